"""Card files of Wasteland: what they may say, how files make a set, and what its digest follows."""

from __future__ import annotations

import doctest
from pathlib import Path
from types import ModuleType

import pytest

import overseer.wasteland.cards.ai
import overseer.wasteland.cards.grammar
from overseer.cardfile.problems import CardFileError, Problem
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import MOST_FILES, load, load_text, source_text
from overseer.wasteland.cards.grammar import read_effect
from overseer.wasteland.words import (
    AGILITY,
    ATTACK,
    BLUE,
    BURROWS,
    CLOSE,
    CREATURES,
    CRY,
    E_FIRE,
    E_PUSH,
    EFFECTS,
    GIFTS,
    ICONS,
    IMMUNE,
    MELEE,
    NONE,
    ORANGE,
    P_NEAREST,
    RANGED,
    REACHES,
    S_HEALTH,
    STAR,
    STRENGTH,
    THROW,
    U_CLEANSE,
    U_CURE,
    U_HEAL,
    W_MINE,
    YELLOW,
    YELLOW_DIE,
)
from tests.wasteland.card_sample import FILE, TEXT, UNIT, problem_of


def cards() -> CardSet:
    return load_text(TEXT, FILE)


# ---- What a file says ---------------------------------------------------------------------------


def test_a_unit_is_read_as_it_is_written() -> None:
    found = cards()
    bear = found.unit("yao-guai")
    assert (found.name, bear.faction, bear.radius, bear.unique) == ("mine", CREATURES, 25, True)
    assert bear.caps == (NONE, 120, 0)
    assert (bear.attributes[STRENGTH], bear.health, bear.health_attribute) == (9, 8, STRENGTH)
    assert bear.ratings == (2, 0, IMMUNE)
    assert bear.strong == (True, False, False)
    assert (bear.skills[MELEE], bear.skills[CRY], bear.skills[THROW]) == (STRENGTH, STRENGTH, NONE)
    assert (bear.move, bear.cry, bear.throw) == (YELLOW, ORANGE, NONE)
    assert bear.traits & BURROWS
    assert [(GIFTS[g.stat], g.amount, REACHES[g.reach]) for g in bear.gifts] == [
        ("boost", 1, "own"),
        ("search", 2, "aura-dogs"),
    ]
    assert bear.weapons == [found.weapon_numbers["bear-claw"]]
    assert bear.standard == ["spike-bat", "bear-jam", "spike-bomb"]


def test_weapons_are_read_as_they_are_written() -> None:
    found = cards()
    claw = found.weapon("bear-claw")
    assert (claw.damage, claw.damage_kind, claw.more_damage, claw.more_kind) == (2, 0, 1, 2)
    assert list(claw.short_dice) == [0, 2, 0, 1]
    fire, pierce, push = claw.effects
    assert (fire.count, ICONS[fire.icon], fire.effect) == (2, "bottle", E_FIRE)
    assert (pierce.limit, pierce.if_damaged, fire.if_damaged) == (2, True, False)
    assert (push.effect, push.amount) == (E_PUSH, ORANGE)
    assert (claw.skill, claw.strength_die, claw.throws) == (MELEE, YELLOW_DIE, YELLOW)
    gun = found.weapon("spike-bat")
    assert (gun.short, list(gun.short_dice), gun.long) == (BLUE, [0, 2, 0, 0], 5)
    assert gun.critical is not None
    critical = gun.critical
    assert (critical.points, critical.band, critical.damage) == (3, 1, 4)
    bomb = found.weapon("spike-bomb")
    assert (bomb.skill, bomb.scatter, bomb.inner) == (THROW, ((0, ORANGE), (3, YELLOW)), ORANGE)
    assert [effect.icon for effect in bomb.inner_effects + bomb.direct] == [NONE] * 3
    mine = found.weapon("spike-mine")
    assert (mine.kind, mine.skill, mine.short, mine.area) == (W_MINE, THROW, YELLOW, 2)


def test_items_are_read_as_they_are_written() -> None:
    found = cards()
    jam = found.item("bear-jam")
    assert jam.uses == [(U_HEAL, 4), (U_CURE, 1), (U_CLEANSE, 99)]
    assert (len(jam.stages), len(jam.stages[1].dice), jam.addiction) == (2, 1, STAR)
    assert [(gift.stat, gift.amount) for gift in jam.penalties] == [(AGILITY, -2)]
    suit = found.item("bear-suit")
    assert suit.intact is not None
    assert suit.degraded is not None
    assert (suit.intact.ratings, suit.intact.strong) == ((3, 2, 0), True)
    assert suit.intact.attributes == (3, 0, 4, 0, 0, -1, 0)
    assert (suit.degraded.ratings, suit.degraded.strong) == ((3, 2, 1), False)
    scope = found.item("bear-scope")
    assert (scope.fits, scope.fits_armour, scope.fits_power) == (0b11, True, False)
    assert found.item("bear-steak").cooked == [(U_HEAL, 4)]


def test_an_ai_card_is_read_as_it_is_written() -> None:
    found = cards()
    card = found.ai[found.ai_of[found.unit_numbers["yao-guai"]]]
    column = card.columns[0]
    assert (column.situation, column.low, column.high) == (S_HEALTH, 6, 99)
    assert [[cell.response for cell in row] for row in card.cells[:2]] == [[0, 2, 3]] * 2
    star = card.cells[2][0]
    assert (star.response, star.reckless, star.stays) == (ATTACK, False, True)
    assert card.cells[3][0].response != star.response  # a row of two stars of its own
    assert card.methods == (CLOSE, CLOSE, CLOSE, CLOSE, RANGED)
    assert card.priorities[0] == P_NEAREST
    claw, gun = card.preferred
    assert (found.weapons[claw].id, found.weapons[gun].id) == ("bear-claw", "spike-bat")


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_effect_can_be_written(effect: str) -> None:
    amount = " orange" if effect in ("push", "alarm") else ""
    found = read_effect(f"2 star {effect}{amount} max 3 if-damaged")
    assert (found.icon, found.count, found.limit) == (STAR, 2, 3)
    assert EFFECTS[found.effect] == effect


# ---- The digest ----------------------------------------------------------------------------------

CHANGES = (
    ("[-1, 120, 0]", "[-1, 121, 0]"),
    ("base = 25", "base = 26"),
    ("special = [9", "special = [8"),
    ("2+1", "2"),
    ('"melee strength"', '"melee agility"'),
    ('"burrows"', '"leaps"'),
    ("aura-dogs", "aura"),
    ("green melee", "black melee"),
    ("YYB", "YYG"),
    ("max 2 if-damaged", "if-damaged"),
    ("points = 3", "points = 2"),
    ("3 yellow", "4 yellow"),
    ('"damage 1"', '"damage 2"'),
    ('"heal 4"', '"heal 5"'),
    ('"action 1"', '"action 2"'),
    ("agility -2", "agility -1"),
    ("[3, 0, 4", "[3, 0, 5"),
    ("long 2", "long 1"),
    ("explosion stun", "star stun"),
    ("awareness 1 aura", "awareness 1"),
    ('"redraws"', '"lends"'),
    ("hurt 2", "hurt 3"),
    ("friends 1-2", "friends 1-3"),
    ("A careful stays", "A careful"),
    ('"nearest"', '"fastest"'),
    ('["bear-claw", "spike-bat"]', '["", "spike-bat"]'),
    ('"attack", "move"]', '"attack"]'),
)


@pytest.mark.parametrize(("old", "new"), CHANGES)
def test_the_digest_follows_what_matters_in_play(old: str, new: str) -> None:
    assert old in TEXT
    assert load_text(TEXT.replace(old, new, 1), FILE).digest != cards().digest


def test_the_digest_does_not_follow_the_layout() -> None:
    same = TEXT.replace("[[item]]", "# a comment\n[[item]]").replace("designed", "public")
    assert load_text(same, "yours.toml").digest == cards().digest


# ---- Folders -------------------------------------------------------------------------------------


def folder_of(path: Path, **texts: str) -> Path:
    for name, text in texts.items():
        (path / f"{name.replace('_', '-')}.toml").write_text(text, encoding="utf-8")
    return path


def problems_in(path: Path) -> list[Problem]:
    with pytest.raises(CardFileError) as caught:
        load(path)
    return caught.value.problems


def test_a_folder_is_one_set_whose_cards_find_each_other(tmp_path: Path) -> None:
    parts = TEXT.split("\n\n")
    folder = folder_of(
        tmp_path,
        set=parts[0],
        zebra="",
        ai="\n\n".join(parts[10:]),
        armour="\n\n".join(parts[6:10]),
        weapons_melee="\n\n".join(parts[2:6]),
        units_creatures=parts[1],
    )
    found = load(folder)
    assert found.digest == cards().digest
    # What a record keeps of a folder is one text that means the same.
    assert load_text(source_text(folder)).digest == found.digest


def test_a_card_in_two_files_is_told_with_both(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, set=f'name = "mine"\n{UNIT}', yours=f"# second\n{UNIT}")
    (problem,) = problems_in(folder)
    assert (problem.id, problem.card, problem.line) == ("wasteland-file-twice", "post", 3)
    assert problem.args["first"] == f"{folder / 'set.toml'}:2"


def test_a_weapon_and_an_item_cannot_share_an_id() -> None:
    problem = problem_of(TEXT.replace('id = "bear-cap"', 'id = "spike-bat"'))
    assert (problem.id, problem.args["id"]) == ("wasteland-file-twice", "spike-bat")


def test_cards_on_one_line_are_told_apart() -> None:
    entry = '{ id = "trap", source = "designed", effects = ["stun"] }'
    text = f'name = "mine"\ndanger = [{entry}, {entry}]\n{UNIT}'
    assert problem_of(text).id == "wasteland-file-twice"


def test_the_name_of_a_set_comes_before_its_cards(tmp_path: Path) -> None:
    (problem,) = problems_in(folder_of(tmp_path, a=UNIT, b='name = "mine"'))
    assert (problem.id, Path(problem.file).name) == ("wasteland-file-name", "b.toml")


def test_the_mistakes_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    folder = folder_of(tmp_path, set="name = 1 2", food="nam = 1", gear="item = 3")
    assert [(Path(p.file).name, p.id) for p in problems_in(folder)] == [
        ("set.toml", "cardfile-not-toml"),
        ("food.toml", "cardfile-unknown-key"),
        ("gear.toml", "cardfile-type"),
    ]


def test_cards_of_an_unreadable_file_are_not_missed(tmp_path: Path) -> None:
    unit = UNIT + 'standard = ["board"]\n'
    folder = folder_of(tmp_path, set=f'name = "mine"\n{unit}', weapons="[[weapon]\n")
    assert [problem.id for problem in problems_in(folder)] == ["cardfile-not-toml"]


def test_a_folder_without_files_or_with_too_many(tmp_path: Path) -> None:
    assert [problem.id for problem in problems_in(tmp_path)] == ["wasteland-file-folder"]
    for at in range(MOST_FILES + 1):
        (tmp_path / f"{at}.toml").touch()
    assert [problem.id for problem in problems_in(tmp_path)] == ["wasteland-file-folder"]


def test_a_set_without_units_or_name() -> None:
    assert problem_of('name = "mine"').id == "wasteland-file-cards"
    assert problem_of(UNIT).id == "cardfile-missing-key"


def test_a_path_that_is_not_there(tmp_path: Path) -> None:
    assert [p.id for p in problems_in(tmp_path / "none")] == ["cardfile-missing"]


@pytest.mark.parametrize("module", [overseer.wasteland.cards.grammar, overseer.wasteland.cards.ai])
def test_the_examples_in_the_sources_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)
