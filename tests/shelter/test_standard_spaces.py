"""Every space, elevator and threat of the standard set does what its rows say."""

from __future__ import annotations

import pytest

from overseer.shelter.card import Room, Space, Symbol, Threat
from overseer.shelter.cards.file import standard
from tests.shelter.standard_play import (
    Played,
    count,
    cubes_text,
    expected_cubes,
    idle_items,
    minus,
    payment,
    play_out,
    read_cubes,
)
from tests.shelter.table import Deal, Table

# What is built, if anything: a room of which a second copy may already stand on the floor.
ROOM = max((r for r in standard().rooms if not r.red), key=lambda room: room.copies).id


def spaces() -> list[object]:
    return [
        pytest.param(room, slot, double, id=f"{room.id}-{slot + 1}{'-doubled' * double}")
        for room in standard().rooms
        for slot, space in enumerate(room.spaces)
        for double in ((False, True) if space.letter else (False,))
    ]


def priced() -> list[object]:
    """The spaces that cost cubes and nothing else."""
    return [
        pytest.param(room, slot, id=f"{room.id}-{slot + 1}")
        for room in standard().rooms
        for slot, space in enumerate(room.spaces)
        if sum(payment(space)) and not count(space.cost, "build") + count(space.cost, "item")
    ]


def place_of(room: Room, slot: int) -> str:
    """Where the space is: on the top floor, or left of A's elevator."""
    return f"0{'abcdef'[room.place - 1]}{slot + 1}" if room.red else f"1c{slot + 1}"


def threats() -> list[object]:
    return [
        pytest.param(threat, double, id=f"{threat.id}{'-doubled' * double}")
        for threat in standard().threats
        for double in ((False, True) if threat.space.letter else (False,))
    ]


def prepared(deal: Deal, space: Space, double: bool) -> tuple[Table, str]:
    """A has exactly what the space asks for, and a dweller more; B holds the marker."""
    mark = "~" if space.wounded else ""
    first = mark + (space.letter if double else "o")
    dwellers = [first, f"{mark}o"] if space.linked else [first]
    who = "+".join(sorted(dwellers, key=lambda d: d[-1] != "o")) if space.linked else first
    paid = count(space.cost, "build") > 0
    items = idle_items()[: count(space.cost, "item")]
    exhausted = idle_items()[len(items) : len(items) + 1]
    table = deal(cards=standard(), first="B").shows(rooms=ROOM)
    table.has(
        "A",
        cubes="e6 f6 w6" if paid else cubes_text(payment(space)),
        dwellers=" ".join([*dwellers, "o"]),
        items=" ".join(items),
        exhausted=" ".join(exhausted),
    )
    return table, who


def check(table: Table, space: Space, where: str, who: str, double: bool) -> None:
    """Place there, follow all that comes, and compare with the printed rows."""
    times = 2 if double else 1
    table.play("B: pass").asks("A", "turn")
    before = table["A"]
    start = read_cubes(before.cubes)
    total, owned = before.total, before.items.split() + before.exhausted.split()
    spent = before.exhausted

    played = play_out(table, f"A: place {where} {who}")
    topics = list(played.topics)

    built = [str(args["room"]) for args in table.told("built")]
    after = table["A"]
    assert read_cubes(after.cubes) == expected_cubes(
        start, space.cost, space.reward, times, played, built
    )
    assert after.happiness == _happiness(space, times, len(built))
    assert after.total == min(7, total + times * count(space.reward, "dweller"))
    gained, paid = count(space.reward, "item") * times, count(space.cost, "item")
    assert len(after.items.split() + after.exhausted.split()) == len(owned) + gained - paid
    for kind in ("items", "rooms"):
        refreshed = [s for s in space.reward if s.kind == "refresh" and s.arg == kind]
        assert len(table.told(f"refreshed-{kind}")) == times * len(refreshed)
    assert after.exhausted == ("" if count(space.reward, "ready") else spent)
    if count(space.reward, "first"):
        assert table.first == "A"
    if count(space.reward, "trade"):
        assert "trade" in topics
    if count(space.reward, "build"):
        assert len(built) == times
    standing = table.on(where).split()
    assert len(standing) == (2 if space.linked else 1)
    wounded = (space.wounded and not count(space.reward, "heal")) or count(space.cost, "wound")
    assert all(mark == ("A~" if wounded else "A") for mark in standing)
    _check_training(table, space, bool(wounded))


def _happiness(space: Space, times: int, built: int) -> int:
    """Happiness right behind a paid build belongs to it (SH-Q10)."""
    found = 0
    paid = count(space.cost, "build") > 0
    before: Symbol | None = None
    for symbol in space.reward:
        if symbol.kind == "happiness":
            with_build = paid and before is not None and before.kind == "build"
            found += symbol.n * (built if with_build else times)
        before = symbol
    return found


def _check_training(table: Table, space: Space, wounded: bool) -> None:
    symbols = [symbol for symbol in space.reward if symbol.kind == "train"]
    if not symbols:
        return
    (symbol,) = symbols
    table.play("A: pass")
    if symbol.arg:
        table.quiet()
        letter = symbol.arg
    else:
        table.asks("A", "train").play("A: train L").quiet()
        letter = "L"
    assert table.told("trained") == [{"seat": 0, "letter": letter}]
    assert ("~" * wounded + letter) in table["A"].dwellers.split()


@pytest.mark.rule("SH-P3", "SH-Y1", "SH-Y2", "SH-Y3")
@pytest.mark.parametrize(("room", "slot", "double"), spaces())
def test_every_space_costs_and_gives_what_it_shows(
    deal: Deal, room: Room, slot: int, double: bool
) -> None:
    space = room.spaces[slot]
    table, who = prepared(deal, space, double)
    table.floor("A", left="" if room.red else room.id)

    check(table, space, place_of(room, slot), who, double)


@pytest.mark.rule("SH-P3")
@pytest.mark.parametrize(("room", "slot"), priced())
def test_no_space_can_be_had_for_a_cube_less(deal: Deal, room: Room, slot: int) -> None:
    space = room.spaces[slot]
    cost = payment(space)
    where = place_of(room, slot)
    for kind in range(3):
        if not cost[kind]:
            continue
        short = cubes_text(minus(cost, ((1, 0, 0), (0, 1, 0), (0, 0, 1))[kind]))
        table = deal(cards=standard()).has("A", cubes=short)
        table.floor("A", left="" if room.red else room.id)

        assert where not in {move.split()[1] for move in table.offers("place")}
        table.refused(f"A: place {where} {'o+o' if space.linked else 'o'}", "SH-P3", "cost")


@pytest.mark.rule("SH-Y9", "SH-Q10")
@pytest.mark.parametrize("seat", range(4))
def test_every_elevator_builds_for_the_price_and_two_happiness(deal: Deal, seat: int) -> None:
    who = "ABCD"[seat]
    table = deal(cards=standard(), seats=4, first=who).shows(rooms=ROOM)
    card = next(room for room in standard().rooms if room.id == ROOM)
    table.has(who, cubes=cubes_text(card.cost))

    table.play(f"""
        {who}: place {seat + 1}lift o
        {who}: build {ROOM} left
    """).asks("chance", "draw-room")
    table.play(f"deck: {table.state.chance(0)}")

    assert (table[who].cubes, table[who].happiness) == ("nothing", 2)
    assert table[who].floor == f"{ROOM} |"


@pytest.mark.rule("SH-T3", "SH-T4", "SH-T7")
@pytest.mark.parametrize(("threat", "double"), threats())
def test_every_threat_costs_and_gives_what_it_shows(
    deal: Deal, threat: Threat, double: bool
) -> None:
    table, who = prepared(deal, threat.space, double)
    table.threat(threat.id, on="0d2")

    check(table, threat.space, "0d2", who, double)

    assert len(table.told("fought")) == (1 if threat.space.fight else 0)


@pytest.mark.rule("SH-T4", "SH-T5", "SH-T8")
@pytest.mark.parametrize(
    "threat", [t for t in standard().threats if t.space.fight], ids=lambda threat: threat.id
)
def test_every_fight_is_won_with_its_number_and_lost_with_one_less(
    deal: Deal, threat: Threat
) -> None:
    for total, won in ((threat.space.fight, True), (threat.space.fight - 1, False)):
        table, who = prepared(deal, threat.space, False)
        table.threat(threat.id, on="0d2").play("B: pass")
        high = min(6, total - 1)

        played: Played = play_out(table, f"A: place 0d2 {who}", f"roll {high} {total - high}")

        assert "roll-fight" in played.topics
        assert bool(table["A"].happiness or sum(read_cubes(table["A"].cubes))) == won
        mark = "A" if won else "A~"
        assert table.on("0d2").split() == [mark] * (2 if threat.space.linked else 1)
        table.play("A: pass").quiet()
        assert (table.threat_on("0d2") == "") == won
