"""Tables for the command line: a campaign's standing, and the structures there are."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.style import Style
from rich.table import Table
from rich.text import Text

from overseer.terminal.campaign.session import CampaignSession
from overseer.text import translate
from overseer.voice.campaign.situation import battle_lines, player_lines
from overseer.voice.campaign.words import structure_title
from overseer.voice.lists import listed
from overseer.wasteland.campaign.topics import T_BUILD
from overseer.wasteland.settlement.build import why_build
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.structure import FAMILIES, Structure
from overseer.wasteland.settlement.supply import supplied
from overseer.wasteland.settlement.text import effect_text
from overseer.wasteland.text.names import joined, named

HEADING: Final = Style(bold=True, color="cyan")


def print_status(session: CampaignSession) -> None:
    """The next battle, and every player with the structures as a table."""
    console = Console(highlight=False)
    state = session.seen
    folder = session.folder.path
    console.print(session.text("campaign-called", name=folder.name, folder=str(folder)))
    for at, line in enumerate(battle_lines(session.reads, state)):
        console.print(Text(line, style="bold" if at == 0 else ""))
    for player in state.players:
        console.print()
        for at, line in enumerate(player_lines(session.reads, state, player)):
            console.print(Text(line, style=HEADING if at == 0 else ""))
        if player.own.settled:
            console.print(built_table(player.own, state.books, session.lang))


def built_table(own: Holdings, books: Books, lang: str) -> Table:
    """What stands in a settlement."""
    table = _table(lang, "structure", "count", "on", "power", "water", "does")
    for structure in books.structures.all:
        n = own.built.get(structure.id, 0)
        if not n:
            continue
        table.add_row(
            _named(structure, own, books, lang),
            str(n),
            str(supplied(own, structure.id, books)),
            _supply(structure.gives_power, structure.power),
            _supply(structure.gives_water, structure.water),
            joined("list-sentences", effect_text(structure, lang), lang),
        )
    return table


def print_structures(session: CampaignSession) -> None:
    """Every structure with its price, and whether it can be built now."""
    state = session.seen
    viewer = session.viewer
    own = state.players[0 if viewer is None else viewer].own
    building = not session.over and state.topic == T_BUILD and state.seat == viewer
    console = Console(highlight=False)
    lang, books = session.lang, state.books
    for family in FAMILIES:
        table = _table(lang, "structure", "price", "power", "water", "maximum", "does")
        for structure in books.structures.all:
            if structure.family != family:
                continue
            can = building and why_build(own, structure.id, books) is None
            table.add_row(
                _named(structure, own, books, lang, "green" if can else ""),
                str(structure.price),
                _supply(structure.gives_power, structure.power),
                _supply(structure.gives_water, structure.water),
                str(structure.maximum or "–"),
                _does(structure, lang),
            )
        console.print(Text(translate(lang, f"structure-family-{family}"), style="bold"))
        console.print(table)


def _table(lang: str, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in columns:
        right = column in ("price", "count", "on", "power", "water", "maximum")
        table.add_column(
            translate(lang, f"campaign-column-{column}"), justify="right" if right else "left"
        )
    return table


def _named(
    structure: Structure, own: Holdings, books: Books, lang: str, style: str = "bold"
) -> Text:
    text = Text(structure_title(structure.id, own, books, lang), style=style)
    return text.append(f" [{structure.id}]", style="dim")


def _does(structure: Structure, lang: str) -> str:
    told = effect_text(structure, lang)
    if structure.requires:
        perks = listed([named("perk", id, lang) for id in structure.requires], lang)
        told.append(translate(lang, "campaign-requires", perks=perks))
    return joined("list-sentences", told, lang)


def _supply(gives: int, needs: int) -> str:
    """`+3` is given, `1` is needed."""
    if gives:
        return f"+{gives}"
    return str(needs) if needs else "–"
