#!/bin/sh
# Runs once in a new cluster, as its superuser. Makes the shop's database and its role, which is no superuser, and lets the
# backup service copy the whole cluster.
set -eu
psql -Xq -v ON_ERROR_STOP=1 -U postgres -d postgres << 'SQL'
\getenv password SHOP_PASSWORD
-- The role may create databases, as restore.sh makes the restored one beside the old one.
create role shop login createdb password :'password';
-- Letters are Unicode's and sorted by their numbers, so that they are the same on every system. PostgreSQL can do that
-- since version 17.
select case when current_setting('server_version_num')::int >= 170000
  then $$locale 'C' locale_provider 'builtin' builtin_locale 'C.UTF-8'$$ else '' end as collation \gset
create database shop owner shop template template0 encoding 'UTF8' :collation;
SQL
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
