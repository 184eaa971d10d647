"""Everything that reads what others have written, and what each may answer."""

from __future__ import annotations

import json
import tempfile
from base64 import b32decode, b32encode
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

import overseer
from overseer.cardfile.problems import CardFileError
from overseer.engine.game import Game
from overseer.engine.record import Record
from overseer.engine.refusal import BadNotation, BadOption, Refused
from overseer.host import checking
from overseer.host.companion import local
from overseer.server.app import load_api
from overseer.server.edge import routes
from overseer.server.store import dump
from overseer.server.works.checks import CHECKS, checked
from overseer.terminal import settings
from overseer.terminal.campaign import archive
from overseer.tragic.cards.file import standard as tragic_cards
from overseer.tragic.decks import code as deck_code
from overseer.voice.complaint import UsageError
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.cards.file import standard as wasteland_cards
from overseer.wasteland.force import code as force_code
from overseer.wasteland.ledger.log import fold, read_log
from overseer.wasteland.scenarios.scenario_file import STANDARD, standard_text
from overseer.wasteland.terrain import code as terrain_code

# What a server or a command catches, whatever is read.
TOLD: Final = (Refused, CardFileError)
# What the server answers a body with that it cannot read (routes.py).
UNREAD: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


GAMES: Final = ("shelter", "tragic", "wasteland")


class Reader(NamedTuple):
    """One of them."""

    name: str
    read: Callable[[str], object]
    refusals: tuple[type[Exception], ...] = TOLD
    examples: Callable[[], Iterable[str]] = tuple  # that lie elsewhere than in the corpus
    dress: Callable[[str], str] | None = None  # a text whose checksum fits again
    cases: int = 150  # in the tests


def _texts(folder: str, *names: str) -> Callable[[], list[str]]:
    """Files of the package."""

    def found() -> list[str]:
        place = files("overseer").joinpath(folder)
        chosen = names or sorted(file.name for file in place.iterdir())
        return [place.joinpath(name).read_text(encoding="utf-8") for name in chosen]

    return found


def _upload(game: str, kind: str) -> Callable[[str], object]:
    return lambda text: checked(game, kind, text, "file")


_EXAMPLES: Final[dict[tuple[str, str], Callable[[], list[str]]]] = {
    ("shelter", "cards"): _texts("shelter/sets", "standard.toml"),
    ("tragic", "cards"): _texts("tragic/sets/standard", "set.toml", "skills.toml", "traits.toml"),
    ("tragic", "deck"): _texts("tragic/decks/ready"),
    ("wasteland", "cards"): _texts("wasteland/sets/standard"),
    ("wasteland", "force"): _texts("wasteland/force/ready"),
    ("wasteland", "scenario"): lambda: [standard_text(id) for id in sorted(STANDARD)],
}


# Codes: who can make a checksum can make up the rest, so that mutations get one


def _dressed(kind: str, sum: Callable[[bytes], bytes], text: str) -> str:
    """A code whose letters are changed, with the checksum that belongs to them."""
    head, _, letters = text.partition("-")
    known = "".join(each for each in letters.upper() if each in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    known = known[: len(known) // 8 * 8]
    size = len(sum(b""))
    body = b32decode(known)[:-size] if known else b""
    return f"{kind}-{b32encode(body + sum(body)).decode().rstrip('=')}" if head else text


def _deck_code(text: str) -> object:
    cards = tragic_cards()
    code = deck_code.encode_named(deck_code.decode(text, cards), cards)
    assert deck_code.encode_named(deck_code.decode(code, cards), cards) == code
    return code


def _force_code(text: str) -> object:
    cards = wasteland_cards()
    code = force_code.encode(force_code.decode(text, cards), cards)
    assert force_code.encode(force_code.decode(code, cards), cards) == code
    return code


def _terrain_code(text: str) -> object:
    code = terrain_code.encode(terrain_code.decode(text))
    assert terrain_code.encode(terrain_code.decode(code)) == code
    return code


# Records and what holds them


def _record(text: str) -> object:
    """As `verify` and `replay` read one, as a list of saved games and as a table takes it up."""
    record = Record.decode(text.encode(errors="surrogateescape"), "record")
    game = overseer.game(record.header.game)
    try:
        return checking.findings(record)
    except Refused:
        return record.trusted(game)


def _archive(text: str) -> object:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "campaign.archive"
        file.write_bytes(text.encode(errors="surrogateescape"))
        archive.bring_in(file, Path(folder) / "campaign")
    return None


def _backup(text: str) -> object:
    """Lines of a backup; the packing and the seal are put round them."""
    import gzip
    from hashlib import sha256

    lines = text.encode(errors="surrogateescape")
    rows = sum(line.startswith(b"[") for line in lines.split(b"\n"))
    end = {"rows": rows, "sha256": sha256(lines).hexdigest()}
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "backup.gz"
        file.write_bytes(gzip.compress(lines + json.dumps(end).encode() + b"\n", 1))
        dump.checked(file)
        return list(dump.chunks(file))


# The rest


def _settings(text: str) -> object:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "overseer" / "settings.toml"
        file.parent.mkdir()
        file.write_bytes(text.encode(errors="surrogateescape"))
        found, wrong = settings.read({"XDG_CONFIG_HOME": folder})
        if wrong is not None:
            raise wrong
        return found


def _log(text: str) -> object:
    return fold(read_log(text))


def _request(text: str) -> object:
    return msgspec.json.decode(local.answer(text))


def _move(game: Game, text: str) -> object:
    move = game.parse(text)
    assert game.parse(str(move)) == move
    return move


def _options(game: Game, text: str) -> object:
    options = msgspec.json.decode(text, type=dict[str, Any])
    game.cards_digest(options)
    return game.new(2, options).encode()


@cache
def _bodies() -> list[msgspec.json.Decoder[Any]]:
    load_api()
    kinds = {found.body for found in routes.ROUTES if found.body is not None}
    return [msgspec.json.Decoder(kind) for kind in sorted(kinds, key=lambda kind: kind.__name__)]


def _body(text: str) -> object:
    """A body that somebody sends, to every address."""
    for decoder in _bodies():
        try:
            decoder.decode(text.encode(errors="surrogateescape"))
        except UNREAD:
            continue
    return None


def readers() -> list[Reader]:
    """All of them."""
    games = [*map(overseer.game, GAMES), Campaign()]
    return [
        *(
            Reader(
                f"{game}-{kind}",
                _upload(game, kind),
                examples=_EXAMPLES.get((game, kind), list),
                cases=60 if kind in ("cards", "terrain", "scenario") else 150,
            )
            for game, kind in CHECKS
        ),
        Reader("deck-code", _deck_code, dress=partial(_dressed, "TR1", deck_code._checksum)),
        Reader(
            "force-code",
            _force_code,
            dress=partial(_dressed, "WW2", lambda body: force_code._checksum(body, 2)),
        ),
        Reader(
            "terrain-code", _terrain_code, dress=partial(_dressed, "WT1", terrain_code._checksum)
        ),
        Reader("settings", _settings, (UsageError,), cases=60),
        Reader("record", _record, cases=80),
        Reader("archive", _archive, cases=60),
        Reader("backup", _backup, cases=80),
        Reader("companion-log", _log, (*TOLD, *UNREAD)),
        Reader("companion-request", _request, ()),
        *(Reader(f"moves-{game.name}", partial(_move, game), (BadNotation,)) for game in games),
        *(
            Reader(
                f"options-{game.name}", partial(_options, game), (BadOption, CardFileError, *UNREAD)
            )
            for game in games
        ),
        Reader("bodies", _body, ()),
    ]
