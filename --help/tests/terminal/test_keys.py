"""A key means the same on every screen: one table, and every binding of every screen is in it."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from textual.binding import Binding
from textual.dom import DOMNode

import overseer.terminal
from overseer.terminal.keys import KEYS, on, printed
from overseer.terminal.table.reading import HelpSheet
from overseer.terminal.table.table_screen import TableScreen

GUIDE = Path(__file__).parents[2] / "docs" / "guide.md"


def every(kind: type[DOMNode]) -> Iterator[type[DOMNode]]:
    """A class and all that come from it."""
    yield kind
    for child in kind.__subclasses__():
        yield from every(child)


def own_screens() -> dict[str, type[DOMNode]]:
    """Every program, screen and panel of the terminal."""
    for module in pkgutil.walk_packages(overseer.terminal.__path__, "overseer.terminal."):
        import_module(module.name)
    found = {kind for kind in every(DOMNode) if kind.__module__.startswith("overseer.")}
    named = {f"{kind.__module__}.{kind.__name__}": kind for kind in found}
    return dict(sorted(named.items()))


SCREENS = own_screens()


def bindings(kind: type[DOMNode]) -> list[Binding]:
    """What a class binds itself; what Textual's lists and lines bind is Textual's."""
    found = kind.__dict__.get("BINDINGS", [])
    assert all(isinstance(each, Binding) for each in found)
    return list(found)


def test_no_key_has_two_meanings() -> None:
    seen: dict[str, str] = {}
    for meaning, key in KEYS.items():
        for name in key.names.split(","):
            assert seen.setdefault(name, meaning) == meaning, name


def test_every_game_and_program_is_looked_at() -> None:
    names = {name.rpartition(".")[2] for name in SCREENS}
    assert names >= {
        *("StartApp", "Reading", "TableApp", "DeckApp", "DeckChooser"),
        *("VaultScreen", "DuelScreen", "BattleScreen", "CampaignScreen", "DeckScreen"),
        *("HelpSheet", "RulesSheet", "StopsSheet", "ForceBench", "EntrySheet", "HandOver"),
    }


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_binds_meanings_only(name: str) -> None:
    for binding in bindings(SCREENS[name]):
        key = KEYS[binding.description]
        assert binding.key == key.names
        assert binding.action.partition("(")[0] in key.actions.split(","), binding


def test_a_meaning_is_used() -> None:
    """Nothing is in the table that no screen does."""
    bound = {(b.description, b.action) for kind in SCREENS.values() for b in bindings(kind)}
    done = {(meaning, action.partition("(")[0]) for meaning, action in bound}
    told = {(meaning, action) for meaning, key in KEYS.items() for action in key.actions.split(",")}
    assert told == done


def test_digits_are_nobodys_keys() -> None:
    """In every list a digit moves the cursor to that line."""
    assert not [key for key in KEYS.values() if any(c.isdigit() for c in key.names.split(","))]


@pytest.mark.parametrize(
    "kind", [kind for kind in SCREENS.values() if issubclass(kind, TableScreen)]
)
def test_the_line_of_keys_tells_what_the_keys_do(kind: type[TableScreen]) -> None:
    bound = {
        (binding.description, binding.action)
        for base in kind.__mro__
        if issubclass(base, DOMNode)
        for binding in bindings(base)
    }
    for meanings, action, _ in getattr(kind, "KEYS", ()):
        found = {does for meaning, does in bound if meaning in meanings.split(",")}
        assert not action or any(
            does.partition("(1")[0] == action.partition("(1")[0] for does in found
        )


@pytest.mark.parametrize("kind", [kind for kind in SCREENS.values() if issubclass(kind, HelpSheet)])
def test_help_tells_keys_of_the_table(kind: type[HelpSheet]) -> None:
    for meanings, _ in kind.keys:
        assert meanings == "digits" or printed(meanings)


def test_the_guide_has_every_key() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    table = guide.partition("### Keys")[2].partition("\n## ")[0]
    for meaning, key in KEYS.items():
        for each in key.prints.split():
            assert f"`{each}`" in table, (meaning, each)


def test_a_binding_carries_its_meaning() -> None:
    assert on("undo", "undo").description == "undo"
    assert on("leave", "close", priority=True).priority
