"""The ready decks, and decks as an option of the game."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

import overseer
from overseer.engine.refusal import BadOption, Refusal
from overseer.text import LANGUAGES, translate
from overseer.tragic.cards.file import source_text, standard
from overseer.tragic.decks.check import check
from overseer.tragic.decks.code import encode
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.file import deck_text
from overseer.tragic.decks.ready import EARLIER, READY, ready, resolve, title
from overseer.tragic.game import Tragic, tables_of
from overseer.tragic.state import TragicState
from overseer.tragic.words import ABILITY, LETTERS

CARDS = standard()
GAME = overseer.game("tragic")
DECKS = ready(CARDS)
CODES = {
    "ghouls": "TR1-AA6CHCR2BQASTMQMIWELPW42EWYH4KNELKJWPG4Y735MM4IT2ZL7ZLURALDWHC4NDG6IG",
    "control": "TR1-AA6CHCR2BQDN4IE3EPHYTZI3UDGBYJGHJQPYHXWXEV5M6IMKFESG4PVXSI5ENZEX56Y4M",
    "stealth": "TR1-AA6BHCR2BQZKX37WGCBS54PX2556KMRJSTQR7FAOAVUNMB7I3LIPL3CWUT2QM7URX7GQ",
}

# Ten cards of two letters: no ready deck can be built with them.
SMALL = 'name = "small"\n' + "".join(
    f'[[card]]\nname = "plank"\nlevel = {level}\nkind = "{kind}"\nletters = "{letter}"\n'
    f'source = "designed"\n{rest}\n'
    for level in (1, 2, 3)
    for kind, letter, rest in [("ability", "S", 'gives = ["damage 1"]')]
)


def libraries(**options: object) -> list[tuple[int, ...]]:
    state = GAME.new(2, options)
    assert isinstance(state, TragicState)
    return [player.library for player in state.players]


def refusal(**options: object) -> Refusal:
    """Why the game is not set up; the sentence is there in every language."""
    with pytest.raises(BadOption) as caught:
        GAME.new(2, options)
    found = caught.value.refusal
    for lang in LANGUAGES:
        assert translate(lang, f"refusal-{found.reason}", **found.args)
    return found


def test_there_are_fourteen() -> None:
    assert [deck.name for deck in DECKS] == list(READY)
    assert len(set(READY)) == 14
    assert len({deck.cards for deck in DECKS}) == 14


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_each_is_legal_and_wise(deck: Deck) -> None:
    assert deck.format == "singleton"
    assert [finding.text("en") for finding in check(deck, "singleton", CARDS)] == []
    abilities = sum(CARDS.cards[number].kind == ABILITY for number in deck.cards)
    assert 18 <= abilities <= 22
    levels = Counter(CARDS.cards[n].level for n in deck.cards if CARDS.cards[n].kind != ABILITY)
    assert levels[1] > levels[3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_a_name_and_a_plan(lang: str) -> None:
    titles = {title(deck, lang) for deck in DECKS}
    plans = {translate(lang, f"deck-tragic-{deck.name}.plan") for deck in DECKS}
    assert len(titles) == len(plans) == 14


def test_every_letter_is_at_home_in_three_decks() -> None:
    homes: Counter[str] = Counter()
    for deck in DECKS:
        abilities = [CARDS.cards[n] for n in deck.cards if CARDS.cards[n].kind == ABILITY]
        letters = Counter(LETTERS[card.letters[0]] for card in abilities)
        homes.update(letter for letter, n in letters.items() if n >= 6)
    assert all(homes[letter] >= 3 for letter in LETTERS), homes


def test_without_an_option_the_first_ready_decks_are_played() -> None:
    assert libraries() == [DECKS[0].cards, DECKS[1].cards]
    assert libraries(decks=["snipers"]) == [DECKS[1].cards, DECKS[0].cards]
    assert libraries(decks=[]) == libraries()


def test_a_deck_is_named_by_name_code_or_text() -> None:
    walls = resolve("walls", CARDS)
    for source in ("walls", " walls ", encode(walls, CARDS), deck_text(walls, CARDS)):
        assert libraries(decks=[source, "walls"]) == [walls.cards, walls.cards]


def test_the_plan_goes_with_the_deck() -> None:
    state = GAME.new(2, {"decks": ["control", "burn"]})
    assert isinstance(state, TragicState)
    burn = resolve("burn", CARDS)
    assert state.players[1].plan == burn.traits + burn.skills


@pytest.mark.parametrize("name", EARLIER)
def test_a_deck_that_was_ready_once_is_still_found(name: str) -> None:
    """Records name it: a duel goes on with the cards it was begun with."""
    deck = resolve(name, CARDS)
    assert name not in READY
    assert deck.name == name
    assert libraries(decks=[name])[0] == deck.cards
    assert all(title(deck, lang) != name for lang in LANGUAGES)


@pytest.mark.parametrize("name", EARLIER)
def test_a_deck_that_was_ready_once_is_as_it_was(name: str) -> None:
    """Nobody changes what old records draw from."""
    assert encode(resolve(name, CARDS), CARDS) == CODES[name]


@pytest.mark.rule("TR-S1")
def test_a_deck_of_another_format_is_refused() -> None:
    fists = resolve("fists", CARDS)
    twins = Deck("twins", [*fists.cards[:59], fists.cards[0]], fists.traits, fists.skills, "duo")
    found = refusal(decks=[deck_text(twins, CARDS)])
    assert (found.rule, found.reason) == ("TR-S1", "tragic-deck-copies")
    assert libraries(decks=[deck_text(twins, CARDS)], format="duo")[0] == twins.cards


@pytest.mark.rule("TR-S2")
def test_a_deck_that_is_too_small_is_refused() -> None:
    fists = resolve("fists", CARDS)
    short = Deck("short", fists.cards[1:], fists.traits, fists.skills)
    found = refusal(decks=["walls", encode(short, CARDS)])
    assert (found.rule, found.args["n"]) == ("TR-S2", 59)


@pytest.mark.rule("TR-D1")
def test_what_is_no_deck_is_refused() -> None:
    found = refusal(decks=["snippers"])
    assert (found.rule, found.reason) == ("TR-D1", "tragic-deck-unknown")
    assert found.args["guess"] == "snipers"
    assert refusal(decks=["TR1-AAAA"]).reason == "tragic-deck-code-truncated"
    broken = refusal(decks=['name = "a"\ncards = ["punsh-1"]'])
    assert (broken.rule, broken.args) == ("TR-D1", {"n": 1, "line": 2})


@pytest.mark.parametrize("wanted", ["walls", 7, [7], [""], ["walls"] * 3, {"0": "walls"}])
def test_a_list_of_texts_is_wanted(wanted: object) -> None:
    assert refusal(decks=wanted).rule in ("OV-O1", "TR-D1")


def test_who_brings_nothing_gets_the_next_ready_deck() -> None:
    names = [deck.name for deck in ready(tables_of("standard").set)]
    game = Tragic()
    found = game.decks(2, tables_of("standard").set, [None, names[0]])
    assert [deck.name for deck in found] == [names[1], names[0]]


@pytest.mark.rule("TR-S2")
def test_a_set_that_is_too_small_for_any_deck() -> None:
    assert ready(tables_of(SMALL).set) == ()
    assert refusal(cards=SMALL).rule == "TR-S2"


def test_a_deck_that_a_set_forbids_is_not_ready_there() -> None:
    text = source_text(Path(str(files("overseer.tragic") / "sets" / "standard")))
    head, sign, tail = text.partition('name = "jinx"\n')
    changed = head + sign + tail.replace('gives = ["', 'gives = ["skills 1", "', 1)
    names = [deck.name for deck in ready(tables_of(changed).set)]
    assert names == [deck.name for deck in DECKS if deck.name != "gamblers"]  # it has three skills


def test_the_page_about_decks_is_up_to_date() -> None:
    page = (Path(__file__).parents[3] / "docs" / "decks.md").read_text("utf-8")
    rows = dict(re.findall(r"(?m)^\| `([a-z-]+)` \| ([A-Z ]+) \|", page))
    assert list(rows) == list(READY)
    for deck in DECKS:
        abilities = [CARDS.cards[n] for n in deck.cards if CARDS.cards[n].kind == ABILITY]
        letters = {letter for card in abilities for letter in LETTERS[card.letters[0]]}
        assert letters >= set(rows[deck.name].split())
    (example,) = re.findall(r"(?ms)^```python\n(.*?)^```$", page)
    exec(example, {})


def test_bots_know_the_ready_decks() -> None:
    assert tables_of("standard").likely_decks == [deck.cards for deck in DECKS]
    assert tables_of(SMALL).likely_decks == []
