"""The plain client: lines in, lines out, for screen readers, pipes and scripts."""

from __future__ import annotations

import sys
from typing import Final

from overseer.engine.refusal import Refusal
from overseer.host.seating import HUMAN
from overseer.terminal.lines import write
from overseer.terminal.match.line_client import INTERRUPTED, LineClient
from overseer.terminal.match.session import Session

__all__ = ["INTERRUPTED", "Plain", "run"]

AGAIN: Final = ("again", "encore", "nochmal", "otra")
LATELY: Final = 8  # events of the past that a resumed game is opened with
HIDING: Final = 60  # lines that push one person's cards out of sight before the next one sits down


def run(session: Session, again: bool = False) -> int:
    """Play to the end, or to the end of the input; the exit code.

    With `again`, somebody at a terminal is asked after the end whether they play once more.
    """
    while True:
        code = Plain(session).run()
        if not (again and session.over and HUMAN in session.seats and sys.stdin.isatty()):
            return code
        try:
            word = input(session.text("plain-again")).strip().strip("“”„«»\"'").lower()
        except (EOFError, KeyboardInterrupt):
            write()
            return code
        if word not in AGAIN:
            return code
        session = session.rematch()


class Plain(LineClient):
    """A match of this process, and its file."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.session = session
        self.warned: Refusal | None = None  # the save problem that has been shown
        self.commands["save"] = self.save

    def greet(self) -> None:
        """What is played, by whom, and where it is saved."""
        session = self.session
        if session.damage is not None:
            write(session.client.why(session.damage.refusal).text)
            write(session.greeting(), flush=True)
        self.say("plain-welcome", players=", ".join(session.client.fixed().names))
        if session.save_problem is None:
            self.say("plain-saved-in", file=str(session.path))
        if session.humans and not session.over:
            self.say("plain-help-hint")
        if session.humans:
            for line in session.client.opening():
                write(line)
        if session.resumed and session.entries:
            self.say("plain-lately")
            self.tell(LATELY)
        elif session.over:  # the AI has fought it out with itself: that is the whole battle
            self.tell()
        else:
            self.heard[self.hearer] = session.entries

    @property
    def hearer(self) -> int | None:
        return self.session.viewer if self.session.shared else None

    def tell(self, lately: int | None = None) -> None:
        """What happened; and once why it could not be saved."""
        super().tell(lately)
        session = self.session
        for line in session.fault_texts():
            write(line)
        if session.save_problem != self.warned:
            self.warned = session.save_problem
            if self.warned is not None:
                self.say("plain-unsaved", problem=session.save_problem_text())
            else:
                self.say("plain-saved-in", file=str(session.path))

    def hand_over(self) -> None:
        """Nothing is told to the next person before they sit there, and the last one's is gone."""
        session = self.session
        if sys.stdout.isatty():
            write("\n" * HIDING)
        name = session.client.fixed().names[session.asked]
        line = input(session.text("plain-hand-over", seat=name))
        if line.strip().lower() == "quit":
            self.leaving = True
            return
        session.sit_down()
        self.tell()

    def save(self, rest: str) -> None:
        """Save now and say where; it is saved after every move anyway."""
        self.warned = None
        if self.session.save():
            self.say("plain-saved-in", file=str(self.session.path))
        else:
            self.tell()

    def farewell(self) -> None:
        """How to go on later."""
        session = self.session
        if session.save_problem is None:
            game = session.client.fixed().game
            self.say("plain-goodbye", file=str(session.path), game=game)
        else:
            self.say("plain-unsaved", problem=session.save_problem_text())

    def end(self) -> None:
        """Where the record lies."""
        if self.session.save_problem is None:
            self.say("plain-record", file=str(self.session.path))
