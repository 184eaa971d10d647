# Wasteland: events, consequences, boosts and perks in a battle. $event, $boost, $card, $perk: names.

## What is asked

topic-wasteland-event = The event deck shows what comes next.
topic-wasteland-boon = A boost is drawn.
topic-wasteland-play = Use one of your boosts now, or none of them.
topic-wasteland-peek = You have seen the next event. Put it under the deck?
topic-wasteland-aim = Choose a model.
topic-wasteland-perk = { $target } is hit: pay an action point for 1 damage past armour?

## What happened

event-wasteland-event-flipped = The next event lies open: { $event }.
event-wasteland-event-drawn = Event: { $event }!
event-wasteland-consequence = Consequence, brought by { $side }: { $event }!
event-wasteland-event-peeked = { $model } found out what comes next: { $event }.
event-wasteland-event-peeked-hidden = { $model } found out which event comes next.
event-wasteland-event-under = { $model } averted the next event for now: it went under the deck.
event-wasteland-event-struck = Something came down at { $x },{ $y }!
event-wasteland-event-tested = { $model } had to withstand the event: { $attribute }, value { $value }.
event-wasteland-event-withstood = { $model } withstood it.
event-wasteland-event-marker = Something worth searching turned up: marker k{ $marker }.
event-wasteland-beast-came = { $model } came out of the wasteland { wasteland-area }, an enemy of everybody.
event-wasteland-boost-drawn = { $seat } drew a boost.
event-wasteland-boost-used = { $seat } used a boost: { $boost }.
event-wasteland-gun-aimed = A shot out of nowhere at { $target }, value { $value }!
event-wasteland-gun-missed = The shot missed { $target }.
event-wasteland-harmed = { $kind ->
    [radiation] { $model } still had 1 radiation damage from the way here.
    [energy] { $model } still had 1 energy damage from the way here.
   *[physical] { $model } still had 1 damage from the way here.
}
event-wasteland-rolled-again = { $n ->
    [one] A perk of { $model }: { $n } die was rolled again.
   *[other] Perks of { $model }: { $n } dice were rolled again.
}
event-wasteland-pressed = { $model } lost patience with { $target }: 1 damage past armour.
event-wasteland-mended = { $model } mended { $target }: { $amount } damage gone.
event-wasteland-entangled = { $model } tried to break away: Agility, value { $value }.
event-wasteland-held-fast = { $model } was held fast.

## Why not

refusal-wasteland-no-boost = You do not hold this boost. Choose one of those in your hand.
refusal-wasteland-boost-moment = This boost is of no use at this moment. Choose another one, or none.
refusal-wasteland-event = The event in play forbids this. Choose something else until it is over.
refusal-wasteland-force-single-perk = { $unit }: a perk ({ $card }) is for a unit of one model, not for one of { $n }.
refusal-wasteland-force-perk-twice = { $unit } has the perk { $card } twice. Take one of them away.
refusal-wasteland-force-perk-settlement = { $card } is a perk of the settlement. { $unit } cannot have it.
refusal-wasteland-force-perk-users = The perk { $card } is not made for { $unit }. Choose another one.
refusal-wasteland-force-perk-attribute = { $unit } needs { $attribute } { $low } or more for the perk { $card }. Choose another one.
refusal-wasteland-force-perk-after = { $unit } needs the perk { $perk } before { $card }. Add it, or leave { $card } out.
refusal-wasteland-force-boosts = { $n } boosts are too many: the highest attribute of the leader allows { $high }. Leave some out.

## Where a value comes from

wasteland-value-event = event
wasteland-value-perk = perk
wasteland-odds-item-event = event
wasteland-odds-item-perk = perk
wasteland-odds-note-reroll = Dice that perks roll again are not counted.

## On the table

say-wasteland-play = Use the boost { $boost }
say-wasteland-play-for = Use the boost { $boost } for { $model }
say-wasteland-play-die = Use the boost { $boost } on the { $die }
say-wasteland-aim-at = Choose { $model }
say-wasteland-mend = Mend { $model }
plain-wasteland-event = In play: { $event }. { $rules }
plain-wasteland-event-next = The next event lies open: { $event }. { $rules }
plain-wasteland-boost = In your hand: { $boost }. { $rules }
plain-wasteland-boosts = { $n ->
    [one] { $seat } holds { $n } boost.
   *[other] { $seat } holds { $n } boosts.
}
plain-wasteland-quest = Your quest: { $quest }. { $rules }
plain-wasteland-quest-other = { $seat } has a quest of which you know nothing.
