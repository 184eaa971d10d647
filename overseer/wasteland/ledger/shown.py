"""A sheet as data: models, decks, what people hold, as those who look may see it."""

from __future__ import annotations

import msgspec

from overseer.wasteland.battle.fortune.fate import FACE_DOWN, NO_CARD
from overseer.wasteland.battle.model import MARKER_KINDS, UNKNOWN, Marker, Model
from overseer.wasteland.battle.turn import to_do
from overseer.wasteland.battle.values import power_health
from overseer.wasteland.battle.views.describe import content_word
from overseer.wasteland.companion.table import Table
from overseer.wasteland.ledger.ai.table import table_of
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import NONE


class Counted(msgspec.Struct, frozen=True):
    """What a tracker shows beside a fighter: its health, and its power armour's."""

    id: int
    health: int  # at the most
    left: int
    power: int = 0  # what its power armour takes before it is degraded
    stuns: int = 0
    energy_boosts: int = 0
    seat: int = NONE
    group: int = NONE  # models of one unit card


class Marked(msgspec.Struct, frozen=True):
    """A marker, with what is known of it."""

    id: int
    kind: str
    word: str = ""
    content: str = ""  # empty: nobody here knows
    carrier: int = NONE
    out: bool = False


class HandData(msgspec.Struct, frozen=True):
    """What a seat holds; of others only how much."""

    seat: int
    side: int
    boosts: list[str]  # empty for others
    count: int
    quest: str = ""  # "?": they have one
    done: bool | None = None
    consequences: list[str] = []
    owed: int = 0


class Fated(msgspec.Struct, frozen=True):
    """The event deck."""

    left: int  # cards in it
    top: str = ""  # the card that lies face up on it
    standing: list[str] = []
    gone: list[str] = []


class SheetData(msgspec.Struct, frozen=True):
    """Everything that a hand may know of a battle on a real table."""

    table: Table
    counted: list[Counted]
    markers: list[Marked]
    held: list[HandData]
    fate: Fated
    items: int  # cards in the item deck
    dangers: int
    round: int
    rounds: int
    turn: int  # a side; -1: nobody's
    advantage: int
    to_do: list[bool]  # whether a side still has models that are not used
    counts: dict[str, int]
    house: list[str]
    scenario: str = ""
    title: str = ""
    sides: list[int] = []
    ai: list[bool] = []
    limits: list[int] = []
    begun: bool = False
    ended: bool = False
    victor: int = NONE
    level: int = 0
    how: str = ""


def data_of(sheet: Sheet, seats: frozenset[int] = frozenset()) -> SheetData:
    """A sheet as those who play `seats` may see it; nobody's: the screen of the table."""
    battle, begun = sheet.battle, sheet.begun
    people = battle.seats - 3
    own = {battle.sides[seat] for seat in seats if seat < people}
    ended = sheet.ended
    return SheetData(
        table=table_of(sheet),
        counted=[
            _counted(sheet, token, battle.models[at]) for token, at in sorted(sheet.tokens.items())
        ],
        markers=[
            _marked(sheet, number, battle.markers[at], own)
            for number, at in sorted(sheet.marks.items())
        ],
        held=[_held(sheet, seat, seat in seats) for seat in range(people)],
        fate=_fated(sheet),
        items=sum(battle.deck),
        dangers=sum(battle.dangers),
        round=battle.round,
        rounds=battle.rules.rounds,
        turn=sheet.turn,
        advantage=battle.advantage,
        to_do=[to_do(battle, side) for side in (0, 1)],
        counts=dict(sorted(sheet.counts.items())),
        house=sorted(sheet.house),
        scenario="" if begun is None else begun.scenario,
        title="" if begun is None else begun.title,
        sides=[] if begun is None else list(begun.sides),
        ai=[] if begun is None else list(begun.ai),
        limits=[] if begun is None else list(begun.limits),
        begun=begun is not None,
        ended=ended is not None,
        victor=NONE if ended is None else ended.victor,
        level=0 if ended is None else ended.level,
        how="" if ended is None else ended.how,
    )


def _counted(sheet: Sheet, token: int, model: Model) -> Counted:
    people = sheet.battle.seats - 3
    return Counted(
        id=token,
        health=model.health,
        left=max(model.left, 0),
        power=0 if model.power == NONE else power_health(sheet.battle, model),
        stuns=model.stuns,
        energy_boosts=model.energy_boosts,
        seat=model.seat if model.seat < people else NONE,
        group=model.group,
    )


def _marked(sheet: Sheet, number: int, marker: Marker, own: set[int]) -> Marked:
    knows = marker.open or any((marker.seen >> side) & 1 for side in own)
    return Marked(
        id=number,
        kind=MARKER_KINDS[marker.kind],
        word=marker.word,
        content=content_word(marker.content) if knows and marker.content != UNKNOWN else "",
        carrier=NONE if marker.carrier == NONE else sheet.token_of(marker.carrier),
        out=marker.out,
    )


def _held(sheet: Sheet, seat: int, own: bool) -> HandData:
    battle, cards = sheet.battle, sheet.cards
    hand, quest = battle.hands[seat], battle.quests[seat]
    due = [card for card, owner in battle.fate.due if owner == seat]
    known = own and quest >= 0
    return HandData(
        seat=seat,
        side=battle.sides[seat],
        boosts=[cards.boosts[card].id for card in hand if card >= 0] if own else [],
        count=len(hand),
        quest=cards.quests[quest].id if known else "" if quest == NONE else "?",
        done=sheet.quests.get(seat),
        consequences=[cards.events[card].id for card in due if card >= 0] if own else [],
        owed=len(due),
    )


def _fated(sheet: Sheet) -> Fated:
    fate, events = sheet.battle.fate, sheet.cards.events
    top = "" if fate.top in (NO_CARD, FACE_DOWN) else events[fate.top].id
    return Fated(
        left=fate.height,
        top=top,
        standing=[events[card].id for card, _ in fate.standing],
        gone=[events[card].id for card in fate.gone],
    )
