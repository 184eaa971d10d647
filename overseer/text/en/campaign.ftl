# Campaigns: questions, what happened, ends, and why something cannot be done.
# $seat: a player; $scenario, $structure, $card, $perk, $quest, $unit, $model: names.

## Questions

topic-campaign-battle = Which battle is next?
topic-campaign-trial = The leader is put to the test before the force is built.
topic-campaign-quest = Do you take a quest into this battle?
topic-campaign-force = Which force do you bring? At most { $limit } caps.
topic-campaign-result = How did the battle end?
topic-campaign-keep = What do the sheds keep? The rest is sold.
topic-campaign-found = Do you found a settlement?
topic-campaign-leader = Your leader was removed. Who leads now?
topic-campaign-build = Step 1: build. You have { $caps } caps.
topic-campaign-draw = Step 2: use your structures. You have { $caps } caps.
topic-campaign-pick = Which card do you keep?
topic-campaign-explore = What do you do about this?
topic-campaign-choose = Step 3: what do you take into the next battle? The rest is sold.
topic-campaign-card = A card is drawn.
topic-campaign-meet = An exploration card is drawn.
topic-campaign-roll = The leader is tested.
topic-campaign-lose = A card is lost.

## What happened

event-campaign-battle = Battle { $number }: { $scenario }, { $limit } caps.
event-campaign-trial = { $passed ->
    [yes] { $attribute } test of the leader ({ $side }): { $roll } against { $value }, passed. The force has its full limit.
   *[no] { $attribute } test of the leader ({ $side }): { $roll } against { $value }, failed. A smaller force.
}
event-campaign-quest = { $seat } took a quest: { $quest }.
event-campaign-quest-hidden = { $seat } took a quest in secret.
event-campaign-no-quest = { $seat } took no quest.
event-campaign-mustered = { $seat } mustered a force.
event-campaign-fought = { $level ->
    [draw] Battle { $number }, { $scenario }: nobody won.
    [minor] Battle { $number }, { $scenario }: a minor victory for { $side }.
    [major] Battle { $number }, { $scenario }: a major victory for { $side }.
   *[plain] Battle { $number }, { $scenario }: victory for { $side }.
}
event-campaign-returned = { $leader ->
    [fell] { $removed ->
        [one] { $seat } came home without the leader, who was removed.
       *[other] { $seat } came home with { $removed } models removed, the leader among them.
    }
   *[stands] { $removed ->
        [0] { $seat } came home with everybody.
        [one] { $seat } came home with one model removed.
       *[other] { $seat } came home with { $removed } models removed.
    }
}{ $n ->
    [0] {""}
    [one] {" "}One card is to be sorted.
   *[other] {" "}{ $n } cards are to be sorted.
}
event-campaign-paid = { $seat } got { $n } caps.
event-campaign-raised = { $seat } may spend { $n } caps more on the next force.
event-campaign-quest-done = { $seat } finished a quest: { $quest }.
event-campaign-gained = { $what ->
    [caps] { $seat }: { $n } caps.
    [item] { $seat }: items to draw, { $n } ({ $kind }).
    [card] { $seat } got { $card }.
    [boost] { $seat }: boosts to draw, { $n } ({ $kind }).
    [consequence] { $seat }: a consequence for the next battle, { $card }.
    [harm] { $seat }: { $n } damage waits for the next force ({ $kind }).
    [perk] { $seat } may take a perk for nothing: { $card }.
    [leader] { $seat } may use a leader card for nothing: { $card }.
    [land] { $seat } got room for { $n } more.
    [quest] { $seat } learned of a quest: { $card }.
    [structure] { $seat } got a structure: { $card }.
    [lose] { $seat }: a card of the reserve was lost.
    [limit] { $seat }: { $n } caps for the next force.
    [power] { $seat }: { $n } power in this phase.
    [water] { $seat }: { $n } water in this phase.
    [instead] { $seat }: { $n } boosts instead, for want of a settlement.
   *[nothing] { $seat } got nothing out of it.
}
event-campaign-kept = { $seat } kept { $card }.
event-campaign-kept-hidden = { $seat } kept a boost.
event-campaign-sold = { $seat } sold { $n ->
    [one] a card
   *[other] { $n } cards
} for { $caps } caps.
event-campaign-founded = { $seat } founded a settlement.
event-campaign-leader = { $seat } got a new leader: { $unit } ({ $card }).
campaign-told-price = { $caps ->
    [0] :
   *[other] {" "}({ $caps } caps):
}
event-campaign-build = { $seat } built{ campaign-told-price } { $structure }.
event-campaign-scrap = { $caps ->
    [0] { $seat } scrapped { $structure }, for nothing.
   *[other] { $seat } scrapped { $structure } for { $caps } caps.
}
event-campaign-land = { $seat } got land{ campaign-told-price } room for { $room } structures.
event-campaign-perk = { $model ->
    [none] { $seat } got a perk{ campaign-told-price } { $perk }.
   *[other] { $seat } got a perk for { $model }{ campaign-told-price } { $perk }.
}
event-campaign-unperk = { $model ->
    [none] { $seat } gave up a perk: { $perk }.
   *[other] { $seat } gave up a perk of { $model }: { $perk }.
}
event-campaign-supply = { $seat }: { $power_used } of { $power } power, { $water_used } of { $water } water in use.
event-campaign-use = { $seat } used: { $structure }.
event-campaign-name = { $seat } asked for { $card } by name: { $structure }.
event-campaign-again = { $seat } may use once more: { $structure }.
event-campaign-repair = { $seat } had power armour repaired: { $unit }.
event-campaign-guard = { $seat }: an armour boost for { $unit }.
event-campaign-passed = { $seat } passed over { $card }.
event-campaign-helper = { $seat } called in: { $structure }.
event-campaign-drew = { $seat } drew { $card }.
event-campaign-drew-hidden = { $seat } drew a boost.
event-campaign-meet = { $seat } came upon: { $card }.
event-campaign-swap = { $seat } let the scouts find another way.
event-campaign-decline = { $seat } declined.
event-campaign-pay = { $seat } paid { $caps } caps.
event-campaign-tested = { $passed ->
    [yes] { $attribute } test of the leader of { $seat }: { $roll } against { $value }, passed.
   *[no] { $attribute } test of the leader of { $seat }: { $roll } against { $value }, failed.
}
event-campaign-step-over = { $step ->
    [build] { $seat } finished step 1, building. Step 2: draw.
   *[draw] { $seat } finished step 2, drawing. Step 3: choose.
}
event-campaign-step-back = { $seat } went back to step 1, building.
event-campaign-lost = { $seat } lost { $card }.
event-campaign-lost-hidden = { $seat } lost a boost.
event-campaign-took = { $seat } took along { $card }.
event-campaign-took-hidden = { $seat } took along a boost.
event-campaign-put-back = { $seat } put back { $card }.
event-campaign-put-back-hidden = { $seat } put back a boost.
event-campaign-settled = { $seat } got ready for the next battle, with { $caps } caps.

## Ends

end-campaign-free = The campaign is over. Most victories win, then caps.
end-campaign-linked-draw = The fort has been neither taken nor held. The valley stays without a master.
end-campaign-linked-attacker-major = The fort lies silent, its pumps in pieces. Whoever comes through the valley now pays the attackers, or turns back.
end-campaign-linked-attacker-minor = The attackers have what they wanted, though the walls still stand. The settlers stay, on somebody else’s terms.
end-campaign-linked-attacker-plain = The attackers have won the campaign.
end-campaign-linked-defender-major = The lights of the fort never went out. By spring there are new fields, and nobody asks any more whose they are.
end-campaign-linked-defender-minor = The fort has held, with scars. There is water, there is light, and there is a wall to be mended.
end-campaign-linked-defender-plain = The defenders have won the campaign.

## Why not

refusal-campaign-over = The campaign is over.
refusal-campaign-not-now = “{ $move }” is not what is asked now ({ $topic }).
refusal-campaign-late = “{ $move }” belongs to step 1, and no step is entered twice: building is over for this phase.
refusal-campaign-founded = You have a settlement already.
refusal-campaign-chance = Chance decides here, and “{ $move }” is nothing that it can bring.
refusal-campaign-scenario = There is no scenario “{ $scenario }” for campaigns.
refusal-campaign-limit = “{ $limit }” is not a limit: say how many caps, from { $least } to { $most }; 500, 750 and 1000 are usual.
refusal-campaign-side = “{ $side }”: name for each player “{ $first }”, “{ $second }” or “-” (sits out).
refusal-campaign-nobody = Somebody has to take part.
refusal-campaign-finish = Fight at least one battle first.
refusal-campaign-quest = There is no quest “{ $quest }”.
refusal-campaign-quest-done = { $quest } is done; each quest once.
refusal-campaign-quest-closed = { $quest } is not open yet: finish the part before it, or learn of it.
refusal-campaign-force-leader = Your leader is { $unit } ({ $card }), and has to lead.
refusal-campaign-force-card = { $card } has not been taken out of the stores: choose it in step 3, or leave it out.
refusal-campaign-force-boost = The boost { $card } has not been taken out of the stores: choose it in step 3, or leave it out.
refusal-campaign-force-mod = { $card } cannot be attached without the perk for it.
refusal-campaign-force-perk = { $unit } does not have { $perk }: perks are bought in step 1.
refusal-campaign-result-text = That is not a result: { $error }
refusal-campaign-result-end = { $scenario } cannot end like this ({ $how }). Name the winner, the level and the way that belong together.
refusal-campaign-result-seat = Player { $seat } was not in this battle, or is named twice.
refusal-campaign-result-removed = Player { $seat }: unit { $place } does not have that many models.
refusal-campaign-result-leader = Player { $seat }: the leader’s fate does not fit the models removed.
refusal-campaign-result-card = Player { $seat } cannot have { $card } after this battle.
refusal-campaign-result-boost = Player { $seat }: { $card } is not a boost.
refusal-campaign-result-boosts = Player { $seat } brought { $most ->
    [one] 1 boost
   *[other] { $most } boosts
} and cannot have kept { $n }, or other ones.
refusal-campaign-result-standing = Player { $seat } still has { $n ->
    [one] 1 model
   *[other] { $n } models
}, but this end ({ $how }) leaves that side none. Name everybody who was removed, or another end.
refusal-campaign-result-nobody = Player { $seat } has no model left, but this end ({ $how }) leaves that side some. Check who was removed, or name another end.
refusal-campaign-result-degraded = Player { $seat }: unit { $place } wears no power armour, or is named twice.
refusal-campaign-result-quest = Player { $seat } took no quest into this battle.
refusal-campaign-result-owed = Player { $seat } did not bring the consequence { $card }.
refusal-campaign-result-rounds =
    { $most ->
        [one] This battle has { $most } round, not { $rounds }.
       *[other] This battle has { $most } rounds, not { $rounds }.
    }

## Files

refusal-campaign-folder = The folder { $folder } cannot be used: { $error }.
refusal-campaign-unsaved = Nothing of this was saved: the campaign stands where it stood. { $problem }
refusal-campaign-damaged = { $problem } “overseer campaign repair” goes on with the intact part of the campaign { $name } and keeps the damaged file beside it.
refusal-campaign-exists = There is a campaign in { $folder } already. Choose another folder.
refusal-campaign-none = There is no campaign in { $folder }. Begin one, or name its folder.
refusal-campaign-locked = The campaign in { $folder } is being played elsewhere, { $process ->
    [unknown] in another program
   *[other] in process { $process }
}. Close it there first; until then you can only look: “overseer campaign status”.
refusal-campaign-other-game = { $file } is not a campaign but a record of { $game }.
refusal-campaign-archive = { $file } is not an exported campaign, or it is damaged. Export it again.
refusal-campaign-no-battle = There is no finished battle to take over now.
refusal-campaign-battle-missing = The record of battle { $number } is missing.
refusal-campaign-battle-other = The record of battle { $number } belongs to another battle.
refusal-campaign-battle-result = The result of battle { $number } is not what its record shows.
