"""Whatever a battle tells, asks or refuses has a sentence in every language, with its arguments."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from overseer.text import LANGUAGES, has, ids, translate
from overseer.wasteland.battle.battle import EDGES
from overseer.wasteland.battle.model import CONTENTS
from overseer.wasteland.battle.reasons import REASONS
from overseer.wasteland.battle.refusals import samples
from overseer.wasteland.battle.topics import TOPICS
from overseer.wasteland.words import ATTRIBUTES, CONDITIONS, DAMAGES, EFFECTS, EXPERTISE, SKILLS

ITEMISED = (
    "attempt.py",
    "expertise.py",
    "outcomes.py",
    "preview.py",
    "shield.py",
)  # they say where values are from
ELSEWHERE = ("campaign", "ledger", "settlement")  # what they tell has sentences of its own
ABOUT = {
    "seat": "Ada",
    "round": 3,
    "model": "Settler 2",
    "target": "Raider 1",
    "question": "turret",
}
# Words that choose a sentence instead of standing in it.
CHOOSING = (
    ("event-wasteland-bought", "effect", EFFECTS),
    ("event-wasteland-condition", "condition", CONDITIONS),
    ("event-wasteland-cured", "condition", CONDITIONS),
    ("event-wasteland-damaged", "kind", DAMAGES),
    ("event-wasteland-edge", "edge", EDGES),
    ("event-wasteland-immune", "kind", DAMAGES),
    ("event-wasteland-looked", "content", CONTENTS),
    ("event-wasteland-tried", "skill", tuple(SKILLS[skill] for skill in EXPERTISE)),
    ("refusal-wasteland-not-asked", "topic", tuple(word for word in TOPICS if word != "over")),
)


# -- what the source tells -----------------------------------------------------------------------


@dataclass(frozen=True)
class Telling:
    """One call of `tell` or `whisper`."""

    place: str
    pattern: str  # of the event's name; what is filled in may be anything
    keys: frozenset[str] | None  # of its arguments; None: put together elsewhere
    whispered: bool


def sources(folder: Traversable) -> Iterator[Traversable]:
    """Every module below a folder."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            if entry.name not in ELSEWHERE:
                yield from sources(entry)
        elif entry.name.endswith(".py"):
            yield entry


def assigned(function: ast.AST, name: str) -> list[ast.expr]:
    """All that a function assigns to one of its names."""
    found: list[ast.expr] = []
    for node in ast.walk(function):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            if any(isinstance(each, ast.Name) and each.id == name for each in targets):
                found.append(node.value)
    return found


def patterns(function: ast.AST, name: ast.expr) -> list[str]:
    """The names of events that an expression may mean, as regular expressions."""
    if isinstance(name, ast.Constant):
        return [re.escape(str(name.value))]
    if isinstance(name, ast.JoinedStr):
        parts = [
            re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in name.values
        ]
        return ["".join(parts)]
    if isinstance(name, ast.IfExp):
        return patterns(function, name.body) + patterns(function, name.orelse)
    if isinstance(name, ast.Name):
        return [p for value in assigned(function, name.id) for p in patterns(function, value)]
    return []


def keys_of(function: ast.AST, args: ast.expr) -> frozenset[str] | None:
    """The keys of a dict, with those that were put into it before it was told."""
    if isinstance(args, ast.Dict):
        found: set[str] = set()
        for key, value in zip(args.keys, args.values, strict=True):
            if key is None:
                spread = keys_of(function, value)
                if spread is None:
                    return None
                found |= spread
            elif isinstance(key, ast.Constant):
                found.add(str(key.value))
        return frozenset(found)
    if not isinstance(args, ast.Name):
        return None
    before = [value for value in assigned(function, args.id) if value.lineno <= args.lineno]
    if not before:
        return None
    # Branches may assign different dicts: the nearest one above is the one that is told.
    last = max(before, key=lambda value: value.lineno)
    keys = keys_of(function, last)
    added = {
        str(node.slice.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == args.id
        and isinstance(node.slice, ast.Constant)
        and last.lineno < node.lineno < args.lineno
    }
    return None if keys is None else keys | added


@cache
def tellings() -> tuple[Telling, ...]:
    """Everything that the game's modules tell."""
    found: dict[ast.Call, list[Telling]] = {}
    for source in sources(files("overseer.wasteland")):
        tree = ast.parse(source.read_text(encoding="utf-8"))
        # Outer functions come first in a walk, so the innermost one has the last word.
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute):
                        if call.func.attr in ("tell", "whisper") and len(call.args) > 1:
                            found[call] = told(source.name, function, call, call.func.attr)
    return tuple(telling for several in found.values() for telling in several)


def told(module: str, function: ast.FunctionDef, call: ast.Call, verb: str) -> list[Telling]:
    """What one call tells, by every name that it may have."""
    keys = keys_of(function, call.args[-1])
    return [
        Telling(f"{module}:{call.lineno}", pattern, keys, verb == "whisper")
        for pattern in patterns(function, call.args[0])
    ]


@cache
def value_words() -> frozenset[str]:
    """The words for what a value, a die or a rating comes from."""
    found = set(ATTRIBUTES) | {f"skill-{skill}" for skill in SKILLS}
    for source in sources(files("overseer.wasteland.battle")):
        if source.name in ITEMISED:
            tree = ast.parse(source.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                word: ast.expr | None = None
                if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                    word = node.elts[0]
                elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                    if node.func.attr in ("add", "add_die") and node.args:
                        word = node.args[0]
                options = [word.body, word.orelse] if isinstance(word, ast.IfExp) else [word]
                for each in options:
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        found.add(each.value)
    return frozenset(found)


# -- what the catalogues say ---------------------------------------------------------------------


class Reading(Visitor):
    """What a sentence needs, and between which words it chooses."""

    def __init__(self, pattern: fluent.Pattern) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                if isinstance(variant.key, fluent.Identifier):
                    keys.add(variant.key.name)
        self.generic_visit(node)


@cache
def readings(lang: str) -> dict[str, Reading]:
    """Every message of a language's Wasteland catalogues."""
    found = {}
    for entry in (files("overseer.text") / lang).iterdir():
        if entry.name.startswith("wasteland"):
            for message in FluentParser().parse(entry.read_text(encoding="utf-8")).body:
                if isinstance(message, fluent.Message) and message.value is not None:
                    found[message.id.name] = Reading(message.value)
    return found


def needed(lang: str, id: str) -> set[str]:
    """The arguments of a sentence, and of those that it quotes."""
    reading = readings(lang)[id]
    return reading.variables.union(*(needed(lang, quoted) for quoted in reading.messages))


# -- tests ---------------------------------------------------------------------------------------


def test_the_source_is_read() -> None:
    """Names in variables, dicts built in steps and whispers are all found."""
    by_name = {telling.pattern: telling for telling in tellings()}
    assert by_name["shot"].keys == by_name["fought"].keys
    assert by_name["shot"].keys == frozenset(("model", "target", "weapon", "value"))
    tested = by_name[re.escape("danger-tested")].keys
    assert tested == frozenset(("model", "danger", "value", "attribute"))
    assert by_name["looked"].whispered


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_told_has_a_sentence(lang: str) -> None:
    events = [id for id in ids(lang) if id.startswith("event-wasteland-")]
    silent = [
        f"{telling.place}: {telling.pattern}"
        for telling in tellings()
        if not any(re.fullmatch(f"event-wasteland-{telling.pattern}", id) for id in events)
    ]
    assert silent == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_lacks_an_argument(lang: str) -> None:
    lacking = []
    for telling in tellings():
        id = f"event-wasteland-{telling.pattern}".replace("\\", "")
        if telling.keys is not None and id in readings(lang):
            missing = needed(lang, id) - telling.keys
            if missing:
                lacking.append(f"{telling.place}: {id} without {sorted(missing)}")
    assert lacking == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whisper_has_a_sentence_for_the_others(lang: str) -> None:
    """They learn which model it was and nothing else."""
    whispers = [telling for telling in tellings() if telling.whispered]
    assert whispers
    for telling in whispers:
        id = f"event-wasteland-{telling.pattern}-hidden".replace("\\", "")
        assert needed(lang, id) <= {"model"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_why_and_what_to_do(lang: str) -> None:
    assert len({(refusal.rule, refusal.reason) for refusal in samples()}) == len(REASONS) - 1
    for refusal in samples():
        said = translate(lang, f"refusal-{refusal.reason}", **refusal.args)
        assert len(re.findall(r"[.!?](?:\s|$)", said)) >= 2, said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_asked(lang: str) -> None:
    for word in TOPICS:
        assert translate(lang, f"topic-wasteland-{word}", **ABOUT)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "variable", "words"), CHOOSING, ids=[c[0] for c in CHOOSING])
def test_every_word_chooses_a_sentence(
    lang: str, id: str, variable: str, words: tuple[str, ...]
) -> None:
    assert set(words) <= readings(lang)[id].variants[variable]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_item_of_a_value_has_a_name(lang: str) -> None:
    assert {"cover", "quick", "outnumbering", "dread"} <= value_words()
    assert [
        word for word in sorted(value_words()) if not has(lang, f"wasteland-value-{word}")
    ] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_event_has_a_sentence_that_nobody_tells(lang: str) -> None:
    known = [telling.pattern for telling in tellings()]
    stale = [
        id
        for id in readings(lang)
        if id.startswith("event-wasteland-")
        and not any(re.fullmatch(f"event-wasteland-{p}(-hidden)?", id) for p in known)
    ]
    assert stale == []
