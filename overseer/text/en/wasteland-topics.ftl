# Wasteland: what is asked. $model, $target: models by their names.

## What chance decides

topic-wasteland-layout = Chance lays out the terrain.
topic-wasteland-roll = The dice decide the test.
topic-wasteland-dice = The effect dice are rolled.
topic-wasteland-armour = The red die decides what the armour blocks.
topic-wasteland-flip = The luck token is flipped.
topic-wasteland-scatter = The scatter token shows the direction.
topic-wasteland-find = An item comes from the wasteland deck.
topic-wasteland-danger = A card comes from the danger deck.
topic-wasteland-marker = What lies under the marker comes to light.
topic-wasteland-token = Chance decides which model of the AI is next.
topic-wasteland-pick = Chance decides who is hit.
topic-wasteland-chance = Chance decides what happens now.

## What you decide

topic-wasteland-place = Deploy a model: choose its place.
topic-wasteland-put = { $question ->
    [wall] Put up a wall: choose its place, direction and length, or pass when you have enough.
    [turret] Put up a turret: choose its kind and place.
    [mine] Bury a mine: choose its kind and place.
    [station-wall] Put up a wall: choose its place, direction and length.
    [charge] Place the charge: choose a spot that touches the base.
   *[other] Put down a marker: choose its place.
}
topic-wasteland-choose = { $question ->
    [food] Food for nothing: choose a card and the unit that gets it.
    [weapon] A weapon for nothing: choose a card and the model that gets it.
    [chooses] You say who plays first: will it be you?
    [point] Choose a model that gets an action point to keep.
    [missile] A missile comes down before the battle: choose its target.
    [journalist] Name your journalist.
    [edges] Choose an edge: your zones lie there and opposite.
    [edge] Choose your edge; the one opposite is the way out.
    [look] Choose a pillar to look at; nobody else sees its number.
    [swap] Choose the two pillars that you swap in secret.
    [spread] Choose who carries the next charge, and whether it is live.
    [pass] Choose the charge that is passed on.
    [side] Choose your edge; the other side gets the one opposite.
    [survivors] Nobody of the other side is left, and you could still reach more. Play on? If not, the battle ends here.
   *[other] Choose one of the possibilities that the scenario offers.
}
topic-wasteland-ready = Round { $round }: make one of your models ready.
topic-wasteland-turn = Activate one of your ready models, or hold them back.
topic-wasteland-action = { $model }: choose an action, or end the activation.
topic-wasteland-react = { $model } has acted: choose a model that reacts, or let it pass.
topic-wasteland-reaction = { $model } reacts: choose a quick action, or let it pass.
topic-wasteland-charge-die = Choose the die of the charge bonus.
topic-wasteland-cry = Shall { $model } try a battle cry against { $target }?
topic-wasteland-follow = Shall { $model } follow { $target }?
topic-wasteland-slide = { $model } may slide round the base of { $target }: choose a place, or stay.
topic-wasteland-effect = Choose an effect that your icons buy, or buy nothing more.
topic-wasteland-ratings = { $target } is hit: choose which armour counts, the power armour or the model’s own.
topic-wasteland-boost = { $target } is hit: spend an armour boost for +1 armour?
topic-wasteland-luck = Spend a luck token? A flip decides whether it helps.
topic-wasteland-walk = Walked fire: choose the next target, or cease fire.
topic-wasteland-injury = Choose what is injured: the arm or the leg.
topic-wasteland-drop = { $model } found one card too many: choose the one that goes back into the deck.
topic-wasteland-march = { $question ->
    [sleeper] { $model } is lucky and may stroll a little: choose where to, or let it stay.
   *[other] A model that belongs to nobody moves as you decide: choose where to, or let it stay.
}
topic-wasteland-swap = { $model } may throw a yellow die in place of another: choose the die that goes, or keep them all.
topic-wasteland-over = The battle is over.
