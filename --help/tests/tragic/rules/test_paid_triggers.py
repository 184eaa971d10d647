"""A skill that is set off may cost something, and the card just laid may pay for it (TR-P4)."""

from __future__ import annotations

import pytest

from overseer.tragic.text.cards import rules_text
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

CARDS = own(
    card("reflex", "skill", does("draw 1", when="attack", cost="S", may=True)),
    card("blow", "attack", strike="9", keywords=["no-strike-back"], cost="S"),
    card("might", "ability"),
    card("filler", "action", does("heal 1")),
)


def attacking(*hand: str) -> Table:
    """The skill waits for an attack card; NATURE shows no critical."""
    duel = Table(CARDS).skill(0, "reflex-1").hand(0, "blow-1", *hand).tops(0, "filler-1")
    duel.gain(0, 7, -2)
    return duel


@pytest.mark.rule("TR-P4", "TR-P1")
def test_the_card_that_was_just_laid_pays_for_it() -> None:
    duel = attacking("might-1").play("cast blow-1", "pass")
    assert duel.topic == "may"
    refusal = duel.refused("yes")
    assert (refusal.rule, refusal.reason) == ("TR-P1", "tragic-too-dear")

    duel.play("lay might-1", "yes")

    assert duel.ids(duel.player(0).hand) == ["filler-1"]
    assert duel.player(0).spent[0] == 2


@pytest.mark.rule("TR-P4")
def test_it_may_be_declined() -> None:
    duel = attacking("might-1").points(0, "S2").play("cast blow-1", "pass", "pass")

    assert (duel.topic, duel.ids(duel.player(0).hand)) == ("main", ["might-1"])


@pytest.mark.rule("TR-P4")
def test_who_can_neither_pay_nor_lay_is_not_asked() -> None:
    assert attacking().play("cast blow-1").topic == "main"


@pytest.mark.rule("TR-P4", "TR-P3")
def test_paying_for_it_is_an_action() -> None:
    duel = attacking("might-1").points(0, "S2").play("cast blow-1", "pass", "yes")

    assert duel.state.may_lay


@pytest.mark.rule("TR-P4")
def test_its_text_names_the_price() -> None:
    text = rules_text(CARDS.set.by_id["reflex-1"], "en")
    assert text == "When your attack card has resolved, if you wish, pay S: draw 1 card."


@pytest.mark.rule("TR-P4")
def test_a_price_needs_a_choice() -> None:
    with pytest.raises(Exception, match="tragic-file-forced-cost"):
        own(card("reflex", "skill", does("draw 1", when="attack", cost="S")))
