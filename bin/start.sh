#!/bin/sh
# `npm start`: from a fresh clone to an open shop that stays open. A server that dies is started again, after waits that grow while
# it keeps dying. A shell and not Node, because it stays as long as the shop does: 2 MB and not 40.
cd "$(dirname "$0")/.." || exit

cannot_start=78  # a reason that somebody has to mend: src/platform/process/cannot-start.server.ts
longest_wait_s=15
steady_s=60

child='' ending=''
end() {
  ending=1
  [ -n "$child" ] && kill -TERM "$child" 2>/dev/null
}
trap end TERM INT
# A terminal that is closed ends the shop in order, unless nohup said otherwise; a log that nobody reads any more does not end it.
trap end HUP
trap '' PIPE

# Runs a command and waits until it is gone, whatever signals come meanwhile; $status is how it ended.
until_gone() {
  "$@" &
  child=$!
  [ -n "$ending" ] && kill -TERM "$child" 2>/dev/null
  while :; do
    wait "$child"
    status=$?
    kill -0 "$child" 2>/dev/null || break
  done
  child=''
}

log() {
  printf '{"at":"%s","level":"error","message":"%s","status":%s,"wait_s":%s}\n' "$(date -u +%Y-%m-%dT%H:%M:%SZ)" "$1" "$status" "$2"
}

server() {
  trap '' HUP
  exec sh bin/server
}

until_gone node bin/start.js
[ -n "$ending" ] && exit 1
[ "$status" -eq 0 ] || exit "$status"

# The server ends when this shell is gone, or the npm that waits for it.
PARENTS=$$
[ "$npm_lifecycle_event" = start ] && PARENTS="$$ $PPID"
export PARENTS

wait_s=0
while :; do
  began=$(date +%s)
  until_gone server
  [ "$status" -eq "$cannot_start" ] && exit 1
  [ -n "$ending" ] || [ "$status" -eq 0 ] && exit "$status"
  [ $(($(date +%s) - began)) -ge "$steady_s" ] && wait_s=0
  log "the server ended and is started again" "$wait_s"
  [ "$wait_s" -gt 0 ] && until_gone sleep "$wait_s"
  [ -n "$ending" ] && exit 0
  wait_s=$((wait_s * 2 + 1))
  [ "$wait_s" -gt "$longest_wait_s" ] && wait_s=$longest_wait_s
done
