"""For all tests: the example games are registered, and hypothesis repeats its cases."""

from __future__ import annotations

from hypothesis import settings

import examples  # noqa: F401
from overseer.engine import compiled

# Plain Python takes ten times as long over a case, so it looks at fewer.
CASES = 50 if compiled() else 15

# `pytest --hypothesis-profile=thorough` looks further, with new cases every time.
settings.register_profile(
    "quick", max_examples=CASES, derandomize=True, database=None, deadline=None
)
settings.register_profile("thorough", max_examples=2000, deadline=None)
settings.load_profile("quick")
