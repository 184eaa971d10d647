"""Prints the build this machine must give: `compiled` where C compiles, `plain` where it does not.

It asks the compiler itself and not setup.py, whose fall-back it is there to check.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
import tempfile
from pathlib import Path


def can_compile() -> bool:
    """Whether a file that includes Python.h compiles here."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*shlex.split(compiler), include, "-c", str(source), "-o", f"{source}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


if __name__ == "__main__":
    print("compiled" if can_compile() else "plain")
