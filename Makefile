# make play | test | test-postgresql | lint | french | fuzz | siege | scale | container | mutants | ladder | bench | pictures | lock | release. Each installs what it needs into .venv, and again only when that changed.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check
GAME ?= frondeurs
GAMES ?= 200
CONTRACT ?= 10
MIXED ?= 1000
FILES ?= 2000
CLOCKS ?= 10000
KILLS ?= 50
SECONDS ?= 1200
PROCESSES ?= 2
RUNGS ?= 400
POINTS ?= 1000
SEED ?= 1
ARGS ?=

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(firstword $(shell for name in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$name -c '$(NEW_ENOUGH)' 2>/dev/null && echo $$name; done))

HAS_TOKEN = ! $(PY) -c "import signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); \
	from fronde_bot import bot; sys.exit(not bot.is_local())"
HAS_LOCAL = test $(VENV)/.local -nt requirements-dev.lock

.PHONY: play test test-postgresql lint french fuzz siege scale container endurance mutants ladder bench pictures lock release chromium postgresql clean

play: $(VENV)/.bot  ## the bot on Discord, or the local table where there is no token
	@$(HAS_LOCAL) || $(HAS_TOKEN) || $(MAKE) -s --no-print-directory $(VENV)/.local
	@exec $(PY) bot.py

HAS_POSTGRESQL = { ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; }
# Three at once on two cores: a fourth of their time the tests wait, for a browser, a process or a clock.
PYTEST = env -u PYTHONDONTWRITEBYTECODE $(PY) -m pytest -q -n 3 --dist loadfile --no-loadscope-reorder

test: $(VENV)/.dev chromium postgresql  ## every test; of random and recorded games a sample, for the rest see fuzz
	@$(PYTEST) $(ARGS)

test-postgresql: $(VENV)/.dev chromium postgresql  ## all that uses a database, on PostgreSQL
	@$(PYTEST) --postgresql tests/db tests/cogs tests/e2e $(wildcard tests/upgrade) $(ARGS)

lint: $(VENV)/.dev  ## style, format, types
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy

french: $(VENV)/.dev  ## the French of every message and of 50 recorded games a title, read by Grammalecte and hunspell (apt install grammalecte-cli hunspell hunspell-fr-classical): a quarter of an hour
	@$(PY) -m tests.french_prose --planted
	@$(PY) -m tests.french_prose $(ARGS)

fuzz: $(VENV)/.dev  ## random games of every configuration: no dead end, no endless turn, nothing never reached; files that mean harm; clocks; the contract of every game on CONTRACT games a test (make test: 2), names on pictures in as many; all recorded games, every step (make test: a quarter)
	@$(PY) -m fronde fuzz --games $(GAMES) --mixed $(MIXED) --jobs 2 $(ARGS)
	@$(PY) -m tests.games.frondeurs.hostile_files $(FILES)
	@$(PY) -m tests.host.schedules $(CLOCKS)
	@FRONDE_CONTRACT_GAMES=$(CONTRACT) $(PY) -m pytest -q tests/games/test_every_game.py tests/games/test_reasons.py \
		tests/games/test_what_is_read.py tests/host/test_reader.py tests/images/test_labels.py
	@$(PY) -m tests.images.legible --games $(CONTRACT)
	@$(PY) -m tests.corpus check

siege: $(VENV)/.dev  ## kill the bot KILLS times while people play: nothing is lost, nothing doubled (500: half an hour)
	@$(PY) -m tests.siege --kills $(KILLS) --seed $(SEED) $(ARGS)

scale: $(VENV)/.dev postgresql  ## PROCESSES bots on one PostgreSQL for SECONDS: one is killed every 10 s, connections are cut, the database crashes; nothing is lost, nothing doubled, every click answered (20 minutes); then CPU time a click and memory (some minutes)
	@$(PY) -m tests.siege --processes $(PROCESSES) --seconds $(SECONDS) --seed $(SEED) $(ARGS)

mutants: $(VENV)/.dev  ## 300 random faults put into the rules of GAME (frondeurs): which do the tests find?
	@nice -n 19 $(PY) -m tests.mutation --game $(GAME) --report tests/mutation/report.txt $(ARGS)

ladder: $(VENV)/.bot  ## opponents of every level against the level below: half an hour to hours, continues from ladder.jsonl (RUNGS=40 for fewer games)
	@nice -n 15 $(PY) -m fronde lab arena --games $(RUNGS) --record ladder.jsonl $(ARGS)
	@nice -n 15 $(PY) -m tests.bots.points --points $(POINTS)

container: $(VENV)/.dev  ## the image, built on Debian's packages and run; games of an older one go on (apt install podman buildah mmdebstrap runc): some minutes
	@$(PY) -m pytest -q tests/container.py

endurance: $(VENV)/.dev  ## 200 tables at once, a storm of limits, the memory of 100 games: some minutes
	@$(PY) -m tests.endurance $(ARGS)

bench: $(VENV)/.dev  ## medians as JSON, beside their targets
	@$(PY) bench.py $(ARGS)

pictures: $(VENV)/.dev chromium  ## the pictures of the documents; look at each of them afterwards
	@$(PY) -m tests.docs.pictures

LOCK = $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" $(ARGS)

lock: $(VENV)/.dev  ## both locks anew, after a change in requirements.txt or pyproject.toml (ARGS=--upgrade: with the newest of what these leave open)
	@$(LOCK) requirements.txt --output-file requirements.lock
	@$(LOCK) requirements.lock pyproject.toml --extra local --group dev --output-file requirements-dev.lock

release: $(VENV)/.dev  ## the last commit into dist/: sdist, wheel, SBOM, notes; built twice to the same bytes
	@$(PY) -m tests.release

clean:  ## everything that is made; never the games in fronde.db
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache

$(PY):
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed: sudo apt install python3 python3-venv" >&2; exit 1; }
	@echo "Making $(VENV) with $(PYTHON)"
	@rm -rf $(VENV)
	@if $(PYTHON) -c 'import venv, ensurepip' 2>/dev/null; then $(PYTHON) -m venv $(VENV); \
	elif $(PYTHON) -c 'import virtualenv' 2>/dev/null; then $(PYTHON) -m virtualenv --quiet $(VENV); \
	elif test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null; then $(PYTHON) -m venv $(VENV); \
	else echo "Python's venv module is missing: sudo apt install python3-venv, then run make again." >&2; exit 1; fi

$(VENV)/.bot: requirements.lock | $(PY)
	@echo "Installing requirements.lock"
	@$(PIP) --require-hashes -r requirements.lock
	@touch $@

LOCAL = simcord|markdown-it-py|mdurl|linkify-it-py|regex

$(VENV)/.local: requirements-dev.lock | $(VENV)/.bot
	@echo "Installing the local table, as there is no DISCORD_TOKEN"
	@awk '/^[^ ]/ { wanted = /^($(LOCAL))==/ } wanted' requirements-dev.lock > $@.txt
	@$(PIP) --require-hashes -r $@.txt
	@touch $@

$(VENV)/.dev: requirements-dev.lock | $(PY)
	@echo "Installing requirements-dev.lock"
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $(VENV)/.bot $(VENV)/.local $@

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing Chromium for the browser tests" \
		&& apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; } \
	|| echo "There is no Chromium: the browser tests will be skipped (sudo apt install chromium)."

postgresql:
	@$(HAS_POSTGRESQL) \
	|| { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing PostgreSQL for the tests of the database" \
		&& apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } \
	|| echo "There is no PostgreSQL: the tests on it will be skipped (sudo apt install postgresql)."
