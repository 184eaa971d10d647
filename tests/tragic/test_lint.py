"""The lint of card sets: what the standard set keeps to, and what it finds in a worse one."""

from __future__ import annotations

import pytest

from overseer.cardfile.problems import Problem, problem_line
from overseer.text import LANGUAGES, ids
from overseer.tragic import lint as linter
from overseer.tragic.card_file import load_text, standard
from overseer.tragic.lint import VOCABULARY, lint, used_words
from overseer.tragic.words import KINDS

HEAD = 'name = "mine"\n'
TEXTS = 'title = "Mine"\nflavour = "Mine."\n'


def found(lines: str, level: int = 1, texts: str = TEXTS) -> list[tuple[str, dict[str, str | int]]]:
    card = f'[[card]]\nname = "mine"\nlevel = {level}\nsource = "designed"\n{texts}{lines}\n'
    return [(problem.id, problem.args) for problem in lint(load_text(HEAD + card), "mine.toml")]


def ids_of(lines: str, level: int = 1) -> list[str]:
    return [id for id, _ in found(lines, level)]


def action(letters: str, cost: str, rest: str = 'when = "cast"\ndo = ["draw 1"]') -> str:
    return f'kind = "action"\nletters = "{letters}"\ncost = "{cost}"\n[[card.ability]]\n{rest}'


# ---- The standard set ----------------------------------------------------------------------------


@pytest.mark.rule("TR-K1")
def test_the_standard_set_has_nothing_to_mend() -> None:
    problems = lint(standard(), "standard", standard=True)
    assert [problem_line(problem, "en") for problem in problems] == []


def test_the_standard_set_uses_the_whole_vocabulary() -> None:
    used = used_words(standard())
    for what, words in VOCABULARY.items():
        assert {word for kind, word in used if kind == what} >= set(words), what


# ---- What it finds -------------------------------------------------------------------------------


def test_a_card_in_order() -> None:
    assert ids_of(action("S", "SS2"), 2) == []
    assert ids_of(action("SP", "SSP"), 2) == []


@pytest.mark.parametrize(
    ("letters", "cost", "level", "id", "args"),
    [
        ("S", "SP", 1, "tragic-lint-off-letter", {"letter": "P"}),
        ("S", "S2", 2, "tragic-lint-cost", {"letter": "S", "level": 2, "found": 1}),
        ("SP", "S1", 1, "tragic-lint-second", {"letter": "P"}),
        ("SP", "SPP", 1, "tragic-lint-second", {"letter": "P"}),
        ("S", "S5", 1, "tragic-lint-any", {"found": 5, "high": 4}),
    ],
)
def test_costs(letters: str, cost: str, level: int, id: str, args: dict[str, str | int]) -> None:
    assert found(action(letters, cost), level) == [(id, args)]


def test_only_a_reaction_may_be_free() -> None:
    reaction = 'letters = "A"\ncost = ""\n[[card.ability]]\nwhen = "cast"\ndo = ["draw 1"]'
    assert ids_of(f'kind = "reaction"\nanswers = ["attack"]\n{reaction}') == []
    assert ids_of(f'kind = "action"\n{reaction}') == ["tragic-lint-cost"]


def test_names_and_flavours_in_every_language() -> None:
    skill = 'kind = "skill"\ngives = ["armour 1"]'
    missing = found(skill, texts='title = { en = "Mine" }\nflavour = "Mine."\n')
    assert [(id, args["lang"]) for id, args in missing] == [
        ("tragic-lint-no-name", lang) for lang in LANGUAGES if lang != "en"
    ]
    missing = found(skill, texts='title = "Mine"\n')
    assert [id for id, _ in missing] == ["tragic-lint-no-flavour"] * len(LANGUAGES)


def test_keywords_without_a_glossary_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linter, "has", lambda lang, id: (lang, id) != ("fr", "glossary-horde"))
    ally = 'kind = "ally"\nletters = "C"\ncost = "C"\nattack = 1\nhealth = 1\nkeywords = ["horde"]'
    assert found(ally) == [("tragic-lint-no-glossary", {"lang": "fr", "keyword": "horde"})]


@pytest.mark.rule("TR-K1", "TR-A1")
def test_traits_pay_for_what_they_give() -> None:
    assert ids_of('kind = "trait"\ndrawbacks = 1\ngives = ["armour 1", "critical -1"]') == []
    assert ids_of('kind = "trait"') == []  # “no trait”
    # Who starts is no bonus.
    kamikaze = 'kind = "trait"\ndrawbacks = 1\ngives = ["kamikaze", "damage 1", "armour -1"]'
    assert ids_of(kamikaze) == []
    assert found('kind = "trait"\ndrawbacks = 1\ngives = ["armour 1", "critical -1"]', 2) == [
        ("tragic-lint-trait", {"level": 2, "bonuses": 1, "drawbacks": 1})
    ]
    tough = 'kind = "trait"\ndrawbacks = 1\ngives = ["max-hp 10", "critical -1"]'
    assert ids_of(tough) == ["tragic-lint-max-hp"]
    assert ids_of(f"{tough}\nrace = true") == []
    step = '[[card.ability]]\nwhen = "start"\ndo = ["max-hp +5"]'
    slow = f'kind = "trait"\ndrawbacks = 1\ngives = ["critical -1"]\n{step}'
    assert ids_of(slow) == ["tragic-lint-max-hp"]


def test_cards_that_do_nothing() -> None:
    assert ids_of('kind = "skill"') == ["tragic-lint-idle"]
    assert ids_of('kind = "ally"\nletters = "C"\ncost = "C"\nattack = 1\nhealth = 1') == []


def test_a_target_that_is_left_alone() -> None:
    idle = 'when = "cast"\ntarget = "own-ally"\ndo = ["draw 1"]'
    assert found(action("S", "S", idle)) == [("tragic-lint-target", {"target": "own-ally"})]
    for used in (
        'do = ["engage target"]',
        'do = ["draw target-attack"]',
        'if = "target-health >= 2"\ndo = ["draw 1"]',
    ):
        assert ids_of(action("S", "S", f'when = "cast"\ntarget = "own-ally"\n{used}')) == []


@pytest.mark.rule("TR-L4")
@pytest.mark.parametrize(
    ("when", "step"),
    [("lay", "lay 1"), ("ally-arrives", "revive 1 ally"), ("attack", "free-attack")],
)
def test_triggers_that_set_themselves_off(when: str, step: str) -> None:
    skill = f'kind = "skill"\n[[card.ability]]\nwhen = "{when}"\ndo = ["{step}"]'
    assert found(skill) == [("tragic-lint-loop", {"when": when})]
    assert ids_of(f"{skill}\nonce = true") == []


def test_what_only_the_whole_pool_must_have() -> None:
    small = load_text(
        f'{HEAD}[[card]]\nname = "a"\nlevel = 1\nkind = "skill"\nsource = "designed"\n'
    )
    problems = [p for p in lint(small, "mine", standard=True) if not p.card]
    counts = [p.args for p in problems if p.id == "tragic-lint-count"]
    assert {(args["what"], args["letter"]) for args in counts} == {
        *((what, letter) for what in ("abilities", "cards") for letter in "SPECIAL"),
        ("traits", ""),
        ("skills", ""),
    }
    unused = {(p.args["what"], p.args["word"]) for p in problems if p.id == "tragic-lint-unused"}
    assert ("keyword", "martyr") in unused
    assert {word for what, word in unused if what == "kind"} == set(KINDS) - {"skill"}


def test_every_finding_has_its_sentence_in_four_languages() -> None:
    args: dict[str, str | int] = dict.fromkeys(
        ("letter", "lang", "message", "keyword", "target", "when", "what", "word"), "S"
    )
    args |= dict.fromkeys(("level", "found", "high", "low", "bonuses", "drawbacks"), 2)
    for id in ids("en"):
        if id.startswith("tragic-lint-"):
            for lang in LANGUAGES:
                line = problem_line(Problem("mine.toml", 0, id, args, "mine-1"), lang)
                assert line.startswith("mine.toml: "), line
