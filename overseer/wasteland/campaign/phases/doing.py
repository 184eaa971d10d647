"""Carrying out moves: each verb of each step, and what chance does."""

from __future__ import annotations

from dataclasses import replace

from overseer.engine.refusal import Value
from overseer.wasteland.battle.dice import WHITE_WORDS
from overseer.wasteland.campaign.course import name_battle
from overseer.wasteland.campaign.facts import Campaigning, Frame
from overseer.wasteland.campaign.linked import TRIALS
from overseer.wasteland.campaign.moves import CampaignMove
from overseer.wasteland.campaign.muster import field
from overseer.wasteland.campaign.results.aftermath import due_frames, phase_frames, take_result
from overseer.wasteland.campaign.results.result import read_result
from overseer.wasteland.campaign.topics import (
    T_BATTLE,
    T_BUILD,
    T_CARD,
    T_CHOOSE,
    T_DRAW,
    T_EXPLORE,
    T_FORCE,
    T_FOUND,
    T_KEEP,
    T_LEADER,
    T_LOSE,
    T_MEET,
    T_PICK,
    T_QUEST,
    T_RESULT,
    T_ROLL,
    T_TRIAL,
)
from overseer.wasteland.campaign_cards import Gain
from overseer.wasteland.settlement import build, draw, explore, leader, perks, stores, supply
from overseer.wasteland.settlement.gains import TO_EXTRA, TO_FREE, settle
from overseer.wasteland.settlement.holdings import found
from overseer.wasteland.settlement.pile import is_boost, is_unique
from overseer.wasteland.settlement.structure import EXPLORES, LISTENING_FEE, LISTENS
from overseer.wasteland.words import ATTRIBUTES


def do(state: Campaigning, move: CampaignMove) -> None:
    """Carry out a move that was judged legal."""
    topic = state.topic
    if topic == T_BATTLE:
        _battle(state, move)
    elif topic == T_TRIAL:
        _trial(state, move)
    elif topic == T_QUEST:
        _quest(state, move)
    elif topic == T_FORCE:
        _force(state, move)
    elif topic == T_RESULT:
        state.pop()
        take_result(state, read_result(move.a))
    elif topic == T_KEEP:
        _keep(state, move)
    elif topic == T_FOUND:
        _found(state, move)
    elif topic == T_LEADER:
        _leader(state, move)
    elif topic == T_BUILD:
        _build(state, move)
    elif topic == T_DRAW:
        _draw(state, move)
    elif topic == T_PICK:
        _pick(state, move)
    elif topic == T_EXPLORE:
        _explore(state, move)
    elif topic == T_CHOOSE:
        _choose(state, move)
    elif topic == T_CARD:
        _card(state, move.a)
    elif topic == T_MEET:
        _meet(state, move.a)
    elif topic == T_ROLL:
        _roll(state, move)
    elif topic == T_LOSE:
        _lose(state, move.a)


# -- before a battle -----------------------------------------------------------------------------


def _battle(state: Campaigning, move: CampaignMove) -> None:
    state.pop()
    if move.verb == "finish":
        state.finish()
        return
    name_battle(state, move.words)


def _trial(state: Campaigning, move: CampaignMove) -> None:
    """The leader's test before force building (WC-X8, WC-X9)."""
    frame = state.pop()
    passed = explore.succeeds(WHITE_WORDS.index(move.a), frame.n)
    state.battle = replace(state.battle, passed=passed)
    side, attribute = TRIALS[state.battle.rule]
    args: dict[str, Value] = {"roll": move.a, "value": frame.n, "passed": _yes(passed)}
    state.tell("trial", {**args, "side": side, "attribute": ATTRIBUTES[attribute]})


def _quest(state: Campaigning, move: CampaignMove) -> None:
    player = state.owner
    state.pop()
    player.quest = "" if move.a == "none" else move.a
    player.chose_quest = True
    public: dict[str, Value] = {"seat": player.seat}
    if player.quest:
        state.whisper("quest", player.seat, {**public, "quest": player.quest}, public)
    else:
        state.tell("no-quest", public)


def _force(state: Campaigning, move: CampaignMove) -> None:
    player = state.owner
    state.pop()
    field(state, player, move.a)
    if len(state.fighters) > 1 and not state.mustering:
        state.revealed += 1  # now everybody sees all forces
    state.tell("mustered", {"seat": player.seat})


# -- after it ------------------------------------------------------------------------------------


def _keep(state: Campaigning, move: CampaignMove) -> None:
    own, player = state.own, state.owner
    if move.verb == "keep":
        stores.hold(own, move.a)
        _card_told(state, "kept", move.a)
        return
    state.pop()
    close_sheds(state, player.seat)


def close_sheds(state: Campaigning, seat: int) -> None:
    """What no shed keeps is sold (WC-S2)."""
    own = state.players[seat].own
    n = sum(not is_unique(id, state.books) for id in own.heap)
    caps = stores.close_sheds(own, state.books)
    state.revealed += 1  # the caps tell something about the boosts
    if n:
        state.tell("sold", {"seat": seat, "n": n, "caps": caps})


def _found(state: Campaigning, move: CampaignMove) -> None:
    """A settlement in the midst of a campaign: it is used at once (WC-S1)."""
    seat = state.pop().seat
    if move.verb == "found":
        found(state.players[seat].own)
        state.tell("founded", {"seat": seat})
        state.push(*phase_frames(seat))


def _leader(state: Campaigning, move: CampaignMove) -> None:
    own, player = state.own, state.owner
    state.pop()
    if move.verb == "lead":
        leader.lead(own, move.a, move.b)
        state.tell("leader", {"seat": player.seat, "unit": move.a, "card": move.b})


# -- step 1 --------------------------------------------------------------------------------------


def _build(state: Campaigning, move: CampaignMove) -> None:
    own, books, seat = state.own, state.books, state.owner.seat
    args: dict[str, Value] = {"seat": seat}
    if move.verb == "done":
        state.pop()
        state.tell("step-over", {**args, "step": "build"})
        return
    had = own.caps
    if move.verb == "build":
        build.build(own, move.a, books)
        args["structure"] = move.a
    elif move.verb == "scrap":
        gone = 1 + len(build.dependants(own, move.a, books))
        args["caps"] = build.scrap(own, move.a, books)
        args["structure"] = move.a
        args["n"] = gone
    elif move.verb == "land":
        build.land(own, move.a)
        args["how"] = move.a
        args["room"] = own.room
    elif move.verb == "perk":
        perks.take_perk(own, move.a, move.b, books)
        args.update({"perk": move.a, "model": move.b or "none"})
    elif move.verb == "unperk":
        perks.drop_perk(own, move.a, move.b)
        args.update({"perk": move.a, "model": move.b or "none"})
    else:
        _supply(state, move)
        return
    args.setdefault("caps", had - own.caps)
    state.tell(move.verb, args)


def _supply(state: Campaigning, move: CampaignMove) -> None:
    own, books = state.own, state.books
    if move.a == "auto":
        supply.everything_on(own, books)
    else:
        supply.switch(own, move.a, int(move.b))
    now = supply.balance(own, books)
    args: dict[str, Value] = {
        "seat": state.owner.seat,
        "power": now.power,
        "power_used": now.power_used,
        "water": now.water,
        "water_used": now.water_used,
    }
    state.tell("supply", args)


# -- step 2 --------------------------------------------------------------------------------------


def _draw(state: Campaigning, move: CampaignMove) -> None:
    own, books, seat = state.own, state.books, state.owner.seat
    args: dict[str, Value] = {"seat": seat, "structure": move.a}
    if move.verb == "done":
        state.pop()
        state.tell("step-over", {"seat": seat, "step": "draw"})
    elif move.verb == "back":
        state.push(Frame(T_BUILD, seat))  # WC-S3
        state.tell("step-back", {"seat": seat})
    elif move.verb == "supply":
        _supply(state, move)
    elif move.verb == "use":
        state.tell("use", args)
        _use(state, move.a)
    elif move.verb == "name":
        draw.name(own, move.a, move.b, books)
        own.drew = True
        state.tell("name", {**args, "card": move.b})
    elif move.verb == "again":
        draw.again(own, move.a, books)
        state.tell("again", args)
    elif move.verb == "repair":
        draw.repair(own, move.a)
        state.tell("repair", {"seat": seat, "unit": move.a})
    elif move.verb == "guard":
        draw.guard(own, move.a, books)
        state.tell("guard", {"seat": seat, "unit": move.a})


def _use(state: Campaigning, id: str) -> None:
    own, books, seat = state.own, state.books, state.owner.seat
    work = books.structures[id].work
    if work == LISTENS:
        own.caps -= LISTENING_FEE  # WC-S8: as often as it is paid
        state.push(Frame(T_MEET, seat))
    elif work == EXPLORES:
        draw.spend(own, id)
        state.push(Frame(T_MEET, seat))
    else:
        draw.begin(own, id, books)
        state.push(Frame(T_PICK, seat))


def _pick(state: Campaigning, move: CampaignMove) -> None:
    own, books, seat = state.own, state.books, state.owner.seat
    if move.verb == "keep":
        draw.keep(own, move.a)
        _card_told(state, "kept", move.a)
    elif move.verb == "pass":
        draw.pass_over(own, move.a)
        state.tell("passed", {"seat": seat, "card": move.a})
    else:
        if move.verb == "pen":
            draw.redraw(own, books)
        elif move.verb == "stables":
            draw.add_card(own, books)
        else:
            draw.keep_more(own, books)
        state.tell("helper", {"seat": seat, "structure": move.verb})


def keep_all(state: Campaigning) -> None:
    """Nothing is to be decided about a draw: all its cards are kept."""
    own = state.own
    while own.draw is not None:
        id = own.draw.drawn[0]
        draw.keep(own, id)
        _card_told(state, "kept", id)
    state.pop()


def _card(state: Campaigning, id: str) -> None:
    """Chance draws a card: for a structure, or something that was won."""
    own, frame = state.own, state.work[-1]
    _card_told(state, "drew", id)
    if frame.topic == T_PICK:
        draw.arrive(own, id)
        own.drew = True
        return
    own.gain([id])
    if frame.to == TO_EXTRA:
        own.extra.append(id)
    elif frame.to == TO_FREE:
        own.free.append(id)
    else:
        own.reserve.append(id)
    state.once()


def _card_told(state: Campaigning, name: str, id: str) -> None:
    """Boosts are secret, items lie open."""
    seat = state.owner.seat
    args: dict[str, Value] = {"seat": seat, "card": id}
    if is_boost(id, state.books):
        state.whisper(name, seat, args, {"seat": seat})
    else:
        state.tell(name, args)


# -- exploration ---------------------------------------------------------------------------------


def _meet(state: Campaigning, id: str) -> None:
    own, books, seat = state.own, state.books, state.owner.seat
    state.pop()
    explore.meet(own, id, books)
    own.drew = True
    state.tell("meet", {"seat": seat, "card": id})
    if explore.asks(own, books):
        state.push(Frame(T_EXPLORE, seat))
    else:
        _resolve(state, seat)


def _explore(state: Campaigning, move: CampaignMove) -> None:
    own, books, seat = state.own, state.books, state.owner.seat
    state.pop()
    card = explore.exploration(own.meeting, books)
    if move.verb == "swap":
        explore.swap(own, books)
        state.tell("swap", {"seat": seat})
        state.push(Frame(T_MEET, seat))
    elif move.verb == "decline":
        state.tell("decline", {"seat": seat})
        _bring(state, seat, card.unpaid)
    else:
        if move.verb == "pay":
            own.caps -= card.fee
            state.tell("pay", {"seat": seat, "caps": card.fee})
        _resolve(state, seat)


def _resolve(state: Campaigning, seat: int) -> None:
    own, books = state.players[seat].own, state.books
    card = explore.exploration(own.meeting, books)
    if explore.tested(card):
        state.push(Frame(T_ROLL, seat, n=explore.value(own, books)))
    else:
        _bring(state, seat, card.gains)


def _roll(state: Campaigning, move: CampaignMove) -> None:
    own, books = state.own, state.books
    frame = state.pop()
    card = explore.exploration(own.meeting, books)
    passed = explore.succeeds(WHITE_WORDS.index(move.a), frame.n)
    args: dict[str, Value] = {"seat": frame.seat, "roll": move.a, "value": frame.n}
    args["attribute"] = ATTRIBUTES[card.attribute]
    state.tell("tested", {**args, "passed": _yes(passed)})
    _bring(state, frame.seat, card.gains if passed else card.failed)


def _bring(state: Campaigning, seat: int, gains: list[Gain]) -> None:
    """What an exploration brings, one thing after the other."""
    own = state.players[seat].own
    own.meeting = ""
    frames: list[Frame] = []
    for gain in gains:
        dues, told = settle(own, gain, False, state.books)
        state.tell("gained", {"seat": seat, **told})
        frames += due_frames(seat, dues)
    state.push(*frames)


def _lose(state: Campaigning, id: str) -> None:
    own = state.own
    _card_told(state, "lost", id)
    own.reserve.remove(id)
    own.lose([id])
    state.pop()


# -- step 3 --------------------------------------------------------------------------------------


def _choose(state: Campaigning, move: CampaignMove) -> None:
    own, books, seat = state.own, state.books, state.owner.seat
    if move.verb == "take":
        stores.take(own, move.a)
        _card_told(state, "took", move.a)
        return
    if move.verb == "drop":
        stores.drop(own, move.a)
        _card_told(state, "put-back", move.a)
        return
    state.pop()
    n = len(own.reserve)
    caps = stores.close_stores(own, books)
    state.revealed += 1  # the caps tell something about the boosts
    if n > len(own.reserve):
        state.tell("sold", {"seat": seat, "n": n - len(own.reserve), "caps": caps})
    own.used = {}
    own.drew = False
    own.perked = []
    own.repairs = own.more_power = own.more_water = 0
    state.tell("settled", {"seat": seat, "caps": own.caps})


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"
