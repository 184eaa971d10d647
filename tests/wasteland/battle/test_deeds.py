"""Deeds that battles count for quests, and what is true at the end (WC-Q1)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.hit import BY_AREA, PAST_ARMOUR, push_hit
from overseer.wasteland.battle.conditions import remove_model
from overseer.wasteland.battle.fortune.deeds import begin_deeds, deed_of, edge_of
from overseer.wasteland.battle.model import (
    COMPUTERS_MARKER,
    INVESTIGATION,
    ITEM_MARKER,
    LOCKPICK_MARKER,
    MINE,
    SEARCH_MARKER,
    SEARCHABLE,
    Model,
)
from overseer.wasteland.battle.views.view import WastelandView
from overseer.wasteland.battle.work import W_DANGER
from overseer.wasteland.campaign_words import DEEDS
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import NONE, PHYSICAL
from tests.wasteland.fortune import FortuneTable


def questing(*deeds: tuple[str, int], chief: bool = False) -> tuple[FortuneTable, Model, Model]:
    """A model of a seat with a quest, and an enemy."""
    table = FortuneTable()
    leader = standard().leaders[0].id if chief else ""
    model = table.model("sole-survivor", 0, 200, 200, "hunting-rifle", "machete", leader=leader)
    target = table.model("raider", 1, 400, 200)
    table.quest(*deeds)
    begin_deeds(table.state)
    return table, model, target


def done(table: FortuneTable, word: str) -> int:
    """How often seat 0 has done something."""
    return deed_of(table.state, 0, DEEDS.index(word))


def answer(table: FortuneTable, until: str = "action") -> None:
    """Chance takes its first outcome, players say no, until somebody is asked about an action."""
    for _ in range(60):
        seat, topic = table.asked
        if topic == until:
            return
        if seat == NATURE:
            table.state.play(table.state.chance(0))
        else:
            table.state.play(table.state.moves()[-1])


# -- counted -------------------------------------------------------------------------------------


@pytest.mark.rule("WC-Q1")
@pytest.mark.parametrize("close", [False, True])
def test_enemies_removed(close: bool) -> None:
    table, model, target = questing(("removed", 1), chief=True)
    friend = table.model("settler", 0, 600, 600)
    remove_model(table.state, friend, model.number, close)
    assert done(table, "removed") == 0
    target.leader = standard().leaders[0]
    remove_model(table.state, target, model.number, close)
    assert done(table, "removed") == 1
    assert done(table, "removed-close") == (1 if close else 0)
    assert done(table, "removed-far") == (0 if close else 1)
    assert done(table, "removed-leader") == 1
    assert done(table, "removed-by-leader") == 1
    assert table.state.quest_done(0)


@pytest.mark.rule("WC-Q1")
def test_nothing_is_counted_where_nobody_has_a_quest() -> None:
    table = FortuneTable()
    model = table.model("settler", 0, 200, 200)
    target = table.model("raider", 1, 400, 200)
    begin_deeds(table.state)
    remove_model(table.state, target, model.number, True)
    assert table.state.deeds == []
    assert not table.state.quest_done(0)


@pytest.mark.rule("WC-Q1", "WC-F9")
@pytest.mark.parametrize(
    ("content", "skill", "deed"),
    [
        (LOCKPICK_MARKER, "lockpick", "locks"),
        (COMPUTERS_MARKER, "computers", "computers"),
        (SEARCH_MARKER, "search", "searches"),
    ],
)
def test_tests_markers_and_finds(content: int, skill: str, deed: str) -> None:
    for face, times in (("roll 1*", 1), ("roll X", 0)):
        table, model, _ = questing((deed, 1))
        table.marker(SEARCHABLE, 200, 230, content, open=True)
        table.state.finds = (table.cards.item_numbers["stimpak"],)
        table.state.deck = b"\2"
        table.activate(model).play(f"try k0 {skill}", face)
        answer(table)
        assert done(table, deed) == times
        assert done(table, "searched") == times
        assert done(table, "found") == times


@pytest.mark.rule("WC-Q1")
def test_looking_healing_and_chems() -> None:
    table, model, _ = questing(("looked", 1))
    table.marker(INVESTIGATION, 200, 240)
    table.state.stocks = (((ITEM_MARKER, 1),), ())
    table.pool(model, "stimpak")
    model.wounds = 3
    table.activate(model).play("look k0")
    answer(table)
    table.play("use stimpak")
    assert done(table, "looked") == 1
    assert done(table, "healed") == 3
    assert done(table, "chems") == (1 if table.cards.item("stimpak").kind == 3 else 0)


@pytest.mark.rule("WC-Q1")
def test_criticals_charges_cries_and_reactions() -> None:
    table, model, target = questing(("criticals", 1))
    model.heroic = True
    model.criticals = bytes([9] * len(model.weapons))
    target.x = 700
    table.activate(model)
    answer(table)
    slot = model.weapons.index(table.cards.weapon_numbers["hunting-rifle"])
    critical = table.cards.weapon("hunting-rifle").critical
    assert critical is not None
    model.criticals = bytes([critical.points if n == slot else 0 for n in range(2)])
    shots = [text for text in table.listed("shoot") if text.endswith("critical")]
    table.play(shots[0])
    assert done(table, "criticals") == 1
    assert done(table, "no-shot") == 0
    table, model, target = questing(("charges", 1))
    target.x = 290
    table.activate(model).play("charge m1 258,200")
    assert done(table, "charges") == 1
    if table.asked[1] == "cry":
        table.play("yes", "roll !", "roll X")
        assert done(table, "cries") == 1
    table, model, target = questing(("reacted", 1))
    model.reactions = 1
    target.x = 300
    table.activate(target).play("move 310,200")
    assert table.asked == (0, "react")
    table.play("react m0", "quick move 210,200")
    assert done(table, "reacted") == 1


@pytest.mark.rule("WC-Q1", "WB-I1")
def test_dangers_averted() -> None:
    table, model, _ = questing(("dangers", 1))
    card = next(card for card in table.cards.dangers if card.attribute != NONE)
    table.activate(model)
    table.state.dangers = bytes(
        [1 if n == card.number else 0 for n in range(len(table.cards.dangers))]
    )
    table.state.push(W_DANGER, model.number)
    table.state.go_on()
    table.play(f"danger {card.id}", "roll 1*")
    assert done(table, "dangers") == 1


@pytest.mark.rule("WC-Q1", "WC-B1")
def test_boosts_used() -> None:
    table, model, _ = questing(("boosts", 1))
    boost = table.boost("guard", "action")
    table.activate(model).play(f"play {boost}")
    assert done(table, "boosts") == 1


@pytest.mark.rule("WC-Q1", "WB-F8")
def test_enemies_hurt_by_discs_and_mines() -> None:
    table, model, target = questing(("mined", 2))
    table.activate(model)
    push_hit(table.state, target, model.number, 1, PHYSICAL, 0, BY_AREA | PAST_ARMOUR)
    table.state.go_on()
    assert done(table, "mined") == 1
    mine = table.marker(MINE, 440, 200)
    mine.side = 0
    mine.card = table.cards.weapon_numbers["frag-mine"]
    table.activate(target).play("move 430,200")
    answer(table, "turn")
    assert done(table, "mined") == 2


# -- true at the end -----------------------------------------------------------------------------


@pytest.mark.rule("WC-Q1")
def test_won_whole_and_outnumbered() -> None:
    table, model, target = questing(("won", 1), ("all-alive", 1), chief=True)
    assert not table.state.quest_done(0)
    table.state.victor = 0
    assert table.state.quest_done(0)
    assert (done(table, "leader-whole"), done(table, "outnumbered")) == (1, 0)
    table.model("raider", 1, 600, 600)
    assert done(table, "outnumbered") == 1
    assert done(table, "more-models") == 0
    remove_model(table.state, target, NONE, False)
    remove_model(table.state, table.state.models[-1], NONE, False)
    assert done(table, "more-models") == 1
    model.wounds = 1
    assert done(table, "leader-whole") == 0
    remove_model(table.state, model, NONE, False)
    assert done(table, "all-alive") == 0
    assert done(table, "leader-whole") == 0


@pytest.mark.rule("WC-Q1")
def test_places_at_the_end() -> None:
    table, model, target = questing(("at-edge", 1))
    target.home_x, target.home_y = 450, 880
    assert edge_of(table.state, 1) == 1
    assert (done(table, "at-edge"), done(table, "centre")) == (0, 0)
    model.y = 780
    assert done(table, "at-edge") == 1
    model.x = model.y = 457
    assert (done(table, "at-edge"), done(table, "centre")) == (0, 1)
    assert done(table, "no-shot") == 1


@pytest.mark.rule("WC-Q1")
def test_the_others_know_that_there_is_a_quest_but_not_which() -> None:
    table, model, _ = questing(("won", 1))
    table.activate(model)
    own, other = table.state.view(0), table.state.view(1)
    assert isinstance(own, WastelandView)
    assert isinstance(other, WastelandView)
    assert (own.position.quests, other.position.quests) == ((0, NONE), (-2, NONE))
    assert (own.secrets, other.secrets) == (0, 1)
    assert own.data()["quests"] == [table.cards.quests[0].id, ""]
    assert other.data()["quests"] == ["?", ""]
