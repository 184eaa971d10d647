# The companion's ledger beside a real table: rules, refusals, history.

## Rules of the companion

rule-CO-1 = An entry names what is there: a model by the number on its token, a card by its name, a seat at this table.
    .title = What an entry names
rule-CO-2 = All chance stands in the entry: whatever is thrown, flipped or chosen on the way is written down, no more and no less.
    .title = Dice in an entry
rule-CO-3 = A card is drawn only from a deck that still holds it, unless the house rule “open decks” is on.
    .title = Cards in a deck
rule-CO-4 = A log only grows. To take back, bring back, correct or put in is a new entry about an older one.
    .title = The log
rule-CO-5 = The owner of a table enters everything but other people’s secrets; a player what is about their own models, the AI’s and the table; whoever looks enters nothing.
    .title = Who may enter what

## Why an entry does not fit

refusal-companion-no-model = There is no model with the number { $token }.
refusal-companion-no-card = There is no such card: { $card }.
refusal-companion-no-seat = There is no seat { $seat } at this table.
refusal-companion-oneself = Model { $token } does not attack itself.
refusal-companion-no-weapon = Model { $token } does not have this weapon: { $card }.
refusal-companion-needs-contact = This weapon needs contact: { $card }.
refusal-companion-no-long-range = This weapon has no long range here: { $card }.
refusal-companion-no-critical = The critical meter of model { $token } is not full for this attack: { $card }.
refusal-companion-not-there = Model { $token } is not on the table.
refusal-companion-token-taken = The number { $token } is taken.
refusal-companion-many-models = A table holds 1 to { $most } models.
refusal-companion-there-already = Model { $token } is so already.
refusal-companion-no-damage = Model { $token } does not have so much damage to take off.
refusal-companion-no-condition = There is no such condition: { $condition }.
refusal-companion-no-such-condition = Model { $token } cannot have this condition now: { $condition }.
refusal-companion-not-afflicted = Model { $token } does not have this condition: { $condition }.
refusal-companion-no-tokens = Model { $token } does not have so many tokens.
refusal-companion-no-power-armour = The power armour of model { $token } cannot change like this.
refusal-companion-critical-meter = The critical meter of this weapon goes from 0 to { $most }: { $card }.
refusal-companion-weapon-tokens = This weapon does not take such tokens: { $card }.
refusal-companion-last-round = Round { $rounds } was the last one: the battle ends now.
refusal-companion-still-acting = Model { $token } is still acting. End its activation first.
refusal-companion-no-round = No round has begun yet.
refusal-companion-not-unready = Model { $token } cannot be readied now.
refusal-companion-not-ready = Model { $token } is not ready.
refusal-companion-nobody-acts = Nobody is acting.
refusal-companion-no-actions = Model { $token } does not have these actions.
refusal-companion-not-acting = Model { $token } is not the one that acts.
refusal-companion-no-skill = Model { $token } cannot be tested for this: { $of }.
refusal-companion-answer = “{ $answer }” is no answer to what is asked here ({ $topic }).
refusal-companion-more-answers = Nobody asks for “{ $answer }” any more.
refusal-companion-endless = This entry never comes to an end.
refusal-companion-asked = Something is still to be thrown or chosen for model { $token } ({ $topic }).
refusal-companion-not-in-deck = The deck does not hold this card any more: { $card }.
refusal-companion-not-held = Model { $token } does not have this card: { $card }.
refusal-companion-no-use = This card is not used: { $card }.
refusal-companion-not-for-it = This is nothing for model { $token }.
refusal-companion-at-work = This is already at work: { $card }.
refusal-companion-other-top = Another card lies face up on the deck: { $card }.
refusal-companion-deck-empty = The event deck is empty.
refusal-companion-consequence-there = This consequence is in the deck already: { $card }.
refusal-companion-no-event = This event does not lie there: { $card }.
refusal-companion-boost-not-held = Nobody there holds this boost: { $card }.
refusal-companion-no-quest = Seat { $seat } has no quest.
refusal-companion-no-content = Nothing of that kind lies under marker { $number }.
refusal-companion-no-marker = There is no marker { $number }.
refusal-companion-not-begun = The battle has not begun: choose a scenario first.
refusal-companion-begun = The battle has begun already.
refusal-companion-ended = The battle is over. Take its end back to go on.
refusal-companion-not-ended = The battle is not over yet.
refusal-companion-no-scenario = There is no scenario “{ $scenario }”.
refusal-companion-no-house-rule = This house rule cannot be switched: { $rule }.
refusal-companion-empty-note = The note is empty.
refusal-companion-no-count = The counter cannot change like this: { $word }.
refusal-companion-no-such-end = A victory has a winner and a level, a draw has neither.
refusal-companion-entry-twice = This entry is in the log already.
refusal-companion-no-undo = This entry cannot be taken back.
refusal-companion-no-redo = This entry was not taken back.
refusal-companion-no-entry = There is no such entry.
refusal-companion-log-full = A log has { $most } entries at the most.
refusal-companion-viewer = Here you only look.
refusal-companion-secret = You do not know this card.
refusal-companion-others-cards = These are the cards of seat { $seat }.
refusal-companion-others-model = Model { $token } belongs to somebody else.
refusal-companion-others-entry = Somebody else made this entry.
refusal-companion-owner-only = Only whoever set the table up enters this.

## The history: one line an entry

companion-act-begin =
    { $rounds ->
        [one] The battle begins: { $scenario }, { $rounds } round
       *[other] The battle begins: { $scenario }, { $rounds } rounds
    }
companion-act-house = House rule: { $rule } – { $on ->
        [0] off
       *[other] on
    }
companion-act-note = Note: { $text }
companion-act-count = { $word }: { $by }
companion-act-field = { $unit } ×{ $n } join the battle
companion-act-rename = Model { $token } is called { $name }
companion-act-put = { $who }: { $place ->
        [table] on the table
        [waiting] waiting
        [escaped] escaped
       *[removed] removed
    }
companion-act-hurt = { $no-rads ->
        [1] { $who }: damage { $wounds }
       *[other] { $no-wounds ->
            [1] { $who }: radiation { $rads }
           *[other] { $who }: damage { $wounds }, radiation { $rads }
        }
    }
companion-act-condition = { $who }: { $condition } – { $on ->
        [0] gone
       *[other] new
    }
companion-act-tally = { $who }: { $what } { $by }
companion-act-weapon = { $who }: { $card } changes
companion-act-degrade = { $who }: power armour { $on ->
        [0] repaired
       *[other] degraded
    }
companion-act-round = The next round begins; advantage: { $side }
companion-act-turn = Turn: { $side }
companion-act-ready = { $who }: ready
companion-act-activate = { $who } acts
companion-act-spend = Main actions: { $by }
companion-act-end = { $who }: activation over
companion-act-status = { $who }: { $status ->
        [ready] ready
        [used] used
       *[unready] unready
    }
companion-act-strike = { $who } attacks { $target }: { $card }
companion-act-try = { $who }: test of { $of }
companion-act-find = { $who } finds: { $card }
companion-act-use = { $who } uses: { $card }
companion-act-give = { $who } hands over: { $card }
companion-act-danger = { $who } meets a danger: { $card }
companion-act-event = Event: { $card }
companion-act-flip = On top of the event deck: { $card }
companion-act-consequence = Consequence of seat { $seat }: { $card }
companion-act-settle = Event over: { $card }
companion-act-boost = Boost of seat { $seat }: { $card }
companion-act-quest = Quest of seat { $seat }: { $card }
companion-act-marker = Marker { $number }
companion-act-finish = The battle is over: { $how }
companion-free = free battle
companion-hidden = a secret card
companion-model = { $name } ({ $token })

## House rules

companion-house-green-blanks = A blank green face is worth two of aim
companion-house-long-moves = A base’s width is added to every move
companion-house-open-decks = Open decks: any card may come up
companion-house-free-order = Nobody has to be readied before they act
companion-house-no-luck = No luck tokens

## Tokens of a model

companion-tally-points = action points
companion-tally-luck = luck
companion-tally-reactions = reactions
companion-tally-boosts = armour boosts
companion-tally-energy-boosts = energy boosts
companion-tally-power-damage = power armour damage
companion-tally-bonus = health from friends

## What happens besides

event-companion-push = { $model } was pushed: move the model by hand.
event-companion-test = { $model } tested { $of } (value { $value }): { $success ->
        [0] failed
       *[other] succeeded
    }.

## Reminders

companion-remind-event = A new round: draw an event.
companion-remind-last = This is the last round.
companion-remind-spoils = Think of what earlier battles of the linked five bring into this one.
companion-remind-survivors = If nobody of the other side is left, whoever has the table to themselves may end the battle or play on for a better level.
