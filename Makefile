# Shamble: every target sets up what it needs and says what it does.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# How many games `make balance` plays for each mode and each option, and on how many cores.
GAMES ?= 1000
OPTION_GAMES ?= 300
JOBS ?= 2

# --thorough also runs what takes long and seldom finds anything that nothing else finds.
THOROUGH ?=

# What the page is made of: a change here makes dist/ anew.
SOURCES := $(shell find pyapp static tools index.html pyproject.toml package-lock.json -type f \
	-not -path '*/__pycache__/*' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help play test thorough bundle bench balance pictures fmt clean lint unit e2e bands

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: build/dist.stamp ## build dist/, serve it on this machine and open it
	@$(BIN)/python -m tools.serve

test: build/python.stamp build/nodejs.stamp lint unit e2e ## lint, types, unit and law tests, wheel, e2e in Chromium and Firefox

thorough: THOROUGH := --thorough
thorough: build/python.stamp build/nodejs.stamp lint unit e2e bands ## the same with all seeds, every test in both browsers, and the aims of the balance: hours

bundle: build/dist.stamp ## build dist/ and dist/shamble.html, the game as one file
	@echo "dist/ is ready for any static host; dist/shamble.html runs by double click"

bench: build/dist.stamp build/browsers.stamp ## measure start-up, the engine, and how fast the table answers a click
	@$(BIN)/python -m tools.bench

balance: build/venv.stamp ## measure how hard the games are and write docs/balance-GAME.md (GAMES=1000 OPTION_GAMES=300)
	@echo "· whole games between computer players"
	@$(BIN)/python -m tools.balance --games $(GAMES) --option-games $(OPTION_GAMES) --jobs $(JOBS)

pictures: build/dist.stamp build/browsers.stamp ## take the pictures in docs/ anew
	@$(BIN)/python -m tools.pictures

fmt: build/venv.stamp ## format the code and fix what can be fixed
	@echo "· format"
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

clean: ## remove everything that make made
	@echo "· remove .venv, node_modules, build and dist"
	@rm -rf .venv node_modules build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

# The parts of `make test` and `make thorough`, which can also be called alone; `make unit THOROUGH=--thorough`, say.

lint: build/venv.stamp
	@echo "· lint and types"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

unit: build/venv.stamp build/node.stamp
	@echo "· unit and law tests"
	@$(BIN)/pytest tests -n auto --dist worksteal $(THOROUGH)

e2e: build/dist.stamp build/browsers.stamp
	@echo "· whole page in real browsers"
	@$(BIN)/pytest e2e -n 2 --dist worksteal $(THOROUGH)

bands: build/venv.stamp
	@echo "· are the games as hard as they should be?"
	@$(BIN)/python -m tools.balance --check --games $(GAMES) --jobs $(JOBS)

# What the targets stand on; each stamp is made again when what it depends on has changed.

build/python.stamp:
	@command -v $(PYTHON) >/dev/null 2>&1 || { echo "shamble: python3 is missing; please install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "shamble: $(PYTHON) is too old; please install Python 3.11 or newer"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "shamble: Python's venv module is missing; please install python3-venv"; exit 1; }
	@mkdir -p build && touch $@

build/venv.stamp: pyproject.toml tools/constraints.txt build/python.stamp
	@echo "· set up Python tools in $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint tools/constraints.txt --editable '.[dev]'
	@touch $@

build/nodejs.stamp:
	@command -v node >/dev/null 2>&1 || { echo "shamble: node is missing; please install Node.js 20 or newer"; exit 1; }
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' \
		|| { echo "shamble: node is too old; please install Node.js 20 or newer"; exit 1; }
	@command -v npm >/dev/null 2>&1 || { echo "shamble: npm is missing; please install it with Node.js 20 or newer"; exit 1; }
	@mkdir -p build && touch $@

build/node.stamp: package.json package-lock.json .npmrc build/nodejs.stamp
	@echo "· fetch the browser side's packages with npm"
	@npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

build/dist.stamp: build/python.stamp build/nodejs.stamp build/venv.stamp build/node.stamp $(SOURCES)
	@echo "· build dist/"
	@$(BIN)/python -m tools.build --single
	@touch $@

build/browsers.stamp: build/venv.stamp
	@echo "· look for Chromium and Firefox"
	@$(BIN)/python -m tools.browsers
	@touch $@
