"""`overseer force`: build forces of Wasteland, check them, know what they cost and share them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from overseer.engine.record import write_safely
from overseer.terminal.findings import finding_line
from overseer.terminal.records import store
from overseer.terminal.values import is_there, whole
from overseer.text import translate
from overseer.voice.complaint import UsageError
from overseer.wasteland.card import CardSet
from overseer.wasteland.cards.file import load
from overseer.wasteland.force.caps import STANDARD_LIMIT, force_caps
from overseer.wasteland.force.check import Finding
from overseer.wasteland.force.check import check as findings_of
from overseer.wasteland.force.code import decode, encode, looks_like_code
from overseer.wasteland.force.force import Force
from overseer.wasteland.force.force_file import force_text, read_force
from overseer.wasteland.force.ready import BY_FACTION, READY, limit_of, ready, resolve, title
from overseer.wasteland.force.text import finding_text, summary, unit_line
from overseer.wasteland.words import LISTS

SUFFIX: Final = ".toml"
NAME_LENGTH: Final = 40
MOST_CAPS: Final = 10_000


def new(file: str, source: str | None, own: str | None, lang: str) -> int:
    """A new force file: an empty one, or a copy of another force."""
    cards = _card_set(own)
    path = Path(file)
    if not path.suffix:
        path = path.with_name(path.name + SUFFIX)
    model = Force([]) if source is None else _find(source, cards)
    _write_new(path, Force(model.units, _name_for(path)), cards)
    print(translate(lang, "force-new", file=str(path), n=model.models))
    print(translate(lang, "force-next", file=str(path)))
    return 0


def check(
    source: str,
    limit: str | None,
    prices: str | None,
    creatures: bool,
    own: str | None,
    lang: str,
) -> int:
    """What is wrong and what is unwise; 1 when no table would accept it."""
    cards = _card_set(own)
    force = _find(source, cards)
    most = _limit(limit, force)
    found = findings_of(force, cards, most, _list(prices), creatures)
    console = Console(highlight=False, soft_wrap=True)
    if not any(finding.word == "unknown" for finding in found):
        console.print(summary(force, cards, _list(prices), lang), markup=False)
    for line in _lines(found, cards, most, lang):
        console.print(line)
    return int(any(finding.error for finding in found))


def show(source: str, prices: str | None, own: str | None, lang: str) -> int:
    """Every unit of a force with its equipment and its price."""
    cards = _card_set(own)
    force = _find(source, cards)
    caps_list = _list(prices)
    console = Console(highlight=False, soft_wrap=True)
    console.print(Text(summary(force, cards, caps_list, lang), style="bold"))
    for unit in force.units:
        console.print(unit_line(unit, cards, caps_list, lang), markup=False)
    console.print(
        translate(
            lang,
            "force-sum",
            caps=force_caps(force, cards, caps_list),
            list=LISTS[caps_list],
        ),
        markup=False,
    )
    return 0


def code(source: str, out: str | None, own: str | None, lang: str) -> int:
    """A force as a code; with `out`, as a file."""
    cards = _card_set(own)
    force = _find(source, cards)
    if out is None:
        print(encode(force, cards))
        return 0
    path = Path(out)
    _write_new(path, Force(force.units, _name_for(path)), cards)
    print(translate(lang, "force-new", file=str(path), n=force.models))
    return 0


def list_ready(own: str | None, lang: str) -> int:
    """The ready forces with their plans."""
    cards = _card_set(own)
    forces = {force.name: force for force in ready(cards)}
    console = Console(highlight=False)
    for faction, names in BY_FACTION.items():
        console.print(Text(translate(lang, f"wasteland-faction-{faction}"), style="bold"))
        for name in names:
            if name not in forces:
                continue
            head = Text(f"  {title(forces[name], lang)}", style="cyan")
            caps = force_caps(forces[name], cards)
            head.append(" ")
            head.append(translate(lang, "force-limit", caps=caps, limit=limit_of(name)))
            head.append(f"  {name}", style="dim")
            console.print(head)
            plan = Text(translate(lang, f"force-wasteland-{name}.plan"))
            console.print(Padding(plan, (0, 0, 0, 4)))
    return 0


def _card_set(file: str | None) -> CardSet:
    return load(Path(file) if file else None)


def _find(typed: str, cards: CardSet) -> Force:
    """The force that somebody means; a refusal or a file's problems when there is none."""
    path = Path(typed)
    if typed in READY:
        return resolve(typed, cards)
    if looks_like_code(typed) and not is_there(path):
        return decode(typed, cards)
    if typed.endswith(SUFFIX) or "/" in typed or "\\" in typed or is_there(path):
        return read_force(path, cards)
    return resolve(typed, cards)


def _limit(typed: str | None, force: Force) -> int:
    """The limit asked for; without one, what a ready force is built for, else the standard."""
    usual = limit_of(force.name) if force.name in READY else STANDARD_LIMIT
    number = whole(typed, "--limit", 1, MOST_CAPS)
    return usual if number is None else number


def _list(typed: str | None) -> int:
    word = "2020" if typed is None else typed.strip()
    if word not in LISTS:
        raise UsageError("force-error-list", list=word[:40], known=", ".join(LISTS))
    return LISTS.index(word)


def _lines(found: list[Finding], cards: CardSet, limit: int, lang: str) -> list[Text]:
    """Errors and warnings, each with its rule; one line of praise when there are none."""
    if not found:
        return [Text(translate(lang, "force-good", limit=limit), "green")]
    return [
        finding_line(finding.error, finding_text(finding, cards, lang), finding.refusal.rule, lang)
        for finding in found
    ]


def _name_for(path: Path) -> str:
    """What a force is called that is saved there first: the file's name made readable."""
    words = path.stem.replace("_", " ").replace("-", " ").split()
    name = "".join(char for char in " ".join(words) if char.isprintable())[:NAME_LENGTH]
    return name[:1].upper() + name[1:] or "Force"


def _write_new(path: Path, force: Force, cards: CardSet) -> None:
    """Save a force where nothing lies yet."""
    if is_there(path):
        raise UsageError("force-error-there", file=str(path))
    if not store.ordinary(path):
        raise store.not_ordinary(path)
    write_safely(path, force_text(force, cards).encode())
