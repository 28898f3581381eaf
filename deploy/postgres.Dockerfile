# PostgreSQL, and beside its own programs, which must be of its version, what makes and restores backups.
FROM postgres:17.6-bookworm
RUN apt-get update \
  && apt-get install -y --no-install-recommends restic curl ca-certificates openssh-client \
  && rm -rf /var/lib/apt/lists/* \
  # A new volume takes the owner of the folder that it is mounted on.
  && install -d -o postgres -g postgres /wal
COPY postgres-init.sh /docker-entrypoint-initdb.d/
