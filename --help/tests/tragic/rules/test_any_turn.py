"""Cards in play are used in any turn, unless they say “in your turn” (TR-K6, TR-T7)."""

from __future__ import annotations

import pytest

from overseer.tragic.text.cards import rules_text
from overseer.tragic.words import ON_USE
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out, standard_tables

CARDS = own(
    card("lamp", "object", does("heal 3", when="use", engage=True), stays=True),
    card("drum", "object", does("heal 3", when="use", engage=True, own_turn=True), stays=True),
    card("blow", "attack", strike="9"),
    card("healer", "ally", does("heal 5", when="use", engage=True), health=5),
    card("calm", "trait", does("heal 3", when="use", once=True)),
    card("nap", "skill", does("heal 3", when="use", engage=True)),
    card("nerve", "skill", does("heal 3", when="use", engage=True, any_turn=True)),
    card("filler", "action", does("heal 1")),
)
OWN_TURN = {
    "bess-anvil-2",
    "punching-bag-1",
    "binoculars-1",
    "daisy-the-pack-ox-2",
    "unfinished-shelter-3",
    "eyebot-1",
    "laser-musket-1",
    "devils-bargain-2",
}


@pytest.mark.rule("TR-K6")
def test_a_card_in_play_answers_in_the_opponents_turn() -> None:
    duel = laid_out(CARDS, theirs="lamp", hand="blow")
    duel.player(1).hp = 50

    duel.play("cast blow-1")
    assert (duel.seat, duel.topic) == (1, "answer")
    duel.play("use b1")

    assert duel.told("healed")[0].args["amount"] == 3  # before the blow


@pytest.mark.rule("TR-K6")
def test_and_before_the_turn_ends() -> None:
    duel = laid_out(CARDS, theirs="healer")
    duel.player(1).hp = 50

    duel.play("end")
    assert (duel.seat, duel.topic) == (1, "interrupt")

    assert duel.play("use b1").hp(1) == 55


@pytest.mark.rule("TR-K6")
def test_in_your_turn_means_that() -> None:
    duel = laid_out(CARDS, theirs="lamp drum", hand="blow").play("cast blow-1")

    refusal = duel.refused("use b2")

    assert (refusal.rule, refusal.reason) == ("TR-K6", "tragic-own-turn")


@pytest.mark.rule("TR-K6")
def test_nobody_is_asked_for_what_works_only_in_their_own_turn() -> None:
    duel = laid_out(CARDS, theirs="drum", hand="blow").play("cast blow-1")

    assert (duel.seat, duel.hp(1)) != (1, 100)


@pytest.mark.rule("TR-K6")
def test_a_trait_lies_on_the_table_too() -> None:
    duel = Table(CARDS).trait(1, "calm-1").tops(1, "filler-1")
    duel.player(1).hp = 50

    duel.play("end")

    assert duel.play("use calm-1").hp(1) == 53


@pytest.mark.rule("TR-T7")
def test_skills_are_the_other_way_round() -> None:
    duel = Table(CARDS).skill(1, "nap-1", "nerve-1").tops(1, "filler-1")
    duel.player(1).hp = 50

    duel.play("end")
    refusal = duel.refused("use nap-1")

    assert (refusal.rule, refusal.reason) == ("TR-T7", "tragic-not-now")
    assert duel.play("use nerve-1").hp(1) == 53


@pytest.mark.rule("TR-K6")
def test_a_stealth_boy_hides_from_the_attack_that_it_answers() -> None:
    duel = Table().lots(0).lots(1).hand(0, "punch-1")
    duel.put(1, "stealth-boy-2")

    duel.play("cast punch-1")
    assert (duel.seat, duel.topic) == (1, "answer")
    duel.play("use b1")

    assert duel.hp(1) == 100
    assert duel.told("fizzled")


@pytest.mark.rule("TR-K6")
def test_the_texts_of_the_standard_set_say_what_holds() -> None:
    said = {"en": "in your turn", "fr": "pendant votre tour", "de": "in deinem Zug"}
    said["es"] = "en tu turno"
    found = set()
    for each in standard_tables().cards:
        uses = [a for a in each.abilities if a.when == ON_USE and not a.in_upkeep]
        if not uses or not each.in_library:
            continue
        for lang, words in said.items():
            text = rules_text(each, lang).lower()
            assert (words.lower() in text) == any(not use.any_turn for use in uses), text
        if any(not use.any_turn for use in uses):
            found.add(each.id)

    assert found == OWN_TURN
