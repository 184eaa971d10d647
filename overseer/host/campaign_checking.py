"""What a check of a whole campaign proves: its record, and every battle behind a result.

record, battles, seed = opened(read(raw, "valley.json"), "valley.json")
found = campaign_findings(record, battles, seed)     # a RecordError says what is wrong instead
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from overseer.engine.course import standing
from overseer.engine.nature import commitment
from overseer.engine.record import Record, RecordError, first_other
from overseer.engine.refusal import Refusal, Value
from overseer.engine.update import outdated
from overseer.host.archive import MOST_BATTLES, Archive, written
from overseer.host.checking import BATTLES, RESULT, Finding, findings, gaps
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.results.played import ended_as, is_prepared, result_from
from overseer.wasteland.campaign.results.result import BattleResult, read_result
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.campaign.topics import T_RESULT
from overseer.wasteland.game import Wasteland

LINK_LETTERS: Final = 24
HEX: Final = frozenset("0123456789abcdef")


class Opened(NamedTuple):
    """What a campaign in one file holds."""

    record: Record
    battles: dict[int, Record]
    seed: bytes | None  # of a campaign that still runs


def refused(word: str, **args: Value) -> RecordError:
    """A complaint about a campaign's files; its sentence is `refusal-campaign-<word>`."""
    return RecordError(Refusal("OV-R1", f"campaign-{word}", dict(args)))


def opened(archive: Archive, raw: bytes, name: str) -> Opened:
    """The records in a campaign's file; a RecordError for one that no program has written."""
    record = Record.decode(archive.campaign.encode(), name)
    battles: dict[int, Record] = {}
    for key, text in archive.battles.items():
        if key not in map(str, range(1, MOST_BATTLES + 1)):
            raise refused("archive", file=name)
        battles[int(key)] = Record.decode(text.encode(), f"{name}: battle-{key}")
    # A campaign that runs is exported with its seed; one that is over has it in its record.
    if (record.end is None) != bool(archive.seed):
        raise refused("archive", file=name)
    seed = _seed(record, archive.seed, name) if archive.seed else None
    odd = first_other(written(archive), raw)
    if odd:
        raise RecordError(Refusal("OV-R1", "record-bytes", {"line": odd}))
    return Opened(record, battles, seed)


def _seed(record: Record, text: str, name: str) -> bytes:
    try:
        raw = bytes.fromhex(text)
    except ValueError as error:
        raise refused("archive", file=name) from error
    if raw.hex() != text or commitment(raw) != record.header.commitment:
        raise RecordError(Refusal("OV-R1", "record-seed"))
    return raw


def campaign_findings(
    record: Record, battles: dict[int, Record], seed: bytes | None = None
) -> list[Finding]:
    """Check every step, every die once the seed is known, and every battle behind a result."""
    game = Campaign()
    if record.header.game != game.name:
        raise refused("other-game", file=record.header.game, game=record.header.game)
    found = [each for each in findings(record, None, seed) if each.id != BATTLES]
    counts = set(standing(record.entries))
    updates, behind = record.header.updates, set[int]()
    old = updates[-1].moves if updates else 0
    about: list[Finding] = []
    course = record.expected(game)
    for number, entry in enumerate(record.entries):
        if number in counts and entry.move.startswith(RESULT):
            result = read_result(entry.move[len(RESULT) :])
            if result.record:
                state = _state(course.state)
                behind.add(len(state.fought) + 1)
                about += _battle(state, result, battles, old=number < old)
        course.carry_out(entry.seat, entry.move)
    last = _state(course.state)
    for number in sorted(set(battles) - behind):
        about += _apart(last, number, battles[number])
    return [*found, *about]


def _state(state: object) -> CampaignState:
    assert isinstance(state, CampaignState)
    return state


def _battle(
    state: CampaignState, result: BattleResult, battles: dict[int, Record], old: bool
) -> list[Finding]:
    """A result that names a record is the one of that battle, played as it was prepared.

    `old`: the campaign was played under older rules by then.
    """
    game, number = Wasteland(), len(state.fought) + 1
    battle = battles.get(number)
    if battle is None:
        raise refused("battle-missing", number=number)
    last = battle.entries[-1].link if battle.entries else ""
    if last != result.record:
        raise refused("battle-other", number=number)
    battle.check_signature()
    if outdated(battle, game):
        found = [_older(state, result, battle, old)]
    elif result_from(state, battle) == result:
        found = _gaps(battle, number)
    else:
        raise refused("battle-result", number=number)
    battle.check_spelling()
    return found


def _gaps(battle: Record, number: int) -> list[Finding]:
    """What nobody could check of a battle that replays."""
    found = gaps(battle, Wasteland(), len(battle.entries))
    if battle.header.casual:  # no campaign leads to one that may be taken back
        found.append(Finding("unproved-casual", False, gap=True))
    return [msgspec.structs.replace(each, battle=number) for each in found]


def _older(state: CampaignState, result: BattleResult, battle: Record, old: bool) -> Finding:
    """A battle of older rules: what can be checked without them is, and the rest is told."""
    number, head = len(state.fought) + 1, battle.header
    prepared = is_prepared(battle, state)
    # Under the older rules of the campaign another one may have been prepared.
    if head.game != Wasteland().name or not (prepared or old):
        raise refused("battle-other", number=number)
    links = [entry.link for entry in battle.entries]
    if len(set(links)) != len(links) or not all(map(_is_link, links)):
        raise refused("battle-other", number=number)
    battle.check_claims(Wasteland())
    battle.check_seed()
    if not ended_as(battle, result):
        raise refused("battle-result", number=number)
    words: dict[str, str | int] = {
        "n": number,
        "moves": len(links),
        "rules": head.rules,
        "release": Wasteland().release_of(head.rules, head.cards) or "unknown",
        "prepared": "yes" if prepared else "no",
    }
    return Finding("unproved-older", False, words, gap=True)


def _is_link(text: str) -> bool:
    return len(text) == LINK_LETTERS and HEX.issuperset(text)


def _apart(last: CampaignState, number: int, battle: Record) -> list[Finding]:
    """A record that no result rests on: of the battle that is being fought, or of none."""
    game = Wasteland()
    waits = last.topic == T_RESULT and number == len(last.fought) + 1
    if not waits or battle.header.game != game.name or not is_prepared(battle, last):
        return [Finding("unproved-apart", False, {"n": number}, gap=True)]
    if not outdated(battle, game):
        findings(battle)
    return [Finding("battle-open", False, {"n": number})]
