# The campaign in the rulebook of Wasteland: events, perks, boosts, quests, the settlement, and
# the scenarios of player against player. One message a rule, on one line, like the battle’s.

## The sections

rulebook-section-wasteland-events = Events and consequences
rulebook-section-wasteland-events-intro = The weather turns, strangers meddle, old promises come due. One deck brings it all, a card a round.
rulebook-section-wasteland-fortune = Perks, boosts and quests
rulebook-section-wasteland-fortune-intro = What a model has learned, what you hold back for the right moment, and what you are really here for.
rulebook-section-wasteland-settlement = The settlement
rulebook-section-wasteland-settlement-intro = Between battles you have a home: caps come in, and they go. Whoever has no settlement skips this chapter and the next two.
rulebook-section-wasteland-building = Building and supplying
rulebook-section-wasteland-building-intro = The first step of a settlement phase: spend caps, then see that everything has power and water.
rulebook-section-wasteland-drawing = Drawing and choosing
rulebook-section-wasteland-drawing-intro = The second and the third step: structures find things, and stores decide how much of it comes along.
rulebook-section-wasteland-rivals = Scenarios for two sides
rulebook-section-wasteland-rivals-intro = Five battles that stand by themselves. If nothing else is said, each side has the limit of WC-F1, the first turn goes by WB-R1 and the reward by WC-F6. The AI can play either side.
rulebook-section-wasteland-linked = The linked five
rulebook-section-wasteland-linked-intro = Five battles of one story between an attacker (super mutants or creatures, by the story) and a defender (survivors or the Brotherhood). What you win in one helps you in a later one, and the last decides the campaign. Each lasts 5 rounds on medium terrain. Cards, turrets, mines and missiles won on the way count towards no limit.

## The table of structures

rulebook-wasteland-column-structure = Structure
rulebook-wasteland-column-price = Caps
rulebook-wasteland-column-power = Power
rulebook-wasteland-column-water = Water
rulebook-wasteland-column-does = What it does
rulebook-wasteland-column-perk = Perk
rulebook-wasteland-column-most = Most

## Events and consequences

rule-WC-E1 = While you set up, shuffle all event cards and draw one fewer than the battle has rounds, unless the scenario or the players want another number. Add every consequence that is due in this battle. Events lie face down, consequences face up; shuffle them together into the event deck.
    .title = The event deck
rule-WC-E2 = At the start of each round but the first, draw the top event and carry it out at once, provided that no event is in play. At the end of the round it is discarded, unless the card says otherwise; an event that lasts longer therefore blocks the next draw.
    .title = One event a round
rule-WC-E3 = An event with the flip mark is turned face up as soon as it lies on top. Everybody may read it, but it acts only when it is drawn.
    .title = Events that lie open
rule-WC-E4 = A consequence that lies on top is drawn and carried out at once; it is not the round’s event. Look at the top card after deployment, before the first turn, and again whenever it changes. Until then only its owner knows a consequence. One that is added to an empty deck is the top card.
    .title = Consequences come at once
rule-WC-E5 = You add the same consequence at most once, and your opponents see it only when it is drawn. If several players have added the same one, chance says whose it is. A consequence that arises in the middle of a battle is shuffled in below the top card, which stays where it is.
    .title = Whose consequence it is
rule-WC-E6 = A consequence that has not come up by the end of a battle goes into the event deck of your next battle.
    .title = What has not come up yet
rule-WC-E7 = Two cards that the book prints. Dust cloud, with the flip mark: no ranged attacks for a round. Gun for hire: for 30 caps somebody attacks any model for you, with skill 6 and 3 damage. Our reading: the damage is physical, and the shot has no effect dice and no range, and knows no cover.
    .title = Dust cloud and gun for hire

## Perks, boosts and quests

rule-WC-P1 = Only units of a single model have perks. All that a perk requires must be there: an attribute of at least so much, or another perk. No model has the same perk twice. Some perks belong to the settlement and need no model.
    .title = Who may have a perk
rule-WC-P2 = Armourer brings an armoury with it, Blacksmith and each Gun Nut a weapon workshop: free, and once per campaign. It takes room and power like any other, and scrapping it pays 0 caps. As long as a structure stands that requires a perk, you cannot give that perk up.
    .title = Perks that bring a workshop
rule-WC-B1 = A boost is practised, cunning, tactical or instinctive. You hold your boosts in secret and use each once, for the small effect that it prints, at the moment that it names; it costs caps like any card. One that the book prints is cunning: before a combat roll, one yellow, green or blue die becomes a black one. Our reading: without a settlement, too, you hold at most as many as your leader’s highest attribute.
    .title = Boosts
rule-WC-Q1 = At the start of a battle you may choose one quest, and you cannot change it. Your opponent knows that you have one, not which. Quests have nothing to do with the aim of the battle, nor with the quests of others.
    .title = One quest for a battle
rule-WC-Q2 = The parts of a longer quest come in order: a finished part names the next one, or several to choose from, and you may take it in a later battle. You finish at most one quest in a battle, and each quest once unless it says otherwise. What you did not finish you may try again.
    .title = Quests in several parts
rule-WC-Q3 = Rewards come after the battle. If a reward is of use to settlements alone and you have none, you get two random boosts instead when your next battle starts, above the maximum. Items won by a quest are never in the item deck of the wasteland. Cards won for a later battle join your force free of charge once it is built, without a store. Our reading: unique ones do count in the caps and do take a place in a store.
    .title = What a quest brings

## The settlement

rule-WC-S1 = A new settlement has 2 small generators, which give 6 power, 1 store, 1 maintenance shed and 1 listening post. It has 0 caps, whatever you won before, and room for 15 structures. Whoever has no settlement may found one after a battle that is not the last, and uses it at once; a reward that would have raised the next force’s limit went into it. Land makes room for 10 more; it costs 500 caps or 5 finished quests, can be had again and again, and is no structure itself.
    .title = A new settlement
rule-WC-S2 = After a battle the winner gets 200 caps and the loser 120, or what WC-F6 makes of a printed reward; each gets 50 more if all forces of the battle were worth 1000 caps or more. Then put your unused boosts and all items that are not standard equipment on one heap. Each shed that works keeps 1 item or up to 2 boosts of it; each count token is a card of its own. Unique cards stay without a shed, those won in the battle too. The rest is sold for its caps, boosts too. Then you may replace a leader who was removed. Models and starting items are never lost. Our reading: the forces of one side count together, and a force that the AI draws is worth its limit; finds that still lie on the table are lost.
    .title = After a battle
rule-WC-S11 = A shed works after a battle if it was supplied in the settlement phase before it; the shed of a new settlement works.
    .title = When a shed works
rule-WC-S3 = Between two battles there is one settlement phase of three steps: build, draw, choose. Once a card is drawn, building is over; before that you may go back from drawing to building. Our reading: otherwise you never go back to an earlier step.
    .title = Three steps
rule-WC-S10 = The two examples beside this rule are binding: what becomes of the cards after a battle, and a whole settlement phase. Overseer plays both as told, and as the tables have it.
    .title = Worked examples of a settlement

## Building and supplying

rule-WC-S4 = Step 1. Pay caps for structures; scrap structures for half their price, together with everything that cannot stand without them; buy perks, at most one new perk for each model between two battles. Removing a perk pays nothing back, and a perk that another one needs stays. A structure needs 1 power unless its entry says otherwise, and water where it says so. What is not supplied does nothing in this phase, and you choose which.
    .title = Step 1: build
rule-WC-S7 = The rulebook has a table of all structures with what they cost, need and do. Each is used once a phase, in step 2, unless it says otherwise. Super mutants have meat bags instead of fields. Our reading: a cooking station without a supplied field draws nothing; repairing armour does not use up the draw of the power-armour station; weapons include mines and what is thrown, armour includes power armour, and mods come only from workshops and from structures that draw anything.
    .title = All structures
rule-WC-S12 = Every structure takes one place of the room, generators too.
    .title = What takes room
rule-WC-S13 = What scrapping pays is rounded down: 17 caps for a structure of 35. The structures you started with count at the price of the table, the listening post at 0.
    .title = What scrapping pays

## Drawing and choosing

rule-WC-S5 = Step 2. Use each structure that works once, in any order, and see what it brings before you use the next. The piles are items without unique ones, boosts, and exploration. For a kind of card you draw until one comes. What you do not use now gives you nothing later.
    .title = Step 2: draw
rule-WC-S15 = Cards of other kinds that turned up during a draw go back, and the pile is shuffled. A kind of which no card is left gives nothing. Before your first draw you see how much room, power and water you have.
    .title = Drawing for a kind
rule-WC-S14 = Five structures help with the draws of workshops, stalls and racks, each once a phase: the pen draws all cards anew and the stables draw one more, both before a card is kept, the ranch keeps one more, the operations room lets you use a structure again, and the leader’s office names an item instead of drawing. A medical item removes damage or conditions and is neither food, drink nor alcohol; those that none of your models can use may be passed over. Our reading: several pens or stables may help with the same draw; the office names no boost and nothing unique, and gives one card; the operations room never repeats itself.
    .title = Structures that help with a draw
rule-WC-S8 = An exploration card is carried out at once and needs no store. Your leader takes its tests, at −2 after a battle in which the leader was removed. Harm waits until you set up the next battle and is put on your models then; a consequence waits for the event deck of that battle. The listening post costs 50 caps a use, as often as you pay; an outpost is free, once; a scout camp swaps a card for another before any test. Our reading: you spread the harm, and it never removes a model; the one who leads now is tested.
    .title = Exploration
rule-WC-S6 = Step 3. Each supplied store takes 1 item or up to 2 boosts of your reserve into the next battle; of boosts, at most as many as your leader’s highest attribute, leader card and perks included. The rest is sold. Unique weapons that a unit has on its own need no store. Our reading: unique cards that you did not choose wait for the next phase.
    .title = Step 3: choose
rule-WC-S9 = With a settlement you build a force under the usual limit. All units are there with their standard equipment, as their AI card prints it, and they do not share it; besides that, there are the cards you chose. One chosen card equips a whole unit, and its caps count for each model. Heroic cards go to whom you like. Perks are those you bought; you decide for each battle who uses them, and unused ones cost nothing. The leader card stays with its model. Mods need the right perk; mods printed on a unit come on top. Degraded power armour is used as it is, or repaired at a power-armour station, one armour for each station.
    .title = A force with a settlement

## Worked examples

rulebook-example-wasteland-heap = The Sole Survivor starts with a hunting rifle of her own, 2 stimpaks and 3 boosts, uses two boosts and finds a bolt-action pipe rifle. On the heap lie 1 boost, the pipe rifle and 2 stimpaks. Two sheds keep the pipe rifle and one stimpak; the other stimpak and the boost are sold for their caps. The hunting rifle stays with her anyway.
rulebook-example-wasteland-phase = With 257 caps you build an armour shop for 150 and have 107. That makes 10 structures: 3 small generators and 7 others, of which 6 need power, out of 9. The weapon workshop came with Gun Nut (rifles): it passes over a stun pack, which fits no rifle, and takes a comfort grip. The armour shop draws two cards and keeps the leather armour. The small rack gives 1 boost. The listening post costs 50 and turns up a gun for hire: pay him 30, and you have 27; leave him, and you have 57, enough for a second use. Two stores take the boost and the leather armour; the stimpak from the shed and the comfort grip are sold.

## Scenarios for two sides

rule-WC-X1 = The General Atomics plant. Dense terrain with 5 to 7 ruins, 6 rounds. Blue collects data, Red stops it. Eight investigation markers: the numbers 1 to 6 are computers, 2 are blank. Number 1 is the hub and lies face up at the centre; the others are placed face down in turn, at least red apart. Eight searchable markers: 2 blank, 6 of the 14 plain ones. Units deploy in turn within red of opposite edges, Blue first. An unengaged Blue model touching a computer copies its data with computers, one set from each. If Red is the Brotherhood, a Red model touching the hub may plant a virus with computers, once: from then on each test for data has −4, and all investigation markers are turned up. If Red is super mutants, they must understand first: whenever a Blue model uses computers at a marker and super mutants (no hounds, no slaves) are aware of it, the best Intelligence among them is tested, with a green die more for three or more; a success makes the computers targets for the rest of the battle, with 4 health and armour 2 against physical and 1 against energy. Radiation weapons deal physical damage to units immune to radiation. Blue wins at once with 4 sets, Red once Blue can no longer get 4; whoever eliminates the other side wins; at the end of round 6 a storm wipes the data and Red wins. Our reading: Blue begins placing, investigation markers outside the zones, searchable ones at least yellow apart and from the edges; the AI uses the markers that may hold data, or defeats whoever can use computers.
    .title = The General Atomics plant
rule-WC-R5 = In the General Atomics plant Red wins at once when the sets that Blue has and the computers that can still give one make fewer than 4 together. Super mutants never play Blue.
    .title = Data out of reach
rule-WC-X2 = The police station. Medium terrain outside the defender’s zone, 6 rounds; the attacker has 200 caps more. The defender deploys within green of the own edge, the attacker within yellow of the opposite one. An investigation marker in the middle of the defender’s zone, yellow from the edge, is the control point. In this zone the defender also places 4 walls, each up to red long, and 2 free turrets. The attacker wins at once when one of the attacker’s models touches the control point. The defender wins when the attacker is eliminated, or at the end of round 6. The winner gets 150 caps. Our reading: a wall is as long as the red, the yellow or the orange ruler; control point, walls, turrets, defender, attacker, in this order; a model pushed or charging into contact touches it too, engaged or not; turrets are no models for elimination, and without any model of the defender the battle goes on; a winner with a settlement puts the 150 caps into its bank, one without has them for the next force; the AI goes to the control point or protects it.
    .title = The police station
rule-WC-X3 = Demolition. Medium terrain, mostly blocking sight, 6 rounds. Blue blows up an overpass. Its 6 pillars are the tokens 3 to 8, shuffled and placed face down in turn, at least blue from the edges and green apart. Then Blue looks at four, and Red swaps two without looking. Blue spreads 11 charges over the models, 8 live and 3 dummies; Red sees only how many. In an activation charges are passed on free of charge, to a friend within orange and in sight, if neither is engaged. An unengaged carrier places one for an action: live at once, and never moved again; dogs do so only within the presence of a friend who is no dog. Red may disarm a charge in contact with an Intelligence test, Blue may arm it again. Once per battle Blue may call the detonation in the activation of a model, engaged or not: all live charges explode at the end of the next round; not called, they explode at the end of round 6. Each reaches a disc of yellow diameter: pillars that it touches are destroyed, models are removed without armour. A suicider’s mini nuke destroys pillars too. The battle also ends when Blue can destroy no more pillars. Radiation weapons deal physical damage to units immune to radiation. Our reading: a pillar is a body of 20 mm radius that blocks sight, gives cover and is impassable; the charges of a removed carrier lie face down, and only Blue picks them up; when a side is gone, the battle goes to the end of round 6; the AI places charges at the nearest free pillar, or disarms and hunts the carriers.
    .title = Demolition
rule-WC-R1 = In Demolition add up the numbers under the destroyed pillars, 33 in all. With 23 or more Blue has a major victory, with 19 to 22 a minor one; with 11 to 18 Red has a minor victory, with 10 or less a major one.
    .title = Counting pillars
rule-WC-R8 = In Demolition Red deploys first, anywhere, models at least yellow apart; then Blue within red of any edges. If you would rather have zones, Blue picks an edge and both deploy within yellow of opposite edges; a scenario file of your own says so. Each try to disarm or to arm costs an action. A detonation called in round 6 comes at the end of round 6.
    .title = Small things in Demolition
rule-WC-X4 = The Super Duper Sweep. Medium terrain that blocks sight, 6 rounds. From edge to edge there are five bands: red deep to deploy in, green, green in the centre, green, and again red. At the start the smaller force has the advantage. Face down lie 16 investigation markers, 8 in the centre and 4 in each outer band, then 10 searchable markers, 6 in the centre and 2 in each outer band, outer ones at least red from the edges. The numbers 1 to 4 are the big prizes. Whoever has banked prizes worth 200 caps wins at once; otherwise the larger sum of banked and carried prizes wins at the end of round 6, with or without models left. Every victory is major. Our reading: the investigation markers are the numbers 1 to 4, 8 with the searchable icon and 4 blank; 18 searchable ones are the 14 plain and 4 blank, and 8 of them wait for the icons; a luck flip says who chooses an edge; two banks stand in the middle of the side edges; big prizes are worth 60, 50, 40 and 30 caps, and every find is a prize of 15 instead of an item; taking a big prize costs an action, dogs cannot, and its carrier moves one colour shorter and does not charge; a model carries one big prize or two others, and banks them free by touching a bank; equal sums are a draw, and the caps stay with the show; the AI goes for big prizes, then for unknown markers, then to a bank.
    .title = The Super Duper Sweep
rule-WC-X5 = Suit up. Medium terrain: a dead-end street that opens towards the attacker. Only a force that can wear power armour attacks. Five searchable markers are placed in turn, attacker first, within black of the centre and at least red apart: 2 blank, a stimpak, a danger, and the letter A, the armour. The attacker deploys within yellow of an edge and at least green from the side edges. The defender has two groups of equal size, the odd model in the second: the first at least black from all edges, in the half away from the attacker; the second comes in over the attacker’s edge at the start of round 3 and has one action in that round. The attacker wins at once, with 200 caps, when the wearer leaves the table. Otherwise the defender wins: with nobody in the armour a major victory for 200, with the wearer still on the table a minor one for 100. Our reading: a single model of the attacker that is no mutant, dog, creature or robot puts it on with an action; others of that side carry it without charging and hand it over in contact; a removed wearer drops it; any edge is the way out; the second group enters touching the edge and not within orange of an enemy; if the attacker is eliminated, the defender has a major victory at once; the AI looks for the armour and makes for an edge, or defeats the wearer.
    .title = Suit up

## The linked five

rule-WC-X6 = The farms. 500 caps each. Small buildings and fences stand within black of the centre. The defender places 4 alarm switches within blue of the centre, at least yellow apart; the attacker 8 crops within black of it, at least yellow apart. The defender deploys first, inside the outline of the switches, then the attacker within yellow of any edges. The attacker plays first. From round 2 on a defender touching a switch turns it on for good with computers. Major victory: for the defender with 4 switches on, for the attacker with 6 crops burnt. Minor victory: for whoever eliminates the other side. Afterwards: a major victory for the defender – 1 food card of choice in WC-X7 and 3 in WC-X10; a minor victory for the defender – 1 in WC-X7; a major victory for the attacker – the defender has 50 caps less in WC-X10; a minor victory for the attacker – 1 food card in WC-X7 for the attacker. Our reading: a base may overlap the outline; the AI goes for the nearest crop, or turns switches on and protects them.
    .title = Linked 1: the farms
rule-WC-R2 = The 8 searchable markers are the crops. An attacker burns one by touching it at the end of an activation, provided that no enemy is within orange.
    .title = Burning crops
rule-WC-X7 = The journalist. 500 caps each. The defender names a model as journalist and places 4 markers within green of the centre, at least blue apart. The attacker deploys first, in the own half, each model at least red from the edges and from its friends; then the defender within red of the opposite edge. The defender plays first. The journalist takes a marker by touching it, even in the middle of a move. Before the alarm an attacker’s activation is one luck flip: lucky, it may make one move; unlucky, it makes a full one in a random direction; it does nothing else and does not react. The alarm comes when a defender is within an attacker’s awareness, or uses a ranged weapon. With 4 markers the journalist may leave over any edge: a major victory for the defender. With 3 or 4 taken it is a minor one, with 1 a minor one for the attacker, with none a major one. Afterwards: any victory for the defender – the defender plays first in WC-X8 and three models get 1 AP each; a major victory for the defender – the defender also deploys second in WC-X10; any victory for the attacker – the attacker says who plays first in WC-X8; a major victory for the attacker – the attacker also deploys second in WC-X10. Our reading: awareness needs sight; a random move stops at obstacles, bases and edges and never engages; throwing raises the alarm too; a removed journalist takes no more, and the battle ends when nothing can change; each AP serves in any one activation, even of an engaged model; the AI defeats the journalist, or brings her to the markers and out.
    .title = Linked 2: the journalist
rule-WC-R3 = In The journalist, exactly two markers taken is a draw.
    .title = Half a story
rule-WC-X8 = The minesweepers. Before forces are built the attacker’s leader takes a Charisma test: with a success the attacker has 750 caps, otherwise 550; the defender has 750. Three small buildings stand in the middle, each with a face-down searchable marker: 2 blank, 1 the cache. A luck flip says who deploys first, within yellow of the own edge. WC-X7 says who plays first and who has action points. From round 2 on a model touching a marker may search it, and a success turns it up; once the cache is found the others go. Whoever controls it at the end of round 5 has a major victory, whoever eliminates the other side a minor one. Afterwards: a major victory for the defender – 2 turrets in WC-X10 and a weapon card of choice in WC-X9; a minor victory for the defender – the weapon card; a major victory for the attacker – 2 missile attacks before round 1 of WC-X10, with skill 5 and the long band, and a mine in WC-X9; a minor victory for the attacker – the mine. Our reading: eliminating the other side ends the battle, and with the cache found it is a major victory; the last marker left is the cache and still has to be searched; the missiles need no sight and scatter as usual; the AI searches, and then protects the cache or goes to it.
    .title = Linked 3: the minesweepers
rule-WC-X9 = The reinforcements. Before forces are built the defender’s leader takes a Perception test: with a success the defender has 750 caps, otherwise 550; the attacker has 750. The attacker picks two opposite edges, with zones yellow deep that end red before the other two; the defender takes one of those, yellow deep and at least red from the attacker’s zones. The opposite edge is the exit: a defender who touches it for any reason has escaped. If half of the defender’s models escape, rounded up, it is at once a major victory for the defender; if a quarter do, rounded up, or the attacker is eliminated, a minor one. If all are removed and none has escaped, it is a major victory for the attacker, otherwise a minor one. Afterwards, in WC-X10: a major victory for the defender – 50 caps more; a minor victory for the defender – 25 more; a major victory for the attacker – the attacker says who plays first and deploys one colour deeper; a minor victory for the attacker – says who plays first. Our reading: the mine of WC-X8 lies there first, in no zone of the defender; then the defender deploys, and the attacker last, at least red from every defender; the AI defeats any enemy, or goes to the exit.
    .title = Linked 4: the reinforcements
rule-WC-X10 = Hold the fort. 1000 caps each, changed by WC-X6 and WC-X9. The defender puts up to 4 walls within green of the own edge, at least yellow apart, difficult to cross and giving cover, and places 3 machines face up, two purifiers and a generator, within yellow of this edge and at least red apart. The defender deploys within yellow of the own edge, the attacker within blue of the opposite one. An unengaged attacker touching a machine destroys it with lockpick, computers or search. The winner of this battle wins the campaign, at the same level. Our reading: the walls have the lengths of WC-X2; WC-X7 says who deploys second, otherwise the attacker does; WC-X9 says who plays first, otherwise luck; a destroyed machine stays so; the AI wrecks the nearest machine with whoever can and defeats any enemy with the rest, or protects the machines.
    .title = Linked 5: hold the fort
rule-WC-R9 = In Hold the fort, 0 machines destroyed is a major victory for the defender, 1 a minor one; 2 is a minor victory for the attacker, 3 a major one, at once. An eliminated attacker has lost: minor, or major with 0 destroyed. An eliminated defender has lost: minor, or major with 3 destroyed. One colour deeper, after WC-X9, means within black.
    .title = Levels of the last battle
