"""No forged campaign is taken silently: it is refused, or what nobody could check is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from overseer.engine import OVER, Game, Match, Refused, numbered_seed
from overseer.engine.course import Course
from overseer.engine.nature import commitment
from overseer.engine.record import End, Entry, Header, Imported, Record, Update
from overseer.host.archive import FORMAT, Archive, archive_in, written
from overseer.host.campaign_checking import campaign_findings, opened
from overseer.host.checking import Finding, findings, told, whole
from overseer.server.works import verifying
from overseer.text import LANGUAGES
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.campaign.moves import result_move
from overseer.wasteland.campaign.results.hand_over import battle_options
from overseer.wasteland.campaign.results.played import result_from
from overseer.wasteland.campaign.results.result import read_result
from overseer.wasteland.campaign.state import CampaignState
from overseer.wasteland.game import Wasteland
from tests.forging import forged, in_lines
from tests.wasteland.campaign.test_hand_over import fought

GAME, BATTLE = Campaign(), Wasteland()
SEED = numbered_seed(1)
OLDER = [each.rules for each in BATTLE.earlier()]


class Whole(NamedTuple):
    """A campaign that is over, and the record of its battle."""

    record: Record
    battle: Record

    def archive(self, **other: object) -> Archive:
        made = Archive(FORMAT, text_of(self.record), "", {"1": text_of(self.battle)})
        return msgspec.structs.replace(made, **other)


def text_of(record: Record) -> str:
    return record.encode().decode()


def begun() -> tuple[Match, CampaignState]:
    """A campaign of one battle, which is prepared."""
    match = Match(GAME, [None], {"course": "free", "battles": 1}, SEED)
    for text in ("battle ambush 500 players", "quest everyone-comes-home"):
        match.enter(0, text)
    match.play(0, match.state.moves()[0])
    assert isinstance(match.state, CampaignState)
    return match, match.state


def ended(match: Match) -> Record:
    """Played to its end in the shortest way."""
    while match.state.seat != OVER:
        last = [move for move in match.state.moves() if str(move) in ("done", "stay", "finish")]
        match.play(0, (last or match.state.moves())[-1])
    return match.record


@pytest.fixture(scope="module")
def campaign() -> Whole:
    match, state = begun()
    battle = fought(battle_options(state)).record
    match.play(0, result_move(result_from(state, battle)))
    return Whole(ended(match), battle)


def checked(raw: bytes) -> list[Finding] | None:
    """What a check of a campaign's file finds; None: it is refused."""
    archive = archive_in(raw)
    if archive is None:
        return None
    try:
        return campaign_findings(*opened(archive, raw, "c.json"))
    except Refused:
        return None


def silently(raw: bytes) -> bool:
    found = checked(raw)
    return found is not None and whole(found)


def test_the_campaign_itself_is_in_order(campaign: Whole) -> None:
    assert silently(written(campaign.archive()))


@pytest.mark.rule("OV-R1", "WC-S2")
def test_no_field_of_a_campaigns_file_can_be_changed_silently(campaign: Whole) -> None:
    raw = written(campaign.archive())
    lines = campaign.record.encode().split(b"\n")[:-1]
    taken = [
        name
        for name, other in in_lines(lines, range(len(lines)))
        if silently(written(campaign.archive(campaign=other.decode())))
    ]
    lines = campaign.battle.encode().split(b"\n")[:-1]
    some = {0, 1, 2, len(lines) // 4, len(lines) - 2, len(lines) - 1}
    taken += [
        name
        for name, other in in_lines(lines, sorted(some))
        if silently(written(campaign.archive(battles={"1": other.decode()})))
    ]
    data = msgspec.json.decode(raw)
    taken += [
        f"{at}"
        for at, other in forged(data)
        if silently(msgspec.json.format(msgspec.json.encode(other)) + b"\n")
    ]
    assert taken == []
    assert not silently(msgspec.json.encode(data))  # the same, written by another program


def test_a_campaign_that_runs_has_its_seed_and_one_that_is_over_has_none(campaign: Whole) -> None:
    match, _ = begun()
    running = Archive(FORMAT, text_of(match.record), SEED.hex(), {})
    assert silently(written(running))
    for seed in ("", SEED.hex().upper(), f" {SEED.hex()}", "ab" * 32):
        assert checked(written(msgspec.structs.replace(running, seed=seed))) is None
    assert checked(written(campaign.archive(seed=SEED.hex()))) is None


# A forger who seals everything anew


def sealed(game: Game, header: Header, entries: list[Entry], end: End) -> Record:
    record = Record(header)
    course = Course(game, len(header.seats), header.options, lambda: entries)
    for entry in entries:
        course.carry_out(entry.seat, entry.move)
        record.add(entry.seat, entry.move, course.state)
    record.end = end
    return record


def around(campaign: Whole, battle: Record, change: Callable[[str], str] = str) -> Record:
    """The campaign with the result of another record."""
    entries = []
    for entry in campaign.record.entries:
        move = entry.move
        if move.startswith("result "):
            result = read_result(move.partition(" ")[2])
            link = change(battle.entries[-1].link)
            move = str(result_move(msgspec.structs.replace(result, record=link)))
        entries.append(Entry(entry.seat, move, ""))
    end = campaign.record.end
    assert end is not None
    return sealed(GAME, campaign.record.header, entries, end)


def seen(record: Record, battle: Record) -> list[Finding] | None:
    return checked(written(Whole(record, battle).archive()))


ANOTHER_GAME = ("seats", "options")  # what nobody can tell; `unproved-seats` says so each time
CLAIMS: list[dict[str, Any]] = [
    {"updates": [Update("campaign-2", "", "0" * 24, 4, 3, 0, 0)]},
    {"updates": [Update("wasteland-2", "", "0" * 24, 4, 30, 0, 0)]},
    {"imported": Imported("0" * 64, "0" * 24, 4)},
    {"imported": Imported("0" * 64, "0" * 24, 10_000)},
]


@pytest.mark.rule("OV-R1", "WC-S2")
@pytest.mark.parametrize("of", ["campaign", "battle"])
def test_no_first_line_switches_checks_off(campaign: Whole, of: str) -> None:
    """Given a forger who seals everything anew, then whatever a first line claims is told."""
    own, game = (campaign.record, GAME) if of == "campaign" else (campaign.battle, BATTLE)
    assert own.end is not None

    def seen_as(header: Header, seals: bool) -> list[Finding] | None:
        assert own.end is not None
        made = sealed(game, header, own.entries, own.end) if seals else own.copy()
        made.header = header
        if of == "campaign":
            return seen(made, campaign.battle)
        return seen(around(campaign, made), made)

    for at, other in forged(msgspec.json.decode(msgspec.json.encode(own.header))):
        if at[0] in ANOTHER_GAME:
            continue
        try:
            header = msgspec.convert(other, Header)
        except msgspec.ValidationError:
            continue
        found = seen_as(header, seals=False)  # no seal is looked at before they are refused
        assert found is None or not whole(found), (at, other)
    for claim in (*CLAIMS, *([{"casual": True}] if of == "battle" else [])):
        found = seen_as(msgspec.structs.replace(own.header, **claim), seals=True)
        assert found is None or not whole(found), claim


def older(campaign: Whole, **header: object) -> Record:
    """The battle, said to be of an earlier release."""
    made = campaign.battle.copy()
    made.header = msgspec.structs.replace(made.header, **{"rules": OLDER[0], **header})
    return made


def about(found: list[Finding] | None) -> list[str]:
    assert found is not None
    return [each.id for each in found if each.gap]


@pytest.mark.rule("OV-R1", "WC-S2")
@pytest.mark.parametrize("rules", OLDER)
def test_a_battle_that_calls_itself_older_is_told_as_unproved(campaign: Whole, rules: str) -> None:
    battle = older(campaign, rules=rules)
    found = seen(around(campaign, battle), battle)
    assert about(found) == ["unproved-older"]
    (gap,) = [each for each in found or [] if each.gap]
    assert (gap.args["n"], gap.args["rules"], gap.args["prepared"]) == (1, rules, "yes")
    for lang in LANGUAGES:
        said = told(gap, campaign.record.header, lang)
        assert rules in said
        assert "battle-1.overseer" in said


@pytest.mark.rule("OV-R1", "WC-S2")
def test_a_battle_that_never_happened_is_never_in_order(campaign: Whole) -> None:
    """One line, a seal out of thin air, and every player has a quest: as a reviewer forged it."""
    honest = campaign.battle
    assert honest.end is not None

    def invented(**header: object) -> Record:
        made = older(campaign, **header)
        made.entries = [Entry(0, "never happened", "ab" * 12)]
        return made

    best = invented()  # everything is right that can be checked without the rules of then
    assert about(seen(around(campaign, best), best)) == ["unproved-older"]
    empty = invented()
    empty.entries = []
    running = invented()
    running.end = None
    won = invented()
    won.end = msgspec.structs.replace(honest.end, winners=[], how="wasteland-ambush-never")
    seedless = invented(commitment=commitment(numbered_seed(9)))
    odd = invented()
    odd.entries = [Entry(0, "never happened", "abc")]
    doubled = invented()
    doubled.entries = [Entry(0, "never", "ab" * 12), Entry(0, "happened", "ab" * 12)]
    elsewhere = invented(options={**honest.header.options, "scenario": "loot"})
    duel = invented(game="tragic")
    for forgery in (running, won, seedless, odd, doubled, elsewhere, duel):
        assert seen(around(campaign, forgery), forgery) is None
    assert seen(around(campaign, best, lambda link: "cd" * 12), best) is None
    assert seen(campaign.record, empty) is None
    today = invented(rules=BATTLE.rules_version)
    assert seen(around(campaign, today), today) is None


def test_the_online_table_says_the_same(campaign: Whole) -> None:
    """What it is sent is an exported campaign, or its record alone."""
    good = verifying.checked(written(campaign.archive()))
    assert whole(good.findings)
    assert good.moves == len(campaign.record.entries)
    battle = older(campaign)
    said = verifying.checked(written(Whole(around(campaign, battle), battle).archive()))
    assert about(said.findings) == ["unproved-older"]
    assert about(verifying.checked(campaign.record.encode()).findings) == ["unproved-battles"]
    lost = verifying.checked(written(campaign.archive(battles={})))
    assert lost.reason == "campaign-battle-missing"


@pytest.mark.rule("OV-R1", "WC-S2")
def test_a_result_without_its_record_is_told_too(campaign: Whole) -> None:
    """Dropped, it looks like one of a real table: nobody can tell, and that is said."""
    bare = around(campaign, campaign.battle, lambda link: "")
    alone = checked(written(Archive(FORMAT, text_of(bare), "", {})))
    assert about(alone) == ["unproved-entered"]
    assert about(seen(bare, campaign.battle)) == ["unproved-entered", "unproved-apart"]
    assert checked(written(Archive(FORMAT, text_of(campaign.record), "", {}))) is None
    assert about(findings(campaign.record)) == ["unproved-battles"]


@pytest.mark.rule("OV-R1")
def test_a_record_that_no_result_rests_on_is_told(campaign: Whole) -> None:
    more = {"1": text_of(campaign.battle), "2": text_of(campaign.battle)}
    assert about(checked(written(campaign.archive(battles=more)))) == ["unproved-apart"]
    assert checked(written(campaign.archive(battles={"01": text_of(campaign.battle)}))) is None


def test_the_battle_that_is_being_fought_has_to_be_sound(campaign: Whole) -> None:
    match, state = begun()
    battle = Match(BATTLE, [None], battle_options(state), numbered_seed(7))
    battle.play(battle.state.seat, battle.state.moves()[0])

    def shown(record: Record) -> list[Finding] | None:
        battles = {"1": text_of(record)}
        return checked(written(Archive(FORMAT, text_of(match.record), SEED.hex(), battles)))

    found = shown(battle.record)
    assert about(found) == []
    assert [each.id for each in found or []][-1] == "battle-open"
    other = battle.record.copy()
    other.entries[-1] = Entry(0, other.entries[-1].move, "0" * 24)
    assert shown(other) is None
    assert about(shown(Match(BATTLE, [None], {"scenario": "loot"}, SEED).record)) == [
        "unproved-apart"
    ]
