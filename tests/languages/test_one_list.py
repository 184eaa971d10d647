"""The languages stand in one list: nowhere else is one named that is not English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import overseer
from overseer.text import COMPLETE, ENGLISH, LANGUAGES, default_language, language, spoken
from overseer.text.languages import LIST, listed

BESIDE = ("tools", "benchmarks", "examples")
ROOT = Path(__file__).parents[2]
OTHERS = [lang for lang in LANGUAGES if lang != ENGLISH]
LITERAL = re.compile(rf"""(["'`])({"|".join(OTHERS)})\1""")
KEY = re.compile(rf"[{{,]\s*({'|'.join(OTHERS)})\s*[:,]\s")  # in an object of a script
CHECKOUT = pytest.mark.skipif(not (ROOT / "web" / "src").is_dir(), reason="only in a checkout")


def sources() -> Iterator[Path]:
    """All code but tests, saved positions and what is generated."""
    # `make test` runs in a copy without the package: it is the installed one then.
    for folder in (Path(overseer.__file__).parent, *map(ROOT.joinpath, BESIDE)):
        yield from folder.rglob("*.py")
    for path in (ROOT / "web").rglob("*"):
        parts = path.relative_to(ROOT / "web").parts
        if parts[0] in ("src", "plugins", "engine", "vite.config.ts") and (
            path.suffix in (".ts", ".js", ".svelte", ".py")
            and "node_modules" not in parts
            and not path.name.endswith((".test.ts", "schema.d.ts"))
        ):
            yield path


def named(path: Path) -> list[str]:
    """The literals of a source that are a language; an example in a docstring is none."""
    text = path.read_text(encoding="utf-8")
    found = [each[2] for each in LITERAL.finditer(text)]
    if found and path.suffix == ".py":
        nodes = ast.walk(ast.parse(text))
        return [
            node.value for node in nodes if isinstance(node, ast.Constant) and node.value in OTHERS
        ]
    places = [*LITERAL.finditer(text), *(KEY.finditer(text) if path.suffix != ".py" else ())]
    return [each[0] for each in places if not _in_comment(text, each.start())]


def _in_comment(text: str, at: int) -> bool:
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line.lstrip().startswith(("//", "*", "/*"))


@CHECKOUT
def test_no_code_names_a_language() -> None:
    paths = list(sources())
    assert len(paths) > 1500
    assert {str(path): found for path in paths if (found := named(path))} == {}


def test_a_language_is_a_line(tmp_path: Path) -> None:
    (tmp_path / LIST).write_text(
        "# ours\n\nit  shelter,tragic  it-IT  Italiano parlato  # new\nbare\n", encoding="utf-8"
    )
    found = list(listed(tmp_path / LIST))
    assert [each.name for each in found] == ["Italiano parlato", "bare"]
    assert found[0].complete == "shelter,tragic"
    assert list(listed(tmp_path / "nothing")) == []


def test_ours_have_a_name_and_a_folder() -> None:
    assert LANGUAGES[0] == ENGLISH
    assert {*COMPLETE} <= {*LANGUAGES}
    for lang in LANGUAGES:
        assert re.fullmatch("[a-z]{2,3}(-[a-z0-9]+)*", lang)
        assert language(lang).name != lang
        assert language(lang).complete, f"{lang} claims nothing and is not offered yet"


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        ("de", "de"),
        ("DE-at", "de"),
        ("fr_CA.UTF-8", "fr"),
        ("deu", ""),
        ("C.UTF-8", ""),
        ("", ""),
    ],
)
def test_a_tag_is_understood(tag: str, lang: str) -> None:
    assert spoken(tag) == lang
    assert default_language({"LANG": tag}) == (lang or ENGLISH)
