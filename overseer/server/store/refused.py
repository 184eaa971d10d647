"""Why a database cannot be used, for whoever starts the program: `refusal-db-…`."""

from __future__ import annotations

from overseer.engine.refusal import Refusal, Refused, Value

RULE = "OV-D1"


def refused(reason: str, **args: Value) -> Refused:
    """A reason with what its sentence names."""
    return Refused(Refusal(RULE, reason, args))
