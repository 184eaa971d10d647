"""Actions: what they cost, and every reason for which one is refused, with its rule (WB-R3, R4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer.wasteland.battle.model import (
    INVESTIGATION,
    LOCKPICK_MARKER,
    SEARCH_MARKER,
    SEARCHABLE,
)
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.battle.refusals import samples
from overseer.wasteland.words import FROZEN, INJURED_LEG, NONE
from tests.wasteland.table import Table, box


def duel() -> Table:
    """m0, a settler with many things, in its activation; m1, a super mutant in range; m2, far."""
    table = Table([box(600, 600, 100, 100, "wall", "sight")])
    cards = (
        "hunting-rifle",
        "minigun",
        "missile-launcher",
        "machete",
        "gauss-rifle",
        "sniper-rifle",
    )
    model = table.model("settler", 0, 200, 200, *cards)
    table.model("super-mutant", 1, 400, 200)
    table.model("super-mutant", 1, 850, 850)
    table.model("settler", 0, 200, 300)
    table.model("machine-gun-turret", 1, 200, 125)
    return table.activate(model)


def engaged() -> Table:
    """A paladin with a grenade and a mine who touches m1; m2 is a friend beside him."""
    table = Table()
    model = table.model("paladin", 0, 300, 300, "frag-grenade", "frag-mine", "stimpak", "machete")
    table.model("super-mutant", 1, 336, 300)
    table.model("settler", 0, 300, 340)
    table.model("super-mutant", 1, 500, 300)
    table.marker(SEARCHABLE, 300, 272, SEARCH_MARKER, open=True)
    model.wounds = 1
    return table.activate(model)


def thrower() -> Table:
    """A paladin with a grenade, a mine, a minigun too heavy for him and a wall in sight."""
    table = Table([box(340, 200, 10, 200, "wall", "sight")])
    model = table.model("paladin", 0, 300, 300, "frag-grenade", "frag-mine")
    table.model("super-mutant", 1, 300, 800)
    table.model("super-mutant", 1, 450, 300)
    table.equip(model, "minigun")
    return table.activate(model)


def markers() -> Table:
    """A settler among markers: k0 touched and open, k1 touched, k2 far, k3 a lock, k4 far off."""
    table = Table([box(500, 0, 20, 914, "wall", "sight")])
    model = table.model("settler", 0, 300, 300, "assault-rifle", "jet", "psycho")
    table.model("super-mutant", 1, 850, 850)
    table.model("settler", 0, 300, 700)
    table.marker(SEARCHABLE, 328, 300, SEARCH_MARKER, open=True)
    table.marker(SEARCHABLE, 272, 300)
    table.marker(SEARCHABLE, 700, 300)
    table.marker(SEARCHABLE, 300, 328, LOCKPICK_MARKER, open=True)
    table.marker(INVESTIGATION, 300, 850)
    model.locked = (0,)
    return table.activate(model)


def climber() -> Table:
    """A dog before a container."""
    table = Table([box(330, 200, 100, 200, "climbable", "wall", tall=60)])
    dog = table.model("dogmeat", 0, 300, 300)
    table.model("super-mutant", 1, 850, 850)
    return table.activate(dog)


def tired() -> Table:
    """m0 has no main action left and one point that it can only prepare with."""
    table = duel()
    table.state.actions = 0
    table.state.models[0].points = 1
    return table


def frozen() -> Table:
    table = duel()
    table.state.models[0].conditions = FROZEN
    return table


def lame() -> Table:
    """Yellow, less one for the leg and one for the frost: no move."""
    table = duel()
    table.state.models[0].conditions = FROZEN | INJURED_LEG
    return table


def waiting() -> Table:
    table = duel()
    table.state.models[0].reactions = 1
    return table


def deathclaw() -> Table:
    table = Table()
    claw = table.model("deathclaw", 0, 300, 300)
    table.model("settler", 1, 346, 300)
    return table.activate(claw)


def finder() -> Table:
    """A settler with finds of the battle, started cards and an open drink."""
    table = markers()
    model = table.state.models[0]
    items = table.cards.item_numbers
    model.found = (items["stimpak"],)
    table.equip(model, "road-goggles")
    model.wounds = 2
    return table


def dosed() -> Table:
    """The first stage of jet is at work."""
    return markers().play("use jet")


def led() -> Table:
    """Paladin Danse has readied one already."""
    table = Table()
    danse = table.model("paladin-danse", 0, 300, 300)
    table.model("settler", 0, 340, 300)
    table.model("settler", 0, 300, 340)
    table.model("super-mutant", 1, 850, 850)
    return table.activate(danse).play("order m1")


# reason, rule, scene, move
REFUSED: list[tuple[str, str, Callable[[], Table], str]] = [
    ("not-asked", "WB-R2", duel, "activate m0"),
    ("not-asked", "WB-R2", duel, "pass"),
    ("nothing-there", "WC-F9", duel, "interact k7"),
    ("no-actions", "WB-R3", tired, "move 220,200"),
    ("no-points", "WB-R4", duel, "quick prepare"),
    ("not-quick", "WB-R4", tired, "quick move 220,200"),
    ("off-table", "WB-G4", thrower, "throw frag-grenade 300,950"),
    ("wall", "WB-G4", thrower, "move 375,300"),
    ("base", "WB-G4", duel, "move 460,200"),
    ("ends-on", "WB-G4", duel, "move 200,272"),
    ("too-far", "WB-G2", duel, "move 200,200 310,200"),
    ("no-move", "WB-G2", lame, "move 210,200"),
    ("bad-path", "WB-G4", duel, "move 200,200"),
    ("no-sight", "WB-G5", thrower, "throw frag-grenade m2"),
    ("out-of-range", "WB-F1", duel, "shoot m2 hunting-rifle"),
    ("too-near", "WB-F20", duel, "shoot m4 sniper-rifle"),
    ("engaged", "WB-F2", engaged, "throw frag-grenade m3"),
    ("engaged", "WB-F2", engaged, "mine frag-mine 280,280"),
    ("engaged", "WB-F2", engaged, "try k0 search"),
    ("engaged", "WB-F2", engaged, "use stimpak m2"),
    ("not-engaged", "WB-F2", duel, "fight m1 machete"),
    ("no-target", "WB-F1", duel, "shoot m9 hunting-rifle"),
    ("friend", "WB-F1", duel, "shoot m3 hunting-rifle"),
    ("friend", "WB-F1", duel, "charge m3 200,264"),
    ("no-weapon", "WB-F1", duel, "shoot m1 combat-rifle"),
    ("no-weapon", "WB-F1", duel, "shoot m1 machete"),
    ("no-weapon", "WB-F1", duel, "shoot m1 improvised"),
    ("no-skill", "WB-D2", duel, "shoot m1 missile-launcher"),
    ("empty", "WB-F9", duel, "shoot m1 hunting-rifle"),
    ("not-empty", "WB-F9", duel, "reload missile-launcher"),
    ("not-primed", "WB-F9", deathclaw, "fight m1 deathclaw-crush"),
    ("too-weak", "WB-F20", thrower, "shoot m1 minigun"),
    ("no-critical", "WB-H2", duel, "shoot m1 hunting-rifle critical"),
    ("no-contact", "WB-F4", duel, "charge m1 250,200"),
    ("charge-sight", "WB-F19", thrower, "charge m2 320,300"),
    ("charge-engaged", "WB-F19", engaged, "charge m3 400,300"),
    ("may-not-prepare", "WB-R5", deathclaw, "prepare"),
    ("has-reaction", "WB-R5", waiting, "prepare"),
    ("frozen", "WB-F10", frozen, "prepare"),
    ("locked-out", "WB-I1", markers, "try k0 search"),
    ("unseen", "WB-I1", markers, "try k1 search"),
    ("not-touching", "WB-I1", markers, "try k2 search"),
    ("wrong-skill", "WB-I1", markers, "try k0 computers"),
    ("no-skill", "WB-D2", markers, "try k3 lockpick"),
    ("no-item", "WB-I2", duel, "use stimpak"),
    ("not-shared", "WB-I2", finder, "give stimpak m2"),
    ("starting-item", "WB-I2", finder, "leave road-goggles"),
    ("not-for-it", "WB-I3", climber, "use stimpak"),
    ("no-use", "WB-I4", duel, "prime hunting-rifle"),
    ("no-use", "WB-I4", duel, "detonate"),
    ("cannot-climb", "WB-G8", climber, "move 360,300"),
    ("object", "WB-I5", duel, "charge m4 200,132"),
    ("mine-far", "WB-F8", thrower, "mine frag-mine 300,500"),
    ("throw-far", "WB-F8", thrower, "throw frag-grenade m1"),
    ("throw-far", "WB-F8", thrower, "throw frag-grenade 300,600"),
    ("spent", "WB-H4", led, "order m2"),
    ("no-order", "WB-H4", duel, "order m3"),
    ("already-seen", "WB-I1", markers, "look k0"),
    ("marker-unseen", "WB-I1", markers, "look k4"),
    ("opened", "WB-I4", dosed, "leave jet"),
    ("at-work", "WB-I4", dosed, "use jet"),
]

# Refused outside actions (set-up, turns, reactions, answers, dice), or when the battle is over.
ELSEWHERE = {
    *("over", "not-yours", "not-unready", "not-ready", "must-activate", "only-move"),
    *("only-engaged", "no-reaction", "declared", "unaware", "outside-zone", "too-close"),
    *("no-room", "not-offered", "wrong-faces", "slide", "on-marker"),
    *("no-boost", "boost-moment", "event", "not-yet", "not-for-side", "burdened"),
    *("cannot-carry", "used-up"),
}


@pytest.mark.rule("WB-R3", "WB-R4", "WB-F1", "WB-F2", "WB-F8", "WB-F9", "WB-F20", "WB-D2")
@pytest.mark.parametrize(
    ("word", "rule", "scene", "move"),
    REFUSED,
    ids=[f"{word}-{n}" for n, (word, _, _, _) in enumerate(REFUSED)],
)
def test_refused(word: str, rule: str, scene: Callable[[], Table], move: str) -> None:
    table = scene()
    if word == "empty":
        table.state.models[0].empty = 1
    if word == "not-for-it":
        table.pool(table.state.models[0], "stimpak")
    refusal = table.refusal(move)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, f"wasteland-{word}")
    assert move not in table.listed()
    before = table.state.encode()
    assert table.refusal(move) is not None
    assert table.state.encode() == before


@pytest.mark.rule("WB-R3")
def test_every_reason_is_reached_once() -> None:
    words = [word for _, word in REASONS[1:]]
    assert len(set(words)) == len(words)
    assert {word for word, _, _, _ in REFUSED} | ELSEWHERE == set(words)
    assert {word: rule for word, rule, _, _ in REFUSED}.items() <= {
        word: rule for rule, word in REASONS
    }.items()


def test_every_refusal_has_a_sample() -> None:
    assert {refusal.rule for refusal in samples()} == {rule for rule, _ in REASONS[1:]}
    assert len(samples()) >= len(REASONS[1:])


@pytest.mark.rule("WB-R3")
def test_two_main_actions_and_the_same_twice() -> None:
    table = duel().play("prepare")
    assert table.state.actions == 1
    table = duel().play("move 220,200", "move 240,200")
    assert table.state.actions == 0
    assert table.asked[1] != "action"


@pytest.mark.rule("WB-R3")
def test_free_things_cost_no_action() -> None:
    table = finder().play("use stimpak")
    assert table.state.actions == 2
    assert table.state.models[0].wounds == 0


@pytest.mark.rule("WB-R4")
def test_a_point_pays_for_a_quick_action() -> None:
    table = tired().play("quick prepare")
    assert table.state.models[0].reactions == 1
    assert table.state.models[0].points == 0


@pytest.mark.rule("WB-R3")
def test_the_refusal_names_model_target_and_weapon() -> None:
    refusal = duel().refusal("shoot m2 hunting-rifle")
    assert refusal is not None
    assert (refusal.args["model"], refusal.args["target"]) == (0, 2)
    assert refusal.args["weapon"] == "hunting-rifle"
    refusal = duel().refusal("reload machete")
    assert refusal is not None
    assert (refusal.args["target"], refusal.args["weapon"]) == (NONE, "machete")
