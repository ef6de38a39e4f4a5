#!/bin/sh
# Runs a command with settings out of files, as containers get secrets: DATABASE_URL_FILE=/run/secrets/x sets DATABASE_URL to what
# the file holds. Only for settings that are secret.
for name in DATABASE_URL DATABASE_DIRECT_URL DATABASE_REPLICA_URL ADMIN_PASSWORD SMTP_URL SMS_URL SMS_BODY SMS_HEADERS CDN_PURGE_URL CDN_PURGE_HEADERS GOOGLE_CLIENT_SECRET; do
  eval "file=\${${name}_FILE:-}"
  [ -n "$file" ] || continue
  if [ ! -r "$file" ]; then
    echo "${name}_FILE: $file cannot be read. Make it, readable for user $(id -u)." >&2
    exit 78
  fi
  export "$name=$(cat "$file")"
  unset "${name}_FILE"
done
exec "$@"
