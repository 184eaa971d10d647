"""`overseer sim --report`: the page of a simulation, as one file."""

from __future__ import annotations

import sys
from typing import Any

from overseer.terminal.sim.report_room import place_of, report, unwritten
from overseer.text import translate
from overseer.voice.complaint import printable


class Page:
    """Where the page is to be written, checked before anything is played."""

    def __init__(self, typed: str) -> None:
        self.path = place_of(typed, "--report", ".html")
        self._made = report("page")

    def write(
        self,
        result: dict[str, Any],
        title: str,
        cards: object,
        before: object,
        sentences: list[str],
        lang: str,
    ) -> None:
        """Write it, and say where it is."""
        now, then = (each if isinstance(each, str) else None for each in (cards, before))
        try:
            self._made.write(result, self.path, title, now, sentences, lang, then)
        except OSError as error:
            raise unwritten(self.path, error, lang) from error
        print(translate(lang, "report-written", file=printable(str(self.path))), file=sys.stderr)
