# shellcheck shell=sh
# Functions that first-deploy.sh and update.sh share. Both run on the server itself, in any folder.

here=$(cd "$(dirname "$0")" && pwd)
env_file="$here/.env"

say() { printf '%s\n' "$*"; }

# Ends the script with a sentence, in which the caller says what it has changed, if anything.
refuse() {
  printf '%s\n' "$*" >&2
  exit 1
}

compose() { docker compose --project-directory "$here" -f "$here/compose.yaml" "$@"; }

# Prints the value of a variable in deploy/.env, without its quotes.
setting() { sed -n "s/^$1=//p" "$env_file" | tail -n 1 | sed "s/^'\(.*\)'\$/\1/; s/^\"\(.*\)\"\$/\1/"; }

check_machine() {
  docker compose version > /dev/null 2>&1 || refuse 'Docker with its compose plugin is missing: https://docs.docker.com/engine/install/debian/'
  docker info > /dev/null 2>&1 || refuse 'Docker does not answer: is it running, and may you use it (root, or the group docker)?'
  # Older versions give a network no IPv6 addresses by themselves.
  version=$(docker version -f '{{.Server.Version}}')
  [ "${version%%.*}" -ge 27 ] || refuse "Docker 27 or newer is needed; here is $version."
}

# Lets one deployment run at a time.
take_turn() {
  exec 9> "$here/.lock"
  flock -n 9 || refuse 'Another deployment is running.'
}

check_settings() {
  [ -f "$env_file" ] || refuse "There is no $env_file: deploy/first-deploy.sh makes it."
  missing=
  for name in DOMAIN ADMIN_EMAIL ADMIN_PASSWORD STRIPE_SECRET_KEY STRIPE_PUBLISHABLE_KEY STRIPE_WEBHOOK_SECRET SMTP_URL MAIL_FROM \
    JWT_SECRET COOKIE_SECRET POSTGRES_PASSWORD POSTGRES_ADMIN_PASSWORD; do
    [ -n "$(setting $name)" ] || missing="$missing $name"
  done
  [ -z "$missing" ] || refuse "Missing in $env_file:$missing. Nothing was changed."
  case $(setting DOMAIN) in *[!a-z0-9.-]*) refuse "DOMAIN is a name such as www.example.ch, without https:// or a path. Nothing was changed." ;; esac
  for name in POSTGRES_PASSWORD POSTGRES_ADMIN_PASSWORD; do
    case $(setting $name) in *[!A-Za-z0-9]*) refuse "$name stands in an address: letters and digits only. Nothing was changed." ;; esac
  done
}

# With attestations, two builds of the same sources are different images, and each update would say that PostgreSQL has a
# new one.
export BUILDX_NO_DEFAULT_ATTESTATIONS=1

# Builds the image, or takes a ready one, as atelier-steinbock:next. Also builds the image of PostgreSQL and the backups.
get_image() {
  case ${1:-} in
    '') docker build -f "$here/Dockerfile" -t atelier-steinbock:next "$here/.." && compose build postgres ;;
    */*) docker pull "$1" && docker tag "$1" atelier-steinbock:next && compose build postgres ;;
    # A name without a slash is an image of this machine, as in a registry only Docker's own images have such names. Going
    # back to the version before builds nothing.
    *) docker tag "$1" atelier-steinbock:next ;;
  esac || refuse 'There is no new image. Nothing was changed.'
}

# Lets the new image read the environment as the shop does, which refuses a wrong value.
check_environment() {
  SHOP_TAG=next compose run --rm --no-deps -T prepare node -e '
    try { require("./src/lib/environment").parseEnvironment(process.env) }
    catch (error) { console.error(error.message); process.exit(1) }' || refuse "Put $env_file right. Nothing was changed."
}

# Starts one service anew from the image that its tag names now. Fails unless it becomes healthy.
exchange() { compose up -d --no-deps --force-recreate --wait --wait-timeout 120 "$@"; }
