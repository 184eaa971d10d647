"""The picture of a position, whichever game it is of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from overseer.engine.state import State
from overseer.picture.battle import battle_picture
from overseer.picture.shelter import shelter_picture
from overseer.picture.tragic import tragic_picture
from overseer.shelter.state import ShelterState
from overseer.tragic.rules.duel import Duel
from overseer.wasteland.battle.battle import Battle

GAMES: Final = ("shelter", "tragic", "wasteland")


def picture_of(state: State, names: Sequence[str], moment: str, lang: str) -> str | None:
    """What a spectator sees, as SVG; None: nobody has drawn this game yet.

    The state itself is asked for its cards only, so nothing hidden can be drawn.
    """
    data = state.view(None).data()
    if isinstance(state, ShelterState):
        return shelter_picture(data, state.tables.cards, names, moment, lang)
    if isinstance(state, Duel):
        return tragic_picture(data, state.tables.set, names, moment, lang)
    if isinstance(state, Battle):
        return battle_picture(data, names, moment, lang)
    return None
