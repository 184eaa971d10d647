"""The preview of an attack is what the engine's own dice give, outcome by outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from overseer.engine import NATURE, OVER
from overseer.tragic.moves import SLOTS
from overseer.tragic.odds import critical
from overseer.tragic.preview import (
    Preview,
    Spread,
    at_least,
    mean,
    preview,
    preview_block,
    preview_item,
    preview_movement,
    preview_plan,
)
from overseer.tragic.rules.pile import NOBODY, PLAYER
from overseer.tragic.state import TragicState
from overseer.tragic.topics import T_CRITICAL, T_DODGE, TOPICS
from overseer.tragic.view import TragicView
from overseer.tragic.words import (
    ATTACK,
    BLAST_AREA,
    INCAPACITATE,
    ON_CAST,
    ST_ALLY_CRITICAL,
    ST_ARMOUR,
    ST_CRITICAL,
    ST_CRITICAL_FACTOR,
    ST_DAMAGE_TAKEN,
    ST_DODGE,
    ST_LUMINESCENT,
    ST_NO_CRITICALS,
    ST_PENETRATING,
    ST_STRIKE_BACK,
    ST_VAMPIRISM,
    VAMPIRISM,
)
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, standard_tables

THEM = PLAYER + 1
DICE = (T_CRITICAL, T_DODGE)


def every_outcome(table: Table) -> list[tuple[TragicState, Fraction]]:
    """Every way the dice can fall until the attack is over, each face of each die counted."""
    found: list[tuple[TragicState, Fraction]] = []
    waiting = [(table.state, Fraction(1))]
    while waiting:
        state, chance = waiting.pop()
        if state.seat == NATURE and state.topic in DICE:
            spread = state.spread
            for move, ways in Counter(state.chance(k) for k in range(spread)).items():
                twin = state.copy()
                twin.apply(move)
                waiting.append((twin, chance * Fraction(ways, spread)))
        elif state.seat == OVER or not state.chain:
            found.append((state, chance))
        else:
            twin = state.copy()
            assert twin.tables.moves.passing in twin.moves(), TOPICS[twin.topic]
            twin.apply(twin.tables.moves.passing)
            waiting.append((twin, chance))
    return found


def spread_of(
    outcomes: list[tuple[TragicState, Fraction]], amount: Callable[[TragicState], int]
) -> Spread:
    found: Spread = {}
    for state, chance in outcomes:
        n = amount(state)
        found[n] = found.get(n, Fraction(0)) + chance
    return found


def lost(table: Table, seat: int) -> Callable[[TragicState], int]:
    """The HP that a seat has lost since this position."""
    before = table.hp(seat)
    return lambda state: before - state.players[seat].hp


def gone(slot: int, seat: int = 1) -> Callable[[TragicState], int]:
    """1 when the ally in a slot has left play."""
    return lambda state: 1 if state.players[seat].at(slot) is None else 0


def plain_attacks() -> list[str]:
    """Every attack card of the set that does nothing besides its strikes."""
    return [
        card.id
        for card in standard_tables().cards
        if card.kind == ATTACK
        and card.strike is not None
        and not card.keywords[BLAST_AREA]
        and not card.keywords[INCAPACITATE]
        and not any(ability.when == ON_CAST for ability in card.abilities)
    ]


def position(card: str, seed: int) -> Table:
    """A table on which an attack meets armour, dodges, criticals and more, by chance."""
    rng = Random(seed)
    table = Table().hand(0, card).lots(0)
    table.points(0, " ".join(f"{letter}{rng.randint(3, 6)}" for letter in "SPECIAL"))
    for stat, high in (
        (ST_ARMOUR, 3),
        (ST_DAMAGE_TAKEN, 1),
        (ST_DODGE, 2),
    ):
        table.gain(1, stat, rng.randint(0, high))
    for stat, high in (
        (ST_CRITICAL, 1),
        (ST_CRITICAL_FACTOR, 1),
        (ST_LUMINESCENT, 1),
        (ST_VAMPIRISM, 1),
        (ST_ARMOUR, 2),
    ):
        table.gain(0, stat, rng.randint(0, high))
    table.player(0).hp -= 60
    table.player(1).hp = rng.randint(5, 40)
    return table


def cast(table: Table, card: str, aim: str) -> None:
    """Cast an attack card at a target, and aim at the head where a part is asked for."""
    table.play(f"cast {card}")
    if table.topic == "target":
        table.play(f"target {aim}")
    if table.topic == "part":
        table.play("aim head")


@pytest.mark.rule("TR-C3")
@pytest.mark.parametrize("card", plain_attacks())
def test_an_attack_at_a_player(card: str) -> None:
    for seed in range(3):
        table = position(card, seed).start()
        seen = preview(table.state, 0, table.number(card), THEM, 0)
        damage, taken = lost(table, 1), lost(table, 0)
        alive = table.hp(1)
        cast(table, card, "b")
        outcomes = every_outcome(table)
        assert spread_of(outcomes, damage) == seen.damage
        assert at_least(spread_of(outcomes, damage), alive) == seen.beats
        healed = {-amount: chance for amount, chance in spread_of(outcomes, taken).items()}
        assert healed == seen.healed
        assert sum(seen.damage.values()) == 1


@pytest.mark.rule("TR-C1", "TR-W2")
@pytest.mark.parametrize("card", plain_attacks())
def test_an_attack_at_an_ally(card: str) -> None:
    if standard_tables().set.by_id[card].at_player_only:
        pytest.skip("cannot be aimed at allies")
    for seed in range(2):
        table = position(card, seed)
        table.player(0).stats[ST_VAMPIRISM] = 0
        ally = table.put(1, "brotherhood-initiate-1")
        ally.damage = seed
        table.start()
        seen = preview(table.state, 0, table.number(card), SLOTS)
        spill, taken = lost(table, 1), lost(table, 0)
        vampire = table.cards.by_id[card].keywords[VAMPIRISM] > 0
        cast(table, card, "b1")
        outcomes = every_outcome(table)
        assert spread_of(outcomes, gone(0)).get(1, 0) == seen.beats
        assert spread_of(outcomes, spill) == seen.spill
        if not vampire:
            assert spread_of(outcomes, taken) == seen.taken
        assert [wounds.place for wounds in seen.allies] in ([], [SLOTS])


def test_the_steps_of_a_strike_can_be_read() -> None:
    table = Table().hand(0, "minigun-3").points(0, "S4 P5").gain(1, ST_ARMOUR, 2).start()
    seen = preview(table.state, 0, table.number("minigun-3"), THEM)
    strike = seen.strike
    assert strike is not None
    assert (strike.raw, strike.armour, strike.net, strike.count) == (9, 2, 7, 2)
    assert strike.critical == critical(2) == Fraction(2, 27)
    assert seen.damage[14] == Fraction(25, 27) ** 2
    assert seen.mean == mean(seen.damage) == 14 * (1 + Fraction(2, 27))
    assert seen.beats == 0


def test_without_criticals_it_is_sure() -> None:
    table = Table().hand(0, "punch-2").points(0, "S4").gain(1, ST_NO_CRITICALS, 1).start()
    seen = preview(table.state, 0, table.number("punch-2"), THEM)
    assert seen.damage == {8: Fraction(1)}


def test_an_area_hits_every_opposing_ally_with_one_roll() -> None:
    area = next(
        card
        for card in standard_tables().cards
        if card.kind == ATTACK and card.strike and card.keywords[BLAST_AREA]
    )
    table = Table().hand(0, area.id).lots(0)
    for ally in ("volunteer-1", "brotherhood-initiate-1"):
        table.put(1, ally)
    table.start()
    seen = preview(table.state, 0, area.number, NOBODY)
    assert {wounds.place for wounds in seen.allies} == {SLOTS, SLOTS + 1}
    assert all(len(wounds.damage) == len(seen.damage) for wounds in seen.allies)


@pytest.mark.rule("TR-W2", "TR-W14")
def test_what_spills_over_in_an_area_is_previewed() -> None:
    cards = own(
        card("quake", "attack", strike="6", keywords=["blast-area", "excess"]),
        card("rat", "ally", health=2),
    )
    table = Table(cards).hand(0, "quake-1").gain(1, ST_ARMOUR, 1)
    for _ in range(2):
        table.put(1, "rat-1")
    table.start()
    seen = preview(table.state, 0, 0, NOBODY)
    spill = lost(table, 1)
    table.play("cast quake-1")
    assert spread_of(every_outcome(table), spill) == seen.spill
    assert sorted(seen.spill) == [2 * (4 - 1), 2 * (10 - 1)]


def test_the_preview_changes_nothing_and_works_on_a_view() -> None:
    table = Table().hand(0, "punch-2").points(0, "S4").hand(1, "brace-1").start()
    before = table.state.digest()
    view = table.state.view(0)
    assert isinstance(view, TragicView)
    seen = preview(view.position, 0, table.number("punch-2"), THEM)
    assert seen == preview(table.state, 0, table.number("punch-2"), THEM)
    assert table.state.digest() == before


def test_the_attack_on_the_chain_is_previewed_as_it_lies_there() -> None:
    table = Table().hand(0, "punch-2").hand(1, "grit-your-teeth-1").points(0, "S4").lots(1)
    table.play("cast punch-2")
    plain = preview_item(table.state, 0)
    assert plain is not None
    assert max(plain.damage, key=lambda n: plain.damage[n]) == 8
    assert table.topic == "answer"
    table.play("cast grit-your-teeth-1")
    assert preview_item(table.state, len(table.state.chain) - 1) != plain


def test_a_cancelled_attack_is_not_previewed_any_more() -> None:
    cards = own(
        card("blow", "attack", strike="9"),
        card("foil", "reaction", does("cancel", "discard 1 opponent"), answers=["attack"]),
    )
    table = Table(cards).hand(0, "blow-1", "blow-1", "foil-1").hand(1, "foil-1")
    table.play("cast blow-1", "pass")
    assert preview_item(table.state, 0) is not None
    table.play("cast foil-1")
    assert (table.topic, len(table.state.chain)) == ("discard", 2)
    assert preview_item(table.state, 0) is None


def sent(table: Table, target: int) -> Preview:
    """The preview of an attack by the first ally."""
    table.start()
    return preview_movement(table.state, 0, 0, target)


@pytest.mark.rule("TR-C11")
def test_allies_at_a_player() -> None:
    table = Table()
    table.put(0, "two-headed-coyote-2")  # it rolls for criticals
    table.gain(1, ST_STRIKE_BACK, 2).gain(1, ST_ARMOUR, 1)
    seen = sent(table, THEM)
    damage = lost(table, 1)
    table.play("attack a1")
    outcomes = every_outcome(table)
    assert spread_of(outcomes, damage) == seen.damage
    assert len(seen.damage) == 2
    assert [(wounds.place, wounds.damage) for wounds in seen.allies] == [(0, {2: Fraction(1)})]


@pytest.mark.rule("TR-C1")
def test_allies_at_an_ally_exchange_damage() -> None:
    table = Table()
    table.put(0, "arena-champion-2")
    table.put(1, "volunteer-1")
    seen = sent(table, SLOTS)
    spill = lost(table, 1)
    table.play("attack a1", "target b1")
    outcomes = every_outcome(table)
    assert spread_of(outcomes, gone(0)).get(1, 0) == seen.beats == 1
    assert spread_of(outcomes, spill) == seen.spill
    back = {wounds.place: wounds for wounds in seen.allies}[0]
    assert back.beaten == spread_of(outcomes, gone(0, 0)).get(1, 0)


@pytest.mark.rule("TR-W8")
def test_the_horde_comes_along() -> None:
    table = Table()
    for _ in range(3):
        table.put(0, "pack-hound-1")
    seen = sent(table, THEM)
    damage = lost(table, 1)
    table.play("attack a1").pass_all()
    assert spread_of([(table.state, Fraction(1))], damage) == seen.damage


@pytest.mark.rule("TR-C2")
def test_a_block_is_previewed_as_the_fight_it_becomes() -> None:
    table = Table()
    table.put(0, "arena-champion-2")
    table.put(1, "volunteer-1")
    table.put(1, "brotherhood-initiate-1")
    table.play("attack a1", "target b")
    while table.topic != "block":
        table.play("pass")
    alone = preview_item(table.state, 0)
    blocked = preview_block(table.state, SLOTS, 0)
    assert alone is not None
    assert blocked is not None
    assert alone.damage == {5: Fraction(1)}
    spill = lost(table, 1)
    table.play("block b1")
    twice = preview_block(table.state, SLOTS + 1, 0)
    assert twice is not None
    assert {wounds.place for wounds in twice.allies} == {0, SLOTS, SLOTS + 1}
    table.play("pass")
    assert spread_of([(table.state, Fraction(1))], spill) == blocked.damage
    assert table.in_play(1) == ["brotherhood-initiate-1"]
    assert {wounds.place: wounds.beaten for wounds in blocked.allies}[SLOTS] == 1


# -- many attackers, steps of a strike -----------------------------------------------------------


def crowd() -> Table:
    """Six attackers that roll for criticals, before anybody blocks."""
    table = Table().lots(0).lots(1).gain(0, ST_ALLY_CRITICAL, 1).gain(1, ST_ARMOUR, 1)
    names = ("raider-bruiser-1", "mole-rat-1", "caravan-trader-1", "raider-gunner-1")
    for n in range(6):
        table.put(0, names[n % 4]).attack = n % 3
    for n in range(3):
        table.put(1, names[n])
    table.player(1).hp = 20
    table.fill().play("attack a1", "target b")
    while table.topic == "join":
        table.play(str(table.state.moves()[1]))
    while table.topic in ("lay", "answer"):
        table.play("pass")
    return table


@pytest.mark.rule("TR-C6")
@pytest.mark.parametrize("blocks", range(4))
def test_many_attackers_are_looked_at_one_by_one_and_it_is_the_same(
    blocks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    duel = crowd().state
    plan = [(SLOTS + n, 0 if n < 2 else 1) for n in range(blocks)]
    quick = preview_plan(duel, plan, [])
    monkeypatch.setattr("overseer.tragic.preview.FEW", 99)
    slow = preview_plan(duel, plan, [])
    assert quick is not None
    assert slow is not None
    assert (quick.damage, quick.beats, quick.taken) == (slow.damage, slow.beats, slow.taken)
    assert _wounds(quick) == _wounds(slow)


def _wounds(seen: Preview) -> dict[int, tuple[Spread, Fraction]]:
    return {each.place: (each.damage, each.beaten) for each in seen.allies}


@pytest.mark.rule("TR-W3")
@pytest.mark.rule("TR-C6")
def test_a_strike_shows_armour_penetration_and_dice() -> None:
    table = Table().points(0, "S8").hand(0, "rampage-3").start()
    table.gain(1, ST_ARMOUR, 3).gain(0, ST_PENETRATING, 1).gain(0, ST_CRITICAL, 1)
    strike = preview(table.state, 0, table.number("rampage-3"), THEM).strike
    assert strike is not None
    assert (strike.raw, strike.worn, strike.ignored, strike.armour) == (8, 3, 1, 2)
    assert (strike.net, strike.dice) == (6, 4)
    table.gain(0, ST_PENETRATING, 9)
    strike = preview(table.state, 0, table.number("rampage-3"), THEM).strike
    assert strike is not None
    assert (strike.worn, strike.ignored, strike.armour) == (3, 3, 0)
