"""The plain client: lines in, lines out, for screen readers, pipes and scripts."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import BadNotation, IllegalMove, Refusal, Refused
from overseer.engine.state import Move
from overseer.host.client import Client
from overseer.host.seating import HUMAN
from overseer.terminal.lines import write
from overseer.terminal.session import Session
from overseer.text import LANGUAGES
from overseer.voice.given import Choice, Pick, Question
from overseer.voice.reader import Reader
from overseer.voice.rules import no_rule
from overseer.voice.story import counted

INTERRUPTED: Final = 130
AGAIN: Final = ("again", "encore", "nochmal", "otra")
ABOUT_SOMETHING: Final = ("why", "rule")  # commands that mean nothing alone
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


class Plain:
    """The loop and the commands."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.leaving = False
        self.warned: Refusal | None = None  # the save problem that has been shown
        self.heard: dict[int | None, int] = {}  # how many steps each person has been told
        self._asked: tuple[Reader, Question] | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "show": self.show,
            "moves": self.list_moves,
            "look": self.look,
            "why": self.why,
            "rule": self.rule,
            "ask": self.ask_always,
            "stops": self.stops,
            "undo": self.undo,
            "restart": self.restart,
            "resign": self.resign,
            "lang": self.language,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> int:
        """The whole of it."""
        try:
            self.greet()
            while not self.session.over and not self.leaving:
                if self.session.bot_asked:
                    self.session.play(self.session.bot_move())
                    self.tell()
                else:
                    self.ask()
        except KeyboardInterrupt:
            # Every change was saved when it was made; one that was cut short never happened.
            write()
            self.farewell()
            return INTERRUPTED
        except EOFError:
            write()
            self.leaving = True
        if self.session.over:
            self.end()
        else:
            self.farewell()
        return 0 if self.session.save_problem is None else 1

    def say(self, id: str, /, **args: object) -> None:
        """Print a message."""
        write(self.session.text(id, **args), flush=True)

    def greet(self) -> None:
        """What is played, by whom, and where it is saved."""
        session = self.session
        if session.damage is not None:
            write(session.refusal_text(session.damage.refusal))
            moves = len(session.match.record.entries)
            self.say("plain-repaired", file=str(session.path), moves=moves)
        players = ", ".join(session.name(seat) for seat in range(len(session.seats)))
        self.say("plain-welcome", players=players)
        if session.save_problem is None:
            self.say("plain-saved-in", file=str(session.path))
        if session.humans and not session.over:
            self.say("plain-help-hint")
        if session.humans:
            for line in self.client.opening():
                write(line)
        if session.resumed and session.events:
            self.say("plain-lately")
            self.tell(LATELY)
        elif session.over:  # the AI has fought it out with itself: that is the whole battle
            self.tell()
        else:
            self.heard[self.hearer] = len(session.steps)

    @property
    def client(self) -> Client:
        """What whoever sits here gets."""
        return self.session.client

    @property
    def question(self) -> Question:
        """What is asked; worked out once for every reader of every position."""
        reader = self.client.reader
        if self._asked is None or self._asked[0] is not reader:
            self._asked = reader, self.client.question()
        return self._asked[1]

    @property
    def hearer(self) -> int | None:
        """Who hears the story: everybody together, unless people have secrets from each other."""
        return self.session.viewer if self.session.shared else None

    def tell(self, lately: int | None = None) -> None:
        """What happened since the last time, or just lately; and once why it could not be saved."""
        session, hearer = self.session, self.hearer
        steps = self.client.steps(self.heard.get(hearer, 0))
        self.heard[hearer] = len(session.steps)
        lines = [event.text for step in steps for event in step.events if event.text]
        for line in counted(lines if lately is None else lines[-lately:]):
            write(line)
        if session.save_problem != self.warned:
            self.warned = session.save_problem
            if self.warned is not None:
                self.say("plain-unsaved", problem=session.save_problem_text())
            else:
                self.say("plain-saved-in", file=str(session.path))

    def ask(self) -> None:
        """One decision of a person: show it, then take lines until something was played."""
        session = self.session
        if session.away:
            self.hand_over()
            if self.leaving:
                return
        question = self.question
        write()
        if question.afresh:
            self.show("")
        for hint in question.hints:
            write(hint.text)
        self.list_moves("")
        asked = len(session.match.record.entries)
        while len(session.match.record.entries) == asked and not self.leaving and not session.over:
            self.answer(input(session.text("plain-prompt")))

    def hand_over(self) -> None:
        """Nothing is told to the next person before they sit there, and the last one's is gone."""
        session = self.session
        if sys.stdout.isatty():
            write("\n" * HIDING)
        line = input(session.text("plain-hand-over", seat=session.name(session.asked)))
        if line.strip().lower() == "quit":
            self.leaving = True
            return
        session.sit_down()
        self.tell()

    def answer(self, line: str) -> None:
        """A command, a number or a notation."""
        word, _, rest = line.strip().partition(" ")
        command = self.commands.get(word.lower())
        if word.lower() in ABOUT_SOMETHING and not rest.strip():
            self.say("plain-which")
        elif command is not None:
            command(rest.strip())
        elif word:
            self.play(line)

    def play(self, line: str) -> None:
        """A move by its number or its notation."""
        move = self.read_move(line)
        if move is None:
            return
        try:
            self.session.play(move)
        except IllegalMove as error:
            self.refuse(error.refusal)
            return
        self.tell()

    def read_move(self, text: str) -> Move | None:
        """The move that is meant, or None after saying that there is none."""
        moves = [choice.move for choice in self.choices()]
        tidy = text.strip()
        if tidy.isdecimal():
            number = int(tidy) if len(tidy) <= 6 else 0
            if 1 <= number <= len(moves):
                return self.session.parse(moves[number - 1])
            self.say("plain-no-number", most=len(moves))
            return None
        try:
            return self.session.parse(tidy)
        except BadNotation as error:
            self.refuse(error.refusal)
            return None

    def refuse(self, refusal: Refusal) -> None:
        """Why not, and where to read on."""
        why = self.client.why(refusal)
        self.say("plain-refused", sentence=why.text, rule=why.rule)

    # The commands

    def help(self, rest: str) -> None:
        """Every command."""
        self.say(self.session.look.plain_help)

    def show(self, rest: str) -> None:
        """The situation."""
        for line in self.client.situation():
            write(line)
        write(flush=True)

    def list_moves(self, rest: str) -> None:
        """What is asked, and the numbered answers."""
        session = self.session
        self.say("plain-asked", seat=session.name(session.asked), prompt=self.question.prompt)
        for number, choice in enumerate(self.choices(), start=1):
            self.say("plain-move", number=str(number), text=choice.text, notation=choice.move)
        for builder in self.question.builders:
            if isinstance(builder, Pick) and builder.most > 1 and not builder.each:
                self.list_options(builder)

    def list_options(self, builder: Pick) -> None:
        """What an answer can be put together from; it is written as a notation."""
        exact = "yes" if builder.least == builder.most else "no"
        self.say("plain-pick", verb=builder.verb, most=builder.most, exact=exact)
        for option in builder.of:
            name, detail = option.name, option.detail
            text = self.session.text("say-move", name=name, detail=detail) if detail else name
            self.say("plain-option", text=text, id=option.id)

    def choices(self) -> list[Choice]:
        """The answers in the order of their numbers."""
        return self.question.choices

    def look(self, rest: str) -> None:
        """A space or a card in full."""
        found = self.session.voice.look(self.session.reads, rest)
        if found is None:
            self.say(self.session.look.look_nothing if rest else "plain-which", word=rest[:40])
        else:
            write(found, flush=True)

    def why(self, rest: str) -> None:
        """Why a move is refused, or what it does."""
        move = self.read_move(rest)
        if move is None:
            return
        answer = self.client.ask(str(move))
        for why in answer.why_not:
            self.say("plain-refused", sentence=why.text, rule=why.rule)
        if answer.why_not:
            return
        text = self.session.move_text(move)
        self.say("plain-legal", text=text)
        for line in answer.lines:
            if line not in text:
                write(line, flush=True)

    def rule(self, rest: str) -> None:
        """A rule by its id, or all those in which words occur."""
        session = self.session
        found = self.client.help(rest).rules
        if not found:
            write(no_rule(session.game, rest).text(session.lang), flush=True)
        for rule in found:
            write(rule.text, flush=True)

    def ask_always(self, rest: str) -> None:
        """Be asked everywhere, or only where something can be done; not every game knows that."""
        session = self.session
        always = session.ask_always(session.asked)
        if always is not None:
            self.say("plain-ask-always", on="yes" if always else "no")

    def stops(self, rest: str) -> None:
        """Where to be asked, window by window; to a game without windows it is no command."""
        session = self.session
        seat = session.asked
        lines, changed = session.voice.stops(session.settings(seat), rest, session.lang)
        if changed:
            session.choose_settings(seat, changed)
        if not lines:
            self.play(f"stops {rest}")
        for line in lines:
            write(line, flush=True)

    def undo(self, rest: str) -> None:
        """Take the last move back."""
        self.take_back(self.session.undo)

    def restart(self, rest: str) -> None:
        """Take back everything since somebody else, or chance, decided."""
        self.take_back(self.session.restart)

    def take_back(self, how: Callable[[], list[Event]]) -> None:
        """Go back in one of these ways, if there is a way."""
        try:
            how()
        except IllegalMove as error:
            self.refuse(error.refusal)
            return
        self.tell()

    def resign(self, rest: str) -> None:
        """Give up, after being asked."""
        session = self.session
        seat = session.asked
        if rest != "yes":
            self.say("plain-resign-sure")
            return
        try:
            session.resign(seat)
        except Refused as error:
            self.refuse(error.refusal)
            return
        self.tell()

    def language(self, rest: str) -> None:
        """Go on in another language."""
        if rest not in LANGUAGES:
            word = "cli-error-lang" if rest else "plain-which-lang"
            self.say(word, lang=rest[:40], known=", ".join(LANGUAGES))
            return
        self.session.lang = rest
        self.session.save()
        self.list_moves("")

    def save(self, rest: str) -> None:
        """Save now and say where; it is saved after every move anyway."""
        self.warned = None
        if self.session.save():
            self.say("plain-saved-in", file=str(self.session.path))
        else:
            self.tell()

    def quit(self, rest: str) -> None:
        """Leave; the match can be taken up again."""
        self.leaving = True

    # The end

    def farewell(self) -> None:
        """How to go on later."""
        session = self.session
        if session.save_problem is None:
            self.say("plain-goodbye", file=str(session.path), game=session.game.name)
        else:
            self.say("plain-unsaved", problem=session.save_problem_text())

    def end(self) -> None:
        """Who won, and why."""
        write()
        end = self.client.ended()
        for line in end.lines if end is not None else ():
            write(line)
        if self.session.save_problem is None:
            self.say("plain-record", file=str(self.session.path))
