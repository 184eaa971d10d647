"""Why something was refused: a rule id, a reason and arguments for a sentence in any language."""

from __future__ import annotations

Value = int | str


class Refusal:
    """One reason with its rule, for example `Refusal("SH-P3", "shelter-cost", {"space": "1A"})`.

    The sentence is the Fluent message `refusal-<reason>`; the rule itself is `rule-<rule>`.
    """

    __slots__ = ("args", "reason", "rule")

    def __init__(self, rule: str, reason: str, args: dict[str, Value] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.args: dict[str, Value] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.reason!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, Value]]]:
        return Refusal, (self.rule, self.reason, self.args)


class Refused(Exception):
    """Something the user asked for cannot be done; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.args}")
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        # As it is, or a worker process could not tell who waits for it.
        return type(self), (self.refusal,)


class IllegalMove(Refused):
    """The move is against a rule."""


class BadNotation(Refused):
    """The text is no move of this game."""


class BadOption(Refused):
    """A game cannot be set up like this."""
