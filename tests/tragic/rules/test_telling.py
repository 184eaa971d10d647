"""What an effect changes is told: once, with the card that did it; what it leaves alone is not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from overseer.engine import Match, numbered_seed
from overseer.engine.match import Step
from overseer.engine.refusal import Value
from overseer.tragic.game import Tragic
from tests.tragic.rules.test_setup import dealt
from tests.tragic.rules.test_steps import deal, place
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, laid_out

Args = dict[str, Value]
FOR_ANN: Args = {"seat": 0, "card": "it-1"}
PLACES = ("place", "places", "at")
FOR_BO: Args = {"seat": 1, "card": "it-1"}


def told(duel: Table, name: str) -> list[Args]:
    """The arguments of events, but for the places: no sentence says them."""
    return [
        {key: value for key, value in event.args.items() if key not in PLACES}
        for event in duel.told(name)
    ]


@pytest.mark.rule("TR-C1")
def test_the_target_of_a_card_is_told_unless_nobody_else_could_be_meant() -> None:
    for target, aimed in (("b", []), ("b1", [{"seat": 1, "card": "volunteer-1"}])):
        duel = Table().lots(0).hand(0, "punch-1")
        duel.put(1, "volunteer-1")
        duel.play("cast punch-1", f"target {target}")
        assert (told(duel, "aimed"), told(duel, "aimed-at-player")) == (aimed, [])

    many = Table(seats=3).lots(0).hand(0, "punch-1").play("cast punch-1", "target c")
    assert told(many, "aimed-at-player") == [{"seat": 2}]


@pytest.mark.rule("TR-A4")
def test_a_maximum_that_falls_or_rises() -> None:
    fallen: Args = {**FOR_BO, "way": "down", "amount": 3, "most": 97}
    duel = deal("max-hp -3 opponent").play("cast it-1")
    assert told(duel, "max-hp") == [{**fallen, "lost": 3}]

    duel = deal("max-hp -3 opponent")
    duel.player(1).hp = 60
    assert told(duel.play("cast it-1"), "max-hp") == [{**fallen, "lost": 0}]

    risen: Args = {**FOR_ANN, "way": "up", "amount": 5, "most": 105, "lost": 0}
    duel = deal("gain max-hp 5 you end").play("cast it-1")
    assert told(duel, "max-hp") == [risen]
    assert told(duel, "gained") == []
    duel.play("end")
    over: Args = {"seat": 0, "way": "down", "amount": 5, "most": 100, "lost": 0}
    assert told(duel, "max-hp-now") == [over]


@pytest.mark.rule("TR-A4")
def test_a_maximum_that_a_card_in_play_changes() -> None:
    coat = card("it", "armour", place="torso", gives=["max-hp 4"], cost="")
    duel = place(coat, mine="it-1").play("take-off a1")

    assert told(duel, "max-hp") == [
        {**FOR_ANN, "way": "down", "amount": 4, "most": 100, "lost": 0},
    ]


@pytest.mark.rule("TR-N1")
def test_radiation_is_told_before_what_its_level_takes() -> None:
    row = '[[radiation]]\nlevel = 2\ngives = ["max-hp -5"]'
    glow = card("it", "action", does("irradiate 2 you"))
    duel = Table(own(row, glow)).hand(0, "it-1").play("cast it-1")

    names = [event.name for event in duel.events]
    assert names.index("tragic-radiation") + 1 == names.index("tragic-max-hp-now")


@pytest.mark.parametrize(
    ("step", "seat", "gift", "until"),
    [
        ("gain critical 2 you end", 0, "critical 2", "end"),
        ("gain critical -5 opponent end", 1, "critical -5", "end"),
        ("gain no-healing 1 opponent next-turn", 1, "no-healing 1", "next-turn"),
        ("gain armour 1 you always", 0, "armour 1", "always"),
    ],
)
def test_a_stat_that_a_player_gains_or_loses(step: str, seat: int, gift: str, until: str) -> None:
    duel = deal(step).play("cast it-1")

    assert told(duel, "gained") == [
        {"seat": seat, "card": "it-1", "gift": gift, "until": until, "maker": 0}
    ]


@pytest.mark.parametrize(
    ("step", "name", "more"),
    [
        (
            "boost +2/-1 own-allies end",
            "boosted",
            {"attack": 2, "health": -1, "until": "end", "maker": 0},
        ),
        (
            "grant armour 3 own-allies always",
            "granted",
            {"keyword": "armour 3", "until": "always", "maker": 0},
        ),
        ("heal-ally 2 own-allies", "allies-healed", {"amount": 2}),
    ],
)
def test_what_allies_get_is_told_once_for_all_of_them(step: str, name: str, more: Args) -> None:
    duel = deal(step, mine="rat-1 dog-2 cup-1", theirs="rat-1")
    for permanent in duel.player(0).permanents:
        permanent.damage = 1
    duel.play("cast it-1")

    args: Args = {**FOR_ANN, "cards": "rat-1, dog-2", "count": 2}
    assert told(duel, name) == [args | more]


def test_cards_that_are_turned_are_told_for_each_owner() -> None:
    duel = deal("engage all-objects", mine="cup-1", theirs="cup-1 hat-1 jet-1")
    duel.player(1).permanents[2].engaged = True
    duel.play("cast it-1")
    assert told(duel, "engaged") == [
        {**FOR_ANN, "cards": "cup-1", "count": 1},
        {**FOR_BO, "cards": "cup-1, hat-1", "count": 2},
    ]

    duel = deal("disengage own-allies", mine="rat-1 dog-2")
    duel.player(0).permanents[1].engaged = True
    duel.play("cast it-1")
    assert told(duel, "disengaged") == [{**FOR_ANN, "cards": "dog-2", "count": 1}]


def test_points_that_are_turned() -> None:
    duel = deal("drain 2 opponent").points(1, "S1 P1 E0 C0 I0 A0 L0").play("cast it-1")
    duel.play("pay P")  # the last one turns by itself
    assert told(duel, "drained") == [{**FOR_BO, "letter": "P"}, {**FOR_BO, "letter": "S"}]

    duel = deal("refresh 1")
    duel.player(0).spent = bytes([0, 0, 1, 0, 0, 0, 0])
    duel.play("cast it-1")
    assert told(duel, "refreshed") == [{**FOR_ANN, "letter": "E"}]


@pytest.mark.rule("TR-T6")
def test_a_turn_that_a_card_ends() -> None:
    assert told(deal("end-turn").play("cast it-1"), "turn-stopped") == [FOR_ANN]


def test_an_attack_that_will_apply_once_more() -> None:
    assert told(deal("repeat").play("cast it-1"), "repeats") == [FOR_ANN]


@pytest.mark.rule("TR-R1")
def test_an_attack_that_an_answer_weakens() -> None:
    brace = card("brace", "reaction", does("reduce 4"), answers=["attack"], cost="")
    blow = card("blow", "attack", strike="9", cost="")
    duel = Table(own(brace, blow)).hand(0, "blow-1").hand(1, "brace-1")
    duel.play("cast blow-1", "cast brace-1")

    assert told(duel, "reduced") == [{"seat": 1, "card": "brace-1", "amount": 4}]


def test_a_roll_names_its_card() -> None:
    duel = deal("heal 1", roll=3).play("cast it-1", "roll 5")

    assert told(duel, "unlucky") == [{**FOR_ANN, "die": 5, "need": 3}]


@pytest.mark.rule("TR-K14")
def test_who_loses_the_roof_over_the_head_comes_out() -> None:
    duel = deal("beat target", target="opposing-permanent", theirs="hut-1")
    duel.player(1).inside = duel.player(1).permanents[0].serial
    duel.play("cast it-1")

    assert told(duel, "left-building") == [{"seat": 1, "card": "hut-1"}]


@pytest.mark.parametrize(
    "keys",
    [
        {"steps": "boost +2/+1 own-allies end"},
        {"steps": "boost +0/+0 own-allies end", "mine": "rat-1"},
        {"steps": "heal-ally 3 own-allies", "mine": "rat-1"},
        {"steps": "engage opposing-allies"},
        {"steps": "disengage own-allies", "mine": "rat-1"},
        {"steps": "refresh 2"},
        {"steps": "gain critical hand you end"},
    ],
    ids=lambda keys: str(keys["steps"]),
)
def test_what_changes_nothing_is_not_told(keys: dict[str, Any]) -> None:
    duel = deal(keys["steps"], mine=keys.get("mine", "")).play("cast it-1")

    assert {event.name for event in duel.events} == {"tragic-cast"}


@pytest.mark.rule("TR-A2")
def test_hp_say_whether_any_are_left() -> None:
    duel = deal("reprieve", "lose 3", "heal 1", "heal 1")
    duel.player(0).hp = 1
    duel.play("cast it-1")

    assert told(duel, "hurt") == [{"seat": 0, "amount": 3, "left": -2, "state": "down"}]
    assert [args["state"] for args in told(duel, "healed")] == ["down", "down"]

    assert told(deal("lose 3").play("cast it-1"), "hurt") == [
        {"seat": 0, "amount": 3, "left": 97, "state": "up"}
    ]


@pytest.mark.rule("TR-A1")
def test_the_traits_that_change_hp_are_named() -> None:
    duel = dealt().play("traits ghoul-2", "traits deathclaw-3")
    ghoul, deathclaw = told(duel, "max-hp")
    assert (ghoul["card"], ghoul["most"], ghoul["lost"]) == ("ghoul-2", 70, 30)
    assert (deathclaw["card"], deathclaw["most"], deathclaw["lost"]) == ("deathclaw-3", 120, 0)
    assert told(duel, "start-hp") == [{"seat": 1, "left": 120}]


@pytest.mark.rule("TR-S3")
def test_what_a_trait_does_at_the_start_names_it() -> None:
    duel = dealt().play("traits nerd-rage-1", "traits none")
    names = [event.name for event in duel.events]

    args: Args = {"seat": 0, "card": "nerd-rage-1", "effect": "nerd-rage-1 1 paid"}
    assert told(duel, "triggered") == [args]
    assert names.index("tragic-triggered") + 1 == names.index("tragic-point")


# -- who does what to whom -----------------------------------------------------------------------

FIGHT = own(
    card("dog", "ally", attack=1, health=9),
    card("cat", "ally", attack=2, health=9),
    card("no", "reaction", does("cancel"), answers=["movement"]),
    card("turn", "reaction", does("redirect", target="own-ally"), answers=["movement", "attack"]),
    card("vest", "armour", place="torso", cost="S1"),
    card("jab", "attack", strike="9", keywords=["penetrating 2"], cost="S1"),
    card("toll", "object", does(when="upkeep", cost="S", **{"else": ["lose 4"]}), stays=True),
)


def fight(mine: str, theirs: str, answers: str = "") -> Table:
    return laid_out(FIGHT, mine, theirs, answers=answers)


@pytest.mark.rule("TR-C2")
def test_who_attacks_whom() -> None:
    duel = fight("dog", "cat").play("attack a1", "target b1")
    assert told(duel, "ally-attacks") == [
        {"seat": 0, "card": "dog-1", "victim": 1, "target": "cat-1"}
    ]

    duel = fight("dog", "").play("attack a1")
    assert told(duel, "ally-attacks") == [{"seat": 0, "card": "dog-1", "victim": 1, "target": ""}]


@pytest.mark.rule("TR-C2")
def test_who_blocks_whom() -> None:
    duel = fight("dog cat", "cat").play("attack a1", "target b", "join a2", "block b1", "target a2")
    assert told(duel, "blocks") == [{"seat": 1, "card": "cat-1", "target": "cat-1"}]

    duel = fight("dog", "cat").play("attack a1", "target b", "block b1")
    assert told(duel, "blocks") == [{"seat": 1, "card": "cat-1", "target": "dog-1"}]


@pytest.mark.rule("TR-R1")
def test_an_attack_of_allies_that_is_cancelled() -> None:
    duel = fight("dog cat", "", "no").play("attack a1", "join a2", "cast no-1")

    assert told(duel, "movement-cancelled") == [{"seat": 0, "cards": "dog-1, cat-1"}]


@pytest.mark.rule("TR-R1")
def test_where_an_attack_is_sent_instead() -> None:
    duel = fight("dog", "cat dog", "turn").play("attack a1", "target b", "cast turn-1", "target b1")

    args: Args = {"seat": 1, "card": "turn-1", "victim": 1, "target": "cat-1"}
    assert told(duel, "redirected") == [args]


@pytest.mark.rule("TR-P1")
def test_what_is_paid_for_equipment_and_tolls() -> None:
    duel = fight("", "").points(0, "S2")
    duel.put(0, "vest-1", worn=False)
    duel.play("by-hand", "wear a1", "pay S")
    assert told(duel, "paid") == [{"seat": 0, "paid": "SS"}]

    duel = fight("", "toll").tops(1, "no-1").play("end", "yes")
    assert told(duel, "paid") == [{"seat": 1, "paid": "S"}]


@pytest.mark.rule("TR-C3")
def test_an_attack_is_announced() -> None:
    duel = fight("", "").gain(1, 0, 3).gain(0, 7, -2).hand(0, "jab-1").play("cast jab-1")

    args: Args = {"seat": 0, "card": "jab-1", "base": 9, "through": 2, "net": 8}
    assert told(duel, "announced") == [args]


@pytest.mark.rule("TR-T3")
def test_what_was_set_off_is_told() -> None:
    duel = fight("", "toll").tops(1, "no-1").play("end", "pass")

    assert told(duel, "triggered") == [{"seat": 1, "card": "toll-1", "effect": "toll-1 0 unpaid"}]


@pytest.mark.rule("TR-C2")
def test_a_division_names_the_blocker_and_what_is_left() -> None:
    duel = fight("cat", "dog cat").play("attack a1", "target b", "block b2", "block b1")
    decision = duel.state.decision
    assert decision is not None

    about = decision.about
    assert (about["attacker"], about["card"], about["left"]) == ("cat-1", "cat-1", 2)


# -- for who draws the table -----------------------------------------------------------------------


@pytest.mark.rule("TR-Z1")
def test_two_copies_are_told_apart_by_their_places() -> None:
    duel = Table().lots(0).hand(0, "bat-blow-2")
    duel.put(1, "raider-bruiser-1")
    duel.put(1, "raider-bruiser-1")

    duel.play("cast bat-blow-2", "target b2", "ones 0")

    assert [event.args["place"] for event in duel.told("aimed")] == ["b2"]
    assert [event.args["place"] for event in duel.told("ally-hurt")] == ["b2"]
    assert [event.args["place"] for event in duel.told("beaten")] == ["b2"]


def test_silent_events_are_for_who_follows_every_step_and_are_never_told() -> None:
    steps: list[Step] = []
    match = Match(Tragic(), [None, None], seed=numbered_seed(1))
    told = Match(Tragic(), [None, None], seed=numbered_seed(1))
    match.on_step = steps.append
    begun = len(match.events)
    rng = Random(1)
    for _ in range(60):
        move = rng.choice(match.state.moves())
        told.play(told.state.seat, move)
        match.play(match.state.seat, move)

    heard = [event for step in steps for event in step.events]
    assert any(event.silent for event in heard)
    assert not any(event.silent for event in match.events)
    assert match.events == told.events
    assert [event for event in heard if not event.silent] == match.events[begun:]
