"""A campaign as the kernel sees it: a state that lists, judges and applies moves."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Decision, Outcome
from overseer.engine.refusal import BadNotation, Refusal, Value
from overseer.engine.state import HIDDEN, NATURE, OVER, Move
from overseer.wasteland.battle.dice import WHITE_FACES
from overseer.wasteland.campaign.changes import Before, tell_changes
from overseer.wasteland.campaign.course import next_battle, why_battle, why_quest
from overseer.wasteland.campaign.facts import MOST_DECISIONS, Campaigning, Plan
from overseer.wasteland.campaign.moves import ROLLS, CampaignMove
from overseer.wasteland.campaign.muster import limit_of, why_force
from overseer.wasteland.campaign.outcome import ahead, outcome_of
from overseer.wasteland.campaign.phases.doing import close_sheds, do, keep_all
from overseer.wasteland.campaign.phases.options_list import choices
from overseer.wasteland.campaign.phases.phase import BUILDING, VERBS, judge
from overseer.wasteland.campaign.reasons import REASONS, no
from overseer.wasteland.campaign.results.possible import why_result
from overseer.wasteland.campaign.results.result import read_result
from overseer.wasteland.campaign.together import bring_up, needless, others, phase_of
from overseer.wasteland.campaign.topics import (
    T_BATTLE,
    T_CARD,
    T_CHOOSE,
    T_DRAW,
    T_EXPLORE,
    T_FORCE,
    T_KEEP,
    T_LOSE,
    T_MEET,
    T_PICK,
    T_QUEST,
    T_RESULT,
    T_ROLL,
    T_TRIAL,
    TOPICS,
)
from overseer.wasteland.campaign.view import CampaignView
from overseer.wasteland.settlement.draw import drawing, settled_draw
from overseer.wasteland.settlement.explore import unexplored
from overseer.wasteland.settlement.pile import is_boost, pool
from overseer.wasteland.settlement.reasons import REASONS as SETTLEMENT_REASONS

_BATTLE_VERBS: Final = {
    T_BATTLE: ("battle", "finish"),
    T_QUEST: ("quest",),
    T_FORCE: ("force",),
    T_RESULT: ("result",),
}
_NUMBERS: Final = {
    reason: number
    for number, reason in enumerate(
        (
            *(f"campaign-{word}" for word in REASONS),
            *(f"settlement-{word}" for word in SETTLEMENT_REASONS),
        ),
        start=1,
    )
}
_OTHER: Final = len(_NUMBERS) + 1  # what is wrong with a force by itself


class CampaignState(Campaigning):
    """A position of a campaign."""

    @staticmethod
    def begin(plan: Plan) -> CampaignState:
        """A new campaign, with its first question."""
        state = CampaignState(plan)
        state.go_on()
        return state

    def copy(self) -> CampaignState:
        twin = CampaignState(self.plan)
        twin.fill(self)
        return twin

    # -- moves -----------------------------------------------------------------------------------

    def moves(self) -> list[Move]:
        if self.seat == OVER:
            return []
        if self.seat == NATURE:
            return list(dict.fromkeys(self.chance(k) for k in range(self.spread)))
        return choices(self)

    def why(self, move: Move) -> int:
        refusal = self.judge(move)
        return 0 if refusal is None else _NUMBERS.get(refusal.reason, _OTHER)

    def explain(self, move: Move, reason: int) -> Refusal:
        refusal = self.judge(move)
        assert refusal is not None
        return refusal

    def judge(self, move: Move) -> Refusal | None:
        """Why a move is refused now; None when it is legal."""
        if self.seat == OVER:
            return no("over")
        if not isinstance(move, CampaignMove):
            return no("not-now", move=str(move)[:40], topic=TOPICS[self.topic])
        if self.seat == NATURE:
            fits = any(move == self.chance(k) for k in range(self.spread))
            return None if fits else no("chance", move=str(move)[:40])
        verbs = _BATTLE_VERBS.get(self.topic) or VERBS[self.topic]
        if move.verb not in verbs:
            late = self.topic in (T_DRAW, T_PICK, T_EXPLORE, T_CHOOSE)
            if late and move.verb in BUILDING:
                return no("late", move=move.verb)
            if move.verb == "found" and self.own.settled:
                return no("founded")
            return no("not-now", move=move.verb, topic=TOPICS[self.topic])
        if self.topic == T_BATTLE:
            return why_battle(self, move)
        if self.topic == T_QUEST:
            return why_quest(self, move.a)
        if self.topic == T_FORCE:
            return why_force(self, self.owner, move.a)
        if self.topic == T_RESULT:
            return self._why_result(move)
        return judge(self, move)

    def _why_result(self, move: CampaignMove) -> Refusal | None:
        try:
            return why_result(self, read_result(move.a))
        except BadNotation as error:
            return error.refusal

    # -- chance ----------------------------------------------------------------------------------

    @property
    def spread(self) -> int:
        if self.topic in (T_ROLL, T_TRIAL):
            return len(WHITE_FACES)
        return len(self._lot())

    def chance(self, k: int) -> Move:
        if self.topic in (T_ROLL, T_TRIAL):
            return ROLLS[WHITE_FACES[k]]
        verb = {T_CARD: "draw", T_MEET: "meet", T_LOSE: "lose"}[self.topic]
        return CampaignMove(verb, self._lot()[k])

    def _lot(self) -> list[str]:
        """The cards that chance may turn up."""
        own, frame = self.own, self.work[-1]
        if self.topic == T_MEET:
            return unexplored(own, self.books)
        if self.topic == T_LOSE:
            return sorted(own.reserve)
        kind = own.draw.kind if frame.topic == T_PICK and own.draw is not None else frame.kind
        return pool(own, kind, self.books)

    # -- going on --------------------------------------------------------------------------------

    def apply(self, move: Move) -> None:
        assert isinstance(move, CampaignMove)
        before = Before(self) if self.wordless else None
        self.decisions += 1
        do(self, move)
        if self.seat != OVER:
            self.go_on()
        if before is not None:
            tell_changes(self, before)

    def go_on(self) -> None:
        """Do what needs no decision, until somebody is asked."""
        while True:
            if self.decisions >= MOST_DECISIONS:
                self.finish()
            elif not self.work:
                next_battle(self)
            if self.seat == OVER or (self.work and self._asks()):
                return

    def _asks(self) -> bool:
        """Whether the work on top needs somebody; if not, it is done or dropped."""
        own, books, topic = self.own, self.books, self.work[-1].topic
        if needless(self, self.work[-1]):
            seat = self.pop().seat
            if topic == T_KEEP:
                close_sheds(self, seat)
            return False
        if topic == T_PICK:
            if drawing(own, books):
                self.ask(T_CARD)
                return True
            if own.draw is None or not own.draw.drawn:
                own.draw = None
                self.pop()
                return False
            if settled_draw(own, books):
                keep_all(self)
                return False
        elif (topic == T_CARD or topic == T_LOSE) and not self._has_lot(topic):
            self.pop()
            return False
        self.ask(topic)
        return True

    def _has_lot(self, topic: int) -> bool:
        own, frame = self.own, self.work[-1]
        return bool(own.reserve if topic == T_LOSE else pool(own, frame.kind, self.books))

    # -- clients ---------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        if self.seat == OVER:
            return None
        frame = self.work[-1]
        about: dict[str, Value] = {"seat": frame.seat, "number": len(self.fought) + 1}
        about["caps"] = self.players[frame.seat].own.caps
        about["scenario"] = self.battle.scenario or "-"
        if self.topic == T_FORCE:
            about["limit"] = limit_of(self, self.owner)
        more = others(self)
        seats = (self.seat, *more) if more else ()
        return Decision(self.seat, self.topic, TOPICS[self.topic], about, seats, bool(more))

    @property
    def joint_phase(self) -> int:
        return phase_of(self)

    def attends(self, seat: int) -> bool:
        return seat in others(self)

    def attend(self, seat: int) -> None:
        before = Before(self) if self.wordless else None
        bring_up(self, seat)
        self.go_on()
        if before is not None:
            tell_changes(self, before)

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of(self) if self.seat == OVER else None

    def ahead(self, staying: tuple[int, ...]) -> tuple[int, ...]:
        return ahead(self, staying)

    def forfeit(self, staying: tuple[int, ...]) -> tuple[int, ...] | None:
        """OV-E1: in the linked five a side that nobody plays any more has lost to another seat's.

        Those who are all on one side fight the AI, and go on as long as one of them stays.
        """
        if not self.linked:
            return (
                super().forfeit(staying) if len(self.players) > 1 else (() if not staying else None)
            )
        sides = {self.plan.sides[seat] for seat in staying}
        if len(sides) > 1 or (staying and len(set(self.plan.sides)) == 1):
            return None
        return staying

    def view(self, seat: int | None) -> CampaignView:
        return CampaignView(self, seat)

    def shown(self, move: Move, seat: int | None) -> Move:
        """Quests, boosts and whole forces are their owner's secret."""
        if not isinstance(move, CampaignMove) or self.seat == OVER:
            return move
        if seat == self.work[-1].seat:
            return move
        secret = move.verb in ("force", "result") or (move.verb == "quest" and move.a != "none")
        carried = move.verb in ("keep", "take", "drop", "draw", "lose")
        return HIDDEN if secret or (carried and is_boost(move.a, self.books)) else move
