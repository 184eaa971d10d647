"""A corrected result of a campaign's battle, at a desk: the match after it, and what that changes.

Nothing is lost: the match as it was is put aside whole (overseer/server/matches/updating.py).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import overseer
from overseer.engine.correct import Corrected
from overseer.engine.extract import Step, steps
from overseer.engine.update import update_event
from overseer.host.correcting import correction
from overseer.host.desk import Desk, SetUp
from overseer.host.step_codec import unpacked
from overseer.host.taking_in import with_its_log
from overseer.host.updating import Converted, record_of
from overseer.server.schema.companions import CorrectionGiven, DecisionGiven
from overseer.voice.campaign.corrected import correction_lines
from overseer.wasteland.campaign.view import CampaignView


def corrected(set_up: SetUp, rows: Sequence[bytes], battle: int, move: str) -> Converted:
    """A campaign in which a battle ended otherwise, ready to be kept."""
    desk, raw, _ = _made(set_up, rows, battle, move)
    return Converted(desk.header, raw, desk.standing)


def foretold(
    set_up: SetUp, rows: Sequence[bytes], battle: int, move: str, viewer: int | None, lang: str
) -> CorrectionGiven:
    """What a correction would change, as a seat may know it; a Refused where it cannot be."""
    after, raw, found = _made(set_up, rows, battle, move)
    before = Desk.open(set_up, rows)
    then: list[Step] = []
    for row in rows:
        then += unpacked(row, len(then) + 1)
    now = unpacked(raw, 1)
    names = [before.sitting.name_of(seat, lang) for seat in range(len(set_up.seats))]
    positions = []
    for desk in (before, after):
        view = desk.sitting.match.state.view(viewer)
        assert isinstance(view, CampaignView)
        positions.append(view.position)
    return CorrectionGiven(
        lost=_told(before, viewer, lang, [then[n] for n in found.left_out]),
        filled=_told(after, viewer, lang, [now[n] for n in found.filled_in]),
        changed=correction_lines(positions[0], positions[1], names, lang),
    )


def _made(
    set_up: SetUp, rows: Sequence[bytes], battle: int, move: str
) -> tuple[Desk, bytes, Corrected]:
    assert set_up.header is not None
    found = correction(record_of(set_up.header, rows), set_up.seed, battle, move)
    past = list(steps(found.record, overseer.game(set_up.game)))
    past[-1].events.append(update_event(found.record.header.updates[-1]))
    desk, raw = with_its_log(msgspec.structs.replace(set_up, header=found.record.header), past)
    return desk, raw, found


def _told(desk: Desk, viewer: int | None, lang: str, some: list[Step]) -> list[DecisionGiven]:
    """Decisions as sentences; one of which nothing was told is only counted."""
    client = desk.client(viewer, lang)
    return [
        DecisionGiven(
            seat=told.seat,
            text=next((event.text for event in told.events if event.text), ""),
        )
        for told in client.told(some)
    ]
