"""The small works between decisions: drawing, looking, discarding, searching, laying."""

from __future__ import annotations

from overseer.engine.state import NATURE
from overseer.tragic.player import UNKNOWN, Player, without
from overseer.tragic.rules.board import arrive, own_trigger, same_companion
from overseer.tragic.rules.duel import W_LOOK, W_PLACE, W_POINTS, W_STEAL, Duel
from overseer.tragic.rules.effects.reach import steps_of
from overseer.tragic.rules.payment import paid_text, pay_free, pay_letters
from overseer.tragic.rules.pile import Work
from overseer.tragic.rules.targets import matches
from overseer.tragic.rules.telling import tell_point
from overseer.tragic.topics import (
    T_DISCARD,
    T_DRAIN,
    T_DRAW,
    T_FREE,
    T_LAY,
    T_PAY,
    T_PLACE,
    T_RECOVER,
    T_REFRESH,
    T_SEARCH,
    T_SHOW,
    T_SNATCH,
)
from overseer.tragic.words import ON_CAST, REACTION


def run_draw(duel: Duel, work: Work) -> bool:
    """Cards are drawn, or milled."""
    if _take_on(duel, work):
        return True
    duel.work.remove(work)
    return False


def _take_on(duel: Duel, work: Work) -> bool:
    """Cards come from the library: known tops first, then by NATURE, known bottoms last."""
    player = duel.players[work.seat]
    while work.count > 0:
        if player.tops:
            card = player.tops[0]
            player.tops = player.tops[1:]
        elif player.library:
            return duel.ask(NATURE, T_DRAW)
        elif player.bottoms:
            card = player.bottoms[0]
            player.bottoms = player.bottoms[1:]
        else:
            break
        if work.kind == W_LOOK:
            looked(duel, work, card)
        else:
            drawn(duel, work, card)
    return False


def drawn(duel: Duel, work: Work, card: int) -> None:
    """A card left the library: into the hand, or into the discard."""
    player = duel.players[work.seat]
    work.count -= 1
    if work.mills == 1:
        duel.revealed += 1
        player.discard = (*player.discard, card)
    else:
        player.put_in_hand(card, False)
    if duel.ears is not None:
        name = "hidden" if card == UNKNOWN else duel.tables.cards[card].id
        if work.mills == 1:
            duel.tell("milled", {"seat": work.seat, "card": name})
        else:
            duel.whisper("drew", work.seat, {"seat": work.seat, "card": name})


def run_look(duel: Duel, work: Work) -> bool:
    """TR-W16: the top cards are looked at, then each is put somewhere."""
    if _take_on(duel, work):
        return True
    work.kind = W_PLACE
    return False


def looked(duel: Duel, work: Work, card: int) -> None:
    """One card is looked at, by its owner alone."""
    player = duel.players[work.seat]
    work.count -= 1
    player.looking = tuple(sorted((*player.looking, card)))
    name = "hidden" if card == UNKNOWN else duel.tables.cards[card].id
    duel.whisper("looked", work.seat, {"seat": work.seat, "card": name})


def run_place(duel: Duel, work: Work) -> bool:
    """Each card that was looked at goes on top, under the library or into the discard."""
    if duel.players[work.seat].looking:
        return duel.ask(work.seat, T_PLACE)
    duel.work.remove(work)
    return False


def run_discard(duel: Duel, work: Work) -> bool:
    """Cards of the hand are discarded: chosen by their holder, or at random."""
    player = duel.players[work.seat]
    while work.count > 0 and player.hand:
        if work.count < len(player.hand):
            if work.at_random:
                return duel.ask(NATURE, T_SNATCH)
            return duel.ask(work.seat, T_DISCARD)
        throw(duel, work.seat, player.hand[0])
        work.count -= 1
    duel.work.remove(work)
    return False


def throw(duel: Duel, seat: int, card: int) -> None:
    """A card goes from the hand into the discard."""
    player = duel.players[seat]
    player.take_from_hand(card)
    player.discard = (*player.discard, card)
    duel.moved += 1
    duel.revealed += 1
    duel.tell("discarded", {"seat": seat, "card": duel.tables.cards[card].id, "place": ""})


def run_steal(duel: Duel, work: Work) -> bool:
    """Random cards of another hand."""
    if work.count > 0 and duel.players[work.victim].hand:
        return duel.ask(NATURE, T_SNATCH)
    duel.work.remove(work)
    return False


def snatched(duel: Duel, work: Work, card: int) -> None:
    """NATURE picked a card of a hand: it is discarded, or it belongs to the thief from now on."""
    work.count -= 1
    if work.kind != W_STEAL:
        throw(duel, work.seat, card)
        return
    duel.players[work.victim].take_from_hand(card)
    duel.players[work.seat].put_in_hand(card, True)
    duel.moved += 1
    duel.revealed += 1
    args = {"seat": work.seat, "victim": work.victim}
    duel.tell("stole", {**args, "card": duel.tables.cards[card].id})


def run_search(duel: Duel, work: Work) -> bool:
    """TR-K7: choose from the library; afterwards it is shuffled."""
    player = duel.players[work.seat]
    if work.count > 0 and player.library_size > 0:
        return duel.ask(work.seat, T_SEARCH)
    player.shuffle()
    duel.work.remove(work)
    return False


def searchable(duel: Duel, work: Work) -> list[int]:
    """The different cards of the library that the search may take."""
    player = duel.players[work.seat]
    step = steps_of(duel.ability_of(work.card, work.ability), work.mode)[work.step]
    found: list[int] = []
    for number in player.library + player.tops + player.bottoms:
        if number not in found and matches(duel.tables.cards[number], step.filter):
            found.append(number)
    return found


def found_card(duel: Duel, work: Work, card: int) -> None:
    """A searched card is shown and taken into the hand."""
    player = duel.players[work.seat]
    if card in player.library:
        player.library = without(player.library, card)
    elif card in player.tops:
        player.tops = without(player.tops, card)
    else:
        player.bottoms = without(player.bottoms, card)
    player.put_in_hand(card, True)
    work.count -= 1
    duel.revealed += 1
    duel.tell("found", {"seat": work.seat, "card": duel.tables.cards[card].id})


def run_recover(duel: Duel, work: Work) -> bool:
    """Cards come back from the discard, which lies open."""
    if work.count > 0 and recoverable(duel, work):
        return duel.ask(work.seat, T_RECOVER)
    duel.work.remove(work)
    return False


def recoverable(duel: Duel, work: Work) -> list[int]:
    """The different cards of the discard that may come back."""
    player = duel.players[work.seat]
    step = steps_of(duel.ability_of(work.card, work.ability), work.mode)[work.step]
    found: list[int] = []
    for number in player.discard:
        card = duel.tables.cards[number]
        if number in found or not matches(card, step.filter):
            continue
        if work.into_play == 1 and (not card.is_ally or same_companion(duel, card)):
            continue
        found.append(number)
    return found


def recovered(duel: Duel, work: Work, card: int) -> None:
    """A card of the discard comes into the hand, or into play."""
    player = duel.players[work.seat]
    player.discard = without(player.discard, card)
    work.count -= 1
    name = duel.tables.cards[card].id
    if work.into_play == 1:
        duel.tell("revived", {"seat": work.seat, "card": name})
        fresh = arrive(duel, work.seat, duel.tables.cards[card])
        own_trigger(duel, work.seat, ON_CAST, fresh)  # it arrives, even though nobody cast it
    else:
        player.put_in_hand(card, True)
        duel.tell("recovered", {"seat": work.seat, "card": name})


def run_show(duel: Duel, work: Work) -> bool:
    """TR-K16: who holds a reaction shows one. Whoever holds a card is asked: that is public."""
    if work.count > 0 and duel.players[work.seat].hand:
        return duel.ask(work.seat, T_SHOW)
    duel.work.remove(work)
    duel.revealed += 1
    duel.tell("no-reaction", {"seat": work.seat})
    return False


def showable(duel: Duel, seat: int) -> list[int]:
    """The different reactions of a hand."""
    found: list[int] = []
    for number in duel.players[seat].hand:
        if number not in found and duel.tables.cards[number].kind == REACTION:
            found.append(number)
    return found


def shown(duel: Duel, work: Work, card: int) -> None:
    """A reaction is shown; everybody knows it from now on."""
    player = duel.players[work.seat]
    if card not in player.known:
        player.known = tuple(sorted((*player.known, card)))
    duel.work.remove(work)
    duel.revealed += 1
    duel.tell("reaction-shown", {"seat": work.seat, "card": duel.tables.cards[card].id})


def run_lay(duel: Duel, work: Work) -> bool:
    """An ability card may be laid (TR-P3), or a card says so."""
    player = duel.players[work.seat]
    allowed = duel.may_lay if work.by_right else work.count > 0
    if allowed and player.hand:
        return duel.ask(work.seat, T_LAY)
    duel.work.remove(work)
    return False


def run_letters(duel: Duel, work: Work) -> bool:
    """Points are refreshed or drained; the player names the letters."""
    player = duel.players[work.seat]
    letters = movable_letters(player, work.drains)
    if work.count <= 0 or not letters:
        duel.work.remove(work)
        return False
    if len(letters) == 1:
        turn_point(duel, work, letters[0])
        return False
    return duel.ask(work.seat, T_DRAIN if work.drains else T_REFRESH)


def movable_letters(player: Player, drain: int) -> list[int]:
    """The letters of which a point can be turned."""
    if drain:
        return [n for n in range(7) if player.points[n] > player.spent[n]]
    return [n for n in range(7) if player.spent[n] > 0]


def move_point(player: Player, letter: int, drain: int) -> None:
    """One point is engaged or disengaged."""
    by = 1 if drain else -1
    spent = player.spent
    player.spent = spent[:letter] + bytes((spent[letter] + by,)) + spent[letter + 1 :]


def turn_point(duel: Duel, work: Work, letter: int) -> None:
    """The next point that a card refreshes or drains."""
    move_point(duel.players[work.seat], letter, work.drains)
    work.count -= 1
    if duel.ears is not None:
        tell_point(duel, work.seat, letter, work.drains)


def run_free(duel: Duel, work: Work) -> bool:
    """At once, an attack card without its cost; the right to lay may be used first (TR-P4)."""
    if duel.players[work.seat].hand:
        return duel.ask(work.seat, T_FREE)
    duel.work.remove(work)
    return False


def pay_cost(duel: Duel, seat: int, cost: bytes) -> None:
    """TR-P1: given letters at once, free points as the engine proposes or point by point."""
    player = duel.players[seat]
    before = player.spent
    pay_letters(player, cost)
    if duel.by_hand:
        duel.by_hand = False
        points = duel.push(W_POINTS, seat, 0, cost[7])
        points.spent_before = int.from_bytes(before, "big")
    else:
        pay_free(duel, player, cost[7])
        _tell_paid(duel, seat, before)
    duel.revealed += 1


def run_points(duel: Duel, work: Work) -> bool:
    """The next point that is paid by hand."""
    if work.to_pay > 0:
        return duel.ask(work.seat, T_PAY)
    duel.work.remove(work)
    _tell_paid(duel, work.seat, work.spent_before.to_bytes(7, "big"))
    return False


def _tell_paid(duel: Duel, seat: int, before: bytes) -> None:
    """What was engaged for something that is no card cast or ability used."""
    if duel.ears is not None and before != duel.players[seat].spent:
        paid = paid_text(before, duel.players[seat].spent)
        duel.tell("paid", {"seat": seat, "paid": paid})
