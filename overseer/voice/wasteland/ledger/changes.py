"""What a correction has changed, in words."""

from __future__ import annotations

from typing import Final

from overseer.text import translate
from overseer.voice.wasteland.ledger.words import model_title, side_title
from overseer.wasteland.ledger.changes import Change
from overseer.wasteland.ledger.sheet import Sheet
from overseer.wasteland.words import NONE

# Facts with numbers or words that say enough by themselves.
_COUNTED: Final = (
    *("left", "rads", "points", "luck", "reactions", "boosts", "power_damage", "stuns"),
    *("round", "items", "dangers", "level"),
)
_WORDS: Final = {"status": "companion-status", "place": "companion-place"}
# Everything else only by its name.
_NAMES: Final = {
    **dict.fromkeys(("conditions",), "conditions"),
    **dict.fromkeys(("weapons", "mods", "empty", "tokens", "criticals"), "weapons"),
    **dict.fromkeys(("found", "counters", "pool", "stages", "addictions", "carrying"), "cards"),
    **dict.fromkeys(("power", "degraded"), "power"),
    **dict.fromkeys(("wounds", "health", "bonus"), "health"),
    **dict.fromkeys(("turn", "advantage", "to_do", "acting"), "turn"),
    **dict.fromkeys(("ended", "victor", "how"), "end"),
    **dict.fromkeys(("held",), "held"),
    **dict.fromkeys(("fate",), "fate"),
    **dict.fromkeys(("markers",), "markers"),
    **dict.fromkeys(("counts",), "counts"),
    **dict.fromkeys(("house",), "house"),
}


def change_text(change: Change, sheet: Sheet, lang: str) -> str:
    """A fact that is another one now."""
    who = model_title(sheet, change.token, lang) if change.token != NONE else ""
    if change.fact in _COUNTED and change.before and change.after:
        name = translate(lang, f"companion-fact-{change.fact.replace('_', '-')}")
        return _said(who, name, change.before, change.after, lang)
    if change.fact in _WORDS and change.before and change.after:
        before = translate(lang, f"{_WORDS[change.fact]}-{change.before}")
        after = translate(lang, f"{_WORDS[change.fact]}-{change.after}")
        return _said(who, translate(lang, f"companion-fact-{change.fact}"), before, after, lang)
    if change.fact == "turn" and change.after in ("0", "1"):
        side = side_title(sheet, int(change.after), lang)
        return translate(lang, "companion-changed-turn", side=side)
    name = translate(lang, f"companion-fact-{_NAMES.get(change.fact, 'other')}")
    if who:
        return translate(lang, "companion-changed-of", who=who, what=name)
    return translate(lang, "companion-changed", what=name)


def _said(who: str, what: str, before: str, after: str, lang: str) -> str:
    args = {"what": what, "before": before, "after": after}
    if who:
        return translate(lang, "companion-changed-model", who=who, **args)
    return translate(lang, "companion-changed-table", **args)
