"""The play mat: the opponents above, the chain in the middle, one's own side and hand below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.message import Message

from overseer.terminal.table import palette
from overseer.terminal.table.chronicle import story
from overseer.terminal.table.page import Page, folded, lines
from overseer.terminal.table.tragic import signs
from overseer.terminal.table.tragic.duel_play import DuelPlay
from overseer.terminal.table.tragic.tiles import Box, Sheet, Tile
from overseer.text import translate
from overseer.tragic.card import Card
from overseer.tragic.rules.payment import can_pay, card_cost
from overseer.tragic.text import cards as text
from overseer.tragic.text.steps import capital, keyword_text
from overseer.tragic.words import KEYWORDS, KINDS, LETTERS
from overseer.voice.tragic import where as things
from overseer.voice.tragic.situation import item_words

WIDE_TILE = 24
NARROW_TILE = 24
SMALL_TILE = 14  # traits and skills, when there are many
BAR = 10  # signs of a bar of hit points


class Surface(Page):
    """The mat as one text; a click on it finds the thing there."""


class Mat(VerticalScroll, can_focus=False):
    """Everything that lies on the table."""

    @dataclass
    class Clicked(Message):
        """A thing was clicked."""

        where: str

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.boxes: dict[str, Box] = {}
        self.lines = 0  # that all of it takes

    def compose(self) -> ComposeResult:
        yield Surface(id="surface")

    def show(self, play: DuelPlay, tall: bool, news: bool) -> None:
        """Draw the table as it is now; `tall`: cards of two lines, `news`: no log beside it."""
        width = max(40, self.scrollable_content_region.width)
        legal = play.legal if play.my_turn else frozenset[str]()
        sheet = Sheet(width, play.where if play.my_turn else "", legal)
        draw(sheet, play, tall, news)
        self.boxes = sheet.boxes
        self.lines = len(sheet.lines)
        self.query_one(Surface).put(lines(*sheet.lines))
        box = sheet.boxes.get(play.where)
        if box is not None and play.my_turn:
            region = Region(box.x, max(0, box.y - 1), 1, box.height + 1)
            self.scroll_to_region(region, animate=False)

    def on_click(self, event: events.Click) -> None:
        x, y = event.x + self.scroll_offset.x, event.y + self.scroll_offset.y
        for where, box in self.boxes.items():
            if box.holds(x, y):
                event.stop()
                self.post_message(self.Clicked(where))
                return

    def after(self, where: str, steps: int) -> str:
        """The thing that comes next in reading order."""
        order = list(self.boxes)
        if not order:
            return where
        if where not in self.boxes:
            return order[0 if steps > 0 else -1]
        return order[(order.index(where) + steps) % len(order)]


def draw(sheet: Sheet, play: DuelPlay, tall: bool, news: bool) -> None:
    """All of the mat, from the far side to the hand."""
    players = play.data["players"]
    for player in players:
        if player["seat"] != play.own:
            _side(sheet, play, player, tall)
    _middle(sheet, play, news)
    _side(sheet, play, players[play.own], tall)
    _hand(sheet, play, players[play.own], tall)


def _middle(sheet: Sheet, play: DuelPlay, news: bool) -> None:
    """The chain, its top first; without one a line, which tells the latest where no log is."""
    session, chain = play.session, play.data["chain"]
    if not chain:
        _rule(sheet, _latest(play) if news else Text())
        return
    title = session.text("table-tragic-chain", n=len(chain))
    _rule(sheet, Text(title, Style(color=palette.AMBER, bold=True)))
    for at in reversed(range(len(chain))):
        item = chain[at]
        seat = item["seat"]
        mark = signs.TOP if at == len(chain) - 1 else str(at + 1)
        line = Text(f" {mark} ", palette.mark)
        line.append(f"{palette.STANDING[seat]} ", palette.seat_style(seat))
        words = item_words(session.reads, play.duel, item)
        style = palette.faint if item["cancelled"] else Style(color=palette.BRIGHT)
        first, *rest = folded(Text(words, style), sheet.width - 6).split("\n")
        sheet.add(line.append_text(first), f"{things.CHAIN}{at}")
        for more in rest:  # several attackers have long names; whom they attack stands last
            sheet.add(Text("     ").append_text(more))
        for blocker, attacker in item["blocks"]:
            words = session.text("table-tragic-blocks", blocker=blocker, attacker=attacker)
            sheet.add(Text(f"     {words}", palette.faint))
    _rule(sheet, Text())


def _latest(play: DuelPlay) -> Text:
    """What happened last."""
    lately = play.session.events[-1:]
    if lately and lately[0].name in play.chapters:
        return Text(play.session.event_text(lately[0]), Style(color=palette.AMBER, bold=True))
    return story(play, lately, len(play.news))


def _rule(sheet: Sheet, words: Text) -> None:
    """A line across, with words in it."""
    line = Text("─", palette.frame, no_wrap=True)
    if words.plain.strip():
        words = words.copy()
        words.truncate(sheet.width - 6, overflow="ellipsis")
        line.append("─ ", palette.frame).append_text(words).append(" ")
    line.append("─" * max(0, sheet.width - line.cell_len), palette.frame)
    sheet.add(line)


def _side(sheet: Sheet, play: DuelPlay, player: dict[str, Any], tall: bool) -> None:
    """A player: hit points and piles, points, traits and skills, what lies in front of them."""
    sheet.add(_head(play, player, sheet.width), things.player(player["seat"]))
    sheet.add(_points(play, player, sheet.width))
    chosen = [_chosen(play, player["seat"], id, False) for id in player["traits"]]
    chosen += [
        _chosen(play, player["seat"], skill["card"], skill["engaged"]) for skill in player["skills"]
    ]
    share = (sheet.width - 1) // max(1, len(chosen)) - 1
    sheet.flow(chosen, max(SMALL_TILE, min(WIDE_TILE, share)), False)
    tiles = [_permanent(play, player["seat"], each) for each in _zones(play, player)]
    sheet.flow(tiles, WIDE_TILE if tall else NARROW_TILE, tall)


def _head(play: DuelPlay, player: dict[str, Any], width: int) -> Text:
    session, seat = play.session, player["seat"]
    shape = palette.STANDING[seat]
    line = Text(no_wrap=True)
    turn = seat == play.data["active"] and play.data["phase"] > 0
    line.append(palette.LEGAL_MARK if turn else " ", palette.mark)
    line.append(f"{shape} {session.name(seat)} ", palette.seat_style(seat))
    low = player["hp"] * 3 <= player["max_hp"]
    colour = Style(color=palette.RED if low else palette.GREEN, bold=True)
    line.append(f" {signs.HP} {max(0, player['hp'])}/{player['max_hp']} ", colour)
    facts = f" {signs.SHIELD} {player['armour']['plain']}  {signs.RADIATION} {player['radiation']} "
    line.append(facts, Style(color=palette.TEXT))
    piles = session.text(
        "table-tragic-piles",
        hand=len(player["hand"]),
        library=player["library"],
        discard=len(player["discard"]),
    )
    line.append(f" {piles}", palette.faint)
    for word in ("stealth", "inside", "reprieve", "out"):
        if player[word]:
            state = session.text(f"table-tragic-{word}")
            line.append(f"  {state}", Style(color=palette.AMBER, bold=True))
    if width >= line.cell_len + BAR + 2:
        full = max(0, min(BAR, -(-BAR * player["hp"] // max(1, player["max_hp"]))))
        line.append("  " + palette.FULL * full + palette.EMPTY * (BAR - full), colour)
    line.truncate(width, overflow="ellipsis")
    return line


def _points(play: DuelPlay, player: dict[str, Any], width: int) -> Text:
    """What is left of each letter's points."""
    line = Text("   ", no_wrap=True)
    for at, letter in enumerate(LETTERS):
        left, points = player["left"][letter], player["points"][letter]
        style = Style(color=signs.COLOURS[at] if left else palette.QUIET, bold=bool(left))
        line.append(f"{letter} {left}/{points}  ", style)
    if play.data["may_lay"] and player["seat"] == play.data["active"]:
        words = play.session.text("table-tragic-may-lay")
        line.append(f" + {words}", Style(color=palette.AMBER, bold=True))
    if play.duel.by_hand and player["seat"] == play.session.asked == play.own:
        words = play.session.text("table-tragic-by-hand")
        line.append(f" {signs.BULLET} {words}", Style(color=palette.AMBER, bold=True))
    line.truncate(width, overflow="ellipsis")
    return line


def _card(play: DuelPlay, id: str) -> Card:
    return play.duel.tables.set.by_id[id]


def _chosen(play: DuelPlay, seat: int, id: str, engaged: bool) -> Tile:
    card = _card(play, id)
    return Tile(
        things.chosen(seat, id),
        signs.KINDS[card.kind],
        text.name(card, play.session.lang),
        signs.ENGAGED if engaged else "",
        dim=engaged,
    )


def _zones(play: DuelPlay, player: dict[str, Any]) -> list[dict[str, Any]]:
    """What lies in front of a player: allies that fight, allies, equipment, the rest."""

    def rank(each: dict[str, Any]) -> int:
        if "attack" in each:
            return 0 if each["fighting"] else 1
        return 2 if "worn" in each else 3

    return sorted(player["permanents"], key=rank)


def _permanent(play: DuelPlay, seat: int, each: dict[str, Any]) -> Tile:
    lang, card = play.session.lang, _card(play, each["card"])
    state = ""
    if each["fighting"]:
        state = signs.FIGHTING
    elif each["engaged"]:
        state = signs.ENGAGED
    if "attack" in each:
        facts = f"{each['attack']}/{each['health']}{state}"
        words = [
            keyword_text(KEYWORDS.index(word), index, lang)
            for word, index in each["keywords"].items()
        ]
        more = ", ".join(words) or capital(translate(lang, f"tragic-kind-{KINDS[card.kind]}"))
    elif "worn" in each:
        worn = play.session.text("table-tragic-worn", worn="yes" if each["worn"] else "no")
        facts = "" if each["worn"] else signs.ENGAGED
        place = translate(lang, "tragic-place-" + each["at"])
        more = f"{place} {signs.BULLET} {worn}"
    else:
        facts = state
        more = capital(translate(lang, f"tragic-kind-{KINDS[card.kind]}"))
    name = f"{each['place']} {text.name(card, lang)}"
    return Tile(
        each["place"],
        signs.KINDS[card.kind],
        name,
        facts,
        more,
        colour=palette.SEATS[seat],
        dim=each["engaged"] and not each["fighting"],
    )


def _hand(sheet: Sheet, play: DuelPlay, player: dict[str, Any], tall: bool) -> None:
    """The viewer's cards; of a hand that nobody here may see, only how many there are."""
    hand = [id for id in player["hand"] if id != "?"]
    title = hand_title(play, len(player["hand"]))
    _rule(sheet, Text(title, palette.faint))
    tiles = [_in_hand(play, player["seat"], id) for id in dict.fromkeys(hand)]
    sheet.flow(tiles, WIDE_TILE if tall else NARROW_TILE, tall)


def hand_title(play: DuelPlay, n: int) -> str:
    """The heading over a hand of `n` cards: one's own, or that of the player one looks at."""
    session, seat = play.session, play.own
    if seat in session.humans and seat == session.viewer:
        return session.text("table-tragic-hand", n=n)
    return session.text("table-tragic-hand-of", n=n, seat=session.name(seat))


def _in_hand(play: DuelPlay, seat: int, id: str) -> Tile:
    lang, card = play.session.lang, _card(play, id)
    copies = play.data["players"][seat]["hand"].count(id)
    name = text.name(card, lang) + (f" ×{copies}" if copies > 1 else "")
    free = text.face_of(card) == "free"
    cost = card_cost(play.duel, seat, card)
    facts = f"{text.level_text(card)} {'' if free else text.cost_text(cost, card.letters)}"
    kind = capital(translate(lang, f"tragic-kind-{KINDS[card.kind]}"))
    if card.is_ally:
        kind += f" {card.attack}/{card.health}"
    elif card.strike is not None:
        kind += f" {text.strike_formula(card.strike)}"
    elif free and card.letters:
        kind += f" +1 {LETTERS[card.letters[0]]}"
    dear = not free and not can_pay(play.duel.players[seat], cost)
    colour = signs.COLOURS[card.letters[0]] if card.letters else palette.TEXT
    return Tile(
        things.in_hand(id), signs.KINDS[card.kind], name, facts.strip(), kind, colour, dim=dear
    )
