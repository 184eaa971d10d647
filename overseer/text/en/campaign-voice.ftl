# What is said about a campaign, whoever shows it.

## Moves
campaign-move-battle = { $scenario }, { $limit } caps ({ $sides })
campaign-move-finish = End the campaign here
campaign-move-quest = Quest: { $quest }
campaign-move-no-quest = Take no quest
campaign-move-result = { $end } { $n ->
    [0] Nobody was removed.
    [one] One model was removed.
   *[other] { $n } models were removed.
}
campaign-move-keep = Keep { $card }
campaign-move-done = { $topic ->
    [keep] Sell what the sheds do not keep
    [build] Step 1 is done: no more building in this phase
    [draw] Step 2 is done: no more drawing in this phase
   *[other] Step 3 is done: sell the rest
}
campaign-move-found = Found a settlement
campaign-move-roam = Go on without a settlement
campaign-move-lead = { $unit } leads, with the card { $card }
campaign-move-stay = { $unit } keeps the lead
campaign-move-build = Build: { $structure }
campaign-move-scrap = Scrap: { $structure }
campaign-move-land = { $how ->
    [caps] Land for 500 caps
   *[other] Land for 5 finished quests
}
campaign-move-back = Go back to step 1 and build
campaign-move-perk = { $model ->
    [none] Perk: { $perk }
   *[other] Perk for { $model }: { $perk }
}
campaign-move-unperk = { $model ->
    [none] Give up the perk { $perk }
   *[other] { $model } gives up the perk { $perk }
}
campaign-move-supply-auto = Supply as much as possible
campaign-move-supply = Supply { $n } of { $all }: { $structure }
campaign-move-use = Use: { $structure }
campaign-move-name = { $structure }: ask for { $card } by name (leader’s office)
campaign-move-again = Use once more: { $structure } (operations room)
campaign-move-repair = Repair power armour: { $unit }
campaign-move-guard = Armour boost: { $unit }
campaign-move-pen = Draw all cards anew (brahmin pen)
campaign-move-stables = Draw one more card (brahmin stables)
campaign-move-ranch = Keep one more card (brahmin ranch)
campaign-move-pass = Pass over { $card }
campaign-move-pay = Pay { $caps } caps
campaign-move-decline = Decline
campaign-move-go = Go on
campaign-move-swap = Another card instead (scout camp)
campaign-move-take = Take along { $card }
campaign-move-drop = Put back { $card }
campaign-side-of = { $seat }: { $side }
campaign-player-number = player { $n }
campaign-battle-hint = Another limit or other sides: type “battle”, the scenario, 500, 750 or 1000, and a side for each in turn ({ $players }), or “-” for who sits out.
campaign-lead-hint = Another leader card: type “lead”, the model and the card’s id.
campaign-sits-out = sits out
campaign-end-of = { $level ->
    [draw] Nobody wins: { $way }
    [minor] Minor victory ({ $side }): { $way }
    [major] Major victory ({ $side }): { $way }
   *[plain] Victory ({ $side }): { $way }
}
campaign-structure = { $caps } caps. { $power ->
    [0] { $water ->
        [0] Needs nothing.
       *[other] Needs { $water } water.
    }
   *[other] { $water ->
        [0] Needs { $power } power.
       *[other] Needs { $power } power and { $water } water.
    }
}
campaign-secret-card = a secret card
campaign-worth = Worth { $caps } caps.
campaign-borrowed = The { $list } list has no price for it; that of the { $from } list counts.
campaign-found-means = 2 small generators, a store, a maintenance shed and a listening post, but 0 caps: what you won so far went into them. From now on battles pay caps, and between them you build, draw and explore; but your force has only standard equipment and what the stores give out (WC-S1).
campaign-roam-means = Your force may use every card that it can pay for, but battles pay you no caps, and there is nothing to build. You are asked again after the next battle.

## What a purchase would change
campaign-change-caps = Caps: { $before } → { $after }
campaign-change-power = Power in use: { $used } of { $all } → { $then_used } of { $then_all }
campaign-change-water = Water in use: { $used } of { $all } → { $then_used } of { $then_all }
campaign-change-room = Room taken: { $used } of { $all } → { $then_used } of { $then_all }
campaign-change-comes = Comes with it: { $names }
campaign-change-goes = Goes too: { $names }
campaign-change-stops = Would stop working: { $names }
campaign-change-idle = It would stand idle for want of power or water.

## What stands where
campaign-head = { $course ->
    [linked] The linked campaign, battle { $number } of 5
   *[free] Free campaign, battle { $number }
}
campaign-next = Next battle: { $scenario }, { $limit } caps
campaign-last = Last battle: { $scenario }, { $limit } caps
campaign-fights = { $seat }: { $side }, up to { $limit } caps
campaign-player = { $seat }: { $settled ->
    [yes] { $caps } caps in the bank
   *[no] no settlement
}, { $battles ->
    [one] { $victories } of { $battles } battle won
   *[other] { $victories } of { $battles } battles won
}
campaign-leader = Leader: { $unit } ({ $card }){ $fell ->
    [yes] , removed in the last battle
   *[no] {""}
}
campaign-meter = { $label }: { $used } / { $all }  { $bar }
campaign-structures = Structures: { $names }
campaign-structure-count = { $n ->
    [1] { $name }{ $on ->
        [0] {" "}(off)
       *[other] {""}
    }
   *[other] { $n } × { $name }{ $on ->
        [0] {" "}(off)
        [1] {" "}(1 on)
       *[other] {""}
    }
}
campaign-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
campaign-pile-heap = Back from the battle: { $cards }
campaign-pile-kept = In the sheds: { $cards }
campaign-pile-drawn = Just drawn: { $cards }
campaign-pile-reserve = Reserve: { $cards }
campaign-pile-chosen = Out of the stores for the next battle: { $cards }
campaign-pile-extra = Boosts above the maximum: { $cards }
campaign-pile-free = Cards outside the limit: { $cards }
campaign-pile-hand = Boosts in the force: { $cards }
campaign-most-boosts = Boosts in a battle, at most: { $n }
campaign-perks = Perks of the settlement: { $perks }
campaign-perks-of = Perks of { $model }: { $perks }
campaign-gifts = Perks to be had for nothing: { $perks }
campaign-quest = Quest of this battle: { $quest }
campaign-consequence = Waits for the next battle: { $card }. { $rules }
campaign-harm = Waits for the next force: { $n } damage ({ $kind }).
campaign-limit-change = Caps for the next force, more or less: { $n }
campaign-score = { $seat }: { $n ->
    [one] 1 victory
   *[other] { $n } victories
}
campaign-briefing-none = No battle is prepared now.
campaign-briefing-of = What waits for { $seat }:

## Playing
campaign-perk-hint = Besides these, { $n ->
    [one] 1 perk can be bought or given up for a model
   *[other] { $n } perks can be bought or given up for models
}: “overseer campaign build perk” lists them, in the plain client “perks”.

## Forces
campaign-force = { $faction }, { $n ->
    [one] 1 model
   *[other] { $n } models
}, { $caps } caps, led by: { $leader }
campaign-force-limit = You may spend { $limit } caps.
campaign-force-leader = Your leader has to lead: { $unit } ({ $card }).
campaign-force-cards = Besides standard equipment you may use: { $cards }.
campaign-force-standard = Your stores gave out nothing: standard equipment only.
campaign-force-of = The force of { $seat }:
campaign-force-hidden = { $seat } has mustered a force; it is shown when everybody has.
campaign-force-none = No force has been mustered for this battle yet.
campaign-force-sum = Together: { $caps } caps

## History and journal
campaign-history-none = No battle has been fought yet.
campaign-history-battle = { $number }. { $scenario }, { $limit } caps
campaign-history-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
campaign-history-caps = { $how ->
    [won] { $seat }: victory, { $caps } caps, { $bank } in the bank
    [lost] { $seat }: defeat, { $caps } caps, { $bank } in the bank
   *[draw] { $seat }: draw, { $caps } caps, { $bank } in the bank
}
campaign-history-record = Record: { $file }
campaign-history-entered = Fought on a real table
campaign-spoil-food = { $side }: food ({ $n })
campaign-spoil-points = { $side }: three models with an action point to spend
campaign-spoil-first = { $side } begin
campaign-spoil-chooses = { $side } say who begins
campaign-spoil-weapon = { $side }: a weapon
campaign-spoil-mine = { $side }: a mine
campaign-spoil-deploys-second = { $side } deploy second
campaign-spoil-turrets =
    { $n ->
        [one] { $n } turret for the defenders
       *[other] { $n } turrets for the defenders
    }
campaign-spoil-missiles =
    { $n ->
        [one] { $n } missile for the attackers
       *[other] { $n } missiles for the attackers
    }
campaign-spoil-deeper = the attackers deploy deeper in
campaign-spoil-limit = { $side }: { $n ->
    [-50] 50 caps less
   *[other] { $n } caps more
}
campaign-spoil-in = Battle { $number }, { $scenario }: { $what }
campaign-journal-of = Quests of { $seat }
campaign-journal-secret = A quest has been taken into this battle, in secret.
campaign-journal-taken = Taken into this battle: { $quest }
campaign-journal-done = Done ({ $n }): { $quests }
campaign-journal-open = Open:

## The timeline
campaign-trial-odds = { $side }: { $failed } caps, if their leader’s test of { $attribute } { $value } fails ({ $percent }%)
