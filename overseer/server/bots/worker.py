"""A process that thinks: it holds copies of matches by their logs and says what bots do.

    python -m overseer.server.bots.worker     # speaks frames on its standard input and output

It ends with whoever started it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from overseer.bots.strangers.outside import Stranger
from overseer.engine.match import Match
from overseer.host.desk import Desk
from overseer.host.mishap import Mishap
from overseer.host.seating import table_budget
from overseer.server.bots.messages import Job, Thought
from overseer.server.bots.pipe import serve

MOST_MATCHES: Final = 500


class Thinker:
    """Copies of matches, and the bots that look at them."""

    def __init__(self) -> None:
        self.desks: OrderedDict[str, Desk] = OrderedDict()

    def answered(self, raw: bytes) -> bytes:
        """The answer to a message."""
        job = msgspec.msgpack.decode(raw, type=Job)
        try:
            thought = self.answer(job)
        except Exception as error:  # the table goes on without this thought, and says so
            self.desks.pop(job.code, None)
            found = Mishap.of(error)
            thought = Thought(job.id, failed=found.kind, at=found.at)
        return msgspec.msgpack.encode(thought)

    def answer(self, job: Job) -> Thought:
        """The move that was asked for."""
        desk = self._desk(job)
        if desk is None:
            return Thought(job.id, lost=True)
        match = desk.sitting.match
        if match.number != job.number:
            del self.desks[job.code]
            return Thought(job.id, lost=True)
        if job.battle:
            return Thought(job.id, desk.result(job.battle))
        if job.seat is None:
            return asked(job.id, match)
        from overseer.bots import make

        game = match.game.name
        adviser = make(job.bot, game, match.bot_seed(job.seat), budget=table_budget(game))
        move = str(adviser.choose(desk.sitting.view_of(job.seat)))
        why = adviser.reason()
        return Thought(job.id, move, why.kind, why.other, why.tried, why.better)

    def _desk(self, job: Job) -> Desk | None:
        desk = self.desks.get(job.code)
        if job.set_up is not None:
            desk = self.desks[job.code] = Desk.open(job.set_up, job.rows)
            while len(self.desks) > MOST_MATCHES:
                self.desks.popitem(last=False)
        elif desk is not None and job.rows:
            if desk.standing.number != job.have:
                return None
            desk.follow(job.rows)
        if desk is not None:
            self.desks.move_to_end(job.code)
        return desk


def asked(id: int, match: Match) -> Thought:
    """The move of the bot that is asked; and if it is a stranger's, why it lost its turn."""
    bot = match.bot
    known = bot.faults if isinstance(bot, Stranger) else []
    before = len(known)
    move = str(match.bot_move())
    if len(known) == before:
        return Thought(id, move)
    fault = known[-1]
    threw = fault.text if fault.kind in ("threw", "start") else ""
    return Thought(id, move, fault=fault.kind, bot=bot.name if bot else "", error=threw)


if __name__ == "__main__":
    serve(Thinker().answered)
