"""Reactions, interruptions and the pile: TR-R."""

from __future__ import annotations

import pytest

from tests.tragic.sets import card, does, own
from tests.tragic.table import Table

LAY = "hammer-arm-1"


def pile(table: Table) -> list[str]:
    """What lies on the pile, the lowest first."""
    return [table.cards.cards[item.card].id for item in table.state.chain]


# One thing to do of every kind, and one reaction to each of them.
KINDS = own(
    card("blow", "attack", strike="5"),
    card("deed", "action", does("heal 5")),
    card("errand", "quest", does("heal 5")),
    card("lamp", "object", does("heal 5", when="use", engage=True), stays=True),
    card("friend", "ally", attack=5),
    card("trick", "skill", does("heal 5", when="use", engage=True)),
    card("might", "ability"),
    *(
        card(f"no-{kind}", "reaction", does("cancel"), answers=[kind])
        for kind in ("attack", "action", "quest", "reaction", "use", "skill", "movement")
    ),
    *(
        card(f"no-{kind}", "reaction", does("cancel"), answers=[kind])
        for kind in ("ally", "object")
    ),
)
DEEDS = {
    "attack": "cast blow-1",
    "action": "cast deed-1",
    "quest": "cast errand-1",
    "use": "use a1",
    "skill": "use trick-1",
    "movement": "attack a2",
    "ally": "cast friend-1",
    "object": "cast lamp-1",
}


def about_to(deed: str) -> Table:
    """Seat 0 did something; seat 1 holds every reaction there is."""
    table = Table(KINDS).skill(0, "trick-1")
    table.put(0, "lamp-1")
    table.put(0, "friend-1")
    table.hand(0, "blow-1", "deed-1", "errand-1", "friend-1", "lamp-1")
    table.hand(1, *[f"no-{kind}-1" for kind in (*DEEDS, "reaction")])
    table.player(0).hp = 50
    return table.play(DEEDS[deed], "pass")


@pytest.mark.rule("TR-R1")
@pytest.mark.parametrize("deed", list(DEEDS))
def test_a_reaction_answers_what_it_says_and_nothing_else(deed: str) -> None:
    table = about_to(deed)
    assert (table.seat, table.topic) == (1, "answer")

    for kind in (*DEEDS, "reaction"):
        move = f"cast no-{kind}-1"
        if kind == deed:
            assert table.legal(move)
        else:
            refusal = table.refused(move)
            assert (refusal.rule, refusal.reason) == ("TR-R1", "tragic-no-answer")


@pytest.mark.rule("TR-R1")
@pytest.mark.parametrize("deed", list(DEEDS))
def test_what_is_cancelled_does_nothing(deed: str) -> None:
    table = about_to(deed).play(f"cast no-{deed}-1", "pass")

    assert (table.seat, table.topic, table.state.chain) == (0, "main", [])
    assert (table.hp(0), table.hp(1)) == (50, 100)
    assert table.in_play(0) == ["lamp-1", "friend-1"]


@pytest.mark.rule("TR-R1")
@pytest.mark.parametrize("deed", list(DEEDS))
def test_what_is_not_answered_works(deed: str) -> None:
    table = about_to(deed).play("pass").pass_all()
    if deed == "attack":
        table.play("ones 0")

    healed = deed in ("action", "quest", "use", "skill")
    hit = deed in ("attack", "movement")
    assert (table.hp(0), table.hp(1)) == (55 if healed else 50, 95 if hit else 100)
    assert len(table.in_play(0)) == (3 if deed in ("ally", "object") else 2)


@pytest.mark.rule("TR-R1")
def test_laying_is_never_answered() -> None:
    table = Table(KINDS).hand(0, "lamp-1", "might-1").hand(1, *["no-object-1"] * 2)

    table.play("cast lamp-1", "lay might-1", "pass")

    assert (table.seat, table.topic) == (0, "main")
    assert len(table.player(1).hand) == 2


@pytest.mark.rule("TR-R1")
def test_the_last_item_is_resolved_first() -> None:
    table = Table(KINDS).hand(0, "deed-1", "no-reaction-1").hand(1, "no-action-1", "no-reaction-1")
    table.player(0).hp = 50

    table.play("cast deed-1", "pass", "cast no-action-1", "cast no-reaction-1")
    assert pile(table) == ["deed-1", "no-action-1", "no-reaction-1"]
    table.play("cast no-reaction-1")

    # The top one stops the second, which no longer stops the first, which stops the deed.
    assert table.hp(0) == 50
    order = [event.args["card"] for event in table.told("cancelled")]
    assert order == ["no-reaction-1", "deed-1"]


@pytest.mark.rule("TR-R1")
def test_reactions_are_only_answers_and_answers_are_only_reactions() -> None:
    table = Table(KINDS).hand(0, "no-action-1", "deed-1").hand(1, "deed-1", "no-action-1")

    early = table.refused("cast no-action-1")
    table.play("cast deed-1", "pass")
    other = table.refused("cast deed-1")

    assert (early.rule, early.reason) == ("TR-R1", "tragic-reaction")
    assert (other.rule, other.reason) == ("TR-R1", "tragic-not-a-reaction")


@pytest.mark.rule("TR-R1")
def test_what_is_no_longer_valid_does_nothing_but_is_paid_and_gives_the_right_to_lay() -> None:
    table = Table().points(0, "S2").hand(0, "shoulder-throw-1", LAY).hand(1, "grab-and-run-1")
    table.put(1, "volunteer-1")
    table.play("cast shoulder-throw-1", "pass", "cast grab-and-run-1", "pass")

    assert len(table.told("fizzled")) == 1
    assert sum(table.player(0).spent) == 2
    assert table.ids(table.player(0).discard) == ["shoulder-throw-1"]
    assert table.legal(f"lay {LAY}")


GONE = own(
    card("shove", "action", does("heal 5", "beat target", target="opposing-ally")),
    card("blow", "attack", does("heal 5"), strike="5"),
    card(
        "crane",
        "object",
        does("heal 5", "beat target", when="use", engage=True, target="opposing-ally"),
        stays=True,
    ),
    card(
        "trick",
        "skill",
        does("heal 5", "beat target", when="use", engage=True, target="opposing-ally"),
    ),
    card(
        "home",
        "reaction",
        does("return target", target="own-ally"),
        answers=["action", "attack", "use", "skill"],
    ),
    card("friend", "ally"),
)


@pytest.mark.rule("TR-R1")
@pytest.mark.parametrize("deed", ["cast shove-1", "cast blow-1", "use a1", "use trick-1"])
@pytest.mark.parametrize("gone", [False, True])
def test_without_its_target_nothing_of_it_happens(deed: str, gone: bool) -> None:
    table = Table(GONE).skill(0, "trick-1").hand(0, "shove-1", "blow-1").hand(1, "home-1")
    table.put(0, "crane-1")
    table.put(1, "friend-1")
    table.player(0).hp = 50

    table.play(deed)
    if table.topic == "target":
        table.play("target b1")
    table.play("pass", "cast home-1" if gone else "pass").pass_all()
    if table.topic == "critical":
        table.play("ones 0")

    struck_back = 1 if deed == "cast blow-1" else 0
    assert table.hp(0) == (50 if gone else 55 - struck_back)
    assert table.ids(table.player(1).hand) == (["friend-1"] if gone else ["home-1"])


@pytest.mark.rule("TR-R2")
def test_the_other_player_may_interrupt_before_the_main_phase_ends() -> None:
    table = Table().tops(1, LAY)
    table.put(0, "volunteer-1")
    table.put(1, "watchtower-2")

    table.play("end")
    assert (table.seat, table.topic) == (1, "interrupt")
    table.play("use b1")

    assert table.in_play(0) == []
    assert (table.seat, table.topic) == (0, "main")


@pytest.mark.rule("TR-R2")
def test_nobody_is_asked_without_such_an_ability() -> None:
    table = Table().tops(1, LAY)
    table.put(0, "volunteer-1")
    table.put(1, "watchtower-2").engaged = True

    table.play("end")

    assert table.state.active == 1


@pytest.mark.rule("TR-R2")
def test_who_declines_lets_the_turn_end() -> None:
    table = Table().tops(1, LAY)
    table.put(0, "volunteer-1")
    table.put(1, "watchtower-2")

    table.play("end", "pass")

    assert (table.state.active, table.in_play(0)) == (1, ["volunteer-1"])


@pytest.mark.rule("TR-R3")
def test_a_full_dodge_needs_no_roll() -> None:
    table = Table().hand(0, "punch-1").points(1, "A2").hand(1, "leap-aside-2")

    table.play("cast punch-1", "cast leap-aside-2")

    assert (table.seat, table.topic, table.hp(1)) == (0, "main", 100)


@pytest.mark.rule("TR-R3", "TR-R5")
def test_a_full_dodge_after_a_rolled_one_failed() -> None:
    table = Table().hand(0, "punch-1").points(1, "A3").hand(1, "sidestep-1", "leap-aside-2")

    table.play("cast punch-1", "cast sidestep-1")
    assert table.topic == "dodge"
    table.play("roll 4")
    assert (table.seat, table.topic, table.hp(1)) == (1, "answer", 100)
    table.play("cast leap-aside-2")

    assert (table.seat, table.topic, table.hp(1)) == (0, "main", 100)


@pytest.mark.rule("TR-R3")
def test_only_an_attack_on_oneself_is_dodged() -> None:
    table = Table().hand(0, "punch-1").points(1, "A2").hand(1, "leap-aside-2")
    table.put(1, "volunteer-1")
    table.play("cast punch-1", "target b1")

    refusal = table.refused("cast leap-aside-2")

    assert (refusal.rule, refusal.reason) == ("TR-R3", "tragic-not-at-you")


@pytest.mark.rule("TR-R4")
def test_only_the_opponent_of_the_last_items_controller_is_asked() -> None:
    table = Table(KINDS).hand(0, "deed-1", "no-reaction-1", "no-action-1")
    table.hand(1, "no-action-1", "no-reaction-1")
    asked = []

    for moves in (
        ("cast deed-1", "pass"),
        ("cast no-action-1",),
        ("cast no-reaction-1", "pass"),
    ):
        table.play(*moves)
        asked.append((table.seat, table.topic))
    table.play("cast no-reaction-1")

    assert asked == [(1, "answer"), (0, "answer"), (1, "answer")]
    assert (table.seat, table.topic) == (0, "answer")


@pytest.mark.rule("TR-R4")
def test_a_pass_closes_the_chain() -> None:
    table = Table(KINDS).hand(0, "deed-1", "no-reaction-1").hand(1, "no-action-1", "no-action-1")
    table.hand(1, "no-reaction-1")
    table.player(0).hp = 50

    table.play("cast deed-1", "pass", "cast no-action-1", "cast no-reaction-1", "pass")

    # Seat 1 holds another reaction to the deed, yet the chain resolves without new items.
    assert (table.seat, table.topic) == (0, "main")
    assert table.hp(0) == 55


TRIGGERS = own(
    card("blow", "attack", strike="5"),
    card("mourner", "object", does("lose 3 opponent", when="ally-leaves"), stays=True),
    card("widow", "object", does("heal 2", when="ally-leaves"), stays=True),
    card("storm", "action", does("beat all-allies"), does("lose 1")),
    card("friend", "ally"),
)


@pytest.mark.rule("TR-R4")
def test_triggers_wait_for_the_chain_and_the_active_players_come_first() -> None:
    table = Table(TRIGGERS).hand(0, "storm-1")
    for seat in (1, 0):
        table.put(seat, "mourner-1")
        table.put(seat, "friend-1")

    table.play("cast storm-1")

    lost = [(event.args["seat"], event.args["amount"]) for event in table.told("hurt")]
    assert lost == [(0, 1), (1, 3), (0, 3)]
    seats = [event.args["seat"] for event in table.told("triggered")]
    assert seats == [0, 1]


@pytest.mark.rule("TR-R4")
@pytest.mark.parametrize(
    ("first", "order"),
    [("next 1", ["mourner-1", "widow-1"]), ("next 2", ["widow-1", "mourner-1"])],
)
def test_each_player_orders_their_own_triggers(first: str, order: list[str]) -> None:
    table = Table(TRIGGERS).hand(0, "storm-1")
    table.put(1, "mourner-1")
    table.put(1, "widow-1")
    table.put(1, "friend-1")

    table.play("cast storm-1")
    assert (table.seat, table.topic) == (1, "order")
    table.play(first)

    assert [event.args["card"] for event in table.told("triggered")] == order
    assert table.hp(0) == 100 - 1 - 3


@pytest.mark.rule("TR-R5")
def test_an_attack_has_two_windows() -> None:
    table = Table().points(0, "S4").hand(0, "punch-1").points(1, "A1 S3")
    table.hand(1, "sidestep-1", "brace-1", "volunteer-1")

    table.play("cast punch-1")
    assert (table.seat, table.topic) == (1, "answer")
    table.play("cast sidestep-1", "roll 6")
    assert (table.seat, table.topic, table.hp(1)) == (1, "answer", 100)
    table.play("cast brace-1")

    assert (table.seat, table.topic, table.hp(1)) == (0, "main", 100)


@pytest.mark.rule("TR-R5")
def test_no_second_window_without_a_failed_roll() -> None:
    table = Table().points(0, "S4").hand(0, "punch-1").points(1, "A1 S3").hand(1, "brace-1")

    table.play("cast punch-1", "pass")

    assert table.topic == "critical"


@pytest.mark.rule("TR-R5")
def test_a_dodge_that_succeeds_ends_the_attack() -> None:
    table = Table().points(0, "S4").hand(0, "punch-1").points(1, "A1 S3").hand(1, "sidestep-1", LAY)

    table.play("cast punch-1", "cast sidestep-1", "roll 3")

    assert (table.seat, table.topic, table.hp(1)) == (0, "main", 100)


@pytest.mark.rule("TR-R6")
def test_an_interruption_goes_on_the_same_pile() -> None:
    table = Table().hand(0, "pep-talk-1", "short-circuit-1").points(0, "I2 C2")
    table.put(0, "volunteer-1")
    table.put(1, "watchtower-2")

    table.play("cast pep-talk-1", "pass")
    assert (table.seat, table.topic) == (1, "answer")
    table.play("use b1")
    assert pile(table) == ["pep-talk-1", "watchtower-2"]
    assert (table.seat, table.topic) == (0, "answer")
    table.play("pass")

    assert table.in_play(0) == []  # the tower shot before anybody was inspired


@pytest.mark.rule("TR-R6")
def test_never_while_an_item_resolves() -> None:
    table = Table().lots(0).hand(0, "data-mining-2").library(0, LAY)
    table.put(0, "volunteer-1")
    table.put(1, "watchtower-2")

    table.play("cast data-mining-2", "pass")

    assert (table.seat, table.topic) == (0, "search")
    assert table.refused("use b1").rule == "TR-D2"
