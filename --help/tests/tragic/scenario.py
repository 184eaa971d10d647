"""Short scenarios for cards, written as a player would tell them: set-up, moves, what came of it.

    ("bat-blow-2", "b put volunteer-1", "cast *; target b1", "b play -; b hp -8")

`*` is the card itself. Without further words both players have five points of every letter, 50 of
100 HP, six raider-bruiser-1 in the library and an empty hand; a card of the library lies in the
hand of player a, a skill beside a. A trait was chosen by a in the set-up of a real duel, so that
HP are full. It is a's main phase.

Set-up, with a or b before it: S4 L9 (points) · hp 30 · hand, library, tops, discard, put, engaged,
unworn, lay, skill, trait with cards · stat armour 3 · radiation 4 · turn (it is that player's).
Moves: notation; `not cast punch-1: covered` waits until that is the reason why it is refused. What
is not scripted is declined, critical dice show no 1; every other die and every real choice has to
be scripted, and at the end nobody owes a decision.
Facts: the words of `Scenario.look` and what should be so.
"""

from __future__ import annotations

from overseer.engine import NATURE, OVER, Decision
from overseer.tragic.moves import SLOTS
from overseer.tragic.player import Permanent, Player
from overseer.tragic.rules.board import attack_of, health_left, keyword, set_radiation
from overseer.tragic.rules.payment import left
from overseer.tragic.state import TragicState
from overseer.tragic.words import KEYWORDS, LETTERS, SKILL, STATS, TRAIT
from tests.tragic.table import Table

Row = tuple[str, str, str, str]  # card, set-up, moves, facts

POINTS = 5
HP = 50
FILLER = "raider-bruiser-1"
QUIET = ("lay", "answer", "block", "join", "charge", "interrupt", "upkeep", "may", "toll", "free")
THREE = "recycle-1 trap-spotting-1 parry-1"


def parts(text: str) -> list[list[str]]:
    """`a b; c d` → [[a, b], [c, d]]."""
    return [part.split() for part in text.split(";") if part.strip()]


class Scenario:
    """One row, laid out, played and looked at."""

    def __init__(self, row: Row) -> None:
        self.card = row[0]
        self.setup, self.moves, self.facts = [text.replace("*", row[0]) for text in row[1:]]
        self.table = Table()
        self.kind = self.table.cards.by_id[self.card].kind
        self.dealt = [0, 0]
        self.hp = [0, 0]
        self.declined: set[tuple[int, str]] = set()
        self.asked: list[Decision] = []

    @property
    def state(self) -> TragicState:
        return self.table.state

    def run(self) -> None:
        script = [" ".join(words) for words in parts(self.moves)]
        if self.kind == TRAIT:
            script = self.choose_trait(script)
        self.lay_out()
        for move in script:
            self.play(move)
        self.settle()
        for words in parts(self.facts):
            seen, wanted = self.look(words)
            assert seen == wanted, f"{self.card}: {' '.join(words)}: it is {seen}"

    # -- laying out ------------------------------------------------------------------------------

    def lay_out(self) -> None:
        for player in self.state.players:
            player.points = bytes([max(n + POINTS - 1, 0) for n in player.points])
            player.hand = ()
            if self.kind != TRAIT:
                player.hp = HP
        words = parts(self.setup)
        for seat in (0, 1):
            if ["ab"[seat], "library"] not in [part[:2] for part in words]:
                self.table.library(seat, *[FILLER] * 6)
        if self.card not in [card for part in words for card in part]:
            if self.kind == SKILL:
                self.table.skill(0, self.card)
            elif self.kind != TRAIT:
                self.table.hand(0, self.card)
        for who, word, *rest in words:
            self.put("ab".index(who), word, rest)
        self.hp = [player.hp for player in self.state.players]
        self.table.start()

    def choose_trait(self, script: list[str]) -> list[str]:
        """Both choose as in a real duel; returns what is left of the script in a's first turn."""
        self.table.state = TragicState(None, self.table.tables, 2, 4)
        for seat in (0, 1):
            self.table.library(seat, *[FILLER] * 20)
        self.state.go_on()
        while self.table.topic != "main":
            topic = self.table.topic
            if topic == "traits":
                self.table.play("traits none" if self.state.seat else f"traits {self.card}")
            elif topic == "skills":
                four = f"skills {THREE} survival-1"
                self.table.play(four if self.table.legal(four) else f"skills {THREE}")
            elif topic == "mulligan":
                self.table.play(script.pop(0) if "mulligan" in script else "pass")
            elif topic == "first":
                self.table.play("roll 1" if self.state.rolls else "roll 6")
            elif topic == "fortune":
                self.table.play("roll 6")
            else:
                self.default()
        self.dealt = [len(player.hand) for player in self.state.players]
        return script

    def put(self, seat: int, word: str, rest: list[str]) -> None:
        """One part of the set-up."""
        table = self.table
        player = table.player(seat)
        if word[0] in LETTERS:
            table.points(seat, " ".join([word, *rest]))
        elif word == "hp":
            player.hp = int(rest[0])
        elif word == "radiation":
            set_radiation(self.state, player, int(rest[0]))
        elif word == "stat":
            table.gain(seat, STATS.index(rest[0]), int(rest[1]))
        elif word == "turn":
            self.state.active = seat
        elif word in ("put", "unworn", "engaged"):
            for card in rest:
                permanent = table.put(seat, card, word != "unworn")
                permanent.engaged = permanent.engaged or word == "engaged"
        else:
            zones = {
                "hand": table.hand,
                "library": table.library,
                "tops": table.tops,
                "discard": table.discard,
                "lay": table.lay,
                "skill": table.skill,
                "trait": table.trait,
            }
            zones[word](seat, *rest)

    # -- playing ---------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """A scripted move, after declining what comes before it."""
        text, _, reason = text.removeprefix("not ").partition(": ")
        for _ in range(60):
            self.note()
            if reason and self.why_not(text) == f"tragic-{reason}":
                return
            if not reason and self.table.legal(text):
                self.table.play(text)
                return
            self.default(f"{text} is not to be had: {self.why_not(text)}")
        raise AssertionError(f"{self.card}: {text} never comes")

    def settle(self) -> None:
        """Decline everything until a main decision or the end of the duel."""
        for _ in range(60):
            if self.state.seat == OVER or self.table.topic == "main":
                return
            self.default("the script ends too early")
        raise AssertionError(f"{self.card}: it never ends")

    def default(self, otherwise: str = "") -> None:
        """Whatever the script need not say."""
        state = self.state
        topic = self.table.topic
        if state.seat == NATURE:
            outcomes = {str(move) for move in state.moves()}
            if topic == "critical":
                self.table.play("ones 0")
                return
            assert topic == "draw" or len(outcomes) == 1, f"{self.card}: {topic} {otherwise}"
            self.table.play(min(outcomes))
            return
        assert topic in QUIET, f"{self.card}: asked {topic}, {otherwise}"
        self.declined.add((state.seat, topic))
        self.table.play("pass")

    def note(self) -> None:
        """Remember what is asked."""
        decision = self.state.decision
        if decision is not None:
            self.asked.append(decision)

    def why_not(self, text: str) -> str:
        refusal = self.state.refusal(self.table.tables.moves.by_text[text])
        return "-" if refusal is None else refusal.reason

    # -- looking ---------------------------------------------------------------------------------

    def look(self, words: list[str]) -> tuple[object, object]:
        """A fact as it is, and as the row wants it."""
        first, *rest = words
        if first == "legal":
            return self.table.legal(" ".join(rest)), True
        if first == "refused":  # refused cast punch-1: too-dear
            text, reason = " ".join(rest).split(": ")
            return self.why_not(text), f"tragic-{reason}"
        if first == "told":  # told critical 1: that event, so often
            return len(self.table.told(rest[0])), int(rest[1])
        if first == "never":  # never a answer: that player was not asked that
            return ("ab".index(rest[0]), rest[1]) in self.declined, False
        if first == "dice":  # how many critical dice were rolled last
            rolls = self.table.told("critical") + self.table.told("no-critical")
            return (rolls[-1].args["dice"] if rolls else 0), int(rest[0])
        if first == "over":  # who won
            outcome = self.state.outcome
            winners = outcome.winners if outcome else ()
            return ["ab"[seat] for seat in winners], rest
        if len(first) > 1:
            return self.look_at(self.permanent(first), "ab".index(first[0]), rest)
        return self.look_over(self.state.players["ab".index(first)], rest)

    def permanent(self, place: str) -> Permanent | None:
        return self.state.permanent("ab".index(place[0]) * SLOTS + int(place[1:]) - 1, -1)

    def look_at(
        self, permanent: Permanent | None, seat: int, words: list[str]
    ) -> tuple[object, object]:
        """a1 3/4 (attack and health left) · a1 engaged · a1 ready · a1 armour 2 (a keyword)."""
        if permanent is None:
            return "gone", words
        if words[0] in ("engaged", "ready"):
            return ("engaged" if permanent.engaged else "ready"), words[0]
        if words[0] in KEYWORDS:
            n = keyword(self.state, seat, permanent, KEYWORDS.index(words[0]))
            return n, int(words[1])
        now = attack_of(self.state, seat, permanent), health_left(self.state, seat, permanent)
        return f"{now[0]}/{now[1]}", words[0]

    def look_over(self, player: Player, words: list[str]) -> tuple[object, object]:
        """b hp -5 (since the set-up) · b hp 70 · a hand punch-1 (exactly) · a stat critical 2 …"""
        word, *rest = words
        piles = {
            "hand": player.hand,
            "play": [permanent.card.number for permanent in player.permanents],
            "discard": player.discard,
            "destroyed": player.destroyed,
            "tops": player.tops,
            "bottoms": player.bottoms,
            "abilities": player.abilities,
            "known": player.known,
        }
        if word in piles:
            wanted = [] if rest == ["-"] else rest
            seen = self.table.ids(tuple(piles[word]))
            return (seen, wanted) if word == "tops" else (sorted(seen), sorted(wanted))
        if word == "hp" and rest[0][0] in "+-":
            return player.hp - self.hp[player.seat], int(rest[0])
        if word == "stat":
            return self.state.stat(player.seat, STATS.index(rest[0])), int(rest[1])
        if word == "stealth":
            return self.state.hidden(player.seat), rest == ["yes"]
        if word in LETTERS:  # disengaged points of a letter
            return left(player, LETTERS.index(word)), int(rest[0])
        numbers = {
            "hp": player.hp,
            "max": player.max_hp,
            "cards": len(player.hand),
            "library": player.library_size,
            "radiation": player.radiation,
            "left": sum(player.points) - sum(player.spent),
            "dealt": self.dealt[player.seat],
            "turns": player.turns,
            "skills": len(player.skills),
        }
        return numbers[word], int(rest[0])
