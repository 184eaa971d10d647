"""The person at a campaign: what they can choose, grouped, and whose settlement they look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from overseer.terminal.table.campaign.shelf import Shelf
from overseer.terminal.table.choices import Choice
from overseer.terminal.table.play import Habits, Play
from overseer.terminal.table.seat import Seat
from overseer.voice.campaign.given import CampaignAnswer, CampaignFixed, CampaignScene, Person
from overseer.voice.given import Pick

RESULT: Final = "result"  # the question that a battle answers
BEFORE: Final = ("battle", "trial", "quest", "force", RESULT)  # questions before a battle
NO_QUEST: Final = " ".join(("quest", "none"))
# What goes on without choosing anything, by the question.
_WAYS_ON: Final = {
    "quest": NO_QUEST,
    "keep": "done",
    "found": "roam",
    "leader": "stay",
    "build": "done",
    "draw": "done",
    "explore": "go",
    "choose": "done",
}
SCENARIO, LIMIT = "scenario-", "limit-"  # lists within lists
_STEPS: Final = ("keep", "build", "draw", "choose")  # nobody comes back to them
_LAST: Final = ("done", "finish")  # what ends something stands below what can still be done
_PRICED: Final = ("build", "scrap", "perk", "unperk", "land")  # kinds that change the bank
# How a move is called that is put together from a title and an option.
_CALLED: Final = {
    "perk": ("campaign-move-perk", "perk", "model"),
    "unperk": ("campaign-move-unperk", "perk", "model"),
    "lead": ("campaign-move-lead", "unit", "card"),
}


@dataclass(frozen=True, slots=True)
class Line:
    """What there is to say about a move in a list."""

    name: str
    caps: int = 0  # that come into the bank
    of: str = ""  # the model that it is about, or who is on which side
    title: str = ""  # what it shares with others that are put together like it


class CampaignPlay(Play):
    """A campaign with a cursor."""

    chapters: ClassVar[tuple[str, ...]] = ("campaign-battle", "campaign-fought")

    def __init__(self, seat: Seat, habits: Habits | None = None) -> None:
        self.shown: int | None = None  # whose settlement is looked at; None: one's own
        self.lines: dict[str, Line] = {}  # every move that can be chosen
        self._shelf: tuple[CampaignFixed, Shelf] | None = None
        super().__init__(seat, habits)

    @property
    def fixed(self) -> CampaignFixed:
        found = super().fixed
        assert isinstance(found, CampaignFixed)
        return found

    @property
    def scene(self) -> CampaignScene:
        found = super().scene
        assert isinstance(found, CampaignScene)
        return found

    def ask(self, target: str) -> CampaignAnswer:
        found = super().ask(target)
        return found if isinstance(found, CampaignAnswer) else CampaignAnswer(why_not=found.why_not)

    @property
    def shelf(self) -> Shelf:
        """Cards, structures and scenarios by their ids."""
        if self._shelf is None or self._shelf[0] is not self.fixed:
            self._shelf = self.fixed, Shelf(self.fixed)
        return self._shelf[1]

    @property
    def player(self) -> Person:
        """The player whose settlement is shown."""
        seat = self.seat.viewer if self.shown is None else self.shown
        return self.scene.players[0 if seat is None else seat]

    def next_player(self) -> None:
        """Look at the next player's settlement."""
        self.shown = (self.player.seat + 1) % len(self.scene.players)

    @property
    def begun(self) -> bool:
        """Whether a person has decided anything so far."""
        return any(entry.seat in self.seat.humans for entry in self._log.entries)

    @property
    def to_fight(self) -> bool:
        """Whether a battle is prepared, and its result is what is asked."""
        return self.question.topic == RESULT

    @property
    def mustering(self) -> bool:
        """Whether a force is asked for here."""
        return self.my_turn and self.question.topic == "force"

    # What can be chosen

    def offered(self) -> list[Choice]:
        """The moves, with a line for each kind where there are many."""
        self.lines = {}
        if self.to_fight:
            return []
        groups: dict[str, list[str]] = {}
        for move, line in self._listed():
            self.lines[move] = line
            groups.setdefault(self._group(move) or move, []).append(move)
        choices = [Choice(tuple(moves), where) for where, moves in groups.items()]
        return sorted(choices, key=lambda choice: choice.move in _LAST)

    def _listed(self) -> list[tuple[str, Line]]:
        """Every move: those of the list, and those that are put together."""
        built: dict[str, Line] = {}
        for pick in self.question.builders:
            if isinstance(pick, Pick):
                for option in pick.of:
                    of = option.detail or option.name
                    name, cost = self._called(pick, option.name), option.cost.get("caps", 0)
                    built[f"{pick.verb} {option.id}"] = Line(name, -cost, of, pick.title)
        listed: dict[str, Line] = {}
        for choice in self.question.choices:
            if choice.move not in built:
                caps = choice.gain.get("caps", 0) - choice.cost.get("caps", 0)
                listed[choice.move] = Line(choice.name, caps if choice.kind in _PRICED else 0)
        return [*listed.items(), *built.items()]

    def _called(self, pick: Pick, option: str) -> str:
        called = _CALLED.get(pick.verb.partition(" ")[0])
        if called is None:
            return option
        message, title, name = called
        return self.seat.text(message, **{title: pick.title, name: option})

    def opened(self, choice: Choice) -> list[Choice]:
        """Of a scenario the limits, and of each limit who is on which side."""
        if not choice.where.startswith(SCENARIO):
            return super().opened(choice)
        limits: dict[str, list[str]] = {}
        for move in choice.moves:
            limits.setdefault(f"{LIMIT}{move.split()[2]}", []).append(move)
        return [Choice(tuple(moves), where) for where, moves in limits.items()]

    def back(self) -> bool:
        """From the sides to the limits, from those to the scenarios."""
        within = self.within
        closed = super().back()
        if within is not None and within.move.startswith("battle "):
            found = [choice.where for choice in self.choices]
            scenario = f"{SCENARIO}{within.move.split()[1]}"
            if scenario in found:
                self.select(found.index(scenario))
            if within.where.startswith(LIMIT):
                self.act()
                self.select([choice.where for choice in self.choices].index(within.where))
        return closed

    def _group(self, move: str) -> str:
        """The word of the list that a move stands in; empty: it stands for itself."""
        verb, a, b, *_ = [*move.split(), "", ""]
        if verb == "build":
            return f"family-{self.shelf.structures[a].family}"
        if verb in ("scrap", "unperk", "guard"):
            return verb
        if verb == "perk":
            return f"model-{b}" if b else verb
        if verb == "supply" and a != "auto":
            return verb
        if verb == "battle":
            return f"{SCENARIO}{a}"
        return f"{verb}-{a}" if verb in ("name", "lead") else ""

    def way_on(self) -> str | None:
        move = _WAYS_ON.get(self.question.topic)
        return move if move in self.lines else None

    def go_on(self) -> bool:
        """Where that ends a step, the first time only the cursor goes there."""
        if self.my_turn and self.question.topic in _STEPS:
            self.back()
            last = len(self.choices) - 1
            if self.at != last and self.way_on() is not None:
                self.select(last)
                return False
        return super().go_on()

    def aside(self) -> str:
        """What stands beside the choices: the battle that is prepared concerns everybody."""
        return self.seat.text("table-campaign-ready") if self.to_fight else ""

    @property
    def stranger(self) -> bool:
        return super().stranger and not self.to_fight

    def settle(self) -> None:
        self.shown = None
        super().settle()

    def bring(self, code: str) -> bool:
        """A force of one's own; true unless it is refused."""
        return self.play(f"force {code}")
