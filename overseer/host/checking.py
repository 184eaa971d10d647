"""What a check of a record proves, and what no check can: as data, and in sentences.

found = findings(record)         # a RecordError says what is wrong instead
told(found[0], record.header, "en")
"""

from __future__ import annotations

from typing import Final

import msgspec

import overseer
from overseer.engine.course import RESIGN, TIME, goes_back_to, standing
from overseer.engine.entries import spelled
from overseer.engine.game import Game
from overseer.engine.nature import commitment
from overseer.engine.proof import proved_dice, unproved_dice
from overseer.engine.record import Header, Record, RecordError, Update
from overseer.engine.refusal import Refusal
from overseer.host.seating import seat_name
from overseer.release import how_to_install
from overseer.text import translate
from overseer.voice.lists import listed
from overseer.wasteland.campaign.results.result import BattleResult, read_result

MOVES: Final = "moves-good"
BATTLES: Final = "unproved-battles"
ENTERED: Final = "unproved-entered"
RESULT: Final = "result "


class Finding(msgspec.Struct, frozen=True):
    """One thing that a check has shown (`proved`) or cannot show.

    `gap`: a record that is whole, and all of today's rules, would have shown it.
    """

    id: str
    proved: bool
    args: dict[str, str | int] = {}
    seats: list[int] = []  # whom it is about
    gap: bool = False
    battle: int = 0  # of a campaign, from 1; 0: it is about the record itself


def findings(record: Record, to: int | None = None, seed: bytes | None = None) -> list[Finding]:
    """Check every move and link and, once the seed is known, every die; raises if one is off.

    `seed`: the one of a match that still runs, where it is at hand.
    """
    game = overseer.game(record.header.game)
    record.replay(game, to)
    record.check_claims(game)
    count = len(record.entries) if to is None else min(to, len(record.entries))
    found = [Finding(MOVES, True, {"n": count})]
    if to is None and record.end is not None:
        record.check_rolls(game, record.check_seed())
        found += [_dice(record), *_mix(record), *_signed(record)]
    elif to is None and seed is not None:
        if commitment(seed) != record.header.commitment:
            raise RecordError(Refusal("OV-R1", "record-seed"))
        record.check_rolls(game, seed)
        found.append(_dice(record))
    else:
        found.append(Finding("dice-later", False, gap=True))
    record.check_spelling()  # last, for whatever else is wrong says more
    return [*found, *gaps(record, game, count), *_told_only(record, count)]


def whole(found: list[Finding]) -> bool:
    """Whether a check has left nothing open that it could have shown."""
    return not any(each.gap for each in found)


def told(finding: Finding, header: Header, lang: str) -> str:
    """A finding as a sentence."""
    args: dict[str, object] = dict(finding.args)
    if finding.seats:
        names = [seat_name([], header.seats, seat, lang) for seat in finding.seats]
        args["seats"] = listed(names, lang)
    text = translate(lang, f"replay-{finding.id}", **args)
    if not finding.battle:
        return text
    return translate(lang, "replay-about-battle", n=finding.battle, text=text)


def gaps(record: Record, game: Game, count: int) -> list[Finding]:
    """What in the first `count` moves nobody could check, because the record comes from elsewhere:
    from other rules, out of a file, or from before a correction."""
    head = record.header
    found: list[Finding] = []
    if head.imported is not None:
        moves = min(count, head.imported_moves)
        found.append(Finding("unproved-imported", False, {"n": moves}, gap=True))
    found += [_updated(each, game, count) for each in head.updates if each.moves]
    if head.old_rolls:
        found.append(Finding("unproved-rolls", False, {"n": head.old_rolls}, gap=True))
    found += _odd(record, game, min(count, head.old_moves))
    return found + (unproved_results(record, count) if game.leads_to else [])


def unproved_results(record: Record, count: int) -> list[Finding]:
    """The results of battles among the first moves of a campaign, which nothing else proves."""
    results = results_in(record, count)
    played = sum(bool(each.record) for each in results)
    numbers = {BATTLES: played, ENTERED: len(results) - played}
    return [Finding(id, False, {"n": n}, gap=True) for id, n in numbers.items() if n]


def results_in(record: Record, count: int) -> list[BattleResult]:
    """The results of battles that count among the first entries of a campaign."""
    entries = record.entries[:count]
    moves = [entries[number].move for number in standing(entries)]
    return [read_result(move[len(RESULT) :]) for move in moves if move.startswith(RESULT)]


def _updated(update: Update, game: Game, count: int) -> Finding:
    """That moves are from other rules, or from before a correction."""
    n = min(count, update.moves)
    if update.corrected:
        return Finding("unproved-corrected", False, {"n": n}, gap=True)
    words: dict[str, str | int] = {
        "n": n,
        "rules": update.rules,
        "release": game.release_of(update.rules, update.cards) or "unknown",
    }
    return Finding("unproved-updated", False, words, gap=True)


def _odd(record: Record, game: Game, count: int) -> list[Finding]:
    """Moves of then that are spelled otherwise: those of today are refused for that."""
    options = record.header.options

    def right(text: str) -> str:
        return spelled(text, lambda move: str(game.parse(move, options)))

    entries = enumerate(record.entries[:count], start=1)
    odd = [number for number, entry in entries if right(entry.move) != entry.move]
    if not odd:
        return []
    return [Finding("unproved-spelling", False, {"n": len(odd), "move": odd[0]}, gap=True)]


def _signed(record: Record) -> list[Finding]:
    """Whose signature it has; without the library that checks it, how to get that."""
    if record.signature is None:
        return []
    key = record.signature.key
    if record.check_signature():
        return [Finding("signed", True, {"key": key})]
    words: dict[str, str | int] = {"key": key, "install": how_to_install("server")}
    return [Finding("signed-unchecked", False, words, gap=True)]


def _dice(record: Record) -> Finding:
    """Which dice the seed gives: all, or those since newer rules or another table came."""
    head = record.header
    words: dict[str, str | int] = {"commitment": head.commitment}
    if not proved_dice(record) and unproved_dice(record):
        return Finding("dice-none", False, gap=True)
    if head.imported is not None:
        return Finding("dice-good-since", True, {**words, "n": head.old_moves})
    if head.old_moves:
        return Finding("dice-good-after", True, {**words, "n": head.old_moves})
    found = "dice-so-far" if record.end is None else "dice-good"
    # Its battles have dice of their own, which it says nothing about.
    own = "-campaign" if overseer.game(head.game).leads_to else ""
    return Finding(found + own, True, words)


def _mix(record: Record) -> list[Finding]:
    """Who put something into the dice, and what that proves."""
    shares = [] if record.header.dice is None else record.header.dice.shares
    given = [each.seat for each in shares if each.share]
    missing = [each.seat for each in shares if not each.share]
    found = [Finding("mixed", True, seats=given)] if given else []
    return found + ([Finding("mixed-missing", False, seats=missing)] if missing else [])


def _told_only(record: Record, count: int) -> list[Finding]:
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
    return [Finding(f"unproved-{what}", False) for what, so in told.items() if so]
