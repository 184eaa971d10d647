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

# A test that fails is tried once more and named at the end, whatever comes of it (decision 28).
retried=(--reruns 1 -r fER)

# Screens and terminals wait for each other a good deal: a third process uses that time.
whole_suite() {
    suite "$1" "$2" -n 3 --dist worksteal --durations=40 "${retried[@]}" --ignore=tests/web 2>&1 \
        | tee build/whole-suite.log
}

# The environment of the compiled build, and where C compiles, the build; says which one it is.
compile() {
    make --no-print-directory .venv-fast/.dev
    .venv-fast/bin/python tools/ci/can_compile.py > build/logs/build.txt
    [ "$(cat build/logs/build.txt)" != compiled ] || make --no-print-directory .venv-fast/.installed
}

# `make cluster` has the whole of it; here a node dies, and a cluster is missing.
elsewhere() {
    step "other Pythons" .venv-plain/bin/python -m tools.ci.pythons --short
    step "ways to install" .venv-plain/bin/python -m tools.ci.installations
    step "a cluster" make --no-print-directory cluster ARGS="-k 'death or no_cluster'"
}

# debian VARIABLE PATTERN PACKAGE: a package of Debian's that tests need, where it is root's to
# install; the variable makes it a failure if it is missing. Who is not root is told by the tests what
# they skip.
debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null || return 0
    export "$1=1"
    compgen -G "$2" > /dev/null && return
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
        --no-install-recommends "$3"; } > "build/logs/$3.txt" 2>&1 || { cat "build/logs/$3.txt"; exit 1; }
}

# The web client in a real browser, against the installed package and the page that it carries.
browser_suite() {
    OVERSEER_AXE=$PWD/web/node_modules/axe-core/axe.min.js OVERSEER_SCREENS=$PWD/build/screens \
        suite "$1" "$2" -n 2 --dist loadfile --durations=15 "${retried[@]}" tests/web
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

step "PostgreSQL" debian OVERSEER_NEEDS_POSTGRES '/usr/lib/postgresql/*/bin/postgres' postgresql
step "nginx" debian OVERSEER_NEEDS_NGINX /usr/sbin/nginx nginx-light
step "Chromium" debian OVERSEER_NEEDS_BROWSER /usr/bin/chromium chromium
step "page" python3 -m tools.page
beside compiling.txt step "compiling" compile
step "environment, plain" make --no-print-directory .venv-plain/.dev
step "installing, plain" make --no-print-directory .venv-plain/.installed
step "linters" make --no-print-directory lint
step "page: types and logic" python3 -m tools.ci.web
python3 tools/ci/stage.py build/suite
step "conformance suite, plain build" plain_suite
joined compiling.txt
build=$(cat build/logs/build.txt)
venv=.venv-plain
[ "$build" != compiled ] || venv=.venv-fast
step "browser, $build build" browser_suite "$venv" "$build"
beside elsewhere.txt elsewhere
step "whole suite, $build build" whole_suite "$venv" "$build"
joined elsewhere.txt
tail -n 1 build/logs/elsewhere.txt
cat "$table"
