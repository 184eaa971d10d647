"""The table of Shelter as a client draws it."""

from __future__ import annotations

import msgspec

from overseer.shelter.moves import space_text
from overseer.shelter.state import SeenShelter
from overseer.voice.reader import Reader
from overseer.voice.shelter.given import Running, ShelterScene
from overseer.voice.shelter.outcome import tie_break
from overseer.voice.shelter.situation import position


def scene(reader: Reader) -> ShelterScene:
    """Everything on the table."""
    data = reader.view.data()
    data["asked"] = data.pop("seat")
    data["seat"] = reader.viewer
    data["over"] = reader.over
    found = msgspec.convert(data, ShelterScene)
    found.running = _running(position(reader))
    found.tie = tie_break(reader) or ""
    return found


def _running(state: SeenShelter) -> Running | None:
    if state.space < 0 or state.seat < -1:
        return None
    fight = state.showing().fight
    return Running(
        space=space_text(state.space),
        party=int(state.party),
        fight=fight,
        bonus=int(state.bonus) if fight else 0,
    )
