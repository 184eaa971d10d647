"""Makes an environment of its own that finds the libraries of another one.

python tools/ci/borrow.py NEW LENDER

What is installed in the new one comes first; the lender's libraries are neither copied nor changed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ASK = "import sysconfig; print(sysconfig.get_path('purelib'))"


def main(new: str, lender: str) -> None:
    """Make the environment, with the Python of the lender."""
    python = Path(lender, "bin", "python")
    subprocess.run([python, "-m", "venv", "--clear", "--without-pip", new], check=True)
    Path(libraries_of(new), "borrowed.pth").write_text(f"{libraries_of(lender)}\n")


def libraries_of(environment: str) -> str:
    """The folder in which an environment keeps its libraries."""
    python = Path(environment, "bin", "python")
    return subprocess.check_output([python, "-c", ASK], text=True).strip()


if __name__ == "__main__":
    main(*sys.argv[1:])
