"""Games that an earlier release saved: every one of them goes on, and a command says how before."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree

import msgspec
import pytest

import overseer
from overseer.bots import make
from overseer.engine.match import read_seed
from overseer.engine.record import Record
from overseer.engine.update import bring_over, outdated
from overseer.terminal.campaign.folder import RECORD
from overseer.terminal.match.session import Session
from overseer.text import LANGUAGES
from overseer.wasteland.campaign.game import Campaign
from tests.terminal.program import Program

SAVES = Path(__file__).parents[1] / "saves"
# What is played now. When one of these changes, what stood here belongs into `earlier()` of the
# game, and some of its games into tests/saves.
NOW = {
    "shelter": ("shelter-2", "365f088445952f7a46e8ff4432d03755"),
    "tragic": ("tragic-5", "aeb6136cf2134d21a2f2ad6f7319f210"),
    "wasteland": ("wasteland-4", "b024d6895159e74ce77ab65805a12ee3"),
    "campaign": ("campaign-3", "b024d6895159e74ce77ab65805a12ee3"),
}
GAMES = {name: Campaign() if name == "campaign" else overseer.game(name) for name in NOW}


def of_then(path: Path) -> bool:
    """Whether a saved game was played by other rules than today's."""
    record = Record.load(path)
    return outdated(record, GAMES[record.header.game])


SAVED = sorted(SAVES.rglob("*.overseer"))
TODAY = [path for path in SAVED if not of_then(path)]
RELEASES = sorted({path.relative_to(SAVES).parts[0] for path in SAVED if path not in TODAY})
RUNNING = [path for path in SAVED if Record.load(path).end is None and of_then(path)]
CAMPAIGNS = [path for path in sorted(SAVES.glob("*/campaigns/*")) if of_then(path / RECORD)]


def named(path: Path) -> str:
    return str(path.relative_to(SAVES))


@pytest.fixture
def updated(program: Program) -> Program:
    """A computer with the games of every earlier release, and today's program."""
    for release in RELEASES:
        copytree(SAVES / release, program.saves, dirs_exist_ok=True)
    return program


@pytest.mark.parametrize("name", NOW)
def test_what_is_played_now_is_known_and_what_was_has_saved_games(name: str) -> None:
    game = GAMES[name]
    assert (game.rules_version, game.cards_digest({})) == NOW[name]
    for each in game.earlier():
        saved = [Record.load(path).header for path in (SAVES / each.release).rglob("*.overseer")]
        assert any((head.game, head.rules) == (name, each.rules) for head in saved)
        assert (each.rules, each.cards) != NOW[name]


def test_what_was_saved_under_rules_of_today_goes_on_as_it_is() -> None:
    for path in TODAY:
        record = Record.load(path)
        game = GAMES[record.header.game]
        assert record.replay(game).digest(), path
        if record.end is not None:
            record.check_dice(game)


@pytest.mark.parametrize("path", RUNNING, ids=named)
def test_it_is_brought_over_as_a_sound_record_at_nearly_every_move(path: Path) -> None:
    record = Record.load(path)
    game = GAMES[record.header.game]
    assert outdated(record, game)
    brought = bring_over(record, game, read_seed(path))
    update = brought.update
    assert update.left_out <= max(6, len(record.entries) // 10)
    kept = len(brought.record.entries) - update.filled_in
    assert kept == len(record.entries) - update.left_out
    state = brought.record.replay(game)
    assert game.invariants(state) == []
    assert not outdated(brought.record, game)


@pytest.mark.parametrize("name", ["shelter-30", "tragic-7", "wasteland-fort-davis"])
def test_it_is_opened_told_kept_and_played_to_an_end_that_can_be_checked(
    name: str, updated: Program
) -> None:
    path = updated.saves / f"{name}.overseer"
    before = path.read_bytes()
    session = Session.resume(path, lang="en")
    told = [event.args["rules"] for event in session.events if event.name == "updated"]
    happened = [event for step in session.client.steps() for event in step.events]
    assert [event.args["rules"] for event in happened if event.name == "updated"] == told
    rules = json.loads(before.split(b"\n")[0])["rules"]
    assert told == [rules]
    assert path.with_name(f"{path.name}.{rules}").read_bytes() == before
    helper = make("random", session.game.name, 1)
    if session.game.name == "wasteland":  # a whole battle takes long
        session.play(helper.choose(session.match.view(session.asked)))
    while not session.over and session.game.name != "wasteland":
        session.play(helper.choose(session.match.view(session.asked)))
    session.close()
    record = Record.load(path)
    record.replay(session.game)
    if record.end is not None:
        record.check_dice(session.game)
    said = updated("replay", "--verify", str(path), code=3).out
    assert rules in said
    assert "Overseer 0.1.0" in said
    again = Session.resume(path, lang="en") if record.end is None else None
    if again is not None:
        assert [event.name for event in again.events].count("updated") == 1
        assert not list(path.parent.glob(f"{path.name}.{rules}-*"))
        again.close()


def test_shelter_goes_on_with_the_cards_it_was_begun_with(updated: Program) -> None:
    session = Session.resume(updated.saves / "shelter-30.overseer", lang="en")
    header = session.match.record.header
    assert header.options["cards"] == "standard-1"
    assert header.cards == session.game.earlier()[0].cards
    again = session.rematch()
    assert again.match.record.header.options == header.options
    session.close()
    again.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_says_beforehand_what_becomes_of_each(lang: str, updated: Program) -> None:
    before = {path: path.read_bytes() for path in updated.saves.rglob("*.overseer")}
    for game, rules in (("shelter", "shelter-1"), ("tragic", "tragic-3")):
        said = updated("saves", game, "--check", lang=lang).out
        assert rules in said
        assert "0.1.0" in said  # the finished ones
    assert {path: path.read_bytes() for path in updated.saves.rglob("*.overseer")} == before


def test_the_same_for_programs(updated: Program) -> None:
    rows = json.loads(updated("saves", "--check", "--json").out)
    fates = {Path(row["file"]).stem: row["fate"] for row in rows}
    assert fates["shelter-30"] == "whole"
    assert fates["shelter-over"] == "over-old"
    assert fates["tragic-7"] == "changed"
    assert {row["game"] for row in rows} == set(NOW)


def test_one_that_cannot_go_on_says_which_release_plays_it(updated: Program) -> None:
    path = updated.saves / "shelter-30.overseer"
    lines = path.read_bytes().split(b"\n")
    head = json.loads(lines[0])
    head["options"], head["cards"] = {"cards": "id = 1\n"}, "0" * 32
    path.write_bytes(b"\n".join([json.dumps(head).encode(), *lines[1:]]))
    before = path.read_bytes()
    said = updated("play", "--plain", "--resume", str(path), code=1).err
    assert "Overseer 0.1.0" in said
    assert "Overseer 0.1.0" in updated("saves", "shelter", "--check", code=1).out
    assert path.read_bytes() == before


def test_finished_ones_name_the_release_that_shows_them(updated: Program) -> None:
    for name in ("shelter-over", "tragic-over"):
        path = str(updated.saves / f"{name}.overseer")
        for args in (("replay", path), ("replay", "--verify", path)):
            assert "Overseer 0.1.0" in updated(*args, code=1).err


@pytest.mark.parametrize("path", CAMPAIGNS, ids=named)
def test_campaigns_go_on_with_their_battles(path: Path, updated: Program) -> None:
    name = path.name
    folder = updated.saves / "campaigns" / name
    before = (folder / "campaign.overseer").read_bytes()
    assert "overseer campaign" in updated("campaign", "verify", "--name", name, code=1).err
    updated("campaign", "status", "--name", name)  # only looks
    assert (folder / "campaign.overseer").read_bytes() == before
    updated("campaign", "--plain", "--name", name, say="quit\n")
    assert (folder / "campaign.overseer.campaign-2").read_bytes() == before
    said = updated("campaign", "verify", "--name", name, code=3).out
    assert "in order" not in said
    assert "wasteland-2" in said
    battle = folder / "battle-2.overseer"
    if battle.exists():
        updated("campaign", "battle", "--plain", "--name", name, say="quit\n")
        assert Record.load(battle).header.updates


@pytest.mark.parametrize("cards", ["standard", "text"])
def test_cards_that_were_named_are_the_ones_of_then_too(cards: str) -> None:
    path = SAVES / "0.1.0" / "shelter-30.overseer"
    record = Record.load(path)
    text = Path(overseer.__file__).parent / "shelter" / "sets" / "standard-1.toml"
    source = text.read_text(encoding="utf-8") if cards == "text" else cards
    named_cards = msgspec.structs.replace(record.header, options={"cards": source})
    old = Record(named_cards)
    old.entries = record.entries
    brought = bring_over(old, GAMES["shelter"], read_seed(path))
    assert brought.whole
    assert brought.record.header.options == {"cards": "standard-1"}
