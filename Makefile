# Parlour. `make play` plays, `make test` tests; both install what they need and do nothing twice.

VENV := .venv
PY := $(VENV)/bin/python
STAMPS := $(VENV)/.stamps
PIP := $(PY) -m pip install -qq --disable-pip-version-check -c constraints.txt

# Some shells export HOST as the machine's name, so it counts only when given to make.
PLAY_OPTIONS := $(if $(filter command line,$(origin HOST)),--host $(HOST)) $(if $(PORT),--port $(PORT))

# One step after another: several of them write the same stamps.
.NOTPARALLEL:
.PHONY: help play test quick bench load balance strength chances fuzz game lint client compile chromium wheel clean

help:
	@echo "make play    play in the browser (PORT=8080 HOST=0.0.0.0 to choose the address)"
	@echo "make test    every check and test, in a real browser too"
	@echo "make quick   what changed is checked, engine and server are tested, without a browser: about a minute"
	@echo "make bench   measure speed"
	@echo "make load    measure a server that many use at once, some minutes"
	@echo "make balance the balance report of a game (GAME=amygdala), some ten minutes"
	@echo "make strength how strong the bots are, some hours; goes on where it was stopped"
	@echo "make chances what bots tell chances by (GAME=amygdala), some minutes; goes on where it was stopped"
	@echo "make fuzz    a million random decisions"
	@echo "make game    start a game of your own from the small one in examples/ (NAME=tic_tac_toe)"
	@echo "make lint    style, types and imports"
	@echo "make wheel   an sdist in dist/ and a wheel built from it, engine compiled and client inside"
	@echo "make clean   remove everything make made"

play: client $(STAMPS)/play
	@$(PY) hatch_build.py --or-pure
	@exec $(VENV)/bin/parlour play $(PLAY_OPTIONS)

# Most of compiling is one C source, which keeps one processor busy; the checks need no engine. Tests of servers and
# of browsers wait much of their time, so two processors have room for three at once.
test: $(STAMPS)/dev client chromium
	@$(PY) hatch_build.py & compiling=$$!; \
	$(MAKE) --no-print-directory lint && $(PY) -m tools.client test; checked=$$?; \
	wait $$compiling && exit $$checked
	@$(PY) -m pytest -n 3 --dist worksteal

# Nothing is compiled: where the engine is older than its sources, the tests run on these.
quick: lint
	@$(PY) -m pytest -n 2 -m "not (slow or e2e or load or fuzz or bench)"

bench: $(STAMPS)/bench compile client
	@$(PY) -m tests.bench

load: $(STAMPS)/dev compile
	@$(PY) -m pytest -m load -s -p no:xdist tests/load

balance: $(STAMPS)/dev compile
	@$(PY) -m tools.balance $(or $(GAME),amygdala)

strength: $(STAMPS)/dev compile
	@$(PY) -m tools.strength $(GAME)

chances: $(STAMPS)/dev compile
	@$(PY) -m tools.chances $(GAME)

fuzz: $(STAMPS)/dev compile
	@$(PY) -m pytest -m fuzz -n 2

game: $(STAMPS)/dev
	@$(PY) -m tools.new_game "$(or $(NAME),$(error say what it is called: make game NAME=tic_tac_toe))"

lint: $(STAMPS)/dev
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports
	@$(PY) -m tools.client check

client: $(STAMPS)/play
	@$(PY) -m tools.client build

compile: $(STAMPS)/play
	@$(PY) hatch_build.py

chromium: $(STAMPS)/dev
	@$(PY) -m tools.chromium

wheel: client
	@$(PY) -m hatchling build -t sdist
	@$(PY) -m pip wheel -qq --disable-pip-version-check --no-deps -w dist dist/parlour-*.tar.gz
	@ls dist/*

clean:
	@rm -rf $(VENV) .build dist web/node_modules src/parlour/web_dist web/src/lib/wire/api.json web/src/lib/wire/api.d.ts
	@rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks .import_linter_cache
	@find src -name '*.so' -delete
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

# The newest Python found on this machine that is new enough; PYTHON=... chooses one.
$(STAMPS)/venv:
	@for name in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11 python; do \
	  if $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$name; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
	  echo "Parlour needs Python 3.11 or newer; here is $$(python3 -V 2>/dev/null || echo none)." >&2; exit 1; \
	fi; \
	echo "Making $(VENV) with $$($$found -V) ..."; \
	$$found -m venv $(VENV) || { echo "$$found cannot make a venv: install its venv package." >&2; exit 1; }
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/play: $(STAMPS)/venv pyproject.toml constraints.txt
	@echo "Installing Python packages ..."
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation -e '.[build]'
	@touch $@

# The small game is installed as a stranger's package would be, so that all tests run on it, too.
$(STAMPS)/dev: $(STAMPS)/play examples/games/connect_four/pyproject.toml
	@echo "Installing what the tests need ..."
	@$(PIP) --no-build-isolation -e '.[dev]'
	@$(PIP) --no-build-isolation --no-deps -e examples/games/connect_four
	@touch $@

$(STAMPS)/bench: $(STAMPS)/dev
	@echo "Installing what the benchmarks need ..."
	@$(PIP) --no-build-isolation -e '.[bench]'
	@touch $@
