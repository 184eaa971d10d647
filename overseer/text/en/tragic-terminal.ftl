# Tragic in lines: its moves, its situation.

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
say-tragic-instead = Instead of { $old }: { $new }
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
plain-help-tragic =
    A number        play the move with that number
    cast punch-1    play a move by its notation
    moves           list the moves again
    show            describe the whole table
    look punch-1    a card by its id or name, a place such as b3; also: look discard, traits, skills
    why cast punch-1  say why a move is not allowed, or what it does
    rule TR-P3      read a rule
    ask             be asked always, or only where you can do something
    stops           where you are asked, window by window; stops attack never changes one
    undo            take your last move back
    resign          give up
    lang fr         change the language: en, fr, de, es
    save            save now; every move is saved anyway
    quit            leave; the game can be resumed
plain-look-nothing-tragic = There is no card or place “{ $word }”. Name a card such as punch-1, or a place such as b3.
plain-winners-tragic = { $n ->
    [one] { $who } wins the duel.
   *[other] A draw: { $who }.
}
replay-score-tragic = { $seat }: { $n } HP

## Decks

decks-tragic-which = Choose your deck.
decks-tragic-line = { $number }. { $name }: { $plan }
decks-tragic-ask = Number of the deck, or Enter for the first:{" "}
decks-tragic-title = Choose a deck
decks-tragic-for = A deck for { $seat }
decks-tragic-keys = ↑ ↓ another deck · ⇞ ⇟ its cards · ⏎ take it · q leave
decks-tragic-own = Your own: overseer deck new, then overseer play tragic --deck FILE
decks-tragic-traits = Traits: { $cards }
decks-tragic-skills = Skills: { $cards }
cli-error-decks-many = { $decks } decks for { $seats } seats are too many. Give one a seat at most.
cli-error-tutorial = The tutorial brings its own players and cards. Leave { $option } out.

## Help

help-play-deck = Tragic: a deck for each seat in turn: a ready deck’s name, a deck code or a deck file. Without a value: choose from the ready decks.
    .value = DECK
help-play-format = Tragic: how often a card may be in a deck: singleton, duo, trio or quad.
    .value = FORMAT
help-play-turns = Tragic: time is up after so many turns each (TR-E3).
    .value = N
help-play-clock = Tragic: time is up after so many minutes (TR-E3).
    .value = MINUTES
help-play-tutorial = A short game that teaches how to play.
