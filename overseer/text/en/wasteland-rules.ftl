# The rulebook of Wasteland: one message a rule, named by its id, and the words around them.
# A sentence stands on one line, so that a refusal can show it anywhere.

## The page

rulebook-wasteland-title = Wasteland: the rulebook
rulebook-wasteland-notice = Overseer is an unofficial project, neither made nor endorsed by the makers of the printed miniatures game or by the owners of its world; all names belong to their owners. Every sentence on this page is our own.
rulebook-wasteland-intro = A square of poisoned ground, a few rusty guns and not enough time. Lead a handful of survivors, soldiers or mutants through a battle of a few rounds: find cover, keep your eyes open, strike when it counts. Fight against another player, or against the wasteland itself, alone or with friends.
rulebook-wasteland-guide = Every rule has an id such as WB-F1. Whenever the game refuses a move it names that id, and here you find the reason. { rulebook-order } The ids WB are the battle; the ids WC come from the campaign around it: forces, events, settlements, scenarios and the AI, the opponent that plays by itself. The battle is put together from what is publicly known of the game; where that ends, we had to decide: such rules are marked “{ rulebook-mark-reading }”. In rules marked “{ rulebook-mark-partly }”, the words “{ rulebook-reading-begins }” show where the decision begins.

## The sections, in the order of play

rulebook-section-wasteland-table = Table, rulers and terrain
rulebook-section-wasteland-table-intro = There are no squares: you measure. Six coloured rulers say how far you go, how far you see and how far you shoot.
rulebook-section-wasteland-dice = Dice and tests
rulebook-section-wasteland-dice-intro = One white die says whether it works, coloured dice say how well. Low numbers are good.
rulebook-section-wasteland-forces = Building a force
rulebook-section-wasteland-forces-intro = Caps pay for everything you bring. Spend them before the battle; the scenario says how many you have.
rulebook-section-wasteland-setup = Setting up
rulebook-section-wasteland-setup-intro = A battle needs a scenario, a table full of ruins and two sides that want the same thing.
rulebook-section-wasteland-round = Round and activation
rulebook-section-wasteland-round-intro = The sides take turns in making models ready and in letting them act. Wait, and more of yours act together; wait too long, and the others act first.
rulebook-section-wasteland-reactions = Preparing and reacting
rulebook-section-wasteland-reactions-intro = Whoever prepares gives up an action now for a quick one at the right moment.
rulebook-section-wasteland-shooting = Shooting and explosives
rulebook-section-wasteland-shooting-intro = Pick a target, count the cover, roll. Whatever explodes asks nobody which side they are on.
rulebook-section-wasteland-close = Close combat
rulebook-section-wasteland-close-intro = Once bases touch, it is fists, boards and claws, and walking away has its price.
rulebook-section-wasteland-damage = Damage, armour and conditions
rulebook-section-wasteland-damage-intro = A hit is not yet a wound. Armour may stop some of it; what comes through stays.
rulebook-section-wasteland-heroes = Heroes, leaders and luck
rulebook-section-wasteland-heroes-intro = A few models stand out: faster, luckier, able to land the one blow that decides.
rulebook-section-wasteland-items = Markers, items and special units
rulebook-section-wasteland-items-intro = The wasteland hides things. Some heal, some explode, some bite.
rulebook-section-wasteland-ends = The end of a battle
rulebook-section-wasteland-ends-intro = The scenario says what wins. These rules say when that is looked at, and what it pays.
rulebook-section-wasteland-ai = Against the wasteland: the AI
rulebook-section-wasteland-ai-intro = The AI needs no player. Each of its models has a card; one blue die and the model’s situation say what it feels like doing, and lists say how it goes about it.
rulebook-section-wasteland-responses = What the AI does
rulebook-section-wasteland-responses-intro = Five responses, each with a list. Read it from the top: the first entry that is possible is the action.
rulebook-section-wasteland-conduct = How the AI does it
rulebook-section-wasteland-conduct-intro = The small print: engaged models, pushes, slides, icons, heroes, and what to do when a list leaves a choice.
rulebook-section-wasteland-solo = Scenarios against the AI
rulebook-section-wasteland-solo-intro = Five battles for one to three players against the AI. If nothing else is said, each side has the limit of WC-F1 and the first turn goes by WB-R1.
rulebook-section-wasteland-tutorials = The tutorials
rulebook-section-wasteland-tutorials-intro = Five battles that teach the game bit by bit, with forces that are given. They have no events, and an item deck only where one is named.
rulebook-section-wasteland-numbers = Annex: rulers and chances
rulebook-section-wasteland-numbers-intro = The rulers (WB-G2), the chance of a test by its value, without accuracy icons (WB-D2), and what a rating of armour blocks (WB-F6).

## The tables of the annex

rulebook-wasteland-column-ruler = Ruler
rulebook-wasteland-column-letter = Letter
rulebook-wasteland-column-inches = Inches
rulebook-wasteland-column-mm = mm
rulebook-wasteland-column-value = Skill value
rulebook-wasteland-column-success = Success
rulebook-wasteland-column-rating = Armour rating
rulebook-wasteland-column-blocks = Blocks anything
rulebook-wasteland-column-mean = Blocked on average
rulebook-wasteland-percent = { NUMBER($n) }%
rulebook-wasteland-mean = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rulebook-wasteland-or-less = { NUMBER($n) } or less
rulebook-wasteland-or-more = { NUMBER($n) } or more

## Table, rulers and terrain

rule-WB-G1 = You play on a square table of 914 mm (3 feet) a side. Every position and every length is a whole number of millimetres. A distance is the gap between the edges of two round bases; only while markers are set up do you measure from their centres. Distances are compared exactly and never rounded. Two bases touch when the gap between them is at most 2 mm.
    .title = The table and measuring
rule-WB-G2 = Six rulers measure everything: orange (O) 2 inches or 51 mm, yellow (Y) 4 inches or 102 mm, red (R) 6 inches or 152 mm, green (G) 8 inches or 203 mm, blue (B) 10 inches or 254 mm, black (K) 12 inches or 305 mm. “One colour shorter” or “longer” means the neighbour in this order; one colour shorter than orange is no move at all. A weapon’s long band begins where its short one ends: its long ruler is laid after the short one.
    .title = The six rulers
rule-WB-G3 = A model stands on a round base, and the size of the base follows from its unit. Our reading: the radius is 16 mm for humans and dogs, 20 mm for super mutants and models in power armour, 30 mm for deathclaws and other large ones.
    .title = Bases
rule-WB-G4 = A piece of terrain is a polygon. Its kind says whether it blocks sight, gives cover, is impassable or difficult, and how high it is. A move follows a path that is no longer than the ruler; it never leads through impassable ground or an enemy’s base, and crossing difficult ground makes the ruler one colour shorter. No model ends a move overlapping anything solid. Our reading: the path is that of the base’s centre; an option of the battle adds the width of the base to the ruler.
    .title = Terrain and moving
rule-WB-G5 = You see a target if at least one straight line from base to base crosses no piece that blocks sight: the line between the centres or one of the tangents to both bases. If you see it, it sees you. Our reading: models do not block sight, but a model whose base is crossed by the line between the centres counts as an item of cover.
    .title = Line of sight
rule-WB-G6 = Every piece that gives cover, is crossed by the line between the centres and does not touch the shooter is one item of cover for the target. What an item does, WB-F1 says.
    .title = Cover
rule-WB-G7 = A model that goes over the edge of the table is removed, unless the scenario makes that edge an exit.
    .title = The edge of the table
rule-WB-G8 = To go up a piece that can be climbed, a model takes an Agility test. With a success it climbs as if over difficult ground; with a failure it falls. A fall deals physical damage: the inches fallen minus 2, plus the damage icons of a black die; a bottle on it lowers the armour by 1; then the armour roll follows. A fall of 2 inches or less does no harm. Jumping down counts as one orange ruler (2 inches) less. Power armour takes no damage from falls; anybody else who falls more than 12 inches is removed. Some units cannot climb: their card says so. Our reading: a climb is made whole in one move, without stopping half-way, and the height does not count towards its length; a failed climb ends at the foot, with a fall from the height of the piece; whoever goes down jumps, without a test.
    .title = Climbing and falling

## Dice and tests

rule-WB-D1 = White, 20 faces: 1 with an action point ×2, “!” ×3, 2, 3, 4 and 5 ×1 each, 6, 7 and 8 ×2 each, 9 and 10 ×1 each, X ×2, X with an action point ×1. The others have 12 faces. Red (armour): 1 ×4, 2 ×3, 3 ×3, 4 ×2. Black: +1 damage ×5, +2 damage ×1, bottle ×1, armour reduction 1 ×1, accuracy 1 ×1, blank ×3. Yellow: armour reduction 1 ×5, armour reduction 2 ×1, accuracy 1 ×2, +1 damage ×1, bottle ×1, blank ×2. Green: accuracy 2 ×2, accuracy 3 ×1, armour reduction 1 ×2, +1 damage ×2, bottle ×1, blank ×4. Blue: bottle ×4, two bottles ×2, bottle and star ×1, star ×2, two stars ×1, explosion ×2. An option of the battle lets the green blanks count as accuracy 2.
    .title = The dice
rule-WB-D2 = The value of a test is the attribute beside the icon of the skill plus all modifiers; without the icon you cannot use the skill. A test of an attribute uses the attribute itself. Roll the white die together with the effect dice. Accuracy icons lower the white number; the test succeeds if the result is at most the value. X always fails, “!” always succeeds, and a gear on the white die is 1 action point, even beside an X. Without accuracy icons a value of 0 or less succeeds in 15% of all rolls, the values 1 to 10 in 25, 30, 35, 40, 45, 55, 65, 75, 80 and 85%; more than 10 is no better.
    .title = Tests
rule-WB-D3 = In an opposed test both sides roll. A success beats a failure; of two successes the larger margin below the value wins, and a tie goes to the side that acts. After two failures nothing happens. “!” counts as a roll of 0, X as a failure; without the icon of the skill the value is 0.
    .title = Opposed tests
rule-WB-D4 = Bottles, stars and explosions on the effect dice buy the effects that the weapon or the item prints, each effect as often as its limit says: once an action if no number is given. Icons that you do not spend are lost.
    .title = Spending icons
rule-WB-D5 = The luck token is a coin: lucky or not, 50% each. The scatter token gives a random direction, one of 12 like the hours of a clock.
    .title = Luck token and scatter token

## Building a force

rule-WC-F1 = A force may cost 500, 750 (the standard) or 1000 caps, or another sum that the players agree on. Add up: for each model its own cost and that of each of its cards that is not of limited use; limited-use items once for each card or count token; and your boosts. All models of a unit are equipped alike.
    .title = What a force costs
rule-WC-F2 = A force has one leader. Only units of a single model may have a leader card, a heroic card, unique cards, slow-fire weapons or items that fade; a unique unit is always a single model. Creatures join a force only if the players agree. Super mutants wear no power armour. A model’s armour is one base card plus at most one card of each kind that modifies it.
    .title = What a force may contain
rule-WC-F8 = The faction of a force is that of its leader. Units of other factions may join, but what helps a faction helps only its own models.
    .title = Factions
rule-WB-X1 = Each card says where it comes from: from the campaign book, from public knowledge or from our own design. The caps of a battle come from one list: that of 2020, unless you choose 2018 or 2025. On the AI cards that the book shows, the letters and the target priorities are the book’s; attitudes, underlines and methods that are not known are our design. With 4 to 6 health a super mutant answers a bottle with O, reckless and in close combat, a star with A in close combat, an explosion with A, careful and ranged. All other AI cards are our design, in the character of the unit. Our reading: a card that the chosen list does not price costs what the nearest list says, and is marked so; every card of the game can be had with every list. The book’s third matrix names no unit and is Goddard’s here, whose first column he reaches only as a hero; in the super mutant’s explosion row we follow the whole matrix, where A is not underlined, not the cut-out, where it is.
    .title = Where cards and prices come from

## Setting up

rule-WC-F3 = Set up in this order: sides and limits; terrain; one flip of the luck token, whose winner places first here and whenever “the order of the terrain” is meant; markers; event deck and item deck; deployment; quests and boosts; the advantage marker.
    .title = The order of setting up
rule-WC-F4 = If there is no legal place for the next marker, the gap that it must keep is one colour shorter, for this marker only. Repeat this until it fits. Who places alone may not leave himself without room for the rest. Our reading, the same for models: without a legal place for the next model, first the gaps it must keep shrink, then its zone deepens, one colour at a time; a model that still finds no room waits and comes in at the edge of its zone when a later round begins. “Within” a ruler of an edge, a base lies in the strip of that depth as a whole; “at least” a ruler from something, the gap is that long or longer.
    .title = No room left
rule-WC-F7 = Whoever “plays first” or “has priority” holds the advantage marker in round 1. In later rounds, or if nothing is said, WB-R1 decides.
    .title = Who plays first
rule-WC-R6 = Where a scenario only had a drawn map, the zones follow from its text: depths and distances by the colour of a ruler, the sides opposite each other. The terrain is drawn at random with the density that the text asks for: light is 6 to 8 pieces on 10% of the table, medium 9 to 12 on 16%, dense 13 to 16 on 22%. Gaps between two pieces, or to a marker, are at least 64 mm, and every zone and objective can be reached. You may edit and save a table.
    .title = Zones and terrain without a map

## Round and activation

rule-WB-R1 = The advantage marker goes where the scenario says; otherwise to the side with fewer models, and with equal numbers to one at random. This is worked out anew each round. Its holder takes the first turn of the round.
    .title = The advantage marker
rule-WB-R2 = Turns alternate. In your turn you make one unready model ready; then you either activate all your ready models, one after another in any order, or pass and so gather a larger group. Without unready models you activate what is ready. An activated model is used. The round ends when all models are used.
    .title = Making ready and activating
rule-WB-R3 = An activation has two main actions, and both may be the same: move, charge, shoot, close combat, throw, use expertise, prepare, interact. Interacting costs one action unless the scenario says that it is free. What costs no action, such as a look at a marker, can also be done after the last one.
    .title = Two main actions
rule-WB-R9 = At the start of an activation things happen in this order: fire and poison, then stun, then the VATS die, then the die of the AI. An AI model therefore looks up its column with the health it has left after burning.
    .title = The start of an activation
rule-WB-R4 = An action point (AP) buys one quick action of a kind that the model’s cards show. A quick action has −2 on its skill, and its move or charge is one colour shorter. AP are spent between or after the main actions, never inside one. AP won in a quick action do not count, and unused AP are lost at the end of the activation.
    .title = Action points and quick actions

## Preparing and reacting

rule-WB-R5 = Prepare puts a reaction token on the model. A trigger is any action of an enemy except prepare, or that a friend or the model itself is hit. The model must be aware: within its awareness ruler and in sight; for moves and attacks twice that ruler. An attack needs no sight to be a trigger, and a free attack is no trigger at all. A reaction is one quick action of any kind (WB-R4). All who react declare it first, then their owner resolves the reactions in an order of choice. An engaged model reacts only to those it is engaged with, and if it reacts to being damaged it may only move. Unused tokens go at the end of the round.
    .title = Prepare, triggers, reactions
rule-WB-R6 = A trigger opens one window, after the whole action: a charge with its battle cry, push and follow; an attack with damage and slide; a move with the mines it set off. It is enough to be aware of the acting model at its start, its end or any bend of its way. A model spends one token a window; being hit and being attacked are one window. Reactions open no window.
    .title = When you react
rule-WB-R7 = The target of a charge may react by fighting the charger or by leaving. Leaving gives the charger a free attack, but none after a battle cry that it lost; after a battle cry that it won, the target does not react at all. Others who shoot at the charger shoot into an engagement (WB-F15).
    .title = Reacting to a charge
rule-WB-R8 = If a declared reaction has become impossible, you may change it; if nothing is possible, its token is lost. If the active model is removed, its activation ends; if it is pushed or stunned, it goes on with the actions it has left.
    .title = Reactions that change things

## Shooting and explosives

rule-WB-F1 = To shoot, a model needs the skill of the weapon, sight of the target and a range band that reaches it; the band says which effect dice are rolled. Each item of cover gives −2 to the skill and +1 to the target’s armour. Throwing works the same way with the throw skill. If the target is engaged, chance decides among those engaged together who is hit (WB-F15).
    .title = Shooting
rule-WB-F15 = A shot at an engaged model is tested against the model aimed at. If it succeeds, the one actually hit is drawn among it and all models touching it, each with the same chance. Range and cover stay as they were for the test; the armour is that of the one drawn.
    .title = Shooting into an engagement
rule-WB-F20 = Walked fire: a weapon with ×4 or ×5 fires up to that many shots in one action; each next target is within yellow of the one before. It cannot be combined with a critical. A weapon with a minimum range does not shoot at anything nearer and is no use in close combat. A weapon that asks for Strength is used only by models that have at least that much.
    .title = Walked fire and weapon limits
rule-WB-F9 = A slow-fire weapon is loaded or empty. It begins loaded; each attack empties it. One-use weapons are gone after use; primed weapons collect tokens as their cards say and then release them. Our reading: reloading costs one action.
    .title = Slow-fire, one-use and primed weapons
rule-WB-F8 = An area weapon hits every base that its disc touches, friend or foe, each with its own armour roll; the diameter of the disc is the ruler of its colour. A throw reaches as far as the unit’s throw colour. A direct hit gives the target the extras on the card. If the test fails, the disc scatters: the table on the card gives the ruler by how much it failed, with X the last row; the scatter token gives the direction. A mine is placed by an unengaged model within orange of it; this costs a move action. It is armed from its owner’s next turn and goes off when an enemy ends an action in its radius or moves through it. Our reading: that radius is a disc too, with its ruler as the diameter, and walls that block sight shield from it.
    .title = Areas, throws and mines
rule-WB-F16 = A scattering disc stops at a wall that blocks sight; off the table it has no effect. The extras of a direct hit are lost. Engaged models have no protection. A piece that blocks sight between the centre of the disc and a model shields that model.
    .title = Scattering
rule-WB-F11 = A turret has rifle 4, 5 health, armour 2 against physical, 1 against energy and X against radiation, green awareness and a weapon with two green bands. It starts every round with three reaction tokens and does nothing but react.
    .title = Turrets

## Close combat

rule-WB-F2 = A model is engaged while its base touches that of an enemy. An engaged model only fights in close combat, and only those it touches. If it leaves, each of them makes a free attack, which is no trigger. A move may end in contact and so engage, without a charge bonus.
    .title = Engaged
rule-WB-F3 = Close combat uses the melee skill. With a melee weapon, Strength 7 or more adds 1 black die. Everybody has an improvised weapon: green die, 1 physical damage. A gun in close combat has −2 on the skill and gives the target +1 armour; super mutants use their melee skill for it. If another friend touches the target, add one green die in all.
    .title = Close combat
rule-WB-F4 = A charge is a longer move, by the charge ruler, that ends in contact. It gives a charge bonus, a black or a green die as you choose, for the next close-combat attack of this activation. A model with a coloured fist may then try a battle cry, an opposed test against the target’s own fist. Won: both dice, a push of the fist’s colour, and the charge is no trigger for the target. Lost: the charge’s own die stays, and the target may leave without a free attack by spending a reaction. A white fist only resists; a crossed fist is immune.
    .title = Charge and battle cry
rule-WB-F19 = Only an unengaged model charges, and it must see its target when it starts, unless its card says otherwise. The charge may end touching several enemies; one of them is the named target.
    .title = When you may charge
rule-WB-F5 = A push moves the target straight away from the pusher until something blocks it; the pusher may follow. A slide comes after a close-combat attack: the model may go round the enemy’s base as long as it keeps contact.
    .title = Push and slide
rule-WB-F12 = A push stops at impassable ground, at any base and at the edge of the table; difficult ground does not matter. Contact with an enemy engages. A push causes no free attack and is no trigger, but mines go off.
    .title = What stops a push
rule-WB-F13 = Whoever follows a push goes straight on until the bases touch; this is no trigger. You cannot follow while you touch another enemy.
    .title = Following
rule-WB-F14 = A free attack is one close-combat attack before the move, without AP and without a push. If the leaving model is removed, it stays where it was. Only contact that is given up counts: whoever keeps touching an enemy gives that one no free attack.
    .title = Free attacks

## Damage, armour and conditions

rule-WB-F6 = Damage is the weapon’s base plus the damage icons. For each kind, physical, energy and radiation, roll the red die: a number up to the rating, less armour reduction, blocks that much, a higher one nothing. A “+1” beside the rating always blocks 1 more; X is immune; – is no armour. A model whose damage reaches its health is removed. Radiation damage has tokens of its own and counts against health too.
    .title = Damage and armour
rule-WB-F18 = Damage of several kinds needs one armour roll for each kind. Reduction icons lower only the rating against the first kind, and never the “+1”.
    .title = Mixed damage
rule-WB-F7 = Power armour takes damage first, up to its Endurance bonus; then it is degraded and its other side counts. Only units of a single model wear it, and super mutants never.
    .title = Power armour
rule-WB-F17 = For each hit the owner picks the ratings of the power armour or the model’s own. Damage of every kind fills the card up to its Endurance bonus, and the excess goes to the model; then the card is turned, its tokens are gone, and the new ratings count from the next hit on. The card cannot be healed, and its Endurance bonus does not raise health.
    .title = Power armour, hit by hit
rule-WB-F10 = No model has the same condition twice. Frozen: −2 on all skills, moves one colour shorter, no prepare, until the end of its activation; fire replaces it. Injured arm: −2 on all skills, until a stimpak. Injured leg: moves one colour shorter, until a stimpak. On fire: 1 damage without armour at the start of each activation, then a luck flip, and luck puts it out. Stunned: costs one action. The −2 token: −2 on skills, as long as its card says. Robots need a repair kit instead of a stimpak. Our reading: poisoned means 1 damage without armour at the start of each activation, until healed.
    .title = Conditions
rule-WB-I5 = An object with health is attacked like a model that is not engaged. It never engages anybody.
    .title = Objects with health

## Heroes, leaders and luck

rule-WB-H1 = A heroic model has +1 health, may make quick moves, attacks and expertise, collects critical points and has luck. At the start of its activation it rolls the blue VATS die: each bottle is 1 AP.
    .title = Heroic models
rule-WB-H2 = A model that can land criticals puts 1 critical point on the weapon for each hit, and 1 more for each “!”. A full meter may be spent at the start of a later attack: it succeeds by itself, without the white die, and uses the critical column. Thrown weapons have no criticals.
    .title = Criticals
rule-WB-H3 = A model with luck starts with as many luck tokens as its Luck. Spend one and flip it; if it is lucky, one of these happens: a miss by at most 2 becomes a hit, a hit by at most 2 becomes a miss, 1 damage less, or 1 critical point more after a hit. Lucky or not, the token is spent.
    .title = Luck
rule-WB-H5 = Luck never changes an X or a “!”.
    .title = What luck cannot change
rule-WB-H4 = A leader card has a personal effect and an aura. An aura reaches models within the leader’s presence ruler and in sight; the same aura does not count twice. A leader card helps only models of the leader’s faction.
    .title = Leaders

## Markers, items and special units

rule-WB-I1 = An investigation marker within awareness and in sight of one of your models may be looked at, in private and without an action. A searchable marker needs contact and the expertise it shows: search, lockpick or computers. A danger icon draws a card from the danger deck, which is our design and has at least 12 cards. Our reading: after a failed test that model cannot try this marker again this round.
    .title = Looking and searching
rule-WC-F9 = Interacting needs contact and no engagement, and costs one action unless a scenario says otherwise. A searchable marker is looked at free of charge by a model in contact: blank, it is taken off; item, one action draws 1 item without a test; a skill icon, a successful expertise action draws 1 item; danger, suffer it, then draw as for item. Emptied markers leave the table. An investigation marker with the searchable icon is replaced by a face-down searchable marker from those set aside, or by an item marker. Searchable markers: letters A to H, 4 blank, and 14 plain ones, namely 5 item, 2 search, 2 lockpick, 2 computers, 3 danger. Investigation markers: numbers 1 to 8, 8 blank, 8 with the searchable icon. An objective that is carried is dropped where its carrier is removed and may be picked up; dogs carry only where a scenario says so.
    .title = Markers and what is under them
rule-WB-I2 = Finds come from the item deck of the wasteland. Limited-use items serve the whole unit and may be shared with a friend within yellow and in sight, if neither is engaged. Items you found may be dropped and picked up without an action; items you started with are never passed on.
    .title = Items
rule-WB-I4 = Raw food heals less or brings radiation; cooked, it heals more, but for that it must be equipped from the start. A stimpak removes 4 normal damage and injuries, RadAway 4 radiation damage; other cards print their own numbers. Chems and alcohol fade: three stages, each weaker than or different from the last. Our reading: when the last stage of a chem is used, roll the blue die; the icon printed on the card means addiction, with the printed penalties until it is cured.
    .title = Food, chems and healing
rule-WB-I3 = Dogs use only cards with a paw, their own weapons, and food or stimpaks that a friend who is no dog shares; they have neither lockpick nor computers. Creatures use only cards with a claw: their own weapons, up to 2 creature mods and 1 item that is no weapon. Robots use only robot cards: up to 2 weapons, 2 mods and 1 item; they are immune to poison and radiation and are healed by repair kits; one that starts to destroy itself only moves, and explodes at the end of its next activation: yellow area, 4 physical damage, one black and two yellow dice. Super mutants are immune to radiation, use melee for guns in close combat, wear no power armour, and their food counts as cooked.
    .title = Dogs, creatures, robots, mutants

## The end of a battle

rule-WC-F5 = Whether a battle has ended is looked at after each action with its reactions, and at the end of the last round. A side is eliminated when it has no model on the table, none waiting to enter and none that has escaped. If the side that is left could still reach a better level by its own actions, it is asked whether it plays on to the last round or ends the battle at once; the AI plays on. Otherwise the battle ends. If nothing has been reached by the end, it is a draw.
    .title = When a battle ends
rule-WC-F6 = The winner gets 200 caps, the loser 120. A reward that a scenario prints replaces the winner’s 200 and nothing else: the loser keeps the 120. After a draw each side gets 160. If all forces were worth 1000 caps or more, each gets 50 on top, of a printed reward too. Without a settlement, a printed reward raises the limit of the winner’s next force by as much, once.
    .title = Rewards

## Against the wasteland: the AI

rule-WC-A1 = Lay out the unit cards and AI cards of the AI and give each unit what its AI card names. Each AI model gets a numbered token. Shuffle the AI markers with the same numbers, deploy them as the scenario says, turn them up, and put each model where its number lies. The tokens form a face-down pile: it decides the order of activation.
    .title = Setting up the AI
rule-WC-A2 = Players and AI take turns, beginning with the holder of the advantage marker. In the AI’s turn a numbered token is drawn and that model becomes ready; then all ready AI models are activated, lowest number first.
    .title = The AI’s turn
rule-WC-A22 = A token of a model that is removed, used or already ready is put back and another is drawn; if none fits, only the ready models act. Each round the tokens of all living AI models are shuffled again. Two AI forces have two piles.
    .title = The pile of tokens
rule-WC-A26 = In co-op the players are one side with one turn: in it the next player in seat order who has an unready model makes one ready.
    .title = Playing together
rule-WC-A3 = The AI has an aim: defeat X, protect X, go to X, use X, or none. X is the subject: a given place or any of a kind, one or more given models or any of a kind. The scenario names aim and subject, and they may change during a battle.
    .title = Aim and subject
rule-WC-A4 = An AI model has two actions. Once an activation it rolls the blue die, and its icons choose the row of its card’s matrix; bottle and star together count as one star, and two icons may be a row of their own. Its situation, such as its health or the friends near it, chooses the column: the first from the left that fits, else the last. The cell holds the letter of the response; a dark cell is reckless, a light one careful; an underlined letter does not break an engagement. The icon at the right of the row is the method: a knife for close combat, a target for ranged. Our reading: a model whose health is above every column, such as an unhurt heroic one, fits none and takes the last column.
    .title = The matrix
rule-WC-A5 = The response holds for the whole activation, but which action it means is worked out anew before each action, by what the table looks like then.
    .title = One response, fresh decisions
rule-WC-A6 = Moving, a reckless model takes the shortest path; a careful one covers at least half its ruler towards its goal and then stops at the safest point it can reach (WC-A23). In close combat a careful model prefers enemies engaged with it, then those engaged with a friend, then the rest. Shooting, only a reckless model takes engaged enemies as targets. Whether it follows a push, WC-A16 alone decides.
    .title = Reckless and careful
rule-WC-A7 = The responses are A attack, M move, O objective, F fall back, D defend. Each has a list of activities, and the first entry that is possible is done.
    .title = The five responses

## What the AI does

rule-WC-A8 = A with close combat: 1. fight; 2. charge into contact; 3. move into contact; 4. move so that a charge reaches the enemy next; 5. move so that a move reaches it next; 6. move towards the enemy; 7. do O. The charge bonus is green or black at random, and a battle cry is used whenever possible. What the rules or an event forbid just now is not possible: the next entry.
    .title = A in close combat
rule-WC-A9 = A ranged: 1. shoot; 2. move so that a shot is possible with the next action, as far as the ruler allows, but stopping yellow from any enemy; 3. move towards the enemy; 4. do O. The preferred weapon, underlined on the card, comes first, otherwise another that suits the method; without any, WC-A24. What the rules or an event forbid just now is not possible: the next entry.
    .title = A at range
rule-WC-A24 = Without a weapon for its method, an AI model reloads an empty one if that helps; otherwise it does O, and if O would mean A, M. Throwing counts as shooting.
    .title = No weapon for the method
rule-WC-A10 = If an action has several targets, go down the priorities of the card until one target is left; if several remain, draw at random. Nearest: fewest moves, difficult ground counted; for shooting the smallest gap. Weakest: least health left; healthiest: most health left. Strongest: highest maximum health. Most hurt: most damage tokens, radiation too. Vulnerable: lowest rating against the first damage kind of the weapon, where +1 counts and immune is highest. Slowest: shortest move ruler. Fastest: longest charge ruler. Most effective: highest final skill value. Ready, used: those first. Important: nearest to the subject. Engaged, unengaged: only those, unless nobody would remain. Capable: has what the aim needs.
    .title = Target priorities
rule-WC-A11 = If the aim is to defeat and only one AI model is left, it takes the subject before all priorities.
    .title = The last AI model
rule-WC-A12 = M: in contact with the subject, do O instead. Otherwise move towards the subject without engaging anybody; of several subjects the one that needs the fewest moves. Ways are planned move by move: only a move that crosses difficult ground is shorter. They lead round friends where a move would have to stop behind one. Our reading: a subject that cannot be touched without an engagement comes after all that can.
    .title = M, move
rule-WC-A13 = O depends on the aim. Defeat X: A, with X as the only target. Protect X: D. Go to X: M. Use X: interact with it, otherwise move into contact, otherwise M. If O is impossible, for want of the skill, because the subject is gone or already held, or because there is no aim, do A. Being too far away is not impossible.
    .title = O, objective
rule-WC-A14 = F: M towards its own deployment point; standing there, O. D: go through the list of A as if the model stood unengaged in the subject’s place, with its own rulers and weapons and without the entry “do O”. The target found is the only one for A; if it cannot be attacked or engaged with this action, M towards the subject. A careful model uses close combat if the subject is engaged with that target. Our reading: D with an enemy as subject is O, without a subject A. If several enemies threaten the subject alike, one of them is drawn, whether it can be attacked or not.
    .title = F, fall back, and D, defend
rule-WC-A21 = Within one action each of A, M, O, D and F is entered at most once; a second entry becomes A on any enemy. If that is impossible, the model moves towards the nearest enemy; if not even that works, the action is lost.
    .title = No going in circles

## How the AI does it

rule-WC-A15 = If an engaged AI model would have to leave for its response and the letter is underlined, it does A in close combat on those it touches, even when its method is ranged. Not underlined, it leaves, free attacks and all. A in close combat: the target is chosen among those it touches or reaches with a move; touched, it is fought, otherwise the model moves to it. A ranged: it moves off to shoot next, staying in range, with a shot that is no harder, to the safest place. Our reading: without a legal way out it fights.
    .title = Engaged AI models
rule-WC-A16 = An AI model follows a push by the first of these that fits: after a charge always; with the response A only in close combat; with O or D only if reckless. What counts is the response of the matrix, not the one it leads to. Our reading: with M or F it never follows. A push by a blow counts as one after a charge if the charge bonus was used for that blow.
    .title = Following a push
rule-WC-A17 = If after a close-combat attack the enemy could slide into contact with the subject, or with an AI model that touches the subject, the AI model slides as far from the subject as it can, never off the table.
    .title = Sliding
rule-WC-A18 = An AI model spends its icons on the effects that use the most of them first, until none can be used. It uses action points only as its AI card says, after its two actions. Normal damage is removed before radiation.
    .title = Icons and action points
rule-WC-A19 = A heroic AI model rolls the VATS die at the start; any action point means one quick action after its two actions. It collects critical points as usual and uses a critical as soon as it can. It uses luck only to reduce damage, as soon as it can.
    .title = Heroic AI models
rule-WC-A23 = The safest place is where the fewest enemies could shoot or charge it with one action; then where it has the most items of cover against them; then nearest to the subject or target; then by the shortest path; then the lowest coordinates, x before y.
    .title = The safest place
rule-WC-A25 = Outside its activation the AI always makes its free attacks, with its preferred close weapon, and takes the best rating when hit. It spends a reaction on the first trigger that allows an attack on its cause; if there is no attack, it moves to the safest place. It uses no items, boosts or finds unless its card says so.
    .title = The AI between its activations
rule-WC-A20 = The examples beside these rules are binding: two attacks (WC-A9, WC-A8), a defence (WC-A14), three fresh decisions (WC-A5), a slide (WC-A17), the matrix (WC-A4), the tokens (WC-A1) and the change of aim (WC-A3). Overseer plays each of them exactly as told.
    .title = The worked examples
rule-WC-R7 = Dogmeat has 6 health, as his unit card says. Only in the example of WC-A9 does he have 8.
    .title = How healthy Dogmeat is

## The worked examples

rulebook-example-wasteland-cost = Three settlers with assault rifles and 4 frag grenades for the unit cost 3 × 40 for the models, 3 × 8 for the rifles and 4 × 7 for the grenades: 172 caps in the list of 2020.
rulebook-example-wasteland-shot = A Paladin with rifle skill 7 shoots at a target behind two items of cover. The value is 7 − 4 = 3, so the bare chance is 35%, and the target’s armour is 2 higher.
rulebook-example-wasteland-tokens = The AI has two units: three Field Scribes and one Paladin. It takes four numbered tokens, one for each model; which number goes to whom does not matter.
rulebook-example-wasteland-reactor = The AI wants to carry off a prototype reactor. First its aim is “use the reactor”, which here means picking it up. Once it has it, the aim becomes “go to the entry point”, so that it gets away with the loot.
rulebook-example-wasteland-matrix = A super mutant with 3 health left rolls two stars. In the row of two stars the column for 4 to 6 health does not fit, the one for 1 to 3 does, and it says M: the mutant moves to the subject.
rulebook-example-wasteland-next-target = With A at range a model shoots and removes its target. Nobody else is in range, so its second action is a move towards another enemy.
rulebook-example-wasteland-healthiest = A model with A at range prefers the healthiest enemy and shoots at the first of two. Now hurt, that one has less health left than the second, so the second shot goes there.
rulebook-example-wasteland-pushed-away = The aim is to go to a far point, and a careful model with an underlined O is engaged. It stays and fights: hit and push. Being careful, it does not follow. Free again, it moves towards the far point with its second action.
rulebook-example-wasteland-ranged-attack = A super mutant with 6 health rolls an explosion: A, careful, ranged. The most hurt enemy, the Sole Survivor with 5 damage, is engaged with a mutant hound and therefore no target; a reckless mutant could have shot. A settler and Dogmeat have 3 damage each, so the next priority decides: weakest. The settler has 1 health left, Dogmeat 5, and the settler is shot and removed. Dogmeat, prepared, reacts and runs out of sight. For the second action there is nobody to shoot, so the mutant moves to be able to shoot next, as far as it can, but stopping yellow from its enemy.
rulebook-example-wasteland-close-attack = The same mutant rolls a star instead: A in close combat. It touches nobody, so it cannot fight; but all enemies are within a charge, and now the Sole Survivor, the most hurt of them, is charged.
rulebook-example-wasteland-defence = A super mutant with 6 health rolls a bottle: O, reckless, close combat. The aim is to protect a prisoner, so O becomes D. From the prisoner’s place the Sole Survivor and a settler could be charged, and the Sole Survivor is the more hurt: the target. From where the mutant really stands its charge falls short, so it moves towards the prisoner. With its second action the target is the same and now within reach: the mutant charges.
rulebook-example-wasteland-slide = An AI brute fights a Knight beside the desk that has to be unlocked, the subject. If the brute stayed where it is, the Knight could slide round it to the desk after an attack. So the brute slides as far from the desk as it can and takes the Knight along.

## Scenarios against the AI

rule-WC-X11 = Ambush. Medium terrain, 6 rounds. The aim of the AI: defeat any enemy. AI models in the middle, at least blue from every edge; players within orange of the edges, all round the table. The players win at once when no AI model is left. The AI wins if one is left at the end of round 6, or when the players are eliminated. Our reading: the AI is placed first, its models at least orange apart, and each falls back to where it began; AI models never leave the table and stop at its edge, pushed or not; in co-op the 2 or 3 forces share the limit equally, each with a leader, and are placed unit by unit in seat order; the AI has as many caps as the players, by an option 100 or 200 more.
    .title = Ambush
rule-WC-X12 = Destroy and recover. Medium terrain, 6 rounds. Players within yellow of one edge, AI within yellow of the opposite one. An investigation marker near the centre, face up and in cover, is the helmet. Only AI models, but not dogs, take it: free, by touching it. A removed carrier leaves it where it stood. While no AI model carries it, the aim of all is to go to the helmet; then the carrier’s is to go to the edge it came from, and the others’ to protect the carrier. The phase is looked up before each action. The AI wins at once when a carrier leaves the table. The players win when the AI is eliminated or at the end of round 6. Our reading: the helmet lies at most yellow from the centre, and no base may end on it; the carrier leaves over its own edge, by a move or a charge, not by a push; an AI dog that touches it does A; if only dogs are left and nobody carries it, the players win at once.
    .title = Destroy and recover
rule-WC-X13 = Cut off the head. Medium terrain, 6 rounds. Players in the middle, at least blue from every edge; AI models along all edges, within orange of them. The aim of the AI: defeat the players’ leader, who cannot leave the table: moves and pushes stop at its edge. The AI wins at once when the leader is removed. The players win when the AI is eliminated or at the end of round 6. Our reading: the players are placed first, then the AI at equal steps and at least orange apart; in co-op the players name one of their leaders.
    .title = Cut off the head
rule-WC-X14 = Loot the zone. Medium terrain, 6 rounds. Players within yellow of one edge, AI within yellow of the opposite one; 8 searchable markers without letters, at least red from the edges and yellow apart. The aim of the AI: use the searchable markers; it should have search and lockpick. It leaves a marker alone for good if none of its living models has the skill for it. Items of a removed model lie where it stood, and anybody may take them. At the end of round 6 the side whose collected items are worth more caps wins; equal is a draw. An eliminated side keeps nothing, and the other wins. Our reading: the markers are drawn from the 14 plain and 4 blank ones and placed face down at random; starting equipment and used-up items do not count; an AI model that fails a test leaves that marker alone for the round, and it never uses, drops or passes on its finds; capable are enemies with search or lockpick.
    .title = Loot the zone
rule-WC-X15 = Escort the brahmin. 6 rounds; the AI has 100 caps more than the players. Buildings as you like, but a lane at least blue wide leads from the players’ edge to the opposite one. Players and brahmin within red of their edge and at least black from the side edges; then the AI, each model orange from a side edge, right and left in turn, at least red apart, or yellow if it has more than 10 models. The brahmin has 10 health and armour 1 against each kind; it does nothing and may be engaged. At the end of each round it moves red towards the opposite edge. The aim of the AI: defeat the brahmin. If it dies, the battle ends at once and the AI wins: 150 caps. Alive at the end with 6 or more health, the players win 200 caps, with 1 to 5 health 100. Our reading: it starts in the middle of the players’ box on a base of 25 mm radius, and the AI at least blue from that box; the players choose its path, up to red and round enemy bases; touching the opposite edge it is safe, and the battle ends; it may be pushed, set on fire, and healed with food or a stimpak by a friend in contact; it counts neither for elimination nor for the advantage marker.
    .title = Escort the brahmin
rule-WC-R10 = Police station: the walls give cover, are difficult to cross and do not block sight. Suit up: 6 rounds, and the armour is an intact T-60. Minesweepers: whoever alone touches the cache controls it; with nobody there, the side that found it does. Reinforcements: escapes are counted first. Brahmin: when it moves out of an engagement, nobody gets a free attack.
    .title = Small things in five scenarios

## The tutorials

rule-WC-X16 = Troubled beginnings. Light terrain, 4 rounds, advantage to the mutants in round 1. Survivors: Sole Survivor Day One (10mm pistol), 2 settlers (hunting rifles). Super mutants: 2 super mutants (board, bolt-action pipe rifle), 1 brute (sledgehammer). Dogmeat sits trapped at the centre. The mutants place 4 searchable markers, item side up, as traps: within black of Dogmeat and at least black apart; they deploy within orange of him; last of all the survivors choose an edge and deploy within orange of it. A survivor within orange of Dogmeat frees him with one action, without a test; he joins at once, unready. A mutant within orange of a trap empties it with one action and a Strength test. The mutants win at once with 4 emptied traps or when the survivors are eliminated; the survivors when Dogmeat is free and the mutants are eliminated. Anything else at the end of round 4 is a draw. Our reading: trapped, Dogmeat is neutral and no target, but his base blocks; without mutants the battle goes on until he is free; traps must leave room for the others; played by the AI, the mutants use the traps, the survivors first use (free) Dogmeat and then defeat any enemy.
    .title = Tutorial 1: troubled beginnings
rule-WC-X17 = Fort Davis. Light terrain, 4 rounds, advantage to the mutants in round 1. Survivors: Sole Survivor Day One (10mm pistol), 2 settlers (hunting rifles), Dogmeat. Super mutants: 3 super mutants (board, hunting rifle), 1 brute (sledgehammer). The item deck: all clothing, all armour, and one each of combat rifle, laser pistol, .44 revolver, pipe wrench, baseball bat, combat shotgun, bolt-action pipe rifle, bourbon, Mentats, iguana bits, mutant hound meat, blood pack, stimpak, sledgehammer, pipe pistol, board. Placed in turn, face down and at least yellow apart: 8 investigation markers (4 numbered, 4 with the searchable icon), then 10 searchable markers of 14 (9 with a skill or danger icon, 2 blank, 3 item); 4 are set aside. When all markers lie, the survivors choose a zone, the mutants take the other. A numbered marker is a weapon locker: interact, take the first two weapons of the item deck and shuffle it; without weapons the top item. Finds may be used at once, and a removed model drops them. Eliminating the other side wins at once; at the end of round 4 the side that holds more found cards wins; equal is a draw. Our reading: the zones are within yellow of opposite edges, the markers at least red from those and orange from the side edges; picking up what was dropped costs one action here; played by the AI, a side uses the markers that it has the skill for, then defeats any enemy.
    .title = Tutorial 2: Fort Davis
rule-WC-X18 = The water plant. Medium terrain, 6 rounds, advantage to the mutants in round 1. Survivors: Sole Survivor Day One (10mm pistol, Jet), 2 settlers (assault rifles, 1 Nuka-Cherry), Dogmeat, an enslaved tech (combat shotgun, sturdy leather armour). Super mutants: 2 super mutants (board, bolt-action pipe rifle, 1 blood pack), 1 brute (sledgehammer, Nuka-Cola, Psycho), 1 mutant hound. The item deck: hunting rifle, baseball bat, pipe pistol, combat rifle, laser pistol, .44 revolver, pipe wrench, bourbon, Mentats, iguana bits, mutant hound meat, 2 stimpaks, and 2 random cards of clothing, junk and armour. Four computer markers, a square with blue sides round the centre, are the pumps and bound the pumping zone; a searchable marker, item side up, yellow from a corner is the generator. Of 13 searchable markers (3 blank, 5 item, 3 danger, 2 search) 10 are placed in turn, face down, at least yellow from the pumping zone. Survivors deploy in the pumping zone, then mutants within orange of any edges. A survivor touching a pump uses computers: the first success of a round pumps 6,000 gallons, each further one 1,000. A success at the generator starts it: 5,000 at the end of each round. If the tech is outside the zone when a round starts, the first 2,000 gallons of that round are lost. A survivor removed in close combat is captured; the tech counts as two. The survivors win at once with 30,000 gallons; the mutants with 4 captured, when the survivors are eliminated, or at the end of round 6. Our reading: a base partly inside the zone is inside; the generator already pumps in the round in which it starts; a removed tech is outside; if the mutants are eliminated, the survivors win; played by the AI, survivors with computers use the nearest pump (one of them first the generator) and the others protect the tech, while the mutants defeat the tech, then any enemy.
    .title = Tutorial 3: the water plant
rule-WC-X19 = The lost journal. Medium terrain, 6 rounds, advantage to the survivors in round 1. Survivors: Sole Survivor Day One (T-60, laser rifle), 2 settlers (combat rifles, damaged hazmat suits; for the unit 2 stimpaks, 1 RadAway, 3 frag grenades), Dogmeat. Super mutants: 1 super mutant (super sledge with stun pack), an aviator (aviator cap, bolt-action pipe rifle, board), 1 mutant hound, 1 brute (missile launcher, pipe wrench). Placed in turn, face down, in the central zone: 4 investigation markers, at least blue apart (3 blank, 1 with the searchable icon, the chest); then 8 searchable markers, at least orange from other markers (keys A, B and C, 1 blank, 4 item); then 6 barrels anywhere, at least orange from searchable markers. Models deploy one by one in turn, within orange of opposite edges. Survivors may look at any investigation marker at any time. When a survivor first interacts with the chest, a draw decides whether key A, B or C fits. A survivor with that key takes the journal by contact, without an action; if its carrier is removed it stays there, and any survivor takes it by contact. A model that ends its activation within yellow of barrels rolls one black die for each: the damage icons are radiation damage. The survivors win at once when one of them leaves the table with the journal; the mutants when the survivors are eliminated or at the end of round 6. Our reading: the central zone is at least red from the deployment edges and yellow from the side edges; survivors deploy first; the first look at the lock is free; mutants may take keys, never the journal; keys drop with their holder; Dogmeat does not carry the journal; if the mutants are eliminated, the survivors win as long as the chest can still be opened; played by the AI, the survivors use searchable markers until they hold the right key, then the chest, then the carrier goes to the nearest edge and the others protect it, while the mutants defeat any enemy and later the carrier.
    .title = Tutorial 4: the lost journal
rule-WC-X20 = The coming storm. Medium terrain, 6 rounds. Survivors: Sole Survivor (heroic, leader Hunter, stimpak, laser rifle), Aspirant Goddard (T-60, baseball bat, .44 revolver, blood pack), 2 settlers (assault rifles; for the unit 2 Nuka-Cherry), Dogmeat. Super mutants: 1 super mutant (sledgehammer, sturdy leather armour, 3 frag grenades, Nuka-Cola), an aviator (aviator cap, bolt-action pipe rifle, iguana bits), 2 mutant hounds, 1 brute (heroic, leader Brawler, plasma rifle, pipe wrench, stimpak), an enslaved tech (combat rifle, patched three-piece suit, mutant hound meat). Models deploy one by one in turn, mutants first. Searchable marker A is the mouth of a cave, B where the deathclaw comes in, 5 more are sirens. After each model’s activation flip the luck token; at the fifth lucky flip the deathclaw appears at B, once. It is everybody’s enemy and has its activation at the end of each round, with fire, poison and stun like everybody’s, and acts twice, each time the first that is possible: attack a random model engaged with it; charge the nearest model, with battle cry, push and follow; move towards the nearest in sight; move towards the nearest. A model that is no dog may interact with a siren: the deathclaw moves orange straight towards or away from it, as the user chooses, without free attacks and without a trigger. The survivors win at once when the brute is removed, the mutants when the Sole Survivor is; both in the same action is a draw. At the end of round 6 the leader nearer to A wins; equal is a draw. Our reading: the zones are within yellow of two opposite edges; A lies orange from the middle of a third edge and B at the middle of the one opposite it; one siren lies at the centre, the others at red plus green from it towards the corners; the deathclaw also acts in the round in which it appears, flips nothing itself and uses its crush as soon as it is primed; played by the AI, a leader goes to A, models with odd numbers protect the leader and those with even numbers defeat the enemy leader.
    .title = Tutorial 5: the coming storm
rule-WC-R4 = In tutorial 5 the sirens are the 5 searchable markers that lie item side up.
    .title = The sirens
rule-WC-R11 = In tutorial 4 settlers throw with Agility and reach yellow, the damage of all barrels together gets one armour roll, and any edge of the table is the exit.
    .title = Small things in tutorial 4
