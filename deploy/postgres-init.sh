#!/bin/sh
# Runs once, in a new cluster, as its superuser: makes the shop's role, which is none, and its database; lets the backup
# service read the cluster whole, and PostgreSQL write its archive.
set -eu
psql -Xq -v ON_ERROR_STOP=1 -U postgres -d postgres << 'SQL'
\getenv password SHOP_PASSWORD
-- A restored database is made beside the old one (restore.sh).
create role shop login createdb password :'password';
create database shop owner shop;
SQL
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
