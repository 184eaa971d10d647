"""The mat of Tragic: each player's points, cards and piles, and the chain between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from overseer.picture.svg import Drawing, broken, fitted
from overseer.text import translate
from overseer.tragic.card import Card, CardSet
from overseer.tragic.text import cards as text
from overseer.tragic.text.steps import capital
from overseer.tragic.words import KINDS, LETTERS

WIDTH: Final = 1260
MARGIN: Final = 30
TOP: Final = 92
CARD: Final = 168  # how wide a card is …
TALL: Final = 84  # … and how tall
SMALL: Final = 46
GAP: Final = 10
A_ROW: Final = (WIDTH - 2 * MARGIN - 2 * GAP) // (CARD + GAP)

_INKS: Final = ("#b3372e", "#c27a12", "#3f7d3a", "#a23b83", "#2f6fb0", "#1d8a86", "#7a5aa6")

STYLE: Final = """
text { fill: #1f2126; font-size: 14px }
.page { fill: #eef0ea } .mat { fill: #fbfaf4; stroke: #b5b6a8; stroke-width: 1.5 }
.turn { fill: #fff6d6; stroke: #b98500; stroke-width: 2.5 }
.title { font-size: 26px; font-weight: bold } .head { font-size: 18px; font-weight: bold }
.name { font-size: 13px; font-weight: bold } .quiet { fill: #5a5d55; font-size: 12px }
.card { fill: #ffffff; stroke-width: 2 } .engaged { fill: url(#turned) }
.facts { font-weight: bold; font-size: 13px }
.bar { fill: #ffffff; stroke: #55584f; stroke-width: 1.5 }
.hp { fill: #2f8f4e } .low { fill: #c1392b }
.chain { fill: #2c2f36 } .chain-text { fill: #f5f5ef; font-size: 14px }
.struck { fill: #b9bcb2; font-size: 14px; text-decoration: line-through }
.pile { fill: #d8d6c6; stroke: #6f6c5a; stroke-width: 1.5 }
.point { fill: #ffffff; font-weight: bold }
.state { fill: #8a5a00; font-weight: bold; font-size: 13px }
.grey { stroke: #77796f } .shield { fill: #8a93a5; stroke: #3f4654; stroke-width: 1.5 }
""" + "".join(
    f".ink-{letter} {{ stroke: {ink} }} .full-{letter} {{ fill: {ink} }} "
    for letter, ink in zip(LETTERS, _INKS, strict=True)
)
_TURNED: Final = (
    '<pattern id="turned" width="9" height="9" patternUnits="userSpaceOnUse">'
    '<rect width="9" height="9" fill="#eceade"/>'
    '<path d="M0 9L9 0" stroke="#d3d0bd" stroke-width="2"/></pattern>'
)


def tragic_picture(
    data: dict[str, Any], cards: CardSet, names: Sequence[str], moment: str, lang: str
) -> str:
    """The whole picture of a view's data."""
    players = data["players"]
    heights = [_side_height(player) for player in players]
    chain = 34 + 26 * len(data["chain"]) if data["chain"] else 0
    height = TOP + sum(heights) + 14 * len(players) + chain + 20
    drawing = Drawing(WIDTH, height, lang, STYLE)
    drawing.title = _title(data, names, lang)
    drawing.about = moment
    drawing.define(_TURNED)
    drawing.rect(0, 0, WIDTH, height, "page")
    drawing.text(MARGIN, 40, drawing.title, "title")
    drawing.text(MARGIN, 64, moment, "quiet")
    mat = _Mat(drawing, data, cards, names)
    y: float = TOP
    for at, player in enumerate(reversed(players)):
        mat.side(player, y, heights[player["seat"]])
        y += heights[player["seat"]] + 14
        if at == len(players) - 2 and chain:
            mat.chain(y)
            y += chain
    return drawing.svg()


def _title(data: dict[str, Any], names: Sequence[str], lang: str) -> str:
    if not data["phase"]:
        return translate(lang, "show-tragic-setup")
    return translate(lang, "show-tragic-title", turn=data["turn"], name=names[data["active"]])


def _rows(cards: int) -> int:
    return -(-cards // A_ROW)


def _side_height(player: dict[str, Any]) -> float:
    chosen = len(player["traits"]) + len(player["skills"])
    small = _rows(chosen) * (SMALL + GAP)
    tall = _rows(len(player["permanents"])) * (TALL + GAP)
    return 92 + small + tall + (0 if small or tall else 10)


class _Mat:
    def __init__(
        self, drawing: Drawing, data: dict[str, Any], cards: CardSet, names: Sequence[str]
    ) -> None:
        self.drawing = drawing
        self.data = data
        self.cards = cards
        self.names = names
        self.lang = drawing.lang

    def side(self, player: dict[str, Any], y: float, height: float) -> None:
        """A player: who, how well, with which points; then the cards."""
        drawing = self.drawing
        active = player["seat"] == self.data["active"] and self.data["phase"]
        drawing.rect(
            MARGIN - 12, y, WIDTH - 2 * MARGIN + 24, height, "turn" if active else "mat", 8
        )
        name = self.names[player["seat"]]
        drawing.text(MARGIN, y + 28, fitted(name, 230, 18), "head")
        self.health(player, MARGIN + 240, y + 12)
        self.piles(player, y + 12)
        self.points(player, y + 44)
        self.states(player, MARGIN + 560, y + 63)
        below = y + 84
        chosen = [(id, False) for id in player["traits"]]
        chosen += [(skill["card"], skill["engaged"]) for skill in player["skills"]]
        for at, (id, engaged) in enumerate(chosen):
            row, column = divmod(at, A_ROW)
            self.small(id, engaged, MARGIN + column * (CARD + GAP), below + row * (SMALL + GAP))
        below += _rows(len(chosen)) * (SMALL + GAP)
        for at, each in enumerate(player["permanents"]):
            row, column = divmod(at, A_ROW)
            self.permanent(each, MARGIN + column * (CARD + GAP), below + row * (TALL + GAP))

    def health(self, player: dict[str, Any], x: float, y: float) -> None:
        drawing = self.drawing
        hp, most = player["hp"], max(player["max_hp"], 1)
        share = max(0.0, min(1.0, hp / most))
        drawing.rect(x, y, 260, 22, "bar", 4)
        drawing.rect(x, y, 260 * share, 22, "low" if hp * 3 <= most else "hp", 4)
        drawing.text(x + 270, y + 17, f"♥ {hp}/{player['max_hp']}", "facts")
        drawing.path(f"M{x + 370} {y + 3}h14v8q0 6 -7 9q-7 -3 -7 -9z", "shield")
        drawing.text(x + 389, y + 17, str(player["armour"]["plain"]), "facts")
        drawing.text(x + 414, y + 17, f"☢ {player['radiation']}", "facts")

    def piles(self, player: dict[str, Any], y: float) -> None:
        """The hand, the library and the discard pile as backs of cards with their sizes."""
        drawing = self.drawing
        sizes = (
            ("hand", len(player["hand"])),
            ("library", player["library"]),
            ("discard", len(player["discard"])),
        )
        for at, (word, n) in enumerate(sizes):
            x = WIDTH - MARGIN - 330 + at * 112
            drawing.rect(x, y, 26, 36, "pile", 3)
            drawing.text(x + 13, y + 24, str(n), "name", "middle")
            label = translate(self.lang, f"show-tragic-{word}")
            drawing.text(x + 32, y + 24, fitted(label, 78, 12), "quiet")

    def points(self, player: dict[str, Any], y: float) -> None:
        """Points left and in all, letter by letter."""
        drawing = self.drawing
        for at, letter in enumerate(LETTERS):
            x = MARGIN + at * 76
            left, points = player["left"][letter], player["points"][letter]
            drawing.rect(x, y, 26, 26, f"full-{letter}", 4)
            drawing.text(x + 13, y + 18.5, letter, "point", "middle")
            drawing.text(x + 32, y + 18.5, f"{left}/{points}", "facts")

    def states(self, player: dict[str, Any], x: float, y: float) -> None:
        words = [
            translate(self.lang, f"table-tragic-{word}")
            for word in ("stealth", "inside", "reprieve", "out")
            if player[word]
        ]
        if words:
            self.drawing.text(x, y, " · ".join(words), "state")

    def _card(self, id: str) -> Card | None:
        return self.cards.by_id.get(id)

    def _ink(self, card: Card | None) -> str:
        if card is None or not card.letters:
            return "grey"
        return f"ink-{LETTERS[card.letters[0]]}"

    def _name(self, id: str) -> str:
        card = self._card(id)
        return id if card is None else text.name(card, self.lang)

    def small(self, id: str, engaged: bool, x: float, y: float) -> None:
        """A trait or skill: its name, and hatched when it is engaged."""
        card = self._card(id)
        look = f"card {self._ink(card)}" + (" engaged" if engaged else "")
        self.drawing.rect(x, y, CARD, SMALL, look, 5)
        self.drawing.text(x + 8, y + 19, fitted(self._name(id), CARD - 16, 13), "name")
        if card is not None:
            kind = capital(translate(self.lang, f"tragic-kind-{KINDS[card.kind]}"))
            words = f"{kind} {text.level_text(card)}" + (" ↷" if engaged else "")
            self.drawing.text(x + 8, y + 37, fitted(words, CARD - 16, 12), "quiet")

    def permanent(self, each: dict[str, Any], x: float, y: float) -> None:
        """A card on the mat: name, kind, cost, and an ally's attack and health."""
        drawing, card = self.drawing, self._card(each["card"])
        look = f"card {self._ink(card)}" + (" engaged" if each["engaged"] else "")
        drawing.rect(x, y, CARD, TALL, look, 6)
        lines = broken(self._name(each["card"]), CARD - 16, 13, 2)
        for at, line in enumerate(lines):
            drawing.text(x + 8, y + 19 + 15 * at, line, "name")
        facts = each["place"]
        if card is not None:
            kind = capital(translate(self.lang, f"tragic-kind-{KINDS[card.kind]}"))
            drawing.text(x + 8, y + 56, fitted(kind, CARD - 16, 12), "quiet")
            if text.face_of(card) != "free":
                cost = text.cost_text(card.cost, card.letters)
                drawing.text(x + CARD - 8, y + 56, cost, "facts", "end")
        if "attack" in each:
            strength = f"⚔ {each['attack']}  ♥ {each['health']}/{each['full_health']}"
            drawing.text(x + CARD - 8, y + 75, strength, "facts", "end")
        elif "worn" in each:
            worn = translate(self.lang, "table-tragic-worn", worn="yes" if each["worn"] else "no")
            drawing.text(x + CARD - 8, y + 75, worn, "quiet", "end")
        signs = (" ↷" if each["engaged"] else "") + (" ⚑" if each["fighting"] else "")
        drawing.text(x + 8, y + 75, facts + signs, "quiet")

    def chain(self, y: float) -> None:
        """The chain, its top first: that card takes effect first."""
        drawing, chain = self.drawing, self.data["chain"]
        drawing.rect(MARGIN - 12, y - 4, WIDTH - 2 * MARGIN + 24, 26 + 26 * len(chain), "chain", 6)
        title = translate(self.lang, "table-tragic-chain", n=len(chain))
        drawing.text(MARGIN, y + 15, title, "chain-text")
        for at, item in enumerate(reversed(chain)):
            aims = [place for place in (item["target"], item["also"]) if place]
            target = f" → {', '.join(aims)}" if aims else ""
            words = f"{self.names[item['seat']]}: {self._name(item['card'])}{target}"
            look = "struck" if item["cancelled"] else "chain-text"
            shown = fitted(words, WIDTH - 2 * MARGIN - 40, 14)
            drawing.text(MARGIN + 24, y + 38 + 26 * at, shown, look)
