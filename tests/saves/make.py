"""What this release keeps, frozen for all that come later: run once, when a release is made.

    python -m tests.saves.make        writes tests/saves/<version>

Saved games of each kind, a battle in every phase in which somebody is asked, campaigns in their
folders, the logs of companions, and both databases with all of that behind tables.
"""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

import overseer
from overseer.bots import make
from overseer.engine import NATURE, Match, numbered_seed
from overseer.engine.nature import inner_seed
from overseer.terminal.campaign.folder import CampaignFolder
from overseer.terminal.campaign.where import FOLDER as CAMPAIGNS
from overseer.tragic.decks.ready import ready_text
from overseer.wasteland.battle.topics import FIRST_CHOICE, TOPICS
from overseer.wasteland.campaign.results.hand_over import battle_options, battle_seats
from overseer.wasteland.campaign.topics import T_RESULT
from overseer.wasteland.scenarios.scenario_file import STANDARD
from tests.server.campaigns.test_campaign import begun
from tests.server.companions.test_companions import opened
from tests.server.playing import Player, play
from tests.server.postgres import Postgres, programs
from tests.server.serving import Caller, Serving

FOLDER: Final = Path(__file__).parent / overseer.__version__
PASSWORD: Final = "correct horse battery"
BATTLES: Final = 2  # of each scenario, in search of what people are asked
EVERY: Final = 40  # moves of people between two saves of one game
KEY: Final = "0123456789abcdef"
BOX: Final = Path(__file__).parents[1] / "shelter" / "box.toml"


def moved(match: Match, rng: Random, bot: str = "easy") -> Iterator[int]:
    """Play with people who do what a bot would, or anything; how often they have moved."""
    helpers = [make(bot, match.game.name, n) for n in range(len(match.record.header.seats))]
    count = 0
    while not match.over:
        decision = match.state.decision
        assert decision is not None
        seat = decision.seats[0]
        view = match.view(seat)
        anything = rng.random() < 0.1
        move = rng.choice(view.moves()) if anything else helpers[seat].choose(view)
        match.play(seat, move)
        count += 1
        yield count


def save(match: Match, name: str) -> None:
    match.save(FOLDER / f"{name}.overseer")


def plain_games() -> None:
    """Games of Shelter and Tragic, begun, running and over."""
    for game, seats, options in (
        ("shelter", 2, {}),
        ("shelter", 3, {"first": 2}),
        ("shelter", 4, {}),
        ("tragic", 2, {}),
        ("tragic", 2, {"format": "duo"}),
    ):
        label = "-".join([game, str(seats), *map(str, options.values())])
        match = Match(overseer.game(game), [None] * seats, options, numbered_seed(seats))
        for count in moved(match, Random(label)):
            if count in (1, 7) or count % EVERY == 0:
                save(match, f"{label}-{count}")
        save(match, f"{label}-over")


def battles() -> None:
    """A battle of every scenario, and one for each question that somebody is asked."""
    asked: set[int] = set()
    for number in range(BATTLES):
        for scenario in STANDARD:
            seats, ai = ((1, None), (2, "none"), (2, None))[number % 3]
            options: dict[str, Any] = {"scenario": scenario, "events": number % 2 == 0}
            if ai is not None:
                options["ai"] = ai
            game = overseer.game("wasteland")
            match = Match(game, [None] * seats, options, numbered_seed(number))
            middle = Random(scenario).randrange(20, 60)
            for count in moved(match, Random(f"{scenario} {number}")):
                topic = match.state.topic
                new = topic >= FIRST_CHOICE and topic not in asked and match.state.seat >= 0
                if new:
                    asked.add(topic)
                    save(match, f"wasteland-{scenario}-{TOPICS[topic]}")
                if number == 0 and count == middle:
                    save(match, f"wasteland-{scenario}-{count}")
            if number == 0 and scenario in ("ambush", "storm"):
                save(match, f"wasteland-{scenario}-over")
    left = [TOPICS[n] for n in range(FIRST_CHOICE, len(TOPICS)) if n not in asked]
    print("never asked:", *left)


def battle_of(campaign: CampaignFolder) -> Match:
    """The battle that a campaign has prepared."""
    game, state = overseer.game("wasteland"), campaign.state
    seed = inner_seed(campaign.match.seed, len(state.fought) + 1, 0)
    return Match(game, [None] * len(battle_seats(state)), battle_options(state), seed)


def campaigns() -> None:
    """A free and a linked campaign, each with a battle behind it and one that is being fought."""
    for name, options in (("free", {"course": "free"}), ("linked", {})):
        path = FOLDER / CAMPAIGNS / f"{name}-{overseer.__version__.replace('.', '-')}"
        with CampaignFolder.create(path, [None, None], options, numbered_seed(5)) as campaign:
            rng = Random(name)
            fights = 0
            while True:
                state = campaign.state
                if state.topic == T_RESULT:
                    fights += 1
                    fought = battle_of(campaign)
                    if fights == 2:
                        for _ in islice(moved(fought, rng), 25):
                            """A few moves."""
                        fought.save(campaign.next_battle)
                        break
                    for _ in moved(fought, rng):
                        """To its end."""
                    campaign.take_battle(fought)
                elif state.seat == NATURE:
                    campaign.step()
                else:
                    assert state.decision is not None
                    seat = state.decision.seats[0]
                    helper = make("easy", "campaign", fights)
                    campaign.play(seat, helper.choose(campaign.match.view(seat)))
        (path / "campaign.lock").unlink()


def table_of(caller: Caller, game: str, **more: Any) -> str:
    """A table's code."""
    body = {"game": game, "seats": ["human", "human"], **more}
    return str(caller.post("/api/tables", body)["code"])


def filled(serving: Serving) -> dict[str, Any]:
    """People, tables of every game, works, chat and a companion; what a test has to know of it."""
    ada, bob = serving.guest("Ada"), serving.guest("Bob", "fr")
    ada.post("/api/account", {"login": "ada", "password": PASSWORD})
    bob.post("/api/account", {"login": "bob", "password": PASSWORD})
    codes = {}
    for name, game, most in (
        ("shelter", "shelter", 12),
        ("tragic", "tragic", 40),
        ("wasteland", "wasteland", 30),
        ("over", "shelter", 5_000),
    ):
        code = codes[name] = table_of(ada, game)
        bob.post(f"/api/tables/{code}/sit", {})
        play([Player(ada, code, Random(1)), Player(bob, code, Random(2))], most=most)
        ada.post(f"/api/tables/{code}/chat", {"text": f"Good luck at {code}!"})
    codes["waiting"] = table_of(ada, "shelter")
    people = begun(serving)
    play(people, most=400)
    codes["campaign"] = people[0].code
    battle = people[0].caller.get(f"/api/tables/{people[0].code}")["battle"]
    fighters = [Player(each.caller, battle, Random(3), quick=True) for each in people]
    play(fighters, most=20)
    codes["battle"] = battle
    deck = ada.post("/api/decks/judge", {"source": "fists"})["deck"]
    ada.post("/api/decks", {"key": KEY, "deck": {**deck, "name": "My fists"}})
    box = [[300, 200], [400, 200], [400, 260], [300, 260]]
    piece = {"kind": "container", "points": box, "height": 51}
    ada.post("/api/terrains", {"key": KEY, "terrain": {"name": "Mine", "pieces": [piece]}})
    cards = BOX.read_text(encoding="utf-8")
    ada.post("/api/uploads", {"game": "shelter", "kind": "cards", "text": cards, "name": "Box"})
    text = ready_text("fists")
    ada.post("/api/uploads", {"game": "tragic", "kind": "deck", "text": text, "name": "Fists"})
    companion = opened(ada)
    companion.write({"is": "hurt", "token": 8, "wounds": 2})
    return {"codes": codes, "companion": companion.code, "password": PASSWORD}


def companion_logs(serving: Serving, code: str) -> None:
    """The log of a battle on a real table, as devices keep it."""
    rows = serving.read("SELECT entry FROM companion_entries WHERE code = $1 ORDER BY seq", code)
    lines = "".join(f"{entry}\n" for (entry,) in rows if isinstance(entry, str))
    (FOLDER / "companion.jsonl").write_text(lines, encoding="utf-8")


def databases() -> None:
    """The same people and tables in either store, as the store keeps them."""
    path = FOLDER / "server.db"
    with Serving(f"sqlite://{path}") as serving:
        known = {"sqlite": filled(serving)}
        companion_logs(serving, known["sqlite"]["companion"])
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("VACUUM")
    database.close()
    packed("server.db.gz", path.read_bytes())
    for each in FOLDER.glob("server.db*"):
        if each.suffix != ".gz":
            each.unlink()
    bin = programs()
    assert bin is not None, "PostgreSQL is not installed"
    server = Postgres(bin)
    try:
        server.start()
        server.sql("CREATE DATABASE frozen")
        with Serving(server.url("frozen")) as serving:
            known["postgres"] = filled(serving)
        dump = [str(bin / "pg_dump"), "--no-owner", "--no-privileges", server.url("frozen")]
        packed("server.sql.gz", subprocess.run(dump, check=True, capture_output=True).stdout)
    finally:
        server.remove()
    (FOLDER / "server.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def packed(name: str, raw: bytes) -> None:
    (FOLDER / name).write_bytes(gzip.compress(raw, mtime=0))


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir()
    plain_games()
    campaigns()
    databases()
    battles()


if __name__ == "__main__":
    main()
