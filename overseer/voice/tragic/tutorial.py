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
from overseer.tragic import moves as kinds
from overseer.tragic.card import Card
from overseer.tragic.moves import TragicMove
from overseer.tragic.player import Permanent
from overseer.tragic.rules.duel import W_MOVEMENT, allies
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import ABILITY, ATTACK, REACTION
from overseer.voice.reader import Reader
from overseer.voice.tragic.situation import position
from overseer.voice.voice import Lesson

LEARNER: Final = 0
SEED: Final = 163
NEARLY: Final = 25  # HP of the opponent at which it is time to finish

# The kinds of move that a hint speaks of, the best first.
_ON: Final = (kinds.CAST, kinds.ATTACK_WITH, kinds.END)
_AIM: Final = (kinds.AIM_PLAYER, kinds.AIM)
_MEANT: Final[dict[str, tuple[int, ...]]] = {
    "traits": (kinds.TRAITS,),
    "skills": (kinds.SKILLS,),
    "lay": (kinds.LAY_CARD,),
    "lay-missed": (kinds.LAY_CARD,),
    "first": (kinds.CAST,),
    "ally": (kinds.CAST,),
    "attack": (kinds.CAST,),
    "finish": (kinds.CAST,),
    "ally-attack": (kinds.ATTACK_WITH,),
    "wear": (kinds.WEAR,),
    "use": (kinds.USE_CARD,),
    "react": (kinds.CAST,),
    "answer": (kinds.PASS,),
    "block": (kinds.BLOCK, kinds.PASS),
    "join": (kinds.PASS,),
    "target": _AIM,
    "target-ally": _AIM,
    "main": _ON,
    "keep": (kinds.ATTACK_WITH, kinds.CAST, kinds.END),
    "upkeep-works": _ON,
    "upkeep": (kinds.PASS,),
    "guard": (kinds.END,),
    "poor": (kinds.END,),
    "end": (kinds.END,),
    "end-keep": (kinds.END,),
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


def hints(reader: Reader) -> list[str]:
    """What the learner is told now; nothing in a match that does not teach."""
    if not reader.tutorial or reader.viewer != LEARNER or reader.asked != LEARNER:
        return []
    decision = reader.decision
    if decision is None:
        return []
    return [reader.text(f"tutorial-{hint_of(reader, decision.name)}")]


def hint_of(reader: Reader, topic: str) -> str:
    """The word of the hint for the open question."""
    duel = position(reader)
    if topic == "main":
        return _main(reader, duel)
    if topic == "answer":
        return "react" if _legal(reader, kinds.CAST) else "answer"
    if topic == "target":
        return _target(duel)
    return topic if topic in _PLAIN else "choose"


def advised(reader: Reader, moves: Sequence[Move]) -> Move | None:
    """The move that the hint speaks of, among those offered; None: it speaks of none."""
    decision = reader.decision
    if not hints(reader) or decision is None:
        return None
    word = hint_of(reader, decision.name)
    own = [move for move in moves if isinstance(move, TragicMove)]
    for kind in _MEANT.get(word, ()):
        meant = [move for move in own if move.kind == kind]
        if kind == kinds.AIM_PLAYER:
            meant = [move for move in meant if move.a != LEARNER]
        if meant:
            return _best(reader, word, meant)
    return None


def _best(reader: Reader, word: str, meant: list[TragicMove]) -> Move:
    """An ally where the hint is about allies, the last and dearest attack where about attacks."""
    cards = position(reader).tables.cards
    if word in ("first", "ally"):
        return next((move for move in meant if cards[move.a].is_ally), meant[0])
    if word in ("attack", "finish"):
        attacks = [move for move in meant if cards[move.a].kind == ATTACK]
        return attacks[-1] if attacks else meant[0]
    return meant[0]


def _target(duel: SeenDuel) -> str:
    """Who is struck strikes back: at the player of an attack card, at an ally (TR-C1)."""
    work = duel.work[-1]
    if work.kind == W_MOVEMENT:
        return "target-ally"
    striking = work.card >= 0 and duel.tables.cards[work.card].strike is not None
    return "target" if striking else "choose"


def _main(reader: Reader, duel: SeenDuel) -> str:
    """What has not been tried yet and can be, in the order in which it is best learned."""
    done = {event.name for event in reader.events if event.args.get("seat") == LEARNER}
    cast = {
        duel.tables.set.by_id[str(event.args["card"])].kind
        for event in reader.events
        if event.name == "tragic-cast" and event.args["seat"] == LEARNER
    }
    castable = [duel.tables.cards[move.a] for move in _legal(reader, kinds.CAST)]
    if "tragic-cast" not in done:
        return "first" if castable else "poor"
    if _first_upkeep(reader.events):
        return "upkeep-works"
    if duel.players[1 - LEARNER].hp <= NEARLY and ATTACK in [card.kind for card in castable]:
        return "finish"
    if _legal(reader, kinds.LAY_CARD) and "tragic-laid" not in done:
        return "lay-missed"
    return _untried(reader, duel, done, cast, castable) or _at_hand(reader, duel, cast, castable)


def _untried(
    reader: Reader, duel: SeenDuel, done: set[str], cast: set[int], castable: Sequence[Card]
) -> str:
    """The next thing that can be tried for the first time; empty: nothing."""
    if ATTACK not in cast and any(card.kind == ATTACK for card in castable):
        return "attack"
    if not _had_ally(duel, cast) and any(card.is_ally for card in castable):
        return "ally"
    if "tragic-ally-attacks" not in done and _legal(reader, kinds.ATTACK_WITH):
        return "ally-attack"
    if "tragic-worn" not in done and _legal(reader, kinds.WEAR):
        return "wear"
    holding = {duel.tables.cards[number].kind for number in duel.players[LEARNER].hand}
    if "tragic-used" not in done and ABILITY in holding and _legal(reader, kinds.USE_CARD):
        return "use"
    if "tragic-blocks" not in done and guards(duel) and allies(duel.players[1 - LEARNER]):
        return "guard"
    return ""


def _at_hand(reader: Reader, duel: SeenDuel, cast: set[int], castable: Sequence[Card]) -> str:
    """What is left to do in a turn."""
    if REACTION not in cast and any(
        duel.tables.cards[n].kind == REACTION for n in duel.players[LEARNER].hand
    ):
        return "keep" if castable else "end-keep"
    return "main" if castable or _legal(reader, kinds.ATTACK_WITH) else "end"


def guards(duel: SeenDuel) -> list[Permanent]:
    """The learner's allies that could block."""
    return [
        each for each in duel.players[LEARNER].permanents if each.card.is_ally and not each.engaged
    ]


def _had_ally(duel: SeenDuel, cast: set[int]) -> bool:
    return any(card.kind in cast and card.is_ally for card in duel.tables.cards)


def _first_upkeep(events: Sequence[Event]) -> bool:
    """Whether an upkeep of the learner's own has just worked for the first time."""
    return not _acted_since(events) and _upkeeps(events) == [True]


def _acted_since(events: Sequence[Event]) -> bool:
    """Whether the learner has acted in this turn already."""
    for event in reversed(events):
        if event.name == "tragic-turn":
            return False
        if event.name in ("tragic-cast", "tragic-used", "tragic-ally-attacks"):
            return True
    return False


def _upkeeps(events: Sequence[Event]) -> list[bool]:
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


def _legal(reader: Reader, kind: int) -> list[TragicMove]:
    return [move for move in reader.moves() if isinstance(move, TragicMove) and move.kind == kind]


def ending(reader: Reader) -> list[str]:
    """What the learner is told at the end."""
    outcome = reader.outcome
    if not reader.tutorial or outcome is None:
        return []
    won = outcome.winners == (LEARNER,)
    return [reader.text("tutorial-won" if won else "tutorial-lost")]
