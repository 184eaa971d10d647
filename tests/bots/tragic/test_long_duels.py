"""Tragic's `normal` bot in duels that last: the order of a turn, libraries, blows healed away."""

from __future__ import annotations

import pytest

from overseer import bots
from overseer.bots.tragic.bot import TragicPolicy
from overseer.bots.tragic.burst import in_vain
from overseer.bots.tragic.outlook import Outlook
from overseer.bots.tragic.race import Race
from overseer.tragic.words import ST_ARMOUR
from tests.tragic.table import Table

HEALERS = ("fast-metabolism-1", "fast-metabolism-2", "fast-metabolism-3")


def choice(table: Table) -> str:
    """What `normal` does in a position that was laid out."""
    state = table.state
    if not state.work and state.topic == 0:
        table.start()
    return str(bots.make("normal", "tragic", 1).choose(state.view(state.seat)))


def sight(table: Table, seat: int = 0) -> Outlook:
    return Outlook(table.state, seat, TragicPolicy(ahead=1, noise=0.0).card_worths(table.tables))


def libraries(mine: int, theirs: int) -> Table:
    return Table().library(0, *["punch-1"] * mine).library(1, *["punch-1"] * theirs)


# The order of a turn


def test_what_strengthens_blows_comes_before_them() -> None:
    table = Table().hand(0, "war-cry-1", "punch-3", "bat-blow-2").points(0, "S9 P5").fill()

    assert choice(table) == "cast war-cry-1"


def test_allies_are_made_stronger_before_they_set_out() -> None:
    table = Table().skill(0, "drill-1").fill()
    for _ in range(4):
        table.put(0, "mutant-bear-3")

    assert choice(table) == "use drill-1"


def test_without_points_for_everything_the_best_move_comes_first() -> None:
    for points, first in (("S6", "cast bat-blow-3"), ("S7", "cast war-cry-1")):
        table = Table().hand(0, "war-cry-1", "bat-blow-3").points(0, "P0 E0 C0 I0 A0 L0 " + points)
        table.player(0).hp = table.player(1).hp = 22

        assert choice(table.fill()) == first


def test_strength_that_stays_in_armour_is_worth_nothing() -> None:
    seen = []
    for armour in (0, 9):
        table = Table().skill(0, "drill-1").gain(1, ST_ARMOUR, armour).fill()
        table.put(0, "raider-bruiser-1")
        look = sight(table.start())
        drill = table.cards.by_id["drill-1"]
        seen.append(look.ability(drill, drill.abilities[0], -1, None))
    bare, armoured = seen

    assert bare > 1.0 > armoured


# Whose library lasts longer


@pytest.mark.rule("TR-E2")
@pytest.mark.parametrize(
    ("active", "mine", "theirs", "spare"),
    [
        (0, 4, 4, 1),  # the other one draws next: two draws each, and they fail first
        (0, 3, 4, 0),
        (0, 2, 4, -1),
        (1, 4, 4, -1),
        (1, 5, 4, 0),
        (0, 6, 0, 7),
    ],
)
def test_spare_cards(active: int, mine: int, theirs: int, spare: int) -> None:
    table = libraries(mine, theirs)
    table.state.active = active

    race = Race(table.state, table.player(0), table.player(1))

    assert (race.spare, race.ahead) == (spare, spare >= 0)


@pytest.mark.rule("TR-E2")
def test_spare_cards_are_those_without_which_the_other_one_still_loses() -> None:
    """Played out: who ends every turn at once wins with a spare of 0, and loses below it."""
    for mine, winner in ((3, 0), (2, 1)):
        state = libraries(mine, 4).start().state
        while state.outcome is None:
            state.apply(state.moves()[0] if state.seat < 0 else state.tables.moves.by_text["end"])
        assert state.outcome.winners == (winner,)


def test_who_wins_by_waiting_gives_no_card_away() -> None:
    ahead = sight(libraries(3, 4))
    behind = sight(libraries(2, 4))

    assert ahead.drawn(ahead.me, 1) < 2 * behind.drawn(behind.me, 1) < 0.0


def test_who_runs_out_first_in_any_case_draws_on() -> None:
    """Time cannot win: all these cards come anyway, and the sooner the better."""
    far = libraries(20, 54)
    near = libraries(20, 20)
    for table in (far, near):
        table.player(0).turns = table.player(1).turns = 20

    assert sight(far).drawn(far.player(0), 1) > 0.0 > sight(near).drawn(near.player(0), 1)


def test_who_runs_out_of_cards_soon_takes_risks() -> None:
    late = sight(libraries(4, 12))
    early = sight(libraries(40, 48))

    assert late.hurt(late.foe, 5.0) > early.hurt(early.foe, 5.0)
    assert late.hurt(late.me, 5.0) > early.hurt(early.me, 5.0)


def test_who_wins_by_waiting_keeps_blockers() -> None:
    waiting = sight(libraries(20, 4))
    usual = sight(libraries(40, 40))

    assert waiting.stay > usual.stay


def test_a_critical_that_draws_counts_the_cards() -> None:
    card = "lucky-shot-1"
    lucky = ("scrounger-1", "scrounger-2", "scrounger-3")
    plenty = [sight(libraries(54, 54).lay(0, *laid)) for laid in ((), lucky)]
    scarce = [sight(libraries(6, 6).lay(0, *laid)) for laid in ((), lucky)]
    for look in plenty:
        look.foe.hp = 50
    gains = [
        looks[1].fortune(looks[1].duel.tables.set.by_id[card])
        - looks[0].fortune(looks[0].duel.tables.set.by_id[card])
        for looks in (plenty, scarce)
    ]

    assert gains[0] > 0.0 > gains[1]


# Blows at who heals


def healer(hand: int) -> Table:
    """The opponent heals five in every upkeep; few blows are left to come."""
    table = libraries(0, 54).hand(0, *["shoulder-charge-1"] * hand).points(0, "E9")
    table.library(0, *["field-dressing-1"] * 30)
    table.lay(1, *HEALERS)
    table.put(1, "water-purifier-2")
    table.state.copies = 60
    return table


def test_blows_that_heal_away_are_kept_until_they_are_enough() -> None:
    few = healer(1)
    few.start()
    assert sight(few).heals(few.player(1)) == 5
    assert in_vain(sight(few))
    assert choice(few) == "end"

    many = healer(8)
    many.player(1).hp = 60
    assert not in_vain(sight(many.start()))
    assert choice(many) == "cast shoulder-charge-1"


def test_nobody_keeps_blows_to_the_last() -> None:
    table = healer(1)
    table.player(0).library = table.player(0).library[:4]

    assert not in_vain(sight(table.start()))


def test_a_hand_full_of_cards_can_spare_one() -> None:
    few = Table().hand(0, *["stone-wall-2"] * 3)
    many = Table().hand(0, *["stone-wall-2"] * 11)

    assert sight(many).worst_cards(1) < 0.5 * sight(few).worst_cards(1)
