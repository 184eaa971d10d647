"""The loop of every client that reads and writes lines, at a match here or at an online table.

It uses what a client is given (overseer/voice/given.py) and nothing behind it. What belongs to a
place at a table, such as who looks and how a move is sent, is asked of the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from overseer.terminal.lines import write
from overseer.terminal.table.seat import Gives, Seat
from overseer.text import LANGUAGES
from overseer.voice.given import Answer, Choice, Pick, Question, Why
from overseer.voice.story import counted

INTERRUPTED: Final = 130
ABOUT_SOMETHING: Final = ("why", "rule", "look")  # commands that mean nothing alone
ASK, ALWAYS = "ask", "always"  # the setting of those who want to be asked everywhere


class Speaks(Gives, Protocol):
    """What a `Client` gives to be read aloud."""

    def situation(self) -> list[str]:
        """The scene in words, a line each."""

    def opening(self) -> list[str]:
        """What everybody should have read before the first decision."""


class LineSeat(Seat, Protocol):
    """A place at which lines are read and written."""

    @property
    def client(self) -> Speaks:
        """The way to the match of whoever looks, in their language."""

    def start_over(self) -> Why | None:
        """Take back everything since somebody else, or chance, decided."""

    def set_up(self, settings: Mapping[str, str]) -> Why | None:
        """Be asked like this from now on."""

    def let_others(self) -> None:
        """Wait until somebody who does not sit here has decided."""


class LineClient:
    """The loop and the commands. What differs from place to place, a subclass answers."""

    help_text: str = ""  # the message with every command; empty: the game's own

    def __init__(self, seat: LineSeat) -> None:
        self.seat = seat
        self.leaving = False
        self.heard: dict[int | None, int] = {}  # how many steps each person has been told
        self._asked: tuple[object, Question] | None = None
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
            "undo": lambda rest: self.do(self.seat.take_back),
            "restart": lambda rest: self.do(self.seat.start_over),
            "resign": self.resign,
            "lang": self.language,
            "quit": self.quit,
        }

    # What a place answers

    def greet(self) -> None:
        """What is played, by whom, and where."""
        raise NotImplementedError

    def farewell(self) -> None:
        """How to go on later."""
        raise NotImplementedError

    def end(self) -> None:
        """What is said behind the result."""

    def elsewhere(self) -> int | None:
        """What to answer where the match goes on at another table; None: it does not."""
        return None

    @property
    def hearer(self) -> int | None:
        """Who hears the story: everybody together, unless people have secrets from each other."""
        return None

    def hand_over(self) -> None:
        """Nothing is told to the next person before they sit there."""
        self.seat.sit_down()

    # The loop

    def run(self) -> int:
        """The whole of it; the exit code."""
        try:
            self.greet()
            while not self.seat.over and not self.leaving:
                code = self.elsewhere()
                if code is not None:
                    return code
                if self.seat.waiting:
                    self.seat.let_others()
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
        if self.seat.over:
            self.tell()
            self.tell_end()
        else:
            self.farewell()
        return 0 if not self.seat.save_problem_text() else 1

    def say(self, id: str, /, **args: object) -> None:
        """Print a message."""
        write(self.seat.text(id, **args), flush=True)

    @property
    def question(self) -> Question:
        """What is asked; worked out once for every position."""
        moment = self.seat.moment
        if self._asked is None or self._asked[0] != moment:
            self._asked = moment, self.seat.client.question()
        return self._asked[1]

    def tell(self, lately: int | None = None) -> None:
        """What happened since the last time, or just lately."""
        hearer = self.hearer
        steps = self.seat.client.steps(self.heard.get(hearer, 0))
        self.heard[hearer] = self.seat.entries
        lines = [event.text for step in steps for event in step.events if event.text]
        for line in counted(lines if lately is None else lines[-lately:]):
            write(line, flush=True)

    def ask(self) -> None:
        """One decision of a person: show it, then take lines until something was played."""
        if self.seat.away:
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
        asked = self.seat.entries
        while self.seat.entries == asked and not self.leaving and not self.seat.over:
            self.answer(input(self.seat.text("plain-prompt")))

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
        move = self.meant(line)
        if move is not None:
            self.do(lambda: self.seat.decide(move))

    def meant(self, text: str) -> str | None:
        """The notation that is meant, or None after saying that no answer has that number."""
        tidy = " ".join(text.split())
        if not tidy.isdecimal():
            return tidy
        choices = self.choices()
        number = int(tidy) if len(tidy) <= 6 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1].move
        self.say("plain-no-number", most=len(choices))
        return None

    def do(self, what: Callable[[], Why | None]) -> None:
        """Do something and tell of it, or why not."""
        before = self.seat.entries
        why = what()
        self.tell()
        if why is not None:
            self.refuse(why)
        elif self.seat.entries == before and not self.seat.over:
            self.say("online-asked-others")

    def refuse(self, why: Why) -> None:
        """Why not, and where to read on."""
        if why.rule:
            self.say("plain-refused", sentence=why.text, rule=why.rule)
        else:  # not by a rule: the line is cut
            write(why.text, flush=True)

    # The commands

    def help(self, rest: str) -> None:
        """Every command."""
        self.say(self.help_text or self.seat.look.plain_help)

    def show(self, rest: str) -> None:
        """The situation."""
        for line in self.seat.client.situation():
            write(line)
        write(flush=True)

    def choices(self) -> list[Choice]:
        """The answers in the order of their numbers."""
        return self.question.choices

    def list_moves(self, rest: str) -> None:
        """What is asked, and the numbered answers."""
        names = self.seat.client.fixed().names
        self.say("plain-asked", seat=names[self.seat.asked], prompt=self.question.prompt)
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
            self.say("plain-option", text=self.whole(option.name, option.detail), id=option.id)

    def whole(self, name: str, detail: str) -> str:
        """A name and what there is to say about it, in sentences."""
        return self.seat.text("say-move", name=name, detail=detail) if detail else name

    def look(self, rest: str) -> None:
        """A place, a card or a thing in full."""
        answer = self.seat.client.ask(rest)
        if not self.read(answer):
            self.say(self.seat.look.look_nothing, word=rest[:40])

    def read(self, answer: Answer) -> bool:
        """Print what something is; False: there is nothing to read."""
        lines = answer.lines
        if answer.title and not _begins(answer):
            lines = [answer.title, *lines]
        if len(lines) == 2 and len(answer.lines) == 1:
            lines = [self.whole(*lines)]
        for line in lines:
            write(line, flush=True)
        return bool(answer.lines or answer.title)

    def why(self, rest: str) -> None:
        """Why a move is refused, or what it does; else what a thing is."""
        move = self.meant(rest)
        if move is None:
            return
        answer = self.seat.client.ask(move)
        for why in answer.why_not:
            self.refuse(why)
        if answer.why_not:
            return
        choice = next((each for each in answer.choices if each.move == move), None)
        if choice is None:
            self.read(answer)
            return
        text = self.whole(choice.name, choice.detail)
        self.say("plain-legal", text=text)
        for line in answer.lines:
            if line not in text:
                write(line, flush=True)

    def rule(self, rest: str) -> None:
        """A rule by its id, or all those in which words occur."""
        found = self.seat.client.help(rest)
        for line in [rule.text for rule in found.rules] or [found.nothing]:
            write(line, flush=True)

    def ask_always(self, rest: str) -> None:
        """Be asked everywhere, or only where something can be done; not every game knows that."""
        client = self.seat.client
        known = client.fixed().settings.get(ASK)
        if known is not None:
            always = client.scene().settings.get(ASK, known[0]) != ALWAYS
            self.choose({ASK: ALWAYS if always else known[0]})
            self.say("plain-ask-always", on="yes" if always else "no")

    def choose(self, settings: Mapping[str, str]) -> None:
        """Be asked like this from now on."""
        self.do(lambda: self.seat.set_up(settings))

    def stops(self, rest: str) -> None:
        """Where to be asked, window by window; in a game without windows it means nothing."""
        window, _, mode = " ".join(rest.lower().split()).partition(" ")
        client = self.seat.client
        if window != ASK and mode in client.fixed().settings.get(window, ()):
            self.choose({window: mode})
            mode = ""
        answer = self.seat.client.ask(f"stops {window} {mode}".strip())
        for why in answer.why_not:
            self.refuse(why)
        self.read(answer)

    def resign(self, rest: str) -> None:
        """Give up, after being asked."""
        if rest == "yes":
            self.do(self.seat.give_up)
        else:
            self.say("plain-resign-sure")

    def language(self, rest: str) -> None:
        """Go on in another language."""
        if rest not in LANGUAGES:
            word = "cli-error-lang" if rest else "plain-which-lang"
            self.say(word, lang=rest[:40], known=", ".join(LANGUAGES))
            return
        self.seat.lang = rest
        self.seat.save()
        self.list_moves("")

    def quit(self, rest: str) -> None:
        """Leave; the match can be taken up again."""
        self.leaving = True

    def tell_end(self) -> None:
        """Who won, and why."""
        write()
        end = self.seat.client.ended()
        for line in end.lines if end is not None else ():
            write(line)
        self.end()


def _begins(answer: Answer) -> bool:
    """Whether the first line of an answer says what its title says."""
    return bool(answer.lines) and answer.lines[0].startswith(answer.title)
