"""The play mat: the opponents above, the chain in the middle, one's own side and hand below."""

from __future__ import annotations

from dataclasses import dataclass

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
from overseer.terminal.table.tragic.faces import is_ally, priced, stars, strength
from overseer.terminal.table.tragic.tiles import Box, Sheet, Tile
from overseer.voice.tragic.given import Chosen, InHand, Side, Standing

WIDE_TILE = 24
NARROW_TILE = 24
SMALL_TILE = 14  # traits and skills, when there are many
BAR = 10  # signs of a bar of hit points
SET_UP = "set-up"  # the phase before the first turn


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
    own = play.things.side
    for side in play.scene.sides:
        if side is not own:
            _side(sheet, play, side, tall)
    _middle(sheet, play, news)
    _side(sheet, play, own, tall)
    _hand(sheet, play, tall)


def _middle(sheet: Sheet, play: DuelPlay, news: bool) -> None:
    """The chain, its top first; without one a line, which tells the latest where no log is."""
    seat, chain = play.seat, play.scene.chain
    if not chain:
        _rule(sheet, _latest(play) if news else Text())
        return
    title = seat.text("table-tragic-chain", n=len(chain))
    _rule(sheet, Text(title, Style(color=palette.AMBER, bold=True)))
    for at in reversed(range(len(chain))):
        item = chain[at]
        mark = signs.TOP if at == len(chain) - 1 else str(at + 1)
        line = Text(f" {mark} ", palette.mark)
        line.append(f"{palette.STANDING[item.seat]} ", palette.seat_style(item.seat))
        style = palette.faint if item.cancelled else Style(color=palette.BRIGHT)
        first, *rest = folded(Text(item.text, style), sheet.width - 6).split("\n")
        sheet.add(line.append_text(first), item.at)
        for more in rest:  # several attackers have long names; whom they attack stands last
            sheet.add(Text("     ").append_text(more))
        for link in item.blocks:
            names = {"blocker": link.blocker, "attacker": link.attacker}
            words = seat.text("table-tragic-blocks", **names)
            sheet.add(Text(f"     {words}", palette.faint))
    _rule(sheet, Text())


def _latest(play: DuelPlay) -> Text:
    """What happened last."""
    lately = play.told[-1:]
    if lately and lately[0].name in play.chapters:
        return Text(lately[0].text, Style(color=palette.AMBER, bold=True))
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


def _side(sheet: Sheet, play: DuelPlay, side: Side, tall: bool) -> None:
    """A player: hit points and piles, points, traits and skills, what lies in front of them."""
    sheet.add(_head(play, side, sheet.width), side.at)
    sheet.add(_points(play, side, sheet.width))
    chosen = [_chosen(play, each) for each in (*side.traits, *side.skills)]
    share = (sheet.width - 1) // max(1, len(chosen)) - 1
    sheet.flow(chosen, max(SMALL_TILE, min(WIDE_TILE, share)), False)
    tiles = [_permanent(play, side.seat, each) for each in sorted(side.permanents, key=_zone)]
    sheet.flow(tiles, WIDE_TILE if tall else NARROW_TILE, tall)


def _head(play: DuelPlay, side: Side, width: int) -> Text:
    seat, scene = play.seat, play.scene
    shape = palette.STANDING[side.seat]
    line = Text(no_wrap=True)
    turn = side.seat == scene.active and scene.phase != SET_UP
    line.append(palette.LEGAL_MARK if turn else " ", palette.mark)
    line.append(f"{shape} {play.name(side.seat)} ", palette.seat_style(side.seat))
    low = side.hp * 3 <= side.max_hp
    colour = Style(color=palette.RED if low else palette.GREEN, bold=True)
    line.append(f" {signs.HP} {max(0, side.hp)}/{side.max_hp} ", colour)
    facts = f" {signs.SHIELD} {side.armour['plain']}  {signs.RADIATION} {side.radiation} "
    line.append(facts, Style(color=palette.TEXT))
    piles = seat.text(
        "table-tragic-piles", hand=side.hand, library=side.library, discard=len(side.discard)
    )
    line.append(f" {piles}", palette.faint)
    for word, so in (
        ("stealth", side.stealth),
        ("inside", side.inside),
        ("reprieve", side.reprieve),
        ("out", side.out),
    ):
        if so:
            state = seat.text(f"table-tragic-{word}")
            line.append(f"  {state}", Style(color=palette.AMBER, bold=True))
    if width >= line.cell_len + BAR + 2:
        full = max(0, min(BAR, -(-BAR * side.hp // max(1, side.max_hp))))
        line.append("  " + palette.FULL * full + palette.EMPTY * (BAR - full), colour)
    line.truncate(width, overflow="ellipsis")
    return line


def _points(play: DuelPlay, side: Side, width: int) -> Text:
    """What is left of each letter's points."""
    seat, scene = play.seat, play.scene
    line = Text("   ", no_wrap=True)
    for each in side.points:
        colour = signs.COLOURS[each.letter] if each.free else palette.QUIET
        style = Style(color=colour, bold=bool(each.free))
        line.append(f"{each.letter} {each.free}/{each.n}  ", style)
    if scene.may_lay and side.seat == scene.active:
        words = seat.text("table-tragic-may-lay")
        line.append(f" + {words}", Style(color=palette.AMBER, bold=True))
    if scene.by_hand and side.seat == scene.asked == play.own:
        words = seat.text("table-tragic-by-hand")
        line.append(f" {signs.BULLET} {words}", Style(color=palette.AMBER, bold=True))
    line.truncate(width, overflow="ellipsis")
    return line


def _chosen(play: DuelPlay, each: Chosen) -> Tile:
    face = play.faces[each.card]
    state = signs.ENGAGED if each.engaged else ""
    return Tile(each.at, signs.KINDS[face.kind], face.name, state, dim=each.engaged)


def _zone(each: Standing) -> int:
    """What lies in front of a player: allies that fight, allies, equipment, the rest."""
    if each.ally:
        return 0 if each.fighting else 1
    return 2 if each.place else 3


def _permanent(play: DuelPlay, seat: int, each: Standing) -> Tile:
    faces, face = play.faces, play.faces[each.card]
    state = ""
    if each.fighting:
        state = signs.FIGHTING
    elif each.engaged:
        state = signs.ENGAGED
    if each.ally:
        facts = f"{each.attack}/{each.health}{state}"
        more = ", ".join(word.text for word in each.keywords) or faces.kind(face.kind)
    elif each.place:
        worn = play.seat.text("table-tragic-worn", worn="yes" if each.worn else "no")
        facts = "" if each.worn else signs.ENGAGED
        more = f"{faces.place(each.place)} {signs.BULLET} {worn}"
    else:
        facts = state
        more = faces.kind(face.kind)
    return Tile(
        each.at,
        signs.KINDS[face.kind],
        f"{each.at} {face.name}",
        facts,
        more,
        colour=palette.SEATS[seat],
        dim=each.engaged and not each.fighting,
    )


def _hand(sheet: Sheet, play: DuelPlay, tall: bool) -> None:
    """The viewer's cards; of a hand that nobody here may see, only how many there are."""
    _rule(sheet, Text(hand_title(play), palette.faint))
    tiles = [_in_hand(play, each) for each in play.things.held.values()]
    sheet.flow(tiles, WIDE_TILE if tall else NARROW_TILE, tall)


def hand_title(play: DuelPlay) -> str:
    """The heading over the hand below: one's own, or that of the player one looks at."""
    seat, side = play.seat, play.things.side
    if play.mine:
        return seat.text("table-tragic-hand", n=side.hand)
    return seat.text("table-tragic-hand-of", n=side.hand, seat=play.name(side.seat))


def _in_hand(play: DuelPlay, each: InHand) -> Tile:
    faces, face = play.faces, play.faces[each.card]
    name = face.name + (f" ×{each.n}" if each.n > 1 else "")
    facts = f"{stars(face)} {priced(face, play.cost(each.at, face))}"
    kind = faces.kind(face.kind)
    if is_ally(face):
        kind += f" {strength(face)}"
    elif face.blow is not None:
        kind += f" {face.blow.formula}"
    elif face.free and face.letters:
        kind += f" +1 {face.letters[0]}"
    colour = signs.COLOURS[face.letters[0]] if face.letters else palette.TEXT
    sign, dear = signs.KINDS[face.kind], bool(each.missing)
    return Tile(each.at, sign, name, facts.strip(), kind, colour, dim=dear)
