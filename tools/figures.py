"""Figures about the code itself: sizes, functions, folders, rings, and imports past a front.

python -m tools.figures            # a table
python -m tools.figures --json     # the same to read on with
python -m tools.figures --lists    # and every place behind a figure that should be 0
"""

from __future__ import annotations

import argparse
import ast
import json
import statistics
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "overseer"
FULL: Final = 25  # Python files in a folder
KNOTTED: Final = 30  # branches of a function
FRONTED: Final = ("shelter", "tragic", "wasteland")  # games, which others use by their front
READERS: Final = ("voice", "bots", "host", "server")  # rooms that import nothing past a front


@dataclass(frozen=True)
class Function:
    """A function, where it stands, how long it is and how often it parts."""

    place: str
    lines: int
    branches: int


@dataclass
class Module:
    """What one file has, and which modules it imports when it is loaded or run."""

    name: str
    path: Path
    where: str  # the path for people
    lines: int = 0
    functions: list[Function] = field(default_factory=list)
    imports: list[tuple[str, int]] = field(default_factory=list)

    @cached_property
    def comments(self) -> int:
        """Lines that are a comment and nothing else."""
        with self.path.open("rb") as file:
            tokens = list(tokenize.tokenize(file.readline))
        return len(
            {
                each.start[0]
                for each in tokens
                if each.type == tokenize.COMMENT and not each.line[: each.start[1]].strip()
            }
        )

    @cached_property
    def docstrings(self) -> int:
        """Lines of docstrings."""
        return docstring_lines(ast.parse(self.path.read_text(encoding="utf-8")))

    @cached_property
    def code(self) -> int:
        """Lines that are neither blank nor for readers only."""
        text = self.path.read_text(encoding="utf-8")
        blank = sum(not line.strip() for line in text.splitlines())
        return self.lines - self.comments - self.docstrings - blank


def branches(node: ast.AST) -> int:
    """One more than the places at which a function parts."""
    count = 1
    for part in ast.walk(node):
        if isinstance(part, ast.BoolOp):
            count += len(part.values) - 1
        elif isinstance(part, ast.comprehension):
            count += 1 + len(part.ifs)
        elif isinstance(
            part, ast.If | ast.For | ast.While | ast.ExceptHandler | ast.IfExp | ast.match_case
        ):
            count += 1
    return count


def for_types_only(node: ast.stmt) -> bool:
    """Whether it is `if TYPE_CHECKING:`, which nothing runs."""
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Every statement below, in functions and classes, too; none that is there for types only."""
    for node in body:
        if for_types_only(node):
            continue
        yield node
        for name in ("body", "orelse", "finalbody"):
            yield from statements(getattr(node, name, []))
        for part in (*getattr(node, "handlers", []), *getattr(node, "cases", [])):
            yield from statements(part.body)


def imported(tree: ast.Module, known: set[str]) -> Iterator[tuple[str, int]]:
    """The modules of the package that a file imports, each with its line."""
    for node in statements(tree.body):
        if isinstance(node, ast.Import):
            yield from ((each.name, node.lineno) for each in node.names if each.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for each in node.names:
                below = f"{node.module}.{each.name}"
                if below in known:
                    yield below, node.lineno
                elif node.module in known:
                    yield node.module, node.lineno


def docstring_lines(tree: ast.AST) -> int:
    """Lines of docstrings."""
    count = 0
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                if isinstance(first.value.value, str):
                    count += (first.end_lineno or first.lineno) - first.lineno + 1
    return count


def read(name: str, path: Path, where: str, known: set[str]) -> Module:
    """What one file has."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    found = Module(name, path, where, lines=text.count("\n"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            place = f"{where}:{node.lineno} {node.name}"
            found.functions.append(Function(place, length, branches(node)))
    found.imports = sorted(set(imported(tree, known)))
    return found


def modules(package: Path = ROOT / PACKAGE) -> dict[str, Module]:
    """Every module of the package by its name."""
    names: dict[str, Path] = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package.parent).with_suffix("").parts
        names[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    known = set(names)
    return {
        name: read(name, path, path.relative_to(package.parent).as_posix(), known)
        for name, path in names.items()
    }


def rings(all_modules: dict[str, Module]) -> list[list[str]]:
    """Modules that reach themselves by what they import, now or later (Tarjan)."""
    below = {name: [to for to, _ in each.imports] for name, each in all_modules.items()}
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []
    for start in below:
        if start in number:
            continue
        todo: list[tuple[str, Iterator[str]]] = []

        def enter(name: str) -> None:
            number[name] = low[name] = len(number)
            stack.append(name)
            todo.append((name, iter(below[name])))  # noqa: B023

        enter(start)
        while todo:
            name, rest = todo[-1]
            for to in rest:
                if to not in number:
                    enter(to)
                    break
                if to in stack:
                    low[name] = min(low[name], number[to])
            else:
                todo.pop()
                if todo:
                    low[todo[-1][0]] = min(low[todo[-1][0]], low[name])
                if low[name] == number[name]:
                    ring = stack[stack.index(name) :]
                    del stack[stack.index(name) :]
                    if len(ring) > 1:
                        found.append(sorted(ring))
    return sorted(found)


def past_fronts(all_modules: dict[str, Module]) -> dict[str, list[str]]:
    """The imports that reach past a game's front, by the room that reaches."""
    found: dict[str, list[str]] = defaultdict(list)
    for each in all_modules.values():
        room = each.name.partition(".")[2].partition(".")[0]
        if room not in READERS:
            continue
        for to, line in each.imports:
            parts = to.split(".")
            if len(parts) > 2 and parts[1] in FRONTED:
                found[room].append(f"{each.where}:{line} {to}")
    return found


def full_folders(all_modules: dict[str, Module]) -> list[str]:
    """Folders with more files than one can look over."""
    counts = Counter(each.where.rpartition("/")[0] for each in all_modules.values())
    rows = sorted(((n, folder) for folder, n in counts.items() if n > FULL), reverse=True)
    return [f"{n} {folder}" for n, folder in rows]


def share(part: int, whole: int) -> str:
    """A part in hundredths, with one place."""
    return f"{100 * part / whole:.1f} %"


def figures(all_modules: dict[str, Module]) -> dict[str, str | int]:
    """Every figure by its name."""
    lines = sum(each.lines for each in all_modules.values())
    functions = [one for each in all_modules.values() for one in each.functions]
    lengths = sorted(one.lines for one in functions)
    parts = sorted(one.branches for one in functions)
    past = past_fronts(all_modules)

    def nearly_all(values: list[int]) -> int:
        return values[int(len(values) * 0.95)]

    return {
        "files": len(all_modules),
        "lines": lines,
        "lines of code": sum(each.code for each in all_modules.values()),
        "largest file": max(each.lines for each in all_modules.values()),
        "functions": len(functions),
        "function length, median / p95 / max": (
            f"{statistics.median(lengths):.0f} / {nearly_all(lengths)} / {lengths[-1]}"
        ),
        "branches, mean / p95 / max": (
            f"{statistics.mean(parts):.1f} / {nearly_all(parts)} / {parts[-1]}"
        ),
        "functions above 15 branches": sum(n > 15 for n in parts),
        "functions above 30 branches": sum(n > KNOTTED for n in parts),
        "comments, % of lines": share(sum(each.comments for each in all_modules.values()), lines),
        "docstrings, % of lines": share(
            sum(each.docstrings for each in all_modules.values()), lines
        ),
        f"folders above {FULL} files": len(full_folders(all_modules)),
        "rings of imports": len(rings(all_modules)),
        **{f"imports past a game's front, {room}": len(past[room]) for room in READERS},
    }


def lists(all_modules: dict[str, Module]) -> Iterator[str]:
    """Every place behind a figure that should be 0."""
    yield from full_folders(all_modules)
    yield from (" → ".join(ring) for ring in rings(all_modules))
    for each in all_modules.values():
        yield from (
            f"{one.branches} branches {one.place}"
            for one in each.functions
            if one.branches > KNOTTED
        )
    for places in past_fronts(all_modules).values():
        yield from places


def main() -> None:
    """Print what is asked for."""
    plain = argparse.RawTextHelpFormatter
    words = argparse.ArgumentParser(description=__doc__, formatter_class=plain)
    words.add_argument("--json", action="store_true")
    words.add_argument("--lists", action="store_true")
    asked = words.parse_args()
    all_modules = modules()
    table = figures(all_modules)
    if asked.json:
        print(json.dumps(table, indent=1))
    else:
        for name, value in table.items():
            print(f"{value!s:>16}  {name}")
    if asked.lists:
        print(*lists(all_modules), sep="\n")


if __name__ == "__main__":
    main()
