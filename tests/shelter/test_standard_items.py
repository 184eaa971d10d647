"""Every item of the standard set does what its ability says."""

from __future__ import annotations

import pytest

from overseer.shelter.card import Item, Room, Threat
from overseer.shelter.cards.file import standard
from tests.shelter.standard_play import (
    count,
    cubes_text,
    expected_cubes,
    free_slot,
    idle_items,
    items_of,
    minus,
    play_out,
    plus,
    price,
    printed,
    read_cubes,
)
from tests.shelter.table import Deal, Table

# A fight that one healthy dweller can win with any weapon or lose in spite of it.
FOE: Threat = next(
    threat
    for threat in standard().threats
    if 6 <= threat.space.fight <= 12 and not threat.space.linked and not threat.space.cost
)
ROOM: Room = next(
    room for room in standard().rooms if not room.red and free_slot(room) and sum(room.cost) < 6
)
ALL = ["turn", "fight", "reroll", "lost", "appear", "income", "build", "win", "recall"]
ALL += ["discount", "end"]


def each(when: str) -> pytest.MarkDecorator:
    assert when in ALL
    return pytest.mark.parametrize("item", items_of(when), ids=lambda item: item.id)


def roll(total: int) -> str:
    high = min(6, total - 1)
    return f"roll {high} {total - high}"


def facing(deal: Deal, item: Item) -> Table:
    """A owns the item and faces a threat on 0d2 that is fought."""
    return deal(cards=standard()).has("A", items=item.id).threat(FOE.id, on="0d2")


def test_every_ability_of_the_set_is_tested_here() -> None:
    assert {item.when for item in standard().items} == set(ALL)


@pytest.mark.rule("SH-I1", "SH-I2")
@each("turn")
def test_an_item_of_the_own_turn_costs_and_gives_what_it_shows(deal: Deal, item: Item) -> None:
    start = plus(printed(item.pay), (0, count(item.pay, "any"), 0))
    table = deal(cards=standard(), first="B")
    fodder = idle_items()[: count(item.pay, "item")]
    table.has("A", cubes=cubes_text(start), dwellers="o o ~o", items=" ".join([item.id, *fodder]))
    table.play("B: pass")

    played = play_out(table, f"A: use {item.id}")

    built = [str(args["room"]) for args in table.told("built")]
    seen = table["A"]
    assert item.id not in seen.items.split()
    assert read_cubes(seen.cubes) == expected_cubes(start, item.pay, item.gain, 1, played, built)
    assert seen.happiness == count(item.gain, "happiness")
    assert seen.total == 3 + count(item.gain, "dweller")
    assert len(built) == count(item.gain, "build")
    owned = len(seen.items.split() + seen.exhausted.split())
    assert owned == 1 + len(fodder) - count(item.pay, "item") + count(item.gain, "item")
    assert ("~o" in seen.dwellers.split()) == (count(item.gain, "heal") == 0)
    assert len(table.told("trained")) == count(item.gain, "train")
    assert (table.first == "A") == (count(item.gain, "first") > 0)
    for kind in ("items", "rooms"):
        wanted = [s for s in item.gain if s.kind == "refresh" and s.arg == kind]
        assert len(table.told(f"refreshed-{kind}")) == len(wanted)
    if count(item.gain, "again"):
        table = deal(cards=standard()).has("A", cubes=cubes_text(start), items=item.id)
        play_out(table, f"A: use {item.id}")
        play_out(table, "A: place 0d2 o")
        table.asks("A", "turn")


@pytest.mark.rule("SH-I2")
@each("turn")
def test_an_item_of_the_own_turn_is_used_once_a_round(deal: Deal, item: Item) -> None:
    table = deal(cards=standard(), first="B")
    table.has("A", cubes="e4 f4 w4", dwellers="o o o ~o ~o", items=f"{item.id} {idle_items()[0]}")
    table.play("B: pass")

    play_out(table, f"A: use {item.id}")

    if item.id in table["A"].exhausted.split():
        table.refused(f"A: use {item.id}", "SH-I2", "exhausted")
    else:  # it paid for itself
        table.refused(f"A: use {item.id}", "SH-I1", "not-yours")


@pytest.mark.rule("SH-Q7", "SH-T4")
@each("fight")
def test_a_weapon_turns_a_roll_that_is_short_by_its_bonus(deal: Deal, item: Item) -> None:
    number = FOE.space.fight
    for missing, won in ((item.bonus, True), (item.bonus + 1, False)):
        table = facing(deal, item)
        table.play("A: place 0d2 o").asks("A", "fight")

        play_out(table, f"A: use {item.id}", roll(number - missing))

        assert table.told("fought")[0]["total"] == number - missing + item.bonus
        assert table.on("0d2") == ("A" if won else "A~")
        assert table["A"].exhausted == item.id


@pytest.mark.rule("SH-I1", "SH-T4")
@each("reroll")
def test_a_second_roll_wins_what_the_first_lost(deal: Deal, item: Item) -> None:
    table = facing(deal, item)
    table.play("""
        A: place 0d2 o
        dice: roll 1 1
    """).asks("A", "reroll")

    play_out(table, f"A: use {item.id}", "roll 6 6")

    assert table.on("0d2") == "A"
    assert [args["total"] for args in table.told("fought")] == [2, 12]
    assert table["A"].exhausted == item.id


@pytest.mark.rule("SH-I1", "SH-T4")
@each("lost")
def test_a_lost_fight_leaves_the_protected_dweller_healthy(deal: Deal, item: Item) -> None:
    table = facing(deal, item)

    table.play(f"""
        A: place 0d2 o
        dice: roll 1 1
        A: use {item.id}
    """)

    assert (table.on("0d2"), table["A"].happiness) == ("A", 0)
    assert table["A"].exhausted == item.id


@pytest.mark.rule("SH-I1", "SH-I2")
@each("appear")
def test_a_guard_discards_a_threat_that_appears_on_the_own_floor(deal: Deal, item: Item) -> None:
    table = deal(cards=standard(), round=2).has("A", items=item.id).floor("A", left=ROOM.id)

    table.play(f"""
        dice: roll 3 4
        dice: roll 3 3
        deck: threat {FOE.id}
        A: use {item.id}
        dice: roll 3 4
    """)

    assert (table.threat_on("1c1"), table.discards[2]) == ("", FOE.id)
    assert table["A"].exhausted == item.id


@pytest.mark.rule("SH-I1", "SH-E1")
@each("income")
def test_income_is_one_cube_more(deal: Deal, item: Item) -> None:
    table = deal(cards=standard()).has("B", items=item.id).floor("B", left=ROOM.id)

    table.play(f"A: place 2c{free_slot(ROOM)} o").asks("B", "income")
    play_out(table, "B: gain f1 w1")

    assert table["B"].cubes == "f1 w1"
    assert table["B"].exhausted == ""


@pytest.mark.rule("SH-I1", "SH-Y8")
@each("build")
def test_a_builders_item_pays_with_every_room(deal: Deal, item: Item) -> None:
    table = deal(cards=standard()).has("A", cubes=cubes_text(ROOM.cost), items=item.id)
    table.shows(rooms=ROOM.id)

    table.play("A: place 1lift o").play(f"A: build {ROOM.id} left")
    table.play(f"deck: {table.state.chance(0)}")

    assert read_cubes(table["A"].cubes) == printed(item.gain)
    assert table["A"].happiness == 2 + count(item.gain, "happiness")


@pytest.mark.rule("SH-I1", "SH-T4")
@each("win")
def test_a_trophy_pays_for_a_fight_that_is_won(deal: Deal, item: Item) -> None:
    table = facing(deal, item)
    table.play("A: place 0d2 o")
    without = count(FOE.space.reward, "happiness")

    play_out(table, "dice: roll 6 6")

    assert table["A"].happiness == without + count(item.gain, "happiness")
    assert table.told("item-works") == [{"seat": 0, "item": item.id}]


@pytest.mark.rule("SH-I1", "SH-R5")
@each("recall")
def test_a_supply_pays_at_the_end_of_every_round(deal: Deal, item: Item) -> None:
    table = deal(cards=standard()).has("A", items=item.id)

    for rounds in (1, 2):
        table.play("""
            A: pass
            B: pass
        """).quiet()
        cubes = printed(item.gain) if rounds == 1 else plus(printed(item.gain), printed(item.gain))
        assert read_cubes(table["A"].cubes) == cubes
        assert table["A"].happiness == rounds * count(item.gain, "happiness")


@pytest.mark.rule("SH-I1", "SH-Y9")
@each("discount")
def test_a_tool_takes_one_cube_off_the_price(deal: Deal, item: Item) -> None:
    at = ("energy", "food", "water").index(item.discount)
    room = next(r for r in standard().rooms if not r.red and r.cost[at])
    off = ((1, 0, 0), (0, 1, 0), (0, 0, 1))[at]
    table = deal(cards=standard()).shows(rooms=room.id)
    table.has("A", cubes=cubes_text(minus(price(room.id), off)), items=item.id)

    table.play("A: place 1lift o").play(f"A: build {room.id} left")
    table.play(f"deck: {table.state.chance(0)}")

    assert (table["A"].cubes, table["A"].floor) == ("nothing", f"{room.id} |")


@pytest.mark.rule("SH-X5", "SH-I1")
@each("end")
def test_an_end_item_pays_for_what_it_counts(deal: Deal, item: Item) -> None:
    """Six rooms, five dwellers (two trained), the item and a shotgun, a threat removed, cubes."""
    names = [room.id for room in standard().rooms if not room.red and room.id != ROOM.id][:5]
    table = deal(cards=standard()).shows(rooms=ROOM.id)
    table.has(
        "A",
        cubes=cubes_text(plus(ROOM.cost, (3, 4, 2))),
        dwellers="o o o S ~P",
        items=f"{item.id} shotgun",
    )
    table.floor("A", left=" ".join(names[:3]), right=" ".join(names[3:]))
    have = minus(plus(ROOM.cost, (3, 4, 2)), ROOM.cost)
    counts = {"room": 6, "dweller": 5, "trained": 2, "item": 2, "cube": sum(have), "calm": 1}
    counts |= dict(zip(("energy", "food", "water"), have, strict=True))
    counts["threat"] = 0

    table.play("A: place 1lift o").play(f"A: build {ROOM.id} right")
    table.play(f"deck: {table.state.chance(0)}")
    table.play("""
        B: pass
        A: pass
    """).asks("nobody", "over")

    worth = counts[item.per] // item.each * item.happiness
    worth = min(worth, item.most) if item.most else worth
    assert table["A"].happiness == 2 + worth
    assert table.told("end-item") == [{"seat": 0, "item": item.id, "n": worth}]


@pytest.mark.rule("SH-X5", "SH-T5")
@pytest.mark.parametrize(
    "item", [i for i in items_of("end") if i.per == "threat"], ids=lambda item: item.id
)
def test_an_end_item_pays_for_threats_removed(deal: Deal, item: Item) -> None:
    table = deal(cards=standard(), round=60).has("A", dwellers="o o", items=item.id)
    table.threat(FOE.id, on="0d2").threat(FOE.id, on="0e1")
    table.quiet()
    play_out(table, "A: place 0d2 o")
    table.play("B: pass")
    play_out(table, "A: place 0e1 o")
    table.asks("nobody", "over")

    worth = 2 // item.each * item.happiness
    worth = min(worth, item.most) if item.most else worth
    assert table.told("end-item") == [{"seat": 0, "item": item.id, "n": worth}]
