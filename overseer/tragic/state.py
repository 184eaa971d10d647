"""Tragic as the kernel sees it: a state that lists, judges and applies moves."""

from __future__ import annotations

from typing import Final

from overseer.engine.decision import Decision, Outcome
from overseer.engine.refusal import Refusal, Value
from overseer.engine.state import HIDDEN, NATURE, OVER, Move
from overseer.engine.view import View
from overseer.tragic import refusals
from overseer.tragic.moves import (
    AIM,
    AIM_PLAYER,
    ATTACK_WITH,
    AWAY,
    BLOCK,
    BOTTOM,
    BY_HAND,
    CAST,
    CHARGE,
    DEAL,
    DRAW_CARD,
    END,
    JOIN,
    LAY_CARD,
    MODE,
    MULLIGAN,
    NEXT,
    NONE,
    ONES,
    PART,
    PASS,
    PAY,
    ROLL,
    SHOW,
    SKILLS,
    SNATCH,
    TAKE,
    TAKE_OFF,
    THROW,
    TOP,
    TRAITS,
    USE,
    USE_CARD,
    WEAR,
    YES,
    TragicMove,
)
from overseer.tragic.player import without
from overseer.tragic.rules.announce import (
    CASTING,
    CASTING_FREE,
    USING,
    USING_CARD,
    acted,
    aim,
    announce,
    offer_laying,
    paid_by_hand,
    pay_with_life,
    run_announcement,
)
from overseer.tragic.rules.attack import DISABLES, STRIKES, critical_rolled, dodge_rolled
from overseer.tragic.rules.board import lay_ability, raise_triggers, take_off, wear
from overseer.tragic.rules.chain import run_chain
from overseer.tragic.rules.damage import check_beaten, sweep
from overseer.tragic.rules.deciding.dispatch import list_moves, reason
from overseer.tragic.rules.duel import (
    BEATEN,
    NO_CARDS,
    W_ANNOUNCE,
    W_CHAIN,
    W_CHECK,
    W_DISCARD,
    W_DRAW,
    W_FINISH,
    W_FREE,
    W_LAY,
    W_LETTERS,
    W_LOOK,
    W_MOVEMENT,
    W_PLACE,
    W_POINTS,
    W_RECOVER,
    W_SEARCH,
    W_SHOW,
    W_STEAL,
    W_STEPS,
    W_TRIGGERS,
    W_UPKEEP,
    Duel,
    Tables,
)
from overseer.tragic.rules.effects.run import run_steps, vote
from overseer.tragic.rules.fighters import strike_back_at, unanswered
from overseer.tragic.rules.legal import nth_use
from overseer.tragic.rules.movement import (
    DIVIDING,
    aim_movement,
    ally_critical_rolled,
    begin_movement,
    block,
    block_against,
    deal,
    join,
    movement_dodge_rolled,
    next_division,
    run_sending,
)
from overseer.tragic.rules.payment import card_cost
from overseer.tragic.rules.pile import NOBODY, PLAYER, Work
from overseer.tragic.rules.setup import mulligan
from overseer.tragic.rules.triggers import (
    accept_trigger,
    decline_trigger,
    discard_for_trigger,
    pick,
    run_triggers,
)
from overseer.tragic.rules.turn import (
    between,
    finish_main,
    is_over,
    run_finish,
    run_upkeep,
    use_number,
)
from overseer.tragic.rules.works import (
    drawn,
    found_card,
    looked,
    move_point,
    pay_cost,
    recovered,
    run_discard,
    run_draw,
    run_free,
    run_lay,
    run_letters,
    run_look,
    run_place,
    run_points,
    run_recover,
    run_search,
    run_show,
    run_steal,
    shown,
    snatched,
    throw,
    turn_point,
)
from overseer.tragic.topics import (
    T_AGAINST,
    T_ANSWER,
    T_BLOCK,
    T_CHARGE,
    T_CRITICAL,
    T_DIVIDE,
    T_DODGE,
    T_DRAW,
    T_FIRST,
    T_FREE,
    T_INCAPACITATE,
    T_INTERRUPT,
    T_LAY,
    T_MAY,
    T_MULLIGAN,
    T_PAY,
    T_PLACE,
    T_PROTECT,
    T_SEARCH,
    T_SKILLS,
    T_SNATCH,
    T_STRIKE_BACK,
    T_TOLL,
    T_TRAITS,
    T_UPKEEP,
    T_VOTE,
    TOPICS,
)
from overseer.tragic.view import TragicView
from overseer.tragic.words import BY_MOVEMENT, ON_LAY

SIX: Final = 6


class TragicState(Duel):
    """A position of Tragic."""

    def __init__(self, source: TragicState | None, tables: Tables, seats: int, copies: int) -> None:
        super().__init__(source, tables, seats, copies)

    def copy(self) -> TragicState:
        return TragicState(self, self.tables, self.seats, self.copies)

    def moves(self) -> list[Move]:
        if self.seat == NATURE:
            if self.topic == T_CRITICAL:  # far fewer outcomes than rolls
                return [*self.tables.moves.ones[self.chain[-1].step :: -1]]
            return list(dict.fromkeys([self.chance(k) for k in range(self.spread)]))
        return list_moves(self)  # type: ignore[return-value]

    def why(self, move: Move) -> int:
        return reason(self, move) if isinstance(move, TragicMove) else refusals.R_NOT_ASKED

    def explain(self, move: Move, reason: int) -> Refusal:
        return refusals.explain(self, move, reason)

    # -- going on --------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Work off what is unfinished until somebody has to decide."""
        while True:
            if is_over(self):
                return
            if self.work:
                if self.run(self.work[-1]):
                    return
            elif between(self):
                return

    def run(self, work: Work) -> bool:
        """One step of the topmost work; true when somebody is asked."""
        kind = work.kind
        if kind == W_CHAIN:
            return run_chain(self, work)
        if kind == W_STEPS:
            return run_steps(self, work)
        if kind == W_DRAW:
            return run_draw(self, work)
        if kind == W_LAY:
            return run_lay(self, work)
        if kind == W_ANNOUNCE:
            return run_announcement(self, work)
        if kind == W_TRIGGERS:
            return run_triggers(self, work)
        if kind == W_UPKEEP:
            return run_upkeep(self, work)
        if kind == W_MOVEMENT:
            if run_sending(self, work):
                return True
            acted(self, work.seat, False)
            offer_laying(self, work.seat)
            return False
        if kind == W_FINISH:
            return run_finish(self, work)
        if kind == W_DISCARD:
            return run_discard(self, work)
        if kind == W_SEARCH:
            return run_search(self, work)
        if kind == W_RECOVER:
            return run_recover(self, work)
        if kind == W_LOOK:
            return run_look(self, work)
        if kind == W_PLACE:
            return run_place(self, work)
        if kind == W_LETTERS:
            return run_letters(self, work)
        if kind == W_STEAL:
            return run_steal(self, work)
        if kind == W_FREE:
            return run_free(self, work)
        if kind == W_POINTS:
            return run_points(self, work)
        if kind == W_SHOW:
            return run_show(self, work)
        assert kind == W_CHECK
        self.work.remove(work)
        sweep(self, work.seat)
        check_beaten(self)
        return False

    # -- carrying out ----------------------------------------------------------------------------

    def apply(self, move: Move) -> None:
        assert isinstance(move, TragicMove)
        self.answer(move)
        self.go_on()

    def answer(self, move: TragicMove) -> None:
        """Carry out what was decided."""
        kind = move.kind
        seat = self.seat
        if kind == PASS:
            self.decline()
        elif kind == CAST:
            if self.topic == T_FREE:
                self.work.pop()
                announce(self, seat, CASTING_FREE, move.a, -1, NOBODY)
            else:
                announce(self, seat, CASTING, move.a, -1, NOBODY)
        elif kind == LAY_CARD:
            self.lay(move.a)
        elif kind == DRAW_CARD:
            self.draw(move.a)
        elif kind == ONES:
            item = self.chain[-1]
            if item.kind == BY_MOVEMENT:
                ally_critical_rolled(self, item, move.a)
            else:
                critical_rolled(self, item, move.a)
        elif kind == END:
            self.by_hand = False
            finish_main(self)
        elif kind == USE:
            self.leave_window()
            permanent = self.permanent(move.a, -1)
            assert permanent is not None
            number = nth_use(permanent.card, move.b)
            announce(self, seat, USING, permanent.card.number, number, move.a)
        elif kind == USE_CARD:
            self.leave_window()
            announce(self, seat, USING_CARD, move.a, use_number(self, move.a), NOBODY)
        elif kind == ATTACK_WITH:
            self.by_hand = False
            begin_movement(self, seat, move.a)
        elif kind == AIM or kind == AIM_PLAYER:
            self.aim_at(move.a if kind == AIM else PLAYER + move.a)
        elif kind == WEAR or kind == TAKE_OFF:
            self.fit(move.a, kind == WEAR)
        elif kind == THROW:
            self.discard(move.a)
        elif kind == ROLL:
            self.rolled(move.a)
        elif kind == TAKE:
            if self.topic == T_SEARCH:
                found_card(self, self.work[-1], move.a)
            else:
                recovered(self, self.work[-1], move.a)
        elif kind == SNATCH:
            snatched(self, self.work[-1], move.a)
        else:
            self.answer_small(move)

    def answer_small(self, move: TragicMove) -> None:
        """The rarer answers."""
        kind = move.kind
        seat = self.seat
        if kind == BLOCK:
            permanent = self.permanent(move.a, -1)
            assert permanent is not None
            block(self, self.chain[-1], permanent)
        elif kind == DEAL:
            deal(self, self.chain[-1], move.a)
        elif kind == JOIN:
            join(self, self.work[-1], move.a)
        elif kind == CHARGE:
            permanent = self.permanent(move.a, -1)
            assert permanent is not None
            self.struck().charger = permanent.serial
            self.tell_card("charges", seat, permanent)
        elif kind == PAY:
            self.pay_point(move.a)
        elif kind == PART:
            self.work[-1].part = move.a
        elif kind in (TOP, BOTTOM, AWAY):
            self.put_away(move)
        elif kind == MODE:
            if self.topic == T_VOTE:
                vote(self.work[-1], move.a)
            else:
                self.work[-1].mode = move.a
        elif kind == NEXT:
            pick(self, self.work[-1], move.a)
        elif kind == YES:
            if self.topic == T_INCAPACITATE:
                self.chain[-1].mode = DISABLES
            else:
                accept_trigger(self, self.work[-1])
        elif kind == SHOW:
            shown(self, self.work[-1], move.a)
        elif kind == BY_HAND:
            self.by_hand = True
            self.ask_again()
        elif kind == NONE:
            if self.topic == T_PAY:
                pay_with_life(self, self.work[-1])
            else:
                self.work[-1].count = 0
        elif kind == MULLIGAN:
            mulligan(self, seat)
            self.setting += 1
        elif kind == TRAITS:
            self.players[seat].traits = tuple([n for n in (move.a, move.b) if n >= 0])
            self.setting += 1
        else:
            assert kind == SKILLS
            self.players[seat].skills = self.tables.moves.groups[move.a]
            self.setting += 1

    def ask_again(self) -> None:
        """The same seat is asked the same again: the windows count how far they have come."""
        if self.topic in (T_ANSWER, T_INTERRUPT):
            self.work[-1].distance -= 1
        elif self.topic == T_CHARGE:
            struck = self.struck()
            if struck.asked:
                struck.asked -= 1
            else:  # of a movement
                struck.stage -= 1

    def leave_window(self) -> None:
        """An interruption at the end of a turn brings the main phase back (TR-R2)."""
        if self.topic == T_INTERRUPT:
            self.work.pop()

    def decline(self) -> None:
        """PASS: go on without."""
        topic = self.topic
        if topic in (T_LAY, T_UPKEEP, T_FREE):
            self.by_hand = False
            self.work.pop()
        elif topic == T_MULLIGAN:
            self.setting += 1
        elif topic == T_TOLL or topic == T_MAY:
            decline_trigger(self, self.work[-1])
        elif topic == T_BLOCK:
            self.chain[-1].stage = DIVIDING
        elif topic == T_INCAPACITATE:
            self.chain[-1].mode = STRIKES
        elif topic in (T_ANSWER, T_INTERRUPT, T_CHARGE):
            self.by_hand = False
        else:  # nobody else joins the movement
            self.work[-1].stage = 2

    def lay(self, number: int) -> None:
        """An ability card is laid, by the right of TR-P3 or because a card says so."""
        seat = self.seat
        topic = self.topic
        by_right = True
        if topic == T_LAY:
            work = self.work[-1]
            work.count -= 1
            by_right = work.by_right == 1
        if by_right:
            self.may_lay = False
        lay_ability(self, seat, number)
        raise_triggers(self, seat, ON_LAY)
        self.ask_again()
        chained = False
        for work in self.work:
            chained = chained or work.kind == W_CHAIN or work.kind == W_TRIGGERS
        if self.triggers and not chained:
            self.push(W_TRIGGERS, self.active)

    def draw(self, card: int) -> None:
        """NATURE deals the next card."""
        work = self.work[-1]
        player = self.players[work.seat]
        player.library = without(player.library, card)
        if work.kind == W_LOOK:
            looked(self, work, card)
        else:
            drawn(self, work, card)

    def aim_at(self, target: int) -> None:
        """A target is named: for an announcement, a movement, a blocker, a charger."""
        topic = self.topic
        if topic == T_AGAINST:
            attacker = self.permanent(target, -1)
            assert attacker is not None
            block_against(self, self.chain[-1], attacker)
        elif topic == T_STRIKE_BACK:
            attacker = self.permanent(target, -1)
            assert attacker is not None
            strike_back_at(self, self.chain[-1], attacker)
        elif topic == T_PROTECT:
            protected = self.permanent(target, -1)
            assert protected is not None
            self.struck().protects = protected.serial
        elif self.work[-1].kind == W_MOVEMENT:
            aim_movement(self, self.work[-1], target)
        else:
            aim(self, self.work[-1], target)

    def struck(self) -> Work:
        """What a charger steps in the way of: an area, a MARTYR, an attack, a movement."""
        work = self.work[-1]
        return work if work.kind in (W_STEPS, W_TRIGGERS) else self.chain[-1]

    def fit(self, place: int, on: bool) -> None:
        """TR-Z2: equipment is put on or taken off for its cost; that is an action."""
        seat = self.seat
        permanent = self.permanent(place, -1)
        assert permanent is not None
        cost = card_cost(self, seat, permanent.card)
        if on:
            wear(self, seat, permanent)
        else:
            take_off(self, seat, permanent)
        self.tell_card("worn" if on else "taken-off", seat, permanent)
        sweep(self, seat)  # TR-K9: a bonus that kept an ally up may be gone
        if self.triggers:
            self.push(W_TRIGGERS, self.active)
        acted(self, seat, False)
        pay_cost(self, seat, cost)  # on top of what it set off: paid first

    def discard(self, number: int) -> None:
        """A card of the hand goes: by an effect, as a cost, as a toll."""
        work = self.work[-1]
        if self.topic == T_TOLL:
            discard_for_trigger(self, work, number)
            return
        throw(self, self.seat, number)
        work.count -= 1

    def pay_point(self, letter: int) -> None:
        """A point paid by hand, refreshed or drained."""
        work = self.work[-1]
        if self.topic == T_PAY:
            move_point(self.players[self.seat], letter, 1)
            paid_by_hand(work)
        else:
            turn_point(self, work, letter)

    def put_away(self, move: TragicMove) -> None:
        """TR-W16: a card that was looked at goes where its owner wants it."""
        seat = self.seat
        player = self.players[seat]
        card = move.a
        player.looking = without(player.looking, card)
        name = self.tables.cards[card].id
        if move.kind == TOP:
            player.tops = (card, *player.tops)
            self.whisper("put-on-top", seat, {"seat": seat, "card": name})
        elif move.kind == BOTTOM:
            player.bottoms = (*player.bottoms, card)
            self.whisper("put-under", seat, {"seat": seat, "card": name})
        else:
            player.discard = (*player.discard, card)
            self.revealed += 1
            self.tell("put-away", {"seat": seat, "card": name})

    def rolled(self, die: int) -> None:
        """A die: who begins, a dodge, a card's own roll."""
        topic = self.topic
        if topic == T_FIRST:
            self.tell("rolled", {"seat": len(self.rolls), "die": die})
            self.rolls = (*self.rolls, die)
        elif topic == T_DODGE:
            if self.chain[-1].kind == BY_MOVEMENT:
                movement_dodge_rolled(self, self.chain[-1], die)
            else:
                dodge_rolled(self, self.chain[-1], die)
        else:
            work = self.work[-1]
            ability = self.ability_of(work.card, work.ability)
            lucky = die <= ability.roll
            work.mode = 0 if lucky else 1
            card = self.tables.cards[work.card].id
            args: dict[str, Value] = {"seat": work.seat, "card": card, "die": die}
            args["need"] = ability.roll
            self.tell("lucky" if lucky else "unlucky", args)

    # -- chance ----------------------------------------------------------------------------------

    @property
    def spread(self) -> int:
        topic = self.topic
        if topic == T_DRAW:
            return len(self.players[self.work[-1].seat].library)
        if topic == T_CRITICAL:
            total: int = SIX ** self.chain[-1].step
            return total
        if topic == T_SNATCH:
            return len(self.players[self.victim()].hand)
        return SIX

    def chance(self, k: int) -> Move:
        moves = self.tables.moves
        topic = self.topic
        if topic == T_DRAW:
            return moves.draw[self.players[self.work[-1].seat].library[k]]
        if topic == T_CRITICAL:
            ones = 0
            for _ in range(self.chain[-1].step):
                if k % SIX == 0:
                    ones += 1
                k //= SIX
            return moves.ones[ones]
        if topic == T_SNATCH:
            return moves.snatch[self.players[self.victim()].hand[k]]
        return moves.roll[k + 1]

    def victim(self) -> int:
        """Whose hand NATURE picks from."""
        work = self.work[-1]
        return work.victim if work.kind == W_STEAL else work.seat

    # -- for clients -----------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        if self.seat == OVER:
            return None
        about: dict[str, Value] = {"turn": self.players[self.active].turns, "active": self.active}
        top = self.chain[-1] if self.chain else None
        if top is not None and top.card >= 0:
            about["card"] = self.tables.cards[top.card].id
        work = self.work[-1] if self.work else None
        if work is not None and work.card >= 0:
            about["card"] = self.tables.cards[work.card].id
        if work is not None and self.topic in (T_MAY, T_TOLL):
            about["card"] = self.tables.cards[self.triggers[work.trigger].card].id
        if self.topic == T_INCAPACITATE and top is not None:
            target = self.permanent(top.target, top.target_serial)
            if target is not None:
                about["card"] = target.card.id
        if self.topic == T_DIVIDE and top is not None:
            share = next_division(self, top)
            if share is not None:
                about["attacker"] = share[0].card.id
                about["card"] = share[1].card.id
                about["left"] = share[2]
        if self.topic == T_STRIKE_BACK:
            struck = unanswered(self, self.chain[-1])
            if struck is not None:
                about["card"] = struck[1].card.id
        sealed: tuple[int, ...] = ()
        if self.topic == T_TRAITS or self.topic == T_SKILLS:
            sealed = tuple(range(self.seat, self.seats))
        return Decision(self.seat, self.topic, TOPICS[self.topic], about, sealed)

    @property
    def outcome(self) -> Outcome | None:
        # TR-E1: who resigns loses. The match sees to that in any game (OV-E1), beside the state.
        if self.seat != OVER:
            return None
        scores = tuple([player.hp for player in self.players])
        staying = [player for player in self.players if not player.out]
        if self.how == BEATEN or self.how == NO_CARDS:
            winners = tuple([player.seat for player in staying])
            if not winners:  # TR-A2: a draw
                winners = tuple(range(self.seats))
            how, rule = ("tragic-beaten", "TR-A2")
            if self.how == NO_CARDS:
                how, rule = ("tragic-no-cards", "TR-E2")
            return Outcome(winners, scores, how, rule)
        # Who was granted a delay (TR-A2) may stand below 0 HP; that counts as 0.
        wounds = [player.max_hp - max(player.hp, 0) for player in staying]
        least = min(wounds)
        winners = tuple([staying[n].seat for n in range(len(staying)) if wounds[n] == least])
        return Outcome(winners, scores, "tragic-time", "TR-E3")

    def view(self, seat: int | None) -> View:
        return TragicView(self, seat)

    def shown(self, move: Move, seat: int | None) -> Move:
        if self.seat == seat and seat is not None:
            return move
        topic = self.topic
        if topic == T_TRAITS or topic == T_SKILLS:
            return HIDDEN
        if topic == T_DRAW and self.work[-1].seat != seat and not self.milling():
            return HIDDEN
        if topic == T_PLACE and isinstance(move, TragicMove) and move.kind != AWAY:
            return HIDDEN
        return move

    def milling(self) -> bool:
        """Whether the card that is drawn goes straight into the discard."""
        work = self.work[-1]
        return work.kind == W_DRAW and work.mills == 1
