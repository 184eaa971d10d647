"""The mistakes of a card file: where each one is, what is wrong and what is allowed."""

from collections.abc import Container
from dataclasses import dataclass
from difflib import get_close_matches
from heapq import nlargest
from typing import Final

from overseer.cardfile.lines import LineIndex
from overseer.text import translate

MOST: Final = 50  # of one file: whoever has mended these is told the rest
LIKELY: Final = 40  # words that are looked at closely when it is guessed what was meant


@dataclass(frozen=True, slots=True)
class Problem:
    """One mistake of a card file: where it is, and a message id with its arguments."""

    file: str
    line: int
    id: str
    args: dict[str, str | int]
    card: str = ""  # the card it is found on, where a game names them
    rule: str = ""  # the rule that forbids it, where one does


class CardFileError(ValueError):
    """A card file cannot be used; `problems` has every mistake found, in the order of lines."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = problems
        super().__init__("; ".join(f"{p.file}:{p.line}: {p.id} {p.args}" for p in problems))

    def __reduce__(self) -> tuple[type["CardFileError"], tuple[list[Problem]]]:
        return CardFileError, (self.problems,)  # it may be told from one process to another


class Problems:
    """The mistakes found so far in one file; what is `excused` is none. Many end the reading."""

    def __init__(self, file: str, lines: LineIndex, excused: Container[str] = ()) -> None:
        self.file = file
        self.lines = lines
        self.excused = excused
        self.found: list[Problem] = []

    def at(self, line: int, id: str, card: str = "", rule: str = "", /, **args: str | int) -> None:
        if id in self.excused:
            return
        self.found.append(Problem(self.file, line, id, args, card, rule))
        if len(self.found) >= MOST:
            raise CardFileError(sorted(self.found, key=lambda problem: problem.line))


def problem_text(problem: Problem, lang: str) -> str:
    """A mistake in a sentence that begins with its file and line."""
    text = problem_sentence(problem, lang)
    if not problem.line:
        return translate(lang, "cardfile-in", file=problem.file, problem=text)
    line = str(problem.line)
    return translate(lang, "cardfile-at", file=problem.file, line=line, problem=text)


def problem_line(problem: Problem, lang: str) -> str:
    """A mistake the way that compilers write them, so that editors can jump to it."""
    where = f"{problem.file}:{problem.line}" if problem.line else problem.file
    return f"{where}: {problem_sentence(problem, lang)}"


def problem_sentence(problem: Problem, lang: str) -> str:
    """What is wrong by which rule, on which card, and what was perhaps meant."""
    args = dict(problem.args)
    guessed = args.pop("guess", None)
    text = translate(lang, problem.id, **args)
    if guessed is not None:
        hint = translate(lang, "cardfile-guess", guess=guessed)
        text = translate(lang, "list-sentences", first=text, rest=hint)
    if problem.rule:
        text = translate(lang, "say-refused", sentence=text, rule=problem.rule)
    if problem.card:
        return translate(lang, "cardfile-card", card=problem.card, problem=text)
    return text


def shown(text: str) -> str:
    """A piece of a file that is safe and short enough to be shown."""
    text = "".join(char if char.isprintable() else "�" for char in text)
    return text if len(text) <= 40 else text[:39] + "…"


def guess(word: str, known: tuple[str, ...]) -> dict[str, str | int]:
    """The argument that says which known word was meant, if one is near."""
    if len(word) > 40:
        return {}
    if len(known) > LIKELY:  # a look at all of them costs more than the reading
        letters = set(word)
        known = tuple(
            nlargest(
                LIKELY, known, lambda each: len(letters & set(each)) - abs(len(each) - len(word))
            )
        )
    near = get_close_matches(word, known, 1)
    return {"guess": near[0]} if near else {}
