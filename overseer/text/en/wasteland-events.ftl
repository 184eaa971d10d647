# Wasteland: what happened. $model, $target, $by: models by their names; $side: a side by its name;
# $weapon, $card, $danger, $attribute: names. Other words ($condition, $kind, $skill, $content,
# $effect) come as the game writes them and choose a sentence here.

## Rounds, turns, activations

event-wasteland-round = Round { $round } began.
event-wasteland-round-ended = Round { $round } ended.
event-wasteland-advantage = The advantage marker went to: { $side }.
event-wasteland-turn = Turn of: { $side }.
event-wasteland-readied = { $model } got ready.
event-wasteland-held = Ready models held back: { $side }.
event-wasteland-activated = { $model } was activated.
event-wasteland-ended = { $model } had finished for this round.
event-wasteland-action-kept = { $model } kept an action for later.
event-wasteland-vats = VATS: { $points ->
    [0] nothing for { $model }.
    [one] { $points } action point for { $model }.
   *[other] { $points } action points for { $model }.
}
event-wasteland-point-won = { $amount ->
    [one] { $model } won { $amount } action point.
   *[other] { $model } won { $amount } action points.
}
event-wasteland-rolled = The dice: { $roll }.
event-wasteland-prepared = { $model } prepared and lay in wait.
event-wasteland-reacts = { $model } reacted to { $by }!
event-wasteland-ordered = { $model } called { $target } to action, ready at once.
event-wasteland-tended = { $model } patched { $target } up: 1 damage healed.
event-wasteland-point-given = { $model } gave { $target } an action point.
event-wasteland-reaction-given = { $model } gave { $target } a reaction token.
event-wasteland-lent = { $model } helped { $target } out with an attribute.
event-wasteland-distracted = { $model } distracted { $target }.
event-wasteland-advantage-claimed = { $model } claimed the advantage marker.

## Moving

wasteland-stride = { $colour ->
    [orange] orange ruler
    [yellow] yellow ruler
    [red] red ruler
    [green] green ruler
    [blue] blue ruler
    [black] black ruler
   *[far] several rulers
} ({ $cm } cm) { $to ->
    [north] north
    [north-east] north-east
    [east] east
    [south-east] south-east
    [south] south
    [south-west] south-west
    [west] west
   *[north-west] north-west
}
wasteland-touching = { $contact ->
    [yes] , into contact with { $about }.
   *[no] .
}
wasteland-area = { $area ->
    [middle] in the middle
    [north] in the north
    [north-east] in the north-east
    [east] in the east
    [south-east] in the south-east
    [south] in the south
    [south-west] in the south-west
    [west] in the west
   *[north-west] in the north-west
}, { $x },{ $y }
event-wasteland-moved = { $model }: { wasteland-stride }{ wasteland-touching }
event-wasteland-leapt = { $model } took off with the jet pack.
event-wasteland-slipped = { $model } lost hold and did not make the climb.
event-wasteland-fell = { $inches ->
    [one] { $model } fell { $inches } inch.
   *[other] { $model } fell { $inches } inches.
}
event-wasteland-escaped = { $model } left the table for safety.
event-wasteland-covered = { $by } covered the retreat of { $model }: no free attack.
event-wasteland-mine-laid = { $model } laid a mine: { $weapon }.
event-wasteland-mine-went-off = { $model } set off a mine: { $weapon }!

## Close combat

event-wasteland-charged = { $model } charged { $target }!
event-wasteland-spiked = { $model } ran into the spikes of { $by }.
event-wasteland-cry-won = The battle cry of { $model } shook { $target } to the core.
event-wasteland-cry-lost = { $target } stood firm against the battle cry of { $model }.
event-wasteland-cry-failed = The battle cry of { $model } changed nothing: { $target } did not flinch, nor strike back.
event-wasteland-pushed = { $model } pushed { $target } back: { wasteland-stride }.
event-wasteland-push-blocked = { $model } pushed, but { $target } had nowhere to go.
event-wasteland-followed = { $model } followed { $target }.
event-wasteland-slid = { $model } slid round { $target }.
event-wasteland-free-attack = { $target } turned to leave: free attack by { $model }!

## Attacks

event-wasteland-shot = { $model } shot at { $target }: { $weapon }, value { $value }.
event-wasteland-fought = { $model } struck at { $target }: { $weapon }, value { $value }.
event-wasteland-threw-at = { $model } threw at { $target }: { $weapon }, value { $value }.
event-wasteland-threw = { $model } threw: { $weapon }, value { $value }.
event-wasteland-die-swapped = { $model } swapped one die for a yellow one.
event-wasteland-not-spotted = { $model } could not make { $target } out.
event-wasteland-hit = { $model } hit!
event-wasteland-missed = { $model } missed.
event-wasteland-critical = Critical attack by { $model }!
event-wasteland-critical-points = { $points ->
    [one] Critical meter of { $model }: { $points } point ({ $weapon }).
   *[other] Critical meter of { $model }: { $points } points ({ $weapon }).
}
event-wasteland-lucky-hit = Luck guided { $model }: the miss became a hit!
event-wasteland-lucky-dodge = Luck saved { $model }: the hit became a miss!
event-wasteland-struck-instead = In the brawl the shot meant for { $target } struck { $model }!
event-wasteland-bought = { $model } spent icons: { $effect ->
    [damage] more damage.
    [reduction] weaker armour.
    [pierce] damage past armour.
    [stun] stunned.
    [arm] injured arm.
    [leg] injured leg.
    [injury] injured arm or leg.
    [fire] on fire.
    [freeze] frozen.
    [poison] poisoned.
    [push] a push.
    [action] action points.
    [calm] a reaction token less for the target.
    [calm-or-stun] a reaction token less for the target, or stunned.
    [ready-again] the weapon stays loaded.
    [shaken] a −2 token.
    [radiate] radiation damage past armour.
    [ignore-strong] the +1 of strong armour does not count.
    [hurt] physical damage.
    [draw] items from the deck.
    [use-up] the activation ends.
    [alarm] the enemies are alarmed.
   *[other] { $effect }.
}
event-wasteland-calmed = { $model } lost a reaction token.
event-wasteland-scattered = The shot drifted off to { $x },{ $y }.
event-wasteland-exploded = Explosion at { $x },{ $y }: { $weapon }!
event-wasteland-detonated = { $model } blew up!
event-wasteland-reloaded = { $model } reloaded: { $weapon }.
event-wasteland-primed = { $model } charged a weapon up: { $weapon }.

## Damage and conditions

event-wasteland-dodged = { $model } dodged the hit.
event-wasteland-boosted = { $model } spent an armour boost.
event-wasteland-armour = { $roll ->
    [0] The strong armour of { $model } blocked { $blocked } damage.
   *[other] { $blocked ->
        [0] The armour of { $model } blocked nothing (red die { $roll }, rating { $rating }).
       *[other] The armour of { $model } blocked { $blocked } damage (red die { $roll }, rating { $rating }).
    }
}
event-wasteland-immune = { $kind ->
    [physical] { $model } was immune to physical damage.
    [energy] { $model } was immune to energy damage.
    [radiation] { $model } was immune to radiation.
   *[other] { $model } was immune to this damage.
}
event-wasteland-unhurt = { $model } got off unhurt.
event-wasteland-tough = Luck was kind to { $model }: 1 damage less.
event-wasteland-power-armour-hit = The power armour of { $model } took { $damage } damage.
event-wasteland-degraded = The power armour of { $model } broke and was degraded.
event-wasteland-damaged = { $model } took { $damage } { $kind ->
    [physical] physical damage
    [energy] energy damage
    [radiation] radiation damage
   *[other] damage
} ({ $left } health left).
event-wasteland-healed = { $model } healed { $amount } damage.
event-wasteland-removed = { $model } dropped out of the battle.
event-wasteland-removed-by = { $by } put { $model } out of the battle!
event-wasteland-burns = The flames bit { $model }.
event-wasteland-sickens = The poison worked in { $model }.
event-wasteland-stun-spent = { $actions ->
    [0] { $model } was too dazed to act at all.
    [one] { $model } was dazed and had only { $actions } action left.
   *[other] { $model } was dazed and had { $actions } actions left.
}
event-wasteland-condition = { $condition ->
    [frozen] { $model } froze stiff.
    [arm] { $model } was injured in the arm.
    [leg] { $model } was injured in the leg.
    [fire] { $model } caught fire!
    [stunned] { $model } was stunned.
    [poisoned] { $model } was poisoned.
    [shaken] { $model } got a −2 token.
   *[other] { $model }: { $condition }.
}
event-wasteland-cured = { $condition ->
    [frozen] { $model } thawed.
    [arm] The arm of { $model } healed.
    [leg] The leg of { $model } healed.
    [fire] The fire on { $model } went out.
    [stunned] { $model } shook off the stun.
    [poisoned] { $model } got rid of the poison.
    [shaken] { $model } lost the −2 token.
   *[other] { $model } got over it: { $condition }.
}

## Markers and expertise

event-wasteland-looked = { $model } looked at marker k{ $marker }: { $content ->
    [blank] nothing.
    [item] an item.
    [search] something to search.
    [lockpick] a lock.
    [computers] a computer.
    [danger] danger!
    [searchable] a searchable place.
   *[other] { $content }.
}
event-wasteland-looked-hidden = { $model } looked at a marker.
event-wasteland-blank = Nothing under marker k{ $marker }: it was taken off the table.
event-wasteland-searchable = Marker k{ $marker } turned out to be worth a search.
event-wasteland-tried = { $skill ->
    [search] { $model } searched at marker k{ $marker } (value { $value }).
    [lockpick] { $model } tried the lock at marker k{ $marker } (value { $value }).
    [computers] { $model } tried the computer at marker k{ $marker } (value { $value }).
   *[other] { $model } tried marker k{ $marker } (value { $value }).
}
event-wasteland-try-succeeded = { $model } succeeded at marker k{ $marker }.
event-wasteland-try-failed = { $model } failed at marker k{ $marker }.
event-wasteland-locked-out = { $model } lost the right to try marker k{ $marker } again this round.
event-wasteland-opened = { $model } opened marker k{ $marker } without a test: { $card }.
event-wasteland-found = { $model } found { $card }.
event-wasteland-found-nothing = { $model } found nothing: the wasteland deck is empty.
event-wasteland-put-back = { $model } put { $card } back into the wasteland deck.
event-wasteland-left = { $model } left something on the ground: { $card }.
event-wasteland-taken = { $model } picked up { $card }.
event-wasteland-given = { $model } gave { $target } { $card }.

## Dangers

event-wasteland-danger = Danger for { $model }: { $danger }! Nothing could avert it.
event-wasteland-danger-tested = Danger for { $model }: { $danger }! To avert it: { $attribute }, value { $value }.
event-wasteland-danger-averted = { $model } averted the danger.
event-wasteland-danger-struck = { $model } could not avert the danger.
event-wasteland-held-up = { $model } was held up: the activation was over.
event-wasteland-alarmed = { $model } was alarmed: a reaction token.

## Items

event-wasteland-used = { $model } used { $card }.
event-wasteland-used-on = { $model } used { $card } on { $target }.
event-wasteland-chem-kept = { $model } made it last: the card was not used up ({ $card }).
event-wasteland-stage = { $card } worked on { $model }: stage { $stage } of { $stages }.
event-wasteland-faded = { $card } wore off on { $model }.
event-wasteland-addicted = { $model } became addicted: { $card }.
event-wasteland-sober = { $model } got rid of every addiction.
event-wasteland-cleansed = { $model } lost { $amount } radiation damage.
event-wasteland-boosts-won = { $amount ->
    [one] { $model } got { $amount } armour boost.
   *[other] { $model } got { $amount } armour boosts.
}
event-wasteland-energy-boosts-won = { $amount ->
    [one] { $model } got { $amount } armour boost against energy.
   *[other] { $model } got { $amount } armour boosts against energy.
}
event-wasteland-patched = { $amount } damage of the power armour of { $model } was patched.
event-wasteland-pumped = The medic pump of { $model } went to work: { $card }.
event-wasteland-called-in = { $model } called in artillery: marker k{ $marker }.
event-wasteland-strike-fell = The shells hit marker k{ $marker }!
event-wasteland-strike-wide = The shells missed marker k{ $marker }.

## Setting up

event-wasteland-layout = The terrain was laid out: table { NUMBER($number, useGrouping: 0) }.
event-wasteland-places-first = First to place: { $side }.
event-wasteland-edge = { $side }: the { $edge ->
    [south] south edge.
    [north] north edge.
    [west] west edge.
    [east] east edge.
   *[other] edge { $edge }.
}
event-wasteland-marker-put = Marker put down { wasteland-area }: { $about }.
event-wasteland-deployed-model = { $model } took up position { wasteland-area }.
event-wasteland-waits = { $model } found no room and comes in when a later round begins.
event-wasteland-deployed = Everybody was in position: the battle began!

## What only some scenarios know

event-wasteland-attribute-tested = { $model } put { $attribute } to the test (value { $value }).
event-wasteland-carries = { $model } picked up marker k{ $marker } and carried it.
event-wasteland-freed = { $by } freed { $model }!
event-wasteland-trap-emptied = { $model } emptied the trap at marker k{ $marker }.
event-wasteland-trap-stuck = The trap at marker k{ $marker } would not open for { $model }.
event-wasteland-hunted = The hunt was on for { $model }.
event-wasteland-locker = { $model } broke open the weapon locker at marker k{ $marker }.
event-wasteland-leak = The pumping zone was left alone: the next { $gallons } gallons are lost.
event-wasteland-water = { $gallons } gallons of water were pumped, { $total } in all.
event-wasteland-generator = { $model } got the generator running!
event-wasteland-captured = { $model } was captured ({ $total } by now).
event-wasteland-lock = { $model } examined the lock of the chest: key { $key } fits.
event-wasteland-chest-opened = { $model } opened the chest: the journal!
event-wasteland-barrels = { $count ->
    [one] { $model } stood near { $count } leaking barrel.
   *[other] { $model } stood near { $count } leaking barrels.
}
event-wasteland-thunder = Thunder rolled over the wasteland ({ $count }).
event-wasteland-deathclaw = The ground shook: { $model } came, { wasteland-area }!
event-wasteland-siren = { $model } sounded the siren at marker k{ $marker }.
event-wasteland-driven = The siren set { $model } moving: { wasteland-stride }{ wasteland-touching }
event-wasteland-marched = { $model } trotted on: { wasteland-stride }.
event-wasteland-march-blocked = { $model } found no way on and stayed.

## Where the value of a test, a die or a rating comes from

wasteland-value-strength = { wasteland-attribute-strength }
wasteland-value-perception = { wasteland-attribute-perception }
wasteland-value-endurance = { wasteland-attribute-endurance }
wasteland-value-charisma = { wasteland-attribute-charisma }
wasteland-value-intelligence = { wasteland-attribute-intelligence }
wasteland-value-agility = { wasteland-attribute-agility }
wasteland-value-luck = { wasteland-attribute-luck }
wasteland-value-skill-melee = cards: { wasteland-skill-melee }
wasteland-value-skill-pistol = cards: { wasteland-skill-pistol }
wasteland-value-skill-rifle = cards: { wasteland-skill-rifle }
wasteland-value-skill-heavy = cards: { wasteland-skill-heavy }
wasteland-value-skill-throw = cards: { wasteland-skill-throw }
wasteland-value-skill-search = cards: { wasteland-skill-search }
wasteland-value-skill-lockpick = cards: { wasteland-skill-lockpick }
wasteland-value-skill-computers = cards: { wasteland-skill-computers }
wasteland-value-skill-cry = cards: { wasteland-skill-cry }
wasteland-value-skill-resist = cards: { wasteland-skill-resist }
wasteland-value-target-agility = Agility of the target
wasteland-value-quick = quick action
wasteland-value-conditions = conditions
wasteland-value-mod = mod
wasteland-value-cover = cover
wasteland-value-gun-in-melee = gun in close combat
wasteland-value-handler = Perception of the handler
wasteland-value-dread = dread
wasteland-value-weapon = weapon
wasteland-value-charge = charge bonus
wasteland-value-outnumbering = outnumbering
wasteland-value-card = cards
wasteland-value-critical = critical attack
wasteland-value-armour = own armour
wasteland-value-power-armour = power armour
wasteland-value-area = protection against areas
