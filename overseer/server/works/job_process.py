"""A process in which strangers' texts are read: kept warm, with bounds on memory and processor.

    python -m overseer.server.works.job_process     # speaks with the table that started it

What it is asked comes from its own parent only, through a pipe. It ends with it.
"""

from __future__ import annotations

import pickle
import traceback
from typing import Any, Final

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.server.bots.pipe import serve
from overseer.server.bots.process_bounds import bound, spend
from overseer.server.complaint import Complaint
from overseer.server.works import checks, decks, forces, saves, terrains, verifying

LONGEST: Final = 60  # seconds of a processor for one text
READERS: Final = (checks, decks, forces, saves, terrains, verifying)  # loaded before it is asked


def answered(raw: bytes) -> bytes:
    """The answer to a message."""
    spend(LONGEST)
    return pickle.dumps(_answer(raw), protocol=5)


def _answer(raw: bytes) -> tuple[str, Any]:
    work, args, named = pickle.loads(raw)
    try:
        return "said", work(*args, **named)
    except (Refused, CardFileError, Complaint) as error:
        return "refused", error.with_traceback(None)
    except (MemoryError, RecursionError):
        return "memory", None
    except Exception:
        return "failed", traceback.format_exc()


def warm() -> None:
    """What almost everything is read with."""
    decks.SETS.standard()
    forces.SETS.standard()


if __name__ == "__main__":
    bound()
    warm()
    serve(answered)
