"""The lint of card sets: what the standard set keeps to, and what it finds in a worse one."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.cardfile.problems import CardFileError, Problem, problem_line
from overseer.text import COMPLETE, ids
from overseer.tragic.cards import lint as linter
from overseer.tragic.cards.file import load, load_text, standard
from overseer.tragic.cards.lint import VOCABULARY, lint, used_words
from overseer.tragic.cards.places import Places, places
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
        ("tragic-lint-no-name", lang) for lang in COMPLETE if lang != "en"
    ]
    missing = found(skill, texts='title = "Mine"\n')
    assert [id for id, _ in missing] == ["tragic-lint-no-flavour"] * len(COMPLETE)


def test_keywords_without_a_glossary_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = frozenset({"glossary-horde"})
    monkeypatch.setattr(linter, "ids", lambda lang: ids(lang) - lost if lang == "fr" else ids(lang))
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
    for used in ('do = ["engage target"]', 'do = ["draw target-attack"]'):
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


# ---- What can never come about -------------------------------------------------------------------


def never(text: str, side: str, bound: int) -> list[tuple[str, dict[str, str | int]]]:
    return [("tragic-lint-never", {"text": text, "side": side, "bound": bound})]


@pytest.mark.rule("TR-P7", "TR-Z1")
@pytest.mark.parametrize(
    ("condition", "side", "bound"),
    [
        ("S >= 11", "high", 10),
        ("L = 11", "high", 10),
        ("P <= -1", "low", 0),
        ("radiation >= 11", "high", 10),
        ("opposing-radiation = 12", "high", 10),
        ("abilities >= 71", "high", 70),
        ("worn >= 11", "high", 10),
        ("frame = 11", "high", 10),
        ("stealth >= 2", "high", 1),
        ("hand = -1", "low", 0),
        ("opposing-armour <= -1", "low", 0),
    ],
)
def test_a_condition_that_never_holds(condition: str, side: str, bound: int) -> None:
    rest = f'when = "cast"\nif = "{condition}"\ndo = ["draw 1"]'
    assert found(action("S", "S", rest)) == never(condition, side, bound)
    trait = f'kind = "trait"\ndrawbacks = 1\ngives = ["armour 1 if {condition}", "critical -1"]'
    assert found(trait) == never(condition, side, bound)


@pytest.mark.parametrize(
    "condition",
    [
        *("S >= 10", "S = 0", "radiation = 10", "abilities >= 70", "worn = 10", "stealth = 1"),
        *("hand >= 99", "hp <= -5", "wounds >= 99", "discard = 0", "stealth <= 3", "S <= 40"),
    ],
)
def test_a_condition_that_may_hold(condition: str) -> None:
    rest = f'when = "cast"\nif = "{condition}"\ndo = ["draw 1"]'
    assert found(action("S", "S", rest)) == []


@pytest.mark.parametrize(
    ("card", "condition"),
    [
        ('kind = "ability"\nletters = "S"', "S = 0"),
        ('kind = "ability"\nletters = "S"', "abilities <= 0"),
        ('kind = "ally"\nletters = "S"\ncost = "S"\nattack = 1\nhealth = 1', "allies = 0"),
        ('kind = "armour"\nletters = "S"\ncost = "S"\nplace = "head"', "worn = 0"),
        ('kind = "building"\nletters = "S"\ncost = "S"', "objects = 0"),
    ],
)
def test_a_card_in_force_counts_itself(card: str, condition: str) -> None:
    assert found(f'{card}\ngives = ["armour 1 if {condition}"]') == never(condition, "low", 1)
    other = condition.replace("= 0", "= 1")
    assert found(f'{card}\ngives = ["armour 1 if {other}"]') == []


def test_what_a_bonus_cannot_hang_on() -> None:
    skill = 'kind = "skill"\ngives = ["{}"]'
    for gift, count in (
        ("armour 1 if target-health >= 1", "target-health"),
        ("stealth 1 if opposing-armour >= 2", "opposing-armour"),
        ("stealth 1 if stealth = 0", "stealth"),
    ):
        assert found(skill.format(gift)) == [("tragic-lint-uncounted", {"count": count})]
    assert found(skill.format("stealth 1 if hand = 0")) == []
    assert found(skill.format("armour 1 if stealth >= 1")) == []


@pytest.mark.rule("TR-N1")
def test_a_radiation_level_that_never_works() -> None:
    text = f'{HEAD}[[radiation]]\nlevel = 4\ngives = ["armour -1 if radiation <= {{}}"]\n'
    text += f'[[card]]\nname = "a"\nlevel = 1\nkind = "trait"\nsource = "designed"\n{TEXTS}'
    for number, line in ((3, 4), (4, 0)):
        cards = text.format(number)
        problems = lint(load_text(cards), "mine", places=Places([("mine.toml", cards)]))
        assert [(p.file, p.line, p.id, p.card) for p in problems] == (
            [("mine.toml", line, "tragic-lint-never", "")] if line else []
        )


def reaction(answers: str, steps: str, more: str = "") -> str:
    head = f'kind = "reaction"\nletters = "A"\ncost = "A"\nanswers = [{answers}]\n'
    return f'{head}[[card.ability]]\nwhen = "cast"\n{more}do = [{steps}]'


@pytest.mark.rule("TR-R1")
@pytest.mark.parametrize("step", ["dodge", "dodge-roll 3", "reduce 4", "redirect"])
def test_a_reaction_that_cannot_do_its_work(step: str) -> None:
    more = 'target = "own-ally"\n' if step == "redirect" else ""
    for answers in ('"quest"', '"action", "skill", "reaction"', '"object", "ally", "use"'):
        args = {"step": step.split()[0], "allowed": "attack movement"}
        assert found(reaction(answers, f'"{step}"', more)) == [("tragic-lint-answer", args)]
    for answers in ('"attack"', '"movement"', '"quest", "attack"'):
        assert found(reaction(answers, f'"{step}"', more)) == []
    assert found(reaction('"quest"', '"cancel"')) == []


def test_a_reaction_that_meets_no_attackers() -> None:
    step = '"damage 2 fire attackers"'
    args = {"step": "damage … attackers", "allowed": "movement"}
    for answers in ('"quest"', '"attack", "skill"'):
        assert found(reaction(answers, step)) == [("tragic-lint-answer", args)]
    # A movement may lie below what these answer.
    for answers in ('"movement"', '"reaction"', '"use"'):
        assert found(reaction(answers, step)) == []


@pytest.mark.parametrize(
    ("target", "good", "bad"),
    [
        ("own-ally", "companion", "weapon"),
        ("opposing-ally-or-player", "ally|weapon", "action"),
        ("opposing-object", "building", "ally|companion"),
        ("opposing-equipment", "armour", "drug"),
        ("own-permanent", "drug|ally", "attack|quest"),
    ],
)
def test_a_target_that_nothing_can_be(target: str, good: str, bad: str) -> None:
    rest = 'when = "cast"\ntarget = "{}"\ntarget_is = "{}"\ndo = ["{} target"]'
    step = "damage 1" if target == "opposing-ally-or-player" else "engage"
    assert found(action("S", "S", rest.format(target, good, step))) == []
    assert found(action("S", "S", rest.format(target, bad, step))) == [
        ("tragic-lint-filter", {"what": target})
    ]


def test_a_filter_that_no_card_of_the_set_fits() -> None:
    ally = 'kind = "ally"\nletters = "CS"\ncost = "CCS"\nattack = 1\nhealth = 1\ntypes = ["robot"]'
    use = 'when = "use"\nengage = true'
    for wanted, fits in (
        ("robot", True),
        ("animal|robot", True),
        ("animal", False),
        ("letter:S", True),
        ("letter:L", False),
        ("level:2", True),
        ("level:1", False),
    ):
        aimed = f'{use}\ntarget = "own-ally"\ntarget_is = "{wanted}"\ndo = ["engage target"]'
        problems = [] if fits else [("tragic-lint-filter", {"what": "own-ally"})]
        assert found(f"{ally}\n[[card.ability]]\n{aimed}", 2) == problems


@pytest.mark.parametrize(
    ("step", "fits"),
    [
        ("boost +1/+1 own-allies end weapon", False),
        ("boost +1/+1 own-allies end companion", True),
        ("beat all-objects ally", False),
        ("beat all-objects building", True),
        ("revive 1 weapon", False),
        ("revive 1 ally", True),
        ("search 1 quest", False),  # the set has none
        ("search 1 action", True),
        ("recover 1 any", True),
    ],
)
def test_a_step_that_reaches_nothing(step: str, fits: bool) -> None:
    rest = f'when = "cast"\ndo = ["{step}"]'
    problems = [] if fits else [("tragic-lint-filter", {"what": step.split()[0]})]
    assert found(action("S", "S", rest)) == problems


@pytest.mark.rule("TR-Z1", "TR-P7")
def test_a_cost_that_nobody_can_pay() -> None:
    use = 'when = "use"\ncost = "{}"\ndo = ["draw 1"]'
    skill = f'kind = "skill"\n[[card.ability]]\n{use}'
    assert found(skill.format("SSSSSSSSSS60")) == []
    assert found(skill.format("S70")) == [("tragic-lint-dear", {"found": 71, "high": 70})]
    for good, cost in ((True, "S" * 10), (False, "S" * 11)):
        text = f'{HEAD}[[card]]\nname = "mine"\nlevel = 1\nsource = "designed"\n'
        try:
            load_text(text + action("S", cost), "mine.toml")
            told = []
        except CardFileError as error:
            told = [(p.file, p.line, p.id) for p in error.problems]
        assert told == ([] if good else [("mine.toml", 8, "tragic-file-cost")])


def test_what_a_card_gives_that_does_not_stay() -> None:
    assert ids_of('kind = "object"\nletters = "S"\ncost = "S"\ngives = ["armour 1"]') == [
        "tragic-lint-gone"
    ]
    stays = 'kind = "object"\nletters = "S"\ncost = "S"\nstays = true\ngives = ["armour 1"]'
    assert ids_of(stays) == []


def test_problems_are_told_with_their_file_and_line(tmp_path: Path) -> None:
    cards = action(
        "S", "S5", 'when = "cast"\nif = "S >= 11"\nchoose = [["draw 1"], ["search 1 drug"]]'
    )
    lines = f'\n[[card]]\nname = "mine"\nlevel = 1\nsource = "designed"\n{TEXTS}{cards}\n'
    (tmp_path / "set.toml").write_text(HEAD, encoding="utf-8")
    (tmp_path / "luck.toml").write_text(lines, encoding="utf-8")
    problems = lint(load(tmp_path), "mine", places=places(tmp_path))
    file = tmp_path / "luck.toml"
    assert [(p.file, p.line, p.id) for p in problems] == [
        (str(file), 10, "tragic-lint-any"),
        (str(file), 13, "tragic-lint-never"),
        (str(file), 14, "tragic-lint-filter"),
    ]
    told = problem_line(problems[1], "en")
    assert told.startswith(f"{file}:13: Card “mine-1”: “S >= 11” is never true: it is at most 10")


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
    missing = [p.args for p in problems if p.id == "tragic-lint-no-kind"]
    assert {(args["letter"], args["kind"]) for args in missing} == {
        (letter, kind) for letter in "SPECIAL" for kind in KINDS[1:12]
    }
    unused = {(p.args["what"], p.args["word"]) for p in problems if p.id == "tragic-lint-unused"}
    assert ("keyword", "martyr") in unused
    assert {word for what, word in unused if what == "kind"} == set(KINDS) - {"skill"}


def test_every_finding_has_its_sentence_in_four_languages() -> None:
    args: dict[str, str | int] = dict.fromkeys(
        ("letter", "lang", "message", "keyword", "target", "when", "what", "word", "kind"), "S"
    )
    args |= dict.fromkeys(("text", "side", "count", "step", "allowed"), "S")
    args |= dict.fromkeys(("level", "found", "high", "low", "bonuses", "drawbacks", "bound"), 2)
    for id in ids("en"):
        if id.startswith("tragic-lint-"):
            for lang in COMPLETE:
                line = problem_line(Problem("mine.toml", 0, id, args, "mine-1"), lang)
                assert line.startswith("mine.toml: "), line
