"""The library: rulebooks, card galleries, player aids and what a record proves. No match needed.

What it gives depends on the game and the language alone, so it is made once, and whoever names
the language in the address may keep it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

import overseer
from overseer.engine.game import Game
from overseer.engine.signature import signed
from overseer.host.archive import FORMAT, Archive, written
from overseer.host.encoded import Encoded, encoded
from overseer.server.campaigns.campaigns import battles_of
from overseer.server.complaint import Complaint
from overseer.server.edge.call import Call
from overseer.server.edge.routes import route
from overseer.server.matches.viewer import match_and_viewer
from overseer.server.schema.library import Aid, Gallery, RecordSent, RulesFound, Verified
from overseer.server.works.verifying import verified
from overseer.text import LANGUAGES
from overseer.voice.library import Book, rule_of, title_of, whole_book
from overseer.voice.rules import book_of, found_rules, no_rule
from overseer.voice.voice import voice_of

if TYPE_CHECKING:
    from overseer.server.matches.live_match import LiveMatch
    from overseer.server.matches.registry import Registry

T = TypeVar("T")
KEPT: Final = 3600  # seconds that a copy may be shown without asking again
LARGEST_RECORD: Final = 6 * 1024 * 1024


@route("GET", "/api/rules/{game}")
async def rulebook(call: Call) -> Encoded[Book]:
    """The rulebook of a game: every rule with its id, chapter by chapter."""
    return await _made(call, _book)


@route("GET", "/api/rules/{game}/found", query={"words": "a rule's id, or words in it"})
async def rules_found(call: Call) -> RulesFound:
    """The rule of an id, or the rules in which all these words occur."""
    game, words = game_of(call), call.text("words")
    book = book_of(game.name)
    found = found_rules(book or game, words, call.lang)
    if not found:
        raise no_rule(book or game, words)
    return RulesFound(rules=[rule_of(rule, call.lang, book) for rule in found])


@route("GET", "/api/cards/{game}")
async def gallery(call: Call) -> Encoded[Gallery]:
    """All cards of a game, in words and as the data that boards draw them by."""
    return await _made(call, _gallery)


@route("GET", "/api/aid/{game}")
async def aid(call: Call) -> Encoded[Aid]:
    """Every sign and word of a game's cards, with what it means and its rule."""
    return await _made(call, _aid)


@route("GET", "/api/tables/{code}/verify", weight=10)
async def verify(call: Call) -> Verified:
    """What the record of a finished match proves, and what it does not."""
    live, viewer = await match_and_viewer(call)
    if live.standing.ended is None:
        raise Complaint(409, "unfinished")
    raw = await live.desk.export(viewer.seat, call.lang, await live.log())
    raw += msgspec.json.encode(signed(call.registry.key, raw)) + b"\n"
    if overseer.game(live.table.game).leads_to:
        raw = await _with_battles(call.registry, live, raw)
    return await verified(call.registry, raw, call.lang)


@route("POST", "/api/verify", weight=30, largest=LARGEST_RECORD)
async def verify_file(call: Call, body: RecordSent) -> Verified:
    """What a record proves that one has as a file; of an exported campaign, with its battles."""
    return await verified(call.registry, body.record.encode(), call.lang)


async def _with_battles(registry: Registry, live: LiveMatch, raw: bytes) -> bytes:
    """A campaign with its battles; without them where one has gone, and that is told then."""
    battles = await battles_of(registry, live)
    if len(battles) < sum(map(bool, await live.desk.call("fought"))):
        return raw
    return written(Archive(FORMAT, raw.decode(), "", battles))


def game_of(call: Call) -> Game:
    """The game of the address."""
    name = str(call.request.path_params["game"])
    found = {game.name: game for game in overseer.games()}
    if name not in found:
        raise Complaint(404, "no-game", game=name, known=", ".join(found))
    return found[name]


async def _made(call: Call, make: Callable[[str, str], Encoded[T]]) -> Encoded[T]:
    """An answer that is made once, beside whatever else happens, and may be kept."""
    game = game_of(call)
    made = await asyncio.to_thread(make, game.name, call.lang)
    may_be_kept(call)
    return made


def may_be_kept(call: Call) -> None:
    """The answer depends on the language alone."""
    # Who does not name the language gets their own, and a cookie is for one person alone.
    shared = call.request.query_params.get("lang") in LANGUAGES and call.cookie is None
    call.headers["cache-control"] = f"{'public' if shared else 'private'}, max-age={KEPT}"
    call.headers["vary"] = "accept-language, cookie, authorization"


@lru_cache(maxsize=64)
def _book(game: str, lang: str) -> Encoded[Book]:
    return encoded(whole_book(overseer.game(game), lang))


@lru_cache(maxsize=64)
def _gallery(game: str, lang: str) -> Encoded[Gallery]:
    shelves = voice_of(overseer.game(game)).gallery(lang)
    return encoded(Gallery(game=game, title=title_of(game, lang), shelves=shelves))


@lru_cache(maxsize=64)
def _aid(game: str, lang: str) -> Encoded[Aid]:
    parts = voice_of(overseer.game(game)).aid(lang)
    return encoded(Aid(game=game, title=title_of(game, lang), parts=parts))
