## Signs of a duel

client-tragic-phase-set-up = Set-up
client-tragic-phase-disengage = Disengage
client-tragic-phase-draw = Draw
client-tragic-phase-upkeep = Upkeep
client-tragic-phase-main = Main
client-tragic-phase-end = End

client-tragic-timing-now = now
    .text = You can play or use it now.
client-tragic-timing-lay = lay now
    .text = You can lay it now: an action of your own turn gives the right to lay one ability card.
client-tragic-timing-turn = my turn
    .text = You can play or use it in the main phase of your own turn.
client-tragic-timing-any = any turn
    .text = You can play or use it in any turn, in answer to what it names or when you are asked.
client-tragic-timing-upkeep = upkeep
    .text = You can use it in your upkeep.
client-tragic-timing-answer = answer
    .text = You cast it in answer to what it names, in any turn.

client-tragic-damage-plain = plain
client-tragic-damage-blast = blast
client-tragic-damage-poison = poison
client-tragic-damage-disease = disease
client-tragic-damage-radiation = radiation
client-tragic-damage-fire = fire
client-tragic-damage-cryo = cryo
client-tragic-damage-laser = laser
client-tragic-damage-plasma = plasma
client-tragic-damage-electric = electric

## A card in hand

client-tragic-cost-now = Costs { $cost } now.
client-tragic-saved = { $n ->
    [one] 1 point less than printed, by { $cards }.
   *[other] { $n } points less than printed, by { $cards }.
}
client-tragic-dearer = { $n ->
    [one] 1 point more than printed.
   *[other] { $n } points more than printed.
}
client-tragic-missing = Still missing: { $cost }.
client-tragic-proposed = Paid with { $cost } unless you pay by hand.
client-tragic-base = Base damage now: { $n }{ $strikes ->
    [1] .
   *[other] , { $strikes } strikes.
}
client-tragic-arrives = Comes into play as { $attack }/{ $health }.
client-tragic-changes = { $card } becomes { $attack }/{ $health }.
client-tragic-sets-off = { $card } then works: { $text }

## Where a number comes from

client-tragic-number = { $what ->
    [attack] Attack
    [health] Health
    [armour] Armour
   *[critical] Critical chances
} { $n }: { $parts }.
client-tragic-part-printed = { $n } printed
client-tragic-part-rules = { $n } for everybody
client-tragic-part-card = { $n } { $card }
client-tragic-part-radiation = { $n } by radiation
client-tragic-part-lasting = { $n } for good
client-tragic-part-end = { $n } until the end of the turn
client-tragic-part-next = { $n } until the next turn of { $seat } begins
client-tragic-wounds = Wounds: { $n }, healed at the end of the turn.

## What follows

client-tragic-ahead = If nobody else answers:
client-tragic-loss = { $seat } loses { $low ->
    [0] up to { $high } HP, { $mean } on average.
   *[other] { $low } to { $high } HP, { $mean } on average.
}
client-tragic-loss-sure = { $seat } loses { $n } HP.
client-tragic-loss-or-gain = { $seat } loses up to { $high } HP or gets up to { $n } back.
client-tragic-gain = { $seat } gets { $low ->
    [0] up to { $high } HP
   *[other] { $low } to { $high } HP
} back, { $mean } on average.
client-tragic-gain-sure = { $seat } gets { $n } HP back.
client-tragic-no-loss = Nobody loses HP.
client-tragic-beaten = { $seat } is beaten: { $percent }%.
client-tragic-ally-gone = { $card } is lost: { $percent }%.
client-tragic-asked = { $topic ->
    [charge] { $seat } may let an ally take the damage before that: { $cards }.
    [block] { $seat } may block before that with { $cards }.
    [may] { $seat } may use an effect before that.
    [order] { $seat } orders what works by itself.
   *[other] { $seat } decides something on the way.
}
client-tragic-effect = Works by itself: { $card } of { $seat }. { $text }
client-tragic-open = What comes after that cannot be told.
client-tragic-plan-end = The plan ends before “{ $move }”: somebody else is asked, or something else.

## Piles

client-tragic-chain-item = Item { $n } of the chain
