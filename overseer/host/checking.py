"""What a check of a record proves, and what no check can: as data, and in sentences.

found = findings(record)         # a RecordError says what is wrong instead
told(found[0], record.header, "en")
"""

from __future__ import annotations

import msgspec

import overseer
from overseer.engine.course import RESIGN, TIME, goes_back_to
from overseer.engine.record import Header, Record
from overseer.host.seating import seat_name
from overseer.release import how_to_install
from overseer.text import translate
from overseer.voice.lists import listed


class Finding(msgspec.Struct, frozen=True):
    """One thing that a check has shown (`proved`) or cannot show."""

    id: str
    proved: bool
    args: dict[str, str | int] = {}
    seats: list[int] = []  # whom it is about


def findings(record: Record, to: int | None = None) -> list[Finding]:
    """Check every move and link and, once the seed is revealed, every die; raises if one is off."""
    game = overseer.game(record.header.game)
    record.replay(game, to)
    count = len(record.entries) if to is None else min(to, len(record.entries))
    found = [Finding("moves-good", True, {"n": count})]
    if to is None and record.end is not None:
        record.check_dice(game)
        found.append(_dice(record.header))
        found += _mix(record)
        if record.signature is not None:
            good = record.check_signature()
            found.append(_signed(record.signature.key, good is not None))
    else:
        found.append(Finding("dice-later", False))
    if record.header.imported is not None:
        moves = min(count, record.header.imported_moves)
        found.append(Finding("unproved-imported", False, {"n": moves}))
    for update in record.header.updates:
        if update.corrected:
            n = min(count, update.moves)
            found.append(Finding("unproved-corrected", False, {"n": n}))
            continue
        release = game.release_of(update.rules, update.cards) or "unknown"
        words: dict[str, str | int] = {
            "n": min(count, update.moves),
            "rules": update.rules,
            "release": release,
        }
        found.append(Finding("unproved-updated", False, words))
    return found + [Finding(f"unproved-{what}", False) for what in _unproved(record, count)]


def told(finding: Finding, header: Header, lang: str) -> str:
    """A finding as a sentence."""
    args: dict[str, object] = dict(finding.args)
    if finding.seats:
        names = [seat_name([], header.seats, seat, lang) for seat in finding.seats]
        args["seats"] = listed(names, lang)
    return translate(lang, f"replay-{finding.id}", **args)


def _signed(key: str, checked: bool) -> Finding:
    """Whose signature it has; without the library that checks it, how to get that."""
    if checked:
        return Finding("signed", True, {"key": key})
    return Finding("signed-unchecked", False, {"key": key, "install": how_to_install("server")})


def _dice(header: Header) -> Finding:
    """That the seed gives all dice, or all since a saved game was taken in."""
    words: dict[str, str | int] = {"commitment": header.commitment}
    if header.imported is None:
        return Finding("dice-good", True, words)
    return Finding("dice-good-since", True, {**words, "n": header.imported_moves})


def _mix(record: Record) -> list[Finding]:
    """Who put something into the dice, and what that proves."""
    shares = [] if record.header.dice is None else record.header.dice.shares
    given = [each.seat for each in shares if each.share]
    missing = [each.seat for each in shares if not each.share]
    found = [Finding("mixed", True, seats=given)] if given else []
    return found + ([Finding("mixed-missing", False, seats=missing)] if missing else [])


def _unproved(record: Record, count: int) -> list[str]:
    """What no check of the first `count` moves can show, because the file alone says so."""
    moves = {entry.move for entry in record.entries[:count]}
    options = record.header.options
    own = any("\n" in str(options.get(name)) for name in ("cards", "scenario"))
    told = {
        "seats": True,
        "resigned": RESIGN in moves,
        "time": TIME in moves,
        "back": any(goes_back_to(move) is not None for move in moves) and record.header.casual,
        "cards": own,
        "brought": "brought" in options,
    }
    return [what for what, so in told.items() if so]
