"""The words of Shelter at the table: complete, the same in four languages, and ready to be said."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from overseer import text
from overseer.engine.decision import Event
from overseer.engine.dice import Dice
from overseer.shelter.cards.file import standard
from overseer.shelter.refusals import REASONS
from overseer.shelter.silent import SILENT
from overseer.shelter.state import ShelterState
from overseer.shelter.vault import TOPICS
from tests.shelter.sets import tables_of
from tests.shelter.table import DRAWN

FOLDER = Path(text.__file__).parent
ENDS = ("rooms", "threats", "still", "rounds")
TRANSLATIONS = tuple(lang for lang in text.COMPLETE if lang != "en")
READABLE = {"item": "Shotgun", "room": "Diner", "threat": "Fire", "cubes": "1 energy"}
READABLE |= {"give": "2 food", "take": "1 water"}


class Variables(Visitor):
    """Collects the arguments that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    source = (FOLDER / lang / "shelter.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ast.Message)}


def variables(lang: str, id: str) -> set[str]:
    visitor = Variables()
    visitor.visit(messages(lang)[id])
    return visitor.found


@cache
def heard() -> dict[str, list[Event]]:
    """One game after the other, played at random with an ear on it: events by their names."""
    found: dict[str, list[Event]] = {}
    dice = Dice(2281)
    tables = tables_of(standard())
    for game in range(24):
        state = ShelterState(None, tables, 2 + game % 3)
        state.ears = []
        state.go_on()
        while state.seat >= -1:
            if state.seat == -1:
                state.apply(state.chance(dice.below(state.spread)))
                continue
            moves = state.moves()
            eager = [move for move in moves if str(move) not in ("pass", "done")]
            if not eager or dice.below(9) == 0:
                eager = moves
            state.apply(eager[dice.below(len(eager))])
        for event in state.ears:
            if event.name not in SILENT:
                found.setdefault(event.name, []).append(event)
    return found


def readable(event: Event) -> dict[str, object]:
    args: dict[str, object] = {}
    for name, value in event.args.items():
        args[name] = "Anna" if name == "seat" else READABLE.get(name, value)
    return args


def test_there_is_a_text_for_everything_and_none_too_many() -> None:
    expected = {f"topic-shelter-{topic}" for topic in TOPICS}
    expected |= {f"refusal-shelter-{word}" for _, word in REASONS[1:]}
    expected |= {f"end-shelter-{how}" for how in ENDS}
    expected |= {f"event-{name}" for name in heard()}

    assert set(messages("en")) == expected


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_the_languages_have_the_same_messages_with_the_same_arguments(lang: str) -> None:
    assert set(messages(lang)) == set(messages("en"))
    for id in messages("en"):
        assert variables(lang, id) == variables("en", id), id


@pytest.mark.parametrize("lang", text.COMPLETE)
def test_everything_that_happens_can_be_told(lang: str) -> None:
    for name, events in heard().items():
        for event in events:
            sentence = text.translate(lang, f"event-{name}", **readable(event))
            assert re.search(r"[.!]$", sentence), sentence
            assert "\n" not in sentence, sentence
            assert "{" not in sentence, sentence


@pytest.mark.parametrize("lang", text.COMPLETE)
def test_events_use_what_they_are_given(lang: str) -> None:
    """A sentence names who, which card and where: an argument left out would be a mistake."""
    for name, events in heard().items():
        told = variables(lang, f"event-{name}")
        if name in ("shelter-gained", "shelter-end-item", "shelter-end-threats"):
            told |= {"n"}  # by way of the message amount-…
        drawn = DRAWN.get(name.removeprefix("shelter-"), ())
        assert set(events[0].args) <= told | set(drawn), name


@pytest.mark.parametrize("lang", text.COMPLETE)
def test_prompts_and_ends_are_whole_sentences(lang: str) -> None:
    for id in messages(lang):
        if id.startswith(("topic-", "end-")):
            sentence = text.translate(lang, id)
            assert sentence.endswith("."), sentence
            assert "\n" not in sentence, sentence


@pytest.mark.parametrize("lang", text.COMPLETE)
@pytest.mark.parametrize("topic", [topic for topic in TOPICS if topic != "over"])
def test_a_wrong_answer_is_told_what_is_asked(lang: str, topic: str) -> None:
    told = text.translate(lang, "refusal-shelter-not-asked", move="fight", topic=topic)
    asked = topic if topic in _asked_of_players() else "turn"

    assert told.endswith(text.translate(lang, f"topic-shelter-{asked}"))


def _asked_of_players() -> tuple[str, ...]:
    return TOPICS[TOPICS.index("turn") : TOPICS.index("over")]


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "A dweller of Anna was wounded.", "2 dwellers of Anna were wounded."),
        ("fr", "Anna a eu un Résident blessé.", "Anna a eu 2 Résidents blessés."),
        ("de", "Ein Bewohner von Anna wurde verletzt.", "2 Bewohner von Anna wurden verletzt."),
        ("es", "Un Morador de Anna cayó herido.", "2 Moradores de Anna cayeron heridos."),
    ],
)
def test_numbers_have_their_forms(lang: str, one: str, two: str) -> None:
    assert text.translate(lang, "event-shelter-wounded", seat="Anna", n=1) == one
    assert text.translate(lang, "event-shelter-wounded", seat="Anna", n=2) == two


def test_french_punctuation_never_starts_a_line() -> None:
    source = (FOLDER / "fr" / "shelter.ftl").read_text(encoding="utf-8")

    assert not re.findall(r".* [:;?!»].*|.*« .*", source)
