"""Mistakes in card files of Wasteland: each is told on its line, and nothing breaks the reader."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overseer.cardfile.problems import CardFileError, problem_text
from overseer.text import LANGUAGES, ids
from overseer.wasteland.cards.ai import MOST_COLUMNS
from overseer.wasteland.cards.file import load_text
from overseer.wasteland.cards.grammar import Mistake, read_effect, read_gift
from overseer.wasteland.words import EFFECTS, GIFTS, ICONS, REACHES
from tests.wasteland.card_sample import FILE, TEXT, Broken, problem_of
from tests.wasteland.fortune_sample import FORTUNE_BROKEN

WORD, SHAPE = "wasteland-file-word", "wasteland-file-shape"
TOGETHER, MISSING = "wasteland-file-together", "cardfile-missing-key"
BROKEN = {
    "unknown key": Broken("base = 25", "bas = 25\nbase = 25", "bas ", "cardfile-unknown-key"),
    "key of another kind": Broken(
        "against_agility = true", "slow = true", "slow", "cardfile-unknown-key"
    ),
    "key of another item": Broken(
        "piece = 1", "piece = 1\ncooked = []", "cook", "cardfile-unknown-key"
    ),
    "key of an AI card": Broken(
        'unit = "yao', 'id = "x"\nunit = "yao', "id", "cardfile-unknown-key"
    ),
    "missing kind": Broken('kind = "melee"\n', "", "[[weapon]]", MISSING),
    "unknown kind": Broken('"melee"\nsource', '"mele"\nsource', "kind", "cardfile-choice"),
    "unknown kind of item": Broken('"chem"', '"chemical"', "kind", "cardfile-choice"),
    "unknown faction": Broken(
        '"creatures"', '"creature"', "faction", "cardfile-choice", {"guess": "creatures"}
    ),
    "missing base": Broken("base = 25\n", "", "[[unit]]", MISSING),
    "base": Broken("base = 25", "base = 99", "base", "cardfile-range"),
    "missing attributes": Broken("special = [9, 6, 8, 1, 2, 4, 1]\n", "", "[[unit]]", MISSING),
    "attributes": Broken("[9, 6, 8, 1, 2, 4, 1]", "[9, 6, 8]", "special", "wasteland-file-numbers"),
    "attribute": Broken("[9, 6, 8, 1", "[99, 6, 8, 1", "special", "cardfile-range"),
    "flag as a number": Broken("[9, 6", "[true, 6", "special", "wasteland-file-numbers"),
    "caps": Broken("[-1, 120, 0]", "[-2, 120, 0]", "caps", "cardfile-range", {"low": -1}),
    "missing types": Broken('types = ["creature"]\n', "", "[[unit]]", MISSING),
    "no types": Broken('types = ["creature"]', "types = []", "types", "wasteland-file-no-type"),
    "type": Broken('types = ["creature"]', 'types = ["bear"]', "types", WORD, {"what": "type"}),
    "trait twice": Broken(
        '"burrows"]', '"burrows", "burrows"]', "traits", "wasteland-file-word-twice"
    ),
    "trait": Broken('"burrows"', '"burrow"', "traits", WORD, {"guess": "burrows"}),
    "ratings": Broken('["2+1", "–", "X"]', '["2+1", "–"]', "armour", "wasteland-file-ratings"),
    "rating": Broken('["2+1", "–", "X"]', '["2+2", "–", "X"]', "armour", SHAPE),
    "ruler": Broken('move = "yellow"', 'move = "yelow"', "move", WORD, {"guess": "yellow"}),
    "skill": Broken('"search perception"', '"serch perception"', "skills", WORD, {"what": "skill"}),
    "skill beside nothing": Broken('"search perception"', '"search"', "skills", SHAPE),
    "skill beside no attribute": Broken(
        '"search perception"', '"search eyes"', "skills", WORD, {"what": "attribute"}
    ),
    "skill twice": Broken(
        '"search perception"', '"melee agility"', "skills", "wasteland-file-word-twice"
    ),
    "cry without its ruler": Broken(
        'cry = "orange"\n', "", "skills", "wasteland-file-skill-ruler", {"skill": "cry"}
    ),
    "ruler without its skill": Broken(
        'cry = "orange"', 'cry = "orange"\nthrow = "red"', "throw", "wasteland-file-skill-ruler"
    ),
    "gift": Broken('"boost 1"', '"bost 1"', "gives", WORD, {"what": "gift"}),
    "gift of nothing": Broken('"boost 1"', '"boost 0"', "gives", SHAPE),
    "gift to nobody": Broken("2 aura-dogs", "2 aura-cats", "gives", WORD, {"what": "reach"}),
    "gift with too much": Broken("2 aura-dogs", "2 aura-dogs own", "gives", SHAPE),
    "die": Broken('"green melee"', '"white melee"', "dice", WORD, {"what": "die"}),
    "die for nothing": Broken('"green melee"', '"green cooking"', "dice", WORD, {"what": "where"}),
    "die alone": Broken('["green melee"]', '["green"]', "dice", SHAPE),
    "unknown weapon": Broken(
        '["bear-claw"]\n',
        '["bear-clav"]\n',
        "weapons",
        "wasteland-file-no-card",
        {"what": "weapon", "guess": "bear-claw"},
    ),
    "weapon that is no part of a body": Broken(
        'weapons = ["bear-claw"]',
        'weapons = ["spike-bat"]',
        "weapons",
        "wasteland-file-not-natural",
    ),
    "unknown equipment": Broken(
        '"bear-jam", "spike',
        '"bear-honey", "spike',
        "standard",
        "wasteland-file-no-card",
        {"what": "equipment"},
    ),
    "dice of a weapon": Broken('dice = "YYB"', 'dice = "YYR"', "dice", SHAPE),
    "too many dice": Broken('dice = "YYB"', 'dice = "YYYYY"', "dice", SHAPE),
    "missing damage": Broken('damage = "3 energy"\n', "", "[[weapon]]", MISSING),
    "damage": Broken('"3 energy"', '"3"', "damage", SHAPE),
    "kind of damage": Broken('"3 energy"', '"3 heat"', "damage", WORD, {"what": "damage"}),
    "damage of one kind twice": Broken('"3 energy"', '"3 energy, 1 energy"', "damage", SHAPE),
    "missing range": Broken('short = "blue YY"\n', "", "[[weapon]]", MISSING),
    "range": Broken('"blue YY"', '"blue Y Y"', "short", SHAPE),
    "effect": Broken('"2 bottle fire"', '"2 bottle fyre"', "effects", WORD, {"what": "effect"}),
    "icon": Broken('"2 bottle fire"', '"2 cap fire"', "effects", WORD, {"what": "icon"}),
    "effect with too much": Broken('"2 bottle fire"', '"2 bottle fire 3"', "effects", SHAPE),
    "effect with a limit but no icon": Broken('"2 bottle fire"', '"fire max 2"', "effects", SHAPE),
    "push by no ruler": Broken("push orange", "push 2", "effects", WORD, {"what": "ruler"}),
    "icon in the blast": Broken('"damage 1", "stun"', '"star stun"', "inner_effects", SHAPE),
    "inner circle without effects": Broken(
        'inner_effects = ["damage 1", "stun"]\n', "", "inner", TOGETHER
    ),
    "inner circle too wide": Broken(
        'inner = "orange"', 'inner = "red"', "inner", "wasteland-file-inner"
    ),
    "scatter": Broken('"0 orange"', '"orange"', "scatter", SHAPE),
    "scatter that falls": Broken('"0 orange"', '"5 orange"', "scatter", "wasteland-file-scatter"),
    "always scatters nowhere": Broken(
        'scatter = ["0 orange", "3 yellow"]\n', "", "always", "wasteland-file-needs"
    ),
    "mine without a trigger": Broken('trigger = "yellow"\n', "", "[[weapon]]", MISSING),
    "mine without an area": Broken(
        'trigger = "yellow"\narea = "red"', 'trigger = "red"', "[[weapon]]", MISSING
    ),
    "user": Broken('["mutant", "human"]', '["mutants"]', "users", WORD, {"guess": "mutant"}),
    "critical": Broken("points = 3", "points = 0", "critical", "cardfile-range"),
    "critical as a number": Broken(
        'critical = { points = 3, band = "long", dice = "KG", damage = 4, '
        'effects = ["bottle arm"] }',
        "critical = 3",
        "critical",
        "wasteland-file-table",
    ),
    "critical at no range": Broken('band = "long"', 'band = "far"', "critical", "cardfile-choice"),
    "critical with more": Broken(
        "points = 3", "points = 3, luck = 1", "critical", "cardfile-unknown-key"
    ),
    "use": Broken('"heal 4", "cure"', '"heel 4", "cure"', "use", WORD, {"guess": "heal"}),
    "use of nothing": Broken('"heal 4", "cure"', '"heal 0", "cure"', "use", SHAPE),
    "use of too much": Broken('"heal 4", "cure"', '"heal 4 5", "cure"', "use", SHAPE),
    "too many stages": Broken(
        "stages = [", "stages = [{}, {}, ", "stages", "wasteland-file-stages"
    ),
    "addiction without penalty": Broken('penalties = ["agility -2"]\n', "", "addiction", TOGETHER),
    "side of power armour": Broken(
        '[item.degraded]\nspecial = [3, 0, 0, 0, 0, -1, 0]\narmour = ["3", "2", "1"]\n',
        "",
        "[[item]]",
        MISSING,
    ),
    "half strong": Broken(
        '["3+1", "2+1", "–"]', '["3+1", "2", "–"]', "armour", "wasteland-file-strong"
    ),
    "fits": Broken('["rifle", "pistol"]', '["rifel"]', "fits", WORD, {"what": "weapon-kind"}),
    "missing piece": Broken("piece = 1\n", "", "[[item]]", MISSING),
    "power": Broken('"redraws"', '"redraw"', "powers", WORD, {"what": "power"}),
    "modifier of no test": Broken(
        'attribute = "agility"\n', "", "modifier", "wasteland-file-modifier"
    ),
    "danger by an icon": Broken('"hurt 2"', '"star hurt 2"', "effects", SHAPE),
    "missing effects": Broken('effects = ["hurt 2", "leg"]\n', "", "[[danger]]", MISSING),
    "unknown unit": Broken(
        'unit = "yao-guai"', 'unit = "yao-gai"', "unit", "wasteland-file-no-card", {"what": "unit"}
    ),
    "missing row": Broken(
        'bottle = ["A reckless", "O careful", "F careful"]\n', "", "[[ai]]", MISSING
    ),
    "no columns": Broken(
        'columns = ["health 6+", "friends 1-2", "engaged 1"]\n'
        'bottle = ["A reckless", "O careful", "F careful"]\n'
        'star = ["A careful stays", "M careful", "D careful"]\n'
        'stars = ["D reckless", "D reckless", "D reckless"]\n'
        'explosion = ["M reckless", "M reckless", "M reckless"]\n',
        "columns = []\nbottle = []\nstar = []\nexplosion = []\n",
        "columns",
        "wasteland-file-columns",
        {"high": MOST_COLUMNS},
    ),
    "situation": Broken('"engaged 1"', '"rested 1"', "columns", WORD, {"what": "situation"}),
    "bounds": Broken('"friends 1-2"', '"friends 2-1"', "columns", SHAPE),
    "no bounds": Broken('"friends 1-2"', '"friends"', "columns", SHAPE),
    "response": Broken('"O careful", "F', '"X careful", "F', "bottle", WORD, {"what": "response"}),
    "attitude": Broken('"O careful", "F', '"O bold", "F', "bottle", WORD, {"what": "attitude"}),
    "cell": Broken('"O careful", "F', '"O", "F', "bottle", SHAPE),
    "cells": Broken('"O careful", "F careful"', '"O careful"', "bottle", "wasteland-file-cells"),
    "method": Broken('"close", "ranged"]', '"close", "far"]', "methods", WORD, {"what": "method"}),
    "methods": Broken('"close", "ranged"]', '"ranged"]', "methods", "wasteland-file-methods"),
    "priority": Broken('"nearest"', '"near"', "priorities", WORD, {"what": "priority"}),
    "no priority": Broken(
        '["nearest", "weakest"]', "[]", "priorities", "wasteland-file-no-priority"
    ),
    "preferred": Broken(
        '["bear-claw", "spike-bat"]', '["bear-claw"]', "preferred", "wasteland-file-preferred"
    ),
    "preferred weapon": Broken(
        '["bear-claw", "spike-bat"]',
        '["bear-claw", "spike-cat"]',
        "preferred",
        "wasteland-file-no-card",
        {"guess": "spike-bat"},
    ),
    "preferred from afar": Broken(
        '["bear-claw", "spike-bat"]', '["", "bear-claw"]', "preferred", "wasteland-file-not-ranged"
    ),
    "action points": Broken('"attack", "move"]', '"dance"]', "ap", WORD, {"what": "ap"}),
    "list of other things": Broken(
        '["hurt 2", "leg"]', '["hurt 2", 3]', "effects", "cardfile-type"
    ),
    "id": Broken('"tamer"', '"The Tamer"', "id", "cardfile-id"),
    "missing id": Broken('id = "tamer"\n', "", "[[leader]]", MISSING),
    "source": Broken('source = "designed"', 'source = "mine"', "source", "cardfile-choice"),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN.keys())
def test_a_mistake_is_found_on_its_line(broken: Broken) -> None:
    broken.found_in(TEXT)


def test_every_message_about_a_set_is_reached_by_a_test() -> None:
    elsewhere = {"twice", "folder", "cards", "name", "good"}
    every = (*BROKEN.values(), *FORTUNE_BROKEN.values())
    told = {broken.id for broken in every if broken.id.startswith("wasteland-file-")}
    told |= {f"wasteland-file-{name}" for name in elsewhere}
    assert {id for id in ids("en") if id.startswith("wasteland-file-")} == told


def test_a_mistake_is_told_in_four_languages_with_its_card() -> None:
    problem = problem_of(TEXT.replace("hurt 2", "hut 2"))
    text = problem_text(problem, "en")
    assert text.startswith(f"mine.toml, line {problem.line}: Card “bear-trap”: “hut” is not known")
    assert text.endswith("Did you mean “hurt”?")
    assert "Karte „bear-trap“" in problem_text(problem, "de")
    assert "Carte «\xa0bear-trap\xa0»" in problem_text(problem, "fr")
    assert "Carta «bear-trap»" in problem_text(problem, "es")


# ---- Anything at all -----------------------------------------------------------------------------


@given(st.text(max_size=40), st.integers(0, len(TEXT) - 1), st.integers(0, 30))
def test_no_file_breaks_the_reader(garbage: str, at: int, cut: int) -> None:
    try:
        load_text(TEXT[:at] + garbage + TEXT[at + cut :], FILE)
    except CardFileError as error:
        for problem in error.problems:
            for lang in LANGUAGES:
                assert problem_text(problem, lang).startswith(FILE)


LINES = TEXT.splitlines()
VALUES = (
    "3",
    "-1",
    "true",
    "1.5",
    '""',
    '"X"',
    "[]",
    "[3]",
    '["stun"]',
    "{}",
    "[[]]",
    "1979-05-27",
)


@given(st.integers(2, len(LINES) - 1), st.sampled_from(VALUES))
def test_no_value_of_another_type_breaks_the_reader(at: int, value: str) -> None:
    key, equals, _ = LINES[at].partition(" = ")
    if not equals:
        return
    text = "\n".join([*LINES[:at], f"{key} = {value}", *LINES[at + 1 :]])
    try:
        load_text(text, FILE)
    except CardFileError as error:
        for problem in error.problems:
            assert problem_text(problem, "en").startswith(FILE)


@given(st.lists(st.sampled_from([*ICONS, *EFFECTS, "2", "max", "if-damaged", "orange"])))
def test_no_effect_breaks_the_reader(words: list[str]) -> None:
    try:
        effect = read_effect(" ".join(words))
    except Mistake:
        return
    assert EFFECTS[effect.effect] in words


@given(st.lists(st.sampled_from([*GIFTS, *REACHES, "2", "-1", "0"])))
def test_no_gift_breaks_the_reader(words: list[str]) -> None:
    try:
        gift = read_gift(" ".join(words))
    except Mistake:
        return
    assert GIFTS[gift.stat] == words[0]
    assert gift.amount != 0
