# Two commands do everything on a fresh Debian machine with Python: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CORES := $(shell nproc)

.PHONY: setup run test check bench bench-peers bench-server crash-loop audit golden coverage-table clean

setup: $(VENV)/.ready

# The environment is made again whenever what it must hold changes.
$(VENV)/.ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[dev]"
	touch $@

run: setup
	$(BIN)/drovers serve

test: setup
	$(BIN)/python -m pytest -n $(CORES) --dist worksteal

check: setup
	$(BIN)/ruff check src tests benchmarks examples
	$(BIN)/ruff format --check src tests benchmarks examples
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m pytest -q tests/docs

# Speed, each number beside a peer's or the plain form's from the same run.
bench: setup
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[bench]"
	$(BIN)/python -m benchmarks

# The research doors beside their peers, all in one run; writes the table of docs/research.md.
bench-peers: setup
	$(BIN)/pip install --quiet --constraint constraints.txt --editable ".[bench]"
	$(BIN)/python -m benchmarks.doors --write docs/research.md

# The server under load, and a boardgame.io server (from npm) under the same client in the same run.
bench-server: setup
	$(BIN)/python -m benchmarks.server

# A server killed with SIGKILL under load, hundreds of times.
crash-loop: setup
	$(BIN)/python -m benchmarks.crash_loop --kills 300

# Known weaknesses of what we depend on; needs an advisory database within reach.
audit: setup
	$(BIN)/pip install --quiet pip-audit
	$(BIN)/pip-audit --requirement constraints.txt

# Transcripts of whole matches that tests compare with; read the difference before committing it.
golden: setup
	$(BIN)/python -m drovers.contract.golden

coverage-table: setup
	$(BIN)/python -m pytest -q tests/games --collect-only --rules-table docs/rules-coverage.md

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
