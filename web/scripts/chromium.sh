#!/usr/bin/env sh
# The browser of the page's tests: Debian's own Chromium.  Without apt the tests are skipped and say so.
set -eu
command -v chromium >/dev/null && exit 0
command -v apt-get >/dev/null || { echo "no apt here: browser tests will be skipped" >&2; exit 0; }
apt-get install --yes --no-install-recommends chromium || { apt-get update && apt-get install --yes --no-install-recommends chromium; }
