#!/bin/sh
# Opens the shop on this machine: makes deploy/.env, builds, migrates, seeds and starts.
#   first-deploy.sh [IMAGE]     a ready image instead of one built here, which takes 2 GB of memory
# It may be repeated: it keeps what is there.
set -eu
# shellcheck source=deploy/deploy-common.sh
. "$(dirname "$0")/deploy-common.sh"

random() { od -An -tx1 -N"$1" /dev/urandom | tr -d ' \n'; }

# Writes random secrets into deploy/.env where it has none yet.
fill_secrets() {
  for secret in ADMIN_PASSWORD:10 JWT_SECRET:32 COOKIE_SECRET:32 AUTH_MFA_ENCRYPTION_KEY:32 POSTGRES_PASSWORD:24 POSTGRES_ADMIN_PASSWORD:24 RESTIC_PASSWORD:24; do
    name=${secret%:*}
    [ -n "$(setting "$name")" ] || sed -i "s/^$name=\$/$name=$(random "${secret#*:}")/" "$env_file"
  done
}

if [ ! -f "$env_file" ]; then
  (umask 077 && cp "$here/.env.example" "$env_file")
  fill_secrets
  refuse "Fill in $env_file (its secrets are there already), then start this again."
fi
fill_secrets
check_settings
check_machine
take_turn
! docker image inspect atelier-steinbock:current > /dev/null 2>&1 || [ -z "$(compose ps -q server-a)" ] ||
  refuse 'The shop runs already: deploy/update.sh exchanges it.'

get_image "${1:-}"
check_environment
docker tag atelier-steinbock:next atelier-steinbock:current
mkdir -p "$here/ssh"
compose up -d --wait --wait-timeout 300 ||
  refuse "Not all of it came up. 'docker compose -f $here/compose.yaml logs' says why; put it right and start this again."
say "The shop is at https://$(setting DOMAIN), its admin at https://$(setting DOMAIN)/app ($(setting ADMIN_EMAIL), ADMIN_PASSWORD in $env_file)."
[ -n "$(setting RESTIC_REPOSITORY)" ] || say "There are no backups yet: RESTIC_REPOSITORY is missing in $env_file."
