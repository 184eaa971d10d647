"""The cards of a duel as a client is given them, and what their signs are called."""

from __future__ import annotations

from overseer.text import translate
from overseer.voice.tragic.given import Cost, Face, Symbol, TragicFixed, cost_line

STAR = "★"


class Faces:
    """Every card and every sign, in one language."""

    def __init__(self, fixed: TragicFixed, lang: str) -> None:
        self.lang = lang
        self.fixed = fixed
        self._faces: dict[str, Face] = {face.id: face for face in fixed.cards}
        self._symbols: dict[tuple[str, str], Symbol] = {
            (symbol.sort, symbol.word): symbol for symbol in fixed.symbols
        }

    def __getitem__(self, id: str) -> Face:
        return self._faces[id]

    def title(self, id: str) -> str:
        """A card by its name and its level: “Bat blow ★★”."""
        face = self[id]
        return translate(self.lang, "say-tragic-card", name=face.name, level=stars(face))

    def kind(self, word: str) -> str:
        """A kind of card at the beginning of a line."""
        name = self._symbols["kind", word].name
        return name[:1].upper() + name[1:]

    def place(self, word: str) -> str:
        """A place of the body."""
        return self._symbols["place", word].name

    def rules(self, face: Face) -> str:
        """All that a card does, in one paragraph."""
        sentences = rules_lines(face)
        told = sentences[-1] if sentences else ""
        for sentence in reversed(sentences[:-1]):
            told = translate(self.lang, "list-sentences", first=sentence, rest=told)
        return told

    def meanings(self, face: Face) -> list[str]:
        """What each word in capitals on a card means."""
        found = [self._symbols["keyword", word] for word in face.words]
        return [
            translate(self.lang, "cards-tragic-keyword", keyword=each.name, meaning=each.text)
            for each in found
        ]

    def line(self, face: Face) -> str:
        """A card in one line: name, level, cost, kind and rules."""
        cost = "–" if face.free else cost_line(face.cost)
        head = translate(self.lang, "plain-tragic-priced", card=self.title(face.id), cost=cost)
        if is_ally(face):
            head = f"{head} {strength(face)}"
        rules = self.rules(face)
        told = translate(self.lang, "say-tragic-rules", line=face.type_line, rules=rules)
        return translate(self.lang, "say-move", name=head, detail=told)

    def radiation(self, level: int) -> list[str]:
        """What the radiation track does at a level."""
        fixed = self.fixed
        return [
            line
            for begins, line in zip(fixed.levels, fixed.radiation, strict=True)
            if begins <= level
        ]


def stars(face: Face) -> str:
    """A star for each level."""
    return STAR * face.level


def rules_lines(face: Face) -> list[str]:
    """The sentences of a card, of a reaction with what it answers."""
    return face.read or [line.text for line in face.lines]


def priced(face: Face, cost: Cost) -> str:
    """What a card costs, in the way of its corner; nothing where cards of its kind have no cost."""
    return "" if face.free else cost_line(cost)


def is_ally(face: Face) -> bool:
    """Whether it fights beside its player."""
    return face.kind in ("ally", "companion")


def strength(face: Face) -> str:
    """An ally's attack and health as they are printed."""
    return f"{face.attack}/{face.health}"
