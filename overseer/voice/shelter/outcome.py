"""How a match of Shelter ended: what broke a tie, and the points by where they came from."""

from __future__ import annotations

from typing import Final

from overseer.shelter.describe import points
from overseer.shelter.round import ranking
from overseer.voice.reader import Reader
from overseer.voice.shelter.situation import position

_BREAKS: Final = ("happiness", "cubes", "dwellers", "items")  # SH-X3, in this order


def ending(reader: Reader) -> list[str]:
    """What decided, and everybody's points, the happiest first."""
    lines: list[str] = []
    tie = tie_break(reader)
    if tie is not None:
        lines.append(reader.text("plain-tie", by=tie))
    state = position(reader)
    for seat in sorted(range(state.seats), key=lambda each: -state.players[each].happiness):
        player = state.players[seat]
        lines.append(
            reader.text(
                "plain-points",
                seat=reader.name(seat),
                n=int(player.happiness),
                lost=-points(player)["threats"],
                **points(player),
            )
        )
    return lines


def tie_break(reader: Reader) -> str | None:
    """What decided between players of equal happiness: cubes, dwellers or items; None: nothing."""
    state, outcome = position(reader), reader.outcome
    if outcome is None or not outcome.winners or outcome.rule == "OV-E1":
        return None
    best = ranking(state.players[outcome.winners[0]])
    decided = None
    for seat in range(state.seats):
        other = ranking(state.players[seat])
        if other != best and other[0] == best[0]:
            at = next(at for at in range(len(best)) if best[at] != other[at])
            decided = at if decided is None else max(decided, at)
    return None if decided is None else _BREAKS[decided]
