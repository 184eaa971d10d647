# The rulebook of Shelter: one message a rule, named by its id, and the words around them.
# A sentence stands on one line, so that a refusal can show it anywhere.

## The page

rulebook-shelter-title = Shelter: the rulebook
rulebook-shelter-notice = Overseer is an unofficial project, neither made nor endorsed by the publisher of the printed board game or by the owners of its world; all names belong to their owners. Every sentence on this page is our own.
rulebook-shelter-intro = The overseer is gone and the chair stands empty. You are one of the vault’s officers, and you want it. Dig out your floor, put your dwellers to work, keep at bay whatever crawls out of the dark, and make life down here worth living: when the last round is over, the officer with the most happiness becomes the new overseer.
rulebook-shelter-guide = Every rule has an id such as SH-P3. Whenever the game refuses a move it names that id, and here you find the reason. { rulebook-order } Where the printed rules are silent, we had to decide: such rules are marked “{ rulebook-mark-reading }”. In rules marked “{ rulebook-mark-partly }”, the words “{ rulebook-reading-begins }” show where the decision begins.

## The sections, in the order of play

rulebook-section-shelter-components = The pieces
rulebook-section-shelter-components-intro = Before you dig, take stock: these are the pieces of the game, and the first limit you will run into.
rulebook-section-shelter-setup = Setting up
rulebook-section-shelter-setup-intro = The vault begins with one furnished floor that everybody shares and a bare shaft for each player. Overseer lays it all out for you; this is what it does.
rulebook-section-shelter-round = The round
rulebook-section-shelter-round-intro = The game is played in rounds of three steps. Nearly all of your decisions fall into the second: where do you send the next dweller?
rulebook-section-shelter-placing = Placing dwellers
rulebook-section-shelter-placing-intro = One dweller, one space: this is the heart of the game. Red is what you pay, green is what you get.
rulebook-section-shelter-resources = Resources, happiness and the first player
rulebook-section-shelter-resources-intro = Energy, food and water keep the vault running, happiness wins the election, and whoever goes first has the pick of the spaces.
rulebook-section-shelter-items = Items and displays
rulebook-section-shelter-items-intro = The world outside still holds useful things. An item serves you round after round, as long as you let it rest in between.
rulebook-section-shelter-building = Building rooms
rulebook-section-shelter-building-intro = Six rooms make a complete floor. What you build is open to everybody, but every visitor brings you income.
rulebook-section-shelter-dwellers = New dwellers and training
rulebook-section-shelter-dwellers-intro = More hands mean more turns, and in the right place a trained hand does the work of two.
rulebook-section-shelter-wounds = Wounds and healing
rulebook-section-shelter-wounds-intro = Life below ground leaves its marks. A wounded dweller is not lost, but there is little it can do until somebody takes care of it.
rulebook-section-shelter-income = Income
rulebook-section-shelter-income-intro = Let the others work on your floor: it pays off for you as well.
rulebook-section-shelter-threats = Threats
rulebook-section-shelter-threats-intro = From the second round on, trouble finds its way into the vault. Deal with it, or it blocks your spaces and costs you happiness at the end.
rulebook-section-shelter-end = The end of the game
rulebook-section-shelter-end-intro = When a floor is complete or the threats have run out, the last round is played to its end. Then the vault votes.
rulebook-section-shelter-cases = Hard cases
rulebook-section-shelter-cases-intro = Here several rules meet. You will hardly need this in your first game, but Overseer follows it to the letter.
rulebook-section-shelter-symbols = The symbols at a glance
rulebook-section-shelter-symbols-intro = This table is a reminder. The rule named in the last column has the full wording.

## The pieces

rule-SH-C1 = The game has 30 rooms (6 with red backs for the top floor, 24 for the deck), 5 elevators (1 start elevator and 4 in the players’ colours), 31 items, 18 threats, 28 dwellers (7 of each colour), 4 resource boards with 72 resource cubes, 42 happiness, 2 six-sided dice and 1 first-player marker. It is for 2 to 4 players.
    .title = What is in the game
rule-SH-C2 = Your resource board has three tracks: energy, food and water. Each track holds at most 6 cubes; what you gain beyond that is lost. Happiness does not count as a resource, and the cubes never run out. Our reading: happiness never runs out either.
    .title = Six cubes a track

## Setting up

rule-SH-S1 = The start elevator and the six red-backed rooms form the top floor: three rooms on each side of the elevator, always in the same places.
    .title = The top floor
rule-SH-S2 = Each player chooses a colour. Below the top floor comes the elevator of that colour, one floor for each player, in any order. Our reading: the options “colours” and “floors” say who has which elevator and which floor; without them both follow the seats, the floors from the top down.
    .title = A floor for everyone
rule-SH-S3 = You start with a resource board and 2 dwellers of your colour. Your other 5 dwellers wait in the box.
    .title = Your first dwellers
rule-SH-S4 = The items, the threats and the 24 other rooms are shuffled separately and make three decks.
    .title = The three decks
rule-SH-S5 = Three items and three rooms are turned face up. They are the item display and the room display.
    .title = The two displays
rule-SH-S6 = The player who was most recently underground goes first. Our reading: the option “first” names that player; without it the seed of the game draws one.
    .title = Who goes first

## The round

rule-SH-R1 = A round has three steps. Step 1: threats appear, but not in round 1 (SH-T1). Step 2: the players place dwellers (SH-R2). Step 3: the players recall their dwellers (SH-R4).
    .title = The three steps
rule-SH-R2 = In step 2 the first player begins. Play goes clockwise, one turn each, until every player has passed or has no available dweller left.
    .title = Turn by turn
rule-SH-R3 = Your turn is one placement or, instead of it, a pass. If you have passed, you take no more turns this round, but income and triggers still reach you. Without an available dweller you get no turn. Our reading: if you have dwellers but neither a legal placement nor an item you can use, the game passes for you and says so.
    .title = Place or pass
rule-SH-R4 = In step 3 every player takes all of their dwellers back.
    .title = Everybody comes home
rule-SH-R5 = A round ends in this order: threats are judged (SH-T5); dwellers come back and train, player by player in seat order, from the player who began the round; items are readied (SH-R6); finally the game checks whether it is over (SH-X1, SH-X4, SH-X6).
    .title = Closing the round
rule-SH-R6 = At the end of every round all exhausted items are readied (SH-I2).
    .title = Items wake up

## Placing dwellers

rule-SH-P1 = Place one of your available dwellers (SH-P8) on one free space: of a room in the vault, of your own elevator, or of a threat.
    .title = One dweller, one space
rule-SH-P8 = Your available dwellers are the ones in front of you: untrained ones, trained ones in their slots, and wounded ones that you have recalled. Dwellers in the same state are alike.
    .title = Available dwellers
rule-SH-P2 = You may not place a dweller on an occupied space, in another player’s elevator, or on a room that is still in the display.
    .title = Off limits
rule-SH-P3 = First you pay every cost (red) in full; if you cannot, the placement is not allowed. Then you gain the rewards (green) from left to right.
    .title = Pay first, then gain
rule-SH-P4 = Linked spaces need two of your available dwellers, placed in the same turn. You pay the cost once and gain the reward once.
    .title = Linked spaces
rule-SH-P5 = A wounded dweller may be placed only on a space with the wounded mark. A healthy dweller may never be placed there.
    .title = Spaces for the wounded
rule-SH-P6 = If the dweller you place on a letter space is trained in that letter, you gain the whole row of rewards twice. Two matching dwellers on a linked space still give you the row twice, not more often. Any other dweller may go there without the bonus. Costs and the fight roll are not repeated, income is not doubled, and each further room is paid for as SH-Y9 says. Our reading: you run through the row from left to right and then once more, so A B becomes A B A B and not A A B B.
    .title = Letter spaces pay double
rule-SH-P7 = The printed rules leave only trade (SH-Y12) and income (SH-E1) up to you, and make the refresh (SH-Y15) compulsory. Our reading: all other rewards are automatic too, and you choose only which item, room, letter or cube; but you may decline a free build and the second build of a doubled row. A reward that you cannot take is skipped and never makes a placement illegal.
    .title = What you may decline

## Resources, happiness and the first player

rule-SH-Y1 = For each of these symbols you gain one cube of that kind: energy, food or water. In the cost area you pay one instead.
    .title = Energy, food, water
rule-SH-Y2 = Each “?” is one cube of your choice, gained or paid. Several in a row are one choice of a combination. Our reading: for a gain you are offered only tracks with room left; if all are full, the gain is lost without a question.
    .title = A cube of your choice
rule-SH-Y3 = For each of these symbols you gain one happiness.
    .title = Happiness
rule-SH-Y12 = From the moment you reach this symbol until your turn ends, you may pay what one side shows to gain what the other side shows, either way and any number of times. Our reading: you decide on one direction and amount at a time. A trade that would only lead back to cubes you have already had by trading is not offered, so that every turn ends; as soon as an item or a reward changes your cubes, this begins afresh.
    .title = Trade
rule-SH-Y4 = Take the first-player marker at once. Whoever holds it when the round ends starts the next one; the order of the running round does not change.
    .title = First-player marker

## Items and displays

rule-SH-Y6 = Take one item of your choice from the item display, which is refilled at once, even between two gains. In the cost area you discard one of your own items instead.
    .title = Gain or pay an item
rule-SH-I1 = An item works for you while it lies in front of you, at any time or when its text says.
    .title = What an item does
rule-SH-I2 = If an ability asks you to exhaust the item, turn it sideways. An exhausted item cannot be exhausted again until it is readied. You may use an item without a moment of its own at any time: in your own turn before the placement, between two rewards and after the last one. An item with a trigger works when that happens; then you are asked. Our reading: before the placing of dwellers ends, every player who holds an item that could be used at that moment is asked once more, so that nothing usable is ever lost.
    .title = Exhausting an item
rule-SH-I3 = You gain an item ready, and you can use it at once. You may pay an exhausted item as a cost, and it counts when a tie is broken (SH-X3).
    .title = Fresh and spent items
rule-SH-Y7 = Ready one of your exhausted items of your choice: turn it upright again.
    .title = Ready an item
rule-SH-Y15 = Discard the three cards of the display that the symbol shows, and draw three new ones.
    .title = Refresh a display
rule-SH-Y16 = When a card must be drawn and the item or room deck has none left, its discards are shuffled and become the new deck. A refresh discards its cards first, so they can come straight back.
    .title = A deck runs out
rule-SH-Q8 = If a deck and its discards are both empty, the display stays short.
    .title = Nothing left to draw

## Building rooms

rule-SH-Y8 = Take a room from the display and put it outermost on the left or right side of your own floor, next to your elevator or to a room already built there; at most three rooms fit on each side. The display is refilled at once. From the next turn on anyone may use the new room.
    .title = Build a room
rule-SH-Y9 = The build-cost symbol is a cost (SH-P3): with the placement you name a room of the display and a side of your floor, and pay the cost printed on that room. The room is reserved for you until its build symbol is reached. If you can pay for no room, or your floor has no free place, the placement is not allowed. A build symbol without the build-cost symbol is free.
    .title = Paying for a room
rule-SH-Q10 = Happiness printed with a paid build is gained once for each room that this symbol builds, never without a build.
    .title = Happiness for a new room
rule-SH-Q6 = When your sixth room stands, further build symbols are skipped.
    .title = The floor is full

## New dwellers and training

rule-SH-Y5 = Take one dweller of your colour from the box and put it on the symbol. It comes back with the recall and is available from the next round on. You never have more than 7 dwellers.
    .title = A new dweller
rule-SH-Q5 = With 7 dwellers you may still use a space that gives a new dweller, but that reward is lost.
    .title = Seven are enough
rule-SH-Y10 = Nothing happens now. At the recall this dweller goes to a free S.P.E.C.I.A.L. letter slot of your choice, or to the letter printed in the symbol. Our reading: one training symbol on a linked space trains one of the two dwellers.
    .title = Training
rule-SH-Y11 = Training lasts until the next placement of that dweller, whatever the space, and is then gone.
    .title = Training is used up
rule-SH-Y17 = You can have only one trained dweller per letter. Our reading: if the letter printed in the symbol is taken, the dweller comes back untrained.
    .title = One dweller per letter
rule-SH-Q3 = Two of your dwellers that train in the same recall need two different letters.
    .title = Two trainees, two letters

## Wounds and healing

rule-SH-Y14 = In the cost area this symbol wounds every dweller you place here, at once. They stay wounded, through the recall as well, until they are healed.
    .title = Wounded as a cost
rule-SH-Y13 = The dweller on this space stands up and is healthy again. Our reading: on a linked space both do.
    .title = Healing
rule-SH-Q11 = A dweller that is wounded at the recall is trained all the same. It lies in its slot and may go only on a space with the wounded mark (SH-P5), and that placement ends the training.
    .title = Wounded and trained

## Income

rule-SH-E1 = When another player places a dweller on a room space of your floor, you may take one resource of your choice.
    .title = Visitors pay
rule-SH-E2 = You get no income when that space is covered by a threat.
    .title = No income from threats
rule-SH-E3 = The top floor belongs to nobody: placements there bring no income.
    .title = Nobody’s floor
rule-SH-E4 = One placement gives at most one income. A rule that counts every dweller could also mean two on a linked space; we count the placement. Whether two dwellers go on a linked space or the rewards are doubled, it is still one cube. Spaces with the wounded mark give it too.
    .title = One cube a placement
rule-SH-E5 = You are asked for your income right after the cost is paid, before the rewards. Full tracks are not offered, and with three full tracks you are not asked.
    .title = When income comes

## Threats

rule-SH-T1 = From round 2 on, two dice are rolled for every floor from the top down, for a floor without rooms too. The sum is the column. Each threat is put down before the roll for the next floor.
    .title = Threats appear
rule-SH-T2 = The columns run from 2 to 12, from left to right; 7 is the shaft. On a 7, where the floor has no space in that column, or where a threat already covers it, no card is drawn and no threat appears on that floor.
    .title = Where they appear
rule-SH-Q9 = The column numbers are part of the card set. Every space of the top floor has its own number, so that ten spaces have one, and one room on each side has a single or linked space; only a healing space may stand there besides, next to the elevator and without a number (SH-Q12). The default from the left: outer room 2 and 3, middle room 4 and 5, inner room 6; on the right: inner room 8, middle room 9 and 10, outer room 11 and 12. A room on a player’s floor takes the numbers of its place, left space first. In an inner place the space next to the elevator has no number. A single or linked space answers to every number of its place, and a space beside a linked one to none.
    .title = The column numbers
rule-SH-T3 = A threat replaces the space, with its costs, rewards, letter, link and wounded mark, until it is removed. Only what the threat shows counts: one healthy dweller, unless it shows otherwise.
    .title = A threat takes over
rule-SH-Q4 = A threat covers the whole space, a linked one too.
    .title = Nothing peeks out
rule-SH-T7 = Only threats with the fight symbol are fought. On any other threat you pay the cost and gain the reward as on a space.
    .title = Threats without a fight
rule-SH-T4 = When you place a dweller on a threat with the fight symbol, you roll two dice. If the sum is equal to the number or higher, you gain the reward. If it is lower, you get no reward and the dweller is wounded.
    .title = The fight
rule-SH-Q7 = Items that add to a fight roll are declared before it. You may use several, and each one is exhausted. Items that roll again or that answer a lost fight are asked for after the roll.
    .title = Armed for the fight
rule-SH-T8 = On a linked threat you roll only once; if you lose, both dwellers are wounded.
    .title = Fighting side by side
rule-SH-T5 = At the recall a threat is discarded if its dweller is healthy at that moment. With a wounded dweller, or with nobody on it, it stays. So a lost fight followed by a healing item removes the threat, and a wound paid as a cost leaves it there.
    .title = Beaten or still there
rule-SH-T9 = A new dweller that stands on its symbol (SH-Y5) occupies no space, brings no income and does not count when threats are judged (SH-T5).
    .title = New dwellers just watch
rule-SH-T6 = If a threat must appear and the threat deck is empty, the discarded threats are shuffled and used; the game ends as SH-X4 says all the same. Our reading: if there are no discards either, no threat appears.
    .title = The threat deck runs out

## The end of the game

rule-SH-X1 = Once a player builds the sixth room of their floor, the running round is the last: when it is over, the game ends.
    .title = The sixth room
rule-SH-X4 = The round in which the last card of the threat deck is drawn is the last one too, even if SH-T6 refills the deck.
    .title = The last threat
rule-SH-X6 = If in two rounds running no player can do anything but pass, the game ends with the second. A game that is still running at the end of round 60 ends there; no real game lasts that long.
    .title = The final bell
rule-SH-X5 = At the end, items that work “at game end” pay first. Then the threats take their happiness (SH-X2), and then the players are compared (SH-X3).
    .title = The order of scoring
rule-SH-X2 = When the game ends, you discard one happiness for each threat on your own floor. Our reading: you never fall below zero, and threats on the top floor cost nobody anything.
    .title = Threats cost happiness
rule-SH-X3 = The player with the most happiness wins. A tie is broken by the most resource cubes, then the most dwellers, then the most items; if it still stands, the victory is shared.
    .title = The new overseer

## Hard cases

rule-SH-Q1 = In a doubled row (SH-P6), a resource, “?”, happiness, item, ready, new dweller or refresh happens twice. A build gives two rooms: the display is refilled between them, and you name and pay for the second one when it is reached. Trade, training, heal and first player have no second effect.
    .title = What doubles, what does not
rule-SH-Q2 = On a linked space the matching training of either dweller doubles the row, and both lose their training. A wound in the cost wounds both, and one wounded dweller is enough for a threat to stay.
    .title = Two on one space
rule-SH-Q12 = A vault full of wounded dwellers that nobody can heal would never move again. So, whatever threats lie in the vault, one healing space must stay open to a wounded dweller whose owner has nothing at all: no number reaches it, it costs nothing, and one dweller is enough. The standard cards have two such spaces, in the vault entrance and in water treatment, next to the elevator. The check of a card set proves that there is one. It also refuses items that pay for themselves and could be used without end; besides, nobody uses more than 62 items in one turn.
    .title = Always a way to heal

## The symbols at a glance

rulebook-symbols-name = Symbol
rulebook-symbols-where = Where
rulebook-symbols-meaning = Meaning
rulebook-symbols-rule = Rule
rulebook-where-reward = reward
rulebook-where-cost = cost
rulebook-where-either = reward or cost
rulebook-where-space = space
rulebook-where-threat = threat
rulebook-symbol-resource = Energy, food, water
rulebook-symbol-resource-meaning = Gain or pay one cube of that kind.
rulebook-symbol-any = “?”
rulebook-symbol-any-meaning = Gain or pay one cube of your choice.
rulebook-symbol-happiness = Happiness
rulebook-symbol-happiness-meaning = Gain one happiness.
rulebook-symbol-trade = Trade
rulebook-symbol-trade-meaning = Swap one side for the other as often as you like.
rulebook-symbol-first = First player
rulebook-symbol-first-meaning = Take the first-player marker and begin the next round.
rulebook-symbol-item = Item
rulebook-symbol-item-meaning = Take an item from the display; as a cost, discard one of yours.
rulebook-symbol-ready = Ready
rulebook-symbol-ready-meaning = Turn one of your exhausted items upright.
rulebook-symbol-refresh = Refresh
rulebook-symbol-refresh-meaning = Replace all cards of the item or room display.
rulebook-symbol-build = Build
rulebook-symbol-build-meaning = Add a room from the display to your floor.
rulebook-symbol-build-cost = Build cost
rulebook-symbol-build-cost-meaning = Pay the cost printed on the room you build.
rulebook-symbol-dweller = New dweller
rulebook-symbol-dweller-meaning = Take a dweller of your colour from the box.
rulebook-symbol-training = Training, with or without a letter
rulebook-symbol-training-meaning = At the recall this dweller goes to a letter slot.
rulebook-symbol-wound = Wound
rulebook-symbol-wound-meaning = The dweller you place here is wounded.
rulebook-symbol-heal = Heal
rulebook-symbol-heal-meaning = The dweller on this space is healthy again.
rulebook-symbol-letter = Letter
rulebook-symbol-letter-meaning = A dweller trained in it gains the rewards twice.
rulebook-symbol-wounded = Wounded mark
rulebook-symbol-wounded-meaning = Only wounded dwellers may go here.
rulebook-symbol-linked = Linked spaces
rulebook-symbol-linked-meaning = Place two dwellers in the same turn.
rulebook-symbol-fight = Fight, with a number
rulebook-symbol-fight-meaning = Roll two dice: reach the number for the reward, or be wounded.
