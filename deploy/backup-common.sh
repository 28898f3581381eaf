# shellcheck shell=sh
# Functions and settings that backup.sh and restore.sh share.

# The name under which backups are stored: several shops, or a shop and its drill on another machine, may share a
# repository.
# shellcheck disable=SC2034 # used by the scripts that read this file
SHOP=${DOMAIN:-$(uname -n)}

STATE=${BACKUP_STAMP:+$(dirname "$BACKUP_STAMP")}
STATE=${STATE:-${TMPDIR:-/tmp}}

say() { printf '%s\n' "$*"; }

# Ends the script with a sentence. The caller has changed nothing yet, or says what it has changed.
refuse() {
  printf '%s\n' "$*" >&2
  exit 1
}

need_programs() {
  for program in "$@"; do
    command -v "$program" > /dev/null || refuse "The program $program is missing."
  done
}

# Refuses an environment that restic cannot work with.
check_repository() {
  [ -n "${RESTIC_REPOSITORY:-}" ] || refuse 'RESTIC_REPOSITORY is missing: where backups go, such as s3:https://s3.example.ch/backups.'
  [ -n "${RESTIC_PASSWORD:-}${RESTIC_PASSWORD_FILE:-}" ] || refuse 'RESTIC_PASSWORD is missing: backups are encrypted with it.'
  case $RESTIC_REPOSITORY in
    s3:* | sftp:* | rest:* | b2:* | azure:* | gs:* | swift:* | rclone:*) ;;
    *)
      [ "${BACKUP_ON_THIS_MACHINE:-}" = yes ] ||
        refuse "RESTIC_REPOSITORY is a folder of this machine ($RESTIC_REPOSITORY): it would be lost with it. BACKUP_ON_THIS_MACHINE=yes says that it is a disk of another one."
      ;;
  esac
}

# Lets one script of this machine use the repository at a time, as drop_stale_locks would take the lock of another one for
# abandoned.
take_turn() {
  exec 9> "$STATE/backup.lock"
  flock -n 9 || { say 'A backup or a restore is running: this waits for it.' && flock 9; }
}

# Removes the locks of processes that are gone. A killed process leaves its lock, under which nothing can be pruned.
drop_stale_locks() { restic unlock --quiet; }

# Print the password of an address, and the address without it, as every user of a machine can read the arguments of its
# programs. A password with a % stays in the address, as it would have to be decoded.
print_password() { printf '%s' "$1" | sed -nE 's#^[a-z]+://[^:/@]*:([^%@]*)@.*$#\1#p'; }
print_without_password() { printf '%s' "$1" | sed -E 's#^([a-z]+://[^:/@]*):[^%@]*@#\1@#'; }

# Moves the password from DATABASE_URL to the environment, from which PostgreSQL's programs take it.
hide_password() {
  password=$(print_password "$DATABASE_URL")
  [ -n "$password" ] || return 0
  export PGPASSWORD="$password"
  DATABASE_URL=$(print_without_password "$DATABASE_URL")
}

# Prints the address of another database of the same server.
print_database_url() {
  query=${DATABASE_URL#"${DATABASE_URL%%\?*}"}
  base=${DATABASE_URL%%\?*}
  printf '%s/%s%s' "${base%/*}" "$1" "$query"
}

# Counts the rows of each table, as lines 'schema.table<tab>number'. A backup holds these lines, and the restored database
# must have the same.
# shellcheck disable=SC2034 # used by the scripts that read this file
COUNT_ROWS="select format('%s.%s', schemaname, tablename),
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]
  from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1"

# Prints the number of orders in such lines.
count_orders() { awk '$1 == "public.order" { orders = $2 } END { print orders + 0 }' "$1"; }

# Whether a PostgreSQL runs on the data directory of 'npm start'.
is_embedded_running() {
  pid=$(head -n 1 "$DATA_DIR/postgres/postmaster.pid" 2> /dev/null) && kill -0 "$pid" 2> /dev/null
}
