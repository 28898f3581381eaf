#!/bin/sh
# Medusa's programs send telemetry unless their config file says no. They rewrite the file whenever they start.
set -eu
mkdir -p "$XDG_CONFIG_HOME/medusa"
echo '{"telemetry":{"enabled":false}}' > "$XDG_CONFIG_HOME/medusa/config.json"
# The program takes the place of this process, so that signals reach it.
exec "$@"
