"""What the shell offers when Tab is pressed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import typer

from overseer.text import LANGUAGES

ACTIONS: Final = ("list", "show", "check")
GAMES_WITH_ODDS: Final = ("tragic", "wasteland")
RANGES: Final = ("short", "long", "close")
CHARGES: Final = ("black", "green", "both")


def languages(incomplete: str) -> list[str]:
    return _beginning(LANGUAGES, incomplete)


def games(incomplete: str) -> list[str]:
    import overseer

    return _beginning([game.name for game in overseer.games() if not game.leads_to], incomplete)


def seats(context: typer.Context, incomplete: str) -> list[str]:
    """The next seat of a list that is being typed."""
    before, _, last = incomplete.rpartition(",")
    offered = ["human", *(f"bot:{bot}" for bot in _bots(context))]
    return [f"{before},{seat}" if before else seat for seat in _beginning(offered, last)]


def bots(context: typer.Context, incomplete: str) -> list[str]:
    before, _, last = incomplete.rpartition(",")
    return [f"{before},{bot}" if before else bot for bot in _beginning(_bots(context), last)]


def bot_files(incomplete: str) -> list[str]:
    """The file of a bot, the last of a list that is being typed."""
    before, _, last = incomplete.rpartition(",")
    found = [f"file:{each}" for each in files(last.removeprefix("file:"))]
    return [f"{before},{each}" if before else each for each in found]


def decks(incomplete: str) -> list[str]:
    """A ready deck, or a file."""
    from overseer.tragic.decks.ready import READY

    return [*_beginning(READY, incomplete), *files(incomplete)]


def formats(incomplete: str) -> list[str]:
    from overseer.tragic.decks.deck import FORMATS

    return _beginning(list(FORMATS), incomplete)


def scenarios(incomplete: str) -> list[str]:
    """A scenario of Wasteland, or a file."""
    from overseer.wasteland.scenarios.scenario_file import STANDARD

    return [*_beginning(STANDARD, incomplete), *files(incomplete)]


def played(incomplete: str) -> list[str]:
    """What `sim` plays: all scenarios, or one of them."""
    return [*_beginning(("all",), incomplete), *scenarios(incomplete)]


def rules(context: typer.Context, incomplete: str) -> list[str]:
    import overseer

    return _beginning(overseer.game(_game(context)).rule_ids(), incomplete.upper())


def actions(incomplete: str) -> list[str]:
    return _beginning(ACTIONS, incomplete)


def cards(context: typer.Context, incomplete: str) -> list[str]:
    """A card to show, or a file to check."""
    action = context.params.get("action")
    if action == "check":
        return files(incomplete)
    if action != "show":
        return []
    import overseer
    from overseer.terminal.look import look_of

    return _beginning(
        look_of(overseer.game(_game(context))).card_ids(context.params.get("card_file")), incomplete
    )


def games_with_odds(incomplete: str) -> list[str]:
    return _beginning(GAMES_WITH_ODDS, incomplete)


def weapons(incomplete: str) -> list[str]:
    from overseer.wasteland.cards.file import standard

    return _beginning([weapon.id for weapon in standard().weapons], incomplete)


def units(incomplete: str) -> list[str]:
    from overseer.wasteland.cards.file import standard

    return _beginning([unit.id for unit in standard().units], incomplete)


def ranges(incomplete: str) -> list[str]:
    return _beginning(RANGES, incomplete)


def charges(incomplete: str) -> list[str]:
    return _beginning(CHARGES, incomplete)


def files(incomplete: str) -> list[str]:
    return sorted(_files(incomplete))


def _files(incomplete: str) -> Iterator[str]:
    folder, _, start = incomplete.rpartition("/")
    place = Path(f"{folder}/") if folder or incomplete.startswith("/") else Path()
    try:
        for path in place.iterdir():
            if path.name.startswith(start) and (start or not path.name.startswith(".")):
                prefix = incomplete[: len(incomplete) - len(start)]
                yield prefix + path.name + ("/" if path.is_dir() else "")
    except OSError:
        return


def _game(context: typer.Context) -> str:
    return str(context.params.get("game") or "shelter")


def _bots(context: typer.Context) -> tuple[str, ...]:
    from overseer.bots import names

    return names(_game(context))


def _beginning(words: tuple[str, ...] | list[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
