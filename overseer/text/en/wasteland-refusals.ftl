# Wasteland: why not, and what to do instead. $move: what was typed; $topic: what is asked.

refusal-wasteland-over = The battle is over. Start a new one to play on.
refusal-wasteland-not-asked = “{ $move }” does not answer what is asked. { $topic ->
    [layout] { topic-wasteland-layout }
    [roll] { topic-wasteland-roll }
    [dice] { topic-wasteland-dice }
    [armour] { topic-wasteland-armour }
    [flip] { topic-wasteland-flip }
    [scatter] { topic-wasteland-scatter }
    [find] { topic-wasteland-find }
    [danger] { topic-wasteland-danger }
    [marker] { topic-wasteland-marker }
    [token] { topic-wasteland-token }
    [pick] { topic-wasteland-pick }
    [chance] { topic-wasteland-chance }
    [place] { topic-wasteland-place }
    [put] { topic-wasteland-put }
    [choose] { topic-wasteland-choose }
    [ready] Make one of your models ready.
    [turn] { topic-wasteland-turn }
    [action] Choose an action of the active model, or end its activation.
    [react] Choose a model that reacts, or let it pass.
    [reaction] Choose a quick action for the model that reacts, or let it pass.
    [charge-die] { topic-wasteland-charge-die }
    [swap] { topic-wasteland-swap }
    [cry] Say whether the model tries a battle cry, yes or no.
    [follow] Say whether the model follows the one it pushed, yes or no.
    [slide] Choose a place to slide to, or stay.
    [effect] { topic-wasteland-effect }
    [ratings] Choose which armour counts, the power armour or the model’s own.
    [boost] Say whether an armour boost is spent, yes or no.
    [luck] Say whether a luck token is spent, yes or no.
    [walk] { topic-wasteland-walk }
    [injury] { topic-wasteland-injury }
    [drop] Choose the card that goes back into the deck.
    [march] { topic-wasteland-march }
    [event] { topic-wasteland-event }
    [boon] { topic-wasteland-boon }
    [play] { topic-wasteland-play }
    [peek] { topic-wasteland-peek }
    [aim] { topic-wasteland-aim }
    [perk] Say whether an action point is paid, yes or no.
   *[other] { topic-wasteland-over }
}
refusal-wasteland-not-offered = This is not among the choices. Choose one of the moves offered.
refusal-wasteland-nothing-there = There is nothing there to do this with. Choose a model or a marker that is on the table.
refusal-wasteland-not-yours = This model does not take your orders. Choose one of your own.
refusal-wasteland-wrong-faces = These faces cannot come up with the dice that are rolled. Give one face for each die.

## Turns and actions

refusal-wasteland-not-unready = This model is ready or used already. Choose one that is neither.
refusal-wasteland-not-ready = This model is not ready. Choose one that is, or make it ready in a later turn.
refusal-wasteland-must-activate = You cannot hold back now. Activate one of your ready models.
refusal-wasteland-no-actions = There are not enough main actions left for this. Spend an action point on a quick action, or end the activation.
refusal-wasteland-no-points = This model has no action point. Use a main action instead, or end the activation.
refusal-wasteland-not-quick = This model cannot do this as a quick action. Choose one that its cards show, or do it as a main action in its own activation.
refusal-wasteland-no-order = Nobody can give this order to that model. Choose another model, or an order that a card of your force allows.
refusal-wasteland-spent = This has been used up. Do without it for now.

## Moving

refusal-wasteland-off-table = This point is not on the table. Choose one that is.
refusal-wasteland-wall = Something impassable is in the way. Go round it, or choose another place.
refusal-wasteland-base = The base of an enemy is in the way. Go round it, or stop in contact.
refusal-wasteland-ends-on = There is no room to stand there. End the move beside the obstacle, not on it.
refusal-wasteland-on-marker = No base may end on this marker. End the move beside it.
refusal-wasteland-too-far = This is farther than the ruler reaches. Choose something nearer, or go closer first.
refusal-wasteland-no-move = So hindered, this model has no ruler left to move with. Choose another action, or a way that costs less.
refusal-wasteland-bad-path = This is not a path. Write its points one after the other as x,y in millimetres, the last one away from where the model stands.
refusal-wasteland-cannot-climb = This model cannot climb up there. Go round, or send another model.
refusal-wasteland-slide = Sliding keeps contact with the enemy and needs room. Choose one of the places offered, or stay.
refusal-wasteland-outside-zone = This place lies outside your zone. Choose one inside it.
refusal-wasteland-too-close = This place is too close to something that must be kept clear of. Choose one farther away.
refusal-wasteland-no-room = If the marker lay here, there would be no room for those still to come. Choose another place.

## Attacks

refusal-wasteland-no-sight = There is no line of sight. Go where the target can be seen, or choose another one.
refusal-wasteland-out-of-range = The target is not in this range of the weapon. Choose the other range or another weapon, or change the distance first.
refusal-wasteland-too-near = The target is too near for this weapon. Step back, or choose another weapon.
refusal-wasteland-engaged = A model that is engaged cannot be part of this. Fight the enemy in contact, or leave the engagement first.
refusal-wasteland-not-engaged = The target is out of reach in close combat. Charge it, or move into contact first.
refusal-wasteland-no-target = This cannot be chosen as a target. Choose one of the targets offered.
refusal-wasteland-friend = This is not an enemy. Choose an enemy.
refusal-wasteland-no-weapon = The model has no such weapon, or it does not serve here. Choose one of its weapons that fits.
refusal-wasteland-no-skill = The model does not have the skill for this. Choose something that its card shows, or send another model.
refusal-wasteland-empty = This weapon is empty or used up. Reload it if it can be reloaded, or choose another one.
refusal-wasteland-not-empty = This weapon need not be reloaded. Use it, or choose another action.
refusal-wasteland-not-primed = This weapon does not have all its tokens yet. Charge it up first, or choose another one.
refusal-wasteland-too-weak = The model is not strong enough for this weapon. Choose another weapon.
refusal-wasteland-no-critical = No critical attack is possible here: its meter must be full and the range right. Attack without it.
refusal-wasteland-no-contact = A charge ends in contact with its target. Let the path end at its base.
refusal-wasteland-charge-sight = Whoever charges must see the target at the start. Choose a target in sight, or move first.
refusal-wasteland-charge-engaged = A model that is engaged cannot charge. Fight, or leave the engagement first.
refusal-wasteland-object = Nobody can charge or engage an object. Attack it from where the model stands, or choose an enemy model.
refusal-wasteland-mine-far = A mine is laid within orange. Choose a nearer point.
refusal-wasteland-throw-far = This is farther than the model can throw. Choose a nearer point, or go closer first.

## Preparing and reacting

refusal-wasteland-may-not-prepare = This model’s card forbids it to prepare. Choose another action.
refusal-wasteland-has-reaction = This model has a reaction token already. Choose another action, or another model.
refusal-wasteland-frozen = A frozen model cannot prepare. Choose another action.
refusal-wasteland-only-move = A model that has just been damaged can only react with a move. Move it, or let it pass.
refusal-wasteland-only-engaged = An engaged model reacts only to those it is engaged with. Choose another model, or let it pass.
refusal-wasteland-no-reaction = This model cannot react now. Choose one that has a reaction token, or let it pass.
refusal-wasteland-declared = A model reacts once to a trigger, and a declared reaction is carried out. Choose one of the models offered.
refusal-wasteland-unaware = This model has not noticed anything. Choose one that is aware of it, or let it pass.

## Markers and items

refusal-wasteland-locked-out = This model has failed at this marker in this round. Try again next round, or send another model.
refusal-wasteland-unseen = Your side does not know yet what is under this marker. Look at it first.
refusal-wasteland-not-touching = The model does not touch it. Go there first.
refusal-wasteland-wrong-skill = This skill is of no use here. Choose the one that the marker shows.
refusal-wasteland-no-item = There is no such card at hand. Choose one that the model has or that lies there.
refusal-wasteland-not-shared = Cards are shared with a friend within yellow and in sight. Go closer first.
refusal-wasteland-starting-item = What a model started with stays with it. Choose a card that was found.
refusal-wasteland-not-for-it = This card is not made for that model. Choose another card or another model.
refusal-wasteland-no-use = This has no use now. Choose something else.
refusal-wasteland-already-seen = Your side knows already what is under this marker. Choose another one.
refusal-wasteland-marker-unseen = The marker is not within awareness and in sight. Go closer first.
refusal-wasteland-opened = This card is in use and can no longer be laid down or given away. Choose another one.
refusal-wasteland-at-work = This card has been used in this activation. Use it again in the next one.
refusal-wasteland-not-yet = This is possible only from a later round on. Use the time to get there.
refusal-wasteland-not-for-side = Only the other side can do anything with this. Leave it, or keep them away from it.
