"""`overseer cards`: what is in a card set, one card in full, and whether a file is in order."""

from __future__ import annotations

from collections.abc import Mapping

import overseer
from overseer.terminal.completion import ACTIONS
from overseer.terminal.guise import guise_of
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
    guise = guise_of(overseer.game(game).name)
    if action not in ACTIONS:
        raise UsageError("cli-error-action", action=action[:40], known=", ".join(ACTIONS))
    given = {option: typed for option, typed in narrow.items() if typed is not None}
    for option in given:
        if option not in guise.card_options or action != "list":
            raise UsageError("cards-error-option", option=f"--{option}", game=guise.game)
    return guise.cards(action, what, cards, given, lang)
