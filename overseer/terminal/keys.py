"""The keys of every screen: one table, in which a key means one thing wherever it does anything.

A screen binds what it can do by the meaning, never by the key:

    BINDINGS = [on("undo", "undo"), on("up", "go(0, -1)")]

and its help and its line of keys print the key from here. Digits are no bindings: in every list
a digit moves the cursor to that line, and nothing else.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from textual.binding import Binding

DIGITS: Final = "1 … 9"  # as help prints them


class Key(NamedTuple):
    """A meaning: its keys as Textual names them, as they are printed, and what does it."""

    names: str
    prints: str  # with a blank between two of them; the first one stands in the line of keys
    actions: str  # the actions of all screens that are this meaning, with commas between them

    @property
    def first(self) -> str:
        """The key as the line of keys prints it."""
        return self.prints.split()[0]


KEYS: Final[dict[str, Key]] = {
    # To and fro: the cursor, a value, a line of text, a move of a replay
    "left": Key("left,h", "← h", "go,turn,other,step"),
    "right": Key("right,l", "→ l", "go,turn,other,step"),
    "up": Key("up,k", "↑ k", "go,scroll,step,walk,above"),
    "down": Key("down,j", "↓ j", "go,scroll,step,walk"),
    "next": Key("tab", "⇥", "next,other,go,turn_on"),
    "before": Key("shift+tab", "⇧⇥", "next,other,go,turn_on"),
    "page-up": Key("pageup", "⇞", "read,scroll"),
    "page-down": Key("pagedown", "⇟", "read,scroll"),
    "first": Key("home", "Home", "go,scroll,walk,jump"),
    "last": Key("end", "End", "go,scroll,walk,jump"),
    # Another part of what is larger than its panel
    "look-left": Key("shift+left", "⇧←", "scroll"),
    "look-right": Key("shift+right", "⇧→", "scroll"),
    "look-up": Key("shift+up", "⇧↑", "scroll,settlement"),
    "look-down": Key("shift+down", "⇧↓", "scroll,settlement"),
    # Answers
    "act": Key("enter", "⏎", "act,ready,change,close,answer"),
    "on": Key("space", "␣", "go_on,close,change,scroll,roll"),
    "back": Key("escape", "Esc", "back,close,close_page,answer,leave,all"),
    "yes": Key("y", "y", "answer"),
    "no": Key("n", "n", "answer"),
    "leave": Key("q", "q", "app.leave,leave,close,answer,quit"),
    "quit": Key("ctrl+q", "Ctrl-Q", "leave"),
    "interrupt": Key("ctrl+c", "Ctrl-C", "leave,interrupt"),
    "undo": Key("u", "u", "undo"),
    "keep": Key("ctrl+s", "^S", "save,bring,answer"),
    "type": Key("slash", "/", "type,search"),
    # To read
    "why": Key("question_mark,f1", "? F1", "explain,close"),
    "help": Key("f2", "F2", "help,close"),
    "rules": Key("r,f3", "r F3", "rules"),
    "log": Key("g,f4", "g F4", "log"),
    "cards": Key("v", "v", "cards"),
    "result": Key("e", "e", "end"),
    "briefing": Key("i", "i", "briefing"),
    "language": Key("L", "L", "language"),
    # Habits
    "always": Key("a", "a", "every_moment"),
    "waits": Key("w", "w", "stops,by_hand,close"),
    "speed": Key("s", "s", "speed"),
    "hand-over": Key("o", "o", "hand_over,never"),
    "player": Key("P", "P", "other_player"),
    # What only some games have
    "pass": Key("p", "p", "pass"),
    "resign": Key("x", "x", "resign"),
    "rematch": Key("N", "N", "app.rematch"),
    "piles": Key("d", "d", "piles"),
    "point": Key("m", "m", "point"),
    "nearer": Key("z", "z", "zoom"),
    "farther": Key("Z", "Z", "zoom"),
    "centre": Key("c", "c", "centre"),
    "rulers": Key("b", "b", "bands"),
    "models": Key("M", "M", "roster"),
    "told": Key("E", "E", "entered"),
    "force": Key("f", "f", "force"),
    "battles": Key("t", "t", "timeline"),
    "quests": Key("J", "J", "journal"),
    # Building a deck or a force
    "more": Key("plus,equals_sign", "+", "add"),
    "less": Key("minus,backspace,delete", "− ⌫", "remove"),
    "letter": Key("A", "A", "letter"),
    "kind": Key("K", "K", "kind"),
    "level": Key("V", "V", "level"),
    "odds": Key("S", "S", "stats,close"),
    "test-hand": Key("H", "H", "hand,close"),
    "code": Key("C", "C", "code,close"),
    "name": Key("T", "T", "name"),
    "format": Key("F", "F", "format"),
}

ESCAPE: Final = KEYS["back"].first  # the one key whose print differs by language: `table-escape`


def on(meaning: str, action: str, priority: bool = False) -> Binding:
    """The keys of a meaning do `action` on a screen."""
    return Binding(KEYS[meaning].names, action, meaning, show=False, priority=priority)


def printed(meanings: str) -> str:
    """The keys of one meaning or several as help prints them: first the usual ones, then others.

    >>> printed("left,right")
    '← →  h l'
    >>> printed("why")
    '?  F1'
    """
    keys = [KEYS[meaning].prints.split() for meaning in meanings.split(",")]
    usual, others = [prints[0] for prints in keys], [each for prints in keys for each in prints[1:]]
    return "  ".join(" ".join(part) for part in (usual, others) if part)


# What several screens bind: a sheet is closed and scrolled, a program of one page is left.
CLOSE: Final = tuple(on(meaning, "close") for meaning in ("back", "leave", "act", "on"))
SCROLL: Final = (
    on("up", "scroll(-1)"),
    on("down", "scroll(1)"),
    on("page-up", "scroll(-10)"),
    on("page-down", "scroll(10)"),
    on("first", "scroll(-100000)"),
    on("last", "scroll(100000)"),
)
LEAVING: Final = tuple(
    on(meaning, "leave", priority=True) for meaning in ("back", "leave", "quit", "interrupt")
)
