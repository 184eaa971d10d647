"""Games that were simulated, kept in a parquet file, one row each. It needs the extra `results`.

The file says in its head what was played, and by which rules, cards and bots. Whoever goes on with
it plays the numbers that are missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import msgspec
import polars
from polars.exceptions import PolarsError

import overseer
from overseer.engine.record import write_safely
from overseer.lab.ladder import fingerprint
from overseer.lab.rows import LENGTHS, Row, tally_of
from overseer.lab.sim import Plan
from overseer.lab.source import source_digest
from overseer.lab.tally import WHOLE

FORMAT: Final = 1
HEAD: Final = "overseer"
COUNT: Final = polars.Struct({"what": polars.String, "key": polars.String, "n": polars.Int64})
SCHEMA: Final[dict[str, Any]] = {
    "plan": polars.Int64,
    "number": polars.Int64,
    "deal": polars.Int64,
    "bots": polars.List(polars.String),
    "decks": polars.List(polars.String),
    "wins": polars.List(polars.Float64),
    "scores": polars.List(polars.Int64),
    "length": polars.Int64,
    "ending": polars.String,
    "decisions": polars.Int64,
    "counts": polars.List(COUNT),
}


class NotKept(Exception):
    """Not a file of kept games, or a damaged one."""


class KeptPlan(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A plan without the number of its games, with the rules it was played by."""

    game: str
    bots: tuple[str, ...]
    seed: int
    mirror: bool
    budget: int | None
    options: dict[str, Any]
    line_ups: tuple[tuple[str, ...], ...]
    decks: dict[str, str]
    campaign: str
    rules: str
    players: tuple[str, ...]  # what each bot was


class Head(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a file says about itself."""

    format: int
    version: str
    source: str
    plans: tuple[KeptPlan, ...]


def head_of(plans: Sequence[Plan]) -> Head:
    """The head of a file for these plans, played here and now."""
    kept = [
        KeptPlan(
            **{name: getattr(plan, name) for name in KeptPlan.__struct_fields__[:-2]},
            rules=overseer.game(plan.game).rules_version,
            players=tuple(fingerprint(bot, plan.game) for bot in plan.bots),
        )
        for plan in plans
    ]
    head = Head(FORMAT, overseer.__version__, source_digest(), tuple(kept))
    return msgspec.json.decode(msgspec.json.encode(head), type=Head)


def other_than(there: Head, now: Head) -> str:
    """Why one cannot go on with a file: what it was played with that is not so now, or nothing.

    The words are those of `keep-error-other`.
    """
    if len(there.plans) != len(now.plans):
        return "options"
    for one, other in zip(there.plans, now.plans, strict=True):
        for name in KeptPlan.__struct_fields__:
            if getattr(one, name) != getattr(other, name):
                return {"rules": "rules", "players": "rules", "seed": "seed"}.get(name, "options")
    return "" if there.source == now.source else "rules"


def plan_of(kept: KeptPlan, games: int) -> Plan:
    """The plan again, as it was played."""
    names = KeptPlan.__struct_fields__[:-2]
    return Plan(games=games, **{name: getattr(kept, name) for name in names})


class Kept:
    """The games of a file, and those that come to them."""

    def __init__(self, head: Head, frame: polars.DataFrame | None = None) -> None:
        self.head = head
        self._frames = [polars.DataFrame(schema=SCHEMA) if frame is None else frame]

    @classmethod
    def read(cls, path: Path) -> Kept:
        """A file; NotKept where it is something else."""
        try:
            raw = path.read_bytes()
            text = polars.read_parquet_metadata(BytesIO(raw)).get(HEAD, "")
            head = msgspec.json.decode(text, type=Head)
            frame = polars.read_parquet(BytesIO(raw))
        except (PolarsError, msgspec.MsgspecError) as error:
            raise NotKept from error
        found = cls(head, frame)
        if head.format != FORMAT or frame.schema != polars.Schema(SCHEMA) or not found._sound():
            raise NotKept
        return found

    def _sound(self) -> bool:
        """Whether each row is of a plan and can be counted, and no game is there twice."""
        frame = self._frame()
        if frame.select(polars.struct("plan", "number").is_duplicated().any()).item():
            return False
        try:
            for at, plan in enumerate(self.plans()):
                tally_of(plan, self.rows(at))
        except (ValueError, TypeError, KeyError, msgspec.MsgspecError):
            return False
        return frame.filter(~polars.col("plan").is_between(0, len(self.head.plans) - 1)).is_empty()

    def plans(self) -> list[Plan]:
        """What was played, with as many games as there are."""
        frame = self._frame()
        return [
            plan_of(each, frame.filter(polars.col("plan") == at).height)
            for at, each in enumerate(self.head.plans)
        ]

    def numbers(self, plan: int) -> set[int]:
        """The games of a plan that are there."""
        frame = self._frame()
        return set(frame.filter(polars.col("plan") == plan)["number"].to_list())

    def rows(self, plan: int, games: int | None = None) -> Iterator[Row]:
        """The games of a plan in the order of their numbers, those below `games`."""
        frame = self._frame().filter(polars.col("plan") == plan)
        if games is not None:
            frame = frame.filter(polars.col("number") < games)
        for number, counts in frame.sort("number").select("number", "counts").iter_rows():
            yield Row(number, [(each["what"], each["key"], each["n"]) for each in counts])

    def add(self, at: int, plan: Plan, rows: Iterable[Row]) -> None:
        """Games of a plan that were played just now."""
        found = [_told(at, plan, row) for row in rows]
        self._frames.append(polars.DataFrame(found, schema=SCHEMA))

    def write(self, path: Path) -> None:
        """Put the file in its place, whole."""
        raw = BytesIO()
        head = msgspec.json.encode(self.head).decode()
        frame = self._frame().sort("plan", "number")
        frame.write_parquet(raw, compression="zstd", metadata={HEAD: head})
        write_safely(path, raw.getvalue())

    def _frame(self) -> polars.DataFrame:
        if len(self._frames) > 1:
            self._frames = [polars.concat(self._frames)]
        return self._frames[0]


def _told(at: int, plan: Plan, row: Row) -> dict[str, Any]:
    """A game with the figures that people look for first; `counts` has all of them."""
    tally = tally_of(plan, [row])
    seating = plan.seating(row.number)
    seats = range(len(seating))
    lengths = [each for name in LENGTHS for each in getattr(tally, name, ())]
    return {
        "plan": at,
        "number": row.number,
        "deal": plan.deal(row.number),
        "bots": [plan.bots[place] for place in seating],
        "decks": list(plan.line_up(row.number)),
        "wins": [tally.seat_wins[seat] / WHOLE for seat in seats],
        "scores": [tally.seat_scores[seat] for seat in seats],
        "length": lengths[0] if lengths else None,
        "ending": next(iter(tally.endings)),
        "decisions": tally.decisions,
        "counts": [{"what": what, "key": key, "n": n} for what, key, n in row.counts],
    }
