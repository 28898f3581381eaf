#!/bin/sh
# Backs the shop up into an encrypted restic repository. Database and pictures are in one snapshot.
#   backup.sh                   once
#   backup.sh --every N         again and again, with N seconds between the end of one and the start of the next
#   backup.sh --fewer-orders    once, also of a database with fewer orders than the newest backup
# DATABASE_URL names the database. Without it DATA_DIR, of a stopped 'npm start', is copied whole.
# docs/operations.md lists the variables.
set -eu
folder=$(dirname "$0")
# shellcheck source=deploy/backup-common.sh
. "$folder/backup-common.sh"

ALARM_AGAIN_MINUTES=1440
if [ -n "${DATA_DIR:-}" ] && [ -d "$DATA_DIR" ]; then DATA_DIR=$(realpath "$DATA_DIR"); fi

check() {
  need_programs restic sha256sum flock
  check_repository
  if [ -n "${DATABASE_URL:-}" ]; then
    need_programs psql pg_dump pg_restore
    hide_password
  else
    [ -d "${DATA_DIR:-}/postgres" ] ||
      refuse 'DATABASE_URL is missing, and DATA_DIR is not the data directory of npm start: there is nothing to back up.'
    ! is_embedded_running || refuse "The shop runs on $DATA_DIR: its database can only be copied while it is stopped."
  fi
}

# Writes a dump of the database into $stage, with its time, the rows of each table and the checksums of all. The rows are
# counted in the same snapshot that is dumped.
dump() {
  export STAGE="$stage"
  psql -XqAt -v ON_ERROR_STOP=1 -d "$DATABASE_URL" > "$stage/log" <<SQL
begin isolation level repeatable read read only;
select pg_export_snapshot() as snapshot \gset
\setenv SNAPSHOT :snapshot
\pset fieldsep '\t'
\o '$stage/rows'
$COUNT_ROWS;
\o '$stage/taken'
select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
\o
\! pg_dump -Fc --snapshot="\$SNAPSHOT" -f "\$STAGE/shop.dump" "\$DATABASE_URL" && touch "\$STAGE/dumped"
commit;
SQL
  [ -e "$stage/dumped" ] || refuse 'pg_dump failed.'
  rm "$stage/dumped" "$stage/log"
  echo "${DATA_DIR:-}" > "$stage/data-dir"
  pg_restore --list "$stage/shop.dump" > /dev/null
  (cd "$stage" && sha256sum shop.dump rows taken data-dir > sums)
}

# Refuses a database with fewer orders than the newest backup. The shop never deletes an order, so it must be another
# database, such as the empty one of a new machine. Its backups would in time replace those of the lost shop.
check_orders() {
  [ "$may_be_fewer" = no ] || return 0
  [ "$(restic snapshots --json --host "$SHOP" --tag shop)" != '[]' ] || return 0
  if ! { file=$(restic ls --quiet --host "$SHOP" --tag shop latest | grep '/shop-backup/rows$') &&
    restic dump --host "$SHOP" --tag shop latest "$file" > "$stage/earlier"; }; then
    refuse "The newest backup cannot be read: nothing was saved. 'restic check' says more; '$0 --fewer-orders' saves once without looking at it."
  fi
  now=$(count_orders "$stage/rows")
  before=$(count_orders "$stage/earlier")
  rm "$stage/earlier"
  [ "$now" -ge "$before" ] ||
    refuse "The database has $now orders, and the newest backup $before: nothing was saved. Restore that backup (docs/operations.md), or run '$0 --fewer-orders' once where fewer are right."
}

# Copies the whole cluster once a day, as another role than the shop's (CLUSTER_URL). From the copy on, the archived log
# leads to any later moment.
base_backup() {
  [ -n "${WAL_DIR:-}" ] || return 0
  [ -z "$(find "$WAL_DIR/base" -maxdepth 0 -mmin -1440 2> /dev/null)" ] || return 0
  rm -rf "$WAL_DIR/base.new"
  cluster=${CLUSTER_URL:-$DATABASE_URL}
  password=$(print_password "$cluster")
  PGPASSWORD=${password:-${PGPASSWORD:-}} pg_basebackup -d "$(print_without_password "$cluster")" -D "$WAL_DIR/base.new" -Ft -z -X none -c fast
  # An old copy that still waits to be dropped stays, and the newer one goes: the log leads from the old one on through both.
  if [ -e "$WAL_DIR/base.old" ]; then
    rm -rf "$WAL_DIR/base"
  elif [ -e "$WAL_DIR/base" ]; then
    mv "$WAL_DIR/base" "$WAL_DIR/base.old"
  fi
  mv "$WAL_DIR/base.new" "$WAL_DIR/base"
  touch "$WAL_DIR/base"
}

# Drops the copy before, and its part of the log. The snapshot that was just made has both, which alone lead to the moments
# since the backup before.
drop_old_base() {
  [ -e "${WAL_DIR:-}/base.old" ] || return 0
  rm -rf "$WAL_DIR/base.old"
  oldest=$(tar -xzOf "$WAL_DIR/base/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p')
  pg_archivecleanup -x .gz "$WAL_DIR" "$oldest"
}

# Saves everything in one snapshot, which restic makes whole or not at all, and drops snapshots that are too old.
save() {
  for path in "${DATA_DIR:-}/uploads" "${DATA_DIR:-}/private-files" "${WAL_DIR:-}" "${BACKUP_ALSO:-}"; do
    if [ -e "$path" ]; then set -- "$@" "$path"; fi
  done
  restic backup --quiet --host "$SHOP" --tag shop --exclude '*.part' --exclude .parts "$@"
  drop_old_base
  restic forget --quiet --host "$SHOP" --tag shop --group-by host,tags --prune \
    --keep-last 3 --keep-hourly 24 --keep-daily 7 --keep-weekly 5 --keep-monthly 12
}

# Makes the repository only if restic says that there is none. If it cannot be opened for another reason, making one could
# overwrite it, as restic takes an S3 store that does not answer for an empty one.
open_repository() {
  if ! reason=$(restic cat config --no-lock 2>&1 > /dev/null); then
    case $reason in
      *'not exist'* | *"n't exist"* | *'no such file'* | *'Not Found'*) restic init --quiet ;;
      *) refuse "The repository cannot be opened, and was not made ('restic init' makes a first one): $reason" ;;
    esac
  fi
  drop_stale_locks
}

back_up() {
  take_turn
  open_repository
  if [ -n "${DATABASE_URL:-}" ]; then
    stage="${TMPDIR:-/tmp}/shop-backup"
    rm -rf "$stage"
    mkdir -m 700 "$stage"
    trap 'rm -rf "$stage"' EXIT
    dump
    check_orders
    base_backup
    save "$stage"
    taken=$(cat "$stage/taken")
  else
    taken=$(date -u +%Y-%m-%dT%H:%M:%SZ)
    # Paths within the folder, so that it can be restored to any other.
    (cd "$DATA_DIR" && restic backup --quiet --host "$SHOP" --tag shop-stopped --exclude .parts .)
    restic forget --quiet --host "$SHOP" --tag shop-stopped --group-by host,tags --prune --keep-last 7 --keep-monthly 12
  fi
  if [ -n "${BACKUP_STAMP:-}" ]; then
    echo "$taken" > "$BACKUP_STAMP.new"
    mv "$BACKUP_STAMP.new" "$BACKUP_STAMP"
  fi
  rm -f "$STATE/backup-alarm" "$STATE/backup-failure"
  say "Backed up as of $taken."
}

# Says why a backup has failed: the last lines of its programs, and what they do not tell. $1 is the exit status, $2 the
# output.
explain() {
  printf '%s\n' "$2" | grep . | tail -n 5 || true
  if [ "$1" -gt 128 ]; then
    say "It was killed ($1), as happens where memory is short."
  elif [ -z "$2" ]; then
    say "It ended without a word ($1)."
  fi
  df -Pk "$STATE" "${TMPDIR:-/tmp}" "${DATA_DIR:-/}" "${WAL_DIR:-/}" 2> /dev/null |
    awk 'NR > 1 && $4 < 1024 && !told[$6]++ { printf "The disk of %s is full.\n", $6 }'
}

# Says what to do about a reason that explain has found.
advise() {
  case $1 in
    *'No space left'* | *' is full.'*) say 'Make room on the disk that is full, or make it larger.' ;;
    *) say 'Put right what it names.' ;;
  esac
  say "Then run backup.sh by hand (docker compose run --rm backup /deploy/backup.sh): it says 'Backed up as of' once all is well. See 'Backup and restore' in docs/operations.md."
}

# Tells the studio at once, and then once a day for as long as backups fail. The message is never in a file, as the disk may
# be full. If not even the time of the message can be noted, it is sent again.
alarm() {
  [ -z "$(find "$STATE/backup-alarm" -mmin -$ALARM_AGAIN_MINUTES 2> /dev/null)" ] || return 0
  sentence="The shop's backup has failed. Why: $1
The last whole one: $(grep . "${BACKUP_STAMP:-/dev/null}" 2> /dev/null || echo unknown)
What to do: $(advise "$1")"
  if [ -n "${BACKUP_ALARM_COMMAND:-}" ]; then
    printf '%s\n' "$sentence" | sh -c "$BACKUP_ALARM_COMMAND" || return 0
  elif [ -n "${SMTP_URL:-}" ] && [ -n "${BACKUP_ALARM_TO:-}" ]; then
    send_mail "$sentence" || return 0
  else
    return 0
  fi
  touch "$STATE/backup-alarm" || true
}

send_mail() {
  sender=$(printf '%s' "${MAIL_FROM:-$BACKUP_ALARM_TO}" | sed 's/.*<\(.*\)>.*/\1/')
  # curl reads the address from a pipe, as its password must not stand in the list of processes. Lines end with CR and LF,
  # without which mail servers refuse them.
  printf 'From: %s\nTo: %s\nSubject: The backup of the shop has failed\nDate: %s\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n%s\n' \
    "${MAIL_FROM:-$BACKUP_ALARM_TO}" "$BACKUP_ALARM_TO" "$(LC_ALL=C date -R)" "$1" |
    awk '{ printf "%s\r\n", $0 }' |
    curl --silent --show-error --max-time 60 --ssl --config /dev/fd/3 --mail-from "$sender" --mail-rcpt "$BACKUP_ALARM_TO" --upload-file - 3<< CONFIG
url = "$SMTP_URL"
CONFIG
}

# Makes one backup in a process of its own, so that this one notices whatever ends it.
once() {
  if output=$("$0" --unwatched "$@" 2>&1); then ended=0; else ended=$?; fi
  [ -z "$output" ] || say "$output"
  [ $ended != 0 ] || return 0
  reason=$(explain "$ended" "$output")
  # The shop's own alert of a backup that is too old quotes this reason.
  { printf '%s\n' "$reason" > "$STATE/backup-failure"; } 2> /dev/null || true
  alarm "$reason"
  return 1
}

case ${1:-} in
  --unwatched)
    may_be_fewer=no
    [ "${2:-}" != --fewer-orders ] || may_be_fewer=yes
    check
    back_up
    ;;
  '' | --fewer-orders) once "$@" ;;
  --every)
    case ${2:-} in '' | *[!0-9]* | 0) refuse '--every needs a number of seconds.' ;; esac
    while :; do
      once || true
      sleep "$2"
    done
    ;;
  *) refuse "backup.sh does not know $1." ;;
esac
