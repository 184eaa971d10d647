"""A battle beside a real table on paper: its briefing and everybody's force."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.host.companion.book import Book
from overseer.host.companion.wire import HandGiven
from overseer.text import translate
from overseer.voice.wasteland.force.printed import (
    BattlePrinted,
    ForcePrinted,
    secrets_printed,
    units_printed,
)
from overseer.voice.wasteland.ledger.words import side_title
from overseer.voice.wasteland.stories import about_scenario
from overseer.wasteland.force.force import Force, ForceUnit
from overseer.wasteland.ledger.acts import FieldUnit
from overseer.wasteland.ledger.log import Told
from overseer.wasteland.ledger.rights import Hand
from overseer.wasteland.ledger.shown import SheetData, data_of
from overseer.wasteland.words import NONE


def printed(book: Book, hand: Hand, hands: Sequence[HandGiven], lang: str) -> BattlePrinted:
    """The battle as a hand may know it: the briefing, the forces of the seats, those of the AI."""
    seats = frozenset(hand.seats)
    _, told = book.seen(seats)
    data = data_of(told.sheet, seats)
    briefing = about_scenario(data.scenario, lang) if data.scenario else []
    forces = [
        force
        for seat in [*range(len(data.sides)), NONE]
        for side in (0, 1)
        for force in _force(told, data, seat, side, hands, lang)
    ]
    title = book.title or data.title or (briefing[0] if briefing else "")
    return BattlePrinted(title=title, briefing=briefing[1:], forces=forces)


def _force(
    told: Told, data: SheetData, seat: int, side: int, hands: Sequence[HandGiven], lang: str
) -> list[ForcePrinted]:
    """The force of a seat, or what the AI or nobody plays on a side; a seat has one side."""
    units = [
        line.act
        for line in told.lines
        if line.on and isinstance(line.act, FieldUnit)
        if line.act.seat == seat and line.act.side == side
    ]
    own = seat != NONE and data.sides[seat] == side
    if not units and not own:
        return []
    force = Force(
        [
            ForceUnit(
                *(each.unit, len(each.tokens), each.weapons, each.items, each.mods),
                *(each.leader, each.heroic, each.perks),
            )
            for each in units
        ]
    )
    names = [each.name for each in hands if seat in each.seats]
    name = names[0] if names else translate(lang, "companion-print-ai")
    if seat != NONE and not names:
        name = translate(lang, "companion-print-seat", seat=seat + 1)
    cards = told.sheet.cards
    made = ForcePrinted(
        name=name,
        side=side_title(told.sheet, side, lang),
        units=units_printed(force, cards, lang, [each.tokens for each in units]),
    )
    if own:
        held = data.held[seat]
        boosts = held.boosts or ["?"] * held.count
        owed = held.consequences or ["?"] * held.owed
        made.cards, made.secret = secrets_printed(boosts, held.quest, owed, cards, lang)
    return [made]
