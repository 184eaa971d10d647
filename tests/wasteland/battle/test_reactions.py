"""Reactions: awareness, windows, declaring and acting (WB-R5 to R8, WB-F11)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.acting.reactions import (
    bar,
    hush,
    in_reaction,
    leaves_free,
    let_go,
    note_hit,
    open_window,
)
from overseer.wasteland.battle.attack.starts import begin_attack
from overseer.wasteland.battle.battle import Battle
from overseer.wasteland.battle.model import HEAP, REMOVED
from overseer.wasteland.battle.moves import (
    CHARGE,
    EXPERTISE,
    FIGHT,
    MOVE,
    PREPARE,
    SHOOT,
)
from overseer.wasteland.battle.work import FREE
from overseer.wasteland.card import Unit
from overseer.wasteland.geometry.piece import Piece
from overseer.wasteland.words import LENGTHS, NONE, TURRET
from tests.wasteland.rounds import Field, Quiet, unit

FAR = 2 * LENGTHS[3]  # twice a settler's awareness, green


def watched(y: int, pieces: list[Piece] | None = None) -> Field:
    """m0 is active at 400, 100; m1, its enemy with a token, stands at 400, y."""
    field = Field(pieces=pieces)
    field.add(0, 400, 100)
    field.add(1, 400, y)
    field.begin().play("ready m0", "activate m0")
    field.battle.models[1].reactions = 1
    return field


def wall(y: int) -> Piece:
    """A wall right across the table, before y."""
    return Piece(
        0,
        "wall",
        ((0, y - 8), (914, y - 8), (914, y), (0, y)),
        blocks_sight=True,
        impassable=True,
    )


def reacts(field: Field) -> bool:
    """Whether m1 is asked for a reaction."""
    return field.asked == (1, "react")


# -- awareness -----------------------------------------------------------------------------------


@pytest.mark.rule("WB-R5")
@pytest.mark.parametrize("kind", [MOVE, CHARGE, SHOOT, FIGHT])
def test_moves_and_attacks_are_noticed_at_twice_the_ruler(kind: int) -> None:
    assert reacts(watched(132 + FAR).act(kind))
    assert not reacts(watched(133 + FAR).act(kind))


@pytest.mark.rule("WB-R5")
def test_other_actions_are_noticed_at_one_ruler() -> None:
    assert reacts(watched(132 + LENGTHS[3]).act(EXPERTISE))
    assert not reacts(watched(133 + LENGTHS[3]).act(EXPERTISE))


@pytest.mark.rule("WB-R5")
def test_to_prepare_is_no_trigger() -> None:
    assert not reacts(watched(200).act(PREPARE))


@pytest.mark.rule("WB-R5")
def test_moves_must_be_seen_and_attacks_need_not() -> None:
    assert not reacts(watched(300, [wall(200)]).act(MOVE))
    assert not reacts(watched(300, [wall(200)]).act(EXPERTISE))
    assert reacts(watched(300, [wall(200)]).act(SHOOT))


@pytest.mark.rule("WB-R6")
def test_aware_at_the_start_the_end_or_a_bend_suffices() -> None:
    far = 140 + FAR
    assert not reacts(watched(far).act(MOVE, (380, 100, 360, 100)))
    assert reacts(watched(far).act(MOVE, (400, 112, 400, 100))), "a bend"
    assert reacts(watched(far).act(MOVE, (400, 112))), "the end"
    assert reacts(watched(132 + FAR).act(MOVE, (400, 60))), "the start"


def follow(battle: Battle) -> None:
    """m0 follows a push, beyond the end of its charge."""
    battle.models[0].y = 120


@pytest.mark.rule("WB-R6")
def test_where_the_whole_action_ends_counts() -> None:
    assert not reacts(watched(145 + FAR).act(CHARGE, (400, 110)))
    assert reacts(watched(145 + FAR).act(CHARGE, (400, 110), during=follow))


@pytest.mark.rule("WB-R5")
def test_an_enemy_that_is_hit_is_no_trigger() -> None:
    field = watched(300)

    def harmed(battle: Battle) -> None:
        hush(battle)
        note_hit(battle, 0, True)

    assert field.act(SHOOT, during=harmed).asked == (0, "action")


@pytest.mark.rule("WB-R5")
def test_without_a_token_nobody_is_asked() -> None:
    field = watched(200)
    field.battle.models[1].reactions = 0
    assert field.act(MOVE).asked == (0, "action")


@pytest.mark.rule("WB-R5")
def test_friends_do_not_react_to_friends() -> None:
    field = watched(200)
    field.battle.models[1].side = 0
    assert field.act(MOVE).asked == (0, "action")


@pytest.mark.rule("WB-R5")
def test_being_hit_is_always_noticed() -> None:
    assert reacts(watched(800).act(SHOOT, hits=(1,)))
    assert not reacts(watched(800).act(SHOOT))


@pytest.mark.rule("WB-R5")
def test_a_friend_that_is_hit_is_noticed_at_one_ruler() -> None:
    for x, notices in ((432 + LENGTHS[3], True), (433 + LENGTHS[3], False)):
        field = watched(800)
        victim = field.add(1, 400, 850)
        field.battle.models[1].x = x
        field.battle.models[1].y = 850
        assert reacts(field.act(SHOOT, hits=(victim.number,))) is notices


@pytest.mark.rule("WB-R5")
def test_a_hit_by_its_own_side_is_a_trigger_too() -> None:
    field = watched(800)
    field.battle.models[1].reactions = 0
    friend = field.add(0, 400, 160)
    witness = field.add(0, 400, 250)
    witness.reactions = 1
    assert field.act(SHOOT).asked == (0, "action")
    field.act(SHOOT, hits=(friend.number,))
    assert field.asked == (0, "react")
    assert field.options == [f"react m{witness.number}", "pass"]


def free_attack(battle: Battle) -> None:
    """m1 strikes m0 as it leaves."""
    begin_attack(battle, battle.models[1], 0, 0, FREE)
    note_hit(battle, 0, True)
    battle.work.pop()


def struck(battle: Battle) -> None:
    """m0 is hit, by a mine for example."""
    note_hit(battle, 0, True)


@pytest.mark.rule("WB-R5")
def test_a_free_attack_is_no_trigger() -> None:
    for during, triggers in ((free_attack, False), (struck, True)):
        field = watched(800)
        witness = field.add(0, 400, 160)
        witness.reactions = 1
        field.act(MOVE, (400, 120), during=during)
        assert (field.topic == "react") is triggers


@pytest.mark.rule("WB-R5")
def test_what_is_hidden_is_noticed_at_one_ruler_only() -> None:
    for y, notices in ((132 + LENGTHS[3], True), (133 + LENGTHS[3], False)):
        field = Field()
        field.add(0, 400, 100, gives=("hidden",))
        field.add(1, 400, y)
        field.begin().play("ready m0", "activate m0")
        field.battle.models[1].reactions = 1
        assert reacts(field.act(MOVE)) is notices


@pytest.mark.rule("WB-R5", "WB-H4")
def test_a_thief_moves_unnoticed() -> None:
    field = Field()
    field.add(0, 400, 100, gives=("no-trigger-move",))
    field.add(1, 400, 300)
    field.begin().play("ready m0", "activate m0")
    field.battle.models[1].reactions = 1
    assert field.act(MOVE).asked == (0, "action")
    assert reacts(field.act(SHOOT))


@pytest.mark.rule("WB-R5")
def test_a_burrower_charges_unnoticed() -> None:
    field = Field()
    field.add(0, 400, 100, unit("radscorpion", ("burrows",)))
    field.add(1, 400, 300)
    field.begin().play("ready m0", "activate m0")
    field.battle.models[1].reactions = 1
    assert field.act(CHARGE).asked == (0, "action")


@pytest.mark.rule("WB-R5")
def test_friends_share_what_a_scout_notices() -> None:
    field = watched(132 + FAR + 60)
    assert field.act(MOVE).asked == (0, "action")
    field.add(1, 400, 132 + FAR, unit("scout", ("eyes",)))
    assert reacts(field.act(MOVE))


@pytest.mark.rule("WB-R5")
def test_a_thing_left_behind_notices_for_its_side() -> None:
    field = watched(800)
    assert field.act(MOVE).asked == (0, "action")
    heap = field.battle.add_marker(HEAP, 400, 180)
    heap.items = (field.item("remote 1"),)
    heap.side = 0
    field.battle.actions = 3
    assert field.act(MOVE).asked == (0, "action"), "it is the mover's own"
    heap.side = 1
    assert reacts(field.act(MOVE))


# -- silence, cries --------------------------------------------------------------------------------


@pytest.mark.rule("WB-R5")
def test_a_silenced_shot_is_no_trigger_but_its_hit_is() -> None:
    assert watched(300).act(SHOOT, during=hush).asked == (0, "action")
    assert reacts(watched(300).act(SHOOT, hits=(1,), during=hush))


def cry_won(battle: Battle) -> None:
    bar(battle, 1)


def cry_lost(battle: Battle) -> None:
    let_go(battle, 1)


@pytest.mark.rule("WB-R7")
def test_after_a_won_cry_the_target_may_not_react() -> None:
    field = watched(300)
    field.add(1, 500, 300).reactions = 1
    field.act(CHARGE, (400, 268), during=cry_won)
    assert field.options == ["react m2", "pass"]
    assert field.refused("react m1") == "no-reaction"


@pytest.mark.rule("WB-R7")
def test_after_a_lost_cry_the_target_may_leave_free_of_attacks() -> None:
    field = watched(300)
    field.add(1, 500, 300).reactions = 1
    field.act(CHARGE, (400, 268), during=cry_lost)
    field.play("react m1", "react m2", "react m1")
    assert field.asked == (1, "reaction")
    first, second = field.battle.models[1:]
    assert leaves_free(field.battle, first)
    assert not leaves_free(field.battle, second)
    field.play("pass")
    assert field.asked == (1, "reaction")
    assert not leaves_free(field.battle, second)


# -- engaged, damaged ------------------------------------------------------------------------------


@pytest.mark.rule("WB-R5")
def test_an_engaged_model_reacts_only_to_those_it_touches() -> None:
    field = watched(300)
    brawler = field.add(0, 432, 300)
    assert field.act(MOVE).asked == (0, "action")
    field.battle.actions = 3
    field.battle.models[1].reactions = 1
    field.battle.active = brawler.number
    assert reacts(field.act(FIGHT))


@pytest.mark.rule("WB-R5")
def test_a_refusal_says_why() -> None:
    field = watched(300)
    fighting = field.add(1, 500, 300)
    field.add(0, 532, 300)
    deaf = field.add(1, 400, 850)
    fighting.reactions = deaf.reactions = 1
    idle = field.add(1, 450, 400)
    field.act(MOVE)
    assert field.options == ["react m1", "pass"]
    assert field.refused(f"react m{fighting.number}") == "only-engaged"
    assert field.refused(f"react m{deaf.number}") == "unaware"
    assert field.refused(f"react m{idle.number}") == "no-reaction"
    assert field.refused("react m0") == "not-yours"
    assert field.refused("react m99") == "nothing-there"
    assert field.refused("hold") == "not-asked"
    assert field.refused("pass") == ""


@pytest.mark.rule("WB-R5")
def test_reacting_to_damage_one_may_only_move() -> None:
    field = watched(300).act(SHOOT, hits=(1,), damage=1).play("react m1")
    assert field.asked == (1, "reaction")
    assert field.refused("quick prepare") == "only-move"
    assert field.refused("quick move 400,350") == ""
    assert field.refused("pass") == ""


@pytest.mark.rule("WB-R5")
def test_a_hit_without_damage_leaves_every_reaction() -> None:
    field = watched(300).act(SHOOT, hits=(1,)).play("react m1")
    assert field.refused("quick prepare") == ""


def dent(battle: Battle) -> None:
    """m1's power armour takes the hit."""
    note_hit(battle, 1, True)
    battle.models[1].power_damage = 1


@pytest.mark.rule("WB-R5", "WB-F17")
def test_damage_to_power_armour_is_damage() -> None:
    field = watched(300).act(SHOOT, during=dent).play("react m1")
    assert field.refused("quick prepare") == "only-move"


# -- windows ---------------------------------------------------------------------------------------


def three_watchers() -> Field:
    """m0 acts before m1 to m3, all of them prepared."""
    field = Field()
    field.add(0, 400, 100)
    for x in (300, 400, 500):
        field.add(1, x, 300)
    field.begin().play("ready m0", "activate m0")
    for model in field.battle.models[1:]:
        model.reactions = 1
    return field


@pytest.mark.rule("WB-R5", "WB-R6")
def test_all_declare_then_act_in_their_owners_order() -> None:
    field = three_watchers().act(MOVE)
    assert field.options == ["react m1", "react m2", "react m3", "pass"]
    field.play("react m3")
    assert field.options == ["react m1", "react m2", "pass"]
    assert field.refused("react m3") == "declared", "one token a window"
    field.play("react m1", "pass")
    assert field.asked == (1, "react")
    assert field.options == ["react m3", "react m1"]
    assert field.refused("pass") == "declared"
    assert field.refused("react m2") == "no-reaction"
    field.play("react m1")
    assert field.asked == (1, "reaction")
    assert field.battle.work[-1].model == 1
    assert in_reaction(field.battle)
    field.play("pass")
    assert field.battle.work[-1].model == 3, "the last of them follows by itself"
    field.play("pass")
    assert field.asked == (0, "action")
    assert [model.reactions for model in field.battle.models] == [0, 0, 1, 0]


@pytest.mark.rule("WB-R8")
def test_a_declared_reaction_of_a_removed_model_is_lost() -> None:
    field = three_watchers().act(MOVE)
    field.play("react m3", "react m1", "pass", "react m1")
    field.battle.models[3].place = REMOVED
    field.play("pass")
    assert field.asked == (0, "action")


@pytest.mark.rule("WB-R6")
def test_reactions_open_no_window() -> None:
    field = three_watchers()
    field.battle.models[0].reactions = 1
    field.battle.models[0].wounds = 2
    field.act(MOVE).play("react m1", "react m3", "pass", "react m1")
    battle = field.battle
    works = len(battle.work)
    open_window(battle, battle.models[1], SHOOT, ())
    note_hit(battle, 0, True)
    assert len(battle.work) == works
    assert field.play("pass").battle.work[-1].model == 3
    assert field.play("pass").asked == (0, "action")
    assert [model.reactions for model in battle.models] == [1, 0, 1, 0]


@pytest.mark.rule("WB-R5", "WC-A25")
def test_players_declare_before_the_ai() -> None:
    field = Field(sides=(0,), ai=2)
    field.add(0, 400, 100)
    friend = field.add(0, 400, 160)
    field.add(1, 400, 300)
    field.begin().play("ready m0", "activate m0")
    field.battle.models[1].reactions = 1
    field.battle.models[2].reactions = 1
    field.act(SHOOT, hits=(friend.number,))
    assert field.asked == (0, "react")
    assert field.options == ["react m1", "pass"]
    field.play("react m1")
    assert field.asked == (NATURE, "react")
    assert field.options == ["react m2", "pass"]
    field.play("react m2")
    assert field.asked == (0, "reaction")
    assert field.play("pass").asked == (NATURE, "reaction")
    assert field.play("pass").asked == (0, "action")


@pytest.mark.rule("WB-R5")
def test_tokens_go_at_the_end_of_the_round() -> None:
    field = Field()
    field.add(0, 100, 100)
    field.add(1, 100, 800)
    field.begin().play("ready m0", "activate m0").act(PREPARE).play("end")
    assert field.battle.models[0].reactions == 1
    field.play("ready m1", "activate m1", "end")
    assert field.battle.round == 2
    assert field.battle.models[0].reactions == 0


@pytest.mark.rule("WB-R5")
def test_no_token_outlasts_the_battle() -> None:
    field = Field(rules=Quiet(rounds=1))
    field.add(0, 100, 100)
    field.begin().play("ready m0", "activate m0").act(PREPARE).play("end")
    assert field.topic == "over"
    assert field.battle.models[0].reactions == 0


@pytest.mark.rule("WB-R6")
def test_a_copy_in_the_middle_of_a_window_is_the_same() -> None:
    field = three_watchers().act(SHOOT, hits=(2,), damage=1).play("react m2")
    battle = field.battle
    assert [work.facts() for work in battle.work] == [work.copy().facts() for work in battle.work]


# -- turrets ---------------------------------------------------------------------------------------


def turret() -> Unit:
    """A turret: three tokens a round, no moves."""
    found = unit("turret", ("reacts-only", "no-prepare"), TURRET)
    found.reactions = 3
    found.move = NONE
    return found


@pytest.mark.rule("WB-F11")
def test_a_turret_only_reacts_three_times_a_round() -> None:
    field = Field()
    field.add(0, 400, 100)
    field.add(1, 400, 300, turret())
    field.begin().play("ready m0", "activate m0")
    field.battle.actions = 6
    for left in (2, 1, 0):
        field.act(MOVE).play("react m1")
        assert field.refused("quick move 400,350") == "not-quick"
        assert field.refused("quick prepare") == "not-quick"
        assert field.play("pass").battle.models[1].reactions == left
    assert field.act(MOVE).asked == (0, "action")
    field.play("end")
    assert field.battle.round == 2, "it is never activated"
    assert field.battle.models[1].reactions == 3


@pytest.mark.rule("WB-F11", "WB-R5")
def test_a_damaged_turret_cannot_move_so_it_does_not_react() -> None:
    field = Field()
    field.add(0, 400, 100)
    field.add(1, 400, 300, turret())
    field.begin().play("ready m0", "activate m0")
    assert field.act(SHOOT, hits=(1,), damage=1).asked == (0, "action")


@pytest.mark.rule("WB-F11")
def test_an_inhibitor_keeps_turrets_quiet() -> None:
    for y, quiet in ((132 + LENGTHS[2], True), (133 + LENGTHS[2], False)):
        field = Field()
        field.add(0, 400, 100, gives=("ward 2",))
        field.add(1, 400, y, turret())
        field.begin().play("ready m0", "activate m0")
        assert reacts(field.act(MOVE)) is not quiet
