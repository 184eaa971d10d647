"""The command: let people play while things break, then look at what is left."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

import overseer
from overseer.engine.record import Record
from overseer.server.store.opening import open_database
from tools.nemesis.disk import small_disk
from tools.nemesis.faults import kinds
from tools.nemesis.house import House, now
from tools.nemesis.people import Guest, Tab, Tally
from tools.nemesis.proxy import Proxy

TABLES = (
    ("shelter", ["human", "human", "bot:normal"]),
    ("tragic", ["human", "human"]),
    ("wasteland", ["human", "human"]),
    ("shelter", ["human", "human"]),
    ("tragic", ["human", "bot:normal"]),
)
BACK = 120  # seconds until everybody can play on after something broke


class Attack:
    """One run."""

    def __init__(self, args: argparse.Namespace, folder: Path) -> None:
        self.args = args
        self.rng = Random(args.seed)
        self.tally = Tally()
        self.faults: Counter[str] = Counter()
        count = 2 if args.store == "postgres" else 1
        self.proxies = [Proxy(self.rng) for _ in range(count)]
        disk = small_disk(folder / "disk") if args.store == "sqlite" else None
        self.house = House(args.store, folder if disk is None else disk.folder, self.proxies)
        self.house.disk = disk
        self.tabs: list[Tab] = []
        self.matches = 0

    async def run(self) -> bool:
        """Whether everything held."""
        try:
            async with asyncio.timeout(BACK):
                await self.house.start()
            await self._attack()
            await self._verdict()
        except TimeoutError:
            self.tally.faults.append(f"the table did not come back within {BACK} seconds")
            self._progress()
            print(self.house.last_words(), file=sys.stderr)
        finally:
            await self.house.stop()
            self.house.remove()
            if self.house.disk is not None:
                self.house.disk.remove()
        self._print()
        return not self.tally.faults

    async def _attack(self) -> None:
        until = asyncio.Event()
        playing = [asyncio.create_task(self._table(n, until)) for n in range(self.args.tables)]
        known = kinds(self.house)
        names, weights = list(known), [weight for _, weight in known.values()]
        end = now() + 60 * self.args.minutes
        while now() < end and (not self.args.faults or self.faults.total() < self.args.faults):
            name = self.rng.choices(names, weights)[0]
            self.faults[name] += 1
            async with asyncio.timeout(BACK):
                await known[name][0](self.house, self.rng)
            await asyncio.sleep(self.args.pause * self.rng.random())
            if self.faults.total() % 50 == 0:
                self._progress()
        until.set()
        async with asyncio.timeout(BACK):
            await self._make_whole()
            await asyncio.gather(*playing)
            await self._heal()

    async def _make_whole(self) -> None:
        for proxy in self.proxies:
            proxy.delay, proxy.twice, proxy.short = 0.0, 0, 0
        for process in self.house.processes:
            process.go_on()
        await self.house.ready()

    def _progress(self) -> None:
        done = len(self.tally.acknowledged)
        print(f"{self.faults.total()} faults, {done} inputs acknowledged", file=sys.stderr)

    async def _table(self, number: int, until: asyncio.Event) -> None:
        """Match after match at one table."""
        rng = Random(f"{self.args.seed} {number}")
        game, seats = TABLES[number % len(TABLES)]
        while not until.is_set():
            people = [Guest(self.proxies, self.tally, rng) for seat in seats if seat == "human"]
            for n, guest in enumerate(people):
                _, me = await guest.call("POST", "/api/guest", {"name": f"P{number}{n}"})
                guest.becomes(me["token"])
            status, table = await people[0].call(
                "POST", "/api/tables", {"game": game, "seats": seats, "terms": {"door": "link"}}
            )
            if status != 200:
                self.tally.faults.append(f"{status} {table}")
                return
            code = table["code"]
            for guest in people[1:]:
                await guest.call("POST", f"/api/tables/{code}/sit", {})
            self.matches += 1
            tabs = [
                Tab(self.proxies, self.tally, rng, guest.token, code, f"{n}{tab}")
                for n, guest in enumerate(people)
                for tab in "ab"[: 2 if n == 0 else 1]  # the first one has two tabs open
            ]
            self.tabs += tabs
            await asyncio.gather(*(tab.play(until) for tab in tabs))

    async def _heal(self) -> None:
        """Everybody can play on by themselves: whoever still plays gives up.

        A bot may answer between a look and the giving up, which then comes late: it is said again.
        """
        while going := [tab for tab in self.tabs if not tab.ended]:
            for tab in going:
                await tab.look(0)
                if not tab.ended:
                    await tab.say("resign")

    async def _verdict(self) -> None:
        """What is left in the database, and in the records that the table hands out."""
        for tab in self.tabs:
            fresh = Tab(self.proxies, self.tally, self.rng, tab.token, tab.code, "look")
            await fresh.look(0)
            if fresh.number != tab.number:
                self.tally.faults.append(
                    f"{tab.code}: {tab.number} steps seen, {fresh.number} kept"
                )
        for code in {tab.code for tab in self.tabs}:
            await self._check_record(code)
        await self.house.stop()
        database = await open_database(self.house.database)
        try:
            for code in {tab.code for tab in self.tabs}:
                rows = await database.read(
                    "SELECT seq, key, last FROM inputs WHERE code = $1 ORDER BY seq", code
                )
                if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
                    self.tally.faults.append(f"{code}: a row is missing")
                keys = Counter(str(row[1]).partition(" ")[2] for row in rows if row[1])
                for (table, key), _ in self.tally.acknowledged.items():
                    if table == code and keys[key] != 1:
                        self.tally.faults.append(f"{code} {key}: kept {keys[key]} times")
        finally:
            await database.close()

    async def _check_record(self, code: str) -> None:
        tab = next(tab for tab in self.tabs if tab.code == code)
        status, raw = await tab.fetch("GET", f"/api/tables/{code}/record")
        try:
            record = Record.decode(raw, code)
            record.check_dice(overseer.game(record.header.game))
            record.check_signature()
        except Exception as error:
            self.tally.faults.append(f"record of {code} ({status}): {error!r}")

    def _print(self) -> None:
        tally = self.tally
        lost = [each for each in tally.faults if "kept 0" in each]
        doubled = [each for each in tally.faults if "kept" in each and "kept 0" not in each]
        print(f"store: {self.args.store}, seed {self.args.seed}")
        for name, count in sorted(self.faults.items()):
            print(f"  {name:24}{count:6}")
        print(f"  {'all faults':24}{self.faults.total():6}")
        print(f"matches {self.matches}, inputs acknowledged {len(tally.acknowledged)}")
        print(f"lines cut {tally.cut}, late {tally.late}, refused {tally.refused}")
        print(f"lost {len(lost)}, doubled {len(doubled)}, other faults ", end="")
        print(len(tally.faults) - len(lost) - len(doubled))
        for fault in tally.faults[:20]:
            print(f"  {fault}")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tools.nemesis", description=__doc__)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--faults", type=int, default=0)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--pause", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        good = asyncio.run(Attack(args, Path(folder)).run())
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
