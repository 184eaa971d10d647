"""Steps that change players: HP, radiation, stats, points."""

from __future__ import annotations

from overseer.tragic.card import Card, Step
from overseer.tragic.player import MOST_POINTS, ends_at
from overseer.tragic.rules.board import change_max_hp, change_stat
from overseer.tragic.rules.damage import heal_player, hurt_player, raise_radiation
from overseer.tragic.rules.duel import W_LETTERS, Duel
from overseer.tragic.rules.effects.reach import exposed, kindly, players_reached, signed
from overseer.tragic.rules.pile import Work
from overseer.tragic.rules.telling import tell_gain
from overseer.tragic.words import (
    ALWAYS,
    CURE,
    DRAIN,
    GAIN,
    HEAL,
    IRRADIATE,
    LETTERS,
    LOSE,
    MAX_HP,
    POINT,
    REFRESH,
    ST_IMMUNE_RADIATION,
    ST_STEALTH,
)


def perform_players(duel: Duel, work: Work, step: Step, n: int) -> None:
    """HP, radiation, stats and points of players."""
    op = step.op
    if op == HEAL:
        for who in players_reached(duel, work, step):
            heal_player(duel, who, kindly(duel, work, step, n))
    elif op == LOSE:
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who):
                hurt_player(duel, who, n, 0, False)
    elif op == GAIN:
        _gain(duel, work, step, n)
    elif op == IRRADIATE:
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who) and duel.stat(who, ST_IMMUNE_RADIATION) <= 0:
                raise_radiation(duel, who, n)
    elif op == CURE:
        raise_radiation(duel, work.seat, -n)
    elif op == MAX_HP:
        card = duel.tables.cards[work.card]
        for who in players_reached(duel, work, step):
            if exposed(duel, work, who):
                change_max_hp(duel, duel.players[who], step.amount.flat, card)
    elif op == REFRESH:
        duel.push(W_LETTERS, work.seat, n, 0)
    elif op == DRAIN:
        for who in reversed(players_reached(duel, work, step)):
            if exposed(duel, work, who):
                duel.push(W_LETTERS, who, n, 1)
    else:
        assert op == POINT
        _point(duel, work, step)


def _gain(duel: Duel, work: Work, step: Step, n: int) -> None:
    """Stats change for a while, or for good."""
    card = duel.tables.cards[work.card]
    for who in players_reached(duel, work, step):
        if exposed(duel, work, who):
            more = signed(n, step)
            gain(duel, who, step.detail, more, ends_at(step.until, work.seat), card)
            if duel.ears is not None:
                tell_gain(duel, work, who, step, more)


def gain(duel: Duel, seat: int, stat: int, amount: int, until: int, card: Card) -> None:
    """A stat changes for a while, or for good."""
    player = duel.players[seat]
    change_stat(duel, player, stat, amount, card)
    if until != ALWAYS or stat == ST_STEALTH:  # TR-W29: no STEALTH outlasts one's own attack
        player.fading = (*player.fading, (stat, amount, until))


def _point(duel: Duel, work: Work, step: Step) -> None:
    """Base points of a letter, up or down (set-up)."""
    player = duel.players[work.seat]
    letter = step.detail
    n = min(max(player.points[letter] + step.amount.flat, 0), MOST_POINTS)
    player.points = player.points[:letter] + bytes((n,)) + player.points[letter + 1 :]
    duel.tell("point", {"seat": work.seat, "letter": LETTERS[letter], "points": n})
