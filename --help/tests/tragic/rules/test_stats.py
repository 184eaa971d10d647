"""Every static bonus of a card: measured without it, with it, and under a condition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from overseer.tragic.rules.board import attack_of, full_health
from overseer.tragic.rules.payment import left
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table
from tests.tragic.vocabulary import word

SORTS = ["melee", "ranged", "bare-hands", "natural", "energy", "explosive"]

STOCK = (
    *(card(sort, "attack", strike="10", types=[sort]) for sort in SORTS),
    card("plain", "attack", strike="10"),
    card("triple", "attack", strike="S x3 plus 1"),
    *(card(f"pay-{letter.lower()}", "action", does("heal 1"), cost=letter * 3, letters=letter)
      for letter in "SPECIAL"),
    card("pay-attack", "attack", strike="1", cost="S3"),
    card("pay-action", "action", does("heal 1"), cost="S3"),
    card("pay-quest", "quest", does("heal 1"), cost="S3"),
    card("pay-reaction", "reaction", does("heal 1"), answers=["action"], cost="S3"),
    card("pay-ally", "ally", cost="S3"),
    card("pay-object", "object", cost="S3"),
    card("pay-armour", "armour", place="torso", cost="S3"),
    card("knack", "skill", does("heal 1", when="use", engage=True, cost="S3")),
    card("jet", "drug", does("heal 1")),
    card("salve", "action", does("heal 9")),
    card("dog", "ally", attack=4, health=8),
    card("sniper", "ally", attack=4, health=8, keywords=["critical"]),
    card("pup", "ally", attack=4, health=8),
    card("shell", "ally", attack=1, health=30, keywords=["armour 3"]),
)  # fmt: skip

Measure = Callable[[Table], int]


# -- what is measured ----------------------------------------------------------------------------


def loss(name: str, ones: int = 0) -> Measure:
    """HP that an attack card of seat 0 costs the opponent."""

    def measure(duel: Table) -> int:
        before = duel.hp(1)
        duel.hand(0, f"{name}-1").play(f"cast {name}-1")
        while duel.topic == "critical":
            duel.play(f"ones {ones}")
        return before - duel.hp(1)

    return measure


def dice(name: str) -> Measure:
    """Dice that an attack card rolls for a critical hit."""

    def measure(duel: Table) -> int:
        duel.hand(0, f"{name}-1").play(f"cast {name}-1")
        return sum(duel.legal(f"ones {n}") for n in range(1, 13)) if duel.topic == "critical" else 0

    return measure


def price(name: str) -> Measure:
    """Points that a card or a skill costs."""

    def measure(duel: Table) -> int:
        duel.points(0, "S6 P5 E5 C5 I5 A5 L5")
        before = sum(left(duel.player(0), letter) for letter in range(7))
        if name == "knack":
            duel.skill(0, "knack-1").play("use knack-1")
        elif name == "pay-reaction":
            duel.hand(0, "pay-reaction-1").hand(1, "salve-1")
            duel.state.active = 1
            duel.play("cast salve-1", "cast pay-reaction-1")
        else:
            duel.hand(0, f"{name}-1").play(f"cast {name}-1")
        return before - sum(left(duel.player(0), letter) for letter in range(7))

    return measure


def barred(name: str) -> Measure:
    """1 when a card of that kind may not be cast."""

    def measure(duel: Table) -> int:
        duel.lots(0).hand(0, f"{name}-1")
        if name == "pay-reaction":
            duel.hand(1, "salve-1")
            duel.state.active = 1
            duel.play("cast salve-1")
            return int(duel.topic != "answer")
        return int(not duel.start().legal(f"cast {name}-1"))

    return measure


def ally_attack(duel: Table) -> int:
    return attack_of(duel.state, 0, duel.put(0, "dog-1"))


def ally_health(duel: Table) -> int:
    return full_health(duel.state, 0, duel.put(0, "dog-1"))


def wounds_of_own_ally(duel: Table) -> int:
    """What seven damage of a card do to an ally of seat 0."""
    dog = duel.put(0, "dog-1")
    dog.health = 20
    duel.state.active = 1
    duel.hand(1, "plain-1").play("cast plain-1", "target a2", "ones 0")
    return dog.damage


def wounds_by_own_ally(duel: Table) -> int:
    """What an ally of four attack does to an armour of three."""
    duel.put(0, "dog-1")
    shell = duel.put(1, "shell-1")
    duel.play("attack a2", "target b1")
    return shell.damage


def ally_rolls(duel: Table) -> int:
    duel.put(0, "dog-1")
    return int(duel.play("attack a2").topic == "critical")


def sharp_ally_rolls(duel: Table) -> int:
    duel.put(0, "sniper-1")
    return int(duel.play("attack a2").topic == "critical")


def is_covered(duel: Table) -> int:
    """1 when the opponent cannot attack seat 0 but only the ally."""
    duel.put(0, "dog-1")
    duel.state.active = 1
    duel.hand(1, "plain-1").play("cast plain-1")
    return int(duel.topic != "target")


def explosion(duel: Table) -> int:
    """HP that the one who beats an ally of seat 0 loses afterwards."""
    duel.put(0, "dog-1").damage = 7
    duel.state.active = 1
    duel.hand(1, "plain-1").play("cast plain-1", "target a2", "ones 0")
    return 100 - 4 - duel.hp(1)


def horde(duel: Table) -> int:
    """How many attack when one does."""
    duel.put(0, "dog-1")
    duel.put(0, "pup-1")
    duel.play("attack a2").pass_all()
    return len(duel.told("ally-attacks"))


def drawn(duel: Table) -> int:
    """Cards in the draw phase of seat 0."""
    duel.tops(0, *["dog-1"] * 6)
    duel.state.active = 1
    duel.play("end")
    return len(duel.player(0).hand)


def healing(duel: Table) -> int:
    duel.player(0).hp = 50
    return duel.hand(0, "salve-1").play("cast salve-1").hp(0) - 50


# A stat with its amount, what it changes, and the number without and with it.
CASES: list[tuple[str, Measure, int, int]] = [
    ("critical 2", dice("plain"), 3, 5),
    ("critical -2", dice("plain"), 3, 0),
    ("brawler 1", dice("melee"), 3, 4),
    ("brawler 1", dice("natural"), 3, 4),
    ("brawler 1", dice("ranged"), 3, 3),
    ("marksman 1", dice("ranged"), 3, 4),
    ("marksman 1", dice("melee"), 3, 3),
    ("no-criticals", dice("plain"), 3, 0),
    ("no-criticals", sharp_ally_rolls, 1, 0),
    ("critical-factor 1", loss("plain", 2), 20, 30),
    ("critical-factor 1", loss("plain", 1), 10, 10),
    ("damage 2", loss("plain"), 10, 12),
    ("damage 2", loss("triple"), 4, 10),
    ("damage-melee 2", loss("melee"), 10, 12),
    ("damage-melee 2", loss("natural"), 10, 12),
    ("damage-melee 2", loss("ranged"), 10, 10),
    ("damage-ranged 2", loss("ranged"), 10, 12),
    ("damage-ranged 2", loss("melee"), 10, 10),
    ("damage-bare-hands 2", loss("bare-hands"), 10, 12),
    ("damage-bare-hands 2", loss("natural"), 10, 12),
    ("damage-bare-hands 2", loss("melee"), 10, 10),
    ("damage-energy 2", loss("energy"), 10, 12),
    ("damage-energy 2", loss("plain"), 10, 10),
    ("damage-explosive 2", loss("explosive"), 10, 12),
    ("damage-explosive 2", loss("plain"), 10, 10),
    ("damage -12", loss("plain"), 10, 0),
    ("strikes 1", loss("plain"), 10, 20),
    ("strikes-bare-hands 2", loss("bare-hands"), 10, 30),
    ("strikes-bare-hands 2", loss("melee"), 10, 10),
    ("ally-attack 2", ally_attack, 4, 6),
    ("ally-attack -9", ally_attack, 4, 0),
    ("ally-health 2", ally_health, 8, 10),
    ("ally-armour 2", wounds_of_own_ally, 10, 8),
    ("ally-penetrating 2", wounds_by_own_ally, 1, 3),
    ("ally-critical 1", ally_rolls, 0, 1),
    ("ally-in-defence", is_covered, 0, 1),
    ("ally-martyr 2", explosion, 0, 8),
    ("ally-horde", horde, 1, 2),
    ("draw-rate 1", drawn, 2, 3),
    ("draw-rate -3", drawn, 2, 1),
    *((f"cheaper-{letter} 2", price(f"pay-{letter.lower()}"), 3, 1) for letter in "SPECIAL"),
    ("cheaper-S 9", price("pay-s"), 3, 0),
    ("cheaper-S 1", price("pay-p"), 3, 3),
    ("cheaper-attack 2", price("pay-attack"), 4, 2),
    ("cheaper-action 2", price("pay-action"), 4, 2),
    ("cheaper-action 2", price("pay-quest"), 4, 2),
    ("cheaper-action 9", price("pay-action"), 4, 0),
    ("cheaper-action -1", price("pay-action"), 4, 5),
    ("cheaper-reaction 2", price("pay-reaction"), 4, 2),
    ("cheaper-ally 2", price("pay-ally"), 4, 2),
    ("cheaper-object 2", price("pay-object"), 4, 2),
    ("cheaper-object 2", price("pay-armour"), 4, 2),
    ("cheaper-skill 2", price("knack"), 4, 2),
    ("cheaper-skill 2", price("pay-action"), 4, 4),
    ("no-reactions", barred("pay-reaction"), 0, 1),
    ("no-allies", barred("pay-ally"), 0, 1),
    ("no-drugs", barred("jet"), 0, 1),
    ("no-equipment", barred("pay-armour"), 0, 1),
    ("no-equipment", barred("pay-object"), 0, 0),
    ("no-healing", healing, 9, 0),
]


# Each gift on three cards: as printed, under a condition that holds, under one that does not.
CONDITIONS = {"plain": "", "held": " if E >= 1", "missed": " if E >= 20"}
GIVERS = own(
    *STOCK,
    *(
        card(f"gift{n}-{name}", "object", gives=[f"{case[0]}{condition}"], stays=True)
        for n, case in enumerate(CASES)
        for name, condition in CONDITIONS.items()
    ),
)


@pytest.mark.rule("TR-P1", "TR-C4", "TR-K5")
@word(*(f"stat:{case[0].split()[0]}" for case in CASES))
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("n", range(len(CASES)), ids=[case[0] for case in CASES])
def test_a_gift_in_force(n: int, condition: str) -> None:
    _, measure, without, within = CASES[n]
    duel = Table(GIVERS)
    duel.put(0, f"gift{n}-{condition}-1")

    assert measure(duel) == (without if condition == "missed" else within)


@pytest.mark.rule("TR-Z2")
def test_a_gift_ends_with_its_card() -> None:
    drop = card("drop", "action", does("beat target", target="own-object"))
    it = card("it", "armour", place="head", gives=["damage 2"])
    duel = Table(own(it, drop, *STOCK))
    duel.put(0, "it-1")

    assert loss("plain")(duel) == 12
    duel.hand(0, "drop-1").play("cast drop-1")
    assert loss("plain")(duel) == 10
    duel.put(0, "it-1", worn=False)
    assert loss("plain")(duel) == 10  # carried, not worn


@pytest.mark.rule("TR-C6")
def test_no_criticals_holds_for_everybody() -> None:
    duel = Table(own(card("it", "object", gives=["no-criticals"], stays=True), *STOCK))
    duel.put(1, "it-1")

    assert dice("plain")(duel) == 0


@pytest.mark.rule("TR-E4", "TR-W7")
def test_allies_in_defence_may_attack_in_their_own_turn() -> None:
    duel = Table(own(card("it", "object", gives=["ally-in-defence"], stays=True), *STOCK))
    duel.put(0, "it-1")
    duel.put(0, "dog-1")

    assert duel.play("attack a2").hp(1) == 96


# -- the set-up ----------------------------------------------------------------------------------


def set_up(*gifts: str) -> Table:
    """Seat 0 has a trait that gives this; both have chosen their traits."""
    trait = card("it", "trait", gives=list(gifts))
    skills = [card(f"s{n}", "skill", does("heal 1", when="use", engage=True)) for n in range(4)]
    duel = Table(own(trait, *skills, *STOCK))
    duel.state.phase = duel.state.setting = 0
    for seat in (0, 1):
        duel.library(seat, *["dog-1"] * 20).player(seat).turns = 0
    return duel.start().play("traits it-1", "traits none")


@pytest.mark.rule("TR-A1", "TR-S3")
@word("stat:max-hp")
@pytest.mark.parametrize(("gift", "most"), [("max-hp 20", 120), ("max-hp -30", 70)])
def test_the_maximum_of_hp(gift: str, most: int) -> None:
    duel = set_up(gift)

    assert (duel.hp(0), duel.player(0).max_hp, duel.hp(1)) == (most, most, 100)


@pytest.mark.rule("TR-S4")
@word("stat:skills")
def test_a_fourth_skill() -> None:
    duel = set_up("skills 1")
    assert duel.refused("skills s0-1 s1-1 s2-1").rule == "TR-S4"

    duel.play("skills s0-1 s1-1 s2-1 s3-1")

    assert duel.refused("skills s0-1 s1-1 s2-1 s3-1").rule == "TR-S4"
    assert len(duel.player(0).skills) == 4


@pytest.mark.rule("TR-S5")
@word("stat:kamikaze")
def test_the_kamikaze_begins() -> None:
    three = "skills s0-1 s1-1 s2-1"
    assert set_up().play(three, three).topic == "first"

    duel = set_up("kamikaze").play(three, three)

    assert (duel.state.first, duel.topic) == (0, "draw")


@pytest.mark.rule("TR-S6")
@word("stat:mulligan", "stat:draw-rate")
def test_one_mulligan() -> None:
    three = "skills s0-1 s1-1 s2-1"
    duel = set_up("kamikaze", "mulligan", "draw-rate -1").play(three, three)
    duel.play(*["draw dog-1"] * 9)
    assert (duel.seat, duel.topic) == (0, "mulligan")
    assert [len(player.hand) for player in duel.state.players] == [3, 6]

    duel.play("mulligan", *["draw dog-1"] * 3)

    assert (duel.seat, duel.topic) == (0, "main")  # only once, and only who has it
    assert len(duel.player(0).hand) == 3


@pytest.mark.rule("TR-C5")
@word("stat:one-handed")
def test_one_handed() -> None:
    aim = card("aim", "attack", strike="10", keywords=["targeting"])
    duel = (
        Table(own(aim, card("it", "trait", gives=["one-handed"]))).trait(1, "it-1").hand(0, "aim-1")
    )

    assert duel.play("cast aim-1", "aim right-hand", "ones 0").hp(1) == 80


# -- keywords without a number of their own ------------------------------------------------------


@pytest.mark.rule("TR-K8", "TR-C6", "TR-C1")
@word("keyword:critical", "keyword:unique", "keyword:no-strike-back")
def test_the_smaller_keywords() -> None:
    duel = Table(own(card("sharp", "attack", strike="10", keywords=["critical 2"]), *STOCK))
    assert dice("sharp")(duel) == 5

    duel = Table(own(card("one", "object", keywords=["unique"], stays=True), *STOCK))
    duel.put(0, "one-1")
    duel.put(1, "one-1")
    duel.hand(0, "one-1").play("cast one-1")
    assert (duel.in_play(0), duel.in_play(1)) == (["one-1"], ["one-1"])
    assert duel.ids(duel.player(0).discard) == ["one-1"]

    duel = Table(own(card("far", "attack", strike="1", keywords=["no-strike-back"]), *STOCK))
    duel.put(1, "dog-1")
    assert duel.hand(0, "far-1").play("cast far-1", "target b1", "ones 0").hp(0) == 100
