"""Bonuses and how long they last, and reactions to everything that can be answered."""

from __future__ import annotations

import pytest

from overseer.tragic.rules.board import attack_of, full_health
from overseer.tragic.words import ST_CRITICAL
from tests.tragic.rules.test_steps import RAT, deal
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word


def strength(duel: Table, seat: int) -> tuple[int, int]:
    """Attack and health of a player's first ally."""
    ally = duel.player(seat).permanents[0]
    return attack_of(duel.state, seat, ally), full_health(duel.state, seat, ally)


# -- bonuses and how long they last --------------------------------------------------------------


@pytest.mark.rule("TR-K5", "TR-T9")
@word("step:boost", "until:end", "until:next-turn", "until:always")
@pytest.mark.parametrize(
    ("until", "after"),
    [
        ("end", [(3, 5), (2, 3), (2, 3)]),
        ("next-turn", [(3, 5), (3, 5), (2, 3)]),
        ("always", [(3, 5), (3, 5), (3, 5)]),
    ],
)
def test_boosts_and_their_ends(until: str, after: list[tuple[int, int]]) -> None:
    """The rat in this turn, in the opponent's, in the next one of one's own."""
    duel = deal(f"boost +1/+2 own-allies {until}", mine="rat-1", theirs="rat-1")
    duel.tops(0, "cup-1", "cup-1").tops(1, "cup-1", "cup-1").play("cast it-1")

    found = [strength(duel, 0)]
    for _ in range(2):
        duel.play("end")
        found.append(strength(duel, 0))

    assert found == after
    assert strength(duel, 1) == (2, 3)


@word("step:boost")
def test_boosts_count_and_choose() -> None:
    duel = deal("boost +allies/+0 own-allies end robot", mine="rat-1 protectron-1").play(
        "cast it-1"
    )

    duel.play("attack a1", "pass")
    assert duel.hp(1) == 98
    duel.play("attack a2")
    assert duel.hp(1) == 93  # 3 + 2


@pytest.mark.rule("TR-K9")
def test_a_drawback_may_kill_and_so_may_the_end_of_a_bonus() -> None:
    duel = deal("boost +0/-3 opposing-allies end", theirs="rat-1 dog-2").play("cast it-1")
    assert duel.in_play(1) == ["dog-2"]

    tent = card("tent", "building", gives=["ally-health 2"])
    tables = own(tent, RAT, card("it", "action", does("beat target", target="opposing-object")))
    duel = Table(tables).hand(0, "it-1")
    duel.put(1, "tent-1")
    duel.put(1, "rat-1").damage = 4
    duel.play("cast it-1")
    assert duel.in_play(1) == []


@word("step:grant")
@pytest.mark.parametrize(
    ("until", "after"),
    [("end", [True, False]), ("next-turn", [True, True]), ("always", [True, True])],
)
def test_granted_keywords(until: str, after: list[bool]) -> None:
    duel = deal(f"grant in-defence own-allies {until}", mine="rat-1")
    duel.tops(1, "blow-1", "blow-1").points(1, "S5").play("cast it-1")

    found = [duel.refused("attack a1").reason == "tragic-in-defence"]
    duel.play("end", "cast blow-1")
    found.append(duel.topic != "target")  # covered: the rat is the only target

    assert found == after


@word("step:gain")
@pytest.mark.parametrize(
    ("until", "after"), [("end", [2, 0, 0]), ("next-turn", [2, 2, 0]), ("always", [2, 2, 2])]
)
@pytest.mark.parametrize(("whom", "seat"), [("you", 0), ("opponent", 1)])
def test_gains_and_their_ends(whom: str, seat: int, until: str, after: list[int]) -> None:
    duel = deal(f"gain armour 2 {whom} {until}").tops(0, "cup-1", "cup-1").tops(1, "cup-1", "cup-1")
    duel.play("cast it-1")
    found = [duel.player(seat).stats[0]]
    for _ in range(2):
        duel.play("end")
        found.append(duel.player(seat).stats[0])

    assert found == after


# -- answers -------------------------------------------------------------------------------------


@pytest.mark.rule("TR-R1")
@word(
    *(
        f"answer:{kind}"
        for kind in ("attack", "action", "quest", "reaction", "use", "skill", "ally", "object")
    )
)
@word("step:cancel", "kind:reaction", "kind:quest", "kind:attack", "kind:skill", "kind:companion")
@pytest.mark.parametrize(
    ("kind", "it", "move"),
    [
        ("attack", card("it", "attack", strike="9"), "cast it-1"),
        ("action", card("it", "action", does("lose 9 opponent")), "cast it-1"),
        ("quest", card("it", "quest", does("lose 9 opponent")), "cast it-1"),
        ("ally", card("it", "companion", does("lose 9 opponent"), proper="curie"), "cast it-1"),
        ("object", card("it", "object", does("lose 9 opponent")), "cast it-1"),
        (
            "skill",
            card("it", "skill", does("lose 9 opponent", when="use", engage=True)),
            "use it-1",
        ),
        ("use", card("it", "ally", does("lose 9 opponent", when="use", engage=True)), "use a1"),
    ],
)
def test_a_reaction_answers_what_it_says(kind: str, it: str, move: str) -> None:
    no = card("no", "reaction", does("cancel"), answers=[kind])
    other = card("other", "reaction", does("cancel"), answers=["reaction"])
    duel = Table(own(it, no, other)).gain(0, ST_CRITICAL, -2).hand(1, "no-1", "other-1")
    if kind == "skill":
        duel.skill(0, "it-1")
    elif kind == "use":
        duel.put(0, "it-1")
    else:
        duel.hand(0, "it-1")

    duel.play(move)
    assert (duel.seat, duel.topic) == (1, "answer")
    assert duel.refused("cast other-1").reason == "tragic-no-answer"
    duel.play("cast no-1")

    assert (duel.topic, duel.hp(1)) == ("main", 100)
    if move == "cast it-1":
        assert duel.in_play(0) == []
        assert duel.ids(duel.player(0).discard) == ["it-1"]


@word("answer:reaction")
def test_a_reaction_may_be_answered() -> None:
    no = card("no", "reaction", does("cancel"), answers=["action", "reaction"])
    duel = Table(own(no, card("it", "action", does("lose 9 opponent")))).hand(1, "no-1")
    duel.hand(0, "it-1", "no-1").play("cast it-1", "pass", "cast no-1", "cast no-1")

    assert (duel.topic, duel.hp(1)) == ("main", 91)
