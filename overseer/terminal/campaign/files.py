"""The commands of `overseer campaign` about files: new, export, import, compare, verify, repair."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

from overseer.engine.nature import LARGEST_SEED
from overseer.engine.record import Record, RecordError
from overseer.host.checking import MOVES, told
from overseer.host.seating import read_names, read_seats
from overseer.host.sitting import Table
from overseer.terminal.campaign import archive, where
from overseer.terminal.campaign.commands import print_next, tell
from overseer.terminal.campaign.folder import locked, record_file
from overseer.terminal.campaign.session import NAME, CampaignSession
from overseer.terminal.lines import PARTLY, write
from overseer.terminal.records import store
from overseer.terminal.values import whole
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.voice.lists import listed
from overseer.wasteland.campaign.facts import COURSES, LINKED_COURSE, MOST_BATTLES
from overseer.wasteland.campaign.game import Campaign
from overseer.wasteland.cards.file import load

USUAL_SEATS = "human,bot:normal"
_YES = ("yes", "no")


class Wanted:
    """The options of a new campaign, as they were typed; None: not said."""

    def __init__(
        self,
        course: str | None,
        seats: str | None,
        names: str | None,
        settlements: str | None,
        sides: str | None,
        factions: str | None,
        battles: str | None,
        prices: str | None,
        card_file: str | None,
        seed: str | None,
    ) -> None:
        self.course = course
        self.seats = seats
        self.names = names
        self.settlements = settlements
        self.sides = sides
        self.factions = factions
        self.battles = battles
        self.prices = prices
        self.card_file = card_file
        self.seed = seed

    def options(self) -> dict[str, object]:
        """What the game wants to know; it says itself what is allowed."""
        found: dict[str, object] = {"course": _course(self.course)}
        if self.settlements is not None:
            found["settlements"] = [_yes(word) for word in _words(self.settlements)]
        if self.sides is not None:
            found["sides"] = _words(self.sides)
        if self.factions is not None:
            found["factions"] = _words(self.factions)
        if self.battles is not None:
            found["battles"] = whole(self.battles, "--battles", 1, MOST_BATTLES)
        if self.prices is not None:
            found["caps"] = self.prices.strip()
        if self.card_file is not None:
            load(Path(self.card_file))
            found["cards"] = Path(self.card_file).read_text(encoding="utf-8-sig")
        return found


def new(wanted: Wanted, name: str | None, folder: str | None, lang: str) -> int:
    """Begin a campaign."""
    path = where.fresh(name, folder)
    seats = read_seats(USUAL_SEATS if wanted.seats is None else wanted.seats, NAME)
    Campaign().check_seats(len(seats))
    chosen = [] if wanted.names is None else read_names(wanted.names, len(seats))
    session = CampaignSession.found(
        path,
        seats,
        wanted.options(),
        lang=lang,
        table=Table(names=chosen),
        seed=whole(wanted.seed, "--seed", 0, LARGEST_SEED),
    )
    with session:
        names = listed(session.players, lang)
        print(session.text("campaign-begun", players=names, folder=str(path)))
        for line in session.voice.opening(session.reads):
            print(line)
        tell(session, session.secured(session.play_bots()))
        print_next(session)
    return 0


def export(file: str, without_seed: bool, path: Path, seat: int | None, lang: str) -> int:
    """The whole campaign in one file; without its seed, what a seat (from 1) or anybody saw."""
    target = Path(file)
    if target.exists() or not store.ordinary(target):
        raise UsageError("force-error-there", file=file)
    seats = len(Record.load(record_file(path)).header.seats)
    if seat is not None and seat > seats:
        raise UsageError("campaign-error-seat", seat=seat, most=seats)
    word = archive.export(path, target, not without_seed, None if seat is None else seat - 1)
    print(translate(lang, "campaign-exported", file=file, seed=word))
    return 0


def bring_in(file: str, name: str | None, folder: str | None, lang: str) -> int:
    """A campaign out of a file, after all of it has been checked."""
    path = where.fresh(name or (None if folder else Path(file).stem), folder)
    checked = archive.bring_in(Path(file), path)
    where.note(path)
    word = "campaign-imported" if path.parent == where.home() else "campaign-imported-there"
    print(translate(lang, word, file=file, folder=str(path)))
    return say_checked(checked, lang)


def compare(mine: Path, other: str, lang: str) -> int:
    """Where two copies part; 1 when they do."""
    found = archive.compare(mine, Path(other))
    if found is None:
        print(translate(lang, "campaign-same"))
        return 0
    if found.step == 0:
        print(translate(lang, "campaign-other"))
        return 1
    nothing = translate(lang, "say-nothing")
    args = {"mine": found.mine[:70] or nothing, "other": found.other[:70] or nothing}
    print(translate(lang, "campaign-differs", step=found.step, **args))
    return 1


def verify(path: Path, lang: str) -> int:
    """Every step, every die and every battle; PARTLY when not all of it could be checked."""
    return say_checked(archive.verify_folder(path), lang)


def say_checked(checked: archive.Checked, lang: str) -> int:
    """Say what a check of a campaign has shown, and what not; the exit code."""
    steps, gaps = checked.steps, sum(each.gap for each in checked.found)
    word = "campaign-verified-partly" if gaps else "campaign-verified"
    write(translate(lang, word, steps=steps, gaps=gaps))
    # What could not be checked comes first: it is what one has to know.
    for finding in sorted(checked.found, key=lambda each: not each.gap):
        if finding.id != MOVES:
            write(told(finding, checked.record.header, lang))
    return PARTLY if gaps else 0


def repair(path: Path, lang: str) -> int:
    """Go on with what is intact of a damaged campaign; the damaged file stays beside it."""
    file = record_file(path)
    with locked(path):
        record = _intact(file)
        if record is None:
            print(translate(lang, "campaign-intact"))
            return 0
        aside = store.fresh(path / "campaign-damaged.overseer")
        copyfile(file, aside)
        record.save(file)
    steps = len(record.entries)
    print(translate(lang, "campaign-repaired", steps=steps, file=str(aside)))
    return 0


def _intact(file: Path) -> Record | None:
    """The sound part of a damaged record; None when nothing is wrong with it."""
    game = Campaign()
    damaged = False
    try:
        record = Record.load(file)
    except RecordError as error:
        if error.intact is None:
            raise
        record, damaged = error.intact, True
    try:
        record.replay(game)
    except RecordError as error:
        if error.intact is None:
            raise
        record, damaged = error.intact, True
    return record if damaged else None


def _course(typed: str | None) -> str:
    word = LINKED_COURSE if typed is None else typed.strip().lower()
    if word not in COURSES:
        raise UsageError("campaign-error-course", course=word[:40], known=", ".join(COURSES))
    return word


def _yes(word: str) -> bool:
    if word not in _YES:
        raise UsageError("campaign-error-settlements", word=word[:40])
    return word == "yes"


def _words(text: str) -> list[str]:
    return [word.strip().lower() for word in text.split(",")]
