"""What a correction has changed: two sheets compared, number by number."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from overseer.wasteland.ledger.shown import SheetData

_APART: Final = ("table", "counted", "markers", "held", "fate")


class Change(NamedTuple):
    """One fact that is another one now; `token` -1: it is nobody's in particular."""

    token: int
    fact: str
    before: str
    after: str


def changes(before: SheetData, after: SheetData) -> list[Change]:
    """All that is different, models first."""
    found: list[Change] = []
    old, new = _models(before), _models(after)
    for token in sorted({*old, *new}):
        was, now = old.get(token, {}), new.get(token, {})
        for fact in sorted({*was, *now}):
            if was.get(fact) != now.get(fact):
                found.append(Change(token, fact, _text(was.get(fact)), _text(now.get(fact))))
    one, other = _rest(before), _rest(after)
    for fact in one:
        if one[fact] != other[fact]:
            found.append(Change(-1, fact, _text(one[fact]), _text(other[fact])))
    return found


def _models(data: SheetData) -> dict[int, dict[str, Any]]:
    found: dict[int, dict[str, Any]] = {}
    for fighter in data.table.fighters:
        found[fighter.id] = {
            name: getattr(fighter, name) for name in fighter.__struct_fields__ if name != "id"
        }
    for counted in data.counted:
        for name in ("health", "left"):
            found[counted.id][name] = getattr(counted, name)
    return found


def _rest(data: SheetData) -> dict[str, Any]:
    found = {name: getattr(data, name) for name in data.__struct_fields__ if name not in _APART}
    found["markers"] = data.markers
    found["held"] = data.held
    found["fate"] = data.fate
    found["acting"] = data.table.acting
    return found


def _text(value: object) -> str:
    if isinstance(value, str | int):
        return str(int(value)) if isinstance(value, bool) else str(value)
    return "" if value is None else msgspec.json.encode(value).decode()
