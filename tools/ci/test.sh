#!/usr/bin/env bash
# Every test and every linter. What the plain build has to prove is proved while the compiler works;
# the whole suite follows on the compiled build. `make test` starts it, from any folder.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build/logs
table=build/logs/steps.txt
: > "$table"

# step NAME COMMAND…: run it, and note how long it took.
step() {
    local name=$1 begun=$SECONDS
    shift
    echo "== $name"
    "$@"
    printf '%4d s  %s\n' $((SECONDS - begun)) "$name" >> "$table"
}

# The suite runs in a copy of the checkout without the package, so that it can only meet the
# installed one; installed_build refuses to start on the wrong build.
suite() {
    local python=$PWD/$1/bin/python build=$2
    shift 2
    (cd build/suite && OVERSEER_BUILD=$build "$python" -m pytest -p tools.ci.installed_build "$@")
}

# What the plain build can do otherwise than the compiled one: play, copy, hide, record.
plain_suite() { suite .venv-plain plain -n 2 --dist loadgroup tests/conformance; }

whole_suite() { suite "$1" "$2" -n 2 --dist worksteal 2>&1 | tee build/whole-suite.log; }

step "environments" make --no-print-directory .venv-plain/.dev .venv-fast/.dev
python3 tools/ci/stage.py build/suite
build=$(.venv-fast/bin/python tools/ci/can_compile.py)

if [ "$build" = compiled ]; then
    step "compiling" make --no-print-directory .venv-fast/.installed > build/logs/compiling.txt 2>&1 &
    compiling=$!
    trap 'kill $compiling 2> /dev/null || true' EXIT
fi
step "installing, plain" make --no-print-directory .venv-plain/.installed
step "linters" make --no-print-directory lint
step "conformance suite, plain build" plain_suite
step "other Pythons" .venv-plain/bin/python -m tools.ci.pythons --short
step "ways to install" .venv-plain/bin/python -m tools.ci.installations
if [ "$build" = compiled ]; then
    wait "$compiling" || { cat build/logs/compiling.txt; exit 1; }
    trap - EXIT
    step "whole suite, compiled build" whole_suite .venv-fast compiled
else
    step "whole suite, plain build" whole_suite .venv-plain plain
fi
cat "$table"
