"""How a battle ended, as the campaign takes it down: made from a digital battle or by people."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from overseer.engine.refusal import BadNotation, Refusal

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Place = Annotated[int, msgspec.Meta(ge=0, le=40)]
Cards = Annotated[list[Id], msgspec.Meta(max_length=80)]
Places = Annotated[list[Place], msgspec.Meta(max_length=80)]

NOBODY: Final = -1  # won
LONGEST_BATTLE: Final = 30  # rounds


class SeatResult(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a battle left of one player's force.

    `removed` names the place of a unit in the force once for each of its models; `cards` are
    what is left of items that are used up, and finds in hand; equipment comes back by itself.
    """

    seat: Annotated[int, msgspec.Meta(ge=0, le=2)]
    removed: Places = []
    leader: bool = False  # removed
    boosts: Cards = []  # not used
    cards: Cards = []
    degraded: Places = []  # units whose power armour is degraded
    quest: bool = False  # done
    owed: Cards = []  # consequences that were not resolved (WC-E6)


class BattleResult(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How a battle ended: the side that won, its level (words of the battle), and each seat's."""

    victor: Annotated[int, msgspec.Meta(ge=NOBODY, le=1)]
    level: Annotated[int, msgspec.Meta(ge=0, le=3)]
    how: Id
    seats: Annotated[list[SeatResult], msgspec.Meta(max_length=3)]
    rounds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_BATTLE)] = 0
    record: Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]*$")] = ""

    def of(self, seat: int) -> SeatResult:
        """What is said about a seat; nothing happened to one that is not named."""
        for each in self.seats:
            if each.seat == seat:
                return each
        return SeatResult(seat)


def result_text(result: BattleResult) -> str:
    """The canonical JSON of a result."""
    return msgspec.json.encode(result, order="deterministic").decode()


def read_result(text: str) -> BattleResult:
    """A result from its JSON; BadNotation when it is none."""
    try:
        return msgspec.json.decode(text.encode(), type=BattleResult)
    except (ValueError, RecursionError) as error:
        args: dict[str, int | str] = {"error": str(error)[:120]}
        raise BadNotation(Refusal("WC-S2", "campaign-result-text", args)) from None
