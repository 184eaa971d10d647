"""A campaign line by line: the plain client, with the battles and what a campaign has besides."""

from __future__ import annotations

from overseer.engine.decision import Event
from overseer.engine.refusal import IllegalMove, Refused
from overseer.host.campaign import ended
from overseer.terminal import plain
from overseer.terminal.campaign import where
from overseer.terminal.campaign.battle import BattlePlain, fight, hand_back, play_out
from overseer.terminal.campaign.commands import print_perks
from overseer.terminal.campaign.entry import Entry
from overseer.terminal.campaign.forces import code_of, force_lines
from overseer.terminal.campaign.session import CampaignSession
from overseer.terminal.lines import write
from overseer.voice.campaign.given import CampaignFixed, CampaignScene
from overseer.voice.campaign.history import history_lines
from overseer.voice.campaign.journal import journal_lines
from overseer.voice.complaint import UsageError, complaint
from overseer.voice.given import Choice
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.topics import T_BATTLE


def run(session: CampaignSession) -> int:
    """Play to the end of the campaign, or of the input; the exit code."""
    return CampaignPlain(session).run()


class CampaignPlain(plain.Plain):
    """The commands of the plain client, and a campaign's own."""

    session: CampaignSession

    def __init__(self, session: CampaignSession) -> None:
        super().__init__(session)
        self.topic = -1  # that was asked last …
        self.known = False  # … and so the situation need not be told once more
        self.commands |= {
            "battle": self.battle,
            "entered": self.entered,
            "history": self.history,
            "quests": self.quests,
            "force": self.force,
            "perks": self.perks,
        }

    def ask(self) -> None:
        """A battle of bots alone is played at once; everything else is a person's decision."""
        session = self.session
        if session.to_fight and not session.humans:
            self.battle("")
            return
        decision = session.decision
        assert decision is not None
        self.known = session.voice.opens(decision) and decision.topic == self.topic
        self.topic = decision.topic
        super().ask()

    def show(self, rest: str) -> None:
        if self.known:
            self.known = False
        else:
            super().show(rest)

    def list_moves(self, rest: str) -> None:
        session = self.session
        if session.to_fight:
            self.say("campaign-fight-hint")
        else:
            super().list_moves(rest)

    def choices(self) -> list[Choice]:
        return [] if self.session.to_fight else super().choices()

    def battle(self, rest: str) -> None:
        """Fight the battle that is prepared; with words after it, name the next one."""
        session = self.session
        if not session.to_fight:
            if session.campaign.topic == T_BATTLE and rest:
                self.play(f"battle {rest}")
            else:
                self.say("campaign-not-yet", prompt=session.prompt())
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
        session = self.session
        if not session.to_fight:
            self.say("campaign-not-yet", prompt=session.prompt())
            return
        told = ask_entry(session)
        if told is not None:
            self.play(told)

    def history(self, rest: str) -> None:
        """All battles so far."""
        for line in history_lines(self.session.voice, self.session.reads, self.session.record_of):
            write(line)

    def quests(self, rest: str) -> None:
        """The journal."""
        for line in journal_lines(self.session.reads):
            write(line)

    def perks(self, rest: str) -> None:
        """Every perk that can be bought or given up now."""
        print_perks(self.session)

    def force(self, rest: str) -> None:
        """What may be brought; with a source after it, bring that force."""
        session = self.session
        if not rest:
            for line in force_lines(session):
                write(line)
            return
        try:
            session.play(CampaignMove("force", code_of(session, rest)))
            self.tell()
        except IllegalMove as error:
            self.refuse(error.refusal)
        except (Refused, UsageError) as error:
            write(complaint(error, session.lang))

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
