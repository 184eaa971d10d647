"""The vocabulary of the campaign's cards: perks, boosts, events, exploration and quests."""

from __future__ import annotations

from typing import Final

# What a perk does that no gift or die says, as bits.
REROLL_RIFLE: Final = 1  # one blank black die of a rifle attack is rolled again
REROLL_PISTOL: Final = 1 << 1
REROLL_HEAVY: Final = 1 << 2
REROLL_MELEE: Final = 1 << 3
REROLL_THROW: Final = 1 << 4
REROLL_GREEN: Final = 1 << 5  # one green die of a shot without an accuracy face
CONCENTRATES: Final = 1 << 6  # +2 against the target of its last attack of this activation
BASHES: Final = 1 << 7  # guns in close combat: a black die
BLITZES: Final = 1 << 8  # close combat at orange, once an activation
UNSEEN_AIM: Final = 1 << 9  # a green die at long range against who is not aware of it
MOVES_ABOUT: Final = 1 << 10  # −2 to shots at it after two moves in its activation
ALONE: Final = 1 << 11  # +1 to all ratings and a yellow die on guns with no friend within red
RAGES: Final = 1 << 12  # a black die and +1 physical with one or two health left
BARGES: Final = 1 << 13  # its charge pushes yellow on any hit
MESSY: Final = 1 << 14  # who it removes in close combat shakes the enemies within orange
FINDS_GAPS: Final = 1 << 15  # once an activation a blank effect die is rolled again
IMPATIENT: Final = 1 << 16  # once an activation 1 damage past armour for an action point
STAR_ACTS: Final = 1 << 17  # a star on the V.A.T.S. die is an action point
STRANGER: Final = 1 << 18  # an explosion on the V.A.T.S. die: a stranger shoots, skill 6, damage 2
STRANGER_TWO: Final = 1 << 19  # … damage 3
STRANGER_THREE: Final = 1 << 20  # … skill 8
ENTANGLES: Final = 1 << 21  # who leaves it tests agility first; failure: it stays
SNEAKS: Final = 1 << 22  # its moves are triggers within one awareness ruler only
LIGHT_STEP: Final = 1 << 23  # never sets off a mine
PACK_LEADER: Final = 1 << 24  # dogs within presence: a black die in close combat
ATTACK_DOG: Final = 1 << 25  # dogs: a yellow die in close combat
CHEM_PROOF: Final = 1 << 26  # addiction needs two of the icon
LEAD_BELLY: Final = 1 << 27  # food and drink never radiate it
MEDIC: Final = 1 << 28  # what it uses on somebody heals one more
MENDS_ROBOTS: Final = 1 << 29  # an expertise action: 2 damage off a robot in contact
FIRE_PROOF: Final = 1 << 30
LONG_CHEMS: Final = 1 << 31  # each chem it uses gives one armour boost more
HUNTS: Final = 1 << 32  # a black die against creatures and dogs
CORE_SAVER: Final = 1 << 33  # its power armour stands one more damage before it degrades
RADIATION_FEEDS: Final = 1 << 34  # radiation damage heals it, as ghouls (RADIATION_HEALS)
PERK_POWERS: Final = (
    *("reroll-rifle", "reroll-pistol", "reroll-heavy", "reroll-melee", "reroll-throw"),
    *("reroll-green", "concentrates", "bashes", "blitzes", "unseen-aim", "moves-about", "alone"),
    *("rages", "barges", "messy", "finds-gaps", "impatient", "star-acts", "stranger"),
    *("stranger-two", "stranger-three", "entangles", "sneaks", "light-step", "pack-leader"),
    *("attack-dog", "chem-proof", "lead-belly", "medic", "mends-robots", "fire-proof"),
    *("long-chems", "hunts", "core-saver", "radiation-feeds"),
)

# Kinds of boosts (WC-B1).
PRACTISED: Final = 0
CUNNING: Final = 1
TACTICAL: Final = 2
INSTINCTIVE: Final = 3
BOOST_KINDS: Final = ("practised", "cunning", "tactical", "instinctive")

# When a boost may be used. The holder of any boost is asked, so that asking tells nothing.
AT_BEFORE: Final = 0  # before a roll of its own model's attack or test
AT_AFTER: Final = 1  # after it, before the icons are spent
AT_AIMED: Final = 2  # its model is attacked, before the attacker's roll
AT_HIT: Final = 3  # its model is hit, before the armour roll
AT_ACTION: Final = 4  # during its model's activation, between actions
MOMENTS: Final = ("before", "after", "aimed", "hit", "action")

# What a boost does; `amount` and `die` say how much.
B_SWAP: Final = 0  # before: one die of `dice` becomes `die` (seed: yellow, green or blue → black)
B_DIE: Final = 1  # before: one more `die`
B_SKILL: Final = 2  # before: +amount to the value
B_NO_COVER: Final = 3  # before: so many items of cover do not count
B_DAMAGE: Final = 4  # after: +amount damage, if it hits
B_REDUCTION: Final = 5  # after
B_LOWER: Final = 6  # after: the white number counts as amount less; never an X
B_AGAIN: Final = 7  # after: the white die again, not after an X
B_BLANKS: Final = 8  # after: every blank effect die again
B_ICON: Final = 9  # after: amount more of `icon`
B_TURN_ICONS: Final = 10  # after: all bottles count as `icon`
B_POINTS: Final = 11  # after, action: amount action points
B_DODGE: Final = 12  # aimed: −amount to the attacker's value
B_DUCK: Final = 13  # aimed: amount items of cover more
B_ARMOUR: Final = 14  # hit: +amount to the rating
B_WEAKEN: Final = 15  # hit: −amount damage before armour
B_SHRUG: Final = 16  # hit: no condition, push or other effect of this hit
B_COUNTER: Final = 17  # hit: a reaction token afterwards
B_LUCK: Final = 18  # hit: one luck token, used at once
B_STRIDE: Final = 19  # action: moves amount colours longer in this activation
B_BREAK: Final = 20  # action: leaves contact without free attacks in this activation
B_QUIET: Final = 21  # action: nothing it does in this activation is a trigger
B_CHARGE: Final = 22  # action: charges what it does not see in this activation
B_CALL: Final = 23  # action: one unready friend within `ruler` becomes ready
B_HEAL: Final = 24  # action: amount damage off
B_CLEANSE: Final = 25  # action: amount radiation off
B_CURE: Final = 26  # action: every condition off
B_PREPARE: Final = 27  # action: a reaction token
B_GUARD: Final = 28  # action: amount armour boosts
B_LOAD: Final = 29  # action: its slow weapons are loaded
B_FIND: Final = 30  # action: draws one item of the wasteland deck
B_PEEK: Final = 31  # action: sees the top event and may put it under the deck
BOOST_EFFECTS: Final = (
    *("swap", "die", "skill", "no-cover", "damage", "reduction", "lower", "again", "blanks"),
    *("icon", "turn-icons", "points", "dodge", "duck", "armour", "weaken", "shrug", "counter"),
    *("luck", "stride", "break", "quiet", "charge", "call", "heal", "cleanse", "cure"),
    *("prepare", "guard", "load", "find", "peek"),
)

# What an event or consequence does.
V_NO_SHOTS: Final = 0  # no ranged attack (seed: dust cloud)
V_SHORT_SIGHT: Final = 1  # nobody sees farther than `ruler`
V_SLOW: Final = 2  # all moves and charges amount colours shorter
V_FAST: Final = 3  # … longer
V_SKILL: Final = 4  # amount (− or +) to the tests of `skill` (NONE: all attacks)
V_TEST_HURT: Final = 5  # every model tests `attribute` or takes amount damage of `damage`
V_TEST_CONDITION: Final = 6  # … or gets the condition amount
V_HURT: Final = 7  # `who` takes amount damage of `damage`, with armour
V_HEAL: Final = 8  # amount damage off `who`
V_CALM: Final = 9  # all reaction tokens go, and none come this round
V_POINTS: Final = 10  # `who`: amount action points at its next activation
V_STRIKE: Final = 11  # a disc of `ruler` at a point that chance finds, amount damage of `damage`
V_MARKER: Final = 12  # amount searchable items appear, where chance puts them
V_ADVANTAGE: Final = 13  # the advantage marker changes hands
V_BOOST: Final = 14  # every player draws amount boosts
V_NO_EXPERTISE: Final = 15  # no expertise actions
V_COVER: Final = 16  # amount items of cover for every target of a shot
V_ATTACK: Final = 17  # its owner chooses a model: an attack with skill `skill`, amount damage
V_BEAST: Final = 18  # `unit` comes in at an edge that chance picks, everybody's enemy
V_FIND: Final = 19  # its owner's side: amount items of the deck for a model of its choice
V_CURE: Final = 20  # every condition off `who`
V_SPOIL: Final = 21  # chems, food and drink cannot be used
V_NO_ROBOTS: Final = 22  # robots and power armour: one action less
V_FLIP_BOOST: Final = 23  # `who`: armour boosts, amount
EVENT_EFFECTS: Final = (
    *("no-shots", "short-sight", "slow", "fast", "skill", "test-hurt", "test-condition", "hurt"),
    *("heal", "calm", "points", "strike", "marker", "advantage", "boost", "no-expertise"),
    *("cover", "attack", "beast", "find", "cure", "spoil", "no-robots", "guard"),
)
# Whom it means.
ALL: Final = 0
LEADERS: Final = 1
RANDOM_EACH: Final = 2  # one random model of each side
IN_OPEN: Final = 3  # models that touch no terrain
OWNERS: Final = 4  # models of the card's owner (consequences)
FOES: Final = 5  # enemies of the card's owner
WHO: Final = ("all", "leaders", "random", "open", "owners", "foes")
# How long an event stands: until the end of the round, or of the battle; 0: at once.
AT_ONCE: Final = 0
THIS_ROUND: Final = 1
TO_THE_END: Final = 2
LASTS: Final = ("once", "round", "battle")

# What exploration, quests and their tests give a player (campaign).
O_CAPS: Final = 0  # + or − amount
O_ITEM: Final = 1  # amount items of `kind` drawn into the reserve ("any", item or weapon kind)
O_CARD: Final = 2  # the card `card` into the reserve (may be unique)
O_BOOST: Final = 3  # amount boosts of `kind` ("any")
O_CONSEQUENCE: Final = 4  # consequence `card` into the next event deck
O_HARM: Final = 5  # amount damage of `kind` waits for models of the next force
O_PERK: Final = 6  # the perk `card`, free
O_LEADER: Final = 7  # the leader card `card` is free to use
O_LAND: Final = 8  # room for amount structures more
O_QUEST: Final = 9  # the quest `card` may be taken
O_STRUCTURE: Final = 10  # the structure `card`, free
O_LOSE: Final = 11  # one random card of the reserve is lost
O_LIMIT: Final = 12  # next force: + or − amount caps
O_POWER: Final = 13  # amount power more (or less) in this phase
O_WATER: Final = 14
OUTCOMES: Final = (
    *("caps", "item", "card", "boost", "consequence", "harm", "perk", "leader", "land", "quest"),
    *("structure", "lose", "limit", "power", "water"),
)

# Deeds that a battle counts for quests (WC-Q1), by player.
D_REMOVED: Final = 0  # enemies removed
D_REMOVED_CLOSE: Final = 1  # … in close combat
D_REMOVED_FAR: Final = 2  # … by shots and throws
D_REMOVED_LEADER: Final = 3  # the enemy leader removed
D_REMOVED_BY_LEADER: Final = 4  # enemies that the own leader removed
D_SEARCHED: Final = 5  # searchable markers emptied
D_FOUND: Final = 6  # items of the wasteland deck drawn
D_LOCKS: Final = 7  # lockpick tests that succeeded
D_COMPUTERS: Final = 8
D_SEARCHES: Final = 9  # search tests that succeeded
D_LOOKED: Final = 10  # investigation markers looked at
D_HEALED: Final = 11  # damage taken off with items
D_CRITICALS: Final = 12
D_CHARGES: Final = 13  # charges that came into contact
D_CRIES: Final = 14  # battle cries won
D_DANGERS: Final = 15  # dangers averted
D_BOOSTS: Final = 16  # boosts used
D_CHEMS: Final = 17  # chems used
D_MINED: Final = 18  # enemies removed or hurt by the own mines and discs
D_REACTED: Final = 19  # reactions made
# … and what is true when the battle is over.
D_WON: Final = 20
D_ALL_ALIVE: Final = 21  # no own model removed
D_LEADER_WHOLE: Final = 22  # the leader stands without damage
D_AT_EDGE: Final = 23  # own models within red of the edge that the enemy came from
D_CENTRE: Final = 24  # own models within red of the middle of the table
D_MORE_MODELS: Final = 25  # more models on the table than the enemy
D_NO_SHOT: Final = 26  # no own model made a ranged attack
D_OUTNUMBERED: Final = 27  # won with fewer models than the enemy at the start
DEEDS: Final = (
    *("removed", "removed-close", "removed-far", "removed-leader", "removed-by-leader"),
    *("searched", "found", "locks", "computers", "searches", "looked", "healed", "criticals"),
    *("charges", "cries", "dangers", "boosts", "chems", "mined", "reacted"),
    *("won", "all-alive", "leader-whole", "at-edge", "centre", "more-models", "no-shot"),
    "outnumbered",
)
COUNTED: Final = 20  # deeds before this one are counted during the battle
