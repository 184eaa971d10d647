"""What can be chosen when a table is made: a game's options as data, in a reader's language.

A game of the house describes its options (`Manner.options`); one from outside that does not is
played as it is. Whether a value goes with the others is not described: it is tried, in the order of
the options, so that whatever is offered opens a table.

    form = offered(overseer.game("wasteland"), 1, {"scenario": "farms"}, "en")
    form.options        # {"scenario": "farms"}: what to open the table with
    form.fields         # what can be chosen besides
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, Literal

import msgspec

from overseer.cardfile.problems import CardFileError, problem_text
from overseer.engine.game import Game
from overseer.engine.refusal import Refused
from overseer.text import has, translate
from overseer.voice.given import Given, Why

Kind = Literal["choice", "number", "switch", "deal"]
Single = str | int | bool
MOST_TRIED: Final = 20_000  # tables that are remembered: whether they can be opened
MOST_TEXT: Final = 300_000  # characters of a value: a file of one's own


class Value(Given):
    """One value that can be chosen."""

    value: Single
    name: str
    detail: str = ""


class Field(Given):
    """An option that can be chosen, or one seat's part of it.

    `choice`: one of the values. `number`: from `least` to `most`. `switch`: yes or no. `deal`: a
    different value for each seat, or nothing. Nothing chosen means what `usual` says.
    """

    key: str  # by which a choice is sent
    kind: Kind
    title: str
    detail: str = ""
    usual: str = ""
    seat: int | None = None  # whose part it is
    values: list[Value] = msgspec.field(default_factory=list)
    least: int = 0
    most: int = 0
    on: bool = False  # what a switch is if nobody touches it
    brings: str = ""  # the kind of a file of one's own that may stand there too
    chosen: Any = None  # what stands there now
    refused: Why | None = None  # why what was wished for does not stand there


class Form(Given):
    """All that can be chosen now, and the options that the choices so far make."""

    fields: list[Field] = msgspec.field(default_factory=list)
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class Described(msgspec.Struct, frozen=True, kw_only=True):
    """An option as its game describes it. Its words are `option-GAME-NAME` and the attributes
    `detail` and `usual`; those of a value are `named`, else `option-GAME-NAME-VALUE`."""

    name: str  # with a dot: a member of an option that has several
    kind: Kind = "choice"
    values: tuple[Single, ...] = ()
    least: int = 0
    most: int = 0
    on: bool = False
    brings: str = ""
    # A part for each seat, or for so many: what stands there unless somebody chooses.
    each: Callable[[int], list[Any]] | None = None
    only: tuple[str, tuple[Single, ...]] | None = None  # where another option has these values
    # Whether a part matters at all: with the options so far, of so many seats, this one's.
    asked: Callable[[dict[str, Any], int, int], bool] | None = None
    named: Callable[[Single, str], str] | None = None
    told: Callable[[Single, str], str] | None = None  # what a value is about, in a sentence


def offered(game: Game, seats: int, chosen: Mapping[str, Any], lang: str) -> Form:
    """What can be chosen at a table with so many seats; of the choices those that fit count."""
    from overseer.host.manner import manner_of

    return _Filling(game, seats, chosen, lang).run(manner_of(game).options())


_tried: Final[dict[bytes, bool]] = {}  # whoever fills a form asks the same again and again


def _opens(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.new(seats, options)
    except (Refused, CardFileError):
        return False
    return True


class _Filling:
    """A form on its way: the options that stand so far."""

    def __init__(self, game: Game, seats: int, chosen: Mapping[str, Any], lang: str) -> None:
        self.game = game
        self.seats = seats
        self.chosen = chosen
        self.lang = lang
        self.options: dict[str, Any] = {}
        self.fields: list[Field] = []

    def run(self, described: tuple[Described, ...]) -> Form:
        for each in described:
            if each.only is not None and self.options.get(each.only[0], "") not in each.only[1]:
                continue
            if each.each is not None:
                self._parts(each, each.each(self.seats))
            elif each.kind == "deal":
                self._deal(each)
            else:
                self._one(each)
        return Form(fields=self.fields, options=self.options)

    def _one(self, option: Described) -> None:
        """An option with a single value."""

        def place(value: Any) -> dict[str, Any]:
            name, dot, member = option.name.partition(".")
            if not dot:
                return {**self.options, name: value}
            return {**self.options, name: {**self.options.get(name, {}), member: value}}

        self._field(option, option.name, place, None)

    def _parts(self, option: Described, usual: list[Any]) -> None:
        """An option that is a list, part by part."""
        now = list(usual)
        for at in range(len(usual)):
            if option.asked is not None and not option.asked(self.options, self.seats, at):
                continue

            def place(value: Any, at: int = at) -> dict[str, Any]:
                return {**self.options, option.name: [*now[:at], value, *now[at + 1 :]]}

            field = self._field(option, f"{option.name}:{at}", place, at)
            if field is not None and field.chosen is not None:
                now[at] = field.chosen

    def _field(
        self,
        option: Described,
        key: str,
        place: Callable[[Any], dict[str, Any]],
        part: int | None,
    ) -> Field | None:
        values = [value for value in option.values if self._opens(place(value))]
        if option.kind in ("choice", "switch") and not values and not option.brings:
            return None
        field = self._worded(option, key, part, values)
        wish = self.chosen.get(key)
        if wish is not None and self._allowed(option, wish, values):
            if self._opens(place(wish)):
                field.chosen = wish
                self.options = place(wish)
            else:
                field.refused = self._why(place(wish))
        self.fields.append(field)
        return field

    def _why(self, options: dict[str, Any]) -> Why | None:
        """Why no table can be opened with these options."""
        from overseer.host.manner import manner_of

        try:
            self.game.new(self.seats, options)
        except CardFileError as error:
            return Why(rule="", text=problem_text(error.problems[0], self.lang))
        except Refused as error:
            text = manner_of(self.game).refusal_text(error.refusal, self.lang)
            rule = error.refusal.rule
            return Why(rule=rule if has(self.lang, f"rule-{rule}") else "", text=text)
        return None

    def _deal(self, option: Described) -> None:
        values = [each for each in option.values if not isinstance(each, int) or each <= self.seats]
        if not self._opens({**self.options, option.name: values[: self.seats]}):
            return
        field = self._worded(option, option.name, None, values)
        wish = self.chosen.get(option.name)
        if isinstance(wish, list) and self._opens({**self.options, option.name: wish}):
            field.chosen = wish
            self.options = {**self.options, option.name: wish}
        self.fields.append(field)

    def _allowed(self, option: Described, wish: object, values: list[Single]) -> bool:
        if option.kind == "number":
            whole = isinstance(wish, int) and not isinstance(wish, bool)
            return whole and option.least <= int(str(wish)) <= option.most
        if any(type(wish) is type(value) and wish == value for value in values):
            return True
        # A file of one's own: its text stands there, so it is tried like any value.
        return bool(option.brings) and isinstance(wish, str) and len(wish) <= MOST_TEXT

    def _opens(self, options: dict[str, Any]) -> bool:
        raw = msgspec.json.encode([self.game.name, self.seats, options])
        key = blake2b(raw, digest_size=16).digest()
        known = _tried.get(key)
        if known is None:
            known = _opens(self.game, self.seats, options)
            if len(_tried) >= MOST_TRIED:
                _tried.clear()
            _tried[key] = known
        return known

    def _worded(self, option: Described, key: str, part: int | None, values: list[Single]) -> Field:
        id = f"option-{self.game.name}-{option.name.replace('.', '-').replace('_', '-')}"
        n = {} if part is None else {"n": part + 1}
        return Field(
            key=key,
            kind=option.kind,
            title=translate(self.lang, id, **n),
            detail=self._said(f"{id}.detail"),
            usual=self._said(f"{id}.usual"),
            seat=part,
            values=[self._value(option, id, value) for value in values],
            least=option.least,
            most=option.most,
            on=option.on,
            brings=option.brings,
        )

    def _said(self, id: str) -> str:
        return translate(self.lang, id) if has(self.lang, id) else ""

    def _value(self, option: Described, id: str, value: Single) -> Value:
        if option.named is not None:
            name = option.named(value, self.lang)
        elif has(self.lang, f"{id}-{value}"):
            name = translate(self.lang, f"{id}-{value}")
        else:
            name = str(value)
        detail = "" if option.told is None else option.told(value, self.lang)
        return Value(value=value, name=name, detail=detail)
