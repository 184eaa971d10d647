"""An online match line by line: what happened, what is asked, what one says."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

from overseer.terminal.lines import write
from overseer.terminal.online.caller import Caller, Declined
from overseer.terminal.online.remote import NotPlayed, RemoteClient
from overseer.terminal.table.seat import FIGHT
from overseer.text import LANGUAGES, translate
from overseer.voice.given import Question, Told
from overseer.voice.story import counted

INTERRUPTED: Final = 130
WAIT: Final = 25  # seconds of a long poll
LATELY: Final = 8  # events of the past that somebody is told who comes back


class OnlinePlain:
    """The loop and the commands."""

    def __init__(self, caller: Caller, client: RemoteClient) -> None:
        self.caller = caller
        self.client = client
        self.leaving = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "show": self.show,
            "moves": self.list_moves,
            "why": self.why,
            "look": self.why,
            "rule": self.rule,
            "undo": lambda rest: self.do(self.client.undo),
            "restart": lambda rest: self.do(self.client.restart),
            "resign": self.resign,
            "say": self.chat,
            "hint": self.hint,
            "lang": self.language,
            "quit": self.quit,
        }
        caller.waiting = lambda: self.say("online-line-cut")

    def say(self, id: str, /, **args: object) -> None:
        """Print a message."""
        write(translate(self.client.lang, id, **args), flush=True)

    def run(self) -> int:
        """Play to the end, or until one leaves; the exit code."""
        try:
            self.greet()
            while self.client.ended() is None and not self.leaving:
                question = self.client.question()
                if self.client.waits_for_battle:
                    self.say("online-to-battle")
                    return FIGHT
                if self.client.seat is not None and question.asked and not question.itself:
                    self.ask()
                else:
                    self.tell(self.client.refresh(WAIT))
        except KeyboardInterrupt:
            write()
            self.farewell()
            return INTERRUPTED
        except EOFError:
            write()
            self.leaving = True
        if self.leaving:
            self.farewell()
            return 0
        self.tell([])
        end = self.client.ended()
        write()
        for line in end.lines if end is not None else ():
            write(line)
        self.say("online-record", url=f"{self.caller.url}/api/tables/{self.client.code}/record")
        return 0

    def greet(self) -> None:
        """What is played, and what happened lately."""
        told = self.client.refresh()
        fixed = self.client.fixed()
        self.say("plain-welcome", players=", ".join(fixed.names))
        self.say("online-help-hint")
        for line in self.client.opening():
            write(line)
        lines = [event.text for step in told for event in step.events if event.text]
        for line in counted(lines[-LATELY:]):
            write(line)

    def tell(self, steps: list[Told]) -> None:
        """What happened."""
        for line in counted([e.text for step in steps for e in step.events if e.text]):
            write(line, flush=True)

    def ask(self) -> None:
        """One decision: show it, then take lines until something was played."""
        question = self.client.question()
        write()
        if question.afresh:
            self.show("")
        for hint in question.hints:
            write(hint.text)
        self.list_moves("")
        number = self.client.number
        while self.client.number == number and not self.leaving:
            self.answer(input(translate(self.client.lang, "plain-prompt")))

    def answer(self, line: str) -> None:
        """A command, a number or a notation."""
        word, _, rest = line.strip().partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif word:
            self.play(line.strip())

    def play(self, text: str) -> None:
        """A move by its number or its notation."""
        choices = self.client.question().choices
        if text.isdecimal():
            number = int(text) if len(text) <= 6 else 0
            if not 1 <= number <= len(choices):
                self.say("plain-no-number", most=len(choices))
                return
            text = choices[number - 1].move
        self.do(lambda: self.client.play(text))

    def do(self, what: Callable[[], list[Told]]) -> None:
        """Do something and tell of it, or why not."""
        before = self.client.number
        try:
            told = what()
        except NotPlayed as error:
            self.tell(self.client.steps(before))
            self.say("plain-refused", sentence=error.why.text, rule=error.why.rule)
            return
        if not told:
            self.say("online-asked-others")
        self.tell(told)

    # The commands

    def help(self, rest: str) -> None:
        """Every command."""
        self.say("online-help")

    def show(self, rest: str) -> None:
        """The situation."""
        for line in self.client.situation():
            write(line)
        write(flush=True)

    def list_moves(self, rest: str) -> None:
        """What is asked, and the numbered answers."""
        question: Question = self.client.question()
        write(question.prompt)
        for number, choice in enumerate(question.choices, start=1):
            text = choice.text or choice.name
            self.say("plain-move", number=str(number), text=text, notation=choice.move)
        sys.stdout.flush()

    def why(self, rest: str) -> None:
        """What something is or does, or why it cannot be."""
        if not rest:
            self.say("plain-which")
            return
        answer = self.client.ask(rest)
        for why in answer.why_not:
            self.say("plain-refused", sentence=why.text, rule=why.rule)
        for line in [answer.title] * bool(answer.title) + answer.lines:
            write(line, flush=True)

    def rule(self, rest: str) -> None:
        """A rule by its id, or all those in which words occur."""
        for rule in self.client.help(rest).rules if rest else ():
            write(rule.text, flush=True)

    def resign(self, rest: str) -> None:
        """Give up, after being asked."""
        if rest != "yes":
            self.say("plain-resign-sure")
        else:
            self.do(self.client.resign)

    def chat(self, rest: str) -> None:
        """Say something to the others."""
        self._call("chat", {"text": rest})

    def hint(self, rest: str) -> None:
        """What a bot would do."""
        told = self._call("hint", {})
        for line in told.get("lines", []) if told else ():
            write(str(line), flush=True)

    def _call(self, what: str, body: dict[str, Any]) -> dict[str, Any] | None:
        try:
            return self.caller.post(f"/api/tables/{self.client.code}/{what}", body)
        except Declined as error:
            write(error.text, flush=True)
            return None

    def language(self, rest: str) -> None:
        """Go on in another language."""
        if rest not in LANGUAGES:
            word = "cli-error-lang" if rest else "plain-which-lang"
            self.say(word, lang=rest[:40], known=", ".join(LANGUAGES))
            return
        self.client.speak(rest)
        self.list_moves("")

    def quit(self, rest: str) -> None:
        """Leave; the match goes on without one, and one can come back."""
        self.leaving = True

    def farewell(self) -> None:
        """How to come back."""
        self.say("online-goodbye", url=self.caller.url, code=self.client.code)
