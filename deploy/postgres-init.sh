#!/bin/sh
# Runs once, in a new cluster, as its superuser: makes the shop's role, which is none, and its database; lets the backup
# service read the cluster whole, and PostgreSQL write its archive.
set -eu
psql -Xq -v ON_ERROR_STOP=1 -U postgres -d postgres << 'SQL'
\getenv password SHOP_PASSWORD
-- A restored database is made beside the old one (restore.sh).
create role shop login createdb password :'password';
-- Unicode's letters, sorted by their numbers, the same on every system; PostgreSQL has that since version 17.
select case when current_setting('server_version_num')::int >= 170000
  then $$locale 'C' locale_provider 'builtin' builtin_locale 'C.UTF-8'$$ else '' end as collation \gset
create database shop owner shop template template0 encoding 'UTF8' :collation;
SQL
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
