# make run plays, make test checks everything. `make help` lists the rest.

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

VENV := .venv
PLAIN_VENV := .venv-plain
BENCH_VENV := .venv-bench
PIP := -m pip install --quiet --disable-pip-version-check
FLAVOUR := $(if $(filter-out 0,$(OVERSEER_PLAIN)),plain,compiled)

# What the package is built from. The list is kept in a file, so that a deleted source counts too.
SOURCES := $(sort setup.py pyproject.toml README.md \
	$(shell find overseer -type f ! -name '*.so' ! -path '*/__pycache__/*'))
LIST := build/sources.txt
$(shell mkdir -p build && { cmp -s $(LIST) <(echo '$(SOURCES)') || echo '$(SOURCES)' > $(LIST); })

CHECKED := $(wildcard overseer tests examples benchmarks tools setup.py)

.PHONY: help run test lint format compile plain bench requirements clean

help: ## list the commands
	@sed -nE 's/^([a-z]+):[^#]*## (.*)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

run: $(VENV)/.installed-$(FLAVOUR) ## set everything up and play (ARGS="--lang fr" and the like)
	@$(VENV)/bin/overseer play $(GAME) $(ARGS)

# The suite runs in a copy of the checkout without the package, so that it can only meet the
# installed one; installed_build refuses to start on the wrong build.
test: $(VENV)/.dev $(VENV)/.installed-$(FLAVOUR) $(PLAIN_VENV)/.installed ## run every test, on both builds
	@$(PYTHON) tools/stage.py build/suite
	build=$$($(VENV)/bin/python tools/can_compile.py)
	suite() { (cd build/suite && OVERSEER_BUILD=$$2 "$(CURDIR)/$$1/bin/python" -m pytest \
		-p tools.installed_build -n 2 "$${@:3}"); }
	echo "== the whole suite, $$build build"
	suite $(VENV) $$build | tee build/whole-suite.log
	echo "== the conformance suite, plain build"
	suite $(PLAIN_VENV) plain tests/conformance
	echo "== no compiler"
	$(PLAIN_VENV)/bin/python -m tools.no_compiler

lint: $(VENV)/.dev ## ruff, mypy --strict and the import contract
	@$(VENV)/bin/ruff check $(CHECKED)
	$(VENV)/bin/ruff format --check $(CHECKED)
	$(VENV)/bin/mypy $(CHECKED)
	$(VENV)/bin/lint-imports

format: $(VENV)/.dev ## let ruff sort imports and format
	@$(VENV)/bin/ruff check --fix $(CHECKED)
	$(VENV)/bin/ruff format $(CHECKED)

compile: $(VENV)/.run ## compile in the checkout itself; `make plain` before you edit again
	@$(VENV)/bin/python setup.py --quiet build_ext --inplace
	$(VENV)/bin/python -c 'import overseer.engine as e; print("compiled:", e.compiled())'

plain: ## remove the modules compiled in the checkout
	@rm -f overseer*__mypyc*.so
	find overseer -name '*.so' -delete

bench: $(VENV)/.installed-$(FLAVOUR) $(BENCH_VENV)/.peers ## measure the games beside other engines
	@$(VENV)/bin/overseer bench $(ARGS)

# uv must be on the PATH. UPGRADE=--upgrade takes newer versions.
COMPILE = UV_CUSTOM_COMPILE_COMMAND="make requirements" uv pip compile --quiet --universal \
	--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	$(UPGRADE)
listed = $(PYTHON) -c 'import tomllib; from pathlib import Path; \
	print(*tomllib.loads(Path("pyproject.toml").read_text())$(1), sep="\n")'
requirements: ## resolve and hash the requirement files again
	@$(COMPILE) pyproject.toml --extra dev -o requirements/dev.txt
	$(COMPILE) pyproject.toml -c requirements/dev.txt -o requirements/run.txt
	$(call listed,["build-system"]["requires"]) \
		| $(COMPILE) - -c requirements/dev.txt -o requirements/build.txt
	$(call listed,["project"]["optional-dependencies"]["bench"]) \
		| $(COMPILE) - -o requirements/bench.txt

clean: plain ## remove environments, builds and caches
	@rm -rf .venv .venv-* build dist *.egg-info .*_cache .hypothesis

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

%/.dev: requirements/dev.txt | %/bin/python
	@$*/bin/python $(PIP) --require-hashes -r requirements/dev.txt
	touch $@

$(VENV)/.installed-$(FLAVOUR): $(SOURCES) $(LIST) $(VENV)/.run
	@echo "Installing Overseer$(if $(filter compiled,$(FLAVOUR)),; compiling takes a few minutes)…"
	rm -f $(VENV)/.installed-*
	$(VENV)/bin/python $(PIP) --no-build-isolation --no-deps .
	if [ $(FLAVOUR) = compiled ] && ! $(VENV)/bin/python -P -c \
		'import overseer.engine as e, sys; sys.exit(not e.compiled())'; then
		echo "Overseer runs as plain Python, several times slower than compiled."
		echo "On Debian: apt install build-essential python3-dev, then make clean run."
		echo "If both are there, make compile shows what went wrong."
	fi
	touch $@

$(PLAIN_VENV)/.installed: $(SOURCES) $(LIST) $(PLAIN_VENV)/.dev
	@OVERSEER_PLAIN=1 $(PLAIN_VENV)/bin/python $(PIP) --no-build-isolation --no-deps .
	touch $@

# The peers' own environment: it has no Overseer.
$(BENCH_VENV)/.peers: requirements/bench.txt | $(BENCH_VENV)/bin/python
	@$(BENCH_VENV)/bin/python $(PIP) --require-hashes -r requirements/bench.txt
	touch $@
