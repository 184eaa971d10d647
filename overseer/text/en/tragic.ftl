# Tragic at the table: what is asked, what happened, why not, and how it ended.

## What is asked

topic-tragic-first = The dice decide who begins.
topic-tragic-draw = The next card comes from the library.
topic-tragic-dodge = A die decides the dodge.
topic-tragic-critical = The dice decide whether the strike is critical.
topic-tragic-fortune = A die decides what { $card } does.
topic-tragic-snatch = Chance picks a card from a hand.
topic-tragic-traits = Choose up to two traits, in secret.
topic-tragic-skills = Choose your skills, in secret.
topic-tragic-mulligan = Keep your first hand, or shuffle it back and draw a new one.
topic-tragic-upkeep = Upkeep: use a skill that works now, or go on.
topic-tragic-toll = Pay for { $card }, or bear what follows.
topic-tragic-main = Cast a card, use an ability, attack, or end your main phase.
topic-tragic-target = Choose the target.
topic-tragic-part = Choose the body part that { $card } aims at.
topic-tragic-pay = Choose the letter that you pay the next point with.
topic-tragic-lay = Lay an ability card, or go on without.
topic-tragic-answer = Answer with a reaction or an ability, or let it happen.
topic-tragic-join = Send another ally along, or attack with those you have chosen.
topic-tragic-block = Block with an ally, or let the rest through.
topic-tragic-against = Choose the attacker that your ally blocks.
topic-tragic-incapacitate = Discard { $card }, or strike it for damage instead.
topic-tragic-strike-back = Choose the attacker that { $card } strikes back at.
topic-tragic-divide = { $attacker } has { $left } damage left: choose how much of it { $card } takes; the rest goes on to the next blocker.
topic-tragic-charge = An ally may take the damage: choose it, or decline.
topic-tragic-protect = Choose the ally that is protected.
topic-tragic-discard = Choose a card of your hand to discard.
topic-tragic-search = Choose a card of your library, or take none.
topic-tragic-recover = Choose a card of your discard.
topic-tragic-show = Show a reaction of your hand; if you hold none, say so.
topic-tragic-place = Put a card that you have looked at on top of the library, under it, or into the discard.
topic-tragic-mode = Choose what { $card } does.
topic-tragic-vote = Your opponent lets you choose what { $card } does.
topic-tragic-order = Choose which effect comes next.
topic-tragic-may = Do you want { $card } to take effect?
topic-tragic-refresh = Choose the letter of a point that you disengage.
topic-tragic-drain = Choose the letter of a point that you engage.
topic-tragic-free = Cast an attack card without paying its cost, or go on without.
topic-tragic-interrupt = The turn is about to end: use an ability, or let it end.

## What happened

event-tragic-traits = The traits of { $seat }: { $cards }.
event-tragic-no-traits = { $seat } has no trait.
event-tragic-skills = The skills of { $seat }: { $cards }.
event-tragic-point = { $seat } starts with { $letter } at { $points }.
event-tragic-start-hp = { $seat } starts with { $left } HP.
event-tragic-rolled = { $seat } rolled a { $die }.
event-tragic-begins = { $seat } begins.
event-tragic-mulligan = { $seat } shuffled the first hand back and drew { $cards ->
    [one] { $cards } new card
   *[other] { $cards } new cards
}.
event-tragic-turn = Turn { $turn } of { $seat } began.
event-tragic-turn-stopped = { $card } ended the turn of { $seat }.
event-tragic-drew = { $seat } drew { $card }.
event-tragic-drew-hidden = { $seat } drew a card.
event-tragic-no-cards = { $seat } had no card left to draw.
event-tragic-laid = { $seat } laid an ability card: { $card }.
event-tragic-cast = { $seat } cast { $card }{ tragic-told-paid }
event-tragic-used = { $seat } used { $card }{ tragic-told-paid }
event-tragic-paid = { $seat } paid { $paid }.
event-tragic-aimed = Target: { $card } of { $seat }.
event-tragic-aimed-at-player = Target: { $seat }.
event-tragic-worn = { $seat } put on { $card }.
event-tragic-taken-off = { $seat } took off { $card }.
event-tragic-ally-attacks = { $target ->
    [none] { $card } of { $seat } attacked { $victim }.
   *[other] { $card } of { $seat } attacked { $target } of { $victim }.
}
event-tragic-blocks = { $card } of { $seat } blocked { $target }.
event-tragic-charges = { $card } stepped in for { $seat } to take the damage.
event-tragic-cancelled = { $card } of { $seat } was cancelled.
event-tragic-movement-cancelled = The attack by the allies of { $seat } was cancelled: { $cards }.
event-tragic-fizzled = { $card } of { $seat } no longer had a target and did nothing.
event-tragic-movement-fizzled = The attack by the allies of { $seat } came to nothing.
event-tragic-dodged = { $seat } rolled a { $die } and dodged ({ $need } or less was needed).
event-tragic-not-dodged = { $seat } rolled a { $die } and did not dodge ({ $need } or less was needed).
event-tragic-dodges = { $seat } dodged the attack fully.
event-tragic-redirected = { $target ->
    [none] { $card }: { $seat } sent the attack to { $victim }.
   *[other] { $card }: { $seat } sent the attack to { $target } of { $victim }.
}
event-tragic-reduced = { $card }: the attack does { $amount } less base damage to { $seat }.
event-tragic-repeats = { $card }: the next attack card of { $seat } this turn takes effect once more.
event-tragic-announced = { $card } of { $seat }: { tragic-told-base }; { $net } after armour.
event-tragic-announced-area = { $card } of { $seat }, for everyone in the area: { tragic-told-base }.
event-tragic-critical = Critical hit by { $seat }: the damage was multiplied by { $factor }.
event-tragic-no-critical = No critical hit by { $seat }: { $ones ->
    [0] not a single 1 on { $dice } dice
    [one] only one 1 on { $dice } dice
   *[other] { $ones } 1s on { $dice } dice
}.
event-tragic-hurt = { $seat } lost { $amount } HP ({ $state ->
    [down] now at { $left }
   *[up] { $left } left
}).
event-tragic-healed = { $seat } regained { $amount } HP (now { $state ->
    [down] at { $left }
   *[up] { $left }
}).
event-tragic-max-hp = { $card }: the maximum HP of { $seat } { $way ->
    [up] rose
   *[down] fell
} by { $amount } to { $most }{ tragic-told-lost }
event-tragic-max-hp-now = The maximum HP of { $seat } is { $most } now{ tragic-told-lost }
event-tragic-gained = { $card } for { $seat } { tragic-told-until }: { $gift }.
event-tragic-ally-hurt = { $card } of { $seat } took { $amount } damage ({ $left } health left).
event-tragic-allies-healed = { $card }: { tragic-told-allies }, { $cards }, regained up to { $amount } health.
event-tragic-boosted = { $card }: { $attack }/{ $health } for { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-granted = { $card }: { $keyword } for { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-struck-back = { $card } struck back at { $seat }.
event-tragic-martyr = MARTYR: { $card } exploded at { $seat } for { $amount } damage.
event-tragic-radiation = The radiation of { $seat } is at level { $level } now.
event-tragic-beaten = { $seat } lost a card from play: { $card }.
event-tragic-destroyed = { $card } of { $seat } was destroyed for good.
event-tragic-incapacitated = { $card } of { $seat } was incapacitated and discarded.
event-tragic-returned = { $card } went back to the hand of { $seat }.
event-tragic-stripped = { $seat } had { $card } torn off.
event-tragic-engaged = { $card } engaged { tragic-told-cards } of { $seat }: { $cards }.
event-tragic-disengaged = { $card } disengaged { tragic-told-cards } of { $seat }: { $cards }.
event-tragic-drained = { $card }: { $seat } engaged a point of { $letter }.
event-tragic-refreshed = { $card }: { $seat } disengaged a point of { $letter }.
event-tragic-brotherhood-left = The Brotherhood turned away from { $seat }: { $card } was discarded.
event-tragic-triggered = { $effect ->
    [none] { $card } took effect for { $seat }.
   *[other] { $card } took effect for { $seat }: “{ $effect }”.
}
event-tragic-lucky = { $seat } rolled a { $die } for { $card }: success ({ $need } or less was needed).
event-tragic-unlucky = { $seat } rolled a { $die } for { $card }: failure ({ $need } or less was needed).
event-tragic-hidden = { $seat } went into STEALTH.
event-tragic-seen = { $seat } lost STEALTH.
event-tragic-entered = { $seat } went inside: { $card }.
event-tragic-left-building = { $seat } came out: { $card }.
event-tragic-reprieve = { $seat } does not fall at 0 HP for now.
event-tragic-discarded = { $seat } discarded { $card }.
event-tragic-milled = { $card } went from the library of { $seat } into the discard.
event-tragic-stole = { $seat } took { $card } from the hand of { $victim }.
event-tragic-found = { $seat } found { $card } in the library.
event-tragic-recovered = { $seat } took { $card } back from the discard.
event-tragic-revived = { $seat } brought { $card } back from the discard into play.
event-tragic-looked = { $seat } looked at { $card }.
event-tragic-looked-hidden = { $seat } looked at a card of the library.
event-tragic-put-on-top = { $seat } put { $card } on top of the library.
event-tragic-put-on-top-hidden = { $seat } put a card on top of the library.
event-tragic-put-under = { $seat } put { $card } under the library.
event-tragic-put-under-hidden = { $seat } put a card under the library.
event-tragic-put-away = { $seat } put { $card } into the discard.
event-tragic-hand-shown = { $seat } showed the hand: { $cards }.
event-tragic-hand-empty = { $seat } had no card in hand to show.
event-tragic-reaction-shown = { $seat } showed a reaction: { $card }.
event-tragic-no-reaction = { $seat } held no reaction to show.
event-tragic-lost = { $seat } was beaten.

## Parts of these sentences

tragic-told-until = { $until ->
    [end] until the end of the turn
    [next-turn] until the next turn of { $maker }
   *[always] for good
}
tragic-told-allies = { $count ->
    [one] an ally of { $seat }
   *[other] { $count } allies of { $seat }
}
tragic-told-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
tragic-told-lost = { $lost ->
    [0] .
    [one] , and { $lost } HP was lost.
   *[other] , and { $lost } HP were lost.
}
tragic-told-paid = { $paid ->
    [none] .
   *[other] , paying { $paid }.
}
tragic-told-base = { $through ->
    [0] { $base } base damage
    [all] { $base } base damage that no armour stops
   *[other] { $base } base damage, ignoring { $through } armour
}

## How it ended

end-tragic-beaten = The hit points have run out: the duel is decided.
end-tragic-no-cards = A library is empty at the draw phase: the duel is decided.
end-tragic-time = Time is up: the fewest wounds decide the duel.

## The phases of a turn

tragic-word-phase-setup = set-up
tragic-word-phase-disengage = disengaging
tragic-word-phase-draw = draw
tragic-word-phase-upkeep = upkeep
tragic-word-phase-main = main phase
tragic-word-phase-end = end of turn

## Why not

refusal-tragic-over = The duel is over. Start a new one to play on.
refusal-tragic-not-asked = “{ $move }” does not answer what is asked. { $topic ->
    [first] { topic-tragic-first }
    [draw] { topic-tragic-draw }
    [dodge] { topic-tragic-dodge }
    [critical] { topic-tragic-critical }
    [fortune] A die is rolled now.
    [snatch] { topic-tragic-snatch }
    [traits] { topic-tragic-traits }
    [skills] { topic-tragic-skills }
    [mulligan] { topic-tragic-mulligan }
    [upkeep] { topic-tragic-upkeep }
    [toll] Pay the cost of the upkeep, or pass.
    [target] { topic-tragic-target }
    [part] Choose the body part that is aimed at.
    [pay] { topic-tragic-pay }
    [lay] { topic-tragic-lay }
    [answer] { topic-tragic-answer }
    [join] { topic-tragic-join }
    [block] { topic-tragic-block }
    [against] { topic-tragic-against }
    [incapacitate] Choose whether the target is discarded or struck.
    [strike-back] Choose the attacker that is struck back at.
    [divide] Choose how much damage the blocker takes.
    [charge] { topic-tragic-charge }
    [protect] { topic-tragic-protect }
    [discard] { topic-tragic-discard }
    [search] { topic-tragic-search }
    [recover] { topic-tragic-recover }
    [show] { topic-tragic-show }
    [place] { topic-tragic-place }
    [mode] Choose one of the effects offered.
    [vote] Choose one of the effects offered.
    [order] { topic-tragic-order }
    [may] Say whether the effect happens, yes or pass.
    [refresh] { topic-tragic-refresh }
    [drain] { topic-tragic-drain }
    [free] { topic-tragic-free }
    [interrupt] { topic-tragic-interrupt }
   *[main] { topic-tragic-main }
}
refusal-tragic-two-races = Both of these traits are races, and you have only one body. Choose one race at most.
refusal-tragic-skill-count = This is not the number of skills that you have. Choose three, or four with the trait that allows it.
refusal-tragic-not-in-hand = This card is not in your hand. Choose one that is.
refusal-tragic-no-right = You may not lay an ability card now. Do something in your own turn first; each action lets you lay one.
refusal-tragic-letter-full = This letter already has ten points. Lay an ability card of another letter.
refusal-tragic-too-dear = You do not have the points for this. Choose something cheaper, or wait until your points are disengaged.
refusal-tragic-no-target = This cannot be aimed at that. Choose one of the targets offered.
refusal-tragic-untargetable = Nobody can choose an UNTARGETABLE ally as a target. Choose another target.
refusal-tragic-hidden = STEALTH protects this player from direct attacks. Attack an ally, or use something that hits an area.
refusal-tragic-covered = An ally IN DEFENCE stands in the way. Attack that one first.
refusal-tragic-inside = This player sits inside a building, where nothing reaches them. Choose another target, or wait until they come out.
refusal-tragic-spared = No card harms an ally of its own faction on the other side. Choose another target.
refusal-tragic-safe = Only a card in play that engages or disengages can be incapacitated. Choose such a card.
refusal-tragic-not-a-reaction = Only reactions answer what is on the chain. Cast one, use an ability, or pass.
refusal-tragic-no-answer = This reaction does not answer what is on top of the chain. Keep it for what its text names, or pass.
refusal-tragic-unavoidable = This attack cannot be avoided: no dodging, cancelling or redirecting. Choose another reaction, or pass.
refusal-tragic-not-at-you = Only the player who is attacked can dodge. Choose another reaction, or pass.
refusal-tragic-forbidden = One of your traits forbids you to cast this card. Choose another one.
refusal-tragic-companion = A companion of that name is already in play. Wait until it has left, or cast another card.
refusal-tragic-shunned = The Brotherhood wants nothing to do with your kind. Cast a card that is not of the Brotherhood.
refusal-tragic-too-many = You have taken as many actions as a turn allows. End your turn.
refusal-tragic-not-yours = Nothing of yours that can do this is there. Choose one of your own cards.
refusal-tragic-engaged = This card is engaged. Wait until it is disengaged, or choose another one.
refusal-tragic-used = This ability has been used already this turn. Wait until the next one.
refusal-tragic-not-now = This ability does not work at this moment. Keep it for the one that its text names.
refusal-tragic-own-turn = This ability works only in your own turn, as its text says. Keep it for then.
refusal-tragic-condition = The condition of this ability is not met. Meet it first, or choose something else.
refusal-tragic-no-discard = You have too few cards in hand to pay for this. Draw cards first, or choose something else.
refusal-tragic-not-worn = You do not wear this piece. Put it on first.
refusal-tragic-place-taken = You already wear something in that place. Take it off first.
refusal-tragic-in-defence = An ally IN DEFENCE only blocks. Attack with another ally.
refusal-tragic-no-answerer = Your ally cannot strike back at that. Choose one of the attackers that it meets.
refusal-tragic-no-block = This ally cannot block here. Choose one of your disengaged allies and one of the attackers, or let them through.
refusal-tragic-no-point = You have no such point here. Choose a letter that is offered.
refusal-tragic-share = The attacker cannot deal that much to this blocker. Choose a number that is offered.
refusal-tragic-no-charge = This ally cannot take the damage, or protect that card. Choose what is offered.
refusal-tragic-not-offered = This is not among the choices. Choose one of the moves offered.
refusal-tragic-reaction = A reaction is cast in answer to something. Keep it until you are asked for an answer.
refusal-tragic-nothing-to-aim-at = There is nothing that this could be aimed at. Wait until there is a target, or choose something else.
refusal-tragic-must-show = If you hold a reaction, you have to show one. Choose a reaction of your hand.
