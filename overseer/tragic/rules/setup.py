"""Phase 0: traits, skills, who begins, the first hands (TR-S3 to TR-S6)."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import NATURE
from overseer.tragic.player import Player
from overseer.tragic.rules.board import give
from overseer.tragic.rules.duel import W_DRAW, W_STEPS, Duel
from overseer.tragic.rules.telling import tell_start_hp
from overseer.tragic.rules.turn_facts import draw_rate
from overseer.tragic.topics import T_FIRST, T_MULLIGAN, T_SKILLS, T_TRAITS
from overseer.tragic.words import ON_START, ST_KAMIKAZE, ST_MULLIGAN

NO_TRAIT: Final = "no-trait"


def is_set_up(duel: Duel) -> bool:
    """Whether the first turn can begin: traits, skills, the roll, hands and mulligans are done."""
    return duel.setting >= 4 * duel.seats + 3


def set_up(duel: Duel) -> bool:
    """The next step before the first turn."""
    seats = duel.seats
    step = duel.setting
    if step < seats:
        return duel.ask(step, T_TRAITS)
    if step == seats:
        duel.setting += 1
        _reveal_traits(duel)
        return False
    step -= seats + 1
    if step < seats:
        return duel.ask(step, T_SKILLS)
    if step == seats:
        duel.setting += 1
        _reveal_skills(duel)
        return False
    step -= seats + 1
    if step == 0:
        return _who_begins(duel)
    step -= 1
    if step < seats:
        duel.setting += 1
        rate = min(draw_rate(duel, step), 3)
        duel.push(W_DRAW, step, 3 * rate)  # TR-S6
        return False
    step -= seats
    if step < seats:
        player = duel.players[step]
        if player.mulligans == 0 and duel.stat(step, ST_MULLIGAN) > 0:
            return duel.ask(step, T_MULLIGAN)
        duel.setting += 1
    return False


def _reveal_traits(duel: Duel) -> None:
    """TR-S3: both turn their traits over; "no trait" sends the other one out of the game."""
    cards = duel.tables.cards
    duel.revealed += 1
    for player in duel.players:
        kept = [number for number in player.traits if cards[number].name != NO_TRAIT]
        if len(kept) < len(player.traits):
            player.destroyed = (*player.destroyed, *kept)
            kept = []
        player.traits = tuple(kept)
        names = ", ".join([cards[number].id for number in kept])
        duel.tell("traits" if kept else "no-traits", {"seat": player.seat, "cards": names})
        for number in kept:
            give(duel, player, cards[number].gifts, 1, cards[number])
        player.hp = player.max_hp
        if duel.ears is not None:
            tell_start_hp(duel, player)
        _start(duel, player, player.traits)


def _reveal_skills(duel: Duel) -> None:
    """TR-S4."""
    cards = duel.tables.cards
    duel.revealed += 1
    for player in duel.players:
        names = ", ".join([cards[number].id for number in player.skills])
        duel.tell("skills", {"seat": player.seat, "cards": names})
        for number in player.skills:
            give(duel, player, cards[number].gifts, 1, cards[number])
        _start(duel, player, player.skills)


def _start(duel: Duel, player: Player, chosen: tuple[int, ...]) -> None:
    """What happens once, when the duel begins."""
    for number in chosen:
        abilities = duel.tables.cards[number].abilities
        for at in range(len(abilities)):
            if abilities[at].when == ON_START:
                work = duel.push(W_STEPS, player.seat)
                work.card = number
                work.ability = at
                work.of_item = -1


def _who_begins(duel: Duel) -> bool:
    """TR-S5: the highest roll, unless exactly one holds the kamikaze trait."""
    eager = [seat for seat in range(duel.seats) if duel.players[seat].stats[ST_KAMIKAZE] > 0]
    if len(eager) == 1:
        duel.first = eager[0]
    elif len(duel.rolls) < duel.seats:
        return duel.ask(NATURE, T_FIRST)
    else:
        top = max(duel.rolls)
        best = [seat for seat in range(duel.seats) if duel.rolls[seat] == top]
        if len(best) > 1:
            duel.rolls = ()  # ties again
            return False
        duel.first = best[0]
    duel.tell("begins", {"seat": duel.first})
    duel.setting += 1
    return False


def mulligan(duel: Duel, seat: int) -> None:
    """TR-S6: once, the hand is shuffled back and as many are drawn."""
    player = duel.players[seat]
    n = len(player.hand)
    player.library = tuple(sorted(player.library + player.hand))
    player.shuffle()
    player.hand = ()
    player.known = ()
    player.mulligans = 1
    duel.tell("mulligan", {"seat": seat, "cards": n})
    duel.push(W_DRAW, seat, n)
