"""What cards say: composed from what they do, in four languages; and the function that says it."""

import doctest
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import overseer.cardfile.lines
import overseer.shelter.cards.checks
import overseer.shelter.cards.file
import overseer.shelter.cards.rows
import overseer.shelter.text
import overseer.text.saying
from overseer.shelter.card import RESOURCES, Elevator, Item, Room, Space, Symbol, Threat
from overseer.shelter.cards.file import PER, standard
from overseer.shelter.cards.rows import COST, GAIN, REWARD, Row, read_row
from overseer.shelter.text import (
    elevator_text,
    item_text,
    legend,
    name,
    room_text,
    short_marks,
    short_row,
    short_space,
    space_text,
    threat_text,
)
from overseer.text import COMPLETE, TextError, default_language, has, ids, register, translate


def row(text: str, kind: Row = REWARD) -> tuple[Symbol, ...]:
    symbols, mistakes = read_row(text, kind)
    assert mistakes == []
    return symbols


def space(reward: str, cost: str = "", *, linked: bool = False, wounded: bool = False) -> Space:
    return Space(row(cost, COST), row(reward), linked=linked, wounded=wounded)


def item(when: str, pay: str = "", gain: str = "") -> Item:
    return Item(id="x", source="designed", when=when, pay=row(pay, COST), gain=row(gain, GAIN))


def end_item(per: str, each: int = 1, most: int = 0) -> Item:
    return Item(id="x", source="designed", when="end", happiness=1, per=per, each=each, most=most)


def all_texts(lang: str) -> list[str]:
    """Every text of every card of the standard set."""
    cards = standard()
    return [
        *(room_text(room, lang) for room in cards.rooms),
        *(elevator_text(lift, lang) for lift in cards.elevators),
        *(item_text(each, lang) for each in cards.items),
        *(threat_text(threat, lang) for threat in cards.threats),
    ]


# ---- Sentences ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            "Pay 2 food and 1 water. Gain 1 item from the display and 2 resources of your choice, "
            "then take the first-player marker. "
            "A dweller trained in L (Luck) gains the reward twice.",
        ),
        (
            "fr",
            "Payez 2 cubes de nourriture et 1 cube d’eau. Gagnez 1 Objet de la piste et 2 "
            "ressources de votre choix, puis prenez le pion Premier Joueur. "
            "Un Résident entraîné pour L (Chance) gagne deux fois la récompense.",
        ),
        (
            "de",
            "Bezahle 2 Nahrung und 1 Wasser. Erhalte 1 Gegenstand aus der Auslage und 2 "
            "Ressourcen deiner Wahl, dann nimm den Startspieler-Marker. "
            "Ein in L (Glück) trainierter Bewohner erhält die Belohnung zweimal.",
        ),
        (
            "es",
            "Paga 2 cubos de comida y 1 cubo de agua. Obtén 1 Objeto del suministro y 2 Recursos "
            "de tu elección, luego toma la ficha de Jugador inicial. "
            "Un Morador entrenado en L (Suerte) obtiene la recompensa dos veces.",
        ),
    ],
)
def test_a_space_in_sentences(lang: str, sentences: str) -> None:
    given = Space(row("food*2 water", COST), row("item ?*2 first"), "L")
    assert space_text(given, lang) == sentences


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Gain 1 new dweller.", "Gain 2 new dwellers."),
        ("fr", "Gagnez 1 nouveau Résident.", "Gagnez 2 nouveaux Résidents."),
        ("de", "Erhalte 1 neuen Bewohner.", "Erhalte 2 neue Bewohner."),
        ("es", "Obtén 1 Morador nuevo.", "Obtén 2 Moradores nuevos."),
    ],
)
def test_one_and_many(lang: str, one: str, two: str) -> None:
    assert space_text(space("dweller"), lang) == one
    assert space_text(space("dweller*2"), lang) == two


def test_a_list_of_three_has_commas_and_an_and() -> None:
    assert space_text(space("energy food water"), "en") == "Gain 1 energy, 1 food and 1 water."


def test_marks_and_costs_that_are_no_payment() -> None:
    hurt = space("energy*3", "wound")
    assert space_text(hurt, "en") == "The dweller is wounded. Gain 3 energy."
    both = space("energy*3", "wound", linked=True)
    assert space_text(both, "en") == (
        "Place two dwellers here in the same turn. Both dwellers are wounded. Gain 3 energy."
    )
    bed = space("heal", wounded=True)
    assert space_text(bed, "en") == "Only a wounded dweller may be placed here. Heal this dweller."


def test_a_paid_build_has_its_own_happiness() -> None:
    # SH-Q10: gained for each room that is built, and only then.
    lift = space("build happiness*2", "build")
    assert space_text(lift, "en") == (
        "Pay the build cost of a room from the display. "
        "Build that room, then gain 2 happiness for each room built here."
    )
    free = space("build happiness*2", "energy")
    assert space_text(free, "en") == (
        "Pay 1 energy. Build a room from the display for free, if you like, then gain 2 happiness."
    )


def test_training_comes_last_because_it_happens_last() -> None:
    # SH-Y10: at the recall, wherever the symbol stands in its row.
    assert space_text(space("train:S energy"), "en") == (
        "Gain 1 energy, then train this dweller at the recall in S."
    )


def test_a_fight_comes_before_its_reward() -> None:
    ghouls = Threat(id="x", space=Space((), row("happiness"), fight=7), source="designed")
    assert threat_text(ghouls, "en") == (
        "Fight: roll 7 or more, or the dweller is wounded. If you win, gain 1 happiness."
    )
    bare = Threat(id="x", space=Space(row("water", COST), ()), source="designed")
    assert threat_text(bare, "en") == "Pay 1 water. There is no reward."


def test_a_room_says_what_it_costs() -> None:
    given = Room(id="x", cost=(1, 0, 2), spaces=(space("food"),), source="designed")
    assert room_text(given, "en") == "Gain 1 food. Build cost: 1 energy and 2 water."
    given = Room(id="x", spaces=(space("food"), space("?")), source="designed")
    assert room_text(given, "de") == (
        "Linkes Feld: Erhalte 1 Nahrung. Rechtes Feld: Erhalte 1 Ressource deiner Wahl. "
        "Der Bau kostet nichts."
    )


def test_items_say_when() -> None:
    assert item_text(item("turn", "water", "energy again"), "en") == (
        "Exhaust this item in your turn: pay 1 water, then gain 1 energy, "
        "then take another turn right after this one."
    )
    assert item_text(item("turn", "", "heal train:P"), "de") == (
        "Erschöpfe diesen Gegenstand in deinem Zug: Heile einen deiner verletzten Bewohner, wo "
        "immer er ist, dann trainiere sofort einen deiner unverletzten, untrainierten, "
        "verfügbaren Bewohner in P."
    )
    assert item_text(item("recall", "", "food"), "fr") == (
        "À la fin de chaque round, gagnez 1 cube de nourriture."
    )


def test_items_that_count_at_the_end() -> None:
    assert item_text(end_item("cube", 4, 3), "en") == (
        "At game end, gain 1 happiness for every 4 of your resource cubes, 3 at most."
    )
    assert item_text(end_item("room"), "es") == (
        "Al final de la partida, obtén 1 ficha de Felicidad por cada Sala de tu piso."
    )


# ---- All languages -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_text_of_the_standard_set_is_a_sentence(lang: str) -> None:
    for text in all_texts(lang):
        assert text[0].isupper()
        assert text.endswith(".")
        assert not set("{}$") & set(text)
        assert ".." not in text
        assert "  " not in text


@pytest.mark.parametrize("lang", COMPLETE)
def test_cards_that_differ_do_not_say_the_same(lang: str) -> None:
    cards = standard()
    assert len({room_text(room, lang) for room in cards.rooms}) == len(set(cards.rooms))
    effects = {(i.when, i.pay, i.gain, i.bonus, i.discount, i.per, i.each) for i in cards.items}
    assert len({item_text(each, lang) for each in cards.items}) == len(effects)


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("per", PER)
def test_everything_that_can_be_counted_has_its_words(lang: str, per: str) -> None:
    one, many = item_text(end_item(per), lang), item_text(end_item(per, 3), lang)
    assert ("3" in many) == (per != "calm")
    assert (one == many) == (per == "calm")


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("linked", [False, True])
@pytest.mark.parametrize("letter", ["", ":S"])
def test_every_symbol_has_its_words_in_every_place(lang: str, linked: bool, letter: str) -> None:
    every = f"? happiness item ready*2 dweller first build*2 train{letter} heal refresh:items"
    given = Space(
        row("energy*2 ? item wound", COST),
        row(f"{every} refresh:rooms trade:food*2=water+energy"),
        "C",
        linked,
        True,
        9,
    )
    assert len(space_text(given, lang)) > 300
    assert len(short_space(given, lang)) < 60
    gained = f"energy food water ? happiness item dweller heal train{letter} refresh:items"
    assert len(item_text(item("turn", "item", f"{gained} first build again"), lang)) > 300


@pytest.mark.parametrize("lang", COMPLETE)
def test_names_are_translated_and_tell_cards_apart(lang: str) -> None:
    cards = standard()
    rooms = [name("room", room, lang) for room in cards.rooms]
    lifts = [name("elevator", lift, lang) for lift in cards.elevators]
    items = [name("item", each, lang) for each in cards.items]
    threats = [name("threat", threat, lang) for threat in cards.threats]
    everything = rooms + lifts + items + threats
    assert len(set(everything)) == len(everything)
    assert max(len(each) for each in everything) <= 30


@pytest.mark.parametrize("lang", [lang for lang in COMPLETE if lang != "en"])
def test_no_language_lacks_a_message_or_leaves_it_in_english(lang: str) -> None:
    assert ids(lang) == ids("en")
    english = set(all_texts("en"))
    assert not english & set(all_texts(lang))
    assert not {meaning for _, meaning in legend("en")} & {meaning for _, meaning in legend(lang)}


class Variables(Visitor):
    """The arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        # The same words, with or without a capital: each language takes what it needs.
        self.found.add(node.id.name.replace("sentence", "clause"))


def arguments(lang: str) -> dict[str, set[str]]:
    path = Path(overseer.text.__file__).parent / lang / "shelter-cards.ftl"
    used: dict[str, set[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            used[entry.id.name] = variables.found
    return used


@pytest.mark.parametrize("lang", [lang for lang in COMPLETE if lang != "en"])
def test_no_language_drops_an_argument(lang: str) -> None:
    assert arguments(lang) == arguments("en")


# ---- Names of other sets -----------------------------------------------------------------------


def test_a_file_can_name_its_cards() -> None:
    room = Room(id="diner", spaces=(), source="designed", names={"en": "Moe’s", "de": "Bei Moe"})
    assert name("room", room, "de") == "Bei Moe"
    assert name("room", room, "es") == "Moe’s"
    assert name("room", Room(id="diner", spaces=(), source="x", names={"fr": "Moe"}), "de") == "Moe"


def test_a_card_without_a_name_is_called_by_its_id() -> None:
    # “item-works” and the like may be messages of another kind; only cards of the set have names.
    assert name("item", Item(id="deep-freezer", source="x", when="lost"), "fr") == "Deep freezer"
    assert name("elevator", Elevator(id="red", source="x"), "fr") == "Ascenseur rouge"


# ---- Short signs -------------------------------------------------------------------------------


def test_short_signs_of_a_space() -> None:
    given = Space(row("food*2 ?", COST), row("item train:S trade:food*2=water"), "S", True, True, 9)
    assert short_space(given, "en") == "≥9 S×2 ∞ ✗ 2♣ ? → ¤ ▲S 2♣=≈"
    assert short_marks(given, "en") == "≥9 S×2 ∞ ✗"
    assert short_space(space("water"), "fr") == "→ ≈"
    assert short_row((), "en") == ""


@pytest.mark.parametrize("lang", COMPLETE)
def test_short_signs_are_one_cell_wide_and_distinct(lang: str) -> None:
    signs = [sign for sign, _ in legend(lang)]
    assert len(set(signs)) == len(signs)
    for char in "".join(signs):
        assert char.isprintable()
        assert unicodedata.east_asian_width(char) not in "WF"
        assert not unicodedata.combining(char)


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_cube_is_never_shown_as_a_letter_or_a_digit(lang: str) -> None:
    signs = [translate(lang, f"short-{kind}") for kind in RESOURCES]
    assert len(set(signs)) == len(signs)
    assert not any(sign.isalnum() for sign in signs)


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_legend_explains_every_sign_that_is_drawn(lang: str) -> None:
    cards = standard()
    spaces = [each for room in cards.rooms for each in room.spaces]
    spaces += [threat.space for threat in cards.threats]
    drawn = " ".join(short_space(each, lang) for each in spaces)
    explained = set("".join(sign for sign, _ in legend(lang)))
    assert set(drawn) - explained <= set("0123456789→ SPECIAL")


# ---- The function that says it -----------------------------------------------------------------


def test_a_message_that_is_missing_is_an_error_with_its_name() -> None:
    with pytest.raises(KeyError, match="no message 'nothing' in language 'de'"):
        translate("de", "nothing")
    with pytest.raises(KeyError, match=r"short-energy\.title"):
        translate("de", "short-energy.title")
    with pytest.raises(KeyError, match="no language 'it'"):
        translate("it", "short-energy")
    assert has("de", "short-energy.meaning")
    assert not has("de", "short-energy.title")


def test_a_forgotten_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="list-two"):
        translate("en", "list-two", first="one")


def test_attributes_and_arguments() -> None:
    assert translate("es", "short-food.meaning") == "comida"
    assert translate("en", "list-two", first="id", last="lang") == "id and lang"


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "es_ES"}, "es"),
        ({"LANG": "de_DE", "LC_MESSAGES": "es_ES", "LC_ALL": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_of_the_environment(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang


@pytest.fixture
def forgotten() -> Iterator[None]:
    """What a test registers is forgotten after it."""
    folders = list(overseer.text.saying._folders)
    yield
    overseer.text.saying._folders[:] = folders
    overseer.text.saying._say.cache_clear()
    overseer.text.saying._catalogue.cache_clear()


@pytest.mark.usefixtures("forgotten")
def test_games_from_outside_bring_their_texts(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "chess.ftl").write_text("knight = Knight\n    .plural = Knights\n")
    assert not has("en", "knight")
    register(tmp_path)
    assert translate("en", "knight.plural") == "Knights"
    assert translate("en", "short-energy") == "☼"
    # What they do not say in a language is said in English.
    assert "knight" not in ids("fr")
    assert has("fr", "knight")
    assert translate("fr", "knight.plural") == "Knights"


@pytest.mark.usefixtures("forgotten")
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("short-energy = X\n", "short-energy is defined twice"),
        ("mine = X\n    .short = Y\n    .short = Z\n", r"mine\.short is defined twice"),
        ("what is this\n", "not Fluent"),
        ("mine = X\n\n12 = Y\n", "not Fluent: 12 = Y"),
    ],
)
def test_a_broken_catalogue_is_an_error(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text(text)
    register(tmp_path)
    with pytest.raises(TextError, match=message):
        translate("en", "short-energy")


@pytest.mark.usefixtures("forgotten")
def test_a_message_is_read_when_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "mine.ftl").write_text(
        "-brand = Atom\n    .genus = it\nwhole = { part } and { -brand }, { named.title }\n"
        "part = a part\nnamed =\n    .title = a title\nbroken = { $\n"
    )
    register(tmp_path)
    assert translate("en", "whole") == "a part and Atom, a title"
    assert ids("en") >= {"whole", "part", "named.title", "broken"}
    assert not {"named", "-brand"} & ids("en")
    with pytest.raises(TextError, match="not Fluent"):
        translate("en", "broken")


@pytest.mark.usefixtures("forgotten")
def test_a_check_finds_what_nobody_says(tmp_path: Path) -> None:
    overseer.text.check("en")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "mine.ftl").write_text("broken = { $\n")
    register(tmp_path)
    with pytest.raises(TextError, match=r"mine\.ftl: not Fluent"):
        overseer.text.check("en")


@pytest.mark.parametrize(
    "module",
    [
        overseer.text,
        overseer.shelter.text,
        overseer.shelter.cards.file,
        overseer.shelter.cards.checks,
        overseer.cardfile.lines,
        overseer.shelter.cards.rows,
    ],
)
def test_the_examples_in_the_sources_run(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 0) == (0, True)
