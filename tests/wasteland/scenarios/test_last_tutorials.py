"""The journal and the storm: their rules, and every way to end them (WC-X19, WC-X20)."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.invariants import broken
from overseer.wasteland.battle.model import (
    ESCAPED,
    INVESTIGATION,
    ITEM_MARKER,
    LETTER,
    ON_TABLE,
    SEARCHABLE,
    Marker,
    Model,
)
from overseer.wasteland.battle.rules import AIM_DEFEAT, AIM_GO, AIM_PROTECT, AIM_USE
from overseer.wasteland.battle.topics import T_ARMOUR
from overseer.wasteland.scenarios.journal.rules import CHEST
from overseer.wasteland.scenarios.storm.rules import LUCKY, Storm
from overseer.wasteland.words import AGILITY, NONE, ON_FIRE, POISONED, STUNNED, THROW, YELLOW
from tests.wasteland.scenarios.stage import Stage

# -- the journal ---------------------------------------------------------------------------------


def dump() -> Stage:
    """The dump with everybody far from everything, no barrels, and known keys A, B, C."""
    stage = Stage("journal")
    stage.away()
    for barrel in stage.markers("barrel"):
        barrel.out = True
    place = 0
    for marker in stage.state.markers:
        if marker.kind == SEARCHABLE:
            marker.content = LETTER + place if place < 3 else ITEM_MARKER
            marker.x, marker.y = 200 + 60 * place, 300
            place += 1
        elif marker.kind == INVESTIGATION:
            marker.x, marker.y = 200 + 150 * marker.number, 600
    return stage


def chest(stage: Stage) -> Marker:
    """The chest."""
    return next(m for m in stage.state.markers if m.content == CHEST)


def key(stage: Stage, letter: int) -> Marker:
    """The marker of a key."""
    return next(m for m in stage.state.markers if m.content == LETTER + letter)


def seeker(stage: Stage) -> Model:
    """A survivor with hands."""
    return stage.models("settler")[0]


@pytest.mark.rule("WC-X19", "WC-R11")
def test_the_journal_leaves_the_table() -> None:
    stage = dump()
    settler = seeker(stage)
    box, first = chest(stage), key(stage, 1)
    first.seen = 1
    stage.put(settler, first.x, first.y + settler.radius + 12)
    stage.activate(settler).play(f"interact k{first.number}")
    assert first.carrier == settler.number
    assert stage.state.actions == 1
    stage.put(settler, box.x, box.y - 60)
    stage.activate(settler).play(f"move {box.x},{box.y - 30}", "chance 1")
    # The first look at the lock was free, and so was the journal: B fits.
    assert box.out
    journal = stage.markers("journal")[0]
    assert journal.carrier == settler.number
    assert stage.aim(settler).kind == AIM_GO
    assert stage.aim(stage.models("settler")[1]).kind == AIM_PROTECT
    assert stage.aim(stage.model("brute")).models == (settler.number,)
    stage.put(settler, 60, 500)
    settler.reactions = 1  # it prepared before: the token goes with it
    stage.play("move 10,500")
    assert settler.place == ESCAPED
    assert broken(stage.state) == []
    assert stage.state.how == "journal-journal-out"
    assert stage.won() == 0


@pytest.mark.rule("WC-X19")
def test_another_key_does_not_fit() -> None:
    stage = dump()
    settler, box = seeker(stage), chest(stage)
    first = key(stage, 0)
    first.seen = 1
    stage.put(settler, first.x, first.y)
    stage.activate(settler).play(f"interact k{first.number}")
    stage.put(settler, box.x, box.y - 60)
    stage.play(f"move {box.x},{box.y - 30}", "chance 2")
    assert not box.out
    assert stage.part().note(stage.state) == 2
    stage.activate(settler)
    assert stage.rule(f"interact k{box.number}") == "WC-F9"
    # The AI now looks for that key alone.
    assert key(stage, 2).number in stage.aim(settler).markers


@pytest.mark.rule("WC-X19", "WC-F9")
def test_a_removed_carrier_leaves_the_journal_for_the_next() -> None:
    stage = dump()
    first, second = stage.models("settler")
    part, state = stage.part(), stage.state
    part.open(state, first, chest(stage))  # type: ignore[attr-defined]
    stage.put(first, 500, 450)
    stage.remove(first)
    journal = stage.markers("journal")[0]
    assert (journal.carrier, journal.x, journal.y) == (NONE, 500, 450)
    dog = stage.model("dogmeat")
    stage.put(dog, 500, 450)
    stage.rules.touched(state, dog)
    assert journal.carrier == NONE
    assert stage.aim(second).markers == (journal.number,)
    stage.put(dog, 300, 800)
    stage.put(second, 500, 450)
    stage.rules.touched(state, second)
    assert journal.carrier == second.number
    stage.put(second, 500, 880)
    stage.activate(second).play("move 500,905")
    assert state.how == "journal-journal-out"


@pytest.mark.rule("WC-X19")
def test_mutants_may_take_keys_but_never_the_journal() -> None:
    stage = dump()
    brute, hound = stage.model("brute"), stage.model("mutant-hound")
    first, box = key(stage, 0), chest(stage)
    first.seen = 2
    stage.put(hound, first.x, first.y)
    stage.activate(hound)
    assert stage.rule(f"interact k{first.number}") == "WB-I3"
    stage.put(hound, 800, 100)
    stage.put(brute, first.x, first.y)
    stage.activate(brute).play(f"interact k{first.number}")
    assert first.carrier == brute.number
    stage.put(brute, box.x, box.y)
    stage.rules.touched(stage.state, brute)
    assert not box.out
    stage.put(brute, 400, 450)
    stage.remove(brute)
    assert (first.carrier, first.x, first.y) == (NONE, 400, 450)


@pytest.mark.rule("WC-X19")
def test_the_journal_stays_in_the_dump() -> None:
    stage = dump()
    assert stage.time_is_up() == "journal-time"
    assert stage.won() == 1
    other = dump()
    other.remove(*other.side(0))
    assert other.settle() == "journal-survivors-gone"


@pytest.mark.rule("WC-X19")
def test_without_mutants_hands_are_enough() -> None:
    stage = dump()
    stage.remove(*stage.side(1))
    assert stage.settle() == "journal-mutants-gone"
    assert stage.won() == 0
    other = dump()
    other.remove(*other.side(1), *other.models("settler"), other.model("sole-survivor-day-one"))
    assert other.settle() == ""  # a dog opens no chest
    assert other.time_is_up() == "journal-time"


@pytest.mark.rule("WC-X19")
def test_only_the_survivors_know_the_chest() -> None:
    stage = Stage("journal")
    box = chest(stage)
    assert box.seen == 1
    assert stage.state.view(0).data() != stage.state.view(1).data()
    ours = stage.state.view(0).data()["markers"]
    theirs = stage.state.view(1).data()["markers"]
    assert isinstance(ours, list)
    assert isinstance(theirs, list)
    assert ours[box.number]["content"] == "1"
    assert theirs[box.number]["content"] == ""


@pytest.mark.rule("WC-X19", "WC-R11")
@pytest.mark.parametrize(
    ("unit", "hurt"),
    [("settler", True), ("dogmeat", True), ("sole-survivor-day-one", False), ("brute", False)],
)
def test_barrels(unit: str, hurt: bool) -> None:
    stage = dump()
    model = stage.model(unit)
    stage.put(model, 600, 450)
    for barrel in stage.markers("barrel")[:2]:
        barrel.out = False
        barrel.x, barrel.y = 600 + model.radius + 102, 450
    stage.activate(model).play("end", "roll K:d2 K:d1")
    state = stage.state
    while state.topic == T_ARMOUR:
        state.apply(state.chance(state.spread - 1))
    # Power armour seals out what the die allows; mutants do not mind.
    assert (model.rads + model.power_damage > 0) is hurt
    assert stage.told("barrels")[0]["count"] == 2


@pytest.mark.rule("WC-X19", "WC-R11")
def test_settlers_throw_here() -> None:
    stage = Stage("journal")
    settler = stage.models("settler")[1]
    assert settler.unit.skills[THROW] == AGILITY
    assert settler.unit.throw == YELLOW
    assert stage.state.cards.unit("settler").throw == NONE
    assert settler.copy().unit is settler.unit


@pytest.mark.rule("WC-X19", "WC-F3")
def test_models_are_deployed_one_by_one() -> None:
    stage = Stage("journal")
    assert len(stage.markers("barrel")) == 6
    for barrel in stage.markers("barrel"):
        for other in stage.state.markers:
            if other.kind == SEARCHABLE:
                assert (barrel.x - other.x) ** 2 + (barrel.y - other.y) ** 2 >= 51**2
    assert all(model.y <= 51 for model in stage.side(0))
    assert all(model.y >= 914 - 60 for model in stage.side(1))


@pytest.mark.rule("WC-X19")
def test_what_the_ai_is_after_in_the_dump() -> None:
    stage = dump()
    hero, settler = stage.model("sole-survivor-day-one"), seeker(stage)
    assert stage.aim(hero).markers == (chest(stage).number,)
    assert stage.aim(settler).kind == AIM_USE
    assert len(stage.aim(settler).markers) == 8
    assert stage.aim(stage.model("brute")).kind == AIM_DEFEAT


# -- the storm -----------------------------------------------------------------------------------


def storm(claw: bool = True) -> tuple[Stage, Storm]:
    """The storm with everybody far apart, and the deathclaw at the lair."""
    stage = Stage("storm")
    stage.away()
    part = stage.part()
    assert isinstance(part, Storm)
    if claw:
        part.write(stage.state, LUCKY, 5)
        part.appear(stage.state)
    return stage, part


@pytest.mark.rule("WC-X20")
def test_the_fifth_luck_brings_the_deathclaw_once() -> None:
    stage, part = storm(False)
    settler = stage.models("settler")[0]
    for lucky in range(1, 6):
        stage.activate(settler).play("end", "flip lucky")
        assert part.note(stage.state, LUCKY) == lucky
        assert (part.claw(stage.state) is not None) == (lucky == 5)
    stage.activate(settler).play("end")
    assert stage.told("thunder")[-1]["count"] == 5
    assert len(stage.models("deathclaw")) == 1
    claw = part.claw(stage.state)
    assert claw is not None
    assert (claw.x, claw.y) == (457, 30)
    assert stage.rules.enemies(stage.state, claw, settler)
    assert stage.rules.enemies(stage.state, stage.model("brute"), claw)


@pytest.mark.rule("WC-X20")
def test_without_luck_it_never_comes() -> None:
    stage, part = storm(False)
    stage.activate(stage.models("settler")[0]).play("end", "flip blank")
    assert part.note(stage.state, LUCKY) == 0
    stage.end_round()
    assert not stage.models("deathclaw")


@pytest.mark.rule("WC-X20")
def test_the_deathclaw_removes_the_brute() -> None:
    stage, part = storm()
    claw, brute = part.claw(stage.state), stage.model("brute")
    assert claw is not None
    stage.put(brute, claw.x, claw.y + claw.radius + brute.radius + 1)
    brute.wounds = brute.health - 1
    brute.luck = 0
    stage.end_round()
    while stage.state.seat == NATURE:
        last = stage.state.topic == T_ARMOUR
        stage.state.apply(stage.state.chance(stage.state.spread - 1 if last else 0))
    assert stage.state.how == "storm-brute-down"
    assert stage.won() == 0


@pytest.mark.rule("WC-X20")
def test_the_deathclaw_charges_the_nearest_or_goes_for_it() -> None:
    stage, part = storm()
    claw, settler = part.claw(stage.state), stage.models("settler")[0]
    assert claw is not None
    stage.put(settler, claw.x, claw.y + 200)
    stage.end_round()
    assert stage.told("charged") or stage.told("charge")
    far, part = storm()
    claw = part.claw(far.state)
    assert claw is not None
    before = claw.y
    far.put(far.models("settler")[0], 457, 800)
    for model in far.side(0) + far.side(1):
        far.put(model, model.x, max(model.y, 500))
    far.end_round()
    assert claw.y > before


@pytest.mark.rule("WC-X20", "WB-F4", "WB-F10", "WB-R9")
def test_the_deathclaw_has_an_activation_like_everybody() -> None:
    stage, part = storm()
    claw, settler = part.claw(stage.state), stage.models("settler")[0]
    assert claw is not None
    stage.put(settler, claw.x, claw.y + 200)
    claw.conditions |= ON_FIRE | POISONED
    add_condition(stage.state, claw, STUNNED)
    stage.end_round()
    state, rng = stage.state, Random(1)
    state.ears = stage.events
    while state.round == 1 and state.seat != OVER:
        nature = state.seat == NATURE
        state.apply(state.chance(rng.randrange(state.spread)) if nature else state.moves()[-1])
    told = [event.name for event in stage.events]
    assert told.count("wasteland-burns") == told.count("wasteland-sickens") == 1
    assert claw.wounds >= 1  # past any armour
    assert not claw.conditions & STUNNED
    assert claw.charge_dice == b"\0\0\0\0"
    assert stage.state.active == NONE
    assert broken(stage.state) == []


@pytest.mark.rule("WC-X20", "WB-F4")
@pytest.mark.parametrize("seed", range(2))
def test_no_charge_die_outlives_the_deathclaws_activation(seed: int) -> None:
    stage, part = storm()
    claw = part.claw(stage.state)
    assert claw is not None
    for number, model in enumerate(stage.state.on_table(0)):
        stage.put(model, claw.x - 100 + 60 * number, claw.y + 190)
    state, rng = stage.state, Random(seed)
    while state.seat != OVER and state.round < 4:
        assert broken(state) == []
        nature = state.seat == NATURE
        state.apply(
            state.chance(rng.randrange(state.spread)) if nature else rng.choice(state.moves())
        )


@pytest.mark.rule("WC-X20")
def test_the_leaders_fall() -> None:
    stage, _ = storm(False)
    stage.remove(stage.model("sole-survivor"))
    assert stage.settle() == "storm-survivor-down"
    other, _ = storm(False)
    other.remove(other.model("sole-survivor"), other.model("brute"))
    assert other.settle() == "storm-both-down"
    assert other.won() == NONE


@pytest.mark.rule("WC-X20")
@pytest.mark.parametrize(
    ("ours", "theirs", "how"),
    [
        (700, 600, "storm-survivors-nearer"),
        (600, 700, "storm-mutants-nearer"),
        (600, 600, "storm-truce"),
    ],
)
def test_the_nearer_leader_gets_the_cave(ours: int, theirs: int, how: str) -> None:
    stage, _ = storm(False)
    hero, brute = stage.model("sole-survivor"), stage.model("brute")
    # Measured from the bases' edges: a larger one stands further back.
    stage.put(hero, 457, ours - hero.radius)
    stage.put(brute, 457, theirs - brute.radius)
    assert stage.time_is_up() == how


@pytest.mark.rule("WC-X20", "WC-R4")
@pytest.mark.parametrize(("choice", "sign"), [("choose 0", 1), ("choose 1", -1)])
def test_a_siren_drives_an_engaged_deathclaw(choice: str, sign: int) -> None:
    stage, part = storm()
    claw, hero, settler = (
        part.claw(stage.state),
        stage.model("sole-survivor"),
        stage.models("settler")[0],
    )
    assert claw is not None
    siren = stage.markers("siren")[0]
    stage.put(hero, siren.x, siren.y)
    stage.put(claw, 457, 300)
    stage.put(settler, 457 + claw.radius + settler.radius + 1, 300)
    stage.activate(hero)
    while stage.state.seat == NATURE:
        stage.state.apply(stage.state.chance(0))
    stage.play(f"interact k{siren.number}", choice)
    assert claw.y == 300 - sign * 51
    assert stage.told("free-attack") == []
    assert stage.state.actions == 1


@pytest.mark.rule("WC-X20", "WC-R4")
def test_dogs_use_no_sirens() -> None:
    stage, _ = storm()
    dog, siren = stage.model("dogmeat"), stage.markers("siren")[0]
    stage.put(dog, siren.x, siren.y)
    stage.activate(dog)
    assert stage.rule(f"interact k{siren.number}") == "WB-I3"


@pytest.mark.rule("WC-X20")
def test_what_the_ai_is_after_in_the_storm() -> None:
    stage, _ = storm(False)
    hero, brute = stage.model("sole-survivor"), stage.model("brute")
    assert stage.aim(hero).markers == (stage.markers("cave")[0].number,)
    first, second = stage.models("settler")
    first.token, second.token = 1, 2
    assert (stage.aim(first).kind, stage.aim(first).models) == (AIM_PROTECT, (hero.number,))
    assert (stage.aim(second).kind, stage.aim(second).models) == (AIM_DEFEAT, (brute.number,))


@pytest.mark.rule("WC-X20", "WC-F3")
def test_the_storm_is_laid_out() -> None:
    stage = Stage("storm")
    west = {model.x < 457 for model in stage.side(0)}
    east = {model.x > 457 for model in stage.side(1)}
    assert west == east
    assert len(west) == 1
    assert stage.model("brute").heroic
    assert all(model.place == ON_TABLE for model in stage.state.models)
