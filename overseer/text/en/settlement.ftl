# The settlement: its structures, what they do, and why something cannot be done there.
# $structure, $perk, $card, $unit, $model, $attribute: names; clients put them there.

## Structures

structure-gen-s = Small generator
structure-gen-m = Medium generator
structure-gen-l = Large generator
structure-pump = Water pump
structure-purifier = Water purifier
structure-field = Field
    .mutants = Meat bags
structure-wb-weapon = Weapon workshop
structure-wb-armour = Armoury
structure-wb-power = Power-armour station
structure-wb-chem = Chemistry bench
structure-wb-cook = Cooking station
structure-stall-any = Second-hand stall
structure-shop-any = Second-hand shop
structure-warehouse-any = Second-hand warehouse
structure-stall-barter = Barter stall
structure-shop-barter = Barter shop
structure-warehouse-barter = Barter warehouse
structure-stall-weapon = Weapon stall
structure-shop-weapon = Weapon shop
structure-warehouse-weapon = Weapon warehouse
structure-stall-armour = Armour stall
structure-shop-armour = Armour shop
structure-warehouse-armour = Armour warehouse
structure-stall-clothing = Clothing stall
structure-shop-clothing = Clothing shop
structure-warehouse-clothing = Clothing warehouse
structure-stall-food = Refreshment stand
structure-shop-food = Bar
structure-warehouse-food = Restaurant
structure-stall-medical = First-aid post
structure-shop-medical = Clinic
structure-warehouse-medical = Surgery
structure-listen = Listening post
structure-outpost = Outpost
structure-scouts = Scout camp
structure-store = Store
structure-shed = Maintenance shed
structure-pen = Brahmin pen
structure-stables = Brahmin stables
structure-ranch = Brahmin ranch
structure-ops = Operations room
structure-office = Leader’s office
structure-rack-any-s = Small rack: Boston Bugle
structure-rack-any-m = Medium rack: Boston Bugle
structure-rack-any-l = Large rack: Boston Bugle
structure-rack-practised-s = Small rack: Grognak the Barbarian
structure-rack-practised-m = Medium rack: Grognak the Barbarian
structure-rack-practised-l = Large rack: Grognak the Barbarian
structure-rack-instinctive-s = Small rack: Wasteland Survival Guide
structure-rack-instinctive-m = Medium rack: Wasteland Survival Guide
structure-rack-instinctive-l = Large rack: Wasteland Survival Guide
structure-rack-tactical-s = Small rack: U.S. Covert Operations Manual
structure-rack-tactical-m = Medium rack: U.S. Covert Operations Manual
structure-rack-tactical-l = Large rack: U.S. Covert Operations Manual
structure-rack-cunning-s = Small rack: Astoundingly Awesome Tales
structure-rack-cunning-m = Medium rack: Astoundingly Awesome Tales
structure-rack-cunning-l = Large rack: Astoundingly Awesome Tales

structure-family-infrastructure = Infrastructure
structure-family-workshop = Workshops
structure-family-stall = Stalls
structure-family-exploration = Exploration
structure-family-other = Other structures
structure-family-rack = Magazine racks

## What they do

structure-kind-any = any item
structure-kind-barter = junk or gear
structure-kind-weapon = weapon
structure-kind-armour = armour
structure-kind-clothing = clothing
structure-kind-refreshment = food, drink or alcohol
structure-kind-medical = medical item
structure-kind-chem = chem
structure-kind-weapon-mod = weapon mod that you can attach
structure-kind-armour-mod = armour mod
structure-kind-power-mod = power-armour mod
structure-kind-food = food or drink
structure-kind-boost = any boost
structure-kind-practised = practised boost
structure-kind-cunning = cunning boost
structure-kind-tactical = tactical boost
structure-kind-instinctive = instinctive boost

structure-effect-supply = { $power ->
    [0] Gives { $water } water.
   *[other] Gives { $power } power.
}
structure-effect-field = One more card for the cooking station.
structure-effect-draw = Draws { $draw }, keeps { $keep }: { $kind }.
structure-effect-cook = Draws one card for each supplied field, keeps { $keep }: { $kind }.
structure-effect-listen = For { $fee } caps: one exploration card, as often as you pay.
structure-effect-explore = One exploration card.
structure-effect-swap = Another exploration card instead of the one just drawn, before any test.
structure-effect-store = Takes 1 item or up to 2 boosts into the next battle.
structure-effect-shed = Keeps 1 item or up to 2 boosts after each battle.
structure-effect-redraw = All cards of a draw are drawn anew.
structure-effect-more = A draw gets one more card.
structure-effect-keep = One more card of a draw is kept.
structure-effect-again = A structure that was used may be used again.
structure-effect-name = Instead of a draw: one item of the kind, by name.
structure-effect-repairs = Also repairs one degraded power armour.
structure-effect-guards = Or: an armour boost for a unit.

## Why not

refusal-settlement-caps = That costs { $price } caps, and you have { $caps }.
refusal-settlement-structure = There is no structure called “{ $structure }”. The list of structures names them all.
refusal-settlement-room = There is no room: { $room } structures stand already. Scrap one or get land.
refusal-settlement-maximum = A settlement holds at most { $n } of these: { $structure }.
refusal-settlement-requires = { $structure }: that needs the perk { $perk } first (see the rule for others that will do).
refusal-settlement-not-built = You have none of these: { $structure }.
refusal-settlement-land = Land costs { $need } finished quests, and you have { $n } left for it. 500 caps will do as well.
refusal-settlement-land-how = Land is had for “caps” or for “quests”.
refusal-settlement-no-supply = { $structure } needs neither power nor water.
refusal-settlement-supply-count = { $structure }: say a number from 0 to { $n }.
refusal-settlement-short = Too much is switched on: { $power_used } of { $power } power, { $water_used } of { $water } water. Switch something off first.
refusal-settlement-supply-late = What is supplied is settled before the first card is drawn.
refusal-settlement-back = Building is over: a structure has been used since.
refusal-settlement-perk = There is no perk called “{ $perk }”.
refusal-settlement-perk-place = { $settlement ->
    [yes] { $perk } belongs to the settlement, not to a model.
   *[no] { $perk } belongs to a model: say which.
}
refusal-settlement-perk-twice = { $perk }: nobody has the same perk twice.
refusal-settlement-perk-needs = { $perk } needs { $attribute } { $least } or more.
refusal-settlement-perk-after = { $perk } needs { $other } first.
refusal-settlement-perk-users = { $perk } is not for { $model }.
refusal-settlement-perk-new = { $model } has had a new perk since the last battle; the next one after another battle.
refusal-settlement-perk-none = { $perk } is not there to be removed.
refusal-settlement-perk-needed = { $perk } cannot go while { $other } needs it.
refusal-settlement-perk-structure = { $perk } cannot go while this structure stands: { $structure }. Scrap it first.
refusal-settlement-bench-room = { $perk } brings a structure with it, and there is no room for it: { $structure }. Scrap something or get land.
refusal-settlement-model = There is no model called “{ $model }”.
refusal-settlement-not-working = { $structure }: you have none that works in this phase.
refusal-settlement-used = { $structure } has been used in this phase.
refusal-settlement-no-use = { $structure } is not used by itself in step 2.
refusal-settlement-empty = { $structure }: no card of that kind is left in the pile.
refusal-settlement-no-fields = { $structure } needs at least one field with water.
refusal-settlement-card = { $card } does not lie there.
refusal-settlement-sheds = { $sheds ->
    [0] No shed works: nothing can be kept.
    [one] Your shed is full: it keeps 1 item or up to 2 boosts.
   *[other] Your { $sheds } sheds are full: each keeps 1 item or up to 2 boosts.
}
refusal-settlement-stores = { $stores ->
    [0] No store works: nothing can be taken along.
    [one] Your store is empty: it gives out 1 item or up to 2 boosts.
   *[other] Your { $stores } stores have given out all they can: 1 item or up to 2 boosts each.
}
refusal-settlement-boosts =
    { $n ->
        [one] Your leader’s highest attribute allows { $n } boost.
       *[other] Your leader’s highest attribute allows { $n } boosts.
    }
refusal-settlement-useful = Only medical items that nobody of yours can use may be passed over; { $card } is none.
refusal-settlement-helper = { $structure }: none is free for this draw.
refusal-settlement-helper-late = { $structure }: too late, a card of this draw has been kept. It helps before that.
refusal-settlement-office = { $card } is not what this structure draws, or it is not in the pile: { $structure }.
refusal-settlement-office-boosts = The leader’s office names items, not boosts.
refusal-settlement-again = { $structure } has not been used yet, or cannot be used again.
refusal-settlement-degraded = { $unit } has no power armour to repair.
refusal-settlement-stations = { $n ->
    [0] No power-armour station works.
   *[other] Every power-armour station has repaired one armour.
}
refusal-settlement-guard = { $unit } cannot get an armour boost here.
refusal-settlement-fee = The fee is { $fee } caps, and you have { $caps }. You may decline.
refusal-settlement-fee-due = Pay the fee or decline.
refusal-settlement-no-fee = This card asks for no fee.
refusal-settlement-scouts = No scout camp is free to swap this card.
refusal-settlement-leader = { $unit } cannot lead with that card ({ $card }).
refusal-settlement-leader-same = A different model has to lead; or let { $unit } stay.

## Structure files

settlement-file-twice = There are two structures called “{ $id }”.
settlement-file-unknown = A structure needs “{ $id }”, which is not there.
