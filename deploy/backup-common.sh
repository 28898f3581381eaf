# shellcheck shell=sh
# What backup.sh and restore.sh share.

# Whose backups these are: several shops, or one and its drill on another machine, may share a repository.
# shellcheck disable=SC2034 # used by who reads this file
SHOP=${DOMAIN:-$(uname -n)}

STATE=${BACKUP_STAMP:+$(dirname "$BACKUP_STAMP")}
STATE=${STATE:-${TMPDIR:-/tmp}}

say() { printf '%s\n' "$*"; }

# Ends with a sentence; the caller has changed nothing yet, or says what.
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

# Scripts of one machine have the repository one after the other, as what follows takes locks of others for abandoned.
take_turn() {
  exec 9> "$STATE/backup.lock"
  flock -n 9 || { say 'A backup or a restore is running: this waits for it.' && flock 9; }
}

# A process that was killed leaves its lock, under which nothing can be pruned; only those of processes that are gone go.
drop_stale_locks() { restic unlock --quiet; }

# The password of an address, and the address without it: every user of a machine can read its programs' arguments. One
# with a % stays where it is, as it would have to be decoded.
password_of() { printf '%s' "$1" | sed -nE 's#^[a-z]+://[^:/@]*:([^%@]*)@.*$#\1#p'; }
without_password() { printf '%s' "$1" | sed -E 's#^([a-z]+://[^:/@]*):[^%@]*@#\1@#'; }

# PostgreSQL's programs take the password from the environment.
hide_password() {
  password=$(password_of "$DATABASE_URL")
  [ -n "$password" ] || return 0
  export PGPASSWORD="$password"
  DATABASE_URL=$(without_password "$DATABASE_URL")
}

# The address of another database of the same server.
url_of_database() {
  query=${DATABASE_URL#"${DATABASE_URL%%\?*}"}
  base=${DATABASE_URL%%\?*}
  printf '%s/%s%s' "${base%/*}" "$1" "$query"
}

# The rows of each table, as lines 'schema.table<tab>number': a backup holds them, and what was restored must have the same.
# shellcheck disable=SC2034 # used by who reads this file
ROWS_OF_TABLES="select format('%s.%s', schemaname, tablename),
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', schemaname, tablename), false, true, '')))[1]
  from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1"

# The number of orders in such lines.
orders_in() { awk '$1 == "public.order" { orders = $2 } END { print orders + 0 }' "$1"; }

# Whether a PostgreSQL runs on the data directory of 'npm start'.
embedded_runs() {
  pid=$(head -n 1 "$DATA_DIR/postgres/postmaster.pid" 2> /dev/null) && kill -0 "$pid" 2> /dev/null
}
