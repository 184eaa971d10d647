"""The cases of a reader, one after the other, and what is wrong with an answer."""

from __future__ import annotations

import resource
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import Refused
from overseer.text import LANGUAGES
from overseer.voice.complaint import UsageError, complaint
from tools.fuzz.mutate import mutation
from tools.fuzz.readers import Reader

CORPUS: Final = Path(__file__).parents[2] / "tests" / "corpus"


@contextmanager
def bounded(room: int) -> Iterator[None]:
    """This process may take so many bytes more than it has."""
    with open("/proc/self/statm") as sizes:
        now = int(sizes.read().split()[0]) * resource.getpagesize()
    before = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (now + room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)


class Fault(NamedTuple):
    """A reader that answered neither with a value nor with a refusal that is documented."""

    text: str
    error: Exception

    @property
    def place(self) -> str:
        """What tells one fault from another."""
        frame = traceback.extract_tb(self.error.__traceback__)[-1]
        return f"{type(self.error).__name__} at {Path(frame.filename).name}:{frame.lineno}"


def kept(reader: Reader) -> list[str]:
    """The corpus of a reader."""
    found = sorted((CORPUS / reader.name).glob("*"))
    return [file.read_bytes().decode(errors="surrogateescape") for file in found]


def mutations(reader: Reader, seed: int, cases: int) -> Iterator[str]:
    """So many texts that are almost like something the reader knows."""
    known = [*kept(reader), *reader.examples()]
    rng = Random(f"{reader.name} {seed}")
    for _ in range(cases):
        text = mutation(rng, rng.choice(known), known)
        if reader.dress is not None and rng.random() < 0.7:
            text = reader.dress(text)
        yield text


def fault(reader: Reader, text: str) -> Fault | None:
    """What is wrong with how a text is read; a refusal has to be a sentence in every language."""
    try:
        reader.read(text)
    except reader.refusals as error:
        if isinstance(error, Refused | CardFileError | UsageError):
            try:
                complaint(error, LANGUAGES[len(text) % len(LANGUAGES)])
            except Exception as untold:
                return Fault(text, untold)
    except Exception as error:
        return Fault(text, error)
    return None


def small(reader: Reader, found: Fault) -> Fault:
    """The same fault from a text as short as leaving out pieces makes it."""
    size = len(found.text) // 2
    while size:
        at = 0
        while at < len(found.text):
            text = found.text[:at] + found.text[at + size :]
            shorter = fault(reader, text)
            if shorter is not None and shorter.place == found.place:
                found = shorter
            else:
                at += size
        size //= 2
    return found
