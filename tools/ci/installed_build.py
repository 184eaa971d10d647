"""A pytest plugin: the suite runs against the installed package, and against the build asked for.

OVERSEER_BUILD names that build, `compiled` or `plain`. Without this check, plain sources lying in
the working directory could pass for the compiled package.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import overseer
import overseer.engine


def build() -> str:
    """The build of the package that the tests import."""
    return "compiled" if overseer.engine.compiled() else "plain"


def pytest_configure() -> None:
    """Refuse to run a suite against the wrong build."""
    wanted = os.environ["OVERSEER_BUILD"]
    place = Path(overseer.__file__)
    if build() != wanted:
        raise pytest.UsageError(f"the tests want the {wanted} build; {place} is {build()}")
    if not place.is_relative_to(sys.prefix):
        raise pytest.UsageError(f"the tests want the installed package, not {place}")


def pytest_report_header() -> str:
    """Show which build is tested."""
    return f"overseer: the {build()} build (compiled() is {overseer.engine.compiled()})"
