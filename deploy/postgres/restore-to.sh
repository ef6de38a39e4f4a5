#!/bin/sh
# restore-to.sh TIME FOLDER [ARCHIVE]: fills FOLDER, which must be empty or not there, with the last copy from before TIME, and tells
# PostgreSQL to go on from there to TIME when it starts on it. TIME is one of this machine's clock, such as "2026-11-25 10:29:30", or
# "latest": all that was archived. As the user postgres.
set -eu
[ $# -ge 2 ] || { echo 'Until when, and where? restore-to.sh "2026-11-25 10:29:30" /var/lib/postgresql/15/main' >&2; exit 2; }
time=$1
folder=$2
archive=${3:-/var/backups/tatka}

until=
before=latest
if [ "$time" != latest ]; then
  until=$(date -u -d "$time" '+%Y-%m-%d %H:%M:%S.%6N+00')
  before=$(date -u -d "$time" +%Y-%m-%dT%H%M%SZ)
fi
base=$(ls "$archive/base" | grep 'Z\.tar\.gz$' | awk -v before="$before" '$0 < before' | tail -n 1)
[ -n "$base" ] || { echo "$archive/base has no copy from before $time." >&2; exit 1; }
mkdir -p -m 700 "$folder"
[ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty. Move what is there away first: nothing is overwritten." >&2; exit 1; }

echo "Restoring the copy $base into $folder; PostgreSQL goes on to ${until:-the end of the archive} when it starts."
tar -xzf "$archive/base/$base" -C "$folder"
# Nobody comes in before it is done.
cat >> "$folder/postgresql.auto.conf" <<END
restore_command = 'gzip -dc $archive/wal/%f.gz > %p'
recovery_target_time = '$until'
recovery_target_action = 'promote'
hot_standby = off
END
touch "$folder/recovery.signal"
echo "Start it, and once it answers copy it: base-backup.sh. Until then what is new may be archived minutes late."
