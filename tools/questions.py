"""Duels of Tragic with bots in the seats of people: every question that a person would be asked.

cd FOLDER && python PATH/TO/tools/questions.py 200        # an older state of the project

Only what every state of the project since commit 3a5663e has is used here, so that its package can
be counted by this file as well as today's (`tools/prompts.py`).
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Final

import overseer
from overseer.bots import make
from overseer.engine.match import Match
from overseer.engine.nature import numbered_seed
from overseer.engine.state import Move
from overseer.tragic.autopass import AutoPass, Stops
from overseer.tragic.topics import TOPICS

BOT: Final = "easy"
# Ready decks with the same name then and now.
DECKS: Final = (
    *("fists", "snipers", "walls", "horde", "robots", "poison", "gamblers"),
    *("stealth", "burn", "thieves", "brotherhood"),
)
OWN: Final = "main"  # what is begun without being asked: in the main phase, or to lay a card
SET_UP: Final = ("traits", "skills", "mulligan")


class Duel:
    """One duel; `asked` plays it and tells every question with its answer."""

    def __init__(self, number: int) -> None:
        decks = [
            DECKS[number % len(DECKS)],
            DECKS[(number + 1 + number // len(DECKS)) % len(DECKS)],
        ]
        self.match = Match(
            overseer.game("tragic"), [None, None], {"decks": decks}, numbered_seed(number)
        )
        self.bots = [make(BOT, "tragic", 2 * number + seat) for seat in range(2)]
        self.turns = 0
        for seat in range(2):
            self.match.help(seat, AutoPass(Stops()))

    def asked(self) -> Iterator[tuple[int, str, Move]]:
        """Who is asked, about what, and the answer; it is played when the next one is wanted.

        A card that is laid while something else is asked was the player's own idea.
        """
        match = self.match
        while not match.over:
            seat = match.state.seat
            move = self.bots[seat].choose(match.view(seat))
            topic = TOPICS[match.state.topic]
            laid = str(move).startswith("lay ") and topic != "lay"
            yield seat, OWN if laid else topic, move
            match.play(seat, move)
        self.turns = sum(player.turns for player in match.state.players)  # type: ignore[attr-defined]


def main(duels: int) -> None:
    """The questions by topic and the turns, as JSON."""
    topics: Counter[str] = Counter()
    turns = 0
    for number in range(duels):
        duel = Duel(number)
        topics.update(topic for _, topic, _ in duel.asked())
        turns += duel.turns
    print(json.dumps({"turns": turns, "topics": topics}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
