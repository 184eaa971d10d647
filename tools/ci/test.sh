#!/usr/bin/env bash
# Every test and every linter, in the least time that two cores need: whatever waits (packages, the
# page, the compiler, browsers, other Pythons) runs beside what works. What the plain build has to
# prove is proved while the compiler works; the whole suite follows on the compiled build.
# `make test` starts it, from any folder.
set -euo pipefail
cd "$(dirname "$0")/../.."
mkdir -p build/logs
table=build/logs/steps.txt
[ ! -s "$table" ] || mv "$table" "$table.before"
: > "$table"
declare -A running

# What the commands of a shell have taken, as `times` has written it down.
seconds_of() { awk -F'[ms ]' 'NR == 2 { printf "%d", $1 * 60 + $2 + $4 * 60 + $5 }' "$1"; }

# step NAME COMMAND…: run it, and note how long it took, and how much of a processor.
step() {
    local name=$1 begun=$SECONDS clock=build/logs/.times.$BASHPID before
    shift
    echo "== $name"
    times > "$clock"
    before=$(seconds_of "$clock")
    "$@"
    times > "$clock"
    printf '%4d s %5d s of a processor  %s\n' $((SECONDS - begun)) \
        $(($(seconds_of "$clock") - before)) "$name" >> "$table"
    rm -f "$clock"
}

# beside NAME COMMAND…: run it in the background; what it says goes to a file of that name.
beside() {
    local name=$1
    shift
    "$@" > "build/logs/$name.txt" 2>&1 &
    running[$name]=$!
}

# joined NAME: wait for what runs beside; if it failed, show what it said.
joined() {
    wait "${running[$1]}" || { cat "build/logs/$1.txt"; exit 1; }
    unset "running[$1]"
}
trap 'kill "${running[@]}" 2> /dev/null || true' EXIT

# The suite runs in a copy of the checkout without the package, so that it can only meet the
# installed one; installed_build refuses to start on the wrong build. Each run leaves a table of the
# processor time of its tests.
suite() {
    local name=$1 python=$PWD/$2/bin/python build=$3
    shift 3
    (cd build/suite && OVERSEER_BUILD=$build OVERSEER_PROCESSOR_TABLE=$OLDPWD/build/logs/tests-$name.txt \
        "$python" -m pytest -p tools.ci.installed_build -p tools.ci.processor_time "$@")
}

# What the plain build can do otherwise than the compiled one: play, copy, hide, record. `make pythons`
# runs the whole conformance suite plain.
plain_suite() {
    local tests=() each
    for each in fields golden log match play records views; do
        tests+=("tests/conformance/test_$each.py")
    done
    suite plain .venv-plain plain -n 2 --dist loadgroup "${tests[@]}"
}

# A test that fails is tried once more and named at the end, whatever comes of it (decision 28).
retried=(--reruns 1 -r fER)

whole_suite() {
    suite whole "$1" "$2" -n 2 --dist worksteal --durations=40 "${retried[@]}" --ignore=tests/web 2>&1 \
        | tee build/whole-suite.log
}

# The web client in a real browser, against the installed package and the page that it carries.
browser_suite() {
    OVERSEER_AXE=$PWD/web/node_modules/axe-core/axe.min.js OVERSEER_SCREENS=$PWD/build/screens \
        suite browser "$1" "$2" -n 3 --dist loadfile --durations=25 "${retried[@]}" tests/web
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

# What tests need of Debian's, where it is root's to install; who is not root is told by the tests
# what they skip. Each variable makes it a failure if the package is missing.
declare -A needed=(
    [OVERSEER_NEEDS_POSTGRES]='/usr/lib/postgresql/*/bin/postgres postgresql'
    [OVERSEER_NEEDS_NGINX]='/usr/sbin/nginx nginx-light'
    [OVERSEER_NEEDS_BROWSER]='/usr/bin/chromium-headless-shell chromium-headless-shell'
)

packages() {
    local variable pattern package missing=()
    for variable in "${!needed[@]}"; do
        read -r pattern package <<< "${needed[$variable]}"
        compgen -G "$pattern" > /dev/null || missing+=("$package")
    done
    [ ${#missing[@]} = 0 ] && return
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
}

build_page() { step "page" python3 -m tools.page; }
page_checks() { step "page: types and logic" python3 -m tools.ci.web; }

if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
    for variable in "${!needed[@]}"; do export "$variable=1"; done
    beside packages step "packages of Debian" packages
else
    beside packages true
fi
beside page build_page
step "environment" make --no-print-directory .venv-plain/.dev
joined page
beside compiling step "compiling" compile
beside page-checks page_checks
step "installing, plain" make --no-print-directory .venv-plain/.installed
step "linters" make --no-print-directory lint
python3 tools/ci/stage.py build/suite
step "conformance suite, plain build" plain_suite
joined page-checks
joined packages
joined compiling
build=$(cat build/logs/build.txt)
venv=.venv-plain
[ "$build" != compiled ] || venv=.venv-fast
beside browser step "browser, $build build" browser_suite "$venv" "$build"
beside elsewhere elsewhere
step "whole suite, $build build" whole_suite "$venv" "$build"
joined elsewhere
tail -n 1 build/logs/elsewhere.txt
joined browser
tail -n 1 build/logs/browser.txt
times > build/logs/.times
printf '%4d s %5d s of a processor  everything\n' "$SECONDS" "$(seconds_of build/logs/.times)" >> "$table"
cat "$table"
