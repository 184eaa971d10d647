"""Why something cannot be done in a settlement: each reason with its rule and sample arguments."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refusal, Value

REASONS: Final[dict[str, tuple[str, dict[str, Value]]]] = {
    "caps": ("WC-S4", {"price": 150, "caps": 20}),
    "structure": ("WC-S7", {"structure": "gen-x"}),
    "room": ("WC-S12", {"room": 15}),
    "maximum": ("WC-S7", {"structure": "field", "n": 5}),
    "requires": ("WC-S7", {"structure": "pen", "perk": "local-leader"}),
    "not-built": ("WC-S4", {"structure": "store"}),
    "land": ("WC-S1", {"n": 3, "need": 5}),
    "land-how": ("WC-S1", {}),
    "no-supply": ("WC-S4", {"structure": "gen-s"}),
    "supply-count": ("WC-S4", {"structure": "store", "n": 1}),
    "short": ("WC-S4", {"power": 6, "power_used": 7, "water": 0, "water_used": 0}),
    "supply-late": ("WC-S3", {}),
    "back": ("WC-S3", {}),
    "perk": ("WC-P1", {"perk": "toughness"}),
    "perk-place": ("WC-P1", {"perk": "armourer", "settlement": "yes"}),
    "perk-twice": ("WC-P1", {"perk": "toughness"}),
    "perk-needs": ("WC-P1", {"perk": "toughness", "attribute": "endurance", "least": 5}),
    "perk-after": ("WC-P1", {"perk": "local-leader-2", "other": "local-leader"}),
    "perk-users": ("WC-P1", {"perk": "toughness", "model": "dogmeat"}),
    "perk-new": ("WC-S4", {"model": "piper"}),
    "perk-none": ("WC-S4", {"perk": "toughness"}),
    "perk-needed": ("WC-S4", {"perk": "local-leader", "other": "local-leader-2"}),
    "perk-structure": ("WC-P2", {"perk": "armourer", "structure": "wb-armour"}),
    "bench-room": ("WC-P2", {"perk": "armourer", "structure": "wb-armour"}),
    "model": ("WC-P1", {"model": "nobody"}),
    "not-working": ("WC-S5", {"structure": "wb-chem"}),
    "used": ("WC-S5", {"structure": "wb-chem"}),
    "no-use": ("WC-S5", {"structure": "store"}),
    "empty": ("WC-S15", {"structure": "wb-weapon"}),
    "no-fields": ("WC-S7", {"structure": "wb-cook"}),
    "card": ("WC-S5", {"card": "stimpak"}),
    "sheds": ("WC-S11", {"sheds": 1}),
    "stores": ("WC-S6", {"stores": 1}),
    "boosts": ("WC-S6", {"n": 7}),
    "useful": ("WC-S14", {"card": "stimpak"}),
    "helper": ("WC-S14", {"structure": "pen"}),
    "helper-late": ("WC-S14", {"structure": "pen"}),
    "office": ("WC-S14", {"structure": "stall-weapon", "card": "stimpak"}),
    "office-boosts": ("WC-S14", {"structure": "rack-any-s"}),
    "again": ("WC-S14", {"structure": "stall-weapon"}),
    "degraded": ("WC-S9", {"unit": "paladin"}),
    "stations": ("WC-S9", {"n": 1}),
    "guard": ("WC-S7", {"unit": "settler"}),
    "fee": ("WC-S8", {"fee": 30, "caps": 20}),
    "fee-due": ("WC-S8", {}),
    "no-fee": ("WC-S8", {}),
    "scouts": ("WC-S8", {}),
    "leader": ("WC-S2", {"unit": "piper", "card": "hunter"}),
    "leader-same": ("WC-S2", {"unit": "piper"}),
}


def no(word: str, **args: Value) -> Refusal:
    """The refusal for a reason; its sentence is `refusal-settlement-<word>`."""
    rule, _ = REASONS[word]
    return Refusal(rule, f"settlement-{word}", dict(args))


def samples() -> tuple[Refusal, ...]:
    """Every refusal with arguments of the kind that it comes with."""
    return tuple(
        Refusal(rule, f"settlement-{word}", dict(args)) for word, (rule, args) in REASONS.items()
    )
