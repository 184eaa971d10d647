"""What goes wrong that nobody meant: logged with its trace under a number, and told with the same.

Whoever meets it can name the number to whoever runs the table, who finds it in the log.
"""

from __future__ import annotations

import secrets
from typing import Final

import structlog

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.host.mishap import Mishap
from overseer.server.complaint import Complaint
from overseer.server.store.database import Conflict, Unavailable
from overseer.text import translate

MEANT: Final = (Complaint, Refused, CardFileError, Conflict, Unavailable)  # no faults of ours
_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none looks like another
_LENGTH: Final = 8
log = structlog.get_logger()


class Broken(Complaint):
    """Something failed that nobody meant."""

    def __init__(self, reference: str) -> None:
        super().__init__(500, "broken", reference=reference)
        self.reference = reference

    def short(self, lang: str) -> str:
        """The sentence where there is little room."""
        return translate(lang, "server-broken-short", reference=self.reference)


def noted(error: BaseException, event: str, **where: str) -> Broken:
    """Log a fault under a new number; what its finder is told."""
    reference = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
    if isinstance(error, Mishap):
        log.error(event, error=error.kind, at=error.at, reference=reference, **where)
    else:
        log.error(event, exc_info=error, reference=reference, **where)
    return Broken(reference)
