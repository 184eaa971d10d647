"""Through whose eyes somebody looks at a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from overseer.host.table import TableRow
from overseer.server.complaint import Complaint
from overseer.server.schema.updates import ClockSent

if TYPE_CHECKING:
    from overseer.server.edge.call import Call
    from overseer.server.matches.live_match import LiveMatch


@dataclass(slots=True)
class Viewer:
    """What somebody at a table may see."""

    seat: int | None  # None: a spectator
    own: list[int]  # all seats that they hold
    later: bool = False  # a spectator who sees everything with a delay

    def clock(self, live: LiveMatch) -> ClockSent:
        """The clocks and who is there."""
        if self.later and live.standing.ended is None:
            return ClockSent()
        return ClockSent(
            since=live.clock.since,
            left=live.clock.left,
            deadline=live.clock.deadline,
            away=live.standing.away,
        )


def viewer_of(
    table: TableRow,
    person: str | None,
    wanted: int | None,
    asked: list[int],
    public: bool = False,
) -> Viewer:
    """Through whose eyes a person looks: a seat of their own, or as a spectator.

    `public`: a shared screen, which shows what everybody may see whoever has opened it.
    """
    own = table.seats_of(person)
    if public and own:
        return Viewer(None, [])
    if wanted is not None:
        if wanted not in own:
            raise Complaint(403, "not-yours", seat=wanted + 1)
        return Viewer(wanted, own)
    if own:
        return Viewer(next((seat for seat in own if seat in asked), own[0]), own)
    if table.terms.watch == "no":
        raise Complaint(403, "no-watching")
    return Viewer(None, [], later=table.terms.watch == "delayed")


class Wanted(NamedTuple):
    """How a caller wants to see a table, by what the address asks for."""

    person: str | None
    seat: int | None
    public: bool

    def viewer(self, table: TableRow, asked: list[int]) -> Viewer:
        """How they may see it."""
        return viewer_of(table, self.person, self.seat, asked, self.public)


def wanted_of(call: Call) -> Wanted:
    """What the address asks for."""
    named = call.request.query_params.get("seat") is not None
    return Wanted(
        None if call.person is None else call.person.id,
        call.number("seat", 0, 63) if named else None,
        bool(call.text("public")),
    )


def wanted_viewer(call: Call, table: TableRow, asked: list[int]) -> Viewer:
    """How the caller may see a table."""
    return wanted_of(call).viewer(table, asked)


async def match_and_viewer(call: Call) -> tuple[LiveMatch, Viewer]:
    """The match of the address, and how the caller may see it."""
    live = await call.registry.live(call.code)
    return live, wanted_viewer(call, live.table, live.standing.asked)
