"""The commands of `overseer campaign` that play: what is asked, one step, and what came of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.record import RecordError, write_safely
from overseer.engine.refusal import IllegalMove, Refusal
from overseer.engine.state import Move
from overseer.terminal.campaign import where
from overseer.terminal.campaign.asked import Asked
from overseer.terminal.campaign.battle import collect, finished
from overseer.terminal.campaign.folder import FOLDER, LOCKED
from overseer.terminal.campaign.forces import (
    code_of,
    force_lines,
    force_named,
    mustering,
)
from overseer.terminal.campaign.session import UNSAVED, CampaignSession
from overseer.terminal.campaign.tables import print_status, print_structures
from overseer.terminal.lines import write
from overseer.terminal.records import store
from overseer.voice.campaign.briefing import briefing_lines
from overseer.voice.campaign.carried import consequence_lines
from overseer.voice.campaign.changes import CHANGING, change_lines
from overseer.voice.campaign.forces import units_lines
from overseer.voice.campaign.history import history_lines
from overseer.voice.campaign.journal import journal_lines
from overseer.voice.campaign.short_list import is_perk
from overseer.voice.complaint import UsageError
from overseer.wasteland.campaign.describe import fought
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.topics import TOPICS
from overseer.wasteland.force.force_file import force_text

# Which command answers each question.
COMMANDS: Final = {
    "battle": "battle",
    "quest": "quests",
    "force": "force",
    "result": "battle",
    "keep": "build",
    "found": "build",
    "leader": "build",
    "build": "build",
    "draw": "draw",
    "pick": "draw",
    "explore": "draw",
    "choose": "choose",
}
# What a bare id means to each command.
_MEANT: Final = {"build": "build", "draw": "use", "choose": "take", "quests": "quest"}
# The verbs that each command understands; any other word is an id ("pen" is a structure, too).
_VERBS: Final = {
    "build": (
        *("scrap", "land", "perk", "unperk", "supply", "done"),
        *("keep", "found", "roam", "lead", "stay"),
    ),
    "draw": (
        *("use", "name", "again", "repair", "guard", "supply", "keep", "pass", "back", "done"),
        *("pen", "stables", "ranch", "pay", "decline", "go", "swap"),
    ),
    "choose": ("take", "drop", "done"),
}


def opened(asked: Asked, lang: str) -> CampaignSession:
    """The campaign, after the bots that are asked have decided."""
    session = _seated(CampaignSession.reopen(asked.path, lang=lang), asked)
    try:
        tell(session, session.secured(collect(session)))
        tell(session, session.secured(session.play_bots()))
    except RecordError:
        session.folder.close()
        raise
    return session


def looked_at(asked: Asked, lang: str) -> CampaignSession:
    """The campaign for those who do nothing in it: that needs no lock.

    Only where bots still owe a decision, or a battle was finished elsewhere, and nobody else
    plays it, that comes first.
    """
    session = _seated(CampaignSession.reopen(asked.path, lang=lang, looking=True), asked)
    if session.bot_asked or finished(session) is not None:
        try:
            return opened(asked, lang)
        except RecordError as error:
            if error.refusal.reason not in (LOCKED, FOLDER, UNSAVED):
                raise
    return session


def _seated(session: CampaignSession, asked: Asked) -> CampaignSession:
    if asked.seat is not None:
        if asked.seat > len(session.seats):
            session.folder.close()
            raise UsageError("campaign-error-seat", seat=asked.seat, most=len(session.seats))
        session.seated = asked.seat - 1
    return session


def status(as_json: bool, asked: Asked, lang: str) -> int:
    """Where everything stands; as data it is what the viewer may know."""
    with looked_at(asked, lang) as session:
        if as_json:
            print_json(session, session.view().data())
            return 0
        print_status(session)
        print_next(session)
    return 0


def briefing(asked: Asked, lang: str) -> int:
    """The battle that is prepared, on a page."""
    with looked_at(asked, lang) as session:
        for line in briefing_lines(session.reads):
            write(line)
    return 0


def step(command: str, words: Sequence[str], asked: Asked, lang: str) -> int:
    """`build`, `draw`, `choose`, `quests`: what can be done, or do it."""
    tables = {"list": print_structures, "perk": print_perks} if command == "build" else {}
    table = tables.get(" ".join(words))
    if not words or table is not None:
        with looked_at(asked, lang) as session:
            if table is None:
                offer(session, command)
            else:
                table(session)
        return 0
    with opened(asked, lang) as session:
        now = asked_command(session)
        if list(words) == ["done"] and now != command and not session.over:
            raise UsageError("campaign-error-step", command=command, now=now)
        for move in meant(session, command, words):
            if not do(session, move, asked):
                return 1
        print_next(session)
    return 0


def force(source: str | None, out: str | None, asked: Asked, lang: str) -> int:
    """What may be brought; with a source, bring it; with a file, write it down to be changed."""
    looking = source is None or out is not None
    with looked_at(asked, lang) if looking else opened(asked, lang) as session:
        _only_owner(session)
        if out is not None:
            chosen = force_named(session, source or "1")
            path = Path(out)
            if path.exists() or not store.ordinary(path):
                raise UsageError("force-error-there", file=out)
            write_safely(path, force_text(chosen, session.books.cards).encode())
            print(session.text("campaign-force-written", file=out))
            return 0
        if source is None:
            for line in force_lines(session):
                write(line)
            return 0
        move = CampaignMove("force", code_of(session, source))
        if mustering(session) is not None:
            for line in units_lines(session.reads, force_named(session, source)):
                write(line)
        if not do(session, move, asked):
            return 1
        print_next(session)
    return 0


def print_json(session: CampaignSession, data: dict[str, object]) -> None:
    """Data for other programs, with the campaign's name and everybody's."""
    path = session.folder.path
    named = {"campaign": path.name, "folder": str(path), "names": session.players}
    print(json.dumps({**named, **data}, ensure_ascii=False, indent=2))


def history(steps: bool, as_json: bool, asked: Asked, lang: str) -> int:
    """Every battle; with `steps` everything that happened."""
    with looked_at(asked, lang) as session:
        if as_json:
            battles = [
                {**battle, "means": consequence_lines(session.reads, session.seen, number)}
                for number, battle in enumerate(fought(session.campaign), start=1)
            ]
            data: dict[str, object] = {"over": session.over, "battles": battles}
            if steps:
                told = map(session.event_text, session.events)
                data["steps"] = [line for line in told if line]
            print_json(session, data)
        elif steps:
            tell(session, session.events)
        else:
            for line in history_lines(session.voice, session.reads, session.record_of):
                write(line)
    return 0


def undo(asked: Asked, lang: str) -> int:
    """Take the last step back."""
    with opened(asked, lang) as session:
        tell(session, session.secured(session.undo()))
        print_next(session)
    return 0


def meant(session: CampaignSession, command: str, words: Sequence[str]) -> list[Move]:
    """The moves that the words of a command line mean."""
    first = words[0]
    if len(words) == 1 and first.isdecimal():
        moves = listed_moves(session, command)
        number = int(first) if len(first) < 5 else 0
        if not 1 <= number <= len(moves):
            raise UsageError("campaign-entry-number", most=max(len(moves), 1))
        return [moves[number - 1]]
    if command == "quests":
        rest = words[1:] if first in ("take", "quest") else words
        return [session.parse(" ".join(["quest", *rest]))]
    if command == "battle":
        text = " ".join(words)
        return [session.parse(text if first in ("battle", "finish") else f"battle {text}")]
    if first in _VERBS[command]:
        return [session.parse(" ".join(words))]
    named = words[1:] if first == command else words
    return [session.parse(f"{_MEANT[command]} {word}") for word in named]


def listed_moves(session: CampaignSession, command: str) -> list[Move]:
    """What a command can do now; nothing while another one is asked."""
    if session.over or session.to_fight or command != asked_command(session):
        return []
    return session.voice.offered(session.reads)


def asked_command(session: CampaignSession) -> str:
    """The command that answers what is asked now."""
    return COMMANDS.get(TOPICS[session.campaign.topic], "status")


def offer(session: CampaignSession, command: str) -> None:
    """What can be done with a command now, numbered; or what has to be done first."""
    waits = asked_command(session) != command or session.over or session.bot_asked
    if command == "quests":
        for line in journal_lines(session.reads, offered=not waits):
            write(line)
        write()
    if waits:
        print_next(session)
        return
    _only_owner(session)
    args = {"seat": session.name(session.asked), "prompt": session.prompt()}
    write(session.text("plain-asked", **args))
    last: Move | None = None
    for number, move in enumerate(listed_moves(session, command), start=1):
        text = session.move_text(move) if last is None else session.next_text(move, last)
        last = move
        write(session.text("plain-move", number=str(number), text=text, notation=str(move)))
    write(session.text("campaign-how-to", command=command))
    for line in session.voice.hints(session.reads):
        write(line)


def print_perks(session: CampaignSession) -> None:
    """Every perk that can be bought or given up now."""
    _only_owner(session)
    found = [move for move in session.moves() if is_perk(move)] if not session.to_fight else []
    for move in found:
        write(session.text("campaign-perk", text=session.move_text(move), notation=str(move)))
    if not found:
        write(session.text("campaign-no-perks"))


def do(session: CampaignSession, move: Move, asked: Asked) -> bool:
    """Play a move, after showing what it would change; false when it is refused, or not wanted."""
    if session.over:
        raise IllegalMove(Refusal("OV-T2", "over"))
    _only_owner(session)
    refusal = session.match.refusal(session.asked, move)
    if refusal is not None:
        print(told(session, refusal), file=sys.stderr)
        return False
    assert isinstance(move, CampaignMove)
    state = session.campaign
    if move.verb in CHANGING and not asked.yes:
        write(session.move_name(move))
        for line in change_lines(state.own, move, state.books, session.lang):
            write(f"  {line}")
        if not sure(session):
            write(session.text("campaign-not-done"))
            return False
    tell(session, session.secured(session.play(move)))
    tell(session, session.secured(session.play_bots()))
    return True


def sure(session: CampaignSession) -> bool:
    """Whether somebody says yes; the end of the input is no."""
    try:
        line = input(session.text("campaign-sure"))
    except EOFError:
        write()
        return False
    word = line.strip().lower()
    return word in ("y", "yes", "o", "oui", "j", "ja", "s", "si", "sí")


def tell(session: CampaignSession, happened: list[Event]) -> None:
    """What happened, in lines."""
    for line in filter(None, map(session.event_text, happened)):
        write(line)


def print_next(session: CampaignSession) -> None:
    """What is asked now, and by which command it is answered."""
    write()
    if session.over:
        write(session.text("campaign-over"))
        return
    if session.to_fight:
        write(session.text("campaign-next-battle"))
        return
    if session.bot_asked:
        write(session.text("campaign-next-bot", seat=session.name(session.asked)))
        return
    write(
        session.text(
            "campaign-next-step",
            seat=session.name(session.asked),
            prompt=session.prompt(),
            command=asked_command(session) + where.option(session.folder.path),
        )
    )


def _only_owner(session: CampaignSession) -> None:
    """Where people have secrets from each other, each says who they are."""
    if session.away:
        seat = session.asked
        raise UsageError("campaign-error-who", seat=session.name(seat), n=seat + 1)


def told(session: CampaignSession, refusal: Refusal) -> str:
    """Why not, with names instead of ids, and the rule."""
    sentence = session.refusal_text(refusal)
    return session.text("plain-refused", sentence=sentence, rule=refusal.rule)
