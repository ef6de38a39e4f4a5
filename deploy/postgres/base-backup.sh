#!/bin/sh
# base-backup.sh [ARCHIVE]: copies the whole database, which stays open, and deletes what no restore needs any more: each night, as the
# user postgres. The last eight copies stay, and all WAL since the oldest of them.
set -eu
archive=${1:-/var/backups/tatka}
mkdir -p "$archive/base" "$archive/wal"
cd "$archive/base"
touch begun
pg_basebackup --pgdata=- --format=tar --gzip --wal-method=fetch --checkpoint=fast > unfinished
# Its time says when it began, its name when it ended.
touch -r begun unfinished
mv unfinished "$(date -u +%Y-%m-%dT%H%M%SZ).tar.gz"
ls | grep 'Z\.tar\.gz$' | head -n -8 | xargs -r rm
oldest=$(ls | grep 'Z\.tar\.gz$' | head -n 1)
find ../wal -name '*.gz' ! -name '*.history.gz' ! -newer "$oldest" -delete
