#!/bin/sh
# Runs once, in a new cluster: lets the backup service read it whole, and PostgreSQL write its archive.
set -eu
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
