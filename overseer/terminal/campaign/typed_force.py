"""The force that somebody means by a line: a number of the list, a name, a file, a code."""

from __future__ import annotations

from pathlib import Path

from overseer.engine.refusal import Refused
from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.table.seat import Seat
from overseer.terminal.values import is_there
from overseer.voice.campaign.given import CampaignAnswer
from overseer.voice.complaint import UsageError, complaint, printable
from overseer.wasteland.cards.file import standard
from overseer.wasteland.force.code import encode, looks_like_code
from overseer.wasteland.force.force_file import read_force
from overseer.wasteland.force.ready import READY


class NoForce(Exception):
    """It means none, and why."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def typed_code(seat: Seat, typed: str) -> str:
    """The code of the force that is meant; a file is one of this machine."""
    word = typed.strip()
    codes = [choice.move.partition(" ")[2] for choice in seat.client.question().choices]
    try:
        if word.isdecimal():
            number = int(word) if len(word) < 4 else 0
            if not 1 <= number <= len(codes):
                raise UsageError("campaign-entry-number", most=len(codes))
            return codes[number - 1]
        if is_there(word) or word.endswith(".toml"):
            cards = seat.books.cards if isinstance(seat, CampaignSession) else standard()
            return encode(read_force(Path(word), cards), cards)
        if word in READY or looks_like_code("".join(word.split())):
            return _known(seat, "".join(word.split()))
        raise UsageError("campaign-error-force", word=printable(word[:40]))
    except (Refused, UsageError) as error:
        raise NoForce(complaint(error, seat.lang)) from error


def _known(seat: Seat, word: str) -> str:
    """The code of a ready force, or a code that somebody has copied."""
    answer = seat.client.ask(f"muster {word}")
    assert isinstance(answer, CampaignAnswer)
    if answer.muster is None:
        raise NoForce(answer.why_not[0].text)
    return answer.muster.code
