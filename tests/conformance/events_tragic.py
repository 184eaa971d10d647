"""What names the changes in a view of Tragic."""

from __future__ import annotations

from tests.conformance.explaining import Book

OF = "players.{seat}."
CARD = "players.*.permanents.{place}."
CARDS = "players.*.permanents.{places}."
HAND = (OF + "hand", OF + "known")
LIBRARY = (OF + "library", OF + "library_cards", OF + "tops", OF + "bottoms")
GONE = (CARD + "*", OF + "discard")
HP = (OF + "hp",)
MOST_HP = (OF + "hp", OF + "max_hp")
POINTS = (OF + "left.*",)
# A cost is paid, and the player has acted: the right to lay comes or goes.
ACTED = (*POINTS, OF + "actions", "may_lay", "by_hand")
ON_PILE = "chain.*"

EVENTS = {
    # the set-up and the turn
    "rolled": (),
    "begins": ("first", "active"),
    "traits": (OF + "traits", OF + "destroyed"),  # what does not go together is destroyed
    "no-traits": (OF + "traits", OF + "destroyed"),
    "skills": (OF + "skills.*",),
    "start-hp": HP,
    "mulligan": (*HAND, *LIBRARY),
    "turn": (
        *("active", "turn", "may_lay", OF + "turns", OF + "actions", OF + "left.*"),
        *(OF + "skills.*.engaged", OF + "permanents.*.engaged"),
    ),
    "phase": ("phase",),
    "turn-over": ("players.*.permanents.*.health", OF + "reprieve", "may_lay"),
    "turn-stopped": (),
    "no-cards": (OF + "out",),
    "lost": (OF + "out", "triggers.*"),
    # cards of hand and library
    "drew": (*HAND, *LIBRARY),
    "drew-hidden": (*HAND, *LIBRARY),
    "looked": (OF + "looking", *LIBRARY),
    "looked-hidden": (OF + "looking", *LIBRARY),
    "put-on-top": (OF + "looking", *LIBRARY),
    "put-on-top-hidden": (OF + "looking", *LIBRARY),
    "put-under": (OF + "looking", *LIBRARY),
    "put-under-hidden": (OF + "looking", *LIBRARY),
    "put-away": (OF + "looking", OF + "discard"),
    "milled": (OF + "discard", *LIBRARY),
    "found": (*HAND, *LIBRARY),
    "recovered": (*HAND, OF + "discard"),
    "revived": (OF + "discard",),
    "stole": (*HAND, "players.{victim}.hand", "players.{victim}.known"),
    "hand-shown": HAND,
    "reaction-shown": HAND,
    "discarded": (*HAND, *GONE),  # from the hand (without a place) or from play
    # costs and points
    "cast": (*HAND, *ACTED, ON_PILE),
    "used": (*ACTED, OF + "skills.*.engaged", ON_PILE),
    "paid": ACTED,
    "laid": (*HAND, *POINTS, OF + "points.*", OF + "abilities", "may_lay"),
    "point": (*POINTS, OF + "points.{letter}"),
    "refreshed": (OF + "left.{letter}",),
    "drained": (OF + "left.{letter}",),
    # the pile
    "resolved": (ON_PILE, OF + "discard", "players.*.permanents.*.fighting"),
    "cancelled": (ON_PILE,),
    "movement-cancelled": (ON_PILE, OF + "permanents.*.fighting"),
    "redirected": (ON_PILE,),
    "dodges": (ON_PILE,),
    "critical": ("chain.*.damage",),
    "no-critical": ("chain.*.damage",),
    "announced": ("chain.*.damage",),
    "announced-area": ("chain.*.damage",),
    "blocks": ("chain.*.blocks",),
    "ally-attacks": (ON_PILE, CARD + "fighting", OF + "actions", "may_lay", "by_hand"),
    "waits": ("triggers.*",),
    "waits-no-more": ("triggers.*",),
    # players and cards in play
    "hurt": HP,
    "healed": HP,
    "radiation": (OF + "radiation",),
    "max-hp": MOST_HP,
    "max-hp-now": MOST_HP,
    "hidden": (OF + "stealth", OF + "permanents.*.hiding"),
    "seen": (OF + "stealth", OF + "permanents.*.hiding"),
    "entered": (OF + "inside",),
    "left-building": (OF + "inside",),
    "reprieve": (OF + "reprieve",),
    "arrived": (CARD + "*",),
    "turned": (CARD + "engaged", CARD + "worn", CARD + "hiding"),
    "worn": (CARD + "engaged", CARD + "worn"),
    "taken-off": (CARD + "engaged", CARD + "worn"),
    "disengaged": (CARDS + "engaged",),
    "ally-hurt": (CARD + "health",),
    "allies-healed": (CARDS + "health",),
    "beaten": GONE,
    "incapacitated": GONE,
    "brotherhood-left": GONE,
    "destroyed": (CARD + "*", OF + "destroyed"),
    "returned": (CARD + "*", *HAND),
}

BOOK = Book(
    names={"players": "seat", "permanents": "place"},
    events={f"tragic-{name}": paths for name, paths in EVENTS.items()},
    moves={
        "traits": (OF + "traits", "choosing"),
        "skills": (OF + "skills.*",),
        "by-hand": ("by_hand",),
        "pass": ("by_hand", "may_lay"),
        "end": ("by_hand", "may_lay"),
        "cast": (*HAND, *POINTS, "by_hand"),
        "use": (*POINTS, "by_hand"),
        "wear": ACTED,
        "take-off": ACTED,
        "yes": ACTED,
        "discard": ACTED,  # a toll is an action
        "attack": (ON_PILE, "players.*.permanents.{1}.fighting", "by_hand", "may_lay"),
        "join": (ON_PILE, "players.*.permanents.{1}.fighting"),
        "target": (ON_PILE, *POINTS),
        "aim": (ON_PILE, *POINTS),
        "pay": (OF + "left.{1}",),
        "none": LIBRARY,
    },
    derived=(
        *("choosing", "players.*.armour.*", "players.*.draw_rate", "players.*.stealth"),
        *("players.*.permanents.*.attack", "players.*.permanents.*.full_health"),
        *("players.*.permanents.*.health", "players.*.permanents.*.keywords.*"),
    ),
)
