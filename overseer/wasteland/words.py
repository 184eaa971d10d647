"""The vocabulary of Wasteland: every word of its cards, as a small number and as text."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Rulers (WB-G2), from the shortest to the longest.
ORANGE: Final = 0
YELLOW: Final = 1
RED: Final = 2
GREEN: Final = 3
BLUE: Final = 4
BLACK: Final = 5
COLOURS: Final = ("orange", "yellow", "red", "green", "blue", "black")
COLOUR_LETTERS: Final = "OYRGBK"
LENGTHS: Final[tuple[int, ...]] = (51, 102, 152, 203, 254, 305)

# Attributes.
STRENGTH: Final = 0
PERCEPTION: Final = 1
ENDURANCE: Final = 2
CHARISMA: Final = 3
INTELLIGENCE: Final = 4
AGILITY: Final = 5
LUCK: Final = 6
ATTRIBUTES: Final = (
    *("strength", "perception", "endurance", "charisma", "intelligence", "agility", "luck"),
)

# Skills: each stands beside an attribute of a unit, or the unit does not have it (WB-D2).
MELEE: Final = 0
PISTOL: Final = 1
RIFLE: Final = 2
HEAVY: Final = 3
THROW: Final = 4
SEARCH: Final = 5
LOCKPICK: Final = 6
COMPUTERS: Final = 7
CRY: Final = 8  # battle cry, which also resists one
RESIST: Final = 9  # resists only
SKILLS: Final = (
    *("melee", "pistol", "rifle", "heavy", "throw", "search", "lockpick", "computers"),
    *("cry", "resist"),
)
EXPERTISE: Final = (SEARCH, LOCKPICK, COMPUTERS)

# Damage.
PHYSICAL: Final = 0
ENERGY: Final = 1
RADIATION: Final = 2
DAMAGES: Final = ("physical", "energy", "radiation")
IMMUNE: Final = 99  # as a rating: "X"

# Effect dice, all with twelve faces; white (skill) and red (armour) have modules of their own.
BLACK_DIE: Final = 0
YELLOW_DIE: Final = 1
GREEN_DIE: Final = 2
BLUE_DIE: Final = 3
DICE: Final = ("black", "yellow", "green", "blue")
DICE_LETTERS: Final = "KYGB"

# Icons that buy effects (WB-D4).
BOTTLE: Final = 0
STAR: Final = 1
EXPLOSION: Final = 2
ICONS: Final = ("bottle", "star", "explosion")

# What icons buy, and what criticals, mines and dangers do.
E_DAMAGE: Final = 0  # +n damage
E_REDUCTION: Final = 1  # armour n lower
E_PIERCE: Final = 2  # n damage past armour
E_STUN: Final = 3
E_ARM: Final = 4
E_LEG: Final = 5
E_INJURY: Final = 6  # arm or leg, as the attacker likes
E_FIRE: Final = 7
E_FREEZE: Final = 8
E_POISON: Final = 9
E_PUSH: Final = 10  # n: the ruler
E_ACTION: Final = 11  # n action points for the attacker
E_CALM: Final = 12  # a reaction token of the target goes
E_CALM_OR_STUN: Final = 13  # … or, without one, it is stunned
E_READY_AGAIN: Final = 14  # the slow weapon stays loaded
E_SHAKEN: Final = 15  # a −2 token
E_RADIATE: Final = 16  # n radiation damage past armour
E_IGNORE_STRONG: Final = 17  # strong armour counts as ordinary
E_HURT: Final = 18  # n physical damage, with armour (dangers)
E_DRAW: Final = 19  # n items of the deck (dangers)
E_USE_UP: Final = 20  # the finder is used: its activation ends (dangers)
E_ALARM: Final = 21  # every enemy within n gets a reaction token (dangers)
EFFECTS: Final = (
    *("damage", "reduction", "pierce", "stun", "arm", "leg", "injury", "fire", "freeze"),
    *("poison", "push", "action", "calm", "calm-or-stun", "ready-again", "shaken"),
    *("radiate", "ignore-strong", "hurt", "draw", "use-up", "alarm"),
)

# Conditions (WB-F10), as bits of a model.
FROZEN: Final = 1
INJURED_ARM: Final = 2
INJURED_LEG: Final = 4
ON_FIRE: Final = 8
STUNNED: Final = 16
POISONED: Final = 32
SHAKEN: Final = 64
CONDITIONS: Final = ("frozen", "arm", "leg", "fire", "stunned", "poisoned", "shaken")

# Kinds of weapons.
W_PISTOL: Final = 0
W_RIFLE: Final = 1
W_HEAVY: Final = 2
W_MELEE: Final = 3
W_THROWN: Final = 4
W_MINE: Final = 5
WEAPON_KINDS: Final = ("pistol", "rifle", "heavy", "melee", "thrown", "mine")

# Kinds of items.
ARMOUR: Final = 0  # sets the ratings
ARMOUR_PIECE: Final = 1  # adds to them
CLOTHING: Final = 2
CHEM: Final = 3
ALCOHOL: Final = 4
FOOD: Final = 5
GEAR: Final = 6
JUNK: Final = 7
MOD: Final = 8
POWER_ARMOUR: Final = 9
ITEM_KINDS: Final = (
    *("armour", "armour-piece", "clothing", "chem", "alcohol", "food", "gear", "junk", "mod"),
    "power-armour",
)

# What a unit is.
HUMAN: Final = 1
DOG: Final = 2
CREATURE: Final = 4
ROBOT: Final = 8
MUTANT: Final = 16  # super mutants
GHOUL: Final = 32
SYNTH: Final = 64
ALIEN: Final = 128
TURRET: Final = 256
OBJECT: Final = 512  # things with health (WB-I5)
TYPES: Final = (
    *("human", "dog", "creature", "robot", "mutant", "ghoul", "synth", "alien", "turret"),
    "object",
)

# Factions (WC-F8).
SURVIVORS: Final = 0
SUPER_MUTANTS: Final = 1
BROTHERHOOD: Final = 2
CREATURES: Final = 3
RAIDERS: Final = 4
INSTITUTE: Final = 5
ROBOTS: Final = 6
NEUTRAL: Final = 7
FACTIONS: Final = (
    *("survivors", "super-mutants", "brotherhood", "creatures", "raiders", "institute"),
    *("robots", "neutral"),
)

# What a unit, leader, item or mod changes without being used: `gives = ["perception 2"]`.
G_ATTRIBUTE: Final = 0  # 0 to 6: attributes
G_HEALTH: Final = 7
G_RATING: Final = 8  # 8 to 10: physical, energy, radiation rating, added
G_BASE: Final = 11  # 11 to 13: ratings that an armour sets
G_STRONG: Final = 14  # 14 to 16: ratings with "+1" (the amount is the rating)
G_SKILL: Final = 17  # 17 to 26: a skill's value
G_MOVE: Final = 27  # rulers: so many colours longer
G_CHARGE: Final = 28
G_AWARENESS: Final = 29
G_PRESENCE: Final = 30
G_BOOST: Final = 31  # armour boost tokens at the start
G_SHORT: Final = 32  # skill at short range (mods)
G_LONG: Final = 33
G_RANGE: Final = 34  # both ranges so many colours longer (mods)
G_SILENT: Final = 35  # shots are no trigger
G_QUICK_SHOT: Final = 36  # a quick action to shoot with it
G_BLANK_DAMAGE: Final = 37  # one blank black, green or yellow face = +1 damage
G_BLANK_REDUCTION: Final = 38
G_HANDY: Final = 39  # no penalty in close combat
G_AIMED: Final = 40  # shots into a fight hit the intended model
G_SPIKES: Final = 41  # a charger takes n physical damage and a green die
G_CLIMB: Final = 42  # climbs without a test
G_OPEN_LOCKS: Final = 43  # lockpick succeeds, once
G_OPEN_COMPUTERS: Final = 44
G_STEALTH: Final = 45  # who attacks tests perception −4 first
G_HIDDEN: Final = 46  # seen only within one awareness ruler
G_IGNORE_COVER: Final = 47  # n items
G_NO_TRIGGER_MOVE: Final = 48  # moves are no trigger
G_AREA_ARMOUR: Final = 49  # rating against areas
G_POISON_IMMUNE: Final = 50
G_FALL_IMMUNE: Final = 51
G_PUMP: Final = 52  # a stimpak is used by itself at 3 health or less
G_LEAP: Final = 53  # n tokens: a move that crosses anything
G_EXTRA_ITEM: Final = 54  # finds draw one more and discard one
G_NEVER_LOCKED: Final = 55  # never locked out of a marker
G_REMOTE: Final = 56  # senses triggers from where it was left
G_WARD: Final = 57  # enemy turrets within n do not react
G_VATS: Final = 58  # a star on the V.A.T.S. die counts too
G_CRITICALS: Final = 59
G_LUCKY: Final = 60  # has luck tokens
G_QUICK_MOVE: Final = 61
G_QUICK_EXPERTISE: Final = 62
G_QUICK_ATTACK: Final = 63
G_PULSE_PROOF: Final = 64
G_STUN_PROOF: Final = 65
GIFTS: Final = (
    *ATTRIBUTES,
    "health",
    *DAMAGES,
    *("base-physical", "base-energy", "base-radiation"),
    *("strong-physical", "strong-energy", "strong-radiation"),
    *SKILLS,
    *("move", "charge", "awareness", "presence", "boost", "short", "long", "range", "silent"),
    *("quick-shot", "blank-damage", "blank-reduction", "handy", "aimed", "spikes", "climb"),
    *("open-locks", "open-computers", "stealth", "hidden", "ignore-cover", "no-trigger-move"),
    *("area-armour", "poison-immune", "fall-immune", "pump", "leap", "extra-item"),
    *("never-locked", "remote", "ward", "vats", "criticals", "lucky", "quick-move"),
    *("quick-expertise", "quick-attack", "pulse-proof", "stun-proof"),
)

# Extra dice: `dice = ["green long-rifle"]`. Where they count:
IN_MELEE: Final = 0
IN_PISTOL: Final = 1
IN_RIFLE: Final = 2
IN_HEAVY: Final = 3
IN_THROW: Final = 4
IN_SHORT_RIFLE: Final = 5
IN_LONG_RIFLE: Final = 6
IN_SEARCH: Final = 7
IN_LOCKPICK: Final = 8
IN_COMPUTERS: Final = 9
IN_GUNS: Final = 10  # pistol, rifle and heavy
IN_WEAPON: Final = 11  # the weapon that the mod is on
WHERES: Final = (
    *("melee", "pistol", "rifle", "heavy", "throw", "short-rifle", "long-rifle", "search"),
    *("lockpick", "computers", "guns", "weapon"),
)

# Where a gift or die reaches: its owner, or friends within presence and sight (auras).
OWN: Final = 0
AURA: Final = 1  # also for the owner (WB-H4)
AURA_LOW: Final = 2  # … for those with one or two health left
AURA_DOGS: Final = 3
AURA_MINUTEMEN: Final = 4
AURA_TURN: Final = 5  # … for those activated in the same turn as the owner
ALONE: Final = 6  # the owner, while no friend but a dog is within red
ACCOMPANIED: Final = 7  # the owner, while a friend is within its presence
REACHES: Final = (
    *("own", "aura", "aura-low", "aura-dogs", "aura-minutemen", "aura-turn", "alone"),
    "accompanied",
)

# What using an item does, in order: `use = ["heal 4", "cure injuries"]`.
U_HEAL: Final = 0  # n regular damage off
U_CLEANSE: Final = 1  # n radiation damage off (99: all)
U_RADIATE: Final = 2  # n radiation damage
U_ACTION: Final = 3  # n action points
U_CURE: Final = 4  # injuries
U_CURE_ADDICTION: Final = 5
U_DOUSE: Final = 6  # fire out
U_CURE_POISON: Final = 7
U_BOOST: Final = 8  # n armour boosts
U_REACTION: Final = 9  # a reaction token
U_QUICK_MOVE: Final = 10  # one quick move at once
U_REPAIR: Final = 11  # n damage off a robot
U_PATCH: Final = 12  # n damage off intact power armour
U_STEALTH: Final = 13  # stealth for n rounds
U_STRIKE: Final = 14  # artillery: next round, red area at the point
U_CURE_FROZEN: Final = 15
U_LOAD: Final = 16  # a slow weapon is loaded
U_BOOST_ENERGY: Final = 17  # n armour boosts that count against energy alone
USES: Final = (
    *("heal", "cleanse", "radiate", "action", "cure", "cure-addiction", "douse", "cure-poison"),
    *("boost", "reaction", "quick-move", "repair", "patch", "stealth", "strike", "cure-frozen"),
    *("load", "boost-energy"),
)

# What a unit can or cannot do by its card, as bits.
NO_CLIMB: Final = 1
UNIMPEDED: Final = 2  # difficult ground does not slow it
SENSES: Final = 4  # charges what it does not see
LEAPS: Final = 8  # never stops in the middle of a climb
TRAMPLES: Final = 16  # moves through smaller enemies' bases
CRY_IMMUNE: Final = 32
RADIATION_HEALS: Final = 64
SWARM: Final = 128  # one attack per two health
REACTS_ONLY: Final = 256  # turrets
ORDERS: Final = 512  # readies one unready friend within yellow when it is activated
DRILLED: Final = 1024  # … another of its own unit within presence
BURROWS: Final = 2048  # its charge is no trigger and crosses anything
DETONATES: Final = 4096  # suicider: sets its mini nuke off
UNSTABLE: Final = 8192  # … by itself when damaged, on a blue explosion
DREAD: Final = 16384  # enemies within presence: −2 to tests that are no attacks
HEALER: Final = 32768  # once an activation 1 damage off a friend within yellow
UNCOUNTED: Final = 65536  # not for the advantage marker
SELF_DESTRUCT: Final = 131072  # explodes when removed
TWO_SHOTS: Final = 262144  # slow weapons need no loading
NO_PREPARE: Final = 524288
QUICK_MOVES: Final = 1048576  # quick move on its card
QUICK_SKILLS: Final = 2097152  # quick expertise
DODGES: Final = 4194304  # once a battle an agility test ignores a hit
HANDLER: Final = 8388608  # dogs in its presence search with its perception
EYES: Final = 16777216  # friends charge with its sight and share its awareness
RARELY_LOCKED: Final = 33554432  # never locked out of computers
STANDS_UP: Final = 67108864  # survivors' force: +1 endurance and physical (enslaved tech)
SPARE_READY: Final = 134217728  # ready at the start of each round
SHARES_RESIST: Final = 268435456  # friends within presence resist battle cries with its value
DISTRACTS: Final = 536870912  # once an activation an enemy within presence gets a −2 token
SWAPS_DIE: Final = 1073741824  # once an activation one die of its attack may be a yellow one
YELLOW_CHARGE: Final = 2147483648  # its charge bonus may be a yellow die
KEEPS_CHEM: Final = 4294967296  # once a battle a chem that it takes is not used up
FAILING: Final = 8589934592  # unstable, but only below half its health
TRAITS: Final = (
    *("no-climb", "unimpeded", "senses", "leaps", "tramples", "cry-immune", "radiation-heals"),
    *("swarm", "reacts-only", "orders", "drilled", "burrows", "detonates", "unstable", "dread"),
    *("healer", "uncounted", "self-destruct", "two-shots", "no-prepare", "quick-moves"),
    *("quick-skills", "dodges", "handler", "eyes", "rarely-locked", "stands-up", "spare-ready"),
    *("shares-resist", "distracts", "swaps-die", "yellow-charge", "keeps-chem", "failing"),
)

# What leaders can do once or again (WB-H4), as bits.
TAKES_ADVANTAGE: Final = 1  # once a battle
GIVES_ACTIONS: Final = 2  # holds two tokens, 1 action point each for a friend in presence
GIVES_REACTIONS: Final = 4
BANKS_ACTION: Final = 8  # keeps one action of an activation for a later one
REDRAWS: Final = 16  # once a battle another card of the wasteland deck
FREE_DISENGAGE: Final = 32  # one friend a round leaves without free attacks
SHRUGS_STUN: Final = 64  # stun goes on a lucky flip
AURA_CRY: Final = 128  # friends in presence who only resist have an orange battle cry
LENDS: Final = 256  # once a round a friend uses one of its attributes
CONTROLS: Final = 512  # creatures may be in the force
POWERS: Final = (
    *("takes-advantage", "gives-actions", "gives-reactions", "banks-action", "redraws"),
    *("free-disengage", "shrugs-stun", "aura-cry", "lends", "controls"),
)

# The AI's responses (WC-A7), methods (WC-A4) and priorities (WC-A10).
ATTACK: Final = 0
MOVE: Final = 1
OBJECTIVE: Final = 2
FALL_BACK: Final = 3
DEFEND: Final = 4
RESPONSES: Final = ("A", "M", "O", "F", "D")
CLOSE: Final = 0
RANGED: Final = 1
METHODS: Final = ("close", "ranged")
P_NEAREST: Final = 0
P_WEAKEST: Final = 1
P_STRONGEST: Final = 2
P_MOST_HURT: Final = 3
P_HEALTHIEST: Final = 4
P_VULNERABLE: Final = 5
P_SLOWEST: Final = 6
P_FASTEST: Final = 7
P_EFFECTIVE: Final = 8
P_READY: Final = 9
P_USED: Final = 10
P_IMPORTANT: Final = 11
P_UNENGAGED: Final = 12
P_ENGAGED: Final = 13
P_CAPABLE: Final = 14
PRIORITIES: Final = (
    *("nearest", "weakest", "strongest", "most-hurt", "healthiest", "vulnerable", "slowest"),
    *("fastest", "most-effective", "ready", "used", "important", "unengaged", "engaged"),
    "capable",
)
# Situations that choose the column of an AI card.
S_HEALTH: Final = 0  # health left between low and high
S_FRIENDS: Final = 1  # friends within red: between low and high
S_ENGAGED: Final = 2  # engaged (1) or not (0)
SITUATIONS: Final = ("health", "friends", "engaged")
# Rows of an AI card by the blue die: bottle+star is one star.
ROW_BOTTLE: Final = 0
ROW_BOTTLES: Final = 1
ROW_STAR: Final = 2
ROW_STARS: Final = 3
ROW_EXPLOSION: Final = 4
ROWS: Final = ("bottle", "bottles", "star", "stars", "explosion")
# What an AI card spends action points on.
AP_PREPARE: Final = 0
AP_MOVE: Final = 1
AP_ATTACK: Final = 2
AP_HEAL: Final = 3
AP_USES: Final = ("prepare", "move", "attack", "heal")

SOURCES: Final = ("seed", "public", "designed")
LISTS: Final = ("2018", "2020", "2025")  # caps lists; 2020 by default (WB-X1)
