"""A move as a choice of a client: what it is about, who does it, what it costs and gives."""

from __future__ import annotations

from typing import Final

from overseer.engine.state import Move
from overseer.tragic import moves as kinds
from overseer.tragic.card import Ability, Card
from overseer.tragic.moves import SLOTS, TragicMove, place_text
from overseer.tragic.rules.announce import life_letter
from overseer.tragic.rules.duel import W_ANNOUNCE, W_MOVEMENT
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.rules.movement import next_division
from overseer.tragic.rules.payment import ability_cost, card_cost
from overseer.tragic.rules.pile import PLAYER
from overseer.tragic.rules.triggers import waiting
from overseer.tragic.rules.turn import use_number
from overseer.tragic.topics import T_FREE, T_MAY, T_PAY, T_TOLL
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import LETTERS
from overseer.voice.tragic import where
from overseer.voice.tragic.faces import cost_data

_BY_PLACE: Final = (
    *(kinds.USE, kinds.WEAR, kinds.TAKE_OFF, kinds.ATTACK_WITH),
    *(kinds.JOIN, kinds.BLOCK, kinds.CHARGE),
)


def places(duel: SeenDuel, move: Move) -> list[str]:
    """The things of the scene that a move is about; what it is done to, or what is played."""
    if not isinstance(move, TragicMove):
        return []
    found = where.where_of(duel, move)
    told = [found] if found else where.cards_of(duel, move)
    if move.kind == kinds.BLOCK and duel.chain and len(duel.chain[-1].attackers) == 1:
        attacker = duel.by_serial(duel.chain[-1].attackers[0])
        if attacker is not None:
            told.append(place_text(attacker[0] * SLOTS + attacker[1].slot))
    if move.kind == kinds.DEAL and duel.chain:
        share = next_division(duel, duel.chain[-1])
        if share is not None:
            told.append(place_text((duel.chain[-1].target - PLAYER) * SLOTS + share[1].slot))
    if move.kind == kinds.NEXT:
        told += _source(duel, waiting(duel)[move.a])
    if move.kind == kinds.YES and duel.topic in (T_MAY, T_TOLL):
        told += _source(duel, duel.work[-1].trigger)
    if move.kind == kinds.PASS and duel.chain:
        told.append(f"{where.CHAIN}{len(duel.chain) - 1}")
    return told


def _source(duel: SeenDuel, number: int) -> list[str]:
    """Where the card of a trigger lies."""
    trigger = duel.triggers[number]
    if trigger.source >= 0:
        return [place_text(trigger.source)]
    player = duel.players[trigger.seat]
    if trigger.card in player.traits + player.skills + player.abilities:
        return [where.chosen(trigger.seat, duel.tables.cards[trigger.card].id)]
    return []


def doers(duel: SeenDuel, move: Move) -> list[str]:
    """Who does it: a permanent, a skill; whoever is aiming; else nobody but the player."""
    if not isinstance(move, TragicMove):
        return []
    if move.kind in _BY_PLACE:
        return [place_text(move.a)]
    if move.kind == kinds.USE_CARD:
        return [where.chosen(duel.seat, duel.tables.cards[move.a].id)]
    if move.kind == kinds.DEAL and duel.chain:
        share = next_division(duel, duel.chain[-1])
        return [] if share is None else [place_text(duel.chain[-1].seat * SLOTS + share[0].slot)]
    work = duel.work[-1] if duel.work else None
    if work is not None and move.kind in (kinds.AIM, kinds.AIM_PLAYER, kinds.PART):
        if work.kind in (W_ANNOUNCE, W_MOVEMENT) and work.source >= 0:
            return [place_text(work.source)]
        if work.kind == W_ANNOUNCE and work.card in duel.players[work.seat].hand:
            return [where.in_hand(duel.tables.cards[work.card].id)]
    return []


def cost(duel: SeenDuel, move: Move) -> dict[str, int]:
    """Points by letter (`any`: of any letter), `hp`, `cards` to discard, `engage`."""
    if not isinstance(move, TragicMove):
        return {}
    seat, cards = duel.seat, duel.tables.cards
    if move.kind == kinds.CAST:
        card = cards[move.a]
        free = duel.topic == T_FREE
        return {} if free else cost_data(card_cost(duel, seat, card), card.letters)
    if move.kind in (kinds.WEAR, kinds.TAKE_OFF, kinds.USE):
        permanent = duel.permanent(move.a, -1)
        if permanent is None:
            return {}
        card = permanent.card
        if move.kind != kinds.USE:
            return cost_data(card_cost(duel, seat, card), card.letters)
        return _price(duel, seat, card, card.abilities[nth_use(card, move.b)])
    if move.kind == kinds.USE_CARD:
        card = cards[move.a]
        return _price(duel, seat, card, card.abilities[use_number(duel, move.a)])
    if move.kind == kinds.YES and duel.topic in (T_MAY, T_TOLL):
        trigger = duel.triggers[duel.work[-1].trigger]
        card = cards[trigger.card]
        return cost_data(ability_cost(duel, seat, card, card.abilities[trigger.ability]))
    if move.kind == kinds.PAY and duel.topic == T_PAY:
        return {LETTERS[move.a]: 1}
    if move.kind == kinds.NONE and duel.topic == T_PAY and life_letter(duel.work[-1]) >= 0:
        return {"hp": 1}
    return {"cards": 1} if move.kind == kinds.THROW else {}


def _price(duel: SeenDuel, seat: int, card: Card, ability: Ability) -> dict[str, int]:
    found = cost_data(ability_cost(duel, seat, card, ability))
    more = {
        "hp": ability.life,
        "cards": ability.discards,
        "engage": int(ability.engage),
        "sacrifice": int(ability.sacrifice),
    }
    return {**found, **{word: n for word, n in more.items() if n}}


def gain(duel: SeenDuel, move: Move) -> dict[str, int]:
    """A point for a laid card."""
    if isinstance(move, TragicMove) and move.kind == kinds.LAY_CARD:
        card = duel.tables.cards[move.a]
        if move.a not in duel.players[duel.seat].abilities:
            return {LETTERS[card.letters[0]]: 1}
    return {}
