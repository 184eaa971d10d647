"""What the cursor is on, in full: the card, the move, and the odds of an attack."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from overseer.engine.state import Move
from overseer.terminal.table import palette
from overseer.terminal.table.detail import GOOD, PLAIN, QUIET, STRONG, refusal_lines
from overseer.terminal.table.tragic import where as things
from overseer.terminal.table.tragic.duel_play import DuelPlay, Toggle
from overseer.terminal.table.tragic.odds_lines import preview_lines
from overseer.terminal.tragic import choosing
from overseer.terminal.tragic.words import card_title, target_title
from overseer.terminal.words import listed
from overseer.tragic import moves as kinds
from overseer.tragic import text
from overseer.tragic.cards import Card
from overseer.tragic.duel import W_MOVEMENT, Duel
from overseer.tragic.movement import can_attack
from overseer.tragic.moves import SEATS, SLOTS, TragicMove
from overseer.tragic.payment import card_cost
from overseer.tragic.pile import NOBODY, PLAYER
from overseer.tragic.preview import (
    Preview,
    preview,
    preview_block,
    preview_item,
    preview_movement,
)
from overseer.tragic.targets import ally_targets, attack_targets
from overseer.tragic.topics import T_AGAINST, T_PART, T_TARGET
from overseer.tragic.words import ABILITY, BLAST_AREA

FLAVOUR = Style(color=palette.QUIET, italic=True)


def detail_lines(play: DuelPlay) -> list[Text]:
    """What the cursor is on, or why it cannot be had."""
    told: list[Text] = []
    if play.refusal is not None:
        told += refusal_lines(play.session, play.refusal)
    choice = play.choice
    if isinstance(choice, Toggle):
        return [*told, *_toggle(play, choice)]
    if choice is not None:
        told += move_lines(play, choice.move)
        told.append(Text(play.session.text("table-enter-choose"), GOOD))
        return told
    closed = play.closed() if play.refusal is None else None
    if closed is not None:
        told += refusal_lines(play.session, closed)
    return [*told, *thing_lines(play)]


def _toggle(play: DuelPlay, choice: Toggle) -> list[Text]:
    session, duel = play.session, play.duel
    if choice.card < 0:
        picked = play.picked or ()
        return [Text(session.text("table-tragic-missing", n=choosing.wanted(duel) - len(picked)))]
    told = card_lines(play, duel.tables.cards[choice.card])
    word = "table-tragic-drop" if choice.card in (play.picked or ()) else "table-tragic-pick"
    return [*told, Text(session.text(word), GOOD)]


def card_lines(play: DuelPlay, card: Card, mood: bool = True) -> list[Text]:
    """A card as it would be printed; without the `mood` where there is more to say."""
    lang = play.session.lang
    title = Text(card_title(card, lang), STRONG)
    if text.face_of(card) != "free":
        cost = text.cost_text(card_cost(play.duel, play.own, card), card.letters)
        title.append(f"  {cost}", Style(color=palette.AMBER, bold=True))
    if card.is_ally:
        title.append(f"  {card.attack}/{card.health}", STRONG)
    told = [title, Text(text.type_line(card, lang), QUIET)]
    told += [Text(line, PLAIN) for line in text.rules_lines(card, lang)]
    flavour = text.flavour(card, lang) if mood else ""
    if flavour:
        told.append(Text(flavour, FLAVOUR))
    return told


def thing_lines(play: DuelPlay) -> list[Text]:
    """A thing on the table, about which nothing is chosen."""
    where = play.where
    if where.startswith(things.SEAT):
        return player_lines(play, SEATS.index(where.removeprefix(things.SEAT)))
    id = things.card_at(play.duel, where)
    if not id:
        return []
    told = card_lines(play, play.duel.tables.set.by_id[id])
    if where.startswith(things.CHAIN):
        at = int(where.removeprefix(things.CHAIN))
        told += incoming_lines(play, at)
    return told


def player_lines(play: DuelPlay, seat: int) -> list[Text]:
    """A player: armour by kind, abilities laid, cards that everybody knows."""
    session, player = play.session, play.data["players"][seat]
    lang = session.lang
    told = [Text(session.name(seat), palette.seat_style(seat))]
    armour = [
        session.text("table-tragic-armour-kind", kind=kind, n=n)
        for kind, n in player["armour"].items()
        if n > 0
    ]
    if armour:
        told.append(Text(session.text("table-tragic-armour", list=listed(armour, lang)), PLAIN))
    told.append(Text(session.text("table-tragic-rate", n=player["draw_rate"]), PLAIN))
    for word in ("abilities", "known"):
        names = [card_title(play.duel.tables.set.by_id[id], lang) for id in player[word]]
        if names:
            words = session.text(f"table-tragic-{word}", list=listed(names, lang))
            told.append(Text(words, PLAIN))
    level = player["radiation"]
    for line in text.radiation_lines(play.duel.tables.set.radiation[: level + 1], lang):
        told.append(Text(line, QUIET))
    return told


def move_lines(play: DuelPlay, move: Move) -> list[Text]:
    """A move: its card in full or its words, and what an attack would do."""
    session, duel = play.session, play.duel
    odds = attack_lines(play, move) if isinstance(move, TragicMove) else []
    if isinstance(move, TragicMove) and move.kind in (kinds.CAST, kinds.LAY_CARD, kinds.THROW):
        return [*card_lines(play, duel.tables.cards[move.a], not odds), *odds]
    told = [Text(session.move_name(move), STRONG), *odds]
    detail = session.move_detail(move)
    return [*told, Text(detail, PLAIN)] if detail else told


# -- the odds of an attack -----------------------------------------------------------------------


def attack_lines(play: DuelPlay, move: TragicMove) -> list[Text]:
    """What the attack would do that a move begins, aims or answers."""
    duel, seat = play.duel, play.session.asked
    if move.kind == kinds.CAST and duel.tables.cards[move.a].strike is not None:
        return _card_lines(play, move.a, seat)
    if move.kind == kinds.ATTACK_WITH:
        return _ally_lines(play, move.a, seat)
    if move.kind in (kinds.AIM, kinds.AIM_PLAYER) and duel.topic == T_TARGET:
        target = move.a if move.kind == kinds.AIM else PLAYER + move.a
        return _aimed_lines(play, target, seat)
    if move.kind == kinds.PART and duel.topic == T_PART:
        work = duel.work[-1]
        seen = preview(duel, seat, work.card, work.target, move.a)
        return _told(play, seen, work.target)
    if move.kind == kinds.BLOCK or (move.kind == kinds.AIM and duel.topic == T_AGAINST):
        return _block_lines(play, move)
    if move.kind in (kinds.PASS, kinds.LAY_CARD) and duel.chain:
        if move.kind == kinds.LAY_CARD:
            return _laid_lines(play, move)
        return incoming_lines(play, len(duel.chain) - 1)
    return []


def _card_lines(play: DuelPlay, card: int, seat: int) -> list[Text]:
    """An attack card in hand: against whatever it can be aimed at first."""
    duel = play.duel
    if duel.tables.cards[card].keywords[BLAST_AREA]:
        return _told(play, preview(duel, seat, card, NOBODY), NOBODY)
    targets = attack_targets(duel, seat, duel.tables.cards[card])
    if not targets:
        return []
    players = [target for target in targets if target >= PLAYER and target != PLAYER + seat]
    target = players[0] if players else targets[0]
    return _told(play, preview(duel, seat, card, target), target)


def _ally_lines(play: DuelPlay, place: int, seat: int) -> list[Text]:
    duel = play.duel
    permanent = duel.permanent(place, -1)
    if permanent is None or not can_attack(duel, seat, permanent):
        return []
    targets = ally_targets(duel, seat, permanent)
    if not targets:
        return []
    players = [target for target in targets if target >= PLAYER]
    target = players[0] if players else targets[0]
    return _told(play, preview_movement(duel, seat, place, target), target)


def _aimed_lines(play: DuelPlay, target: int, seat: int) -> list[Text]:
    """The target of what is being announced."""
    duel = play.duel
    work = duel.work[-1]
    if work.kind == W_MOVEMENT:
        staged = duel.copy()
        assert isinstance(staged, Duel)
        staged.chain.pop()
        return _told(play, preview_movement(staged, seat, work.source, target), target)
    if work.card < 0 or duel.tables.cards[work.card].strike is None or work.target != NOBODY:
        return []
    return _told(play, preview(duel, seat, work.card, target), target)


def _block_lines(play: DuelPlay, move: TragicMove) -> list[Text]:
    """The fight of a blocker: with the attacker under the cursor, else with the only one."""
    duel = play.duel
    item = duel.chain[-1]
    places = [
        item.seat * SLOTS + each.slot
        for each in duel.players[item.seat].permanents
        if each.serial in item.attackers
    ]
    if move.kind == kinds.AIM:
        guard = duel.by_serial(item.mode)
        if guard is None:
            return []
        seen = preview_block(duel, guard[0] * SLOTS + guard[1].slot, move.a)
    elif len(places) == 1:
        seen = preview_block(duel, move.a, places[0])
    else:
        return []
    return [] if seen is None else _told(play, seen, item.target)


def _laid_lines(play: DuelPlay, move: TragicMove) -> list[Text]:
    """What one's own attack on the chain would do with the card laid (TR-P6)."""
    duel = play.duel
    if duel.tables.cards[move.a].kind != ABILITY or duel.chain[-1].seat != play.session.asked:
        return []
    laid = duel.copy()
    laid.apply(move)
    assert isinstance(laid, Duel)
    return incoming_lines(play, len(duel.chain) - 1, laid)


def incoming_lines(play: DuelPlay, at: int, duel: Duel | None = None) -> list[Text]:
    """What an attack on the chain is going to do."""
    shown = play.duel if duel is None else duel
    if at >= len(shown.chain):
        return []
    seen = preview_item(shown, at)
    return [] if seen is None else _told(play, seen, shown.chain[at].target)


def _told(play: DuelPlay, seen: Preview, target: int) -> list[Text]:
    session, duel = play.session, play.duel
    if target == NOBODY:
        title = session.text("table-odds-area")
    else:
        if target >= PLAYER:
            name = session.name(target - PLAYER)
        elif duel.permanent(target, -1) is None:
            return []
        else:
            name = target_title(duel, target, session.lang)
        title = session.text("table-odds-title", target=name)
    return preview_lines(session, duel, seen, title)
