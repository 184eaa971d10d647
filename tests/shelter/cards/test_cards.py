"""Shelter's cards: the standard set keeps its promises, and a set is what its file says."""

import re
from pathlib import Path

import pytest
from msgspec import structs

import overseer.shelter.card
from overseer.engine.match import Match
from overseer.engine.record import Record, RecordError
from overseer.shelter.card import COLUMNS, LETTERS, CardSet, Space, Symbol
from overseer.shelter.cards.file import ABILITIES, PER, read_text, standard
from overseer.shelter.cards.rows import REWARD, SPELLING, read_row
from overseer.shelter.game import Shelter
from overseer.shelter.text import name
from overseer.text import LANGUAGES

STANDARD = Path(overseer.shelter.card.__file__).parent / "sets" / "standard.toml"
TEXT = STANDARD.read_text(encoding="utf-8")
GUIDE = (Path(__file__).parents[3] / "docs" / "cards.md").read_text(encoding="utf-8")
FILE = "mine.toml"


def spaces_of(cards: CardSet) -> list[Space]:
    rooms = [space for room in cards.rooms for space in room.spaces]
    lifts = [lift.space for lift in cards.elevators if lift.space is not None]
    return rooms + lifts + [threat.space for threat in cards.threats]


def room_spaces(room_id: str) -> tuple[Space, ...]:
    return next(room.spaces for room in standard().rooms if room.id == room_id)


# ---- The standard set --------------------------------------------------------------------------


@pytest.mark.rule("SH-C1")
def test_the_box_holds_what_a_box_holds() -> None:
    cards = standard()
    assert sum(room.red for room in cards.rooms) == 6
    assert sum(room.copies for room in cards.rooms if not room.red) == 24
    assert [lift.space is None for lift in cards.elevators] == [True, False, False, False, False]
    assert sum(item.copies for item in cards.items) == 31
    assert sum(threat.copies for threat in cards.threats) == 18


@pytest.mark.rule("SH-S1")
def test_the_top_floor_lies_in_its_known_order() -> None:
    red = [(room.place, room.id) for room in standard().rooms if room.red]
    assert red == [
        (1, "wasteland"),
        (2, "vault-door"),
        (3, "vault-entrance"),
        (4, "water-treatment"),
        (5, "diner"),
        (6, "power-generator"),
    ]


@pytest.mark.rule("SH-Q9")
def test_every_space_of_the_top_floor_has_a_number_of_its_own() -> None:
    cards = standard()
    assert cards.columns == COLUMNS == ((2, 3), (4, 5), (6,), (8,), (9, 10), (11, 12))
    # Besides, no number reaches the healing spaces next to the elevator (SH-Q12).
    assert [len(room.spaces) for room in cards.rooms[:6]] == [2] * 6


@pytest.mark.rule("SH-Q12")
def test_the_wounded_can_be_healed_on_the_top_floor_for_nothing() -> None:
    healing = [
        space
        for room in standard().rooms
        if room.red
        for space in room.spaces
        if space.wounded and Symbol("heal") in space.reward
    ]
    # Two of them, left and right of the elevator: with one, somebody had to wait too often.
    assert healing == [standard().rooms[2].spaces[1], standard().rooms[3].spaces[0]]
    assert all(space.cost == () and not space.linked for space in healing)


def test_the_known_facts_are_kept() -> None:
    cards = standard()
    water, item, happiness = Symbol("water"), Symbol("item"), Symbol("happiness")
    assert any(s.cost == (water,) and s.reward == (item,) for s in room_spaces("wasteland"))
    assert any(s.cost == (item,) and s.reward == (happiness,) for s in room_spaces("fitness-room"))
    plant = next(room for room in cards.rooms if room.id == "nuka-cola-plant")
    assert plant.copies == 2
    assert any(s.reward == (Symbol("food"), water) for s in plant.spaces)
    top = [space for room in cards.rooms if room.red for space in room.spaces]
    assert any(not s.cost and Symbol("first") in s.reward for s in top)
    assert any(s.cost and Symbol("dweller") in s.reward for s in top)
    build = (Symbol("build"), Symbol("happiness", 2))
    for lift in cards.elevators[1:]:
        assert lift.space == Space((Symbol("build"),), build)
    bonus = {each.id: each.bonus for each in cards.items}
    assert (bonus["shotgun"], bonus["minigun"], max(bonus.values())) == (2, 3, 3)


def test_every_symbol_mark_and_letter_is_used() -> None:
    cards = standard()
    spaces = spaces_of(cards)
    shown = {symbol.kind for space in spaces for symbol in space.cost + space.reward}
    gained = {symbol.kind for item in cards.items for symbol in item.gain}
    assert shown | gained == set(SPELLING)
    costs = {symbol.kind for space in spaces for symbol in space.cost}
    assert costs == {"energy", "food", "water", "any", "item", "wound", "build"}
    rewards = {(s.kind, s.arg) for space in spaces for s in space.reward}
    assert {("train", letter) for letter in LETTERS} | {("train", "")} <= rewards
    assert {("refresh", "items"), ("refresh", "rooms")} <= rewards
    assert {space.letter for space in spaces} == {*LETTERS, ""}
    assert any(space.linked and not space.fight for space in spaces)
    assert any(space.wounded for space in spaces)


def test_rooms_build_for_free_and_for_their_price() -> None:
    rooms = [space for room in standard().rooms for space in room.spaces]
    builds = [space for space in rooms if Symbol("build") in space.reward]
    assert {Symbol("build") in space.cost for space in builds} == {True, False}


def test_every_kind_of_ability_is_used() -> None:
    assert {item.when for item in standard().items} == set(ABILITIES)


def test_threats_are_mostly_fought_from_5_to_11() -> None:
    threats = standard().threats
    fights = [threat.space.fight for threat in threats if threat.space.fight]
    assert (min(fights), max(fights)) == (5, 11)
    assert sum(t.copies for t in threats if not t.space.fight) == 4
    assert any(threat.space.linked for threat in threats)


# ---- What a set is -----------------------------------------------------------------------------


def test_the_digest_knows_what_matters_in_play_and_nothing_else() -> None:
    digest = standard().digest
    assert re.fullmatch("[0-9a-f]{32}", digest)
    renamed = TEXT.replace('id = "diner"', 'id = "diner"\nname = "Chez Moe" # a comment')
    assert read_text(renamed, FILE).digest == digest
    spelled_out = TEXT.replace('"water*2"', '"water water"')
    assert read_text(spelled_out, FILE).digest == digest
    assert read_text(TEXT.replace("fight = 5", "fight = 6"), FILE).digest != digest


def test_whoever_changes_the_standard_cards_raises_their_version() -> None:
    """Another version has another digest, so a record tells which cards it was played with."""
    cards = standard()
    assert (cards.version, cards.digest) == (2, "365f088445952f7a46e8ff4432d03755")
    older = read_text(TEXT.replace("version = 2", "version = 1"), FILE)
    assert older.digest != cards.digest
    game = Shelter()
    match = Match(game, [None, None])
    assert match.record.header.cards == cards.digest
    record = Record(structs.replace(match.record.header, cards=older.digest))
    with pytest.raises(RecordError) as caught:
        record.replay(game)
    assert caught.value.refusal.reason == "record-cards"


def test_equal_neighbours_are_one_symbol() -> None:
    assert read_row("food food*2 ? food", REWARD) == (
        (Symbol("food", 3), Symbol("any"), Symbol("food")),
        [],
    )
    assert read_row("train:S", REWARD)[0] == (Symbol("train", 1, "S"),)


def test_a_trade_has_two_sides() -> None:
    (trade,), mistakes = read_row("trade:food*2+energy=water", REWARD)
    assert trade == Symbol("trade", 1, "", (1, 2, 0), (0, 0, 1))
    assert mistakes == []


def test_a_set_is_sorted_whatever_the_order_of_its_file() -> None:
    rooms = TEXT.index("[[room]]"), TEXT.index('[[room]]\nid = "vault-door"')
    moved = TEXT[: rooms[0]] + TEXT[rooms[1] :] + "\n" + TEXT[rooms[0] : rooms[1]]
    start = '[[elevator]]\nid = "start"\nsource = "seed"\n'
    moved = moved.replace(start, "") + start
    assert read_text(moved, FILE).digest == standard().digest


def test_names_come_from_the_file() -> None:
    one = read_text(TEXT.replace('id = "diner"', 'id = "diner"\nname = "Chez Moe"'), FILE)
    assert one.rooms[4].names == dict.fromkeys(LANGUAGES, "Chez Moe")
    two = read_text(TEXT.replace('id = "diner"', 'id = "diner"\nname = { de = "Imbiss" }'), FILE)
    assert two.rooms[4].names == {"de": "Imbiss"}


@pytest.mark.rule("SH-Q9")
def test_other_columns_are_possible() -> None:
    changed = TEXT
    for old, new in (
        ("columns = [[2, 3], [4, 5], [6],", "columns = [[2], [3, 4], [5, 6],"),
        ('cost = "?"\nreward = "refresh:items item"\n', 'reward = "heal"\nwounded = true\n'),
    ):
        assert old in changed
        changed = changed.replace(old, new, 1)
    assert read_text(changed, FILE).columns == ((2,), (3, 4), (5, 6), (8,), (9, 10), (11, 12))


# ---- The authoring guide -----------------------------------------------------------------------


def test_the_guides_example_is_a_whole_set() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    (example,) = (block for block in blocks if block.startswith("# a whole set"))
    cards = read_text(example, "docs/cards.md")
    assert cards.id == "spartan"
    assert "Wasserpumpe" in [name("item", item, "de") for item in cards.items]


def test_the_guide_names_every_symbol_ability_and_count() -> None:
    written = set(re.findall(r"`([^`\n]+)`", GUIDE))
    spellings = {token for spelling in SPELLING.values() for token in spelling.split()}
    assert spellings | set(ABILITIES) | set(PER) <= written
    keys = {key for ability in ABILITIES.values() for key in (*ability.needs, *ability.may)}
    assert keys <= written
