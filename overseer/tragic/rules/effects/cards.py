"""Steps that move cards: drawing, discarding, searching, showing."""

from __future__ import annotations

from overseer.tragic.card import Step
from overseer.tragic.rules.duel import (
    W_DISCARD,
    W_DRAW,
    W_FREE,
    W_LAY,
    W_LOOK,
    W_RECOVER,
    W_SEARCH,
    W_SHOW,
    W_STEAL,
    Duel,
)
from overseer.tragic.rules.effects.reach import exposed, kindly, opponents_of, players_reached
from overseer.tragic.rules.pile import PLAYER, Work
from overseer.tragic.words import (
    DISCARD,
    DISCARD_RANDOM,
    DISCOVERY,
    DRAW,
    EQUAL_DRAW,
    FREE_ATTACK,
    LAY,
    MILL,
    RECOVER,
    REVIVE,
    SEARCH,
    SHOW_HAND,
    SHOW_REACTIONS,
    STEAL,
)


def perform_cards(duel: Duel, work: Work, step: Step, n: int) -> None:
    """Cards of the hand, the library and the discard."""
    op = step.op
    seat = work.seat
    if op == DRAW:
        for who in reversed(players_reached(duel, work, step)):
            duel.push(W_DRAW, who, kindly(duel, work, step, n))
    elif op == DISCARD or op == DISCARD_RANDOM:
        duel.moved = 0
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_DISCARD, who, n, 1 if op == DISCARD_RANDOM else 0)
    elif op == STEAL:
        duel.moved = 0
        for who in opponents_of(duel, seat):
            if work.target < PLAYER or work.target == PLAYER + who:
                if exposed(duel, work, who):
                    duel.push(W_STEAL, seat, n, who)
    elif op == EQUAL_DRAW:  # TR-W22: as many, never one more
        duel.push(W_DRAW, seat, duel.moved)
    elif op == SEARCH:
        _fetch(duel, work, W_SEARCH, kindly(duel, work, step, n), 0)
    elif op == RECOVER:
        _fetch(duel, work, W_RECOVER, kindly(duel, work, step, n), 0)
    elif op == REVIVE:
        _fetch(duel, work, W_RECOVER, n, 1)
    elif op == DISCOVERY:
        duel.push(W_LOOK, seat, kindly(duel, work, step, n))
    elif op == MILL:
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_DRAW, who, n, 1)
    elif op == LAY:
        if duel.players[seat].hand:
            duel.push(W_LAY, seat, n, 0)
    elif op == FREE_ATTACK:
        if duel.players[seat].hand:
            duel.push(W_FREE, seat)
    elif op == SHOW_REACTIONS:
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_SHOW, who, 1)
    else:
        assert op == SHOW_HAND
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who):
                _show_hand(duel, who)


def _fetch(duel: Duel, work: Work, kind: int, n: int, into_play: int) -> None:
    """Cards are looked for by what the running step says."""
    found = duel.push(kind, work.seat, n, into_play)
    found.card, found.ability, found.mode, found.step = (
        work.card,
        work.ability,
        work.mode,
        work.step - 1,
    )


def _show_hand(duel: Duel, seat: int) -> None:
    """A hand is shown; everybody knows it from now on."""
    player = duel.players[seat]
    duel.revealed += 1
    player.known = player.hand
    names = ", ".join([duel.tables.cards[number].id for number in player.hand])
    duel.tell("hand-shown" if names else "hand-empty", {"seat": seat, "cards": names})
