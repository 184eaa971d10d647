"""Tragic, registered: set-up, options and notation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from overseer.cardfile.canonical import kept_options
from overseer.engine.game import Earlier, Game, Helper, Options
from overseer.engine.refusal import BadNotation, BadOption, Refusal
from overseer.engine.state import Move, State
from overseer.tragic.autopass import VEILED, AutoPass, Stops, values_of
from overseer.tragic.card import CardSet
from overseer.tragic.cards.file import load_text, standard
from overseer.tragic.decks.deck import FORMATS, Deck
from overseer.tragic.decks.ready import ready, seated
from overseer.tragic.invariants import broken
from overseer.tragic.moves import TragicMove
from overseer.tragic.older import asked_besides
from overseer.tragic.refusals import samples
from overseer.tragic.rulebook import RULES
from overseer.tragic.rules.duel import MOST_TURNS, Tables
from overseer.tragic.state import TragicState

OPTIONS: Final = ("cards", "decks", "format", "turns")
SETS: Final = 16  # card sets that are held: whoever hosts matches is sent many


@lru_cache(maxsize=SETS)
def tables_of(source: str) -> Tables:
    """The tables of a card set: "standard", or the text of a set."""
    tables = Tables(standard() if source == "standard" else load_text(source))
    tables.expect([deck.cards for deck in ready(tables.set)])
    return tables


class Tragic(Game):
    """Options: `decks` (each seat's deck: a ready deck's name, a deck code or a deck file's text),
    `format` (singleton, duo, trio, quad), `turns` (time is up after so many each, TR-E3),
    `cards` ("standard", or the text of a card set)."""

    def __init__(self) -> None:
        super().__init__("tragic", "tragic-5", (2,), False)

    def tables(self, options: Options | None = None) -> Tables:
        """The tables of the card set that the options name."""
        source = (options or {}).get("cards", "standard")
        if not isinstance(source, str):
            raise BadOption(Refusal("OV-O1", "option", {"name": "cards", "allowed": "text"}))
        return tables_of(source)

    def new(self, seats: int, options: Options | None = None) -> State:
        self.check_seats(seats)
        return self.deal(seats, options)

    def deal(self, seats: int, options: Options | None = None) -> TragicState:
        """The start position for any number of players (TR-M1); `new` allows duels only."""
        chosen = dict(options or {})
        for name in chosen:
            if name not in OPTIONS:
                args: dict[str, int | str] = {"name": str(name), "allowed": ", ".join(OPTIONS)}
                raise BadOption(Refusal("OV-O1", "option", args))
        tables = self.tables(chosen)
        form = chosen.get("format", "singleton")
        if not isinstance(form, str) or form not in FORMATS:
            allowed = ", ".join(FORMATS)
            raise BadOption(Refusal("TR-S1", "option", {"name": "format", "allowed": allowed}))
        state = TragicState(None, tables, seats, FORMATS[form])
        turns = chosen.get("turns", MOST_TURNS)
        whole = isinstance(turns, int) and not isinstance(turns, bool)
        if not whole or not 1 <= turns <= MOST_TURNS:
            allowed = f"1-{MOST_TURNS}"
            raise BadOption(Refusal("TR-E3", "option", {"name": "turns", "allowed": allowed}))
        state.turn_limit = turns
        decks = self.decks(seats, tables.set, chosen.get("decks"), form)
        for seat in range(seats):
            state.players[seat].library = decks[seat].cards
            state.players[seat].plan = decks[seat].traits + decks[seat].skills
        state.go_on()
        return state

    def decks(
        self, seats: int, cards: CardSet, wanted: object, format: str = "singleton"
    ) -> list[Deck]:
        """The deck of every seat; a BadOption that names the rule when one is not legal."""
        return seated(seats, cards, wanted, format)

    def parse(self, text: str, options: Options | None = None) -> Move:
        tidy = " ".join(text.split())
        found = self.tables(options).moves.by_text.get(tidy)
        if found is None:
            raise BadNotation(Refusal("OV-N1", "notation", {"text": tidy[:60]}))
        return found

    def all_moves(self, options: Options | None = None) -> list[Move]:
        return list(self.tables(options).moves.all)

    def idle(self, state: State) -> Move:
        assert isinstance(state, TragicState)
        moves = state.moves()
        known = state.tables.moves
        for quiet in (known.passing, known.end, known.none, known.traits[0]):
            if quiet in moves:
                return quiet
        return moves[0]

    def settings(self) -> dict[str, tuple[str, ...]]:
        return values_of()

    def helper(self, settings: Mapping[str, str]) -> Helper | None:
        return AutoPass(Stops.chosen(settings))

    def veiled(self, state: State) -> bool:
        return state.topic in VEILED

    def shown_options(self, options: Options, seat: int | None) -> dict[str, Any]:
        """Nobody knows the deck of another before its cards are seen."""
        shown = dict(options)
        if isinstance(shown.get("decks"), list | tuple):
            shown["decks"] = [each if n == seat else "" for n, each in enumerate(shown["decks"])]
        return shown

    def kept_options(self, options: Options) -> dict[str, Any]:
        return kept_options(options)

    def cards_digest(self, options: Options | None = None) -> str:
        return self.tables(options).set.digest

    def earlier(self) -> tuple[Earlier, ...]:
        return (
            Earlier("0.1.0", "tragic-3", "9092d6404c39613054d27213cefbbd10"),
            Earlier("0.2.0", "tragic-4", "aeb6136cf2134d21a2f2ad6f7319f210"),
        )

    def asked_besides(self, rules: str, state: State, old: Move) -> Move | None:
        assert isinstance(state, TragicState)
        return asked_besides(rules, state, old) if isinstance(old, TragicMove) else None

    def rooms(self) -> dict[str, str]:
        return {
            "voice": "overseer.voice.tragic.voice",
            "host": "overseer.host.tragic",
            "rulebook": "overseer.tragic.rulebook",
            "look": "overseer.terminal.tragic.look",
        }

    def rule_ids(self) -> tuple[str, ...]:
        return RULES

    def reasons(self) -> tuple[Refusal, ...]:
        return samples()

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, TragicState)
        return broken(state)
