# Shelter's cards: their names, the sentences and short signs that their symbols become,
# and what is said about a card file with mistakes.

## Names

room-wasteland = Wasteland
room-vault-door = Vault door
room-vault-entrance = Vault entrance
room-water-treatment = Water treatment
room-diner = Diner
room-power-generator = Power generator
room-nuka-cola-plant = Nuka-Cola plant
room-garden = Garden
room-water-purification = Water purification
room-nuclear-reactor = Nuclear reactor
room-storage-room = Storage room
room-trading-post = Trading post
room-living-quarters = Living quarters
room-radio-studio = Radio studio
room-med-bay = Med bay
room-barracks = Barracks
room-weight-room = Weight room
room-armory = Armoury
room-fitness-room = Fitness room
room-lounge = Lounge
room-classroom = Classroom
room-athletics-room = Athletics room
room-game-room = Game room
room-science-lab = Science lab
room-weapon-workshop = Weapon workshop
room-robotics-bay = Robotics bay
room-overseer-office = Overseer’s office

elevator-start = Start elevator
elevator-blue = Blue elevator
elevator-yellow = Yellow elevator
elevator-green = Green elevator
elevator-red = Red elevator

item-shotgun = Shotgun
item-minigun = Minigun
item-10mm-pistol = 10mm pistol
item-lucky-bobblehead = Lucky bobblehead
item-power-armor = Power armour
item-guard-dog = Guard dog
item-laser-turret = Laser turret
item-deathclaw-trophy = Deathclaw trophy
item-cash-register = Cash register
item-fusion-cell = Fusion cell
item-hot-plate = Hot plate
item-water-flask = Water flask
item-toolbox = Toolbox
item-arc-welder = Arc welder
item-pipe-wrench = Pipe wrench
item-nuka-cola-quantum = Nuka-Cola Quantum
item-chemistry-set = Chemistry set
item-stimpak = Stimpak
item-training-manual = Training manual
item-jet-inhaler = Jet inhaler
item-ham-radio = Ham radio
item-lunchbox = Lunchbox
item-eden-kit = Garden of Eden kit
item-cryo-pod = Cryo pod
item-overseer-chair = Overseer’s chair
item-vault-suit = Vault suit
item-honor-roll = Roll of honour
item-bottle-cap-hoard = Hoard of bottle caps
item-bounty-ledger = Bounty ledger
item-teddy-bear = Teddy bear

threat-radroaches = Radroaches
threat-mole-rats = Mole rats
threat-feral-ghouls = Feral ghouls
threat-raiders = Raiders
threat-radscorpion = Radscorpion
threat-super-mutant = Super mutant
threat-deathclaw = Deathclaw
threat-behemoth = Behemoth
threat-fire = Fire
threat-power-failure = Power failure
threat-radiation-leak = Radiation leak
threat-unrest = Unrest

letter-S = Strength
letter-P = Perception
letter-E = Endurance
letter-C = Charisma
letter-I = Intelligence
letter-A = Agility
letter-L = Luck

## What is paid or gained

amount-energy = { $n } energy
amount-food = { $n } food
amount-water = { $n } water
amount-any = { $n ->
    [one] { $n } resource of your choice
   *[other] { $n } resources of your choice
}
amount-happiness = { $n } happiness
amount-happiness-built = { $n } happiness for each room built here
amount-item = { $n ->
    [one] { $n } item from the display
   *[other] { $n } items from the display
}
amount-item-paid = { $n } of your items
amount-dweller = { $n ->
    [one] { $n } new dweller
   *[other] { $n } new dwellers
}
amount-price = the build cost of a room from the display

## What is done

do-pay = pay { $list }
do-gain = gain { $list }
do-ready = ready { $n } of your exhausted items
do-first = take the first-player marker
do-build-paid = build that room
do-build = { $n ->
    [one] build a room from the display for free, if you like
   *[other] build { $n } rooms from the display for free, if you like
}
do-train = train this dweller at the recall in a letter of your choice
do-train-letter = train this dweller at the recall in { $letter }
do-train-linked = train one of the two dwellers at the recall in a letter of your choice
do-train-linked-letter = train one of the two dwellers at the recall in { $letter }
do-train-item = train one of your healthy, untrained, available dwellers at once in a letter of your choice
do-train-item-letter = train one of your healthy, untrained, available dwellers at once in { $letter }
do-heal = heal this dweller
do-heal-linked = heal both dwellers
do-heal-item = heal one of your wounded dwellers, wherever it is
do-refresh-items = refresh the item display
do-refresh-rooms = refresh the room display
do-trade = trade { $give } for { $take }, or the other way round, as often as you like this turn
do-again = take another turn right after this one

## Spaces, rooms and threats

space-linked = Place two dwellers here in the same turn.
space-wounded = Only a wounded dweller may be placed here.
space-wounded-linked = Only wounded dwellers may be placed here.
space-cost = { $sentence }.
space-wound = The dweller is wounded.
space-wound-linked = Both dwellers are wounded.
space-fight = Fight: roll { $n } or more, or the dweller is wounded.
space-fight-linked = Fight: roll { $n } or more, or both dwellers are wounded.
space-reward = { $sentence }.
space-reward-won = If you win, { $clause }.
space-no-reward = There is no reward.
space-letter = A dweller trained in { $letter } ({ $name }) gains the reward twice.
card-room-one = { $space }
card-room-two = Left space: { $left } Right space: { $right }
card-room-price = Build cost: { $list }.
card-room-free = It costs nothing to build.
card-room-top = Part of the top floor.
card-elevator-start = The shaft of the top floor; it has no space.

## Items

ability-turn = Exhaust this item in your turn: { $clause }.
ability-fight = Before a fight, exhaust this item: add { $n } to your roll.
ability-reroll = After your roll in a fight, exhaust this item: roll both dice again; the new roll counts.
ability-lost = After you lose a fight, exhaust this item: your dwellers there stay healthy.
ability-appear = When a threat appears on your floor, exhaust this item: discard the threat at once.
ability-income = Whenever you take income, take 1 more resource of your choice.
ability-build = Whenever you build a room, gain { $list }.
ability-win = Whenever you win a fight, gain { $list }.
ability-recall = At the end of every round, gain { $list }.
ability-discount = Every room costs you { $list } less to build.
ability-end = At game end, gain { $happiness } for { $things }.
ability-end-most = At game end, gain { $happiness } for { $things }, { $most } at most.
ability-end-calm = At game end, gain { $happiness } if no threat lies on your floor.

things-room = { $n ->
    [one] each room on your floor
   *[other] every { $n } rooms on your floor
}
things-dweller = { $n ->
    [one] each of your dwellers
   *[other] every { $n } of your dwellers
}
things-trained = { $n ->
    [one] each of your trained dwellers
   *[other] every { $n } of your trained dwellers
}
things-item = { $n ->
    [one] each of your items
   *[other] every { $n } of your items
}
things-cube = { $n ->
    [one] each of your resource cubes
   *[other] every { $n } of your resource cubes
}
things-energy = { $n ->
    [one] each of your energy cubes
   *[other] every { $n } of your energy cubes
}
things-food = { $n ->
    [one] each of your food cubes
   *[other] every { $n } of your food cubes
}
things-water = { $n ->
    [one] each of your water cubes
   *[other] every { $n } of your water cubes
}
things-threat = { $n ->
    [one] each threat you removed during the game
   *[other] every { $n } threats you removed during the game
}

## Short signs, for drawing

short-energy = ☼
    .meaning = energy
short-food = ♣
    .meaning = food
short-water = ≈
    .meaning = water
short-any = ?
    .meaning = a resource of your choice
short-happiness = ♥
    .meaning = happiness
short-item = ¤
    .meaning = item
short-ready = ¤↑
    .meaning = ready an item
short-dweller = ☺
    .meaning = new dweller
short-first = 1st
    .meaning = first-player marker
short-build = ⌂
    .meaning = build a room (as a cost: pay its build cost)
short-train = ▲{ $letter }
    .meaning = training
short-heal = +
    .meaning = heal
short-refresh-items = ↻¤
    .meaning = refresh the item display
short-refresh-rooms = ↻⌂
    .meaning = refresh the room display
short-trade = { $give }={ $take }
    .meaning = trade, either way
short-wound = ✗
    .meaning = wound (beside a space: only for the wounded)
short-again = »
    .meaning = another turn
short-linked = ∞
    .meaning = linked: two dwellers
short-fight = ≥{ $n }
    .meaning = fight: the roll that wins
short-letter = { $letter }×2
    .meaning = letter: twice the reward for a dweller trained in it
short-times = { $n }{ $sign }
short-sum = { $first }+{ $rest }
short-row = { $first } { $rest }
short-space = { $cost } → { $reward }
short-free = → { $reward }
short-legend = { $sign } { $meaning }

## Card files

cardfile-empty = “{ $key }” must name at least one symbol.
cardfile-unknown-symbol = Unknown symbol “{ $symbol }”. Allowed here: { $allowed }.
cardfile-misplaced-symbol = The symbol “{ $symbol }” cannot stand here. Allowed here: { $allowed }.
cardfile-malformed-symbol = The symbol “{ $symbol }” is not written correctly. It is written like this: { $allowed }.
cardfile-trade-any = “{ $symbol }”: a trade names its resources, so “?” cannot stand in it. It is written like this: trade:food*2=water.
cardfile-trade-same = “{ $symbol }”: “{ $resource }” stands on both sides of the trade. Keep each resource on one side.
cardfile-times = “{ $symbol }” may stand here { $low } to { $high } times.
cardfile-once = “{ $symbol }” may stand only once in a row.
cardfile-build-pair = “build” in the cost needs exactly one “build” in the reward.
cardfile-columns = The columns are six lists of one or two numbers, which run from the left 2 3 4 5 6 in the first three lists and 8 9 10 11 12 in the last three.
cardfile-count = Wrong number of { $kind ->
    [red] red rooms
    [deck] deck rooms
    [start] elevators without a space
    [coloured] elevators with a space
    [items] items
   *[threats] threats
}: { $found } found, exactly { $wanted } needed. Every copy counts.
cardfile-place = Place { $place } of the top floor is already taken by “{ $id }”.
cardfile-place-spaces = Place { $place } has the column numbers { $numbers }, so its room needs { $wanted ->
    [one] exactly one space (single or linked), or a second one next to the elevator that heals for nothing (SH-Q12)
   *[other] exactly { $wanted } spaces
}; it has { $found }.
cardfile-spaces = A room has at most { $high } spaces; this one has { $found }.
cardfile-discount = At most one item, in one copy, may make “{ $resource }” cheaper.
cardfile-healing = The wounded might never stand up again (SH-Q12): one healing space must stay open whatever threats come. Give the room of a top-floor place with a single column number a second space, the one next to the elevator: wounded = true, “heal” in its reward, no cost, not linked.
cardfile-endless = The item “{ $id }” could be used without end (SH-Q12): it gives back all that it costs. Let it cost more or give less.
cardfile-endless-two = The items “{ $id }” and “{ $other }” could pay for each other without end (SH-Q12). Let one of them cost more or give less.
