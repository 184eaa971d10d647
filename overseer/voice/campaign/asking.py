"""What a client of a campaign is answered when it asks about something."""

from __future__ import annotations

from overseer.engine.refusal import BadNotation
from overseer.voice.campaign.choosing import changed, own, places
from overseer.voice.campaign.given import CampaignAnswer
from overseer.voice.campaign.scene import stations
from overseer.voice.campaign.situation import player_lines, seen_by
from overseer.voice.campaign.words import card_text, structure_text, structure_title, worth
from overseer.voice.given import Answer, Choice, Why
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice
from overseer.wasteland.campaign.moves import CampaignMove, parse
from overseer.wasteland.campaign.text import card_name, card_of
from overseer.wasteland.campaign.topics import T_BUILD
from overseer.wasteland.settlement.pile import known


def answer(voice: Voice, reader: Reader, target: str) -> Answer | None:
    """What a thing or a move is; None when there is no such thing."""
    kind, _, word = target.strip().partition(":")
    if kind == "structure":
        return _structure(voice, reader, word)
    if kind in ("perk", "card", "quest"):
        return _card(voice, reader, kind, word)
    if kind == "battle":
        return _battle(voice, reader, word)
    if kind == "seat":
        return _seat(reader, word)
    if target.strip() == "land":
        found = _possible(voice, reader, "land")
        return _with_reasons(voice, reader, "land", [], found, "land caps")
    return _move(voice, reader, target)


def _possible(voice: Voice, reader: Reader, word: str) -> list[Choice]:
    state = seen_by(reader)
    moves = [move for move in reader.moves() if word in places(state, own(move))]
    return [voice.choice(reader, move) for move in moves]


def _with_reasons(
    voice: Voice, reader: Reader, title: str, lines: list[str], found: list[Choice], tried: str
) -> CampaignAnswer:
    """An answer with why something cannot be done, and with what it would change."""
    state, move = seen_by(reader), parse(tried)
    reply = CampaignAnswer(title=title, lines=lines, choices=found)
    if reader.is_asked and state.topic == T_BUILD:
        refusal = state.refusal(move)
        if refusal is not None:
            text = voice.refusal_text(refusal, reader)
            reply.why_not = [Why(rule=refusal.rule, text=text)]
        else:
            reply.change = changed(state, move)
    return reply


def _structure(voice: Voice, reader: Reader, id: str) -> Answer | None:
    state = seen_by(reader)
    if id not in state.books.structures:
        return None
    seat = state.work[-1].seat if state.work else 0
    title = structure_title(id, state.players[seat].own, state.books, reader.lang)
    lines = [structure_text(state.books.structures[id], reader.lang)]
    found = _possible(voice, reader, f"structure:{id}")
    return _with_reasons(voice, reader, title, lines, found, f"build {id}")


def _card(voice: Voice, reader: Reader, kind: str, id: str) -> Answer | None:
    state, lang = seen_by(reader), reader.lang
    books = state.books
    if card_of(id, books) is None:
        return None
    title = card_name(id, books, lang)
    lines = [worth(id, books, lang) if known(id, books) else card_text(id, books, lang)]
    found = _possible(voice, reader, f"{kind}:{id}")
    if kind == "perk" and id in books.cards.perk_numbers and not found:
        tried = f"perk {id}" if books.cards.perk(id).settlement else ""
        model = state.own.leader if state.work and state.own.leader else ""
        tried = tried or (f"perk {id} {model}" if model else "")
        if tried:
            return _with_reasons(voice, reader, title, lines, found, tried)
    return CampaignAnswer(title=title, lines=lines, choices=found)


def _battle(voice: Voice, reader: Reader, number: str) -> Answer | None:
    state = seen_by(reader)
    for station in stations(reader, state):
        if str(station.number) == number:
            lines = [line for line in (station.end, *station.gets, *station.brings) if line]
            now = station.state == "next"
            found = voice.choices(reader) if now and state.topic < T_BUILD else []
            about = [choice for choice in found if f"battle:{number}" in choice.at]
            return CampaignAnswer(title=station.title, lines=lines, choices=about)
    return None


def _seat(reader: Reader, word: str) -> Answer | None:
    state = seen_by(reader)
    if not word.isdecimal() or int(word) >= len(state.players):
        return None
    player = state.players[int(word)]
    lines = player_lines(reader, state, player)
    return CampaignAnswer(title=reader.name(player.seat), lines=lines)


def _move(voice: Voice, reader: Reader, target: str) -> Answer | None:
    """A move that changes the settlement, with what it would change; else a card by its name."""
    try:
        move: CampaignMove | None = parse(target)
    except BadNotation:
        move = None
    state = seen_by(reader)
    if move is None:
        told = voice.look(reader, target)
        return None if told is None else CampaignAnswer(lines=[told])
    if not reader.is_asked or state.topic != T_BUILD or state.refusal(move) is not None:
        return None
    choice = voice.choice(reader, move)
    lines = [voice.move_text(reader, move)]
    change = changed(state, move)
    return CampaignAnswer(title=choice.name, lines=lines, choices=[choice], change=change)
