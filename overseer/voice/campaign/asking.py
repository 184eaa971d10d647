"""What a client of a campaign is answered when it asks about something."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import BadNotation
from overseer.voice.campaign.briefing import briefing_lines
from overseer.voice.campaign.choosing import changed, own, places
from overseer.voice.campaign.forces import brought_lines, mustered, units_lines
from overseer.voice.campaign.given import CampaignAnswer
from overseer.voice.campaign.history import history_lines
from overseer.voice.campaign.journal import journal_lines
from overseer.voice.campaign.scene import stations
from overseer.voice.campaign.situation import piles, player_lines, seen_by
from overseer.voice.campaign.words import (
    card_text,
    move_parts,
    structure_text,
    structure_title,
    worth,
)
from overseer.voice.given import Answer, Choice, Why
from overseer.voice.reader import Reader
from overseer.voice.voice import Voice
from overseer.voice.wasteland.stories import about_scenario
from overseer.wasteland.campaign.moves import CampaignMove, parse
from overseer.wasteland.campaign.text import card_name, card_of
from overseer.wasteland.campaign.topics import T_BUILD, T_CHOOSE, T_DRAW, T_KEEP, T_PICK, T_RESULT
from overseer.wasteland.campaign.view import SeenCampaign
from overseer.wasteland.force.code import decode
from overseer.wasteland.settlement.pile import known

_NOT_NOW: Final = "campaign-not-now"  # what is not asked now needs no reason
# What one would do with a card, by the question that is open.
_TRIED: Final = {T_KEEP: "keep", T_PICK: "keep", T_CHOOSE: "take"}


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
    page = _page(voice, reader, target.split())
    if page is not None:
        return page
    if target.strip() == "land":
        title = voice.move_parts(reader, parse("land caps"))[0]
        found = _possible(voice, reader, "land")
        return _with_reasons(voice, reader, title, [], found, "land caps")
    return _move(voice, reader, target)


def _page(voice: Voice, reader: Reader, words: list[str]) -> Answer | None:
    """A page to read, or a force in the making."""
    match words:
        case ["muster", *rest]:
            return mustered(voice, reader, rest)
        case ["briefing"]:
            return CampaignAnswer(lines=briefing_lines(reader))
        case ["timeline"]:
            return CampaignAnswer(lines=history_lines(voice, reader, lambda number: ""))
        case ["journal"]:
            return CampaignAnswer(lines=journal_lines(reader))
        case ["forces"]:
            return CampaignAnswer(lines=brought_lines(reader))
    return None


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
    if not reader.is_asked:
        return reply
    refusal = state.refusal(move)
    if refusal is None:
        reply.change = changed(state, move, reader.lang)
    elif refusal.reason != _NOT_NOW and not any(each.kind == move.verb for each in found):
        reply.why_not = [Why(rule=refusal.rule, text=voice.refusal_text(refusal, reader))]
    return reply


def _structure(voice: Voice, reader: Reader, id: str) -> Answer | None:
    state = seen_by(reader)
    if id not in state.books.structures:
        return None
    seat = state.work[-1].seat if state.work else 0
    title = structure_title(id, state.players[seat].own, state.books, reader.lang)
    lines = [structure_text(state.books.structures[id], reader.lang)]
    found = _possible(voice, reader, f"structure:{id}")
    verb = "use" if state.topic == T_DRAW and state.own.built.get(id) else "build"
    return _with_reasons(voice, reader, title, lines, found, f"{verb} {id}")


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
    if kind == "card" and state.topic in _TRIED and id in _held(reader, state):
        return _with_reasons(voice, reader, title, lines, found, f"{_TRIED[state.topic]} {id}")
    return CampaignAnswer(title=title, lines=lines, choices=found)


def _held(reader: Reader, state: SeenCampaign) -> list[str]:
    """The cards that the reader has, wherever they lie."""
    if reader.viewer is None:
        return []
    return [id for _, cards in piles(state.players[reader.viewer]) for id in cards]


def _battle(voice: Voice, reader: Reader, number: str) -> Answer | None:
    state = seen_by(reader)
    for station in stations(reader, state):
        if str(station.number) == number:
            lines = [line for line in (station.end, *station.gets, *station.brings) if line]
            if station.state != "fought":
                lines += about_scenario(station.scenario, reader.lang)[1:]
            now = station.state == "next"
            found = voice.choices(reader) if now and state.topic < T_BUILD else []
            about = [choice for choice in found if f"battle:{number}" in choice.at]
            return CampaignAnswer(title=station.title, lines=lines, choices=about)
    return None


def _seat(reader: Reader, word: str) -> Answer | None:
    state = seen_by(reader)
    if word not in {str(player.seat) for player in state.players}:
        return None
    player = state.players[int(word)]
    lines = player_lines(reader, state, player)
    return CampaignAnswer(title=reader.name(player.seat), lines=lines)


def _move(voice: Voice, reader: Reader, target: str) -> Answer | None:
    """A move, with what it would change in a settlement; else a card by its name."""
    try:
        move: CampaignMove | None = parse(target)
    except BadNotation:
        move = None
    state = seen_by(reader)
    if move is None:
        told = voice.look(reader, target)
        return None if told is None else CampaignAnswer(lines=[told])
    if not reader.is_asked or state.refusal(move) is not None or state.topic == T_RESULT:
        return None
    choice = voice.choice(reader, move)
    change = changed(state, move, reader.lang)
    detail = move_parts(state, move, reader.lang)[1]
    lines = [detail] if detail else []
    if change is not None:
        lines += change.lines
    if move.verb == "force":
        lines += [line.strip() for line in units_lines(reader, decode(move.a, state.books.cards))]
    return CampaignAnswer(title=choice.name, lines=lines, choices=[choice], change=change)
