"""What lies on the table in a scene, each thing by its word.

`hand:punch-1` · `a3` · `chosen:a:recycle-1` · `seat:b` · `chain:0`
"""

from __future__ import annotations

from time import monotonic

from overseer.voice.tragic.given import (
    Announced,
    Chosen,
    InHand,
    Side,
    Standing,
    TragicScene,
)


class Things:
    """The things of one scene."""

    def __init__(self, scene: TragicScene) -> None:
        self.scene = scene
        self.own = 0 if scene.seat is None else scene.seat  # the seat that is drawn below
        self.sides: dict[str, Side] = {side.at: side for side in scene.sides}
        self.held: dict[str, InHand] = {each.at: each for each in _hand(scene, self.own)}
        self.standing: dict[str, Standing] = {
            each.at: each for side in scene.sides for each in side.permanents
        }
        self.chosen: dict[str, Chosen] = {
            each.at: each
            for side in scene.sides
            for each in (*side.traits, *side.skills, *side.abilities)
        }
        self.chain: dict[str, Announced] = {item.at: item for item in scene.chain}
        self.since = monotonic()  # when they were first looked at

    @property
    def side(self) -> Side:
        """The one that is drawn below."""
        return self.scene.sides[self.own]

    def card(self, where: str) -> str:
        """The id of the card that lies there; empty where none does."""
        for pile in (self.held, self.standing, self.chosen, self.chain):
            found = pile.get(where)
            if found is not None:
                return found.card
        return ""

    def __contains__(self, where: str) -> bool:
        return where in self.sides or bool(self.card(where))


def _hand(scene: TragicScene, own: int) -> list[InHand]:
    """The reader's hand; who only watches knows what everybody has seen of it."""
    if scene.seat is not None:
        return scene.hand
    return [
        InHand(at=f"hand:{each.card}", card=each.card, n=each.n) for each in scene.sides[own].known
    ]
