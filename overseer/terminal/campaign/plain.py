"""A campaign line by line: the plain client, with the battles and what a campaign has besides."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Event
from overseer.engine.refusal import Refused
from overseer.host.campaign import ended
from overseer.terminal.campaign import where
from overseer.terminal.campaign.battle import BattlePlain, fight, hand_back, play_out
from overseer.terminal.campaign.entry import Entry
from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.campaign.typed_force import NoForce, typed_code
from overseer.terminal.lines import write
from overseer.terminal.match import plain
from overseer.voice.campaign.given import CampaignFixed, CampaignScene
from overseer.voice.complaint import UsageError, complaint
from overseer.voice.given import Choice, Pick

RESULT: Final = "result"  # the question that a battle answers
PERKS: Final = ("perk", "unperk")


def run(session: CampaignSession) -> int:
    """Play to the end of the campaign, or of the input; the exit code."""
    return CampaignPlain(session).run()


class CampaignPlain(plain.Plain):
    """The commands of the plain client, and a campaign's own."""

    session: CampaignSession

    def __init__(self, session: CampaignSession) -> None:
        super().__init__(session)
        self.topic = ""  # that was asked last …
        self.known = False  # … and so the situation need not be told once more
        self.commands |= {
            "battle": self.battle,
            "entered": self.entered,
            "history": lambda rest: self.page("timeline"),
            "quests": lambda rest: self.page("journal"),
            "force": self.force,
            "perks": self.perks,
        }

    @property
    def to_fight(self) -> bool:
        """Whether a battle is prepared, and its result is what is asked."""
        return self.question.topic == RESULT

    def ask(self) -> None:
        """A battle of bots alone is played at once; everything else is a person's decision."""
        if self.to_fight and not self.session.humans:
            self.battle("")
            return
        question = self.question
        self.known = question.afresh and question.topic == self.topic
        self.topic = question.topic
        super().ask()

    def show(self, rest: str) -> None:
        if self.known:
            self.known = False
        else:
            super().show(rest)

    def list_moves(self, rest: str) -> None:
        if self.to_fight:
            self.say("campaign-fight-hint")
        else:
            super().list_moves(rest)

    def choices(self) -> list[Choice]:
        return [] if self.to_fight else super().choices()

    def battle(self, rest: str) -> None:
        """Fight the battle that is prepared; with words after it, name the next one."""
        session = self.session
        if not self.to_fight:
            if self.question.topic == "battle" and rest:
                self.play(f"battle {rest}")
            else:
                self.say("campaign-not-yet", prompt=self.question.prompt)
            return
        try:
            found = fight(session)
            if isinstance(found, list):
                self.tell()
                return
            if found.humans:
                self.leaving = BattlePlain(found).run() == plain.INTERRUPTED
            else:
                play_out(found)
            self.back(hand_back(session, found))
            if found.over and not ended(found.match):
                self.say("campaign-given-up")
        except Refused as error:
            write(complaint(error, session.lang))

    def back(self, happened: list[Event]) -> None:
        """From the battle to the campaign again."""
        if happened:
            write()
            self.say("campaign-back")
            self.tell()

    def entered(self, rest: str) -> None:
        """The result of a battle on a real table, question by question."""
        if not self.to_fight:
            self.say("campaign-not-yet", prompt=self.question.prompt)
            return
        told = ask_entry(self.session)
        if told is not None:
            self.do(lambda: self.seat.decide(told))

    def page(self, word: str) -> None:
        """A page of the campaign: its battles, its quests, the forces."""
        for line in self.seat.client.ask(word).lines:
            write(line)

    def perks(self, rest: str) -> None:
        """Every perk that can be bought or given up now."""
        found = [
            (self.whole(each.name, each.detail), each.move)
            for each in self.choices()
            if each.kind in PERKS
        ]
        for pick in self.question.builders:
            if isinstance(pick, Pick) and pick.verb.partition(" ")[0] in PERKS:
                moves = [f"{pick.verb} {option.id}" for option in pick.of]
                answers = [self.seat.client.ask(move).choices[0] for move in moves]
                found += [(self.whole(each.name, each.detail), each.move) for each in answers]
        for text, notation in found:
            self.say("campaign-perk", text=text, notation=notation)
        if not found:
            self.say("campaign-no-perks")

    def force(self, rest: str) -> None:
        """What may be brought; with a source after it, bring that force."""
        if rest:
            try:
                code = typed_code(self.seat, rest)
            except NoForce as error:
                write(error.text)
                return
            self.do(lambda: self.seat.decide(f"force {code}"))
        elif self.question.topic != "force":
            self.page("forces")
        else:
            self.page("muster")
            for number, choice in enumerate(self.choices(), start=1):
                write(f"{number}. {choice.name}")
                write(f"   {choice.move.partition(' ')[2]}")
            self.say("campaign-force-hint")

    def farewell(self) -> None:
        session = self.session
        if session.save_problem is None:
            path = session.folder.path
            self.say("campaign-goodbye", folder=str(path), option=where.option(path))
        else:
            super().farewell()


def ask_entry(session: CampaignSession) -> str | None:
    """Ask for a result line by line; None when somebody stops."""
    fixed, scene = session.client.fixed(), session.client.scene()
    assert isinstance(fixed, CampaignFixed)
    assert isinstance(scene, CampaignScene)
    entry = Entry(fixed, scene, session.lang)
    write(session.text("campaign-entry-intro"))
    while True:
        question = entry.question
        if question is None:
            why = session.match.refusal(session.asked, session.parse(entry.move))
            if why is None:
                return entry.move
            write(session.text("campaign-entry-impossible", why=session.refusal_text(why)))
            entry.back()
            continue
        write(question.text)
        for about in question.lines:
            write(f"  {about}")
        for number, option in enumerate(question.options, start=1):
            write(f"  {number}. {option}")
        line = input(session.text("plain-prompt"))
        word = line.strip().lower()
        if word == "quit":
            return None
        try:
            if word == "back":
                entry.back()
            else:
                entry.answer(line)
        except UsageError as error:
            write(error.text(session.lang))
