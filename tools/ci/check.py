"""The checks of daily work: linters and the quick tests, plain, straight from the checkout.

python -m tools.ci.check

What takes long is left to `make test`: whole games on the screen, simulations, most of the
conformance suite, the compiled build. The linters run beside the tests.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

BIN = Path(sys.executable).parent
SOURCES = ("overseer", "tests", "examples", "benchmarks", "tools", "setup.py")
LINTERS = (
    ("ruff", "check", *SOURCES),
    ("ruff", "format", "--check", *SOURCES),
    ("lint-imports",),
    ("mypy", *SOURCES),
)
QUICK = (
    "tests/engine",
    "tests/examples",
    "tests/shelter",
    "tests/tragic",
    "tests/wasteland",
    "tests/picture",
    "tests/conformance/test_golden.py",
    "tests/conformance/test_words.py",
    "tests/terminal/test_help.py",
    "tests/terminal/test_plain.py",
    "tests/terminal/test_words.py",
    *sorted(str(path) for path in Path("tests").glob("test_*.py")),
)
WHOLE_BATTLES = (
    "tests/wasteland/scenarios/test_rivals.py",
    "tests/wasteland/scenarios/test_whole_battles.py",
)


def main() -> int:
    """Run everything; the exit code."""
    begun = time.monotonic()
    left_out = [f"--ignore={path}" for path in WHOLE_BATTLES]
    pytest = ("-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *QUICK, *left_out)
    tests = subprocess.Popen([sys.executable, *pytest])
    failed = [
        " ".join(linter[:2])
        for linter in LINTERS
        if subprocess.run([BIN / linter[0], *linter[1:]], check=False).returncode
    ]
    if tests.wait():
        failed.append("tests")
    took = f"{time.monotonic() - begun:.0f} s"
    print(f"not in order after {took}: {', '.join(failed)}" if failed else f"in order after {took}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main())
