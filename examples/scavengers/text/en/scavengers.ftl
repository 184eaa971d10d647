# Scavengers in English.

scavengers-card = { $card ->
    [shot] Shot
    [duck] Duck
   *[trick] Trick
}
scavengers-gear = { $gear ->
    [boots] boots
   *[rifle] a rifle
}

### What is asked

topic-scavengers-gear = Choose your gear in secret.
topic-scavengers-draw = A card is drawn.
topic-scavengers-act = Walk, search, shoot or pass.
topic-scavengers-answer = “{ scavengers-card }” was played against you: answer it or pass.
topic-scavengers-search = The die says how much the cache holds.

### What happened

event-scavengers-geared = { $seat } brought { scavengers-gear }.
event-scavengers-drew = { $seat } drew “{ scavengers-card }”.
event-scavengers-drew-hidden = { $seat } drew a card.
event-scavengers-walked = { $seat } walked to { $x }, { $y }.
event-scavengers-searched = { $seat } found { $caps ->
    [one] one cap
   *[other] { $caps } caps
}.
event-scavengers-played = { $seat } played “{ scavengers-card }”.
event-scavengers-cancelled = “{ scavengers-card }” was cancelled.
event-scavengers-hit = { $seat } was hit.

end-scavengers-shot = One scavenger lies in the dust; the other takes it all.
end-scavengers-looted = The last cache is empty: the caps are counted.
end-scavengers-time = Night falls: the caps are counted.

### Why not

refusal-scavengers-notation = “{ $text }” is no move of this game. Write for example: walk 300,200, search, shoot, duck, trick or pass.
refusal-scavengers-option = This game has no option “{ $name }”. Start it without options.
refusal-scavengers-now = { $topic ->
    [gear] Choose gear first: boots or rifle.
    [answer] A card was played: answer it with duck or trick, or pass.
    [over] The game is over.
   *[other] That is not what is asked now.
}
refusal-scavengers-reach = That is too far: you can walk { $reach } mm. Choose a nearer point.
refusal-scavengers-edge = Your base would hang over the edge. Stay 15 mm away from it.
refusal-scavengers-taken = The other scavenger stands there. Leave 30 mm between you.
refusal-scavengers-nothing = No cache is within 40 mm. Walk to one first.
refusal-scavengers-no-card = You hold no “{ scavengers-card }”. Play another card or pass.
refusal-scavengers-range = The other scavenger is more than { $range } mm away. Walk nearer first.
refusal-scavengers-no-shot = You can only duck from a shot. Play a trick or pass.

### The rules

rule-EX-S1 = Each scavenger starts at a camp with two health and draws three cards from a library of ten: four shots, three ducks, three tricks.
    .title = Set-up
rule-EX-S2 = First of all, both choose boots or a rifle in secret and show them together.
    .title = Gear
rule-EX-T1 = In your turn you draw a card, while there is one, and then act twice. Passing uses up one of the two.
    .title = The turn
rule-EX-T2 = You can only do what you are asked for.
    .title = One thing at a time
rule-EX-W1 = You walk to any point within 150 mm, with boots within 200 mm.
    .title = Walking
rule-EX-W2 = A base is 30 mm wide and never hangs over the edge of the table, which measures 600 by 400 mm.
    .title = The edge
rule-EX-W3 = Two bases may touch but not overlap. Nothing stands in the way of a walk.
    .title = No overlap
rule-EX-L1 = Search a cache within 40 mm: roll a die and take as many caps. Then the cache is empty.
    .title = Searching
rule-EX-H1 = You play cards from your hand only; a card that was played is spent.
    .title = Playing cards
rule-EX-F1 = To shoot, play a shot at a scavenger within 200 mm, with a rifle within 300 mm.
    .title = Shooting
rule-EX-F2 = A shot that was not cancelled costs its target one health.
    .title = A hit
rule-EX-A1 = After every card, the other player is asked for an answer, whatever they hold.
    .title = The right to answer
rule-EX-A2 = A duck cancels a shot, a trick cancels any card.
    .title = Answers
rule-EX-A3 = When somebody passes, the cards take effect one by one, the last one first.
    .title = Last in, first out
rule-EX-E1 = Without health you have lost, and the other scavenger wins.
    .title = Out of health
rule-EX-E2 = The game ends when the last cache is empty.
    .title = Nothing left
rule-EX-E3 = The game ends after forty turns.
    .title = Nightfall
rule-EX-E4 = If both are alive at the end, the most caps win; with equally many, both win.
    .title = Counting caps

field-scavengers-turn = Turn
field-scavengers-caches = Caches
field-scavengers-chain = Answers so far
field-scavengers-held = In your hand
field-scavengers-players = Players
