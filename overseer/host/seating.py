"""Who sits where: `human`, `bot:hard` and the like, and what each seat is called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from typing import Final

from overseer.engine import compiled
from overseer.engine.bot import Bot
from overseer.engine.state import Move
from overseer.engine.view import View
from overseer.text import translate
from overseer.voice.complaint import UsageError, printable

HUMAN: Final = "human"
BOT: Final = "bot:"
MOST_SEATS: Final = 64  # far more than any game takes; the game itself says what it allows
LONGEST_NAME: Final = 20
LONGEST_BOT: Final = 40
# Playouts a decision at a table without machine code, which is ten times as fast: some seconds.
PLAIN_BUDGETS: Final = {"wasteland": 12}


def read_seats(text: str, game: str, humans: bool = True, files: bool = False) -> list[str]:
    """The seats of an option: `human,bot:hard`; a bot's bare name is enough.

    With `files`, for whoever runs the program, `file:mybot.py` is the bot of that file.
    """
    from overseer.bots import house, names
    from overseer.bots.strangers.inside import FILE
    from overseer.bots.strangers.roster import bring

    seats: list[str] = []
    for part in text.split(",")[:MOST_SEATS] if text.strip() else ():
        seat = part.strip().lower()
        if seat == HUMAN and humans:
            seats.append(HUMAN)
            continue
        bot = seat.removeprefix(BOT)
        if files and bot.startswith(FILE):
            bot = bring(part.strip()[-len(bot) :])
        if bot not in house(game) and bot not in (known := names(game)):
            allowed = [*([HUMAN] if humans else []), *(BOT + name for name in known)]
            near = get_close_matches(seat, allowed, 1) or get_close_matches(bot, known, 1)
            guess = near[0] if near else "no"
            raise UsageError(
                "cli-error-seat", seat=part.strip()[:40], allowed=", ".join(allowed), guess=guess
            )
        seats.append(BOT + bot)
    return seats


def read_names(text: str, seats: int) -> list[str]:
    """Names in the order of the seats; who is left out gets a plain one."""
    names = [" ".join(part.split()) for part in text.split(",")]
    if len(names) > seats:
        raise UsageError("cli-error-names-many", names=len(names), seats=seats)
    for name in names:
        if len(name) > LONGEST_NAME or not (name.isprintable()):
            raise UsageError("cli-error-name", name=name[:40], most=LONGEST_NAME)
    given = [name for name in names if name]
    if len(set(given)) < len(given):
        raise UsageError("cli-error-names-twice")
    return names


def seat_name(names: Sequence[str], seats: Sequence[str], seat: int, lang: str) -> str:
    """What a seat is called: its given name, or a plain one in the language."""
    if seat < len(names) and names[seat]:
        return names[seat]
    kind = seats[seat]
    if kind == HUMAN:
        return translate(lang, "seat-human", n=seat + 1)
    level = printable(kind.removeprefix(BOT)[:LONGEST_BOT])  # from a file, perhaps a forged one
    return translate(lang, "seat-bot", n=seat + 1, level=level)


def make_bots(
    seats: Sequence[str],
    game: str,
    seed: bytes,
    think: float | None = None,
    budget: int | None = None,
    absent: bool = False,
) -> list[Bot | None]:
    """The bots of the seats, None for a person.

    With `absent`, a bot that is not known here any more is one who is away: its table goes on.
    """
    from overseer.bots import house, make
    from overseer.bots.strangers.roster import source_of

    budget = table_budget(game, think, budget)
    bots: list[Bot | None] = []
    for at, seat in enumerate(seats):
        name = seat.removeprefix(BOT)
        if seat == HUMAN:
            bots.append(None)
        elif absent and name not in house(game) and source_of(name, game) is None:
            from overseer.bots.strangers.outside import Absent

            bots.append(Absent(name, game))
        else:
            bots.append(make(name, game, bot_seed(seed, at), think=think, budget=budget))
    return bots


def table_budget(game: str, think: float | None = None, budget: int | None = None) -> int | None:
    """How much a bot imagines where somebody waits for it; None: as much as it always does.

    A simulation has its own: it is the same on every machine, whatever is compiled there.
    """
    if think or budget or compiled():
        return budget
    return PLAIN_BUDGETS.get(game)


def adviser(game: str) -> Callable[[View], Move]:
    """What somebody who plays a game well would do; the same view, the same advice."""

    def advise(view: View) -> Move:
        from overseer.bots import house, make

        return make(house(game)[-1], game, 0, budget=table_budget(game)).choose(view)

    return advise


def bot_seed(seed: bytes, seat: int) -> int:
    """A bot's own seed: it follows from the match's, and tells nothing about its dice."""
    raw = blake2b(seat.to_bytes(2, "big"), digest_size=7, key=seed, person=b"bot").digest()
    return int.from_bytes(raw, "big")
