# Tragic on the whole screen.

## Around the mat

table-title-tragic = TRAGIC

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
