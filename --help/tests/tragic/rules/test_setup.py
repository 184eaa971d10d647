"""The set-up: TR-S, and what a player begins with (TR-A1)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from overseer.engine import NATURE, BadOption
from overseer.tragic.decks.check import ABILITIES, errors, warnings
from overseer.tragic.decks.deck import FORMATS, SIZE, Deck
from overseer.tragic.decks.ready import ready_text
from overseer.tragic.game import Tragic
from overseer.tragic.rules.duel import SETTING_UP
from overseer.tragic.words import ABILITY, SKILL, ST_DRAW_RATE, TRAIT
from tests.tragic.sets import card, own
from tests.tragic.table import Table, standard_tables

SKILLS = "skills recycle-1 thief-2 trap-spotting-1"


def dealt(seats: int = 2, **options: object) -> Table:
    """A duel before anything was chosen."""
    table = Table(Tragic().tables(), seats)
    table.state = Tragic().deal(seats, options)
    return table


def chosen(*traits: str, skills: str = SKILLS) -> Table:
    """Traits of both (`-`: none), then the same skills; the dice decide next."""
    table = dealt()
    for trait in traits:
        table.play("traits none" if trait == "-" else f"traits {trait}")
    return draw_all(table).play(skills, skills)


def draw_all(table: Table) -> Table:
    """NATURE deals until somebody decides."""
    while table.topic == "draw":
        table.state.apply(table.state.chance(0))
    return table


def started(*traits: str) -> Table:
    """Seat 0 begins after the first hands were dealt."""
    return draw_all(chosen(*traits).play("roll 6", "roll 1"))


@pytest.mark.rule("TR-A1")
def test_a_player_has_100_hp_one_point_of_each_letter_and_60_cards() -> None:
    for player in dealt().state.players:
        assert (player.hp, player.max_hp) == (100, 100)
        assert player.points == bytes([1] * 7)
        assert player.library_size == SIZE == 60


@pytest.mark.rule("TR-A1")
@pytest.mark.parametrize(
    ("trait", "hp"),
    [("ghoul-2", 70), ("human-1", 100), ("super-mutant-2", 110), ("deathclaw-3", 120)],
)
def test_a_race_changes_the_maximum(trait: str, hp: int) -> None:
    table = dealt().play(f"traits {trait}", "traits none")

    assert (table.player(0).hp, table.player(0).max_hp) == (hp, hp)
    assert (table.player(1).hp, table.player(1).max_hp) == (100, 100)


@pytest.mark.rule("TR-A1")
def test_a_trait_may_change_the_points_to_start_with() -> None:
    table = dealt().play("traits nerd-rage-1", "traits none")

    assert table.player(0).points == bytes([0, 1, 1, 1, 1, 1, 1])


@pytest.mark.rule("TR-S1")
def test_the_formats_allow_one_to_four_copies() -> None:
    assert FORMATS == {"singleton": 1, "duo": 2, "trio": 3, "quad": 4}
    for name, copies in FORMATS.items():
        assert dealt(format=name).state.copies == copies
    assert dealt().state.copies == 1

    with pytest.raises(BadOption) as error:
        dealt(format="five")
    assert error.value.refusal.rule == "TR-S1"


def deck_of(cards: Iterable[int], traits: str = "", skills: str = "") -> Deck:
    """A deck of the standard set."""
    by_id = standard_tables().set.by_id
    named = skills or "recycle-1 thief-2 parry-1"
    return Deck(
        "mine",
        cards,
        [by_id[trait].number for trait in traits.split()],
        [by_id[skill].number for skill in named.split()],
    )


def library(abilities: int = 18, size: int = 60) -> list[int]:
    """Different cards, so many of them ability cards."""
    cards = standard_tables().set
    pool = [cards.cards[number] for number in cards.pool]
    laid = [each.number for each in pool if each.kind == ABILITY][:abilities]
    return laid + [each.number for each in pool if each.kind != ABILITY][: size - abilities]


def wrong(deck: Deck, format: str = "singleton") -> list[tuple[str, str]]:
    """The rule and the word of every error."""
    return [(each.refusal.rule, each.word) for each in errors(deck, format, standard_tables().set)]


@pytest.mark.rule("TR-S1")
@pytest.mark.parametrize("format", FORMATS)
def test_copies_are_counted_by_name_and_level(format: str) -> None:
    tables = standard_tables()
    punches = [tables.set.by_id[f"punch-{level}"].number for level in (1, 2)]
    others = [number for number in library(size=100) if tables.cards[number].name != "punch"]
    allowed = [*punches * FORMATS[format], *others][:60]

    assert wrong(deck_of(allowed), format) == []
    assert wrong(deck_of([*allowed[:-1], punches[0]]), format) == [("TR-S1", "copies")]


@pytest.mark.rule("TR-S2")
@pytest.mark.parametrize("size", [59, 60, 61])
def test_a_library_has_exactly_sixty_cards(size: int) -> None:
    assert wrong(deck_of(library(size=size))) == ([] if size == 60 else [("TR-S2", "size")])


@pytest.mark.rule("TR-S2")
def test_a_deck_of_another_size_is_not_dealt() -> None:
    text = ready_text("fists").replace('"punch-1", ', "")

    with pytest.raises(BadOption) as error:
        dealt(decks=[text])
    assert error.value.refusal.rule == "TR-S2"


@pytest.mark.rule("TR-S2")
@pytest.mark.parametrize("abilities", [17, 18])
def test_fewer_than_eighteen_ability_cards_are_a_warning_no_error(abilities: int) -> None:
    deck = deck_of(library(abilities))
    advice = [each.word for each in warnings(deck, standard_tables().set)]

    assert wrong(deck) == []
    assert ABILITIES == 18
    assert ("few-abilities" in advice) is (abilities < 18)


@pytest.mark.rule("TR-S3")
def test_traits_are_secret_until_both_have_chosen() -> None:
    table = dealt()
    decision = table.state.decision
    assert decision is not None
    assert decision.name == "traits"
    assert decision.seats == (0, 1)

    table.play("traits ghoul-2")
    assert (table.seat, table.topic) == (1, "traits")
    move = table.tables.moves.by_text["traits ghoul-2"]
    assert str(dealt().state.shown(move, 1)) == "hidden"
    assert table.player(0).max_hp == 100  # nothing is applied before the reveal
    assert table.told("traits") == []

    table.play("traits none")
    assert [event.args["cards"] for event in table.told("traits")] == ["ghoul-2"]
    assert table.player(0).max_hp == 70


@pytest.mark.rule("TR-S3")
def test_up_to_two_traits() -> None:
    table = dealt().play("traits ghoul-2 jinx-1", "traits kamikaze-1")

    assert table.ids(table.player(0).traits) == ["ghoul-2", "jinx-1"]
    assert table.ids(table.player(1).traits) == ["kamikaze-1"]
    widest = max(len(str(move).split()) for move in dealt().state.moves())
    assert widest == 3


@pytest.mark.rule("TR-S3")
@pytest.mark.parametrize("traits", ["less-1 more-1", "more-1 less-1"])
def test_one_begins_with_all_hit_points_in_whatever_order_traits_come(traits: str) -> None:
    cards = own(
        card("more", "trait", gives=["max-hp 5"]), card("less", "trait", gives=["max-hp -10"])
    )
    table = Table(cards)
    table.state.phase = SETTING_UP
    table.player(0).traits = tuple(table.number(trait) for trait in traits.split())
    table.state.setting = 2
    table.start()

    assert (table.hp(0), table.player(0).max_hp) == (95, 95)


@pytest.mark.rule("TR-S3")
def test_no_trait_beside_another_is_a_bluff_that_removes_the_other() -> None:
    table = dealt().play("traits no-trait-1 ghoul-2", "traits none")

    assert table.player(0).traits == ()
    assert table.ids(table.player(0).destroyed) == ["ghoul-2"]
    assert table.player(0).max_hp == 100


@pytest.mark.rule("TR-S4")
def test_three_skills_chosen_in_secret_and_revealed_together() -> None:
    table = dealt().play("traits none", "traits none")
    decision = table.state.decision
    assert decision is not None
    assert decision.name == "skills"
    assert decision.seats == (0, 1)

    table.play(SKILLS)
    assert table.told("skills") == []
    assert (table.seat, table.topic) == (1, "skills")

    table.play("skills parry-1 meditation-2 survival-1")
    assert len(table.told("skills")) == 2
    assert table.ids(table.player(1).skills) == ["parry-1", "meditation-2", "survival-1"]


@pytest.mark.rule("TR-S4")
def test_four_skills_with_the_trait_that_allows_it() -> None:
    four = f"{SKILLS} parry-1"
    table = dealt().play("traits undecided-1", "traits none")
    assert table.refused(SKILLS).rule == "TR-S4"

    table.play(four)
    assert len(table.player(0).skills) == 4
    assert table.refused(four).rule == "TR-S4"


@pytest.mark.rule("TR-S5")
def test_the_higher_roll_begins() -> None:
    table = chosen("-", "-")
    assert (table.seat, table.topic) == (NATURE, "first")

    table.play("roll 2", "roll 5")
    assert table.state.first == 1
    assert draw_all(table).seat == 1


@pytest.mark.rule("TR-S5")
def test_a_tie_is_rolled_again() -> None:
    table = chosen("-", "-").play("roll 4", "roll 4")
    assert (table.seat, table.topic, table.state.rolls) == (NATURE, "first", ())

    assert table.play("roll 3", "roll 1").state.first == 0


@pytest.mark.rule("TR-S5")
def test_a_sole_kamikaze_begins_without_a_roll() -> None:
    table = chosen("-", "kamikaze-1")

    assert (table.state.first, table.topic) == (1, "draw")
    assert table.told("rolled") == []


@pytest.mark.rule("TR-S5")
def test_two_kamikazes_roll() -> None:
    assert chosen("kamikaze-1", "kamikaze-1").topic == "first"


@pytest.mark.rule("TR-S6")
@pytest.mark.parametrize(("more", "cards"), [(0, 6), (1, 9), (-1, 3), (3, 9), (-5, 3)])
def test_the_first_hand_is_three_times_the_draw_rate(more: int, cards: int) -> None:
    table = chosen("-", "-").gain(0, ST_DRAW_RATE, more)
    draw_all(table.play("roll 6", "roll 1"))

    assert len(table.player(0).hand) == cards
    assert len(table.player(1).hand) == 6


@pytest.mark.rule("TR-S6")
def test_nobody_exchanges_the_first_hand_without_the_trait() -> None:
    table = started("-", "-")

    assert (table.topic, table.state.players[0].turns) == ("main", 1)


@pytest.mark.rule("TR-S6")
def test_the_trait_exchanges_the_first_hand_once() -> None:
    table = started("you-are-magic-2", "-")
    assert (table.seat, table.topic) == (0, "mulligan")
    before = table.player(0).hand

    table.play("mulligan")
    assert table.player(0).hand == ()
    assert table.player(0).library_size == 60
    while table.topic == "draw":
        table.state.apply(table.state.chance(table.state.spread - 1))

    assert len(table.player(0).hand) == 6
    assert table.player(0).hand != before
    assert table.topic == "main"
    assert table.refused("mulligan").rule == "TR-D2"


@pytest.mark.rule("TR-S6")
def test_the_exchanged_hand_is_shuffled_into_the_whole_library() -> None:
    table = started("you-are-magic-2", "-")
    player = table.player(0)
    player.tops, player.library = player.library[:1], player.library[1:]

    table.play("mulligan")

    assert (player.tops, len(player.library)) == ((), 60)


@pytest.mark.rule("TR-S6")
def test_the_trait_need_not_be_used() -> None:
    table = started("you-are-magic-2", "-")
    before = table.player(0).hand

    assert table.play("pass").topic == "main"
    assert table.player(0).hand == before


@pytest.mark.rule("TR-S7")
def test_at_most_one_race_and_no_trait_twice() -> None:
    table = dealt()
    refusal = table.refused("traits human-1 ghoul-2")

    assert (refusal.rule, refusal.reason) == ("TR-S7", "tragic-two-races")
    assert "traits jinx-1 jinx-1" not in table.tables.moves.by_text
    assert table.legal("traits ghoul-2 jinx-1")


@pytest.mark.rule("TR-S3", "TR-S4", "TR-S7")
@pytest.mark.parametrize(
    ("traits", "skills", "found"),
    [
        ("ghoul-2 jinx-1", "", []),
        ("ghoul-2 jinx-1 kamikaze-1", "", [("TR-S3", "traits")]),
        ("ghoul-2 human-1", "", [("TR-S7", "races")]),
        ("jinx-1 jinx-1", "", [("TR-S7", "twice")]),
        ("", "parry-1 thief-2", [("TR-S4", "skills")]),
        ("", "parry-1 thief-2 recycle-1 survival-1", [("TR-S4", "skills")]),
        ("undecided-1", "parry-1 thief-2 recycle-1 survival-1", []),
        ("", "parry-1 parry-1 thief-2", [("TR-S7", "twice")]),
    ],
)
def test_a_deck_is_planned_for_what_may_be_chosen(
    traits: str, skills: str, found: list[tuple[str, str]]
) -> None:
    assert wrong(deck_of(library(), traits, skills)) == found


@pytest.mark.rule("TR-S7")
def test_skills_differ() -> None:
    moves = dealt().play("traits none", "traits none").state.moves()

    for move in moves:
        names = str(move).split()[1:]
        assert len(set(names)) == len(names) == 3


@pytest.mark.rule("TR-S7")
def test_the_library_is_handed_in_before_the_reveal_and_holds_no_trait_or_skill() -> None:
    table = dealt()
    assert (table.topic, table.player(0).library_size) == ("traits", 60)

    for player in table.state.players:
        kinds = {table.cards.cards[number].kind for number in player.library}
        assert not kinds & {TRAIT, SKILL}
