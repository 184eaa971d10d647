"""A move in the player's language: what is done, what it costs and what it gives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from overseer.engine.state import Move
from overseer.shelter import moves as kinds
from overseer.shelter.card import Item, Space
from overseer.shelter.moves import LETTERS, SPACES, ShelterMove
from overseer.shelter.state import SeenShelter
from overseer.shelter.tables import Tables
from overseer.shelter.text import item_text, name, room_text, space_text
from overseer.shelter.vault import TOPICS
from overseer.text import translate
from overseer.voice.shelter.amounts import placed
from overseer.voice.shelter.words import (
    cube_words,
    dweller_words,
    named_place,
    place_words,
    stock_cubes,
    what_lies_at,
    who_letters,
    who_words,
)
from overseer.voice.voice import Parts

# What a player who says "done" means by it, by topic.
_DONE: Final = ("window", "room", "income", "reroll", "lost", "appear")


def own(move: Move) -> ShelterMove:
    """A move of a match of Shelter."""
    assert isinstance(move, ShelterMove)
    return move


def move_parts(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    """A few words, and the details."""
    return _WORDS[move.kind](state, move, lang)


def same_place(move: Move, other: Move) -> bool:
    """Whether both place a dweller on the same space."""
    return (
        isinstance(move, ShelterMove)
        and isinstance(other, ShelterMove)
        and move.kind == other.kind == kinds.PLACE
        and move.a == other.a
    )


def shorter_text(state: SeenShelter, move: ShelterMove, lang: str) -> str:
    """A placement after another one on the same space: what differs."""
    return placement(state, move, lang).shorter


def by_place(moves: Sequence[Move]) -> list[Move]:
    """The same moves, those that place a dweller on the same space side by side."""
    first: dict[int, int] = {}
    order: list[tuple[int, int]] = []
    for at, move in enumerate(moves):
        if isinstance(move, ShelterMove) and move.kind == kinds.PLACE:
            order.append((first.setdefault(move.a, at), at))
        else:
            order.append((at, at))
    return [moves[at] for _, at in sorted(order)]


def _pass(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return translate(lang, "say-pass"), translate(lang, "say-pass-detail")


def _done(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    topic = TOPICS[state.topic]
    return translate(lang, f"say-done-{topic}" if topic in _DONE else "say-done"), ""


def _fight(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    number, bonus = state.showing().fight, int(state.bonus)
    return translate(lang, "say-fight"), translate(
        lang, "say-fight-detail", number=number, bonus=bonus, needed=max(2, number - bonus)
    )


def _place(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return placement(state, move, lang)[:2]


class Placement(NamedTuple):
    """What is said of a dweller on a space."""

    title: str
    detail: str
    whole: str  # both
    shorter: str  # after another placement on the same space: what differs
    cost: dict[str, int]
    gain: dict[str, int]


def placement(state: SeenShelter, move: ShelterMove, lang: str) -> Placement:
    """A placement in words and numbers."""
    at = move.a
    return placed_words(state.tables, what_lies_at(state, at), state.kind_at(at), at, move.b, lang)


# What players are asked most often, and the same in every match.
@lru_cache(maxsize=32768)
def placed_words(
    tables: Tables, lies: tuple[int, int], kind: int, at: int, who: int, lang: str
) -> Placement:
    """The same by what lies there and what kind of space it is."""
    where = named_place(tables, *lies, at, lang)
    title = translate(lang, "say-place", who=who_words(who, lang), where=where)
    if not kind:
        return Placement(title, "", title, title, {}, {})
    space = tables.kinds[kind].space
    detail = space_text(space, lang)
    note = _training(space, who, lang)
    shorter = translate(lang, "say-move", name=title, detail=note) if note else title
    if note:
        detail = translate(lang, "list-sentences", first=detail, rest=note)
    whole = translate(lang, "say-move", name=title, detail=detail) if detail else title
    return Placement(title, detail, whole, shorter, *placed(space, who))


def _training(space: Space, who: int, lang: str) -> str:
    """What becomes of the training of those who are placed (SH-P6, SH-Y11)."""
    letters = who_letters(who)
    if space.letter and space.letter in letters:
        return translate(lang, "say-doubles", letter=space.letter)
    return translate(lang, "say-training-lost", n=len(letters)) if letters else ""


def _use(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return _item("say-use", state, move, lang, True)


def _build(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    table = state.tables.rooms[move.a]
    side = "left" if move.b == kinds.LEFT else "right"
    title = translate(lang, f"say-build-{side}", room=name("room", table.card, lang))
    free = bool(state.work) and state.free_build
    mask = state.players[state.turn].discount
    price = (0, 0, 0) if free else (table.energy[mask], table.food[mask], table.water[mask])
    if sum(price):
        cost = translate(lang, "say-build-price", cubes=cube_words(price, lang))
    else:
        cost = translate(lang, "say-build-free")
    return title, translate(lang, "list-sentences", first=cost, rest=room_text(table.card, lang))


def _gain(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return translate(lang, "say-gain", cubes=cube_words(stock_cubes(move.a), lang)), ""


def _pay(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return translate(lang, "say-pay", cubes=cube_words(stock_cubes(move.a), lang)), ""


def _give(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return _item("say-give", state, move, lang, False)


def _take(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return _item("say-take", state, move, lang, True)


def _ready(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return _item("say-ready", state, move, lang, True)


def _item(id: str, state: SeenShelter, move: ShelterMove, lang: str, detail: bool) -> Parts:
    card: Item = state.tables.cards.items[move.a]
    return translate(lang, id, item=name("item", card, lang)), (
        item_text(card, lang) if detail else ""
    )


def _train(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    letter = LETTERS[move.a - 1]
    return translate(lang, "say-train", letter=letter, name=translate(lang, f"letter-{letter}")), ""


def _heal(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    if move.a >= SPACES:
        who = dweller_words(move.a - SPACES, True, lang)
        return translate(lang, "say-heal", who=who), ""
    return translate(lang, "say-heal-at", where=place_words(state, move.a, lang)), ""


def _trade(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    tables = state.tables
    give = cube_words(stock_cubes(tables.trade_give[move.a] * move.b), lang)
    take = cube_words(stock_cubes(tables.trade_take[move.a] * move.b), lang)
    return translate(lang, "say-trade", give=give, take=take), ""


def _chance(state: SeenShelter, move: ShelterMove, lang: str) -> Parts:
    return str(move), ""


_WORDS: Final[dict[int, Callable[[SeenShelter, ShelterMove, str], Parts]]] = {
    kinds.PASS: _pass,
    kinds.DONE: _done,
    kinds.FIGHT: _fight,
    kinds.PLACE: _place,
    kinds.USE: _use,
    kinds.BUILD: _build,
    kinds.GAIN: _gain,
    kinds.PAY: _pay,
    kinds.GIVE: _give,
    kinds.TAKE: _take,
    kinds.READY: _ready,
    kinds.TRAIN: _train,
    kinds.HEAL: _heal,
    kinds.TRADE: _trade,
    kinds.ROLL: _chance,
    kinds.DRAW_ITEM: _chance,
    kinds.DRAW_ROOM: _chance,
    kinds.DRAW_THREAT: _chance,
    kinds.FIRST: _chance,
}
