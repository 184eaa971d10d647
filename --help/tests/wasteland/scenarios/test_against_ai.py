"""The five scenarios against the AI: every way to end them (WC-X11 to WC-X15)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.blasts import push_area
from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, push_hit
from overseer.wasteland.battle.model import (
    ESCAPED,
    ITEM_MARKER,
    LOCKPICK_MARKER,
    ON_TABLE,
    REMOVED,
    SEARCHABLE,
    UNKNOWN,
    Model,
)
from overseer.wasteland.battle.moving.push import push_model
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_NONE, AIM_PROTECT, AIM_USE
from overseer.wasteland.battle.topics import T_ARMOUR
from overseer.wasteland.battle.work import W_ACTIVATION
from overseer.wasteland.words import BLACK, NONE, ON_FIRE, PHYSICAL, RED, YELLOW
from tests.wasteland.scenarios.stage import FORCE, MUTANTS, Stage


def finish(stage: Stage) -> None:
    """Skill tests succeed and armour fails, until somebody is asked or it is over."""
    state = stage.state
    while state.seat == NATURE:
        state.apply(state.chance(state.spread - 1 if state.topic == T_ARMOUR else 0))


def shoved(stage: Stage, pusher: Model, target: Model, colour: int) -> None:
    """One model pushes another, as far as a ruler."""
    state = stage.state
    state.work.clear()
    push_model(state, pusher, target, colour, False)
    work = state.work[0]
    while work in state.work and not state.run(state.work[-1]):
        pass


# -- ambush --------------------------------------------------------------------------------------


@pytest.mark.rule("WC-X11")
def test_the_ambush_succeeds_with_the_last_one_in_play() -> None:
    stage = Stage("ambush")
    stage.away()
    settler, last = stage.models("settler")[0], stage.side(1)[0]
    stage.remove(*stage.side(1)[1:])
    stage.put(settler, 400, 400)
    stage.put(last, 500, 400)
    last.wounds = last.health - 1
    stage.activate(settler)
    assert stage.state.how == ""
    stage.play(f"shoot m{last.number} hunting-rifle")
    finish(stage)
    assert stage.state.how == "ambush-cleared"
    assert stage.won() == 0
    assert stage.state.outcome is not None
    assert stage.state.outcome.rule == "WC-X11"
    assert stage.rules.rewards(stage.state) == (200, 120)


@pytest.mark.rule("WC-X11")
def test_one_model_left_after_six_rounds_is_enough() -> None:
    stage = Stage("ambush")
    stage.remove(*stage.side(1)[1:])
    assert stage.settle() == ""
    assert stage.time_is_up() == "ambush-time"
    assert stage.won() == 1


@pytest.mark.rule("WC-X11", "WC-F6")
def test_the_players_are_gone() -> None:
    stage = Stage("ambush", limit=1000)
    stage.remove(*stage.side(0))
    assert stage.settle() == "ambush-wiped-out"
    assert stage.rules.rewards(stage.state) == (120, 200)  # both forces are far below 1000


@pytest.mark.rule("WC-S2")
def test_forces_of_1000_caps_bring_more() -> None:
    unit = '\n[[unit]]\nunit = "super-mutant"\ncount = 9\nweapons = ["board"]\n'
    stage = Stage("ambush", limits=[3000, 3000], forces=[FORCE + 2 * unit, MUTANTS + 2 * unit])
    assert min(stage.rules.worth(stage.state, side) for side in (0, 1)) >= 1000
    stage.remove(*stage.side(0))
    assert stage.settle() == "ambush-wiped-out"
    assert stage.rules.rewards(stage.state) == (170, 250)


@pytest.mark.rule("WC-X11", "WC-A3")
def test_every_enemy_is_the_subject() -> None:
    stage = Stage("ambush")
    aim = stage.aim(stage.side(1)[0])
    assert aim.kind == AIM_DEFEAT
    assert set(aim.models) == {model.number for model in stage.side(0)}


# -- the helmet ----------------------------------------------------------------------------------


@pytest.mark.rule("WC-X12")
def test_the_helmet_is_carried_off() -> None:
    stage = Stage("helmet")
    stage.away()
    thief = stage.models("super-mutant")[0]
    stage.put(thief, 457, 520)
    stage.activate(thief)
    assert stage.aim(thief).kind == AIM_GO
    assert stage.aim(thief).markers == (stage.markers("helmet")[0].number,)
    stage.play("move 457,490")
    # The second action already heads home (WC-A5).
    assert stage.markers("helmet")[0].carrier == thief.number
    assert stage.aim(thief).edge == 1
    assert stage.aim(stage.models("super-mutant")[1]).kind == AIM_PROTECT
    stage.put(thief, 457, 850)
    stage.play(f"move 457,{914 - thief.radius}")
    assert thief.place == ESCAPED
    assert stage.state.how == "helmet-carried-off"
    assert stage.won() == 1


@pytest.mark.rule("WC-X12")
def test_a_removed_carrier_drops_it_twice() -> None:
    stage = Stage("helmet")
    stage.away()
    first, second = stage.models("super-mutant")
    helmet = stage.markers("helmet")[0]
    for thief, y in ((first, 520), (second, 600)):
        stage.put(thief, helmet.x, helmet.y)
        stage.rules.touched(stage.state, thief)
        assert helmet.carrier == thief.number
        stage.put(thief, 300, y)
        stage.remove(thief)
        assert (helmet.carrier, helmet.x, helmet.y) == (NONE, 300, y)
    stage.remove(stage.model("brute"))
    # Only the hound is left, and dogs carry no helmets.
    assert stage.settle() == "helmet-no-hands"
    assert stage.won() == 0


@pytest.mark.rule("WC-X12", "WC-A13")
def test_players_and_dogs_leave_the_helmet_alone() -> None:
    stage = Stage("helmet")
    stage.away()
    helmet = stage.markers("helmet")[0]
    hound = stage.model("mutant-hound")
    for model in (stage.models("settler")[0], hound):
        stage.put(model, helmet.x, helmet.y)
        stage.rules.touched(stage.state, model)
        assert helmet.carrier == NONE
    assert stage.aim(hound).kind == AIM_NONE


@pytest.mark.rule("WC-X12")
def test_a_push_to_the_edge_is_no_escape() -> None:
    stage = Stage("helmet")
    stage.away()
    thief, pusher = stage.models("super-mutant")[0], stage.models("settler")[0]
    stage.put(thief, 457, 470)
    stage.rules.touched(stage.state, thief)
    stage.put(thief, 457, 860)
    stage.put(pusher, 457, 860 - thief.radius - pusher.radius - 1)
    shoved(stage, pusher, thief, BLACK)
    assert thief.y > 870
    assert thief.place == ON_TABLE


@pytest.mark.rule("WC-X12")
def test_no_base_ends_on_the_helmet() -> None:
    stage = Stage("helmet")
    stage.away()
    helmet, settler = stage.markers("helmet")[0], stage.models("settler")[0]
    beside = helmet.radius + settler.radius
    stage.put(settler, helmet.x, helmet.y - 50)
    stage.activate(settler)
    assert stage.rule(f"move {helmet.x},{helmet.y}") == "WC-X12"
    assert stage.rule(f"move {helmet.x},{helmet.y - beside + 1}") == "WC-X12"
    assert stage.rule(f"move {helmet.x},{helmet.y - beside}") == ""
    assert stage.rule(f"move {helmet.x},{helmet.y + beside}") == ""  # right over it
    for text in stage.listed("move"):
        assert stage.rule(text) == ""
    helmet.carrier = stage.model("brute").number
    assert stage.rule(f"move {helmet.x},{helmet.y}") == ""  # it is not there any more


@pytest.mark.rule("WC-X12", "WB-F12")
@pytest.mark.parametrize(("colour", "beyond"), [(YELLOW, False), (BLACK, True)])
def test_a_push_never_ends_on_the_helmet(colour: int, beyond: bool) -> None:
    stage = Stage("helmet")
    stage.away()
    helmet, pushed = stage.markers("helmet")[0], stage.models("settler")[0]
    pusher = stage.model("mutant-hound")
    stage.put(pushed, 457, helmet.y - 100)
    stage.put(pusher, 457, helmet.y - 100 - pushed.radius - pusher.radius - 1)
    shoved(stage, pusher, pushed, colour)
    assert abs(pushed.y - helmet.y) >= helmet.radius + pushed.radius
    assert (pushed.y > helmet.y) is beyond


@pytest.mark.rule("WC-X12")
def test_the_helmet_stays() -> None:
    stage = Stage("helmet")
    assert stage.time_is_up() == "helmet-time"
    other = Stage("helmet")
    other.remove(*other.side(1))
    assert other.settle() == "helmet-cleared"


# -- the leader ----------------------------------------------------------------------------------


@pytest.mark.rule("WC-X13")
@pytest.mark.parametrize("how", ["damage", "area", "fire"])
def test_the_leader_falls(how: str) -> None:
    stage = Stage("head")
    stage.away()
    state, leader = stage.state, stage.model("piper")
    assert stage.aim(stage.side(1)[0]).models == (leader.number,)
    leader.wounds = leader.health - 1
    if how == "fire":
        leader.conditions |= ON_FIRE
        stage.activate(leader)
    elif how == "area":
        stage.activate(leader)
        grenade = state.cards.weapon("frag-grenade")
        push_area(state, leader.x, leader.y, grenade, NONE, None, grenade.area, NONE)
        state.go_on()
    else:
        stage.activate(leader)
        push_hit(state, leader, NONE, 1, PHYSICAL, 0, PAST_ARMOUR)
        state.go_on()
    while state.seat == NATURE:
        state.apply(state.chance(state.spread - 1))
    assert leader.place == REMOVED
    assert (state.how or stage.settle()) == "head-leader-removed"
    assert state.victor == 1


@pytest.mark.rule("WC-X13", "WB-G7")
def test_the_leader_stays_on_the_table_the_others_need_not() -> None:
    stage = Stage("head")
    leader, settler = stage.model("piper"), stage.models("settler")[0]
    assert stage.rules.stays_on(stage.state, leader)
    assert not stage.rules.stays_on(stage.state, settler)
    stage.away()
    stage.put(leader, 40, 60)
    stage.activate(leader)
    assert stage.rule("move 10,60") == "WB-G4"


@pytest.mark.rule("WC-X13", "WB-F12")
def test_the_leader_is_pushed_to_the_edge_and_no_further() -> None:
    stage = Stage("head")
    stage.away()
    leader, pusher = stage.model("piper"), stage.model("brute")
    stage.put(leader, 80, 457)
    stage.put(pusher, 80 + leader.radius + pusher.radius + 1, 457)
    shoved(stage, pusher, leader, BLACK)
    assert leader.x == leader.radius
    assert leader.place == ON_TABLE
    assert not stage.rules.over(stage.state, False)


@pytest.mark.rule("WC-X13")
def test_the_leader_holds_out() -> None:
    stage = Stage("head")
    assert stage.time_is_up() == "head-time"
    other = Stage("head")
    other.remove(*other.side(1))
    assert other.settle() == "head-cleared"
    assert other.won() == 0


@pytest.mark.rule("WC-X13", "WC-A26")
def test_together_the_players_name_one_of_their_leaders() -> None:
    stage = Stage("head", ai="wasteland", enemy="super-mutants", forces=[FORCE_A, FORCE_B])
    leaders = [model.number for model in stage.side(0) if model.leader is not None]
    assert len(leaders) == 2
    assert stage.listed("choose") == [f"choose {number}" for number in leaders]
    stage.play(f"choose {leaders[1]}")
    assert stage.aim(stage.side(1)[0]).models == (leaders[1],)


FORCE_A = """name = "a"

[[unit]]
unit = "piper"
leader = "veteran"
weapons = ["10mm-pistol"]
"""
FORCE_B = FORCE_A.replace('"piper"', '"cait"').replace("veteran", "bruiser")


# -- loot ----------------------------------------------------------------------------------------


def found(stage: Stage, side: int, *cards: str) -> None:
    """The first model of a side has found these."""
    model = stage.side(side)[0]
    model.found = tuple(stage.state.cards.item_numbers[card] for card in cards)


@pytest.mark.rule("WC-X14")
@pytest.mark.parametrize(
    ("ours", "theirs", "how"),
    [
        (("stimpak", "jet"), ("stimpak",), "loot-players-richer"),
        (("stimpak",), ("stimpak",), "loot-equal"),
        ((), ("jet",), "loot-wasteland-richer"),
    ],
)
def test_the_dearer_finds_win(ours: tuple[str, ...], theirs: tuple[str, ...], how: str) -> None:
    stage = Stage("loot")
    found(stage, 0, *ours)
    found(stage, 1, *theirs)
    for marker in stage.state.markers:
        marker.out = True
    assert stage.settle() == ""  # emptied early, it goes on: finds can change hands
    assert stage.time_is_up() == how


@pytest.mark.rule("WC-X14", "WC-F5")
def test_who_is_gone_keeps_nothing() -> None:
    stage = Stage("loot")
    found(stage, 1, "jet")
    stage.remove(*stage.side(1))
    assert stage.settle() == "loot-players-alone"
    other = Stage("loot")
    other.remove(*other.side(0))
    assert other.settle() == "loot-wasteland-alone"
    both = Stage("loot")
    both.remove(*both.side(0), *both.side(1))
    assert both.settle() == "loot-equal"  # C12


@pytest.mark.rule("WC-X14")
def test_the_ai_forgets_a_marker_that_none_of_its_models_can_open() -> None:
    stage = Stage("loot")
    mutant = stage.models("super-mutant")[0]
    assert len(stage.aim(mutant).markers) == 8
    locked, plain = stage.state.markers[0], stage.state.markers[1]
    locked.content, locked.seen = LOCKPICK_MARKER, 2
    plain.content, plain.seen = ITEM_MARKER, 2
    aim = stage.aim(mutant)
    assert aim.kind == AIM_USE
    assert locked.number not in aim.markers
    assert plain.number in aim.markers
    assert stage.rules.capable(stage.state, stage.models("settler")[0])
    assert not stage.rules.capable(stage.state, stage.model("mutant-hound"))


@pytest.mark.rule("WC-X14", "WC-F3")
def test_eight_markers_lie_face_down_in_the_zone() -> None:
    stage = Stage("loot")
    markers = stage.state.markers
    assert [marker.kind for marker in markers] == [SEARCHABLE] * 8
    assert {marker.content for marker in markers} == {UNKNOWN}
    for marker in markers:
        assert 152 <= marker.x <= 914 - 152
        assert 152 <= marker.y <= 914 - 152
        for other in markers[: marker.number]:
            assert (marker.x - other.x) ** 2 + (marker.y - other.y) ** 2 >= 102**2


# -- the brahmin ---------------------------------------------------------------------------------


@pytest.mark.rule("WC-X15", "WC-F6")
def test_the_brahmin_dies() -> None:
    stage = Stage("escort")
    stage.remove(stage.model("brahmin"))
    assert stage.settle() == "escort-killed"
    assert stage.rules.rewards(stage.state) == (120, 150)


@pytest.mark.rule("WC-X15", "WC-F6")
@pytest.mark.parametrize(
    ("left", "how", "caps"), [(6, "escort-alive", 200), (5, "escort-alive-hurt", 100)]
)
def test_the_brahmin_lives(left: int, how: str, caps: int) -> None:
    stage = Stage("escort")
    stage.remove(*stage.side(1))
    beast = stage.model("brahmin")
    beast.wounds = beast.health - left
    assert stage.settle() == ""
    assert stage.time_is_up() == how
    assert stage.rules.rewards(stage.state)[0] == caps


@pytest.mark.rule("WC-X15", "WC-R10")
def test_the_brahmin_walks_out_of_a_fight_and_is_safe_at_the_far_edge() -> None:
    stage = Stage("escort")
    stage.away()
    beast, mutant = stage.model("brahmin"), stage.models("super-mutant")[0]
    stage.put(beast, 457, 740)
    stage.put(mutant, 457 - beast.radius - mutant.radius - 1, 740)
    beast.wounds = 5
    stage.end_round()
    assert stage.state.seat == 0
    ways = stage.listed("move")
    assert ways[0].endswith(f",{914 - beast.radius}")
    assert stage.listed("stay") == ["stay"]
    stage.play(ways[0])
    assert stage.told("free-attack") == []
    assert stage.state.how == "escort-safe-hurt"


@pytest.mark.rule("WC-X15")
def test_the_players_choose_any_way_for_the_brahmin() -> None:
    stage = Stage("escort")
    stage.away()
    beast, mutant = stage.model("brahmin"), stage.models("super-mutant")[0]
    stage.put(beast, 457, 300)
    stage.put(mutant, 457, 400)
    assert beast.unit.move == RED
    stage.end_round()
    assert stage.rule("move 340,390") == ""
    assert stage.rule("move 380,350 380,400") == ""
    assert stage.rule("move 340,400") == "WB-G2"  # a little too far
    assert stage.rule("move 457,451") == "WB-G4"  # through the mutant
    assert stage.rule("move 457,250") == "WB-D4"  # back
    for text in stage.listed("move"):
        assert stage.rule(text) == ""
    stage.play("move 380,350 380,400")
    assert (beast.x, beast.y) == (380, 400)


@pytest.mark.rule("WC-X15")
def test_the_brahmin_neither_counts_nor_acts() -> None:
    stage = Stage("escort")
    beast = stage.model("brahmin")
    assert stage.rules.gone(stage.state, 0) is False
    stage.remove(*[model for model in stage.side(0) if model is not beast])
    assert stage.rules.gone(stage.state, 0)
    assert stage.settle() == ""
    assert not [work for work in stage.state.work if work.kind == W_ACTIVATION]
    assert stage.aim(stage.side(1)[0]).models == (beast.number,)


@pytest.mark.rule("WC-X15", "WC-A1")
def test_the_ai_stands_right_and_left_by_turns() -> None:
    stage = Stage("escort", seats=1, ai="wasteland", enemy="super-mutants", forces=[FORCE])
    models = stage.side(1)
    assert sorted(model.token for model in models) == list(range(1, len(models) + 1))
    right = [model for model in models if model.x > 457]
    assert abs(2 * len(right) - len(models)) <= 1
    for model in models:
        assert min(model.x, 914 - model.x) + model.radius <= max(51, 2 * model.radius)
    assert sum(unit.unit.caps[1] for unit in models) <= 850
