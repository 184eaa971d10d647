"""What Wasteland's cards say: composed from what they do, every word in four languages."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import overseer.wasteland.text.effects
import overseer.wasteland.text.names
from overseer.text import LANGUAGES, has, ids
from overseer.wasteland.card import AiCard, Danger, Item, Leader, Unit, Weapon
from overseer.wasteland.cards import gallery
from overseer.wasteland.cards.ai import read_cell, read_column
from overseer.wasteland.cards.file import standard
from overseer.wasteland.cards.find import all_cards
from overseer.wasteland.cards.grammar import read_effect, read_extra_die, read_gift, read_use
from overseer.wasteland.text.ai import ai_table, column_text
from overseer.wasteland.text.cards import Card, head_line, kind_of, name, rules_lines, rules_text
from overseer.wasteland.text.effects import effect_text, gift_text, gifts_text, uses_text
from overseer.wasteland.text.names import caps_text
from overseer.wasteland.words import (
    AP_USES,
    ATTRIBUTES,
    CLOSE,
    COLOURS,
    CONDITIONS,
    DAMAGES,
    DICE,
    E_ALARM,
    E_PUSH,
    EFFECTS,
    FACTIONS,
    FOOD,
    GEAR,
    GIFTS,
    ICONS,
    ITEM_KINDS,
    JUNK,
    METHODS,
    NONE,
    POWERS,
    PRIORITIES,
    RANGED,
    REACHES,
    RESPONSES,
    ROWS,
    SKILLS,
    TRAITS,
    TYPES,
    USES,
    W_MELEE,
    W_RIFLE,
    WEAPON_KINDS,
    WHERES,
    YELLOW_DIE,
)

NAMED = (
    *("unit", "weapon", "item", "leader", "danger"),
    *("perk", "boost", "event", "exploration", "quest"),
)


def every_card() -> list[Card]:
    return all_cards(standard())


def card(kind: str, id: str) -> Card:
    return next(each for each in every_card() if kind_of(each) == kind and each.id == id)


def said(kind: str, id: str, lang: str = "en") -> str:
    return rules_text(card(kind, id), standard(), lang)


# ---- Every word in every language ----------------------------------------------------------------


def messages() -> Iterator[str]:
    """The message of every word of the vocabulary."""
    for kind, words in (
        ("colour", COLOURS),
        ("attribute", ATTRIBUTES),
        ("skill", SKILLS),
        ("condition", CONDITIONS),
        ("faction", FACTIONS),
        ("damage", DAMAGES),
        ("die", DICE),
        ("icon", ICONS),
        ("type", TYPES),
        ("kind", (*WEAPON_KINDS, *ITEM_KINDS)),
        ("response", RESPONSES),
        ("method", METHODS),
        ("attitude", ("reckless", "careful")),
        ("priority", PRIORITIES),
        ("ap", AP_USES),
        ("reach", REACHES),
        ("where", WHERES),
        ("trait", TRAITS),
        ("power", POWERS),
        ("effect", EFFECTS),
        ("use", USES),
    ):
        for word in words:
            yield f"wasteland-{kind}-{word}"
    for word in TYPES:
        yield f"wasteland-type-{word}.many"
    for word in (*WEAPON_KINDS, *ITEM_KINDS):
        yield f"wasteland-kind-{word}.many"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_has_its_message(lang: str) -> None:
    assert [message for message in messages() if not has(lang, message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_gift_is_said_up_and_down(lang: str) -> None:
    up = [gift_text(stat, 1, lang) for stat in range(len(GIFTS))]
    assert len(set(up)) == len(GIFTS)
    for word in ("strength", "rifle", "move", "short"):
        stat = GIFTS.index(word)
        assert gift_text(stat, -2, lang) != gift_text(stat, 2, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_use_and_die_is_said(lang: str) -> None:
    effects = [
        effect_text(read_effect(f"star {word} {'red' if at in (E_PUSH, E_ALARM) else ''}"), lang)
        for at, word in enumerate(EFFECTS)
    ]
    assert len(set(effects)) == len(EFFECTS)
    uses = [uses_text([read_use(word)], lang) for word in USES]
    assert len(set(uses)) == len(USES)
    dice = [gifts_text([], [read_extra_die(f"blue {word}")], lang)[0] for word in WHERES]
    assert len(set(dice)) == len(WHERES)


OF_SCENARIOS = {"wasteland-unit-computer"}  # things with health that a scenario makes (WC-X1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_are_those_of_the_standard_set(lang: str) -> None:
    """Every card has its name, and no name is left of a card that is gone."""
    expected = {f"wasteland-{kind_of(each)}-{each.id}" for each in every_card()}
    found = {id for id in ids(lang) for kind in NAMED if id.startswith(f"wasteland-{kind}-")}
    found = {id for id in found if not id.endswith(".flavour")}
    assert expected - found == set()
    assert found - expected == OF_SCENARIOS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_cards_of_a_kind_have_two_names(lang: str) -> None:
    for kind in NAMED:
        names = [
            name(each, lang)
            for each in every_card()
            if kind_of(each) == kind and isinstance(each, Unit | Weapon | Item | Leader | Danger)
        ]
        assert [each for each in set(names) if names.count(each) > 1] == [], kind


# ---- Whole cards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_standard_set_reads_well(lang: str) -> None:
    for each in every_card():
        lines = rules_lines(each, standard(), lang)
        assert lines or (isinstance(each, Item) and each.kind == JUNK), each.id
        for line in lines:
            assert line[0] == line[0].upper(), line
            assert line.endswith("."), line
            assert not re.search(r"  | ,|\.\.|::|\(\)|: \.|[{}$]", line), line
            assert len(line) < 500, line
        assert "wasteland-" not in head_line(each, lang)


@pytest.mark.parametrize(
    ("lang", "head", "text"),
    [
        (
            "en",
            "Rifle · 20 caps",
            "Short range blue: 2 yellow dice. Long range black: 2 green dice. 2 physical damage. "
            "Critical for 3 points, at long range only: 4 physical damage.",
        ),
        (
            "fr",
            "Fusil · 20 Caps",
            "Courte portée bleue\xa0: 2 dés jaunes. Longue portée noire\xa0: 2 dés verts. "
            "2 dégâts physiques. Critique pour 3 points, à longue portée seulement\xa0: "
            "4 dégâts physiques.",
        ),
        (
            "de",
            "Gewehr · 20 Kronkorken",
            "Kurze Reichweite Blau: 2 gelbe Würfel. Lange Reichweite Schwarz: 2 grüne Würfel. "
            "2 physischer Schaden. Kritisch für 3 Punkte, nur auf lange Reichweite: "
            "4 physischer Schaden.",
        ),
        (
            "es",
            "Fusil · 20 chapas",
            "Alcance corto (regla azul): 2 dados amarillos. Alcance largo (regla negra): "
            "2 dados verdes. 2 de daño físico. Crítico por 3 puntos, solo a alcance largo: "
            "4 de daño físico.",
        ),
    ],
)
def test_a_hunting_rifle(lang: str, head: str, text: str) -> None:
    assert head_line(card("weapon", "hunting-rifle"), lang) == head
    assert said("weapon", "hunting-rifle", lang) == text


def test_icons_buy_effects() -> None:
    text = said("weapon", "baseball-bat")
    assert "Bottle: armour −1 (up to 2 times)." in text
    assert text.endswith(
        "Critical for 2 points: + blue die, 2 physical damage; star: +1 damage; explosion: stunned."
    )
    assert "Stern: verletzter Arm." in said("weapon", "super-sledge", "de")


def test_a_weapon_that_scatters() -> None:
    assert "Direct hit: +1 damage. Missed by 1 or more: scatters orange; missed by 3 or more: " in (
        said("weapon", "frag-grenade")
    )
    assert "Scatters even on a hit; always: scatters orange; missed by 2 or more: " in (
        said("weapon", "fat-man")
    )


def test_a_stimpak_a_chem_and_a_meal() -> None:
    assert said("item", "stimpak") == "Use: heal 4 damage, mend injured arm and leg."
    assert said("item", "stimpak", "de").startswith("Einsatz: Entferne 4 Schaden, heile ")
    assert said("item", "jet") == (
        "At first: get 1 action point. Then: make a quick move at once. "
        "At last: get a reaction token. Addictive on star: Agility −2."
    )
    assert said("item", "iguana-bits", "fr") == (
        "Cru\xa0: retirez 2 dégâts, subissez 1 dégât de radiation. Cuit\xa0: retirez 4 dégâts."
    )
    assert "heal all radiation damage" in said("item", "refreshing-beverage")


def test_both_sides_of_power_armour() -> None:
    assert said("item", "t-60-power-armour", "es") == (
        "Intacta: Fuerza +3, Resistencia +4, armadura 3+1/3+1/4+1. "
        "Degradada: Fuerza +3, armadura 3/3/4."
    )


def test_a_unit() -> None:
    unit = card("unit", "super-mutant")
    assert head_line(unit, "de") == "Supermutant · Supermutanten · 40 Kronkorken"
    assert rules_lines(unit, standard(), "en") == [
        "S 6 · P 4 · E 6 · C 3 · I 3 · A 5 · L 3.",
        "Health 6 (Endurance), armour 1/1/X.",
        "Move yellow, charge red, awareness green, throw blue, presence yellow.",
        "Strength: close combat, heavy weapons, resisting cries; Perception: pistol, rifle, "
        "search; Agility: throwing.",
        "Standard equipment: Board, Bolt-Action Pipe Rifle.",
    ]


def test_what_reaches_others_says_whom() -> None:
    assert said("leader", "hunter") == (
        "Green die with rifles at long range. Friends within presence: awareness 1 colour longer."
    )
    assert said("leader", "bodyguard", "fr") == (
        "Dé jaune au pistolet. Alliés à portée de Présence avec 1 ou 2 points de Santé\xa0: "
        "tous les attributs +1."
    )


def test_dangers_say_what_averts_them() -> None:
    assert said("danger", "pipe-bomb") == (
        "Agility test at −1, or else: 3 physical damage, stunned."
    )
    assert said("danger", "double-bottom", "de") == (
        "1 Strahlenschaden an der Rüstung vorbei, 1 Gegenstand ziehen."
    )
    assert head_line(card("danger", "bear-trap"), "es") == "2 cartas"
    assert head_line(card("danger", "pipe-bomb"), "es") == ""


# ---- AI cards ------------------------------------------------------------------------------------


def test_the_matrix_of_the_super_mutant() -> None:
    cards = standard()
    ai = cards.ai[cards.ai_of[cards.unit("super-mutant").number]]
    table = ai_table(ai, "en")
    assert table[0] == ["", "4–6 health", "1–3 health"]
    assert table[1] == [
        "bottle or 2 bottles (close combat)",
        "Objective, reckless",
        "Objective, careful",
    ]
    assert [row[0] for row in ai_table(ai, "de")[1:]] == [
        "Flasche oder 2 Flaschen (Nahkampf)",
        "Stern oder 2 Sterne (Nahkampf)",
        "Explosion (Fernkampf)",
    ]
    text = rules_text(ai, cards, "fr")
    assert "Cibles\xa0: la plus blessée, la plus faible, la plus proche." in text
    assert name(ai, "fr") == "Super mutant"


def test_rows_that_differ_stand_apart() -> None:
    ai = AiCard(0, "mine", 0)
    ai.columns = [read_column("health 1+")]
    ai.cells = [[read_cell("A reckless")] for _ in ROWS]
    ai.cells[ROWS.index("stars")] = [read_cell("A reckless stays")]
    ai.methods = (CLOSE, RANGED, CLOSE, CLOSE, CLOSE)
    assert [row[0] for row in ai_table(ai, "en")[1:]] == [
        "bottle (close combat)",
        "2 bottles (ranged)",
        "star (close combat)",
        "2 stars (close combat)",
        "explosion (close combat)",
    ]


@pytest.mark.parametrize(
    ("column", "text"),
    [
        ("health 4-6", "4–6 health"),
        ("health 6+", "6 health or more"),
        ("health 1", "1 health"),
        ("friends 0", "no friend within red"),
        ("friends 1+", "1 or more friends within red"),
        ("friends 2-3", "2–3 friends within red"),
        ("engaged 1", "engaged"),
        ("engaged 0", "not engaged"),
    ],
)
def test_situations(column: str, text: str) -> None:
    assert column_text(read_column(column), "en") == text


# ---- Cards of one's own --------------------------------------------------------------------------


def test_a_card_without_a_name_in_the_catalogue_is_called_by_its_id() -> None:
    assert name(Weapon(0, "rusty-fork", W_MELEE), "fr") == "Rusty fork"


def test_rare_features_of_weapons_are_told() -> None:
    weapon = Weapon(0, "rusty-fork", W_RIFLE)
    weapon.short = weapon.minimum = 0
    weapon.more_damage, weapon.more_kind = 1, 2
    weapon.charges = weapon.walked = weapon.primed = 2
    weapon.strength_die = YELLOW_DIE
    weapon.lower_rating = weapon.pulse = weapon.silent = weapon.slow = True
    weapon.users = 1 << TYPES.index("mutant")
    weapon.effects = [read_effect("stun")]
    assert rules_lines(weapon, standard(), "en") == [
        "Short range orange: no dice.",
        "Not nearer than orange.",
        "1 physical damage, then 1 radiation damage.",
        "Hit: stunned.",
        "Needs 2 tokens before it can be used.",
        "Collects up to 2 tokens; each gives +1 damage.",
        "Walked fire: up to 2 shots.",
        "Slow: must be loaded again after each shot.",
        "Using it is no trigger.",
        "Counts against the lower of physical and energy armour.",
        "Hurts only robots and intact power armour.",
        "Strength 7 or more gives it a yellow die instead of a black one.",
    ]
    assert head_line(weapon, "en") == "Rifle · only for super mutants · without a price"


def test_features_of_items_that_differ_by_kind() -> None:
    item = Item(0, "odd-thing", GEAR)
    item.fits_power = True
    item.tokens = 1
    item.uses = [read_use("action 1")]
    assert head_line(item, "en").startswith("Gear · only with power armour · ")
    assert rules_text(item, standard(), "en") == (
        "Use: get 1 action point. 1 token, one for each use."
    )
    meal = Item(0, "odd-meal", FOOD)
    meal.addiction = 1
    assert rules_text(meal, standard(), "en") == "Addictive on star."


def test_mixed_attribute_gifts_are_told_one_by_one() -> None:
    gifts = [read_gift(f"{word} {2 if word == 'luck' else 1}") for word in ATTRIBUTES]
    assert "Luck +2" in gifts_text(gifts, [], "en")[0]
    gifts = [*(read_gift(f"{word} -1") for word in ATTRIBUTES), read_gift("health 1")]
    assert gifts_text(gifts, [], "en") == ["all attributes −1, health +1"]


def test_prices() -> None:
    assert caps_text((5, 1, NONE), 1, "en") == "1 cap"
    assert caps_text((5, 1, NONE), 0, "es") == "5 chapas"
    assert caps_text((5, 1, NONE), 2, "de") == "1 Kronkorken (Preis der Liste 2020)"
    assert caps_text((NONE, NONE, NONE), 2, "de") == "ohne Preis"


# ---- Documentation -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_in_the_docs_is_the_standard_set(lang: str) -> None:
    page = Path(__file__).parents[3] / "docs" / "gallery" / f"wasteland.{lang}.md"
    assert page.read_text(encoding="utf-8") == gallery.markdown(lang), (
        "run: python -m overseer.wasteland.cards.gallery"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_gallery_shows_every_card(lang: str) -> None:
    page = gallery.markdown(lang)
    for each in every_card():
        assert f"`{each.id}`" in page or f"### {name(each, lang)}" in page


@pytest.mark.parametrize("module", [overseer.wasteland.text.effects, overseer.wasteland.text.names])
def test_the_examples_in_the_sources_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)
