"""What a step of a campaign has changed, as data: silent events for clients that draw it.

Sentences tell what matters; these name every value of a view that is another one now, as everybody
sees it, and to each player what only they know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from overseer.engine.refusal import Value
from overseer.wasteland.battle.views.changes import written

if TYPE_CHECKING:
    from overseer.wasteland.campaign.state import CampaignState

PLAYER: Final = "campaign-player"  # seat: whose; and what about them has changed, as in View.data()
TABLE: Final = "campaign-table"  # battle: the one that is prepared; fought: those that are new

Sight = dict[str, Any]


class Before:
    """What everybody saw before a step."""

    def __init__(self, state: CampaignState) -> None:
        self.open: Sight = state.view(None).data()
        self.own: list[Sight] = [_own(state, player.seat) for player in state.players]


def _own(state: CampaignState, seat: int) -> Sight:
    """What a player sees of their own."""
    players: list[Sight] = state.view(seat).data()["players"]  # type: ignore[assignment]
    return players[seat]


def tell_changes(state: CampaignState, before: Before) -> None:
    """Tell what a step has changed; somebody draws by it."""
    after: Sight = state.view(None).data()
    table: dict[str, Value] = {}
    if after["battle"] != before.open["battle"]:
        table["battle"] = written(after["battle"])
    new = after["fought"][len(before.open["fought"]) :]
    if new:
        table["fought"] = written(new)
    if table:
        state.tell_silently(TABLE, table)
    for seat, now in enumerate(after["players"]):
        public = _changed(before.open["players"][seat], now)
        if public:
            state.tell_silently(PLAYER, {"seat": seat, **public})
        secret = _changed(before.own[seat], _own(state, seat))
        mine = {key: value for key, value in secret.items() if public.get(key) != value}
        if mine:
            state.tell_silently(PLAYER, {"seat": seat, **mine}, (seat,))


def _changed(was: Sight, now: Sight) -> dict[str, Value]:
    """What is another value now; what is gone is told as an empty word."""
    found = {key: written(value) for key, value in now.items() if was.get(key) != value}
    return found | {key: "" for key in was if key not in now}
