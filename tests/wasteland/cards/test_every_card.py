"""Every card of the standard set is in play once: weapons, criticals, items, units (WB-X1)."""

from __future__ import annotations

from random import Random

import pytest

from overseer.engine import NATURE
from overseer.wasteland.battle.attack.arms import add_weapon, set_critical_points, set_tokens
from overseer.wasteland.battle.attack.blasts import explode
from overseer.wasteland.battle.attack.hit import DODGED
from overseer.wasteland.battle.dice import EFFECT_FACES, FACE_BLASTS, FACE_BOTTLES, FACE_STARS
from overseer.wasteland.battle.invariants import broken
from overseer.wasteland.battle.model import Model
from overseer.wasteland.battle.moves import (
    FIGHT,
    LONG_BAND,
    SHOOT,
    BattleMove,
    attack,
    roll,
    throw_at,
)
from overseer.wasteland.battle.topics import T_ACTION, T_DICE, T_EFFECT, T_ROLL
from overseer.wasteland.battle.turn import acts
from overseer.wasteland.battle.values import refresh
from overseer.wasteland.card import IconEffect, Item, Unit, Weapon
from overseer.wasteland.cards.file import standard
from overseer.wasteland.words import (
    CREATURE,
    DOG,
    E_ACTION,
    E_READY_AGAIN,
    EFFECTS,
    HUMAN,
    JUNK,
    LENGTHS,
    MOD,
    MUTANT,
    NONE,
    ROBOT,
    STRENGTH,
    SYNTH,
    U_PATCH,
    U_REPAIR,
    U_STRIKE,
    W_MELEE,
    W_MINE,
    W_THROWN,
)
from tests.wasteland.skirmish import chosen
from tests.wasteland.table import Table

CARDS = standard()
BOMBS = ("self-destruct", "suicider-mini-nuke")
USED = [w for w in CARDS.weapons if w.kind != W_MINE and w.id not in BOMBS]
BOUGHT = [(weapon, effect) for weapon in USED for effect in weapon.effects if effect.icon != NONE]
ICON_FACES = (FACE_BOTTLES, FACE_STARS, FACE_BLASTS)


def armed(
    weapon: Weapon, heroic: bool = False, long: bool = False
) -> tuple[Table, Model, Model, BattleMove]:
    """A mighty paladin with a weapon, a target that it can reach, and the attack."""
    table = Table()
    model = table.model("paladin", 0, 300, 300, heroic=heroic)
    stats = list(model.stats)
    stats[STRENGTH] += 6
    model.stats = tuple(stats)
    model.luck = 0
    target = table.model("protectron" if weapon.pulse else "settler", 1, 300, 300)
    target.health = 60
    far = model.radius + target.radius
    if weapon.kind == W_THROWN and not weapon.natural:
        table.pool(model, weapon.id)
    else:
        add_weapon(model, weapon.number)
        set_tokens(model, 0, weapon.primed)
    if weapon.kind == W_MELEE:
        move = attack(FIGHT, CARDS, 1, weapon.number, 0, False)
    elif weapon.kind == W_THROWN:
        far += 100
        move = throw_at(CARDS, weapon.number, 1, 0, 0, False)
    else:
        far += LENGTHS[weapon.short] - 1
        band = LONG_BAND if long else 0
        move = attack(SHOOT, CARDS, 1, weapon.number, band, False)
    target.x += far
    table.activate(model)
    if heroic:
        table.play("roll B:s")
    return table, model, target, move


def finish(table: Table, effect: IconEffect | None = None) -> None:
    """Everything that is asked is answered until the next action: a hit, with icons if wanted."""
    state = table.state
    for _ in range(60):
        if state.topic == T_ACTION or state.active == NONE:
            return
        state.ears = table.events
        if state.topic in (T_ROLL, T_DICE):
            work = state.work[-1]
            faces = [255 if state.topic == T_DICE else 0]  # "!"
            for die in range(4):
                faces += [face_of(die, effect)] * work.dice[die]
            state.play(roll(bytes(faces), work.dice))
        elif state.topic == T_EFFECT and effect is not None:
            listed = [str(move) for move in state.moves()]
            wanted = [text for text in listed if text == f"effect {place_of(table, effect)}"]
            state.play(table.parse((wanted or listed)[0]))
        elif state.seat == NATURE:
            state.play(state.chance(state.spread - 1))
        else:
            state.play(state.moves()[-1])
    raise AssertionError(table.asked)


def face_of(die: int, effect: IconEffect | None) -> int:
    """A face of a die that shows the icon of an effect, if it has one; else its first face."""
    if effect is not None:
        for face in reversed(EFFECT_FACES[die]):
            if ICON_FACES[effect.icon][face]:
                return face
    return EFFECT_FACES[die][0]


def shows(die: int, effect: IconEffect) -> bool:
    """Whether a die has a face with the icon of an effect."""
    return any(ICON_FACES[effect.icon][face] for face in EFFECT_FACES[die])


def place_of(table: Table, effect: IconEffect) -> int:
    """The place of an effect on the weapon that is used."""
    work = table.state.work[-1]
    return CARDS.weapons[work.weapon_number].effects.index(effect)


@pytest.mark.rule("WB-X1", "WB-F1", "WB-F3", "WB-F8")
@pytest.mark.parametrize("weapon", USED, ids=lambda weapon: weapon.id)
def test_every_weapon_hurts(weapon: Weapon) -> None:
    table, model, target, move = armed(weapon)
    if weapon.id != "improvised" and weapon.kind != W_THROWN:
        assert str(move) in table.listed()
    table.state.ears = table.events
    table.state.play(move)
    finish(table)
    assert table.told("hit") == [{"model": 0, "margin": table.told("hit")[0]["margin"]}]
    assert broken(table.state) == []
    if weapon.always_scatters:
        assert len(table.told("exploded")) == 1
    else:
        assert target.wounds + target.rads > 0
    assert model.alive


@pytest.mark.rule("WB-D4")
@pytest.mark.parametrize(
    ("weapon", "effect"),
    BOUGHT,
    ids=[f"{weapon.id}-{EFFECTS[effect.effect]}" for weapon, effect in BOUGHT],
)
def test_every_effect_is_bought(weapon: Weapon, effect: IconEffect) -> None:
    shown = any(weapon.short_dice[die] and shows(die, effect) for die in range(4))
    table, model, target, move = armed(weapon, long=not shown)
    before = (target.conditions, target.x, target.y, model.points)
    table.state.ears = table.events
    table.state.play(move)
    finish(table, effect)
    assert EFFECTS[effect.effect] in [event["effect"] for event in table.told("bought")]
    if effect.effect > 2 and effect.effect not in (E_ACTION, E_READY_AGAIN):
        after = (target.conditions, target.x, target.y, model.points)
        calmed = EFFECTS[effect.effect].startswith("calm")
        assert after != before or calmed or target.rads > 0
    assert broken(table.state) == []


@pytest.mark.rule("WB-H2")
@pytest.mark.parametrize(
    "weapon",
    [weapon for weapon in USED if weapon.critical is not None],
    ids=lambda weapon: weapon.id,
)
def test_every_critical_column_hurts(weapon: Weapon) -> None:
    assert weapon.critical is not None
    table, model, target, move = armed(weapon, heroic=True)
    set_critical_points(model, 0, weapon.critical.points)
    text = f"{move} critical"
    if weapon.critical.band == 1:
        target.x += 20
        text = f"{move} long critical"
    table.play(text)
    finish(table)
    assert table.told("critical") == [{"model": 0}]
    assert target.wounds + target.rads > 0
    assert model.criticals == b"\0"
    assert broken(table.state) == []


@pytest.mark.rule("WB-F8")
@pytest.mark.parametrize("bomb", BOMBS)
def test_every_bomb_goes_off(bomb: str) -> None:
    unit = next(u for u in CARDS.units if CARDS.weapon_numbers[bomb] in u.weapons)
    table = Table()
    model = table.model(unit.id, 0, 300, 300)
    victim = table.model("settler", 1, 300, 352)
    other = table.model("settler", 0, 800, 800)
    table.activate(other)
    table.state.ears = table.events
    assert explode(table.state, model)
    table.state.go_on()
    finish(table)
    assert not model.alive
    assert not victim.alive
    assert table.told("exploded")[0]["weapon"] == bomb


@pytest.mark.rule("WB-F8")
@pytest.mark.parametrize(
    "weapon", [w for w in CARDS.weapons if w.kind == W_MINE], ids=lambda weapon: weapon.id
)
def test_every_mine_goes_off(weapon: Weapon) -> None:
    table = Table()
    layer = table.model("paladin", 0, 300, 300)
    table.pool(layer, weapon.id)
    victim = table.model("protectron" if weapon.pulse else "settler", 1, 450, 300)
    victim.health = 60
    table.activate(layer).play(f"mine {weapon.id} 340,300")
    assert table.state.markers[-1].card == weapon.number
    table.state.markers[-1].live = 0
    table.activate(victim).play("move 400,300")
    finish(table)
    assert victim.wounds > 0
    assert table.state.markers[-1].out


# -- items ---------------------------------------------------------------------------------------


def user_of(item: Item) -> str:
    """A unit that may use an item."""
    if not item.users or item.users & HUMAN:
        return "knight"
    for bit, unit in (
        (MUTANT, "super-mutant"),
        (DOG, "dogmeat"),
        (ROBOT, "mr-handy"),
        (CREATURE, "deathclaw"),
        (SYNTH, "x6-88-courser"),
    ):
        if item.users & bit:
            return unit
    raise AssertionError(item.id)


@pytest.mark.rule("WB-I2", "WB-I4")
@pytest.mark.parametrize(
    "item", [i for i in CARDS.items if i.uses or i.stages], ids=lambda item: item.id
)
def test_every_usable_item_is_used(item: Item) -> None:
    table = Table()
    model = table.model(user_of(item), 0, 300, 300, "missile-launcher")
    repairs = any(use == U_REPAIR for use, _ in item.uses)
    friend = table.model("mr-handy" if repairs else "knight", 0, 300, 345)
    table.model("super-mutant", 1, 300, 450)
    if item.fits_power or any(use == U_PATCH for use, _ in item.uses):
        table.equip(model, "t-60-power-armour")
        model.power_damage = 1
    if item.limited:
        table.pool(model, item.id)
    else:
        table.equip(model, item.id)
    model.health = friend.health = 20
    for each in (model, friend):
        each.wounds, each.rads, each.conditions = 3, 2, 2 | 8 | 32
        each.addictions = (CARDS.item_numbers["jet"],)
        each.empty = 1 if each is model else 0
    table.activate(model)
    finish(table)
    uses = [text for text in table.listed("use") if text.split()[1] == item.id]
    assert uses
    before = table.state.encode()
    table.play(uses[0])
    finish(table)
    assert table.state.encode() != before
    assert len(table.told("used")) + len(table.told("used-on")) == 1
    assert broken(table.state) == []
    if any(use == U_STRIKE for use, _ in item.uses):
        assert len(table.told("called-in")) == 1


@pytest.mark.rule("WB-I2", "WB-F7")
@pytest.mark.parametrize(
    "item",
    [i for i in CARDS.items if not i.uses and not i.stages and i.kind != MOD],
    ids=lambda item: item.id,
)
def test_every_other_item_is_worn_or_carried(item: Item) -> None:
    table = Table()
    model = table.model(user_of(item), 0, 300, 300)
    bare = (model.stats, model.auras, model.dice, model.power)
    if item.kind == JUNK:
        model.found = (item.number,)
        table.activate(model).play(f"leave {item.id}")
        assert table.state.markers[-1].items == (item.number,)
        return
    table.equip(model, item.id)
    if item.limited:  # what serves the whole unit, once
        assert item.gifts
        assert table.state.groups[model.group] == (item.number,)
        return
    refresh(table.state, model)
    assert (model.stats, model.auras, model.dice, model.power) != bare
    table.model("settler", 1, 300, 400, "machete")
    table.activate(model).play("end")
    assert broken(table.state) == []


@pytest.mark.rule("WB-I2")
@pytest.mark.parametrize(
    "item", [i for i in CARDS.items if i.kind == MOD], ids=lambda item: item.id
)
def test_every_mod_does_something(item: Item) -> None:
    assert item.gifts or item.dice or item.effects
    if not item.fits:
        assert item.fits_armour or item.fits_power
        return
    for weapon in USED:
        if (item.fits >> weapon.kind) & 1 and not weapon.natural and weapon.kind != W_THROWN:
            table, model, target, move = armed(weapon)
            model.mods = (item.number,)
            table.state.ears = table.events
            table.state.play(move)
            finish(table)
            assert target.wounds + target.rads > 0 or weapon.always_scatters
            return
    raise AssertionError(item.id)


# -- units ---------------------------------------------------------------------------------------


@pytest.mark.rule("WB-X1", "WB-R3")
@pytest.mark.parametrize("unit", CARDS.units, ids=lambda unit: unit.id)
def test_every_unit_is_activated_and_attacked(unit: Unit) -> None:
    table = Table()
    model = table.model(unit.id, 0, 300, 300)
    foe = table.model("knight", 1, 300, 420, "combat-rifle")
    model.spent |= DODGED
    rng = Random(unit.number)
    if acts(table.state, model):
        table.activate(model)
        kinds = {text.split()[0] for text in table.listed()}
        assert {"move", "end"} <= kinds or {"charge", "end"} <= kinds
        for _ in range(12):
            if table.state.active != model.number:
                break
            table.state.ears = table.events
            table.state.play(chosen(table.state, rng))
            assert broken(table.state) == []
    if not model.alive or not foe.alive:
        return
    table = Table()
    model = table.model(unit.id, 0, 300, 300)
    foe = table.model("knight", 1, 300, 480, "combat-rifle")
    table.activate(foe).play("shoot m0 combat-rifle")
    finish(table)
    assert table.told("hit")
    assert broken(table.state) == []
