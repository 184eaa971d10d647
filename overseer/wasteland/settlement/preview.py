"""What a purchase or a scrapping would change, shown before it is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from overseer.wasteland.settlement.build import build, dependants, land, scrap
from overseer.wasteland.settlement.holdings import Books, Holdings
from overseer.wasteland.settlement.perks import drop_perk, take_perk
from overseer.wasteland.settlement.supply import Balance, balance, everything_on, supplied


@dataclass(frozen=True)
class Change:
    """Before and after: caps and balance, what goes, what comes, and what would stop working."""

    caps: int  # change
    before: Balance
    after: Balance
    comes: tuple[str, ...]  # structures that stand afterwards
    goes: tuple[str, ...]  # … that do not any more, dependants too
    stops: tuple[str, ...]  # … that `supply auto` would switch off for want of power or water
    idle: bool  # what is built finds no power or water


def preview_build(holdings: Holdings, id: str, books: Books) -> Change:
    """What building a structure would change."""
    return _change(holdings, books, lambda trial: build(trial, id, books))


def preview_scrap(holdings: Holdings, id: str, books: Books) -> Change:
    """What scrapping a structure would change; everything that depends on it goes too."""
    gone = (id, *dependants(holdings, id, books))
    found = _change(holdings, books, lambda trial: _scrapped(trial, id, books))
    return Change(found.caps, found.before, found.after, found.comes, gone, found.stops, found.idle)


def preview_perk(holdings: Holdings, id: str, model: str, books: Books) -> Change:
    """What buying a perk would change: its bench takes room and power (WC-P2)."""
    return _change(holdings, books, lambda trial: take_perk(trial, id, model, books))


def preview_unperk(holdings: Holdings, id: str, model: str, books: Books) -> Change:
    """What removing a perk would change."""
    return _change(holdings, books, lambda trial: drop_perk(trial, id, model))


def preview_land(holdings: Holdings, how: str, books: Books) -> Change:
    """What land would change."""
    return _change(holdings, books, lambda trial: land(trial, how))


def _scrapped(trial: Holdings, id: str, books: Books) -> None:
    scrap(trial, id, books)


def _change(holdings: Holdings, books: Books, do: Callable[[Holdings], None]) -> Change:
    trial = holdings.copy()
    do(trial)
    after = balance(trial, books)
    comes: list[str] = []
    goes: list[str] = []
    idle = False
    for id in books.structures.by_id:
        more = trial.built.get(id, 0) - holdings.built.get(id, 0)
        comes += [id] * more
        goes += [id] * -more
        if more > 0:
            idle = idle or supplied(trial, id, books) <= supplied(holdings, id, books)
    stops: list[str] = []
    if after.short:
        rationed = trial.copy()
        everything_on(rationed, books)
        for id in trial.built:
            stops += [id] * (supplied(trial, id, books) - supplied(rationed, id, books))
    return Change(
        trial.caps - holdings.caps,
        balance(holdings, books),
        after,
        tuple(comes),
        tuple(goes),
        tuple(stops),
        idle,
    )
