"""The duel that teaches: a fixed set-up, and hints that follow what the learner does.

A hint is found from the question that is open and from what has happened so far, so it fits
whatever was played, taken back or resumed.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.terminal.guise import Lesson
from overseer.terminal.session import Session
from overseer.tragic import moves as kinds
from overseer.tragic.moves import TragicMove
from overseer.tragic.player import Permanent
from overseer.tragic.rules.duel import W_MOVEMENT, Duel, allies
from overseer.tragic.topics import T_MAIN, T_TARGET
from overseer.tragic.view import TragicView
from overseer.tragic.words import ABILITY, ATTACK, REACTION
from overseer.voice.tragic.situation import position

LEARNER: Final = 0
SEED: Final = 163
NEARLY: Final = 25  # HP of the opponent at which it is time to finish

# The kind of move that a hint speaks of.
_MEANT: Final = {
    "lay": kinds.LAY_CARD,
    "lay-missed": kinds.LAY_CARD,
    "ally-attack": kinds.ATTACK_WITH,
    "wear": kinds.WEAR,
    "use": kinds.USE_CARD,
    "react": kinds.CAST,
    "block": kinds.BLOCK,
    "guard": kinds.END,
    "poor": kinds.END,
    "end": kinds.END,
    "end-keep": kinds.END,
}

# The topics that have one hint each.
_PLAIN: Final = ("traits", "skills", "lay", "block", "upkeep", "join")


def lesson() -> Lesson:
    """The set-up of the tutorial."""
    decks = [_deck("learner"), _deck("sparring")]
    return Lesson(["human", "bot:normal"], {"decks": decks, "format": "quad"}, SEED)


def _deck(name: str) -> str:
    folder = files("overseer.voice.tragic").joinpath("tutorial_decks")
    return folder.joinpath(f"{name}.toml").read_text("utf-8")


def hints(session: Session) -> list[str]:
    """What the learner is told now; nothing in a match that does not teach."""
    if not session.table.tutorial or session.viewer != LEARNER or session.asked != LEARNER:
        return []
    decision = session.decision
    if decision is None:
        return []
    return [session.text(f"tutorial-{hint_of(session, decision.name)}")]


def hint_of(session: Session, topic: str) -> str:
    """The word of the hint for the open question."""
    duel = position(session)
    if topic == "main":
        return _main(session, duel)
    if topic == "answer":
        return "react" if _legal(session, kinds.CAST) else "answer"
    if topic == "target":
        return _target(duel)
    return topic if topic in _PLAIN else "choose"


def advised(session: Session, moves: Sequence[Move]) -> Move | None:
    """The move that the hint speaks of, among those offered; None: it speaks of none."""
    decision = session.decision
    if not hints(session) or decision is None:
        return None
    word = hint_of(session, decision.name)
    own = [move for move in moves if isinstance(move, TragicMove)]
    cards = position(session).tables.cards
    if word in ("first", "ally", "attack", "finish"):
        casts = [move for move in own if move.kind == kinds.CAST]
        ally = word in ("first", "ally")
        meant = [m for m in casts if (cards[m.a].is_ally if ally else cards[m.a].kind == ATTACK)]
        return next(iter([*meant, *casts]), None)
    kind = _MEANT.get(word)
    return next((move for move in own if move.kind == kind), None)


def _target(duel: Duel) -> str:
    """Who is struck strikes back: at the player of an attack card, at an ally (TR-C1)."""
    work = duel.work[-1]
    if work.kind == W_MOVEMENT:
        return "target-ally"
    striking = work.card >= 0 and duel.tables.cards[work.card].strike is not None
    return "target" if striking else "choose"


def _main(session: Session, duel: Duel) -> str:
    """What has not been tried yet and can be, in the order in which it is best learned."""
    done = {event.name for event in session.events if event.args.get("seat") == LEARNER}
    cast = {
        duel.tables.set.by_id[str(event.args["card"])].kind
        for event in session.events
        if event.name == "tragic-cast" and event.args["seat"] == LEARNER
    }
    castable = [duel.tables.cards[move.a] for move in _legal(session, kinds.CAST)]
    if "tragic-cast" not in done:
        return "first" if castable else "poor"
    if _first_upkeep(session.events):
        return "upkeep-works"
    if duel.players[1 - LEARNER].hp <= NEARLY and ATTACK in [card.kind for card in castable]:
        return "finish"
    if _legal(session, kinds.LAY_CARD) and "tragic-laid" not in done:
        return "lay-missed"
    if ATTACK not in cast and any(card.kind == ATTACK for card in castable):
        return "attack"
    if not _had_ally(duel, cast) and any(card.is_ally for card in castable):
        return "ally"
    if "tragic-ally-attacks" not in done and _legal(session, kinds.ATTACK_WITH):
        return "ally-attack"
    if "tragic-worn" not in done and _legal(session, kinds.WEAR):
        return "wear"
    holding = {duel.tables.cards[number].kind for number in duel.players[LEARNER].hand}
    if "tragic-used" not in done and ABILITY in holding and _legal(session, kinds.USE_CARD):
        return "use"
    if "tragic-blocks" not in done and _guards(duel) and allies(duel.players[1 - LEARNER]):
        return "guard"
    if REACTION not in cast and any(
        duel.tables.cards[n].kind == REACTION for n in duel.players[LEARNER].hand
    ):
        return "keep" if castable else "end-keep"
    return "main" if castable or _legal(session, kinds.ATTACK_WITH) else "end"


def _guards(duel: Duel) -> list[Permanent]:
    """The learner's allies that could block."""
    return [
        each for each in duel.players[LEARNER].permanents if each.card.is_ally and not each.engaged
    ]


class Sparring:
    """Makes the opponent attack until the learner has blocked once; the rest is the bot's own."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def __call__(self, view: View) -> Move | None:
        assert isinstance(view, TragicView)
        duel = view.position
        learned = any(
            event.name == "tragic-blocks" and event.args["seat"] == LEARNER
            for event in self.session.events
        )
        if learned or duel.seat != view.seat:
            return None
        if duel.topic == T_MAIN and _guards(duel):
            return next((m for m in view.moves() if _is(m, kinds.ATTACK_WITH)), None)
        if duel.topic == T_TARGET and duel.work[-1].kind == W_MOVEMENT:
            return next((m for m in view.moves() if _is(m, kinds.AIM_PLAYER)), None)
        return None


def _is(move: Move, kind: int) -> bool:
    return isinstance(move, TragicMove) and move.kind == kind


def _had_ally(duel: Duel, cast: set[int]) -> bool:
    return any(card.kind in cast and card.is_ally for card in duel.tables.cards)


def _first_upkeep(events: list[Event]) -> bool:
    """Whether an upkeep of the learner's own has just worked for the first time."""
    return not _acted_since(events) and _upkeeps(events) == [True]


def _acted_since(events: list[Event]) -> bool:
    """Whether the learner has acted in this turn already."""
    for event in reversed(events):
        if event.name == "tragic-turn":
            return False
        if event.name in ("tragic-cast", "tragic-used", "tragic-ally-attacks"):
            return True
    return False


def _upkeeps(events: list[Event]) -> list[bool]:
    """The learner's turns from the first one in which something worked by itself."""
    turns: list[bool] = []
    for event in events:
        if event.args.get("seat") != LEARNER:
            continue
        if event.name == "tragic-turn":
            turns.append(False)
        elif event.name == "tragic-triggered" and turns:
            turns[-1] = True
    return turns[turns.index(True) :] if True in turns else []


def _legal(session: Session, kind: int) -> list[TragicMove]:
    return [move for move in session.moves() if isinstance(move, TragicMove) and move.kind == kind]


def ending(session: Session) -> list[str]:
    """What the learner is told at the end."""
    outcome = session.match.outcome
    if not session.table.tutorial or outcome is None:
        return []
    won = outcome.winners == (LEARNER,)
    return [session.text("tutorial-won" if won else "tutorial-lost")]
