# Decks that people build at the online table: what is wrong with a request about one.

decks-imported = Imported deck
decks-unnamed = Deck without a name
server-deck-none = Send a deck, or the text of one.
server-deck-name = A deck’s name has 1 to { $most } visible characters.
server-deck-card = “{ $card }” is no card of the set “{ $set }”.
server-deck-place = “{ $card }” stands in the wrong list: cards, traits and skills are kept apart.
server-deck-large = { $most } cards are enough to choose from. Take some out first.
server-many-decks = You keep { $most } decks. Remove one first.
server-deck-changed = This deck was changed elsewhere, so nothing was overwritten. Open it again, or save yours as a new deck.
server-no-deck = You have no such deck. Look among your own.
server-no-deck-version = There is no version { $n } of this deck any more.
refusal-tragic-deck-line = Line { $line } (“{ $text }”) names no card. Write the name or the id of a card, with the number of copies before it: “2 Punch ★”.
refusal-tragic-deck-lines = This list has more than { $high } lines. That is no deck.
decks-goldfish-other = Straw dummy
decks-goldfish-won = { $turn ->
    [0] The dummy still stands.
   *[other] The dummy is down in turn { $turn }.
}
server-no-trials = Decks are not tried out at this table: whoever runs it has switched that off.
server-trial-running = One of your decks is being tried out already. Wait for it, or stop it first.
server-trials-busy = Too many decks are being tried out just now. Try again in a while.
server-trial-set = Only decks of the standard cards can be tried out here: the ready decks have no others.
