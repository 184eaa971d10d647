"""The options of a battle: its scenario, who plays which side, forces, terrain, cards."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from overseer.terminal.values import is_file, whole
from overseer.voice.complaint import UsageError
from overseer.voice.wasteland.stories import scenario_lines
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import load, source_text
from overseer.wasteland.scenarios.scenario_file import STANDARD, load_scenario

OPTIONS: Final = (*("cards", "scenario", "force", "enemy", "ai", "limit", "difficulty", "terrain"),)
FORCES_APART: Final = "\n"  # between the forces of several seats
LIST: Final = "?"  # as a scenario's name: which ones are there?
MOST_CAPS: Final = 100_000


def match_options(typed: Mapping[str, str]) -> dict[str, object]:
    """What was typed, as the game wants it; what is allowed, the game says."""
    options: dict[str, object] = {}
    cards = None
    if "cards" in typed:
        cards = load(Path(typed["cards"]))
        options["cards"] = source_text(Path(typed["cards"]))
    if "scenario" in typed:
        options["scenario"] = scenario_source(typed["scenario"], cards)
    if "ai" in typed:
        options["ai"] = typed["ai"].strip().lower()
    if "force" in typed:
        options["forces"] = [brought(each) for each in typed["force"].split(FORCES_APART)]
    if "enemy" in typed:
        options["enemy"] = brought(typed["enemy"])
    if "limit" in typed:
        options["limit"] = whole(typed["limit"], "--limit", 1, MOST_CAPS)
    if "difficulty" in typed:
        options["difficulty"] = typed["difficulty"].strip().lower()
    if "terrain" in typed:
        options["terrain"] = _text("terrain", typed["terrain"])
    return options


def scenario_source(typed: str, cards: CardSet | None = None) -> str:
    """A scenario of the game by its name, or the text of a file, whose mistakes are told.

    `cards`: the card set out of which its units come, where that is not the standard one.
    """
    name = typed.strip().lower()
    if name in STANDARD or not is_file(typed):
        return name
    load_scenario(Path(typed), cards)
    return _text("scenario", typed)


def brought(typed: str) -> str:
    """A force file's text where a file is named; a ready force's name or a code stays as it is."""
    path = Path(typed)
    try:
        return path.read_text(encoding="utf-8-sig") if is_file(path) else typed.strip()
    except (OSError, UnicodeDecodeError, ValueError):
        return typed.strip()


def _text(option: str, file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError("cli-error-wasteland-file", option=f"--{option}", file=file) from error


def ask_scenario(typed: Mapping[str, str | None], lang: str) -> Mapping[str, str | None] | None:
    """Which scenarios there are, if that is the question; else all is said already."""
    if (typed.get("scenario") or "").strip() != LIST:
        return typed
    for line in scenario_lines(lang):
        print(line)
    return None
