# make run opens the table, make test checks everything. `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.NOTPARALLEL:
.DELETE_ON_ERROR:
.SECONDARY:
.DEFAULT_GOAL := help

PYTHON ?= python3
GAME ?= shelter
ARGS ?=

# .venv is what one plays with; the others are for tests and benchmarks.
VENV := .venv
PLAIN_VENV := .venv-plain
FAST_VENV := .venv-fast
BENCH_VENV := .venv-bench
CLUSTER_VENV := .venv-cluster
# What is imported is compiled to bytecode at its first use; most of what is installed never is.
PIP := -m pip install --quiet --disable-pip-version-check --no-compile
# Each environment is installed from a copy of its own, so that two can be built side by side. Playing
# in the terminal and testing need no page; where one is built it is installed too.
install = $(PYTHON) tools/ci/stage.py build/from/$(1) --package && \
	OVERSEER_WITHOUT_PAGE=1 $(1)/bin/python $(PIP) --no-build-isolation --no-deps build/from/$(1)
COMPILED := -P -c 'import overseer.engine as e, sys; sys.exit(not e.compiled())'

# What the package is built from. The list is kept in a file, so that a deleted source counts too; it
# is written by `find`, for it is longer than one argument may be.
FOUND := find overseer -type f ! -name '*.so' ! -path '*/__pycache__/*'
SOURCES := $(sort setup.py pyproject.toml README.md tools/ci/library_cache.py $(shell $(FOUND)))
LIST := build/sources.txt
$(shell mkdir -p build; new=$(LIST).$$$$; $(FOUND) | LC_ALL=C sort > $$new; \
	if cmp -s $(LIST) $$new; then rm $$new; else mv $$new $(LIST); fi)

CHECKED := $(wildcard overseer tests examples benchmarks tools setup.py)

.PHONY: help run page components play fast slow test check lint types format wheel compile plain pythons bench cluster \
	requirements clean

help: ## list the commands
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run: ## set everything up and open the online table in the browser (ARGS="--host 0.0.0.0")
	@$(MAKE) --no-print-directory page
	$(MAKE) --no-print-directory $(VENV)/.installed
	[ -e $(VENV)/.fast ] || echo "Plain Python. \`make fast\` compiles for about two minutes; bots \
	then think five to ten times as fast."
	exec $(VENV)/bin/overseer serve --open $(ARGS)

# The page becomes part of the package: whatever is installed or wrapped afterwards carries it.
page: ## build the web client, if its sources have changed
	@$(PYTHON) -m tools.page

components: ## show every component of the page in every saved position, in the browser
	@$(PYTHON) -m tools.components

play: $(VENV)/.installed ## set everything up and play in the terminal (GAME=tragic ARGS="--lang fr")
	@[ -e $(VENV)/.fast ] || echo "Plain Python. \`make fast\` compiles for about two minutes; bots \
	and simulations then run five to ten times as fast."
	$(VENV)/bin/overseer play $(GAME) $(ARGS)

fast: $(VENV)/.compiler ## compile what you play with; `make slow` takes it back
	@touch $(VENV)/.fast
	$(MAKE) --no-print-directory $(VENV)/.installed
	$(VENV)/bin/python $(COMPILED) || {
		rm $(VENV)/.fast
		echo "It could not be compiled and runs as plain Python, as before. A C compiler and Python's" >&2
		echo "headers are needed. On Debian: apt install build-essential python3-dev" >&2
		echo "If both are there, make compile shows what went wrong." >&2
		exit 1; }
	echo "Compiled."

slow: ## go back to plain Python
	@rm -f $(VENV)/.fast $(VENV)/.installed
	$(MAKE) --no-print-directory $(VENV)/.installed

test: ## run every test and linter, on both builds
	@bash tools/ci/test.sh

check: $(PLAIN_VENV)/.dev ## for daily work: linters and the quick tests, plain, from the checkout
	@$(PLAIN_VENV)/bin/python -m tools.ci.check

lint: $(PLAIN_VENV)/.dev ## ruff, mypy --strict and the import contract
	@$(PLAIN_VENV)/bin/ruff check $(CHECKED)
	$(PLAIN_VENV)/bin/ruff format --check $(CHECKED)
	$(PLAIN_VENV)/bin/mypy $(CHECKED)
	$(PLAIN_VENV)/bin/lint-imports

format: $(PLAIN_VENV)/.dev ## let ruff sort imports and format
	@$(PLAIN_VENV)/bin/ruff check --fix $(CHECKED)
	$(PLAIN_VENV)/bin/ruff format $(CHECKED)

wheel: page $(VENV)/.compiler ## a compiled wheel for this machine, with the page, in dist/
	@OVERSEER_COMPILE=1 $(VENV)/bin/python -m pip wheel --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps --wheel-dir dist .
	ls dist/*.whl

compile: $(VENV)/.compiler ## compile in the checkout itself; `make plain` before you edit again
	@OVERSEER_COMPILE=1 $(VENV)/bin/python setup.py --quiet build_ext --inplace
	$(VENV)/bin/python -c 'import overseer.engine as e; print("compiled:", e.compiled())'

plain: ## remove the modules compiled in the checkout
	@rm -f overseer*__mypyc*.so
	find overseer -name '*.so' -delete

pythons: ## install and run the conformance suite on every Python from 3.11 on that is here
	@$(PYTHON) -m tools.ci.pythons $(ARGS)

bench: $(FAST_VENV)/.installed $(BENCH_VENV)/.peers ## measure the games beside other engines
	@$(FAST_VENV)/bin/overseer bench $(ARGS)

# Ray is large: it has an environment of its own, beside what the tests need.
cluster: $(CLUSTER_VENV)/.ray ## test simulation on a real cluster of two nodes (installs ray; ARGS="-k death")
	@$(CLUSTER_VENV)/bin/python -m pytest -n 0 -q tests/cluster $(ARGS)

$(CLUSTER_VENV)/.ray: requirements/cluster.txt $(PLAIN_VENV)/.dev
	@$(call beside,$(CLUSTER_VENV))
	$(CLUSTER_VENV)/bin/python $(PIP) --require-hashes -r requirements/cluster.txt
	touch $@

# uv must be on the PATH. UPGRADE=--upgrade takes newer versions.
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make requirements" uv pip compile --quiet --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	$(UPGRADE)
listed = $(PYTHON) -c 'import tomllib; from pathlib import Path; \
	print(*tomllib.loads(Path("pyproject.toml").read_text())$(1), sep="\n")'
requirements: ## resolve and hash the requirement files again
	@$(COMPILE) pyproject.toml --extra dev --extra server --extra reports --extra learn --extra results \
		-o requirements/dev.txt
	$(COMPILE) pyproject.toml --extra server -c requirements/dev.txt -o requirements/run.txt
	$(call listed,["build-system"]["requires"]) \
		| $(COMPILE) - -c requirements/dev.txt -o requirements/build.txt
	$(call listed,["dependency-groups"]["compile"]) \
		| $(COMPILE) - -c requirements/dev.txt -o requirements/compile.txt
	$(call listed,["dependency-groups"]["engine"]) \
		| $(COMPILE) - -c requirements/dev.txt -o requirements/engine.txt
	$(call listed,["dependency-groups"]["conformance"]) \
		| $(COMPILE) - -c requirements/dev.txt -o requirements/conformance.txt
	$(call listed,["project"]["optional-dependencies"]["cluster"]) \
		| $(COMPILE) - -c requirements/dev.txt -o requirements/cluster.txt
	$(call listed,["dependency-groups"]["node"]) | $(COMPILE) - -o requirements/node.txt
	$(call listed,["project"]["optional-dependencies"]["bench"]) \
		| $(COMPILE) - -o requirements/bench.txt

clean: plain ## remove environments, builds and caches
	@rm -rf .venv .venv-* build dist *.egg-info .*_cache .hypothesis
	rm -rf overseer/web web/dist web/node_modules web/engine/node_modules

%/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
		echo "Overseer needs Python 3.11 or newer. On Debian: apt install python3 python3-venv" >&2; exit 1; }
	$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || {
		echo "Python's venv module is missing. On Debian: apt install python3-venv" >&2; exit 1; }
	echo "Setting up $* (once)…"
	$(PYTHON) -m venv $*

%/.run: requirements/run.txt requirements/build.txt | %/bin/python
	@$*/bin/python $(PIP) --require-hashes -r requirements/run.txt -r requirements/build.txt
	touch $@

%/.compiler: requirements/compile.txt %/.run | %/bin/python
	@$*/bin/python $(PIP) --require-hashes -r requirements/compile.txt
	touch $@

# Everything that tests need lies in one environment; others look there for what they lack.
beside = $(PYTHON) tools/ci/borrow.py $(1) $(PLAIN_VENV)

$(FAST_VENV)/.dev: $(PLAIN_VENV)/.dev tools/ci/borrow.py
	@$(call beside,$(FAST_VENV))
	touch $@

%/.dev: requirements/dev.txt | %/bin/python
	@$*/bin/python $(PIP) --require-hashes -r requirements/dev.txt
	touch $@

# Once `make fast` was asked for, a changed source is compiled again.
$(VENV)/.installed: $(SOURCES) $(LIST) $(VENV)/.run $(wildcard $(VENV)/.fast)
	@if [ -e $(VENV)/.fast ]; then
		echo "Installing Overseer; compiling takes about two minutes…"
		export OVERSEER_COMPILE=1
	else
		echo "Installing Overseer…"
	fi
	$(call install,$(VENV))
	touch $@

$(PLAIN_VENV)/.installed: $(SOURCES) $(LIST) $(PLAIN_VENV)/.dev
	@$(call install,$(PLAIN_VENV))
	touch $@

$(FAST_VENV)/.installed: $(SOURCES) $(LIST) $(FAST_VENV)/.dev
	@export OVERSEER_COMPILE=1
	$(call install,$(FAST_VENV))
	touch $@

# The peers' own environment: it has no Overseer.
$(BENCH_VENV)/.peers: requirements/bench.txt | $(BENCH_VENV)/bin/python
	@$(BENCH_VENV)/bin/python $(PIP) --require-hashes -r requirements/bench.txt
	touch $@
