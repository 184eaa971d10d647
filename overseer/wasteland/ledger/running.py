"""The engine carries out what was entered: its own works run, and the answers of the entry come in.

Whatever needs a place on the table is left to the people at it: who is under a disc stands in the
entry, pushes and steps aside are done by hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from overseer.engine.refusal import BadNotation, Refusal
from overseer.engine.state import NATURE, Move
from overseer.wasteland.ai.think import think
from overseer.wasteland.battle.attack.effects import effects_of
from overseer.wasteland.battle.attack.hit import LUCKS
from overseer.wasteland.battle.model import ON_TABLE
from overseer.wasteland.battle.moves import (
    PASS,
    PICK,
    PLAY,
    TARGET,
    BattleMove,
    at_model,
    bare,
    parse,
)
from overseer.wasteland.battle.topics import T_ACTION, T_EFFECT, T_PLAY, T_ROLL, T_WALK, TOPICS
from overseer.wasteland.battle.values import settle_all
from overseer.wasteland.battle.work import (
    W_AREA,
    W_ATTACK,
    W_CHECK,
    W_LEAVE,
    W_MINES,
    W_PUSH,
    W_REACTION,
    W_SLIDE,
    W_WINDOW,
    Work,
)
from overseer.wasteland.card import IconEffect
from overseer.wasteland.ledger.sheet import APART, Sheet, refuse
from overseer.wasteland.words import DICE_LETTERS, NONE

BY_HAND: Final = (W_PUSH, W_SLIDE, W_WINDOW, W_REACTION, W_LEAVE, W_MINES)
MOST_STEPS: Final = 2000
_LISTED: Final = 400  # more outcomes are dice, and are named by their faces


class Asked(NamedTuple):
    """What has to be known before an entry is whole."""

    topic: str  # of battles: roll, armour, flip, luck, effect …
    token: int  # about whom
    seat: int  # who decides; NATURE: dice and cards
    dice: str  # the dice to throw: "W" the white one, then a letter each
    value: int  # of the test
    choices: tuple[str, ...]  # the answers; empty where they are faces of dice
    weighted: tuple[str, ...] = ()  # where chance decides: every outcome as often as it may come
    effects: tuple[IconEffect, ...] = ()  # what icons may buy, where that is asked
    luck: str = ""  # what luck is asked for
    target: int = NONE  # against whom


def spread_out(sheet: Sheet) -> None:
    """Everybody stands far from everybody."""
    for model in sheet.battle.models:
        model.x = model.y = APART * (model.number + 1)
        model.home_x, model.home_y = model.x, model.y


def carry_on(
    sheet: Sheet, answers: tuple[str, ...], under: tuple[int, ...] = ()
) -> Refusal | Asked | None:
    """Work everything off; who is asked when the answers are not enough, None when all is done."""
    battle = sheet.battle
    given = list(answers)
    try:
        for _ in range(MOST_STEPS):
            if not battle.work:
                return _too_many(given)
            work = battle.work[-1]
            if work.kind == W_CHECK:
                battle.done(work)
                settle_all(battle)
            elif work.kind in BY_HAND:
                battle.done(work)
                if work.kind == W_PUSH:
                    sheet.tell("companion-push", {"model": work.target})
            else:
                if work.kind == W_AREA and work.stage == 0:
                    _lay_under(sheet, work, under)
                if battle.run(work):
                    if battle.topic == T_ACTION:
                        battle.work.clear()
                        return _too_many(given)
                    found = _answer(sheet, given)
                    if found is not None:
                        return found
    finally:
        battle.work.clear()
        battle.seat = NATURE
        spread_out(sheet)
    return refuse("CO-2", "endless")


def _too_many(given: list[str]) -> Refusal | None:
    return refuse("CO-2", "more-answers", answer=given[0]) if given else None


def _answer(sheet: Sheet, given: list[str]) -> Refusal | Asked | None:
    """Take the next answer; None when it fits."""
    battle = sheet.battle
    if battle.topic == T_PLAY:
        move = bare(PASS)
        if given:
            said = _read(sheet, given[0])
            if isinstance(said, BattleMove) and said.kind == PLAY:
                move = said
                given.pop(0)
        battle.answer(move)
        return None
    own = _by_ai(sheet)
    if len(own) == 1:  # the AI's rule leaves no choice: nothing is asked, nothing is written down
        if given and given[0] == _named(sheet, own[0]):
            given.pop(0)
        battle.decisions += 1
        battle.answer(own[0])
        return None
    if not given:
        return _asked(sheet, own)
    text = given.pop(0)
    found = _read(sheet, text)
    if isinstance(found, Refusal):
        return found
    why = battle.why(found)
    if why:
        topic = TOPICS[battle.topic]
        return refuse("CO-2", "answer", answer=text, topic=topic)
    battle.decisions += 1
    battle.answer(found)
    return None


def _by_ai(sheet: Sheet) -> list[BattleMove]:
    """The equally good answers of the AI where it decides; empty: somebody else does."""
    battle, begun = sheet.battle, sheet.begun
    side = battle.seat - (battle.seats - 3)
    if begun is None or not 0 <= side < 2 or not begun.ai[side] or battle.topic == T_WALK:
        return []
    return list(think(battle).moves)


def _read(sheet: Sheet, text: str) -> BattleMove | Refusal:
    """An answer, with tokens instead of the engine's numbers."""
    try:
        move = parse(text, sheet.cards)
    except BadNotation as error:
        return error.refusal
    if move.kind in (PICK, TARGET):
        return at_model(move.kind, sheet.tokens.get(move.a, len(sheet.battle.models)))
    return move


def _asked(sheet: Sheet, own: list[BattleMove]) -> Asked:
    """What is missing; among answers that are equally good for the AI, chance decides."""
    battle = sheet.battle
    work = battle.work[-1]
    topic = TOPICS[battle.topic]
    throws = topic in ("roll", "dice")
    dice = ""
    if throws:
        letters = "".join(DICE_LETTERS[die] * work.dice[die] for die in range(4))
        dice = ("W" if battle.topic == T_ROLL else "") + letters
    found: list[Move] = list(own)
    if own:
        battle.seat = NATURE
    elif battle.seat != NATURE:
        found = battle.moves()
    elif not throws:
        found = [battle.chance(k) for k in range(min(battle.spread, _LISTED))]
    words = tuple(_named(sheet, move) for move in found)
    chance = words if battle.seat == NATURE else ()
    about = work.target if topic in ("armour", "boost", "ratings") else work.model
    value = work.value if throws else 0
    asker, choices = sheet.token_of(about), tuple(dict.fromkeys(words))
    target = NONE if work.target == NONE else sheet.token_of(work.target)
    return Asked(
        *(topic, asker, battle.seat, dice, value, choices, chance),
        effects=_bought(sheet, work) if battle.topic == T_EFFECT else (),
        luck=LUCKS[work.luck] if topic == "luck" and 0 <= work.luck < len(LUCKS) else "",
        target=target,
    )


def _bought(sheet: Sheet, work: Work) -> tuple[IconEffect, ...]:
    """The effects of an attack, by the numbers of the answers."""
    battle = sheet.battle
    if work.kind != W_ATTACK or work.model == NONE:
        return ()
    attacker = battle.models[work.model]
    if 0 <= work.weapon < len(attacker.weapons):
        weapon = battle.cards.weapons[attacker.weapons[work.weapon]]
    else:
        weapon = battle.cards.weapons[work.weapon_number]
    return tuple(effects_of(battle, attacker, work, weapon))


def _named(sheet: Sheet, move: Move) -> str:
    assert isinstance(move, BattleMove)
    if move.kind in (PICK, TARGET):
        return str(at_model(move.kind, sheet.token_of(move.a)))
    return str(move)


def _lay_under(sheet: Sheet, work: Work, under: tuple[int, ...]) -> None:
    """Those under the disc stand at its middle, everybody else far away."""
    middle = {sheet.tokens[token] for token in under if token in sheet.tokens}
    if work.target != NONE:
        middle.add(work.target)
    spread_out(sheet)
    for number in middle:
        model = sheet.battle.models[number]
        if model.place == ON_TABLE:
            model.x, model.y = work.x, work.y
