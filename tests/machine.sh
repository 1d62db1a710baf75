#!/usr/bin/env sh
# What the tests drive and a machine may lack: Debian's Chromium, PostgreSQL and Redis.
# Where one cannot be had, nothing fails here: the tests that need it are skipped and say why.
set -u
missing=""
command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || missing="$missing chromium-headless-shell"
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$missing postgresql"
command -v redis-server >/dev/null || command -v valkey-server >/dev/null || missing="$missing redis-server"
[ -z "$missing" ] && exit 0
if ! command -v apt-get >/dev/null || [ "$(id -u)" -ne 0 ]; then
  echo "missing:$missing; install them as root (apt-get install$missing) or their tests are skipped" >&2
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq || true
for package in $missing; do
  apt-get install -qq --yes --no-install-recommends "$package" >/dev/null || echo "$package cannot be installed: its tests are skipped" >&2
done
