"""Whole games of each kind, read in every language: classes of faults that no sentence may have."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import overseer
from overseer.engine.decision import Event
from overseer.engine.game import Game
from overseer.engine.state import NATURE, OVER, Move, State
from overseer.text import LANGUAGES, ids, translate
from overseer.voice.reader import Reader
from overseer.voice.story import counted
from overseer.voice.voice import voice_of
from overseer.wasteland.campaign.game import Campaign
from tests.test_typography import PLACED
from tests.test_typography import sentences as sentences_of

NAMES = ("Anna", "Óscar", "Max", "Ines")
OFFERED = 3  # moves that are read at each decision


class Kind(NamedTuple):
    """A kind of game to read: its name, its seats, its options and how many moves are read."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: int


KINDS = {
    "shelter": Kind("shelter", 4, {}, 400),
    "tragic": Kind("tragic", 2, {}, 300),
    "tragic-allies": Kind("tragic", 2, {"decks": ["horde", "robots"]}, 300),
    "lesson-battle": Kind("wasteland", 2, {"scenario": "beginnings", "ai": "none"}, 150),
    "ai-battle": Kind("wasteland", 1, {"scenario": "ambush"}, 40),
    "events-battle": Kind("wasteland", 2, {"scenario": "sweep", "ai": "none"}, 50),
    "free-campaign": Kind("campaign", 2, {"course": "free", "battles": 3}, 500),
    "linked-campaign": Kind("campaign", 2, {"course": "linked"}, 250),
}

# What is wrong wherever it stands. A notation (“0d2”, “k3”, “o+o”) is what a player types.
EVERYWHERE = {
    "a mark of a placed word": "[\u2068\u2069]",
    "an open placeable": "[{}]",
    "two blanks": r"\S  +\S",
    "two marks": r"[.,;:!?…][.,;](?!\w)|([.,;])\1|[.!?]»?\.$|!\.|\?\.",
    "a blank before a mark": r"\w [.,;](?=\s|$)",
    "an empty bracket": r"\(\s*\)|\[\s*\]",
    "an empty quotation": "«\\s*»|“\\s*”|„\\s*“",
    "an id": r"(?<![\w/.-])[a-z]+(?:-[a-z]+)+-[0-9](?![\w/])",
    "a message’s name": r"\b(?:event|topic|refusal|wasteland|tragic|shelter|campaign)-[a-z]+-",
    "a word of the code": r"\b(?:None|True|False|nan)\b",
    "brackets within brackets": r"\([^()]*\([^()]*\)\)\.$",
}
FAULTS = {
    "en": {"a before a vowel": r"\b[Aa] (?:8|11|18|[aeio][a-z])"},
    "fr": {
        "de le, à les": r"(?<![\w’])(?:[Dd]e|[Àà]) (?:le|les)(?= [A-Z])",
        "no elision": r"(?<![\w’])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e) (?=[AEÉÈIOUÓ][a-zéèê])",
        "a breaking blank before a mark": " [;:!?»]",
    },
    "de": {"a lower-case sentence after a full stop": r"[a-zäöüß]\. [a-zäöüß]"},
    "es": {
        "de el, a el": r"(?<!\w)(?:[Dd]e|[Aa]) el(?!\w)",
        "y i-, o o-": r"(?<!\w)(?:y (?=[IiÍí]|Hi[^ae])|o (?=[Oo]))",
        "a question without ¿": r"^[^¿]*\?",
        "a cry without ¡": r"^[^¡]*!",
    },
}
# What happened is told in one tense (docs/architecture.md, Words).
TENSES = {
    "en": r"\b(?:has|have) (?:\w+ed|been|taken|put|got)\b",
    "fr": r"^(?:Anna|Óscar|Max|Ines) (?:passe|prend|joue|gagne|perd|lance|rentre|emporte)\b",
    "de": r"\b(?:hat|haben)\b[^:]*\b[a-zäöü]*ge[a-zäöüß]{2,}(?:t|en)[.!]?$",
    "es": r"\b(?:ha|han) \w+(?:ado|ido|cho|sto)\b",
}
# Card names that bring marks of their own.
NAMED = re.compile(r"\([^()]*[?!…][^()]*\)|“[^”]*”|«[^»]*»|„[^“]*“|\[[^\]]*\]")


def reader_of(state: State, kind: Kind, lang: str) -> Reader:
    """Whoever is asked reads."""
    seat = state.seat if state.seat >= 0 else None
    seats = ("human",) * kind.seats
    return Reader(view=state.view(seat), lang=lang, seats=seats, names=NAMES[: kind.seats])


def game_of(kind: Kind) -> Game:
    """The game of a story."""
    return Campaign() if kind.game == "campaign" else overseer.game(kind.game)


def sentences(name: str) -> Iterator[tuple[str, str, str]]:
    """Everything that is said in a random game: what it is, the language, the sentence."""
    kind, rng = KINDS[name], Random(name)
    game = game_of(kind)
    voice, state = voice_of(game), game.new(kind.seats, kind.options)
    happened: list[Event] = []
    for _ in range(kind.moves):
        if state.seat == OVER:
            break
        for lang in LANGUAGES:
            yield "question", lang, voice.prompt(reader_of(state, kind, lang))
        move = chosen(state, rng)
        if state.seat != NATURE:
            for each in [move, *rng.sample(state.moves(), min(OFFERED, len(state.moves())))]:
                for lang in LANGUAGES:
                    yield "move", lang, voice.move_parts(reader_of(state, kind, lang), each)[0]
        happened.clear()
        state.ears = happened
        state.apply(move)
        for event in happened:
            told = Event(event.name, event.args)
            for lang in LANGUAGES:
                yield event.name, lang, voice.event_text(told, reader_of(state, kind, lang))


def chosen(state: State, rng: Random) -> Move:
    """A random move of whoever decides, chance included."""
    if state.seat == NATURE:
        return state.chance(rng.randrange(state.spread))
    return rng.choice(state.moves())


@cache
def story(name: str) -> tuple[tuple[str, str, str], ...]:
    """The same, each sentence once."""
    return tuple(dict.fromkeys(sentences(name)))


def faults(what: str, lang: str, sentence: str) -> list[str]:
    """What is wrong with a sentence."""
    bare = NAMED.sub("", sentence)
    found = [fault for fault, pattern in EVERYWHERE.items() if re.search(pattern, sentence)]
    found += [fault for fault, pattern in FAULTS[lang].items() if re.search(pattern, bare)]
    if what not in ("move", "question") and re.search(TENSES[lang], bare):
        found.append("another tense")
    if sentence != sentence.strip() or not sentence:
        found.append("blanks around it, or nothing at all")
    if sentence[:1].islower() and what != "move":
        found.append("a small letter at its beginning")
    if what != "move" and not re.search(r"[.!?:…]»?$", sentence):
        found.append("no mark at its end")
    return found


@pytest.mark.parametrize("name", KINDS)
def test_no_sentence_of_a_game_has_a_fault(name: str) -> None:
    told = story(name)
    assert len({what for what, _, _ in told}) > 10
    assert [
        (fault, what, lang, sentence)
        for what, lang, sentence in told
        for fault in faults(what, lang, sentence)
    ] == []


@pytest.mark.parametrize("name", KINDS)
def test_what_happened_is_told_in_other_words_in_each_language(name: str) -> None:
    """A sentence of several words that is the same in English was left untranslated."""
    told = story(name)
    english = {sentence for _, lang, sentence in told if lang == "en" and sentence.count(" ") > 4}
    assert [line for _, lang, line in told if lang != "en" and line in english] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_told_in_the_tense_of_its_language(lang: str) -> None:
    """Those that no game here met as well; what the AI thinks is told in the present."""
    told = [(name, words.replace(PLACED, "Anna")) for name, words in sentences_of(lang)]
    events = [each for each in told if each[0].startswith("event-") and "-ai-" not in each[0]]
    assert len(events) > 300
    assert [each for each in events if re.search(TENSES[lang], each[1])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_a_model_looks_like_a_list(lang: str) -> None:
    """“in cover from Sole Survivor, Day One 0, Settler 1 and Settler 2”: how many are they?"""
    names = [name for name in ids(lang) if name.startswith("wasteland-unit-")]
    assert len(names) > 50
    assert [said for name in names if "," in (said := translate(lang, name))] == []


@pytest.mark.parametrize(
    ("lang", "sentence", "fault"),
    [
        ("en", "Anna  passed.", "two blanks"),
        ("en", "The dice: success!.", "two marks"),
        ("en", "Anna used glowing-ghoul-2.", "an id"),
        ("en", "Anna passed", "no mark at its end"),
        ("en", "anna passed.", "a small letter at its beginning"),
        ("en", "Anna rolled a 8.", "a before a vowel"),
        ("en", "Target: Dog (Anna (easy)).", "brackets within brackets"),
        ("en", "Anna has passed.", "another tense"),
        ("fr", "Anna passe.", "another tense"),
        ("de", "Anna hat gepasst.", "another tense"),
        ("es", "Anna ha pasado.", "another tense"),
        ("fr", "Le tour de Anna.", "no elision"),
        ("fr", "Le tour de le Marchand.", "de le, à les"),
        ("fr", "Anna passe !", "a breaking blank before a mark"),
        ("es", "El turno de el jugador.", "de el, a el"),
        ("es", "Fuerza y Inteligencia.", "y i-, o o-"),
        ("es", "Anna pasa!", "a cry without ¡"),
        ("de", "Anna passt. dann Max.", "a lower-case sentence after a full stop"),
        ("de", "{ $seat } passt.", "an open placeable"),
        ("de", "\u2068Anna\u2069 passt.", "a mark of a placed word"),
    ],
)
def test_a_fault_is_seen(lang: str, sentence: str, fault: str) -> None:
    assert fault in faults("event", lang, sentence)


def test_what_repeats_is_told_once_with_how_often() -> None:
    told = ["Anna drew a card."] * 3 + ["Max passed.", "Anna drew a card."]
    once = ["Anna drew a card.\u00a0×3", "Max passed.", "Anna drew a card."]
    assert list(counted(told)) == once
    assert list(counted([])) == []
