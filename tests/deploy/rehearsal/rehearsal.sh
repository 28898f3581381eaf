#!/bin/sh
# Opens the shop on a clean Debian, from nothing to a paid order over TLS, and says how long each step took:
#   rehearsal.sh [FOLDER]     as root; FOLDER (new, 5 GB) gets the Debian and goes again where none is named
# The order of deploy/compose.yaml as plain processes, with the steps of deploy/Dockerfile: two servers and a worker
# behind Caddy, PostgreSQL, Redis. Payments and mails go to the sandbox and the mail catcher, as no account is needed to try this.
set -eu
project=$(cd "$(dirname "$0")/../../.." && pwd)
folder=${1:-$(mktemp -d)}
[ -n "${1:-}" ] || trap 'rm -rf "$folder"' EXIT
command -v mmdebstrap > /dev/null || { echo 'This needs mmdebstrap: apt-get install mmdebstrap' >&2; exit 1; }

# The clean machine: a Debian that can fetch packages, and nothing else.
mmdebstrap --quiet --variant=minbase --include=ca-certificates,curl bookworm "$folder"
cp /etc/resolv.conf /etc/hosts "$folder/etc/"
cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/"
mkdir "$folder/shop"
git -C "$project" archive HEAD | tar -x -C "$folder/shop"
mount --bind /dev "$folder/dev"
status=0
# All that it starts ends with it.
env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 REGISTRY="$(npm config get registry)" \
  unshare --mount --pid --fork --kill-child --mount-proc="$folder/proc" \
  chroot "$folder" sh /shop/tests/deploy/rehearsal/rehearsal-steps.sh || status=$?
umount "$folder/dev"
exit "$status"
