#!/bin/sh
# Restores a backup into the database of DATABASE_URL, and its pictures into DATA_DIR. Whatever was there before is kept.
#   restore.sh [--snapshot ID]     the latest, or one of 'restic snapshots'
#     --from NAME                  of the shop with this DOMAIN instead of this one's
#     --overwrite                  into a database that is not empty
#     --yes-lose N                 whose N orders are newer than the backup
# Without DATABASE_URL it restores the whole data directory of 'npm start'.
set -eu
folder=$(dirname "$0")
# shellcheck source=deploy/backup-common.sh
. "$folder/backup-common.sh"

snapshot=latest
overwrite=no
lose=0
while [ $# -gt 0 ]; do
  case $1 in
    --snapshot) snapshot=${2:-} && shift ;;
    --from) SHOP=${2:-} && shift ;;
    --overwrite) overwrite=yes ;;
    --yes-lose) lose=${2:-} && shift ;;
    *) refuse "restore.sh does not know $1." ;;
  esac
  shift
done

[ -n "$SHOP" ] || refuse '--from needs the DOMAIN of a shop.'
need_programs restic sha256sum flock
check_repository
[ -n "${DATA_DIR:-}" ] || refuse 'DATA_DIR is missing: where pictures are restored to.'
take_turn
drop_stale_locks

if [ -z "${DATABASE_URL:-}" ]; then
  [ -z "$(ls -A "$DATA_DIR" 2> /dev/null)" ] || refuse "$DATA_DIR is not empty: move it away first."
  restic restore --quiet --verify --host "$SHOP" --tag shop-stopped --target "$DATA_DIR" "$snapshot" ||
    refuse "The backup $snapshot of $SHOP is not whole, or not there: empty $DATA_DIR, and take another one of 'restic snapshots'."
  say "Restored to $DATA_DIR."
  exit 0
fi

need_programs psql pg_restore
hide_password
name=${DATABASE_URL%%\?*}
name=${name##*/}
maintenance=$(print_database_url postgres)
sql() { psql -XqAt -v ON_ERROR_STOP=1 "$@"; }

stage=$(mktemp -d "${TMPDIR:-/tmp}/shop-restore.XXXXXX")
trap 'rm -rf "$stage"' EXIT
restic restore --quiet --verify --host "$SHOP" --tag shop --target "$stage" "$snapshot" ||
  refuse "The backup $snapshot of $SHOP is not whole, or not there: nothing was changed. 'restic snapshots' lists the others; --from takes those of another shop."
dump=$(find "$stage" -path '*/shop-backup/sums' -exec dirname {} \;)
if [ -z "$dump" ] || ! (cd "$dump" && sha256sum --quiet -c sums) || ! pg_restore --list "$dump/shop.dump" > /dev/null; then
  refuse "The backup $snapshot of $SHOP is not whole: nothing was changed. 'restic snapshots' lists the others."
fi
taken=$(cat "$dump/taken")
orders=$(count_orders "$dump/rows")
say "The backup of $taken has $orders orders."

# Looks at the database that is there. psql replaces variables only in its input, so queries with one are piped into it.
exists=$(echo "select count(*) from pg_database where datname = :'name'" | sql -d "$maintenance" -v name="$name")
if [ "$exists" = 1 ]; then
  # PostgreSQL's own work (autovacuum) has no role and does not count, as it gives way.
  users=$(echo "select count(*) from pg_stat_activity where datname = :'name' and usename is not null" | sql -d "$maintenance" -v name="$name")
  [ "$users" = 0 ] || refuse "The shop still uses the database $name ($users connections): stop servers, worker and backups first."
  tables=$(sql -d "$DATABASE_URL" -c "select count(*) from pg_tables where schemaname = 'public'")
  newer=0
  if [ "$(sql -d "$DATABASE_URL" -c "select to_regclass('public.\"order\"') is not null")" = t ]; then
    newer=$(echo "select count(*) from \"order\" where created_at > :'taken'" | sql -d "$DATABASE_URL" -v taken="$taken")
  fi
  [ "$tables" = 0 ] || [ "$overwrite" = yes ] ||
    refuse "The database $name is not empty ($newer orders are newer than the backup of $taken). --overwrite puts the backup in its place."
  [ "$newer" = 0 ] || [ "$lose" = "$newer" ] ||
    refuse "The database $name has $newer orders that are newer than the backup of $taken. Those would be missing: --yes-lose $newer says that you know."
fi

# Restores beside the old database, which stays as it is until the new one is complete.
fresh="${name}_restoring"
kept="${name}_before_$(date -u +%Y%m%d%H%M%S)"
sql -d "$maintenance" -v fresh="$fresh" << 'SQL'
drop database if exists :"fresh";
-- The same collation as in a new cluster (postgres-init.sh).
select case when current_setting('server_version_num')::int >= 170000
  then $$locale 'C' locale_provider 'builtin' builtin_locale 'C.UTF-8'$$ else '' end as collation \gset
create database :"fresh" template template0 encoding 'UTF8' :collation;
SQL
pg_restore --no-owner --no-acl --exit-on-error -d "$(print_database_url "$fresh")" "$dump/shop.dump"
sql -F "$(printf '\t')" -d "$(print_database_url "$fresh")" -c "$COUNT_ROWS" > "$dump/rows.restored"
diff "$dump/rows" "$dump/rows.restored" ||
  refuse "The restored database has not the rows of the backup. It is there as $fresh; $name was not changed."

# Copies the pictures before the database is put in its place, so that no page lacks one. None that is there is deleted.
for each in uploads private-files; do
  from="$stage$(cat "$dump/data-dir")/$each"
  if [ -d "$from" ]; then
    mkdir -p "$DATA_DIR"
    cp -a "$from" "$DATA_DIR/"
    chown -R --reference="$DATA_DIR" "$DATA_DIR/$each"
  fi
done

if [ "$exists" = 1 ]; then
  echo 'alter database :"name" rename to :"kept"' | sql -d "$maintenance" -v name="$name" -v kept="$kept"
  say "What was there before is the database $kept now."
fi
echo 'alter database :"fresh" rename to :"name"' | sql -d "$maintenance" -v name="$name" -v fresh="$fresh"
say "Restored $orders orders as of $taken. What was paid since then the shop finds at the payment provider by itself, once it runs."
