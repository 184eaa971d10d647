# Shelter at the table: what is asked, what happened, why not, and how it ended.

## What is asked

topic-shelter-first = Chance decides who begins.
topic-shelter-draw-item = An item is turned face up.
topic-shelter-draw-room = A room is turned face up.
topic-shelter-draw-threat = A threat creeps out of its deck.
topic-shelter-roll-floor = The dice tell where trouble strikes.
topic-shelter-roll-fight = The dice decide the fight.
topic-shelter-turn = Place a dweller, use an item or pass.
topic-shelter-window = Use an item, trade, or go on.
topic-shelter-room = Choose a room from the display and the side of your floor where it is built.
topic-shelter-pay = Choose the cubes that you pay.
topic-shelter-give = Choose the item that you discard as payment.
topic-shelter-gain = Choose the cubes that you gain.
topic-shelter-income = Somebody works on your floor: take your income, or decline it.
topic-shelter-take = Choose an item from the display.
topic-shelter-ready = Choose the exhausted item that you ready.
topic-shelter-train = Choose the letter in which your returning dweller is trained.
topic-shelter-drill = Choose the letter in which your dweller is trained at once.
topic-shelter-heal = Choose the dweller who is healed.
topic-shelter-fight = Use items for the fight, or roll the dice.
topic-shelter-reroll = That roll loses the fight: use an item to roll again, or accept it.
topic-shelter-lost = The fight is lost: use an item to protect your dwellers, or accept their wounds.
topic-shelter-appear = A threat has appeared on your floor: use an item to fend it off, or let it stay.
topic-shelter-over = The game is over.

## What happened

event-shelter-round = Round { $round }: { $seat } begins.
event-shelter-rolled = { $floor ->
    [0] Trouble struck the top floor, in column { $column }.
   *[other] Trouble struck floor { $floor }, in column { $column }.
}
event-shelter-rolled-nothing = { $floor ->
    [0] The top floor stayed quiet: the dice showed { $column }.
   *[other] Floor { $floor } stayed quiet: the dice showed { $column }.
}
event-shelter-appeared = A threat appeared on { $space } ({ $room }): { $threat }.
event-shelter-removed = A threat vanished from { $space } ({ $room }): { $threat }.
event-shelter-placed = { $n ->
    [one] { $seat } sent a dweller to work: { $room } ({ $space }).
   *[other] { $seat } sent two dwellers to work: { $room } ({ $space }).
}
event-shelter-placed-lift = { $n ->
    [one] { $seat } sent a dweller to the elevator ({ $space }).
   *[other] { $seat } sent two dwellers to the elevator ({ $space }).
}
event-shelter-placed-threat = { $n ->
    [one] { $seat } sent a dweller against a threat: { $threat } ({ $space }).
   *[other] { $seat } sent two dwellers against a threat: { $threat } ({ $space }).
}
event-shelter-paid = { $seat } paid { $cubes }.
event-shelter-doubled = Training in { $letter } paid off for { $seat }: the rewards came twice.
event-shelter-passed = { $seat } passed.
event-shelter-skipped = { $seat } could do nothing more and had to pass.
event-shelter-gained = { $seat } gained { $resource ->
    [energy] { amount-energy }
    [food] { amount-food }
    [water] { amount-water }
   *[happiness] { amount-happiness }
}.
event-shelter-gained-cubes = { $seat } gained { $cubes }.
event-shelter-income = { $seat } took income: { $cubes }.
event-shelter-traded = { $seat } traded { $give } for { $take }.
event-shelter-took = { $seat } took an item: { $item }.
event-shelter-gave = { $seat } discarded an item: { $item }.
event-shelter-used = { $seat } used { $item }.
event-shelter-readied = { $seat } readied { $item }.
event-shelter-item-works = { $item } did its work for { $seat }.
event-shelter-item-shown = New in the item display: { $item }.
event-shelter-room-shown = New in the room display: { $room }.
event-shelter-refreshed-items = { $seat } refreshed the item display.
event-shelter-refreshed-rooms = { $seat } refreshed the room display.
event-shelter-built = { $n ->
    [0] { $seat } built a room: { $room }.
   *[other] { $seat } built a room, { $room }, and gained { amount-happiness }.
}
event-shelter-sixth-room = { $seat } completed a floor with its sixth room: this round is the last.
event-shelter-last-threat = The last card of the threat deck was drawn: this round is the last.
event-shelter-new-dweller = { $seat } welcomed a new dweller.
event-shelter-first-player = { $seat } grabbed the first-player marker.
event-shelter-trained = { $seat } trained a dweller in { $letter }.
event-shelter-fought = { $seat } rolled { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (items)
} = { $total } and needed { $number }: { $result ->
    [won] the fight was won!
    [open] not enough yet.
   *[lost] the fight was lost.
}
event-shelter-wounded = { $n ->
    [one] A dweller of { $seat } was wounded.
   *[other] { $n } dwellers of { $seat } were wounded.
}
event-shelter-healed = { $n ->
    [one] A dweller of { $seat } was healed.
   *[other] { $n } dwellers of { $seat } were healed.
}
event-shelter-end-item = At the end { $item } brought { $seat } { amount-happiness }.
event-shelter-end-threats = Threats left on the floor cost { $seat } { amount-happiness }.
event-shelter-over = { $round ->
    [one] The game ended after { $round } round.
   *[other] The game ended after { $round } rounds.
}

## How it ended

end-shelter-rooms = A floor has its sixth room: the vault chooses its overseer.
end-shelter-threats = The last threat has come out of the dark: the vault chooses its overseer.
end-shelter-rounds = The vault has waited long enough: after the last possible round it chooses its overseer.
end-shelter-still = Nobody can move any more: the vault chooses its overseer as things stand.

## Why not

refusal-shelter-over = The game is over. Start a new one to play on.
refusal-shelter-not-asked = “{ $move }” does not answer what is asked. { $topic ->
    [window] { topic-shelter-window }
    [room] { topic-shelter-room }
    [pay] { topic-shelter-pay }
    [give] { topic-shelter-give }
    [gain] { topic-shelter-gain }
    [income] { topic-shelter-income }
    [take] { topic-shelter-take }
    [ready] { topic-shelter-ready }
    [train] { topic-shelter-train }
    [drill] { topic-shelter-drill }
    [heal] { topic-shelter-heal }
    [fight] { topic-shelter-fight }
    [reroll] { topic-shelter-reroll }
    [lost] { topic-shelter-lost }
    [appear] { topic-shelter-appear }
   *[turn] { topic-shelter-turn }
}
refusal-shelter-no-space = No room of the vault has a space { $space }. Choose a space of a room that is built, of a threat or of your own elevator.
refusal-shelter-taken = Somebody already works on { $space }. Choose a free space.
refusal-shelter-foreign-lift = That elevator belongs to { $owner }. Choose your own elevator or a room.
refusal-shelter-no-such-dweller = You have no such dweller available for { $space }. Place dwellers that stand in front of you.
refusal-shelter-needs-wounded = { $space } is for the wounded only. Choose a wounded dweller, or another space.
refusal-shelter-needs-healthy = A wounded dweller cannot work on { $space }. Choose a healthy one, or a space with the wounded mark.
refusal-shelter-needs-two = { $space } is a linked space. Place two dwellers together, for example o+o, or choose another space.
refusal-shelter-needs-one = { $space } has room for one dweller. Place a single one.
refusal-shelter-cost = You do not have the cubes for this. Gather what is missing first, or choose something cheaper.
refusal-shelter-no-item-to-pay = You do not own enough items to pay for this. Take one from the display first, or choose something else.
refusal-shelter-no-build = You cannot pay for any room of the display. Gather more cubes first, or choose another space.
refusal-shelter-floor-full = Your floor has no free place for a room. Choose another space.
refusal-shelter-not-yours = This item does not lie in front of you. Choose one of your own.
refusal-shelter-exhausted = This item is exhausted. Ready it first, or wait until the round ends.
refusal-shelter-wrong-moment = This item does not work at this moment. Keep it for the one that its text names.
refusal-shelter-no-effect = This item would change nothing now. Keep it for a better moment.
refusal-shelter-not-shown = This item does not lie in the display. Choose one that does.
refusal-shelter-room-not-shown = This room does not lie in the display. Choose one that does.
refusal-shelter-new-room = This room was built in this very turn. It can be used from the next turn on; choose another space.
refusal-shelter-endless = So many items in one turn could go on for ever. Go on with your turn without them.
refusal-shelter-side-full = That side of your floor has three rooms already. Build on the other side.
refusal-shelter-room-price = You cannot pay for this room and for the space together. Choose a cheaper room.
refusal-shelter-must-choose = This cannot be skipped. Choose one of the moves offered.
refusal-shelter-wrong-cubes = These are not the cubes that are asked for. Choose a combination of the right number that your tracks allow.
refusal-shelter-no-trade = This trade is not open to you. Choose one that the space of this turn shows, or go on.
refusal-shelter-trade-back = This trade only leads back to cubes that you have already had by trading. Choose another one, or go on.
refusal-shelter-slot-taken = You already have a dweller trained in that letter. Choose a free letter.
refusal-shelter-not-wounded = None of your dwellers lies wounded there. Choose one who does.
refusal-shelter-not-exhausted = This is not one of your exhausted items. Choose one that lies sideways.
refusal-shelter-not-chance = Chance cannot bring this now. Choose dice or a card that can come at this point.
