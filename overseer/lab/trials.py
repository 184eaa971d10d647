"""A deck tried out: bots play it against the ready decks, or against somebody who only passes."""

from __future__ import annotations

from typing import Final

import msgspec

import overseer
from overseer.host.client import Client
from overseer.host.sitting import Sitting, Table
from overseer.lab.duels import DuelTally
from overseer.lab.sim import Plan, play_chunk
from overseer.text import translate
from overseer.tragic.decks.deck import Deck
from overseer.tragic.decks.ready import READY
from overseer.tragic.player import BASE_HP
from overseer.tragic.state import TragicState

GAME: Final = "tragic"
BOT: Final = "normal"
OWN: Final = "own"  # what the tried deck is called in a plan
DEAL: Final = 2  # games: each deal is played from both sides
LONGEST: Final = 14  # turns of a goldfish duel


def trial_plan(deck: str, format: str, games: int, seed: int) -> Plan:
    """The deck of a file's text against every ready deck in turn, both sides played."""
    decks = {OWN: deck, **{name: name for name in READY}}
    return Plan(
        game=GAME,
        bots=(BOT, BOT),
        games=games,
        seed=seed,
        mirror=True,
        options={"format": format},
        line_ups=tuple((OWN, name) for name in READY),
        decks=decks,
    )


def play_deal(plan: Plan, start: int) -> dict[str, tuple[int, int]]:
    """Two games from number `start` on: by ready deck, games and parts of the tried deck's wins."""
    tally = play_chunk(plan, start, min(start + DEAL, plan.games))
    assert isinstance(tally, DuelTally)
    return {
        other: (games, tally.met_wins[mine, other])
        for (mine, other), games in tally.met.items()
        if mine == OWN
    }


# Alone


class GoldfishTurn(msgspec.Struct, omit_defaults=True):
    """One turn of the tried deck: what happened, and the hit points that the other one keeps."""

    turn: int
    lines: list[str]
    left: int


class Goldfish(msgspec.Struct, omit_defaults=True):
    """A duel against somebody who only passes."""

    opening: list[str]  # what the first hand is
    turns: list[GoldfishTurn]
    won: int = 0  # the turn in which it was over; 0: not within the turns that were played


def goldfish(deck: Deck, text: str, seed: bytes, lang: str) -> Goldfish:
    """The first turns of a deck in a bot's hands, by the whole rules."""
    game = overseer.game(GAME)
    names = [deck.name, translate(lang, "decks-goldfish-other")]
    options = {"format": deck.format, "decks": [text, READY[0]]}
    sitting = Sitting.begin(
        game, [f"bot:{BOT}"] * 2, options=options, seed=seed, table=Table(names=names)
    )
    while not sitting.over:
        state = sitting.match.state
        assert isinstance(state, TragicState)
        if state.players[0].turns > LONGEST:
            break
        sitting.play(sitting.bot_move() if state.seat == 0 else game.idle(state))
    return _told(Client(sitting, 0, lang), sitting.over)


def _told(client: Client, over: bool) -> Goldfish:
    found = Goldfish([], [])
    mine, left = False, BASE_HP  # who chooses no trait begins with these
    for event in [event for step in client.steps() for event in step.events]:
        seat = event.args.get("seat")
        if event.name == "tragic-turn":
            mine = seat == 0
            if mine and len(found.turns) < LONGEST:
                found.turns.append(GoldfishTurn(len(found.turns) + 1, [], left))
                continue
        if seat == 1 and isinstance(event.args.get("left"), int):
            left = int(event.args["left"])
        if not found.turns:
            if seat == 0 and event.name == "tragic-drew":
                found.opening.append(str(event.args["card"]))
        elif mine:
            found.turns[-1].left = left
            if event.text:
                found.turns[-1].lines.append(event.text)
    if over:
        found.won = len(found.turns)
    return found
