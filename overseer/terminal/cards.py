"""`overseer cards`: what is in a card set, one card in full, and whether a file is in order."""

from __future__ import annotations

from collections.abc import Mapping

import overseer
from overseer.terminal.completion import ACTIONS
from overseer.terminal.look import look_of
from overseer.voice.complaint import UsageError


def run(
    game: str,
    action: str,
    what: str | None,
    cards: str | None,
    narrow: Mapping[str, str | None],
    lang: str,
) -> int:
    """List, show or check; the exit code. `narrow` picks cards of a list."""
    look = look_of(overseer.game(game))
    if action not in ACTIONS:
        raise UsageError("cli-error-action", action=action[:40], known=", ".join(ACTIONS))
    given = {option: typed for option, typed in narrow.items() if typed is not None}
    for option in given:
        if option not in look.card_options or action != "list":
            raise UsageError("cards-error-option", option=f"--{option}", game=look.game)
    return look.cards(action, what, cards, given, lang)
