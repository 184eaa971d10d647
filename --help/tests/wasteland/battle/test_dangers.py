"""The danger deck (WB-I1): a test averts a card, else it does what it says."""

from __future__ import annotations

import pytest

from overseer.wasteland.battle.model import DANGER_MARKER, SEARCHABLE, USED, Model
from overseer.wasteland.battle.things.dangers import danger_value, full_deck
from overseer.wasteland.words import (
    FROZEN,
    INJURED_ARM,
    INJURED_LEG,
    NONE,
    ON_FIRE,
    POISONED,
    SHAKEN,
    STUNNED,
)
from tests.wasteland.table import Table


def scene(unit: str = "sole-survivor") -> tuple[Table, Model]:
    """m0 of side 0 has touched a danger; a card is to be drawn."""
    table = Table()
    model = table.model(unit, 0, 300, 300)
    table.model("raider", 1, 850, 850)
    table.model("raider", 1, 300, 620)  # within black
    table.marker(SEARCHABLE, 300 + model.radius + 10, 300, DANGER_MARKER, open=True)
    table.state.dangers = full_deck(table.state)
    table.state.finds = (table.cards.item_numbers["eyeglasses"],)
    table.state.deck = b"\5"
    table.activate(model).play("try k0 search")
    return table, model


@pytest.mark.rule("WB-I1")
def test_the_deck_has_at_least_twelve_cards_and_runs_down() -> None:
    table, _ = scene()
    assert len(table.cards.dangers) >= 12
    count = sum(table.state.dangers)
    assert table.asked == (NONE, "danger")
    assert table.state.spread == count
    table.play("danger bear-trap", "roll !")
    assert sum(table.state.dangers) == count - 1


@pytest.mark.rule("WB-I1")
def test_an_empty_deck_is_shuffled_again() -> None:
    table = Table()
    table.model("settler", 0, 300, 300)
    table.model("raider", 1, 850, 850)
    table.marker(SEARCHABLE, 326, 300, DANGER_MARKER, open=True)
    table.state.dangers = bytes(len(table.cards.dangers))
    table.activate(table.state.models[0]).play("try k0 search")
    assert table.asked == (NONE, "danger")
    assert table.state.dangers == full_deck(table.state)


@pytest.mark.rule("WB-I1", "WB-D2")
@pytest.mark.parametrize(("face", "hurt"), [("6", False), ("7", True)])
def test_a_test_of_the_attribute_averts_it(face: str, hurt: bool) -> None:
    table, model = scene()
    table.play("danger gas-leak")  # perception 7, −1
    assert table.told("danger-tested")[0]["value"] == 6
    table.play(f"roll {face}")
    assert (len(table.told("danger-struck")) == 1) == hurt
    if hurt:
        table.play("armour 4")
    assert (model.conditions & ON_FIRE != 0, model.wounds == 1) == (hurt, hurt)
    assert table.asked == (NONE, "find")


@pytest.mark.rule("WB-F10", "WB-I1")
def test_conditions_and_dread_lower_the_value() -> None:
    table, model = scene()
    card = next(card for card in table.cards.dangers if card.id == "bear-trap")
    assert danger_value(table.state, model, card) == 7
    model.conditions |= SHAKEN
    assert danger_value(table.state, model, card) == 5
    table.model("deathclaw", 1, 300, 500)
    assert danger_value(table.state, model, card) == 3


@pytest.mark.rule("WB-I1")
@pytest.mark.parametrize(
    ("card", "rolls", "conditions", "wounds", "rads"),
    [
        ("pipe-bomb", ["roll X", "armour 3"], STUNNED, 0, 0),
        ("pipe-bomb", ["roll X", "armour 4"], STUNNED, 3, 0),
        ("bear-trap", ["roll X", "armour 4"], INJURED_LEG, 1, 0),
        ("leaking-barrel", ["roll X"], 0, 0, 2),
        ("bloatfly-nest", ["roll X"], POISONED, 0, 0),
        ("live-wire", ["roll X"], STUNNED | SHAKEN, 0, 0),
        ("rusty-blade", ["roll X", "armour 4"], INJURED_ARM, 1, 0),
        ("cryo-canister", ["roll X"], FROZEN, 0, 0),
        ("radroach-den", ["roll X", "armour 4"], 0, 1, 1),
    ],
)
def test_what_the_cards_do(
    card: str, rolls: list[str], conditions: int, wounds: int, rads: int
) -> None:
    table, model = scene()
    table.play(f"danger {card}", *rolls)
    assert (model.conditions, model.wounds, model.rads) == (conditions, wounds, rads)
    assert table.asked == (NONE, "find")  # the item comes all the same


@pytest.mark.rule("WB-I1", "WB-R3")
def test_who_is_held_up_has_no_actions_left() -> None:
    table, model = scene()
    table.play("danger rotten-floor", "roll X*")
    assert table.told("point-won") == [{"model": 0, "amount": 1}]
    table.play("find eyeglasses")
    assert model.points == 0
    assert model.status == USED


@pytest.mark.rule("WB-I1", "WB-R5")
def test_an_alarm_gives_reaction_tokens_to_enemies_around() -> None:
    table, _ = scene()
    table.play("danger tin-can-chimes", "roll X")
    assert [m.reactions for m in table.state.models] == [0, 0, 1]


@pytest.mark.rule("WB-I1")
def test_an_alarm_gives_nobody_a_second_token() -> None:
    table, _ = scene()
    table.state.models[2].reactions = 1
    table.play("danger tin-can-chimes", "roll X")
    assert table.state.models[2].reactions == 1
    assert table.told("alarmed") == []


@pytest.mark.rule("WB-I1")
def test_a_card_that_nothing_averts() -> None:
    table, model = scene()
    table.play("danger double-bottom")
    assert model.rads == 1
    table.play("find eyeglasses", "find eyeglasses")  # the card's, then the marker's
    assert len(model.found) == 2


@pytest.mark.rule("WB-I1", "WB-I3")
def test_robots_do_not_notice_radiation_and_poison() -> None:
    table, model = scene("codsworth")
    table.play("danger leaking-barrel", "roll X")
    assert model.rads == 0
    table, model = scene("codsworth")
    table.play("danger bloatfly-nest", "roll X")
    assert model.conditions == 0
