"""Whether a file of somebody's own can be played with: the games' own checks, by game and kind.

Each is given the text, the name of the file for messages, and the card set it is made for (empty:
the standard one). What no table would accept is raised; the rest comes back as findings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from overseer.cardfile.problems import CardFileError
from overseer.engine.refusal import BadOption, Refusal, Refused
from overseer.voice.complaint import refused_text

MOST_PROBLEMS: Final = 20  # that are told of one file


class Checked(NamedTuple):
    """A file that is in order."""

    name: str  # its own, if it has one
    notes: list[Refusal]

    def told(self, lang: str) -> list[str]:
        """What is unwise about it, in sentences."""
        return [refused_text(Refused(note), lang) for note in self.notes]


Check = Callable[[str, str, str], Checked]


def _shelter_cards(text: str, file: str, cards: str) -> Checked:
    from overseer.shelter.cards.file import load_text

    load_text(text)
    return Checked("", [])


def _tragic_cards(text: str, file: str, cards: str) -> Checked:
    from overseer.tragic.cards.file import load_text

    return Checked(load_text(text, file).name, [])


def _wasteland_cards(text: str, file: str, cards: str) -> Checked:
    from overseer.wasteland.cards.file import load_text

    return Checked(load_text(text, file).name, [])


def _deck(text: str, file: str, cards: str) -> Checked:
    from overseer.tragic.cards.file import load_text, standard
    from overseer.tragic.decks.check import check
    from overseer.tragic.decks.code import decode, looks_like_code
    from overseer.tragic.decks.file import deck_of

    card_set = load_text(cards) if cards else standard()
    code = looks_like_code(text.strip())
    deck = decode(text.strip(), card_set) if code else deck_of(text, card_set, file)
    found = check(deck, deck.format, card_set)
    for finding in found:
        if finding.error:
            raise BadOption(finding.refusal)
    return Checked(deck.name, [finding.refusal for finding in found])


def _force(text: str, file: str, cards: str) -> Checked:
    from overseer.wasteland.cards.file import load_text, standard
    from overseer.wasteland.force.caps import LIMITS
    from overseer.wasteland.force.check import check
    from overseer.wasteland.force.code import decode, looks_like_code
    from overseer.wasteland.force.force_file import force_of

    card_set = load_text(cards) if cards else standard()
    code = looks_like_code(text.strip())
    force = decode(text.strip(), card_set) if code else force_of(text, card_set, file)
    # The smallest battle that it fits; whoever sits down with creatures has agreed to them.
    for limit in LIMITS:
        found = check(force, card_set, limit, creatures=True)
        if not any(finding.error for finding in found):
            return Checked(force.name, [finding.refusal for finding in found])
    raise BadOption(next(finding.refusal for finding in found if finding.error))


def _scenario(text: str, file: str, cards: str) -> Checked:
    from overseer.wasteland.cards.file import load_text
    from overseer.wasteland.scenarios.scenario_file import read_scenario

    return Checked(read_scenario(text, file, load_text(cards) if cards else None).id, [])


def _terrain(text: str, file: str, cards: str) -> Checked:
    from overseer.wasteland.scenarios.brought import layout_of as playable
    from overseer.wasteland.terrain.layout_file import layout_of

    layout_of(text, file)  # says everything that is wrong, line by line
    playable(text)
    return Checked("", [])


CHECKS: Final[dict[tuple[str, str], Check]] = {
    ("shelter", "cards"): _shelter_cards,
    ("tragic", "cards"): _tragic_cards,
    ("tragic", "deck"): _deck,
    ("wasteland", "cards"): _wasteland_cards,
    ("wasteland", "force"): _force,
    ("wasteland", "scenario"): _scenario,
    ("wasteland", "terrain"): _terrain,
}


def checked(game: str, kind: str, text: str, file: str, cards: str = "") -> Checked:
    """A file that can be played with; what is wrong with it is raised."""
    try:
        return CHECKS[game, kind](text, file, cards)
    except CardFileError as error:
        raise CardFileError(error.problems[:MOST_PROBLEMS]) from None
