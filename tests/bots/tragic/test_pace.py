"""Tragic's `normal` bot and time: who is in danger, who is safe, and what a hand is short of."""

from __future__ import annotations

import pytest

from overseer.bots.tragic.bot import TragicPolicy
from overseer.bots.tragic.burst import in_vain
from overseer.bots.tragic.outlook import Outlook
from overseer.tragic.words import ST_ARMOUR
from tests.tragic.table import Table


def sight(table: Table, seat: int = 0) -> Outlook:
    return Outlook(table.state, seat, TragicPolicy(ahead=1, noise=0.0).card_worths(table.tables))


def libraries(mine: int, theirs: int, turns: int = 0) -> Table:
    table = Table().library(0, *["punch-1"] * mine).library(1, *["punch-1"] * theirs)
    table.player(0).turns = table.player(1).turns = turns
    return table


# Whether cards are to be saved (TR-E2)


def test_who_has_points_and_no_card_for_them_draws_while_wounds_come() -> None:
    stuck = libraries(40, 40, turns=5).hand(0, "snake-eyes-3", "jackpot-cannon-3")
    stuck.player(0).hp = 60
    calm = libraries(40, 40, turns=5).hand(0, "snake-eyes-3", "jackpot-cannon-3")

    assert sight(stuck).drawn(stuck.player(0), 1) > 0.0 > sight(calm).drawn(calm.player(0), 1)


def test_who_has_cards_for_all_points_saves_the_others() -> None:
    table = libraries(40, 40, turns=5).hand(0, "punch-1", "raider-bruiser-1", "bat-blow-1")
    table.hand(0, "pit-fighter-1", "mutant-bomber-1")
    table.player(0).hp = 60

    look = sight(table)
    assert look.idle() < 1
    assert look.drawn(look.me, 1) < 0.0


def test_healing_and_armour_are_counted_on_before_the_first_wound() -> None:
    bare = libraries(52, 52, turns=1)
    ghoul = libraries(52, 52, turns=1).trait(0, "ghoul-2")
    armoured = libraries(52, 52, turns=1).gain(0, ST_ARMOUR, 2)

    assert not sight(bare).safe()
    assert sight(ghoul).safe()
    assert sight(armoured).safe()


@pytest.mark.rule("TR-E2")
def test_who_is_safe_keeps_the_longer_library() -> None:
    """The other one has few hit points left, but time alone wins and nothing can go wrong."""
    ahead = libraries(26, 26, turns=14)
    ahead.player(1).hp = 12
    far_ahead = libraries(30, 26, turns=14)
    far_ahead.player(1).hp = 12

    assert sight(ahead).race.spare == 1
    assert sight(ahead).drawn(ahead.player(0), 2) < 0.0 < sight(ahead).drawn(ahead.player(0), 1)
    assert sight(far_ahead).drawn(far_ahead.player(0), 2) > 0.0


# What the hand is short of


def test_idle_points_want_cards_that_can_be_cast() -> None:
    idle = Table().points(0, "S5").hand(0, "hammer-arm-1").fill()
    busy = Table().points(0, "S5").hand(0, "hammer-arm-1", "punch-3", "bat-blow-2", "punch-2")
    punch = idle.number("punch-3")

    assert sight(idle).wanted(punch) > sight(idle).in_hand(punch)
    assert sight(busy.fill()).wanted(punch) == sight(busy).in_hand(punch)


def test_a_hand_without_ability_cards_wants_one_and_a_full_one_does_not() -> None:
    card = "hammer-arm-3"
    none = Table().hand(0, "punch-3").fill()
    many = Table().hand(0, "punch-3", "hammer-arm-1", "hammer-arm-2").fill()
    number = none.number(card)

    assert sight(none).wanted(number) > sight(none).in_hand(number)
    assert sight(many).wanted(number) < sight(many).in_hand(number)


def test_who_must_win_by_damage_parts_with_reactions_first() -> None:
    calm = libraries(20, 14, turns=18)
    behind = libraries(20, 26, turns=18)
    blow, answer = calm.number("punch-3"), calm.number("stone-wall-2")

    assert not sight(calm).siege()
    assert sight(behind).siege()
    assert sight(behind).in_hand(blow) > sight(calm).in_hand(blow)
    assert sight(behind).in_hand(answer) < sight(calm).in_hand(answer)


# Blows that grow


def besieger(abilities: int, turns: int = 10) -> Table:
    """Nobody is hurt, and the own library ends first."""
    table = libraries(0, 40, turns).hand(0, "laser-burst-3").points(0, "I4")
    growing = ["energy-expert-1", "energy-expert-2", "energy-expert-3", "comprehension-1"]
    fill = ["field-dressing-1"] * (30 - abilities)
    table.library(0, *fill, *["laser-burst-2"] * 4, *growing[:abilities])
    return table


def test_blows_of_a_long_siege_wait_for_the_points_that_are_to_come() -> None:
    assert in_vain(sight(besieger(4).start()))
    assert not in_vain(sight(besieger(0).start()))


def test_blows_do_not_wait_early_or_while_wounds_come() -> None:
    early = besieger(4, turns=3)
    hurt = besieger(4)
    hurt.player(0).hp = 30

    assert not in_vain(sight(early.start()))
    assert not in_vain(sight(hurt.start()))


# What an opponent lets one choose


def test_few_hit_points_are_not_given_for_a_card() -> None:
    chosen = []
    for hp in (100, 9):
        table = libraries(54, 54).skill(1, "persuasion-1").fill()
        table.state.active = 1
        table.player(0).hp = hp
        table.player(1).hp = 40
        table.play("use persuasion-1")
        state = table.state
        while table.topic != "vote":
            state.apply(state.tables.moves.by_text["pass"])
        moves = state.moves()
        worths = TragicPolicy(ahead=1, noise=0.0).judge(state, moves)
        chosen.append(str(moves[worths.index(max(worths))]))

    assert chosen == ["choose 2", "choose 1"]
