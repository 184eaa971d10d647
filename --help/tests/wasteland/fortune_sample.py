"""A small card set with all that the campaign's cards can say, and what can be wrong in it."""

from __future__ import annotations

from tests.wasteland.card_sample import TEXT, Broken

FORTUNE = (
    TEXT
    + """
[[perk]]
id = "bear-hug"
source = "designed"
caps = [-1, 5, 6]
needs = ["strength 7", "luck 2"]
users = ["creature"]
gives = ["health 2"]
dice = ["black melee"]
powers = ["entangles", "hunts"]

[[perk]]
id = "bear-hug-2"
source = "designed"
after = ["bear-hug"]

[[perk]]
id = "bear-smith"
source = "designed"
settlement = true
bench = "wb-weapon"
mods = ["rifle", "melee"]
armour_mods = true

[[boost]]
id = "bear-cunning"
source = "designed"
kind = "cunning"
caps = [4, 4, 4]
moment = "before"
effect = "swap"
dice = ["yellow", "blue"]
die = "black"
tests = true
copies = 3

[[boost]]
id = "bear-breath"
source = "designed"
kind = "tactical"
moment = "action"
effect = "points"
amount = 2

[[boost]]
id = "bear-call"
source = "designed"
kind = "tactical"
moment = "action"
effect = "call"
ruler = "red"

[[event]]
id = "bear-storm"
source = "designed"
flip = true
lasts = "battle"
effects = ["short-sight green", "hurt 2 energy open", "test-condition luck poisoned"]

[[event]]
id = "bear-grudge"
source = "designed"
consequence = true
effects = ["attack 3 skill 6", "beast yao-guai", "heal 2 owners"]

[[exploration]]
id = "bear-cave"
source = "designed"
fee = 20
unpaid = ["lose"]
attribute = "luck"
modifier = -2
gains = ["item 2 chem", "boost cunning", "card spike-bat", "leader tamer", "perk bear-hug"]
failed = ["harm 2 radiation", "caps -15", "consequence bear-grudge", "quest honey-1"]
copies = 2

[[quest]]
id = "honey-1"
source = "designed"
series = "honey"
part = 1
learned = true
deeds = ["searched 2", "won"]
gains = ["land 5", "structure pump", "limit -10"]
next = ["honey-2"]

[[quest]]
id = "honey-2"
source = "designed"
series = "honey"
part = 2
deeds = ["centre 3"]
gains = ["power 2", "water -2"]
repeatable = true
"""
)

WORD, SHAPE = "wasteland-file-word", "wasteland-file-shape"
UNKNOWN, MISSING = "cardfile-unknown-key", "cardfile-missing-key"
NO_CARD = "wasteland-file-no-card"
FORTUNE_BROKEN = {
    # Perks
    "need": Broken('"strength 7"', '"strenght 7"', "needs", WORD, {"guess": "strength"}),
    "need of nothing": Broken('"luck 2"', '"luck"', "needs", SHAPE),
    "power of a perk": Broken('"entangles"', '"entangle"', "powers", WORD, {"what": "perk-power"}),
    "earlier perk": Broken(
        'after = ["bear-hug"]', 'after = ["bear-hugs"]', "after", NO_CARD, {"what": "perk"}
    ),
    "body of a settlement": Broken(
        "armour_mods = true",
        'armour_mods = true\ngives = ["health 1"]',
        "gives",
        "wasteland-file-perk",
        {"kind": "settlement"},
    ),
    "bench of a model": Broken(
        'users = ["creature"]',
        'bench = "wb-weapon"',
        "bench",
        "wasteland-file-perk",
        {"kind": "model"},
    ),
    # Boosts
    "kind of a boost": Broken('"cunning"\ncaps', '"sly"\ncaps', "kind", "cardfile-choice"),
    "missing effect": Broken('effect = "swap"\n', "", "[[boost]]", MISSING),
    "effect of a boost": Broken('"swap"', '"swop"', "effect", "cardfile-choice"),
    "moment of another effect": Broken('"before"', '"hit"', "moment", "cardfile-choice"),
    "missing die": Broken('die = "black"\n', "", "[[boost]]", MISSING, {"key": "die"}),
    "die for itself": Broken('"blue"]\ndie', '"black"]\ndie', "dice", "wasteland-file-word-twice"),
    "missing amount": Broken("amount = 2\n", "", "[[boost]]", MISSING, {"key": "amount"}),
    "key of another boost": Broken("amount = 2", 'amount = 2\nruler = "red"', "ruler", UNKNOWN),
    "boost for no roll": Broken(
        "tests = true", "attacks = false", "attacks", "wasteland-file-no-roll"
    ),
    "rolls of an action": Broken("amount = 2", "amount = 2\ntests = true", "tests", UNKNOWN),
    # Events
    "effect of an event": Broken(
        '"short-sight green"', '"short-site green"', "effects", WORD, {"what": "event-effect"}
    ),
    "whom an event means": Broken("energy open", "energy opne", "effects", WORD, {"what": "who"}),
    "condition": Broken("luck poisoned", "luck ill", "effects", WORD, {"what": "condition"}),
    "event without its words": Broken("hurt 2 energy open", "hurt 2", "effects", SHAPE),
    "event with too many words": Broken("hurt 2 energy open", "calm 2", "effects", SHAPE),
    "skill of an attack": Broken("attack 3 skill 6", "attack 3 6", "effects", SHAPE),
    "event that does not last": Broken(
        'lasts = "battle"\n', "", "effects", "wasteland-file-lasts", {"effect": "short-sight"}
    ),
    "consequence that lasts": Broken(
        "consequence = true",
        'consequence = true\nlasts = "round"',
        "lasts",
        "wasteland-file-consequence",
    ),
    "nobody's attack": Broken(
        "hurt 2 energy open",
        "attack 3 skill 6",
        "effects",
        "wasteland-file-nobodys",
        {"effect": "attack"},
    ),
    "nobody's foes": Broken(
        "energy open", "energy foes", "effects", "wasteland-file-nobodys", {"effect": "foes"}
    ),
    "unknown beast": Broken("beast yao-guai", "beast bear", "effects", NO_CARD, {"what": "unit"}),
    # Exploration and quests
    "outcome": Broken('"item 2 chem"', '"itm 2 chem"', "gains", WORD, {"what": "outcome"}),
    "kind of an item": Broken('"item 2 chem"', '"item 2 tea"', "gains", WORD, {"what": "drawn"}),
    "kind of harm": Broken("harm 2 radiation", "harm 2", "failed", WORD, {"what": "damage"}),
    "no caps": Broken('"caps -15"', '"caps 0"', "failed", SHAPE),
    "gain of nothing": Broken('"perk bear-hug"]', '"perk"]', "gains", SHAPE),
    "loss of something": Broken('"lose"', '"lose 2"', "unpaid", SHAPE),
    "unpaid without a fee": Broken("fee = 20\n", "", "unpaid", "wasteland-file-needs"),
    "unpaid card": Broken('"lose"', '"perk hug"', "unpaid", NO_CARD, {"what": "perk"}),
    "unknown leader": Broken("leader tamer", "leader tame", "gains", NO_CARD, {"what": "leader"}),
    "unknown item": Broken(
        "card spike-bat", "card spike-cat", "gains", NO_CARD, {"what": "equipment"}
    ),
    "event as a consequence": Broken(
        "consequence bear-grudge",
        "consequence bear-storm",
        "failed",
        NO_CARD,
        {"what": "consequence"},
    ),
    "unknown quest": Broken("quest honey-1", "quest honey", "failed", NO_CARD, {"what": "quest"}),
    "quest that is known": Broken(
        "quest honey-1", "quest honey-2", "failed", "wasteland-file-not-learned"
    ),
    "deed": Broken('"searched 2"', '"serched 2"', "deeds", WORD, {"what": "deed"}),
    "deed that is not counted": Broken('"won"', '"won 2"', "deeds", SHAPE),
    "no deed": Broken('deeds = ["centre 3"]', "deeds = []", "deeds", "wasteland-file-no-deed"),
    "missing deeds": Broken('deeds = ["centre 3"]\n', "", "[[quest]]", MISSING),
    "part of another series": Broken(
        'series = "honey"\npart = 2', 'series = "wax"\npart = 2', "next", "wasteland-file-next"
    ),
    "part that is skipped": Broken("part = 2", "part = 3", "next", "wasteland-file-next"),
    "next part that is not there": Broken(
        'next = ["honey-2"]', 'next = ["honey-3"]', "next", NO_CARD, {"what": "quest"}
    ),
    "repeated beginning": Broken(
        "learned = true",
        "learned = true\nrepeatable = true",
        "repeatable",
        "wasteland-file-repeatable",
    ),
    "later part to learn of": Broken(
        "part = 2", "part = 2\nlearned = true", "learned", "wasteland-file-learned"
    ),
}
