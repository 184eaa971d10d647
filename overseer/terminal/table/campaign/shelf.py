"""Cards, perks, structures and scenarios of a campaign by their ids, with their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from overseer.voice.campaign.given import CampaignFixed, Person
from overseer.voice.lists import listed

UNKNOWN: Final = "?"  # what only somebody else may know

Say = Callable[..., str]


class Shelf:
    """What never changes in a campaign, to be looked up."""

    def __init__(self, fixed: CampaignFixed) -> None:
        self.cards = {card.id: card for card in fixed.cards}
        self.perks = {perk.id: perk for perk in fixed.perks}
        self.structures = {structure.id: structure for structure in fixed.structures}
        self.families = {family.id: family.name for family in fixed.families}
        self.scenarios = {scenario.id: scenario for scenario in fixed.scenarios}

    def card_name(self, id: str, say: Say) -> str:
        """A card's name; a secret one has none."""
        if id == UNKNOWN:
            return say("campaign-secret-card")
        face = self.cards.get(id) or self.perks.get(id)
        return id if face is None else face.name

    def card_text(self, id: str) -> str:
        """All that a card says."""
        face = self.cards.get(id) or self.perks.get(id)
        return "" if face is None else face.text

    def cards_text(self, ids: Sequence[str], say: Say, lang: str) -> str:
        """Cards by name, several of a kind with their number."""
        return listed(
            [
                say("campaign-copies", n=n, card=self.card_name(id, say))
                for id, n in Counter(ids).items()
            ],
            lang,
        )


def piles(player: Person) -> list[tuple[str, list[str]]]:
    """The cards that a player has, by where they lie."""
    own = player.settlement
    found: list[tuple[str, list[str]]] = []
    if own is not None:
        drawn = [] if own.draw is None else own.draw.drawn
        found = [("heap", own.heap), ("kept", own.kept), ("drawn", drawn)]
        found += [("reserve", own.reserve), ("chosen", own.chosen)]
    return [*found, ("extra", player.extra), ("free", player.free), ("hand", player.hand)]
