# Tragic on the whole screen.

## Around the mat

table-title-tragic = TRAGIC
table-tragic-setup = Set-up
table-tragic-turn = Turn { $turn } · { $phase ->
    [1] disengage
    [2] draw
    [3] upkeep
    [7] end of turn
   *[4] main phase
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

table-odds-title = At { $target }
table-odds-area = At all allies in the area
table-odds-strike = { $raw } damage { $other ->
    [more] + { $n } extra − { $armour } armour = { $net }
    [less] − { $n } prevented − { $armour } armour = { $net }
   *[none] − { $armour } armour = { $net }
}
table-odds-strikes = × { $n } strikes
table-odds-times = × { $n } applied
table-odds-critical = Critical (×{ $factor }): { $percent }% a strike
table-odds-dodge = Dodged by a roll: { $percent }%
table-tragic-printed = Printed: { $attack }/{ $health }
table-tragic-wounded = Printed: { $attack }/{ $health } · Wounds: { $wounds }
table-odds-sure = Damage: { $amount }, for sure
table-odds-unblocked = Damage: { $amount } if nobody blocks
table-odds-mean-unblocked = Damage: { $amount } on average, if nobody blocks
table-odds-mean = Damage: { $amount } on average
table-odds-percent = { $percent }%
table-odds-beats = Beaten: { $percent }%
table-odds-spill = To its player: { $amount }
table-odds-taken = Struck back at you: { $amount }
table-odds-healed = You heal { $amount }
table-odds-ally = { $card }: { $amount } damage, beaten { $percent }%

## Keys in the last line

table-key-around = look around
table-key-piles = discards
table-key-log = log
table-key-stops = stops

## Help

table-help-aim-tragic = A duel: bring your opponent’s hit points to 0. In your turn you cast cards by engaging points of S, P, E, C, I, A and L; each action lets you lay one ability card, which adds a point. Attack with attack cards and with allies, block, and answer with reactions: the last card of the chain takes effect first.
table-help-list = up and down the list of answers
table-help-around = look around: every card on the table, one after the other
table-help-read = up and down the explanation
table-help-go-on-tragic = go on: pass; in your main phase to the end of the turn, and once more ends it
table-help-forget = forget what was refused
table-help-piles = read the discard piles
table-help-all-cards = read every card that you may see, your own library too
table-help-always = ask me always, or pass for me where I can do nothing
table-help-stops = where you want to be asked, window by window
table-help-mouse-tragic = With the mouse: the first click on a card or an answer explains it, the second one does it. The keys in the last line can be clicked too.
table-mark-legal-tragic = something can be done with it now; beside a name: their turn
table-mark-hp = hit points, of the maximum
table-mark-armour = armour against ordinary damage
table-mark-radiation = level of the radiation track
table-mark-points = points left and points in all, letter by letter
table-mark-engaged = engaged; equipment: not worn
table-mark-fighting = attacking, in the combat zone
table-mark-top = the top of the chain: it takes effect first
table-mark-cost = a cost: two points of S and two of any letter
table-mark-level = the level of a card, 1 to 3
table-mark-race = a race: at most one of your traits is one
table-mark-ally = an ally’s attack and health

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
