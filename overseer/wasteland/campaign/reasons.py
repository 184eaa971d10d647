"""Why something cannot be done in a campaign: each reason with its rule and sample arguments."""

from __future__ import annotations

from typing import Final

from overseer.engine.refusal import Refusal, Value

REASONS: Final[dict[str, tuple[str, dict[str, Value]]]] = {
    "over": ("WC-S3", {}),
    "not-now": ("WC-S3", {"move": "build", "topic": "draw"}),
    "late": ("WC-S3", {"move": "build"}),
    "founded": ("WC-S1", {}),
    "chance": ("WC-S5", {"move": "draw stimpak"}),
    "scenario": ("WC-F3", {"scenario": "nowhere"}),
    "limit": ("WC-F1", {"limit": "60", "least": 200, "most": 3000}),
    "side": ("WC-F3", {"side": "west", "first": "players", "second": "wasteland"}),
    "nobody": ("WC-F3", {}),
    "finish": ("WC-S3", {}),
    "quest": ("WC-Q2", {"quest": "nothing"}),
    "quest-done": ("WC-Q2", {"quest": "lost-patrol-1"}),
    "quest-closed": ("WC-Q2", {"quest": "lost-patrol-2a"}),
    "force-leader": ("WC-S9", {"unit": "piper", "card": "hunter"}),
    "force-card": ("WC-S9", {"card": "stimpak"}),
    "force-boost": ("WC-S9", {"card": "quick-hands"}),
    "force-mod": ("WC-S9", {"card": "comfort-grip"}),
    "force-perk": ("WC-S9", {"unit": "piper", "perk": "toughness"}),
    "result-end": ("WC-F5", {"how": "nothing", "scenario": "ambush"}),
    "result-seat": ("WC-S2", {"seat": 2}),
    "result-removed": ("WC-S2", {"seat": 1, "place": 3}),
    "result-leader": ("WC-S2", {"seat": 1}),
    "result-card": ("WC-S2", {"seat": 1, "card": "stimpak"}),
    "result-boost": ("WC-S2", {"seat": 1, "card": "stimpak"}),
    "result-boosts": ("WC-S2", {"seat": 1, "n": 4, "most": 2}),
    "result-standing": ("WC-F5", {"seat": 1, "n": 3, "how": "farms-attackers-gone"}),
    "result-nobody": ("WC-F5", {"seat": 1, "how": "farms-attackers-gone"}),
    "result-degraded": ("WC-S9", {"seat": 1, "place": 2}),
    "result-quest": ("WC-Q2", {"seat": 1}),
    "result-owed": ("WC-E6", {"seat": 1, "card": "gun-for-hire"}),
    "result-rounds": ("WC-F5", {"rounds": 9, "most": 6}),
}


def no(word: str, **args: Value) -> Refusal:
    """The refusal for a reason; its sentence is `refusal-campaign-<word>`."""
    rule, _ = REASONS[word]
    return Refusal(rule, f"campaign-{word}", dict(args))


def samples() -> tuple[Refusal, ...]:
    """Every refusal with arguments of the kind that it comes with."""
    return tuple(
        Refusal(rule, f"campaign-{word}", dict(args)) for word, (rule, args) in REASONS.items()
    )
