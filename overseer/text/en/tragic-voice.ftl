# What is said about Tragic, whoever shows it.

## Words
say-tragic-card = { $name } { $level }
say-tragic-unknown = a hidden card
say-tragic-no-trait = none
say-tragic-no-skill = none
say-tragic-at = { $card } ({ $place })
say-tragic-fighter = { $card } { $attack }/{ $health }
say-tragic-player = { $who ->
    [you] yourself
    [opponent] your opponent
   *[other] player { $n }
}
say-tragic-cost = Cost: { $cost }.
say-tragic-letter = { $letter } ({ $name })
say-tragic-line = { $line }.
say-tragic-rules = { $line }. { $rules }
say-tragic-means = { $card }: { $rules }
say-tragic-to-top = on top of the library
say-tragic-to-bottom = under the library
say-tragic-to-away = into the discard
say-tragic-bluff = A bluff: a trait that is chosen together with it leaves the game when both are revealed.

## Moves
say-tragic-pass = { $topic ->
    [mulligan] Keep this hand
    [upkeep] Go on to the main phase
    [toll] Do not pay
    [lay] Lay nothing
    [answer] No answer
    [interrupt] Let the turn end
    [join] Nobody else joins
    [block] No more blockers
    [charge] Nobody steps in
    [may] Decline
    [free] No free attack
    [incapacitate] Strike for damage
   *[other] Pass
}
say-tragic-end = End the turn
say-tragic-by-hand = Pay the next cost by hand
say-tragic-by-hand-detail = Points of any letter are otherwise paid with letters in which you have few points and for which none of your open cards has asked. Instead, you name the letter of every free point yourself.
say-tragic-yes = { $what ->
    [toll] Pay { $cost }
    [incapacitate] Discard it instead of dealing damage
   *[may] { $paid ->
        [yes] Pay { $cost } and do it
       *[no] Do it
    }
}
say-tragic-none = { $topic ->
    [show] I hold no reaction
    [pay] Do not pay it: lose 1 HP instead
   *[other] Take nothing
}
say-tragic-mulligan = Exchange the whole hand
say-tragic-cast = { $kind ->
    [attack] Attack with { $card }
    [reaction] Answer with { $card }
   *[other] Cast { $card }
}
say-tragic-lay = Lay { $card }
say-tragic-use = Use { $card }
say-tragic-wear = Put on { $card }
say-tragic-take-off = Take off { $card }
say-tragic-attack = Send { $card } to attack
say-tragic-join = { $card } joins the attack
say-tragic-block = Block with { $card }
say-tragic-block-one = Block { $target } with { $card }
say-tragic-charge = { $card } takes the damage
say-tragic-target = { $topic ->
    [against] Block { $target }
    [strike-back] Strike back at { $target }
    [protect] Protect { $target }
   *[other] Target: { $target }
}
say-tragic-part = Aim at this part: { $place }
say-tragic-pay = { $topic ->
    [refresh] Disengage a point of { $letter }
    [drain] Engage a point of { $letter }
   *[pay] Pay a point of { $letter }
}
say-tragic-deal = { $by } deals { $n } damage to { $card }
say-tragic-discard = Discard { $card }
say-tragic-take = Take { $card }
say-tragic-show = Show { $card }
say-tragic-top = { $card }: on top of the library
say-tragic-bottom = { $card }: under the library
say-tragic-away = { $card }: into the discard
say-tragic-next = First { $card }
say-tragic-traits = { $n ->
    [0] No traits
    [one] Trait: { $cards }
   *[other] Traits: { $cards }
}
say-tragic-skills = Skills: { $cards }
say-tragic-draw = Draw { $card }
say-tragic-snatch = Pick { $card }
say-tragic-roll = The die shows { $n }
say-tragic-ones = { $n ->
    [one] { $n } die shows a 1
   *[other] { $n } dice show a 1
}
say-tragic-freely = Any other choice: type it as a notation, for example “{ $notation }”; “look traits” and “look skills” read them all out.

## The situation
plain-tragic-setup = The duel is being set up.
plain-tragic-turn = Turn { $turn } of { $seat }, { $phase ->
    [1] disengaging
    [2] drawing
    [3] upkeep
    [7] end of turn
   *[4] main phase
}.
plain-tragic-may-lay = You may lay an ability card now.
plain-tragic-by-hand = You pay the next cost by hand.
plain-tragic-chance = { $amount } damage: { $chance }
plain-tragic-time-up = Time is up: the duel ends when everybody has had the same number of turns.
plain-tragic-clock = { $n ->
    [one] { $n } minute left on the clock.
   *[other] { $n } minutes left on the clock.
}
plain-tragic-player = { $seat }: { $hp } of { $max } HP, armour { $armour }, radiation { $radiation }; points left: { $points }; { $hand } in hand, { $library } in the library, { $discard } in the discard.
plain-tragic-out = { $line } Out of the duel.
plain-tragic-hidden = { $line } Under STEALTH.
plain-tragic-chosen = { $seat } has traits: { $traits }; skills: { $skills }.
plain-tragic-play = { $seat } has in play: { $cards }.
plain-tragic-hand = Your hand: { $cards }.
plain-tragic-priced = { $card } [{ $cost }]
plain-tragic-ally = { $card } { $attack }/{ $health }{ $fighting ->
    [yes] { $engaged ->
        [yes] {" "}(engaged, attacking)
       *[no] {" "}(attacking)
    }
   *[no] { $engaged ->
        [yes] {" "}(engaged)
       *[no] {""}
    }
}
plain-tragic-thing = { $card }{ $engaged ->
    [yes] {" "}(engaged)
   *[no] {""}
}
plain-tragic-worn = { $card }{ $worn ->
    [yes] {" "}(worn)
   *[no] {" "}(not worn)
}
plain-tragic-engaged = { $card } (engaged)
plain-tragic-item = { $seat }: { $card }{ $cancelled ->
    [yes] {" "}(cancelled)
   *[no] {""}
}
plain-tragic-item-aimed = { $item } → { $target }
plain-tragic-item-aimed-both = { $item } → { $target } and { $also }
plain-tragic-item-allies = { $seat } attacks with { $cards }
plain-tragic-chain = The chain, its top first: { $items }.
plain-tragic-discard = Discard of { $seat }: { $cards }.
plain-ask-always = { $on ->
    [yes] You are asked wherever the rules ask.
   *[no] Where you can do nothing, it is passed for you.
}
plain-stops-how = Settings: useful (asked if you can act), always, never. “stops attack never” changes one; with “stops pay always” you name the letters of every cost.
plain-stops-window = { $window }, { $mode }: { $what }.
plain-stops-no-window = There is no window “{ $word }”. Name one of these: { $known }.
plain-stops-no-mode = There is no setting “{ $word }”. Name one of these: { $known }.
say-winners-tragic = { $n ->
    [one] { $who } wins the duel.
   *[other] A draw: { $who }.
}
replay-score-tragic = { $seat }: { $n } HP

## Around the mat
table-tragic-setup = Set-up
table-tragic-turn = Turn { $turn } · { $phase ->
    [disengage] disengage
    [draw] draw
    [upkeep] upkeep
    [end] end of turn
   *[main] main phase
}
table-tragic-time-up = Time is up!
table-tragic-clock = ⌛ { $left }
table-tragic-chain = Chain · { $n }
table-tragic-blocks = { $blocker } blocks { $attacker }
table-tragic-piles = Hand { $hand } · Library { $library } · Discard { $discard }
table-tragic-may-lay = may lay
table-tragic-by-hand = next cost by hand
table-tragic-stealth = STEALTH
table-tragic-inside = inside
table-tragic-reprieve = reprieve
table-tragic-out = out
table-tragic-worn = { $worn ->
    [yes] worn
   *[no] not worn
}
table-tragic-hand = Your hand · { $n }
table-tragic-hand-of = Hand of { $seat } · { $n }

## What the cursor is on
table-tragic-missing = { $n ->
    [one] Choose { $n } more
   *[other] Choose { $n } more
}
table-tragic-pick = ⏎ or a second click: take it into the choice.
table-tragic-pushed = { $topic ->
    [traits] { $card } is out again: you have { $n } traits at most (rule TR-S3).
   *[skills] { $card } is out again: you have { $n } skills (rule TR-S4).
}
table-tragic-drop = ⏎ or a second click: take it out again.
table-tragic-armour = Armour: { $list }.
table-tragic-armour-kind = { $n } against { $kind ->
    [blast] explosions
    [poison] poison
    [disease] disease
    [radiation] radiation
    [fire] fire
    [cryo] cryo
    [laser] laser
    [plasma] plasma
    [electric] electricity
   *[plain] ordinary damage
}
table-tragic-rate = { $n ->
    [one] Draws { $n } card a turn.
   *[other] Draws { $n } cards a turn.
}
table-tragic-abilities = Ability cards laid: { $list }.
table-tragic-known = Known in hand: { $list }.

## The odds of an attack
say-odds-title = At { $target }
say-odds-area = At all allies in the area
say-odds-strike = { $raw } damage { $other ->
    [more] + { $n } extra − { $armour } armour = { $net }
    [less] − { $n } prevented − { $armour } armour = { $net }
   *[none] − { $armour } armour = { $net }
}
say-odds-strikes = × { $n } strikes
say-odds-times = × { $n } applied
say-odds-critical = Critical (×{ $factor }): { $percent }% a strike
say-odds-dodge = Dodged by a roll: { $percent }%
table-tragic-printed = Printed: { $attack }/{ $health }
table-tragic-wounded = Printed: { $attack }/{ $health } · Wounds: { $wounds }
say-odds-sure = Damage: { $amount }, for sure
say-odds-unblocked = Damage: { $amount } if nobody blocks
say-odds-mean-unblocked = Damage: { $amount } on average, if nobody blocks
say-odds-mean = Damage: { $amount } on average
say-odds-percent = { $percent }%
say-odds-beats = Beaten: { $percent }%
say-odds-spill = To its player: { $amount }
say-odds-taken = Struck back at you: { $amount }
say-odds-healed = You heal { $amount }
say-odds-ally = { $card }: { $amount } damage, beaten { $percent }%

## Sheets
table-tragic-piles-title = Discard piles
table-tragic-discard = Discard · { $n }
table-tragic-destroyed = Destroyed for good · { $n }
table-tragic-library = Your library · { $n }, in no order
table-tragic-no-cards = no cards
table-stops-title = Where you want to be asked
table-stops-intro = You are asked wherever you can do something, and passed where you cannot. Being asked everywhere gives nothing away: your opponent never knows whether you had an answer.
table-stops-always = Ask me always (for bluffers): { $on ->
    [yes] on
   *[no] off
}
table-stops-mode = { $mode ->
    [always] always
    [never] never
   *[useful] if I can act
}
table-stops-upkeep = Your upkeep
table-stops-lay = Laying an ability card
table-stops-attack = An opposing attack card
table-stops-movement = An attack by allies
table-stops-action = An opposing action or quest
table-stops-use = An opposing ability or skill
table-stops-cast = An ally or object being cast
table-stops-reaction = An opposing reaction
table-stops-turn-end = The end of an opposing turn
table-stops-pay = The letters of the points you pay
table-stops-keys = ↑ ↓ choose · ⏎ change · L language · Esc back

## The end
table-tragic-won = { $n ->
    [one] { $names } wins the duel!
   *[other] A draw: { $names }.
}
table-tragic-end-hp = Hit points
table-tragic-end-wounds = Wounds
table-tragic-end-turns = Turns
table-tragic-end-left = Cards left in the library
