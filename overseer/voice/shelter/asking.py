"""What a client of Shelter is answered when it asks about something on the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from overseer.engine.refusal import Refusal
from overseer.shelter import text as card_words
from overseer.shelter.moves import LIFT, SPACES, place_text, space_text, who_text
from overseer.shelter.player import Player
from overseer.shelter.state import SeenShelter
from overseer.shelter.turn import room_row, threat_row
from overseer.shelter.vault import T_TURN
from overseer.voice.given import Answer, Choice, Why
from overseer.voice.lists import listed
from overseer.voice.reader import Reader
from overseer.voice.shelter.cards import all_cards, card_text
from overseer.voice.shelter.choosing import places, price
from overseer.voice.shelter.odds import percent, space_odds
from overseer.voice.shelter.situation import player_line, position
from overseer.voice.shelter.words import (
    card_name,
    cube_words,
    elevator_name,
    place_words,
    shown_space,
)
from overseer.voice.voice import Voice

_SPACES: Final = {space_text(space): space for space in range(SPACES)}
_PLACES: Final = {place_text(floor, at): (floor, at) for floor in range(5) for at in range(6)}
_NOT_ASKED: Final = "shelter-not-asked"  # what is not asked now needs no reason
_PILES: Final = ("items", "rooms", "threats")
# That somebody else would have to come is the reason only if there is no other.
_MISFITS: Final = tuple(f"shelter-needs-{word}" for word in ("one", "two", "healthy", "wounded"))


def answer(voice: Voice, reader: Reader, target: str) -> Answer | None:
    """What a thing is and what can be done with it; None when there is no such thing."""
    word = target.strip()
    state = position(reader)
    if word in _SPACES:
        return _space(voice, reader, state, word)
    if word in _PLACES:
        return _place(voice, reader, state, word)
    kind, _, rest = word.partition(":")
    if kind == "deck" and rest in _PILES:
        return _deck(reader, rest)
    if kind == "seat" and rest:
        return _seat(voice, reader, state, word)
    if kind == "item" and rest in _shown_items(state):
        return _card(voice, reader, state, "item", rest, word, f"take {rest}")
    if kind == "room" and rest in _shown_rooms(state):
        return _card(voice, reader, state, "room", rest, word, f"build {rest} left")
    return _any_card(reader, state, word.lower())


def possible(voice: Voice, reader: Reader, word: str) -> list[Choice]:
    """What can be done now with something on the table."""
    state = position(reader)
    moves = [move for move in voice.offered(reader) if word in places(state, move)]
    return [voice.choice(reader, move) for move in moves]


def _space(voice: Voice, reader: Reader, state: SeenShelter, word: str) -> Answer | None:
    at = _SPACES[word]
    face = shown_space(state, at)
    if face is None:
        return None
    lines = [card_words.space_text(face, reader.lang), *_about_space(reader, state, at)]
    found = possible(voice, reader, word)
    odds = space_odds(reader, state, face)
    if face.fight:
        lines.append(reader.text("table-chance", percent=percent(face.fight)))
    why_not: list[Why] = []
    if not found and reader.is_asked and state.topic == T_TURN:
        refusal = closed(state, word)
        why_not = [] if refusal is None else [why(voice, reader, refusal)]
    title = place_words(state, at, reader.lang)
    return Answer(title=title, lines=lines, choices=found, why_not=why_not, odds=odds)


def _about_space(reader: Reader, state: SeenShelter, at: int) -> Iterator[str]:
    """Whose floor it is, what a threat covers, who stands there."""
    floor = at - LIFT + 1 if at >= LIFT else at // 12
    owner = state.owner_of[floor - 1] if floor else -1
    covered = 0 if at >= LIFT else threat_row(state, floor)[at % 12]
    if covered:
        room = state.tables.rooms[room_row(state, floor)[at % 12 // 2] - 1].card.id
        yield reader.text("table-covers", room=card_name(state, "room", room, reader.lang))
    elif at < LIFT and owner >= 0 and owner != reader.viewer:
        yield reader.text("table-income", owner=reader.name(owner))
    for seat in range(state.seats):
        spots = state.players[seat].placed
        for here in range(0, len(spots), 2):
            if spots[here] == at:
                id = "table-there-wounded" if spots[here + 1] & 1 else "table-there"
                yield reader.text(id, seat=reader.name(seat))


def closed(state: SeenShelter, space: str) -> Refusal | None:
    """Why nobody can be placed there: the reason for the dwellers that come nearest to it."""
    singles, pairs = _companies(state.players[state.seat])
    found: list[Refusal] = []
    for who in (*pairs, *singles):
        refusal = state.refusal(state.tables.moves.by_text[f"place {space} {who}"])
        if refusal is None:
            return None
        found.append(refusal)
    return next((each for each in found if each.reason not in _MISFITS), found[len(pairs)])


def _companies(player: Player) -> tuple[list[str], list[str]]:
    """The single dwellers and the pairs that a player could send, as a placement writes them."""
    pairs: list[str] = []
    singles: list[str] = []
    for base, alike, slots in (
        (0, player.fresh, player.trained),
        (8, player.hurt, player.hurt_trained),
    ):
        codes = [base] * min(2, alike) + [base + n for n in range(1, 8) if slots >> n & 1]
        singles += dict.fromkeys(who_text(code) for code in codes)
        pairs += dict.fromkeys(
            f"{who_text(first)}+{who_text(second)}" for first, second in combinations(codes, 2)
        )
    return singles or [who_text(0)], pairs


def _place(voice: Voice, reader: Reader, state: SeenShelter, word: str) -> Answer | None:
    floor, at = _PLACES[word]
    if floor > state.seats:
        return None
    number = room_row(state, floor)[at]
    if not number:
        found = possible(voice, reader, word)
        return Answer(title=word, lines=[reader.text("client-shelter-empty")], choices=found)
    table = state.tables.rooms[number - 1]
    lines = [card_words.room_text(table.card, reader.lang)]
    choices: list[Choice] = []
    for slot in range(2 if table.two else 1):
        choices += possible(voice, reader, f"{word}{slot + 1}")
    title = card_words.name("room", table.card, reader.lang)
    return Answer(title=title, lines=lines, choices=choices)


def _deck(reader: Reader, pile: str) -> Answer:
    state, lang = position(reader), reader.lang
    decks = {"items": state.item_deck, "rooms": state.room_deck, "threats": state.threat_deck}
    cards = state.tables.cards
    gone = {
        "items": [card_name(state, "item", cards.items[n].id, lang) for n in state.item_gone],
        "rooms": [
            card_name(state, "room", state.tables.rooms[n].card.id, lang) for n in state.room_gone
        ],
        "threats": [
            card_name(state, "threat", cards.threats[n].id, lang) for n in state.threat_gone
        ],
    }[pile]
    lines = [reader.text("client-shelter-left", n=len(decks[pile]), gone=len(gone))]
    if gone:
        lines.append(reader.text("client-shelter-gone", cards=listed(gone, lang)))
    return Answer(title=reader.text(f"client-shelter-deck-{pile}"), lines=lines)


def _seat(voice: Voice, reader: Reader, state: SeenShelter, word: str) -> Answer | None:
    """A player, one of their items or of their dwellers."""
    _, number, *thing = word.split(":", 2)
    if not number.isdecimal() or int(number) >= state.seats:
        return None
    seat = int(number)
    if not thing:
        lift = elevator_name(state, seat, reader.lang)
        return Answer(title=reader.name(seat), lines=[player_line(reader, seat), lift])
    player, items = state.players[seat], state.tables.cards.items
    owned = {items[n].id for n in player.ready + player.spent}
    if thing[0] in owned:
        own = f"use {thing[0]}" if seat == reader.viewer else ""
        return _card(voice, reader, state, "item", thing[0], word, own)
    found = [
        voice.choice(reader, move)
        for move in voice.offered(reader)
        if word in voice.choice(reader, move).who or word in places(state, move)
    ]
    return Answer(title=reader.name(seat), choices=found) if found else None


def _card(
    voice: Voice, reader: Reader, state: SeenShelter, kind: str, id: str, word: str, tried: str
) -> Answer:
    """A card that lies somewhere: its text, what can be done with it, or why nothing."""
    lang = reader.lang
    found = next(
        (k, card) for k, card in all_cards(state.tables.cards) if (k, card.id) == (kind, id)
    )
    lines = [card_text(*found, lang)]
    if kind == "room" and reader.is_asked:
        number = next(n for n in state.room_show if state.tables.rooms[n].card.id == id)
        cost = price(state, number)
        cubes = cost.get("energy", 0), cost.get("food", 0), cost.get("water", 0)
        if any(cubes):
            lines.append(reader.text("say-build-price", cubes=cube_words(cubes, lang)))
    choices = possible(voice, reader, word)
    why_not: list[Why] = []
    if not choices and tried and reader.is_asked:
        refusal = state.refusal(state.tables.moves.by_text[tried])
        if refusal is not None and refusal.reason != _NOT_ASKED:
            why_not = [why(voice, reader, refusal)]
    title = card_name(state, kind, id, lang)
    return Answer(title=title, lines=lines, choices=choices, why_not=why_not)


def _any_card(reader: Reader, state: SeenShelter, word: str) -> Answer | None:
    """A card by its id or its name, wherever it is."""
    for kind, card in all_cards(state.tables.cards):
        name = card_words.name(kind, card, reader.lang)
        if word in (card.id, name.lower()):
            return Answer(title=name, lines=[card_text(kind, card, reader.lang)])
    return None


def _shown_items(state: SeenShelter) -> list[str]:
    return [state.tables.cards.items[n].id for n in state.item_show]


def _shown_rooms(state: SeenShelter) -> list[str]:
    return [state.tables.rooms[n].card.id for n in state.room_show]


def why(voice: Voice, reader: Reader, refusal: Refusal) -> Why:
    """A refusal as a reader reads it."""
    return Why(rule=refusal.rule, text=voice.refusal_text(refusal, reader))
