# PostgreSQL with the programs that make and restore backups. They share an image because pg_dump must be of the server's
# version.
FROM postgres:17.6-bookworm
RUN apt-get update \
  && apt-get install -y --no-install-recommends restic curl ca-certificates openssh-client \
  && rm -rf /var/lib/apt/lists/* \
  # A new volume takes the owner of the folder that it is mounted on.
  && install -d -o postgres -g postgres /wal
COPY postgres-init.sh /docker-entrypoint-initdb.d/
