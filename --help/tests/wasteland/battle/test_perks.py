"""Perks on models: every power, with and without it (WC-P1)."""

from __future__ import annotations

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.hit import PAST_ARMOUR, push_hit
from overseer.wasteland.battle.conditions import add_condition
from overseer.wasteland.battle.model import MINE, Model
from overseer.wasteland.battle.odds.preview import preview
from overseer.wasteland.battle.things.items import begin_use
from overseer.wasteland.battle.things.uses import apply_uses
from overseer.wasteland.battle.values import power_room, rating, refresh
from overseer.wasteland.battle.work import W_ATTACK
from overseer.wasteland.campaign_words import PERK_POWERS
from overseer.wasteland.cards.file import standard
from overseer.wasteland.gifts import ExtraDie, Gift
from overseer.wasteland.words import (
    BLACK_DIE,
    G_RATING,
    GREEN_DIE,
    IN_RIFLE,
    ON_FIRE,
    PHYSICAL,
    RADIATION,
    SHAKEN,
    U_RADIATE,
    YELLOW_DIE,
)
from tests.wasteland.fortune import FortuneTable


def scene(
    *powers: str, unit: str = "settler", weapon: str = "hunting-rifle", distance: int = 200
) -> tuple[FortuneTable, Model, Model]:
    """A model with a perk of these powers, and a super mutant at a distance."""
    table = FortuneTable()
    model = table.model(unit, 0, 100, 100, weapon)
    target = table.model("super-mutant", 1, 100 + distance, 100)
    if powers:
        table.perk(model, *powers)
    return table, model, target


def dice_of(table: FortuneTable, model: Model, move: str) -> bytes:
    """The dice of an attack."""
    return preview(table.state, model, table.parse(move)).dice


def value_of(table: FortuneTable, model: Model, move: str) -> int:
    """The value of an attack."""
    return preview(table.state, model, table.parse(move)).value


# -- gifts, dice, the standard set ---------------------------------------------------------------


@pytest.mark.rule("WC-P1")
def test_gifts_and_dice_of_a_perk_count() -> None:
    table, model, _ = scene("light-step")
    perk = table.cards.perks[0]
    perk.gifts = [Gift(G_RATING + PHYSICAL, 1)]
    perk.dice = [ExtraDie(BLACK_DIE, IN_RIFLE)]
    before = rating(table.state, model, PHYSICAL)
    refresh(table.state, model)
    assert rating(table.state, model, PHYSICAL) == before + 1
    assert dice_of(table, model, "shoot m1 hunting-rifle")[BLACK_DIE] == 1
    twin = model.copy()
    assert (twin.perks, twin.powers) == (model.perks, model.powers)


@pytest.mark.rule("WC-P1")
def test_every_power_stands_on_a_card() -> None:
    used = 0
    for perk in standard().perks:
        used |= perk.powers
    assert used == 2 ** len(PERK_POWERS) - 1


# -- dice thrown again ---------------------------------------------------------------------------


@pytest.mark.rule("WC-P1")
@pytest.mark.parametrize(
    ("power", "weapon", "unit"),
    [
        ("reroll-rifle", "hunting-rifle", "settler"),
        ("reroll-pistol", "10mm-pistol", "settler"),
        ("reroll-heavy", "junk-jet", "paladin"),
    ],
)
def test_a_blank_black_die_of_a_shot_is_rolled_again(power: str, weapon: str, unit: str) -> None:
    for given in (power, "reroll-melee"):
        table, model, _ = scene(given, unit=unit, weapon=weapon)
        boost = table.boost("die", "before", die="black")
        table.activate(model).play(f"shoot m1 {weapon}", f"play {boost}")
        dice = table.state.work[-1].dice
        faces = " ".join(f"{'KYGB'[die]}:-" for die in range(4) for _ in range(dice[die]))
        table.play(f"roll 1* {faces}")
        again = len(table.told("rolled-again")) == 1
        assert again == (given == power)
        if again:
            attack = next(work for work in table.state.work if work.kind == W_ATTACK)
            damage = attack.damage
            table.play("roll K:d2")
            assert attack.damage == damage + 2


@pytest.mark.rule("WC-P1")
def test_blank_black_dice_of_blows_and_throws() -> None:
    table = FortuneTable()
    model = table.model("settler", 0, 200, 100, "power-fist")
    table.model("super-mutant", 1, 236, 100)
    table.perk(model, "reroll-melee")
    boost = table.boost("die", "before", die="black")
    table.activate(model).play("fight m1 power-fist", f"play {boost}")
    dice = table.state.work[-1].dice
    faces = " ".join(f"{'KYGB'[die]}:-" for die in range(3) for _ in range(dice[die]))
    table.play(f"roll 1* {faces}" + " B:b" * dice[3])
    assert len(table.told("rolled-again")) == 1
    table = FortuneTable()
    model = table.model("paladin", 0, 100, 100, "frag-grenade")
    table.model("super-mutant", 1, 200, 100)
    table.perk(model, "reroll-throw")
    boost = table.boost("die", "before", die="black")
    table.activate(model).play("throw frag-grenade m1", f"play {boost}")
    dice = table.state.work[-1].dice
    faces = " ".join(f"{'KYGB'[die]}:-" for die in range(3) for _ in range(dice[die]))
    table.play(f"roll 1* {faces}" + " B:b" * dice[3])
    assert len(table.told("rolled-again")) == 1


@pytest.mark.rule("WC-P1")
def test_a_green_die_without_aim_is_rolled_again() -> None:
    for face, again in (("r1", True), ("a2", False)):
        table, model, _ = scene("reroll-green")
        boost = table.boost("die", "before", die="green")
        table.activate(model).play("shoot m1 hunting-rifle", f"play {boost}")
        table.play(f"roll 1* Y:r1 Y:r1 G:{face}")
        assert (len(table.told("rolled-again")) == 1) == again


@pytest.mark.rule("WC-P1")
def test_gaps_are_found_once_an_activation() -> None:
    table, model, target = scene("finds-gaps")
    table.activate(model).play("shoot m1 hunting-rifle", "roll 10 Y:- Y:-")
    assert table.asked == (NATURE, "dice")
    table.play("roll Y:r1", "shoot m1 hunting-rifle", "roll 10 Y:- Y:-")
    assert len(table.told("rolled-again")) == 1
    assert target.wounds == 0


# -- values and dice -----------------------------------------------------------------------------


@pytest.mark.rule("WC-P1")
def test_who_concentrates_hits_the_same_target_better() -> None:
    table, model, _ = scene("concentrates")
    other = table.model("super-mutant", 1, 100, 300)
    table.activate(model)
    before = value_of(table, model, "shoot m1 hunting-rifle")
    table.play("shoot m1 hunting-rifle", "roll 10 Y:- Y:-")
    assert value_of(table, model, "shoot m1 hunting-rifle") == before + 2
    move = f"shoot m{other.number} hunting-rifle"
    assert value_of(table, model, move) == before
    table.play("end").activate(model)
    assert value_of(table, model, "shoot m1 hunting-rifle") == before


@pytest.mark.rule("WC-P1", "WB-F3")
def test_guns_bash() -> None:
    table, model, _ = scene("bashes", distance=36)
    plain, other, _ = scene("sneaks", distance=36)
    more = dice_of(table, model, "fight m1 hunting-rifle")[BLACK_DIE]
    assert more == dice_of(plain, other, "fight m1 hunting-rifle")[BLACK_DIE] + 1


@pytest.mark.rule("WC-P1", "WB-F2")
def test_blitz_strikes_within_orange_once_an_activation() -> None:
    table, model, _ = scene("blitzes", weapon="machete", distance=80)
    plain, other, _ = scene("sneaks", weapon="machete", distance=80)
    plain.activate(other)
    assert plain.rule("fight m1 machete") == "WB-F2"
    table.activate(model)
    assert "fight m1 machete" in table.listed("fight")
    table.play("fight m1 machete")
    table.state.play(table.state.chance(19))
    while table.asked[1] != "action":
        table.state.play(table.state.moves()[0])
    assert table.rule("fight m1 machete") == "WB-F2"
    far, model, _ = scene("blitzes", weapon="machete", distance=120)
    far.activate(model)
    assert far.rule("fight m1 machete") == "WB-F2"


@pytest.mark.rule("WC-P1", "WB-R5")
def test_unseen_aim_is_a_green_die_at_long_range() -> None:
    for near in (False, True):
        table = FortuneTable()
        model = table.model("settler", 0, 100, 100, "sniper-rifle")
        target = table.model("super-mutant", 1, 560, 100)
        table.perk(model, "unseen-aim")
        if near:
            model.x = target.x - 100
        move = f"shoot m{target.number} sniper-rifle long"
        greens = dice_of(table, model, move)[GREEN_DIE]
        own = table.cards.weapon("sniper-rifle").long_dice[GREEN_DIE]
        assert greens == own + (0 if near else 1)


@pytest.mark.rule("WC-P1")
def test_who_moves_about_is_harder_to_hit() -> None:
    table, model, target = scene()
    table.perk(target, "moves-about")
    before = value_of(table, model, "shoot m1 hunting-rifle")
    table.activate(target).play("move 310,100", "move 320,100")
    while table.asked[1] == "action":
        table.play("end")
    assert value_of(table, model, "shoot m1 hunting-rifle") == before - 2
    table.activate(target).play("move 310,100", "end")
    assert value_of(table, model, "shoot m1 hunting-rifle") == before


@pytest.mark.rule("WC-P1")
def test_who_is_alone_fights_and_stands_better() -> None:
    table, model, _ = scene("alone")
    alone = dice_of(table, model, "shoot m1 hunting-rifle")[YELLOW_DIE]
    armour = rating(table.state, model, PHYSICAL)
    table.model("settler", 0, 100, 180)
    assert dice_of(table, model, "shoot m1 hunting-rifle")[YELLOW_DIE] == alone - 1
    assert rating(table.state, model, PHYSICAL) == armour - 1


@pytest.mark.rule("WC-P1")
def test_who_is_nearly_dead_rages() -> None:
    table, model, _ = scene("rages")
    calm = dice_of(table, model, "shoot m1 hunting-rifle")[BLACK_DIE]
    armour = rating(table.state, model, PHYSICAL)
    model.wounds = model.health - 2
    assert dice_of(table, model, "shoot m1 hunting-rifle")[BLACK_DIE] == calm + 1
    assert rating(table.state, model, PHYSICAL) == armour + 1


@pytest.mark.rule("WC-P1")
def test_hunters_and_dogs() -> None:
    table = FortuneTable()
    model = table.model("settler", 0, 100, 100, "hunting-rifle")
    prey = table.model("mole-rat", 1, 300, 100)
    man = table.model("raider", 1, 300, 300)
    table.perk(model, "hunts")
    blacks = [
        dice_of(table, model, f"shoot m{each.number} hunting-rifle")[BLACK_DIE]
        for each in (prey, man)
    ]
    assert blacks[0] == blacks[1] + 1
    for power, die in (("pack-leader", BLACK_DIE), ("attack-dog", YELLOW_DIE)):
        table = FortuneTable()
        dog = table.model("dogmeat", 0, 200, 100)
        table.model("super-mutant", 1, 235, 100)
        trainer = table.model("settler", 0, 200, 160)
        bite = table.cards.weapons[dog.weapons[0]].id
        before = dice_of(table, dog, f"fight m1 {bite}")[die]
        table.perk(trainer, power)
        assert dice_of(table, dog, f"fight m1 {bite}")[die] == before + 1
        trainer.x = 800
        assert dice_of(table, dog, f"fight m1 {bite}")[die] == before


# -- charges and blows ---------------------------------------------------------------------------


@pytest.mark.rule("WC-P1", "WB-F5")
def test_the_blow_of_a_charge_pushes_yellow() -> None:
    for power in ("barges", "sneaks"):
        table = FortuneTable()
        model = table.model("settler", 0, 200, 200, "machete")
        target = table.model("raider", 1, 300, 200)
        table.perk(model, power)
        table.activate(model).play("charge m1 268,200")
        while table.asked[1] != "action":
            seat, topic = table.asked
            if seat == NATURE:
                table.state.play(table.state.chance(0))
            else:
                table.play("no" if topic == "cry" else "die 0")
        table.play("fight m1 machete")
        while table.asked[0] == NATURE:
            table.state.play(table.state.chance(0))
        assert (len(table.told("pushed")) > 0 or target.x > 300) == (power == "barges")


@pytest.mark.rule("WC-P1")
def test_a_messy_end_shakes_those_around() -> None:
    for power in ("messy", "sneaks"):
        table = FortuneTable()
        model = table.model("settler", 0, 200, 200, "machete")
        target = table.model("raider", 1, 236, 200)
        beside = table.model("raider", 1, 280, 200)
        table.perk(model, power)
        target.wounds = target.health - 1
        table.activate(model)
        push_hit(table.state, target, model.number, 5, PHYSICAL, 0, PAST_ARMOUR | 1)
        table.state.go_on()
        assert not target.alive
        assert (beside.conditions & SHAKEN != 0) == (power == "messy")


@pytest.mark.rule("WC-P1")
def test_the_impatient_pay_a_point_for_damage_past_armour() -> None:
    table, model, target = scene("impatient")
    table.activate(model)
    model.points = 1
    table.play("shoot m1 hunting-rifle", "roll 2 Y:- Y:-")
    assert table.asked == (0, "perk")
    table.play("yes")
    assert (model.points, target.wounds) == (0, 1)
    table.play("armour 4")
    model.points = 1
    table.play("shoot m1 hunting-rifle", "roll 2 Y:- Y:-")
    assert table.asked[1] != "perk"  # once an activation


# -- V.A.T.S. ------------------------------------------------------------------------------------


@pytest.mark.rule("WC-P1", "WB-H1")
def test_a_star_is_an_action_point() -> None:
    table = FortuneTable()
    model = table.model("sole-survivor", 0, 100, 100, heroic=True)
    table.perk(model, "star-acts")
    table.activate(model).play("roll B:ss")
    assert model.points == 2


@pytest.mark.rule("WC-P1", "WB-H1")
@pytest.mark.parametrize(
    ("powers", "skill", "damage"),
    [
        (("stranger",), 6, 2),
        (("stranger", "stranger-two"), 6, 3),
        (("stranger", "stranger-two", "stranger-three"), 8, 3),
    ],
)
def test_a_stranger_shoots(powers: tuple[str, ...], skill: int, damage: int) -> None:
    table = FortuneTable()
    model = table.model("sole-survivor", 0, 100, 100, heroic=True)
    target = table.model("super-mutant", 1, 300, 100)
    table.model("super-mutant", 1, 300, 300)
    for power in powers:
        table.perk(model, power)
    table.activate(model).play("roll B:x")
    assert table.asked == (0, "aim")
    table.play("target m1")
    assert table.told("gun-aimed") == [{"target": 1, "value": skill}]
    table.play(f"roll {skill}")
    assert table.state.work[-1].damage == damage
    assert target.wounds == 0
    table.activate(model).play("roll B:b")
    assert table.asked[1] == "action"


# -- moving --------------------------------------------------------------------------------------


@pytest.mark.rule("WC-P1", "WB-F14")
def test_who_entangles_holds_fast() -> None:
    for face, leaves in (("roll 1*", True), ("roll X", False)):
        table = FortuneTable()
        model = table.model("settler", 0, 200, 200)
        holder = table.model("super-mutant", 1, 236, 200)
        table.perk(holder, "entangles")
        table.activate(model).play("move 120,200")
        assert table.asked == (NATURE, "roll")
        table.play(face)
        assert (len(table.told("free-attack")) == 1) == leaves
        assert (len(table.told("held-fast")) == 0) == leaves
        if not leaves:
            assert (model.x, table.state.actions) == (200, 1)


@pytest.mark.rule("WC-P1", "WB-R5")
def test_who_sneaks_is_noticed_at_one_ruler_only() -> None:
    for power in ("sneaks", "light-step"):
        table = FortuneTable()
        model = table.model("settler", 0, 200, 200)
        watcher = table.model("super-mutant", 1, 500, 200, "hunting-rifle")
        watcher.reactions = 1
        table.perk(model, power)
        table.activate(model).play("move 210,200")
        assert (table.asked == (1, "react")) == (power != "sneaks")


@pytest.mark.rule("WC-P1", "WB-F8")
def test_a_light_step_sets_off_no_mine() -> None:
    for power in ("light-step", "sneaks"):
        table = FortuneTable()
        model = table.model("settler", 0, 200, 200)
        mine = table.marker(MINE, 240, 200)
        mine.side = 1
        mine.card = table.cards.weapon_numbers["frag-mine"]
        table.model("super-mutant", 1, 800, 800)
        table.perk(model, power)
        table.activate(model).play("move 240,200")
        assert mine.out == (power != "light-step")


# -- bodies and medicine -------------------------------------------------------------------------


@pytest.mark.rule("WC-P1", "WB-F10")
def test_the_fire_proof_do_not_burn() -> None:
    table, model, target = scene("fire-proof")
    assert not add_condition(table.state, model, ON_FIRE)
    assert add_condition(table.state, target, ON_FIRE)


@pytest.mark.rule("WC-P1", "WB-I3")
def test_radiation_feeds_the_ghoulish() -> None:
    for power, wounds, rads in (("radiation-feeds", 0, 0), ("sneaks", 1, 2)):
        table, model, _ = scene(power)
        model.wounds = 1
        apply_uses(table.state, model, [(U_RADIATE, 2)])
        assert (model.wounds, model.rads) == (wounds, rads)
        model.wounds, model.rads = 1, 0
        table.activate(model)
        push_hit(table.state, model, -1, 1, RADIATION, 0, PAST_ARMOUR)
        table.state.go_on()
        assert (model.wounds, model.rads) == ((0, 0) if wounds == 0 else (1, 1))


@pytest.mark.rule("WC-P1", "WB-I4")
def test_a_lead_belly_takes_no_radiation_from_food() -> None:
    for power, rads in (("lead-belly", 0), ("sneaks", 2)):
        table, model, _ = scene(power)
        apply_uses(table.state, model, [(U_RADIATE, 2)])
        assert model.rads == rads


@pytest.mark.rule("WC-P1", "WB-I4")
def test_a_medic_heals_one_more() -> None:
    healed = []
    for power in ("medic", "sneaks"):
        table, model, _ = scene(power, unit="sole-survivor")
        table.pool(model, "stimpak")
        model.wounds = 6
        begin_use(table.state, model, table.cards.item_numbers["stimpak"], -1)
        healed.append(6 - model.wounds)
    assert healed[0] == healed[1] + 1


def taken_chem(power: str) -> tuple[FortuneTable, Model, str]:
    """A model that takes a fading chem which can addict, to its last stage."""
    table, model, _ = scene(power)
    chem = next(i for i in table.cards.items if i.kind == 3 and i.stages and i.addiction == 0)
    table.equip(model, chem.id) if not chem.limited else table.pool(model, chem.id)
    table.activate(model)
    if chem.number in model.items:
        place = model.items.index(chem.number)
        counters = [*model.counters, *[0] * (len(model.items) - len(model.counters))]
        counters[place] = len(chem.stages) - 1
        model.counters = tuple(counters)
    return table, model, chem.id


@pytest.mark.rule("WC-P1", "WB-I4")
def test_the_chem_proof_are_addicted_by_two_icons_only() -> None:
    for power, addicted in (("chem-proof", 0), ("sneaks", 1)):
        table, model, chem = taken_chem(power)
        table.play(f"use {chem}", "roll B:b")
        assert len(model.addictions) == addicted
    table, model, chem = taken_chem("chem-proof")
    table.play(f"use {chem}", "roll B:bb")
    assert len(model.addictions) == 1


@pytest.mark.rule("WC-P1", "WB-I4")
def test_chems_give_an_armour_boost_more() -> None:
    boosts = []
    for power in ("long-chems", "sneaks"):
        table, model, chem = taken_chem(power)
        table.play(f"use {chem}")
        boosts.append(model.boosts)
    assert boosts[0] == boosts[1] + 1


@pytest.mark.rule("WC-P1")
def test_robots_are_mended_by_an_action() -> None:
    table, model, _ = scene("mends-robots")
    robot = table.model("assaultron", 0, 100 + 16 + 25, 100)
    robot.x = model.x + model.radius + robot.radius
    robot.wounds = 3
    table.activate(model)
    assert table.listed("help") == [f"help m{robot.number}"]
    table.play(f"help m{robot.number}")
    assert (robot.wounds, table.state.actions) == (1, 1)
    robot.x = 800
    assert table.rule(f"help m{robot.number}") != ""


@pytest.mark.rule("WC-P1", "WB-F17")
def test_a_core_saver_stands_one_more_damage() -> None:
    table = FortuneTable()
    model = table.model("knight", 0, 100, 100, "t-60-power-armour")
    room = power_room(table.state, model)
    table.perk(model, "core-saver")
    assert power_room(table.state, model) == room + 1
