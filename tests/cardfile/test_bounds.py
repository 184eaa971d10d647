"""What a file's text may ask of whoever reads it is looked at before anything is parsed."""

from __future__ import annotations

import tomllib
import tracemalloc
from pathlib import Path

import pytest

import overseer
from overseer.cardfile.bounds import (
    DEEPEST,
    LONGEST_LINE,
    LONGEST_WORD,
    MOST_LINES,
    MOST_PARTS,
    MOST_VALUES,
    beyond,
)
from overseer.cardfile.lines import LineIndex
from overseer.cardfile.problems import MOST, CardFileError, Problems, guess, problem_text
from overseer.cardfile.source import LIMIT, contents_of
from overseer.text import COMPLETE

ROOT = Path(__file__).parents[2]
PACKAGE = Path(overseer.__file__).parent
LITTLE = 1_000_000  # bytes that a refusal may take besides the text
PARTS = "a." * (MOST_PARTS - 1)  # with one more word as many parts as there may be
DEEP = "[" * DEEPEST


@pytest.mark.parametrize(
    ("text", "id", "line"),
    [
        ("\n" + "a." * 8000 + "a = 1", "cardfile-key-parts", 2),
        ("[" + "a . " * 4000 + "a]", "cardfile-key-parts", 1),
        ("[[" + '"a".' * 4000 + "a]]", "cardfile-key-parts", 1),
        ("x = {" + "'a'." * 4000 + "a = 1}", "cardfile-key-parts", 1),
        ('x = "a.b"\n' + '# "\n' + PARTS + "b.a = 1", "cardfile-key-parts", 3),
        ("x = " + "[" * 5000, "cardfile-deep", 1),
        ("x = \n" + "{a = " * 3000, "cardfile-deep", 2),
        ("x = " + "9" * 10_000, "cardfile-long-word", 1),
        ("x = 1\ny = 0x" + "f" * 5_000, "cardfile-long-word", 2),
        ("a" * 10_000 + " = 1", "cardfile-long-word", 1),
        ("#\n#" + "x" * LONGEST_LINE, "cardfile-long-line", 2),
        ("\n" * LIMIT, "cardfile-many-lines", MOST_LINES + 1),
        ("[[a]]\n" * 15_000, "cardfile-many-values", 10_001),
        ("[[a.a.a.a.a.a.a.a]]\n" * 9_000, "cardfile-many-values", 2_223),
        ("x = [" + "[],\n" * 19_000 + "]", "cardfile-many-values", 10_000),
    ],
)
def test_what_asks_too_much_is_refused_before_it_is_parsed(
    text: str, id: str, line: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomllib, "loads", None)  # nobody gets that far
    tracemalloc.start()
    try:
        with pytest.raises(CardFileError) as raised:
            contents_of(text, "evil.toml")
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    (problem,) = raised.value.problems
    assert (problem.id, problem.line) == (id, line)
    assert peak < 2 * LIMIT + LITTLE
    told = {problem_text(problem, lang) for lang in COMPLETE}
    assert len(told) == len(COMPLETE)
    assert all("evil.toml" in each and id not in each for each in told)


@pytest.mark.parametrize(
    "text",
    [
        PARTS + "b = 1\n",
        f"[{PARTS}b]\n{PARTS}b = 1.5\n",
        "x = " + DEEP + "]" * DEEPEST,
        f'x = "{"a." * 5000}"\n',
        f"x = '{'[' * 5000}'\n",
        'x = """\n' + "a.b.c.d.e.f.g.h.i.j.k = {{{[[[\n" * 300 + '"""\n',
        "x = '''\n" + '"""' * 300 + "a." * 100 + "'''\n",
        'x = """' + '\\"""' * 300 + 'a""""" \n',
        "# " + "a." * 5000 + "\n",
        f"{'a' * LONGEST_WORD} = 1\n",
        "".join(f"k{n} = 1\n" for n in range(MOST_VALUES - 1)),
        "#\n" * (MOST_LINES - 1),
    ],
)
def test_what_only_looks_like_it_is_read(text: str) -> None:
    assert contents_of(text, "mine.toml") == tomllib.loads(text)


@pytest.mark.parametrize("text", ['x = """' + '\\"""' * 4000, '"""\\' * 4000, "'''" * 5000 + "a"])
def test_a_string_that_is_left_open_ends_the_look(text: str) -> None:
    """It is not begun again at each of its quotes; the parser says what is wrong."""
    assert beyond(text) is None
    with pytest.raises(CardFileError) as raised:
        contents_of(text, "evil.toml")
    assert raised.value.problems[0].id.startswith("cardfile-not-toml")


def test_no_file_of_the_house_comes_near() -> None:
    files = [*PACKAGE.glob("*/*/**/*.toml"), *ROOT.glob("examples/**/*.toml")]
    files = [each for each in files if "bots" not in each.parts]
    assert len(files) > 50
    assert [each for each in files if beyond(each.read_text("utf-8") * 2) is not None] == []


def test_many_mistakes_end_the_reading() -> None:
    """A thousand of them would be guessed at one by one."""
    problems = Problems("evil.toml", LineIndex("\n" * 1000), excused=("fine",))
    for line in range(MOST - 1, 0, -1):
        problems.at(line, "cardfile-twice")
        problems.at(line, "fine")
    with pytest.raises(CardFileError) as raised:
        problems.at(999, "cardfile-twice")
    assert [each.line for each in raised.value.problems] == [*range(1, MOST), 999]


def test_of_many_words_the_likely_ones_are_looked_at() -> None:
    known = tuple(f"{letter}{n}-card" for letter in "abcdefghij" for n in range(50))
    assert guess("laser-riflx", (*known, "laser-rifle")) == {"guess": "laser-rifle"}
    assert guess("x" * 41, known) == {}
