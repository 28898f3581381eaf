#!/bin/sh
# Replaces the running shop by a newer version, one server at a time, while the other one serves.
#   update.sh [IMAGE]          a ready image instead of one built here, or atelier-steinbock:previous to go back
#     --even-if-not-ready      also while a server is not ready, such as for a version that mends it
# If the new version does not become ready, the old one is put back.
set -eu
# shellcheck source=deploy/deploy-common.sh
. "$(dirname "$0")/deploy-common.sh"

image=
even_if_not_ready=no
for argument in "$@"; do
  case $argument in
    --even-if-not-ready) even_if_not_ready=yes ;;
    -*) refuse "update.sh does not know $argument." ;;
    *) image=$argument ;;
  esac
done

check_settings
check_machine
take_turn
docker image inspect atelier-steinbock:current > /dev/null 2>&1 || refuse 'No shop runs here yet: deploy/first-deploy.sh opens it.'
# To change the network, Compose would stop everything.
[ "$(docker network inspect -f '{{.EnableIPv6}}' atelier-steinbock_default)" != false ] ||
  refuse "The containers' network has no IPv6 yet, and gets it by a pause of about a minute: docker compose -f $here/compose.yaml down && docker compose -f $here/compose.yaml up -d. Then start this again; nothing was changed."
for service in server-a server-b; do
  [ "$(docker inspect -f '{{.State.Health.Status}}' "$(compose ps -q "$service")")" = healthy ] || [ $even_if_not_ready = yes ] ||
    refuse "$service is not ready: with one server alone an update would be seen. 'docker compose -f $here/compose.yaml up -d' starts what is down; --even-if-not-ready updates all the same, such as to a version that mends it."
done

get_image "$image"
check_environment
# The running version goes on with the migrated database: it looks for its own stamp, and migrations only add.
SHOP_TAG=next compose run --rm --no-deps -T prepare ||
  refuse 'The database could not be prepared. The old version serves on; the new one was not started.'

# The image that serves now. An update that was cut off may not have tagged it.
old_image=$(docker inspect -f '{{.Image}}' "$(compose ps -q server-a)" 2> /dev/null) ||
  old_image=$(docker image inspect -f '{{.Id}}' atelier-steinbock:current)
# An update that only applies deploy/.env keeps the tag of the version before, so that one can go back to it.
[ "$old_image" = "$(docker image inspect -f '{{.Id}}' atelier-steinbock:next)" ] || docker tag "$old_image" atelier-steinbock:previous
docker tag atelier-steinbock:next atelier-steinbock:current
exchanged=
for service in server-a server-b worker; do
  exchanged="$service $exchanged"
  if ! exchange "$service"; then
    say "The new version does not become ready as $service:"
    compose logs --tail 20 "$service" || true
    docker tag "$old_image" atelier-steinbock:current
    for old in $exchanged; do
      exchange "$old" || refuse "Nor does the old version as $old: see 'docker compose -f $here/compose.yaml logs $old'."
    done
    refuse 'The old version was put back, and serves.'
  fi
done
# The service keeps the environment, the scripts and the image that it was started with, so it is started anew.
compose up -d --no-deps --force-recreate backup ||
  refuse "The new version serves, but makes no backups: see 'docker compose -f $here/compose.yaml logs backup'."
say 'The new version serves.'
[ "$(docker inspect -f '{{.Image}}' "$(compose ps -q postgres)")" = "$(docker image inspect -f '{{.Id}}' atelier-steinbock-postgres)" ] ||
  say "PostgreSQL has a new image, and takes it with a restart, during which nobody can buy: docker compose -f $here/compose.yaml up -d --no-deps postgres"
[ -n "$(setting AUTH_MFA_ENCRYPTION_KEY)" ] ||
  say "Nobody can turn on a second factor yet. This gives the shop its key: echo \"AUTH_MFA_ENCRYPTION_KEY=\$(openssl rand -hex 32)\" >> $env_file && $here/update.sh"
