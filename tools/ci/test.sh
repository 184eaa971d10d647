#!/usr/bin/env bash
# Every test and every linter. What the plain build has to prove is proved while the compiler works;
# the whole suite follows on the compiled build, beside other Pythons and other ways to install.
# `make test` starts it, from any folder.
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

# Screens and terminals wait for each other a good deal: a third process uses that time.
whole_suite() { suite "$1" "$2" -n 3 --dist worksteal 2>&1 | tee build/whole-suite.log; }

# The environment of the compiled build, and where C compiles, the build; says which one it is.
compile() {
    make --no-print-directory .venv-fast/.dev
    .venv-fast/bin/python tools/ci/can_compile.py > build/logs/build.txt
    [ "$(cat build/logs/build.txt)" != compiled ] || make --no-print-directory .venv-fast/.installed
}

elsewhere() {
    step "other Pythons" .venv-plain/bin/python -m tools.ci.pythons --short
    step "ways to install" .venv-plain/bin/python -m tools.ci.installations
}

# PostgreSQL for the online table's tests: Debian's package, where it is root's to install. Whoever
# is not root is told by the tests what they skip.
postgres() {
    [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null || return 0
    export OVERSEER_NEEDS_POSTGRES=1
    ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 && return
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends postgresql; } > build/logs/postgres.txt 2>&1 ||
        { cat build/logs/postgres.txt; exit 1; }
}

# beside FILE COMMAND…: run it in the background; what it says goes to a file, `beside` has its id.
beside() {
    local log=build/logs/$1
    shift
    "$@" > "$log" 2>&1 &
    beside=$!
    trap 'kill $beside 2> /dev/null || true' EXIT
}

# joined FILE: wait for what runs beside; if it failed, show what it said.
joined() {
    wait "$beside" || { cat "build/logs/$1"; exit 1; }
    trap - EXIT
}

step "PostgreSQL" postgres
beside compiling.txt step "compiling" compile
step "environment, plain" make --no-print-directory .venv-plain/.dev
step "installing, plain" make --no-print-directory .venv-plain/.installed
step "linters" make --no-print-directory lint
python3 tools/ci/stage.py build/suite
step "conformance suite, plain build" plain_suite
joined compiling.txt
beside elsewhere.txt elsewhere
if [ "$(cat build/logs/build.txt)" = compiled ]; then
    step "whole suite, compiled build" whole_suite .venv-fast compiled
else
    step "whole suite, plain build" whole_suite .venv-plain plain
fi
joined elsewhere.txt
tail -n 1 build/logs/elsewhere.txt
cat "$table"
