"""The shapes: each makes a text of about so many characters."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from typing import Final

Shape = Callable[[int], str]


def _rows(row: str, head: str = "", tail: str = "") -> Shape:
    """One piece as often as it fits."""
    return lambda size: head + row * max(1, (size - len(head) - len(tail)) // len(row)) + tail


def _numbered(form: str, head: str = "") -> Shape:
    """Pieces that differ by a number."""

    def made(size: int) -> str:
        count = max(1, (size - len(head)) // (len(form) + 4))
        return head + "".join(form.replace("N", str(n)) for n in range(count))

    return made


def _squeezed(size: int) -> str:
    body = zlib.compress(b"\0" * 1_000 * size, 9)
    return "WT1-" + base64.b32encode(body).decode().rstrip("=")[:size]


def _record(size: int) -> str:
    """A record whose options hold the worst of them."""
    header = {
        "format": 1,
        "game": "shelter",
        "rules": "shelter-2",
        "cards": "x",
        "seats": ["human"],
        "options": {"cards": "a." * (size // 2) + "a = 1\n"},
        "commitment": "0" * 64,
    }
    return json.dumps(header) + "\n"


SHAPES: Final[dict[str, Shape]] = {
    "dotted": _rows("a.", tail="a = 1\n"),
    "dotted-quoted": _rows('"a".', tail="a = 1\n"),
    "dotted-lines": _rows("a.b.c.d.e.f.g.h.i.j.k.l.m = 1\n"),
    "dotted-eight": _numbered("a.b.c.d.e.f.g.N = 1\n"),
    "dotted-inline": _rows("a.", "x = { ", "a = 1 }\n"),
    "header": _rows("a.", "[", "a]\n"),
    "header-array": _rows("a.", "[[", "a]]\n"),
    "headers-eight": _rows("[[a.b.c.d.e.f.g.h]]\n"),
    "tables": _rows("[[a]]\n"),
    "tables-deeper": _numbered("[aN.b]\n"),
    "lists-deep": _rows("[", "x = "),
    "lists-closed": lambda size: "x = " + "[" * (size // 2) + "]" * (size // 2),
    "lists-wide": _rows("[],\n", "x = [", "]\n"),
    "inline-deep": _rows("{a=", "x = "),
    "inline-wide": _rows("{},\n", "x = [", "]\n"),
    "number": _rows("9", "x = "),
    "number-hex": _rows("f", "x = 0x"),
    "float": _rows("9", "x = 1.", "e999\n"),
    "date": _rows("9", "x = 1979-05-27T07:32:00."),
    "word": _rows("a", "", " = 1\n"),
    "keys": _numbered("kN = 1\n"),
    "keys-twice": _rows("k = 1\n"),
    "cards-unknown": _numbered('"laser-riflN",\n', 'name = "x"\ncards = [\n'),
    "units-unknown": _numbered('[[unit]]\nunit = "setlerN"\n', 'name = "x"\n'),
    "comment": _rows("#" * 79 + "\n"),
    "comment-line": _rows("#"),
    "blank": _rows("\n"),
    "spaces": _rows(" "),
    "quotes": _rows('"'),
    "string-open": _rows('\\"""', 'x = """'),
    "string-escapes": _rows("\\u0041", 'x = """', '"""\n'),
    "string-lines": _rows("\\\n", 'x = """', '"""\n'),
    "json-deep": _rows("[", '{"a":'),
    "json-wide": _rows("[],", "[", "0]"),
    "json-lines": _rows('[0,"a","b"]\n'),
    "lines-empty": _rows("\n", "{}"),
    "code-deck": _rows("A", "TD1-"),
    "code-force": _rows("A", "WF1-"),
    "code-terrain": _rows("A", "WT1-"),
    "code-squeezed": _squeezed,
    "list-of-cards": _numbered("3 Laser Riflx N\n"),
    "record-dotted": _record,
    "notation": _rows("place 0a1 o ", ""),
    "letters": _rows("\u0301", "a"),
}
