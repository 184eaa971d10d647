"""What others hold is nobody's business: logs, sheets and rights."""

from __future__ import annotations

import msgspec
import pytest

from overseer.wasteland.ledger import acts
from overseer.wasteland.ledger.hidden import shown_log
from overseer.wasteland.ledger.log import Entry, fold, log_text
from overseer.wasteland.ledger.rights import OWNER, PLAYER, VIEWER, Hand, may
from overseer.wasteland.ledger.shown import data_of
from tests.wasteland.ledger.ledgers import Pen

SIDES = (0, 1)


def duel(boost: int = 0, quest: int = 0, due: int = 0, content: int = 2) -> Pen:
    """Two players; seat 1 holds secrets."""
    pen = Pen()
    pen.does(acts.Begin(sides=SIDES, ai=(False, False), events=True))
    cards = pen.told.sheet.cards
    consequences = [event.id for event in cards.events if event.consequence]
    pen.does(
        acts.FieldUnit(tokens=(1,), side=0, unit="settler", seat=0),
        acts.FieldUnit(tokens=(2,), side=1, unit="brute", seat=1, weapons=("board",)),
        acts.Boost(seat=1, card=cards.boosts[boost].id),
        acts.Quest(seat=1, card=cards.quests[quest].id),
        acts.Consequence(seat=1, card=consequences[due]),
        acts.Marker(number=3, content=content, side=1),
        acts.Round(),
    )
    return pen


def seen(pen: Pen, *seats: int) -> bytes:
    """Everything that a hand with these seats is given."""
    own = frozenset(seats)
    log = shown_log(pen.entries, own, SIDES)
    data = data_of(fold(log).sheet, own)
    whole = data_of(pen.told.sheet, own)
    assert data == whole  # a device works out the same from what it knows
    return log_text(log).encode() + msgspec.json.encode(whole)


@pytest.mark.parametrize(
    "other", [duel(boost=1), duel(quest=1), duel(due=1), duel(content=4)], ids=range(4)
)
def test_secrets_leave_no_trace(other: Pen) -> None:
    first = duel()
    assert seen(first) == seen(other)  # the screen of the table
    assert seen(first, 0) == seen(other, 0)
    assert seen(first, 1) != seen(other, 1)


def test_a_correction_hides_what_it_corrects() -> None:
    pen = duel()
    cards = pen.told.sheet.cards
    quest = next(entry.id for entry in pen.entries if isinstance(entry.act, acts.Quest))
    pen.does(acts.Correct(of=quest, act=acts.Quest(seat=1, card=cards.quests[5].id)))
    assert cards.quests[5].id.encode() not in seen(pen, 0)


def test_a_boost_that_is_played_is_known() -> None:
    pen = duel()
    card = pen.told.sheet.cards.boosts[0].id
    pen.does(acts.Boost(seat=1, card=card, played=True))
    log = shown_log(pen.entries, frozenset({0}), SIDES)
    assert card in log_text(log)
    assert fold(log).misfits == ()
    assert data_of(fold(log).sheet).held[1].count == 0


HANDS = {
    "owner": Hand("o", OWNER, (0,)),
    "player": Hand("p", PLAYER, (1,)),
    "viewer": Hand("v", VIEWER),
}


@pytest.mark.parametrize(
    ("hand", "act", "allowed"),
    [
        ("viewer", acts.Note(text="hello"), False),
        ("owner", acts.House(rule="no-luck"), True),
        ("player", acts.House(rule="no-luck"), False),
        ("player", acts.Ready(token=2), True),
        ("player", acts.Ready(token=1), False),
        ("owner", acts.Ready(token=2), True),
        ("player", acts.Hurt(token=1, wounds=1), True),
        ("player", acts.Strike(token=1, target=2, weapon="board"), False),
        ("owner", acts.Quest(seat=1, card="any"), False),
        ("player", acts.Quest(seat=1, card="any"), True),
        ("player", acts.Boost(seat=1, card="?"), False),
        ("player", acts.FieldUnit(tokens=(7,), side=1, unit="brute", seat=1), True),
        ("player", acts.FieldUnit(tokens=(7,), side=0, unit="brute", seat=0), False),
        ("player", acts.Round(), True),
        ("player", acts.Finish(victor=-1), False),
    ],
)
def test_rights(hand: str, act: acts.Any, allowed: bool) -> None:
    refusal = may(HANDS[hand], act, duel().told)
    assert (refusal is None) == allowed
    if refusal is not None:
        assert refusal.rule == "CO-5"


def test_players_take_back_what_is_theirs() -> None:
    pen = duel()
    mine = Entry("p-1", acts.Hurt(token=1, wounds=1), "p")
    pen.entries.append(mine)
    told = pen.told
    assert may(HANDS["player"], acts.Undo(of="p-1"), told) is None
    assert may(HANDS["owner"], acts.Undo(of="p-1"), told) is None
    other = pen.entries[1].id
    assert may(HANDS["player"], acts.Undo(of=other), told) is not None
    secret = next(entry.id for entry in pen.entries if isinstance(entry.act, acts.Quest))
    assert may(HANDS["owner"], acts.Undo(of=secret), told) is not None


def test_what_is_under_a_marker_stays_known_when_others_move_it() -> None:
    pen = duel()
    pen.does(acts.Marker(number=3, carrier=1))
    for seat, content in ((0, ""), (1, "search")):
        own = frozenset({seat})
        shown = data_of(fold(shown_log(pen.entries, own, SIDES)).sheet, own).markers[0]
        assert (shown.content, shown.carrier) == (content, 1)
