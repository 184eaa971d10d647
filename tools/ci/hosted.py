"""A wheel as a host takes it: into an empty environment, and its page into a browser."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

from playwright.sync_api import expect

from tests.server.processes import Started
from tests.web.browsing import NEEDED, Chromium, program
from tools.ci.stage import ROOT

HEADING = "Play now, against bots"


def environment(folder: Path, wheel: Path) -> Path:
    """An environment that has the wheel, what its extra `server` asks for, and nothing else.

    The libraries come by their hashes; the wheel must then find all it wants without an index.
    """
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-compile"]
    quiet = ["--quiet", "--disable-pip-version-check"]
    locked = ROOT / "requirements" / "run.txt"
    subprocess.run([*pip, *quiet, "--require-hashes", "-r", str(locked)], check=True)
    subprocess.run([*pip, *quiet, "--no-index", f"{wheel}[server]"], check=True)
    return python


def opens(python: Path, folder: Path) -> None:
    """Serve a table with this Python and look at its page."""
    if program() is None:
        if os.environ.get(NEEDED):
            sys.exit(f"Chromium is not installed, and {NEEDED} is set")
        print("Chromium is not installed (Debian: apt install chromium): nobody looked at the page")
        return
    troubles: list[str] = []
    with Started(f"sqlite://{folder}/table.db", python=python) as table, Chromium() as chromium:
        page = chromium.browser.new_page(locale="en-GB")
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(table.address)
        expect(page.get_by_role("heading", name=HEADING)).to_be_visible()
    if troubles:
        sys.exit(f"the page of the wheel threw {troubles}")
