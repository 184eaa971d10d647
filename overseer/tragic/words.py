"""The words that cards are written in, as small numbers: the whole vocabulary of Tragic.

Every table below is a list of the words a card file may use; the position of a word is its number
in the engine. The texts of cards are composed from the same words in every language.
"""

from __future__ import annotations

from typing import Final

LETTERS: Final = "SPECIAL"
S: Final = 0
P: Final = 1
E: Final = 2
C: Final = 3
I: Final = 4  # noqa: E741 - the letter of intelligence
A: Final = 5
L: Final = 6

# -- kinds of cards (TR-K2) ------------------------------------------------------------------------
KINDS: Final = [
    "ability",
    "attack",
    "action",
    "quest",
    "reaction",
    "ally",
    "companion",
    "object",
    "armour",
    "weapon",
    "drug",
    "building",
    "trait",
    "skill",
]
ABILITY: Final = 0
ATTACK: Final = 1
ACTION: Final = 2
QUEST: Final = 3
REACTION: Final = 4
ALLY: Final = 5
COMPANION: Final = 6
OBJECT: Final = 7
ARMOUR: Final = 8
WEAPON: Final = 9
DRUG: Final = 10
BUILDING: Final = 11
TRAIT: Final = 12
SKILL: Final = 13

# -- what a reaction may answer (TR-R1) ------------------------------------------------------------
ANSWERS: Final = [
    "attack",  # an attack card
    "action",
    "quest",
    "reaction",
    "use",  # an ability of a card in play
    "skill",
    "movement",  # an attack of allies
    "ally",  # the casting of an ally or companion
    "object",  # the casting of an object of any kind
]
BY_ATTACK: Final = 0
BY_ACTION: Final = 1
BY_QUEST: Final = 2
BY_REACTION: Final = 3
BY_USE: Final = 4
BY_SKILL: Final = 5
BY_MOVEMENT: Final = 6
BY_ALLY: Final = 7
BY_OBJECT: Final = 8

# -- kinds of damage (TR-C9, TR-C10) ---------------------------------------------------------------
DAMAGE: Final = [
    "plain",
    "blast",
    "poison",
    "disease",
    "radiation",
    "fire",
    "cryo",
    "laser",
    "plasma",
    "electric",
]
PLAIN: Final = 0
BLAST: Final = 1
POISON: Final = 2
DISEASE: Final = 3
RADIATION: Final = 4
FIRE: Final = 5
CRYO: Final = 6
LASER: Final = 7
PLASMA: Final = 8
ELECTRIC: Final = 9

# -- types printed on a card: one bit each in `Card.types` -----------------------------------------
TYPES: Final = [
    "melee",
    "ranged",
    "explosive",
    "energy",
    "one-hand",
    "two-hands",
    "bare-hands",
    "natural",
    "heavy",
    "light",
    "gas",
    "water",
    "human",
    "ghoul",
    "super-mutant",
    "synth",
    "robot",
    "c-27",
    "deathclaw",
    "animal",
    "insect",
    "raider",
    "rust-devil",
    "mercenary",
    "settler",
    "non-humanoid",
    "brotherhood",
    "enclave",
    "institute",
    "beast-tamer",
    "minutemen",
    "railroad",
    "bag",
    "frame",
    "helmet",
]
MELEE: Final = 1 << 0
RANGED: Final = 1 << 1
EXPLOSIVE: Final = 1 << 2
ENERGY: Final = 1 << 3
BARE_HANDS: Final = 1 << 6
NATURAL: Final = 1 << 7
GAS: Final = 1 << 10
WATER: Final = 1 << 11
GHOUL: Final = 1 << 13
SUPER_MUTANT: Final = 1 << 14
SYNTH: Final = 1 << 15
ROBOT: Final = 1 << 16
C_27: Final = 1 << 17
DEATHCLAW: Final = 1 << 18
RUST_DEVIL: Final = 1 << 22
NON_HUMANOID: Final = 1 << 25
BROTHERHOOD: Final = 1 << 26
ENCLAVE: Final = 1 << 27
INSTITUTE: Final = 1 << 28
MINUTEMEN: Final = 1 << 30
RAILROAD: Final = 1 << 31
FRAME: Final = 1 << 33
# TR-W15, TR-W23: the factions whose members spare each other (beast-tamers do not).
SPARING: Final = BROTHERHOOD | ENCLAVE | INSTITUTE | MINUTEMEN | RAILROAD
# TR-W27: whom the Brotherhood hunts; TR-W26: who may not cast its cards.
HUNTED: Final = GHOUL | SUPER_MUTANT | SYNTH | ENCLAVE | INSTITUTE | DEATHCLAW | C_27 | RUST_DEVIL
SHUNNED: Final = NON_HUMANOID | ROBOT | SYNTH | C_27

# -- body places of equipment (TR-Z2, TR-W9) -------------------------------------------------------
PLACES: Final = [
    "head",
    "torso",
    "left-arm",
    "right-arm",
    "left-leg",
    "right-leg",
    "left-hand",
    "right-hand",
    "back",
    "frame",
]
RIGHT_HAND: Final = 7
BODY_PARTS: Final = 8  # the first eight can be aimed at

# -- keywords of allies and attacks; most carry an index (TR-W1 to TR-W31) -------------------------
KEYWORDS: Final = [
    "absorb",
    "excess",
    "penetrating",
    "piercing",
    "armour",
    "martyr",
    "in-defence",
    "horde",
    "targeting",
    "incapacitate",
    "untargetable",
    "guardian-charge",
    "blast-area",
    "luminescent",
    "vampirism",
    "silenced",
    "critical",
    "unique",
    "unavoidable",
    "no-strike-back",
]
ABSORB: Final = 0
EXCESS: Final = 1
PENETRATING: Final = 2
PIERCING: Final = 3
KEY_ARMOUR: Final = 4
MARTYR: Final = 5
IN_DEFENCE: Final = 6
HORDE: Final = 7
TARGETING: Final = 8
INCAPACITATE: Final = 9
UNTARGETABLE: Final = 10
GUARDIAN_CHARGE: Final = 11
BLAST_AREA: Final = 12
LUMINESCENT: Final = 13
VAMPIRISM: Final = 14
SILENCED: Final = 15
CRITICAL: Final = 16  # an attack: that many more critical dice; an ally: it rolls for criticals
UNIQUE: Final = 17
UNAVOIDABLE: Final = 18  # cannot be dodged, cancelled, redirected (an attack under STEALTH)
NO_STRIKE_BACK: Final = 19
N_KEYWORDS: Final = 20
# Bonuses that last until a turn begins are kept among the granted keywords of an ally.
MORE_ATTACK: Final = 20
MORE_HEALTH: Final = 21

# -- what a card in force gives its player (static bonuses) ----------------------------------------
STATS: Final = [
    "armour",
    "radiation-armour",
    "blast-armour",
    "bacteriological-armour",
    "fireproof-armour",
    "energy-armour",
    "polished-metal",
    "critical",  # critical chances (dice)
    "critical-factor",  # +1: a critical triples
    "damage",  # added to the letter before it is multiplied (TR-C4), for every attack card
    "damage-melee",
    "damage-ranged",
    "damage-bare-hands",  # bare hands and natural weapons
    "damage-energy",
    "damage-explosive",
    "penetrating",  # for every attack card
    "piercing",
    "vampirism",
    "excess",
    "luminescent",
    "silenced",
    "strikes",  # more strikes with every attack card
    "strikes-bare-hands",
    "ally-attack",
    "ally-health",
    "ally-armour",
    "ally-penetrating",
    "ally-critical",
    "ally-in-defence",  # TR-E4: in the opponents' turns
    "ally-martyr",
    "ally-horde",
    "draw-rate",
    "max-hp",
    "skills",
    "cheaper-S",
    "cheaper-P",
    "cheaper-E",
    "cheaper-C",
    "cheaper-I",
    "cheaper-A",
    "cheaper-L",
    "cheaper-attack",
    "cheaper-action",
    "cheaper-reaction",
    "cheaper-ally",
    "cheaper-object",
    "cheaper-skill",
    "no-criticals",  # for nobody (four eyes)
    "no-lay-after-skill",
    "good-natured",  # TR-W22
    "dodge",  # dodges an attack on a roll of that or less
    "respirator",  # TR-W20
    "stealth",  # TR-W12
    "in-defence",  # the player stands in the front line (TR-W7)
    "one-handed",  # TR-C5
    "kamikaze",  # TR-S5
    "mulligan",  # TR-S6
    "no-reactions",
    "no-healing",
    "no-allies",
    "no-drugs",
    "no-equipment",
    "strike-back",  # attackers that are allies take that much damage (TR-C11)
    "brawler",  # more critical chances with melee attacks
    "marksman",  # more critical chances with ranged attacks
    "immune-radiation",
    "damage-taken",  # every damage event to the player is that much higher before armour
]
ST_ARMOUR: Final = 0
ST_RADIATION_ARMOUR: Final = 1
ST_BLAST_ARMOUR: Final = 2
ST_BACTERIOLOGICAL_ARMOUR: Final = 3
ST_FIREPROOF_ARMOUR: Final = 4
ST_ENERGY_ARMOUR: Final = 5
ST_POLISHED_METAL: Final = 6
ST_CRITICAL: Final = 7
ST_CRITICAL_FACTOR: Final = 8
ST_DAMAGE: Final = 9
ST_DAMAGE_MELEE: Final = 10
ST_DAMAGE_RANGED: Final = 11
ST_DAMAGE_BARE_HANDS: Final = 12
ST_DAMAGE_ENERGY: Final = 13
ST_DAMAGE_EXPLOSIVE: Final = 14
ST_PENETRATING: Final = 15
ST_PIERCING: Final = 16
ST_VAMPIRISM: Final = 17
ST_EXCESS: Final = 18
ST_LUMINESCENT: Final = 19
ST_SILENCED: Final = 20
ST_STRIKES: Final = 21
ST_STRIKES_BARE_HANDS: Final = 22
ST_ALLY_ATTACK: Final = 23
ST_ALLY_HEALTH: Final = 24
ST_ALLY_ARMOUR: Final = 25
ST_ALLY_PENETRATING: Final = 26
ST_ALLY_CRITICAL: Final = 27
ST_ALLY_IN_DEFENCE: Final = 28
ST_ALLY_MARTYR: Final = 29
ST_ALLY_HORDE: Final = 30
ST_DRAW_RATE: Final = 31
ST_MAX_HP: Final = 32
ST_SKILLS: Final = 33
ST_CHEAPER_S: Final = 34
ST_CHEAPER_P: Final = 35
ST_CHEAPER_E: Final = 36
ST_CHEAPER_C: Final = 37
ST_CHEAPER_I: Final = 38
ST_CHEAPER_A: Final = 39
ST_CHEAPER_L: Final = 40
ST_CHEAPER_ATTACK: Final = 41
ST_CHEAPER_ACTION: Final = 42
ST_CHEAPER_REACTION: Final = 43
ST_CHEAPER_ALLY: Final = 44
ST_CHEAPER_OBJECT: Final = 45
ST_CHEAPER_SKILL: Final = 46
ST_NO_CRITICALS: Final = 47
ST_NO_LAY_AFTER_SKILL: Final = 48
ST_GOOD_NATURED: Final = 49
ST_DODGE: Final = 50
ST_RESPIRATOR: Final = 51
ST_STEALTH: Final = 52
ST_IN_DEFENCE: Final = 53
ST_ONE_HANDED: Final = 54
ST_KAMIKAZE: Final = 55
ST_MULLIGAN: Final = 56
ST_NO_REACTIONS: Final = 57
ST_NO_HEALING: Final = 58
ST_NO_ALLIES: Final = 59
ST_NO_DRUGS: Final = 60
ST_NO_EQUIPMENT: Final = 61
ST_STRIKE_BACK: Final = 62
ST_BRAWLER: Final = 63
ST_MARKSMAN: Final = 64
ST_IMMUNE_RADIATION: Final = 65
ST_DAMAGE_TAKEN: Final = 66
N_STATS: Final = 67

# -- when an ability of a card works ---------------------------------------------------------------
WHEN: Final = [
    "cast",  # the card resolves (permanents: when they arrive)
    "use",  # its player uses it
    "upkeep",  # TR-T3
    "end",  # TR-T5, at the end of its player's turn
    "leave",  # TR-K10: it leaves play in any way
    "critical",  # its player's attack was critical
    "ally-leaves",  # another ally of its player left play
    "ally-arrives",  # another ally of its player arrived
    "lay",  # its player laid an ability card
    "hurt",  # its player lost HP by an attack
    "kill",  # its player's attack card, or this ally, beat an ally
    "skill",  # its player used a skill
    "attack",  # its player's attack card has resolved
    "strike",  # this ally dealt damage to a player
    "drug",  # its player took a drug
    "reaction",  # its player cast a reaction
    "start",  # once, when the duel begins (traits, skills)
]
ON_CAST: Final = 0
ON_USE: Final = 1
ON_UPKEEP: Final = 2
ON_END: Final = 3
ON_LEAVE: Final = 4
ON_CRITICAL: Final = 5
ON_ALLY_LEAVES: Final = 6
ON_ALLY_ARRIVES: Final = 7
ON_LAY: Final = 8
ON_HURT: Final = 9
ON_KILL: Final = 10
ON_SKILL: Final = 11
ON_ATTACK: Final = 12
ON_STRIKE: Final = 13
ON_DRUG: Final = 14
ON_REACTION: Final = 15
ON_START: Final = 16

# -- numbers that an amount or a condition may count -----------------------------------------------
COUNTS: Final = [
    "S",
    "P",
    "E",
    "C",
    "I",
    "A",
    "L",
    "hp",
    "wounds",
    "hand",
    "allies",
    "opposing-allies",
    "opposing-hand",
    "opposing-objects",
    "opposing-armour",
    "opposing-wounds",
    "radiation",
    "opposing-radiation",
    "abilities",  # ability cards laid
    "worn",  # worn equipment
    "objects",  # own objects in play, equipment and buildings included
    "discard",
    "actions",  # actions of this turn before this one
    "stealth",
    "target-health",  # health left of the targeted ally
    "target-attack",
    "frame",  # worn frames of power armour (TR-E5)
]
COUNT_NONE: Final = -1
COUNT_HP: Final = 7
COUNT_WOUNDS: Final = 8
COUNT_HAND: Final = 9
COUNT_ALLIES: Final = 10
COUNT_OPPOSING_ALLIES: Final = 11
COUNT_OPPOSING_HAND: Final = 12
COUNT_OPPOSING_OBJECTS: Final = 13
COUNT_OPPOSING_ARMOUR: Final = 14
COUNT_OPPOSING_WOUNDS: Final = 15
COUNT_RADIATION: Final = 16
COUNT_OPPOSING_RADIATION: Final = 17
COUNT_ABILITIES: Final = 18
COUNT_WORN: Final = 19
COUNT_OBJECTS: Final = 20
COUNT_DISCARD: Final = 21
COUNT_ACTIONS: Final = 22
COUNT_STEALTH: Final = 23
COUNT_TARGET_HEALTH: Final = 24
COUNT_TARGET_ATTACK: Final = 25
COUNT_FRAME: Final = 26

# -- what an ability is aimed at when it is announced ----------------------------------------------
TARGETS: Final = [
    "none",
    "opponent",  # a player
    "opposing-ally",
    "opposing-ally-or-player",
    "own-ally",
    "any-ally",
    "opposing-object",  # objects of every kind: equipment, buildings, drugs
    "own-object",
    "opposing-equipment",
    "opposing-permanent",  # an ally or an object
    "own-permanent",
]
NO_TARGET: Final = 0
AT_OPPONENT: Final = 1
AT_OPPOSING_ALLY: Final = 2
AT_ALLY_OR_PLAYER: Final = 3
AT_OWN_ALLY: Final = 4
AT_ANY_ALLY: Final = 5
AT_OPPOSING_OBJECT: Final = 6
AT_OWN_OBJECT: Final = 7
AT_OPPOSING_EQUIPMENT: Final = 8
AT_OPPOSING_PERMANENT: Final = 9
AT_OWN_PERMANENT: Final = 10

# -- whom a step of an ability reaches -------------------------------------------------------------
WHOM: Final = [
    "you",
    "opponent",  # the targeted player, else every opponent
    "each",  # every player
    "target",
    "this",
    "own-allies",
    "opposing-allies",
    "all-allies",
    "attackers",  # of the answered movement, else of the running one
    "other-own-allies",
    "opposing-objects",
    "all-objects",
]
YOU: Final = 0
OPPONENT: Final = 1
EACH: Final = 2
TARGET: Final = 3
THIS: Final = 4
OWN_ALLIES: Final = 5
OPPOSING_ALLIES: Final = 6
ALL_ALLIES: Final = 7
ATTACKERS: Final = 8
OTHER_OWN_ALLIES: Final = 9
OPPOSING_OBJECTS: Final = 10
ALL_OBJECTS: Final = 11

# -- how long a bonus lasts ------------------------------------------------------------------------
UNTIL: Final = ["end", "next-turn", "always"]
UNTIL_END: Final = 0  # until the end of this turn
UNTIL_NEXT: Final = 1  # until its player's next turn begins
ALWAYS: Final = 2

# -- the steps of an ability -----------------------------------------------------------------------
STEPS: Final = [
    "draw",
    "discard",  # from the hand, chosen by its holder
    "discard-random",
    "steal",  # random cards of an opponent's hand into yours
    "heal",
    "lose",  # HP, no damage: nothing reduces it
    "damage",  # a hit: armour counts, no critical
    "search",  # TR-K7
    "recover",  # from your discard into your hand
    "revive",  # an ally of your discard into play
    "discovery",  # TR-W16
    "mill",  # top cards of a library into the discard
    "boost",  # +x/+y to allies
    "grant",  # a keyword to allies
    "gain",  # a stat for a player
    "beat",  # a permanent into its owner's discard
    "destroy",  # for good (TR-K9)
    "return",  # a permanent into its owner's hand
    "engage",
    "disengage",
    "refresh",  # disengage spent SPECIAL points
    "drain",  # engage SPECIAL points of a player
    "stealth",  # TR-W12, until it ends by TR-W29
    "irradiate",  # raise the radiation track
    "cure",  # lower it
    "end-turn",  # TR-T6
    "cancel",  # the answered item does nothing
    "dodge",  # TR-R3: the answered attack misses you
    "dodge-roll",  # … on a roll of n or less
    "reduce",  # the answered attack does n less base damage to you
    "redirect",  # the answered attack hits the target instead
    "lay",  # lay up to n ability cards from your hand, beyond the right of TR-P3
    "show-reactions",  # TR-K16
    "show-hand",
    "enter",  # this building: TR-K14
    "reprieve",  # TR-A2: until the end of your next turn 0 HP does not lose
    "free-attack",  # at once cast an attack card from hand without its cost
    "point",  # base SPECIAL points of a letter, up or down (set-up)
    "max-hp",
    "heal-ally",  # TR-A3: a card that says so
    "strip",  # take worn equipment off (engage it)
    "repeat",  # your next attack card this turn applies once more
    "take-off-drug",  # discard own drugs: the addiction ends
    "equal-draw",  # draw as many as the last step moved (TR-W22: never more)
]
DRAW: Final = 0
DISCARD: Final = 1
DISCARD_RANDOM: Final = 2
STEAL: Final = 3
HEAL: Final = 4
LOSE: Final = 5
HIT: Final = 6
SEARCH: Final = 7
RECOVER: Final = 8
REVIVE: Final = 9
DISCOVERY: Final = 10
MILL: Final = 11
BOOST: Final = 12
GRANT: Final = 13
GAIN: Final = 14
BEAT: Final = 15
DESTROY: Final = 16
RETURN: Final = 17
ENGAGE: Final = 18
DISENGAGE: Final = 19
REFRESH: Final = 20
DRAIN: Final = 21
HIDE: Final = 22
IRRADIATE: Final = 23
CURE: Final = 24
END_TURN: Final = 25
CANCEL: Final = 26
DODGE: Final = 27
DODGE_ROLL: Final = 28
REDUCE: Final = 29
REDIRECT: Final = 30
LAY: Final = 31
SHOW_REACTIONS: Final = 32
SHOW_HAND: Final = 33
ENTER: Final = 34
REPRIEVE: Final = 35
FREE_ATTACK: Final = 36
POINT: Final = 37
MAX_HP: Final = 38
HEAL_ALLY: Final = 39
STRIP: Final = 40
REPEAT: Final = 41
TAKE_OFF_DRUG: Final = 42
EQUAL_DRAW: Final = 43

# -- comparisons in conditions ---------------------------------------------------------------------
COMPARE: Final = [">=", "<=", "="]
