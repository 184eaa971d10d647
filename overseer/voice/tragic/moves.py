"""Moves of Tragic in words: what is done, and what it costs and does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from overseer.engine.state import Move
from overseer.text import translate
from overseer.tragic import moves as kinds
from overseer.tragic.card import Card
from overseer.tragic.moves import SLOTS, TragicMove
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.rules.movement import next_division
from overseer.tragic.rules.payment import card_cost
from overseer.tragic.rules.pile import PLAYER
from overseer.tragic.rules.setup import NO_TRAIT
from overseer.tragic.rules.triggers import waiting
from overseer.tragic.rules.turn import use_number
from overseer.tragic.text import cards as text
from overseer.tragic.text.steps import Clauses, capital
from overseer.tragic.topics import T_INCAPACITATE, T_TOLL, TOPICS
from overseer.tragic.view import SeenDuel
from overseer.tragic.words import KINDS, PLACES
from overseer.voice.lists import listed
from overseer.voice.tragic.words import (
    card_title,
    cost_words,
    fighter_title,
    letter_words,
    number_title,
    offered_title,
    place_title,
    printed_title,
    target_title,
)

Parts = tuple[str, str]


def move_parts(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    """A move in a few words, and the details; empty where the words say it all."""
    return _WORDS[move.kind](duel, move, lang)


def in_order(moves: Sequence[Move]) -> list[Move]:
    """What is done first, then the ways to pay and to go on.

    Who can do nothing that costs a point is not offered to pay by hand.
    """
    paying = any(isinstance(move, TragicMove) and move.kind in _COSTLY for move in moves)
    useful = [move for move in moves if paying or not _by_hand_move(move)]
    return sorted(useful, key=_rank)


def _by_hand_move(move: Move) -> bool:
    return isinstance(move, TragicMove) and move.kind == kinds.BY_HAND


def _rank(move: Move) -> int:
    return _LATE.get(move.kind, 0) if isinstance(move, TragicMove) else 0


@lru_cache(maxsize=4096)
def card_detail(card: Card, lang: str) -> str:
    """Kind, level and types, then the rules of a card."""
    line = text.type_line(card, lang)
    rules = text.rules_text(card, lang)
    if not rules:
        return translate(lang, "say-tragic-line", line=line)
    return translate(lang, "say-tragic-rules", line=line, rules=rules)


def _works(card: Card, number: int, lang: str) -> str:
    """What one ability of a card does, as a sentence."""
    words = capital(text.ability_text(card.abilities[number], card, lang))
    return translate(lang, "tragic-line", text=words)


def _pass(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    return translate(lang, "say-tragic-pass", topic=TOPICS[duel.topic]), ""


def _end(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    return translate(lang, "say-tragic-end"), ""


def _by_hand(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    return translate(lang, "say-tragic-by-hand"), translate(lang, "say-tragic-by-hand-detail")


def _yes(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    if duel.topic == T_INCAPACITATE:
        return translate(lang, "say-tragic-yes", what="incapacitate", paid="no", cost=""), ""
    trigger = duel.triggers[duel.work[-1].trigger]
    card = duel.tables.cards[trigger.card]
    ability = card.abilities[trigger.ability]
    detail = _works(card, trigger.ability, lang)
    cost = text.cost_text(ability.cost)
    what = "toll" if duel.topic == T_TOLL else "may"
    paid = "yes" if any(ability.cost) else "no"
    return translate(lang, "say-tragic-yes", what=what, paid=paid, cost=cost), detail


def _none(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    return translate(lang, "say-tragic-none", topic=TOPICS[duel.topic]), ""


def _mulligan(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    return translate(lang, "say-tragic-mulligan"), ""


def _cast(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    card = duel.tables.cards[move.a]
    kind = KINDS[card.kind]
    title = translate(lang, "say-tragic-cast", kind=kind, card=printed_title(card, lang))
    cost = cost_words(card, lang, card_cost(duel, duel.seat, card))
    detail = card_detail(card, lang)
    return title, translate(lang, "list-sentences", first=cost, rest=detail)


def _lay(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    return _card("lay", duel, move, lang)


def _use(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    permanent = duel.permanent(move.a, -1)
    if permanent is None:
        return str(move), ""
    card = permanent.card
    number = nth_use(card, move.b)
    title = translate(lang, "say-tragic-use", card=place_title(duel, move.a, lang))
    return title, _works(card, number, lang)


def _use_card(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    card = duel.tables.cards[move.a]
    title = translate(lang, "say-tragic-use", card=card_title(card, lang))
    return title, _works(card, use_number(duel, move.a), lang)


def _fit(word: str) -> Callable[[SeenDuel, TragicMove, str], Parts]:
    def words(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
        title = translate(lang, f"say-tragic-{word}", card=place_title(duel, move.a, lang))
        permanent = duel.permanent(move.a, -1)
        if permanent is None:
            return title, ""
        cost = cost_words(permanent.card, lang, card_cost(duel, duel.seat, permanent.card))
        rules = card_detail(permanent.card, lang)
        return title, translate(lang, "list-sentences", first=cost, rest=rules)

    return words


def _place(word: str) -> Callable[[SeenDuel, TragicMove, str], Parts]:
    def words(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
        title = translate(lang, f"say-tragic-{word}", card=fighter_title(duel, move.a, lang))
        permanent = duel.permanent(move.a, -1)
        return title, "" if permanent is None else card_detail(permanent.card, lang)

    return words


def _block(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    """With the attacker that it faces, where there is only one."""
    title, detail = _place("block")(duel, move, lang)
    item = duel.chain[-1] if duel.chain else None
    against = None if item is None or len(item.attackers) != 1 else item.attackers[0]
    found = None if against is None else duel.by_serial(against)
    if found is not None:
        card = fighter_title(duel, move.a, lang)
        target = fighter_title(duel, found[0] * SLOTS + found[1].slot, lang)
        title = translate(lang, "say-tragic-block-one", card=card, target=target)
    return title, detail


def _aim(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    topic = TOPICS[duel.topic]
    target = fighter_title(duel, move.a, lang)
    permanent = duel.permanent(move.a, -1)
    detail = "" if permanent is None else card_detail(permanent.card, lang)
    return translate(lang, "say-tragic-target", topic=topic, target=target), detail


def _aim_player(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    target = target_title(duel, PLAYER + move.a, lang)
    return translate(lang, "say-tragic-target", topic=TOPICS[duel.topic], target=target), ""


def _part(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    place = translate(lang, f"tragic-place-{PLACES[move.a]}")
    return translate(lang, "say-tragic-part", place=place), ""


def _pay(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    letter = letter_words(move.a, lang)
    return translate(lang, "say-tragic-pay", topic=TOPICS[duel.topic], letter=letter), ""


def _deal(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    share = next_division(duel, duel.chain[-1]) if duel.chain else None
    if share is None:
        return str(move), ""
    blocker = card_title(share[1].card, lang)
    attacker = card_title(share[0].card, lang)
    return translate(lang, "say-tragic-deal", n=move.a, card=blocker, by=attacker), ""


def _card(word: str, duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    title = translate(lang, f"say-tragic-{word}", card=number_title(duel, move.a, lang))
    return title, card_detail(duel.tables.cards[move.a], lang)


def _offer(word: str) -> Callable[[SeenDuel, TragicMove, str], Parts]:
    def words(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
        title = translate(lang, f"say-tragic-{word}", card=offered_title(duel, move.a, lang))
        return title, card_detail(duel.tables.cards[move.a], lang)

    return words


def _of_card(word: str) -> Callable[[SeenDuel, TragicMove, str], Parts]:
    def words(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
        return _card(word, duel, move, lang)

    return words


def _mode(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    work = duel.work[-1]
    ability = duel.ability_of(work.card, work.ability)
    return capital(Clauses(ability, lang).sentence(ability.modes[move.a])), ""


def _next(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    trigger = duel.triggers[waiting(duel)[move.a]]
    card = duel.tables.cards[trigger.card]
    detail = ""
    if trigger.ability >= 0:
        detail = _works(card, trigger.ability, lang)
    return translate(lang, "say-tragic-next", card=card_title(card, lang)), detail


def _traits(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    chosen = [n for n in (move.a, move.b) if n >= 0]
    names = listed([number_title(duel, n, lang) for n in chosen], lang)
    title = translate(lang, "say-tragic-traits", n=len(chosen), cards=names)
    return title, _each(duel, chosen, lang)


def _skills(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    chosen = list(duel.tables.moves.groups[move.a])
    names = listed([number_title(duel, n, lang) for n in chosen], lang)
    return translate(lang, "say-tragic-skills", cards=names), _each(duel, chosen, lang)


def chosen_rules(card: Card, lang: str) -> str:
    """What a trait or skill does for whoever chooses it."""
    if card.name == NO_TRAIT:  # TR-S3
        return translate(lang, "say-tragic-bluff")
    return text.rules_text(card, lang)


def _each(duel: SeenDuel, chosen: list[int], lang: str) -> str:
    """The rules of several cards, one after the other."""
    told = ""
    for number in reversed(chosen):
        card = duel.tables.cards[number]
        rules = chosen_rules(card, lang)
        line = translate(lang, "say-tragic-means", card=text.name(card, lang), rules=rules)
        told = translate(lang, "list-sentences", first=line, rest=told) if told else line
    return told


def _die(duel: SeenDuel, move: TragicMove, lang: str) -> Parts:
    word = "roll" if move.kind == kinds.ROLL else "ones"
    return translate(lang, f"say-tragic-{word}", n=move.a), ""


_WORDS: Final[dict[int, Callable[[SeenDuel, TragicMove, str], Parts]]] = {
    kinds.PASS: _pass,
    kinds.END: _end,
    kinds.BY_HAND: _by_hand,
    kinds.YES: _yes,
    kinds.NONE: _none,
    kinds.CAST: _cast,
    kinds.LAY_CARD: _lay,
    kinds.USE: _use,
    kinds.USE_CARD: _use_card,
    kinds.WEAR: _fit("wear"),
    kinds.TAKE_OFF: _fit("take-off"),
    kinds.ATTACK_WITH: _place("attack"),
    kinds.JOIN: _place("join"),
    kinds.BLOCK: _block,
    kinds.CHARGE: _place("charge"),
    kinds.AIM: _aim,
    kinds.AIM_PLAYER: _aim_player,
    kinds.PART: _part,
    kinds.PAY: _pay,
    kinds.DEAL: _deal,
    kinds.THROW: _of_card("discard"),
    kinds.TAKE: _offer("take"),
    kinds.SHOW: _of_card("show"),
    kinds.TOP: _offer("top"),
    kinds.BOTTOM: _offer("bottom"),
    kinds.AWAY: _offer("away"),
    kinds.MODE: _mode,
    kinds.TRAITS: _traits,
    kinds.SKILLS: _skills,
    kinds.MULLIGAN: _mulligan,
    kinds.DRAW_CARD: _of_card("draw"),
    kinds.ROLL: _die,
    kinds.ONES: _die,
    kinds.SNATCH: _of_card("snatch"),
    kinds.NEXT: _next,
}

# Moves that may have a cost in points.
_COSTLY: Final = (kinds.CAST, kinds.USE, kinds.USE_CARD, kinds.WEAR, kinds.TAKE_OFF, kinds.YES)

# Where moves stand in a list: what is cast and done, then laying, then paying and going on.
_LATE: Final[dict[int, int]] = {
    kinds.LAY_CARD: -1,
    kinds.USE: 1,
    kinds.USE_CARD: 1,
    kinds.ATTACK_WITH: 2,
    kinds.WEAR: 3,
    kinds.TAKE_OFF: 4,
    kinds.BY_HAND: 5,
    kinds.NONE: 6,
    kinds.PASS: 7,
    kinds.END: 8,
}
