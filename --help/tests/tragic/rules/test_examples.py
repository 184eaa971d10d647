"""The eighteen worked examples of the rulebook, with scripted dice and no open decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from overseer.engine import NATURE, OVER
from overseer.tragic import odds
from overseer.tragic.decks.check import errors
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.deck import Deck
from overseer.tragic.game import Tragic
from overseer.tragic.rules.board import attack_of, full_health, health_left
from overseer.tragic.rules.damage import chances_of, raw_damage
from overseer.tragic.rules.duel import Tables
from overseer.tragic.state import TragicState
from overseer.tragic.topics import T_MAIN
from overseer.tragic.words import ABILITY, LETTERS, ST_CRITICAL
from tests.tragic.sets import card, does, own
from tests.tragic.table import Table, standard_tables

LAY = "hammer-arm-1"
Deal = Callable[..., Table]


@pytest.fixture
def deal() -> Iterator[Deal]:
    """Makes tables; after an example nobody at any of them owes more than the main decision."""
    tables: list[Table] = []

    def make(cards: Tables | None = None) -> Table:
        tables.append(Table(cards))
        return tables[-1]

    yield make
    for table in tables:
        nobody_owes(table.state)


def nobody_owes(state: TragicState) -> None:
    """All is done but for the main decision, or the duel is over."""
    assert (state.work, state.chain, state.triggers) == ([], [], [])
    assert state.seat == OVER or state.topic == T_MAIN


def at(*stats: str) -> Tables:
    """Allies by their figures: `"6/4"` is the card `ally-6-4-1`."""
    cards = []
    for each in stats:
        attack, health = each.split("/")
        name = f"ally-{attack}-{health}"
        cards.append(card(name, "ally", attack=int(attack), health=int(health)))
    cheer = card("cheer", "action", does("boost +1/+2 target always", target="own-ally"))
    return own(*cards, cheer, card("filler", "ability"))


@pytest.mark.rule("TR-P1")
def test_1_one_strength_and_two_of_any_letter(deal: Deal) -> None:
    table = deal(own(card("lift", "action", does("heal 1"), cost="S2"))).hand(0, "lift-1")

    table.play("by-hand", "cast lift-1", "pay P", "pay L")

    assert table.player(0).spent == bytes([1, 1, 0, 0, 0, 0, 1])


@pytest.mark.rule("TR-C5", "TR-W3", "TR-W9")
def test_2_the_assault_rifle_at_the_right_hand(deal: Deal) -> None:
    table = deal().points(0, "P2").hand(0, "assault-rifle-2").trait(1, "one-handed-1")
    table.lay(1, "thick-skin-1", "thick-skin-2", "thick-skin-3")

    table.play("cast assault-rifle-2", "aim right-hand", "ones 1")

    assert table.hp(1) == 100 - 2 * (12 - (3 - 2))


@pytest.mark.rule("TR-C1", "TR-K9")
def test_3_both_fall_together(deal: Deal) -> None:
    table = deal(at("6/4", "4/6"))
    table.put(0, "ally-6-4-1")
    table.put(1, "ally-4-6-1")

    table.play("attack a1", "target b1")

    assert table.in_play(0) == table.in_play(1) == []
    assert len(table.player(0).discard) == len(table.player(1).discard) == 1


def second_fight(deal: Deal) -> Table:
    """A 1/3 of seat 1 has blocked a 2/1, a 3/1 is still to come."""
    table = deal(at("1/3", "2/1", "3/1")).tops(1, "filler-1")
    guard = table.put(1, "ally-1-3-1")
    table.put(0, "ally-2-1-1")
    table.put(0, "ally-3-1-1")
    table.play("attack a1", "target b", "pass", "block b1")
    assert table.in_play(0) == ["ally-3-1-1"]
    assert health_left(table.state, 1, guard) == 1
    return table


@pytest.mark.rule("TR-K5", "TR-C2")
def test_4_wounds_stay_for_the_turn(deal: Deal) -> None:
    table = second_fight(deal)

    table.play("attack a2", "target b", "block b1")

    assert table.in_play(0) == table.in_play(1) == []


@pytest.mark.rule("TR-K5", "TR-T5")
def test_4_or_they_heal_at_its_end(deal: Deal) -> None:
    table = second_fight(deal)

    table.play("end")

    assert health_left(table.state, 1, table.player(1).permanents[0]) == 3


@pytest.mark.rule("TR-C4", "TR-P6")
@pytest.mark.parametrize(("ones", "damage"), [(1, 12), (2, 36)])
def test_5_legendary_strength_and_a_bat_blow(deal: Deal, ones: int, damage: int) -> None:
    table = deal().points(0, "S4").trait(0, "jinx-1").hand(0, "bat-blow-2", "legendary-strength-1")

    table.play("cast bat-blow-2", "lay legendary-strength-1")
    assert raw_damage(table.state, 0, table.cards.by_id["bat-blow-2"]) == (5 + 1) * 2
    table.play(f"ones {ones}")

    assert table.hp(1) == 100 - damage


@pytest.mark.rule("TR-C7", "TR-C14", "TR-W18")
def test_6_the_deathclaw_strikes_three_times(deal: Deal) -> None:
    table = deal().points(0, "S10").trait(0, "deathclaw-3").lay(1, "thick-skin-1")
    table.hand(0, "bloodlust-2", "punch-1")
    table.player(0).hp = 20

    table.play("cast bloodlust-2", "pass", "cast punch-1", "ones 2", "ones 0", "ones 3")

    damage = 9 * 2 * 2 + 9
    assert (table.hp(1), table.hp(0)) == (100 - damage, 20 + damage)


@pytest.mark.rule("TR-K5")
def test_7_a_bonus_adds_to_both_figures(deal: Deal) -> None:
    table = deal(at("3/4")).hand(0, "cheer-1")
    ally = table.put(0, "ally-3-4-1")

    table.play("cast cheer-1")

    assert (attack_of(table.state, 0, ally), full_health(table.state, 0, ally)) == (4, 6)


@pytest.mark.rule("TR-C7")
def test_8_once_more_is_the_same_result_again(deal: Deal) -> None:
    again = card("again", "action", does("repeat"))
    table = deal(own(again, card("tap", "attack", strike="2"))).hand(0, "again-1", "tap-1")

    table.play("cast again-1", "pass", "cast tap-1", "ones 0")

    assert table.hp(1) == 100 - (2 + 2)


@pytest.mark.rule("TR-W6")
def test_9_a_martyr_of_three(deal: Deal) -> None:
    table = deal().hand(0, "shoulder-throw-1")
    table.put(1, "fanatic-1")

    table.play("cast shoulder-throw-1")

    assert (table.in_play(1), table.hp(0)) == ([], 100 - 2 * 3)


@pytest.mark.rule("TR-K13", "TR-W6")
def test_10_one_and_one_are_a_martyr_of_two(deal: Deal) -> None:
    tables = own(
        card("zealot", "ally", attack=3, keywords=["martyr"]),
        card("vest", "object", stays=True, gives=["ally-martyr 1"]),
        card("shove", "action", does("beat target", target="opposing-ally")),
    )
    table = deal(tables).hand(0, "shove-1")
    table.put(1, "vest-1")
    table.put(1, "zealot-1")

    table.play("cast shove-1")

    assert table.hp(0) == 100 - 3 * 2


@pytest.mark.rule("TR-S6")
def test_11_six_cards_to_begin_with() -> None:
    game = Tragic()
    state = game.deal(2)
    skills = game.parse("skills recycle-1 thief-2 trap-spotting-1")
    for move in (game.parse("traits none"), game.parse("traits none"), skills, skills):
        state.play(move)
    for die in ("roll 6", "roll 5"):
        state.play(game.parse(die))

    for player in state.players:
        drawn = sorted(set(player.library))[-6:]
        for number in drawn:
            assert state.seat == NATURE
            state.play(game.parse(f"draw {state.tables.cards[number].id}"))
        assert list(player.hand) == drawn
        assert player.library_size == 54

    nobody_owes(state)
    assert (state.seat, [len(player.hand) for player in state.players]) == (0, [6, 6])


@pytest.mark.rule("TR-C6")
def test_12_without_chances_one_die_is_left_and_never_critical(deal: Deal) -> None:
    table = deal().gain(0, ST_CRITICAL, -2 - 6).hand(0, "punch-1")

    table.play("cast punch-1")

    assert table.hp(1) == 99
    assert chances_of(table.state, 0, table.cards.by_id["punch-1"]) == 0
    assert (odds.dice(-6), odds.critical(-6)) == (1, Fraction(0))


@pytest.mark.rule("TR-E3")
def test_13_the_fewer_wounds_win(deal: Deal) -> None:
    table = deal().trait(0, "human-1").trait(1, "deathclaw-3")
    table.player(0).hp, table.player(1).hp = 30, 31
    table.state.active = 1
    table.state.time_up = True

    table.play("end")

    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@pytest.mark.rule("TR-W22")
def test_14_good_natured_as_many_stay_as_many(deal: Deal) -> None:
    table = deal().points(0, "I2").trait(0, "good-natured-2").hand(0, "memory-wipe-2")
    table.hand(1, "punch-1", "punch-2").tops(0, *[LAY] * 5)
    table.player(1).points = bytes(7)

    table.play("cast memory-wipe-2")

    assert len(table.player(1).discard) == 2
    assert len(table.player(0).hand) == 2


@pytest.mark.rule("TR-W22")
def test_14_good_natured_a_draw_of_its_own_gives_one_more(deal: Deal) -> None:
    table = deal().points(0, "P2").trait(0, "good-natured-2").hand(0, "interrogation-2")
    table.hand(1, "punch-1", "punch-2").tops(0, *[LAY] * 5)
    table.player(1).points = bytes(7)

    table.play("cast interrogation-2", "discard punch-1")

    assert len(table.player(1).hand) == 1
    assert len(table.player(0).hand) == 2


@pytest.mark.rule("TR-P3")
def test_15_only_the_last_right_to_lay_remains(deal: Deal) -> None:
    table = deal().hand(0, "volunteer-1", "lookout-1", LAY, "hammer-arm-2")

    table.play("cast volunteer-1", "pass", "cast lookout-1", "pass", f"lay {LAY}")

    assert table.ids(table.player(0).abilities) == [LAY]
    assert table.refused("lay hammer-arm-2").rule == "TR-P3"


@pytest.mark.rule("TR-T2")
def test_16_the_last_card_is_drawn_and_the_duel_goes_on(deal: Deal) -> None:
    table = deal().tops(1, LAY)

    table.play("end")

    assert (table.seat, table.topic) == (1, "main")
    assert (table.player(1).library_size, len(table.player(1).hand)) == (0, 1)


@pytest.mark.rule("TR-K3")
def test_17_one_curie_on_both_sides(deal: Deal) -> None:
    table = deal().lots(0).hand(0, "curie-miss-nanny-2", "curie-synth-3", "dismantle-1")
    table.put(1, "curie-mrs-nanny-1")

    for each in ("curie-miss-nanny-2", "curie-synth-3"):
        assert table.refused(f"cast {each}").rule == "TR-K3"


@pytest.mark.rule("TR-S2")
def test_18_sixty_cards_of_two_letters() -> None:
    cards = standard_tables().set
    chosen: list[int] = []
    for letter in (LETTERS.index("S"), LETTERS.index("P")):
        mine = [each for each in cards.cards if each.in_library and each.letters[0] == letter]
        chosen += [each.number for each in mine if each.kind == ABILITY][:9]
        chosen += [each.number for each in mine if each.kind != ABILITY][:21]
    deck = Deck("example", chosen, (), cards.skills[:3])

    assert len(deck.cards) == 9 + 21 + 9 + 21 == 60
    assert len(set(deck.cards)) == 60
    assert errors(deck, "singleton", cards) == []
    for other in (deck.cards[1:], (*deck.cards, cards.pool[-1])):
        found = errors(Deck("other", other, (), cards.skills[:3]), "singleton", cards)
        assert [each.refusal.rule for each in found] == ["TR-S2"]

    state = Tragic().deal(2, {"decks": [encode(deck, cards)]})
    library = state.players[0].library
    assert (library, state.players[0].hand) == (deck.cards, ())
