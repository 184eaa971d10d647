# The cards of Wasteland in a list, and one in full.

cards-wasteland-units = Units
cards-wasteland-weapons = Weapons
cards-wasteland-items = Items
cards-wasteland-leaders = Leaders
cards-wasteland-dangers = Dangers
cards-wasteland-ais = AI cards
cards-wasteland-perks = Perks
cards-wasteland-boosts = Boosts
cards-wasteland-events = Events and consequences
cards-wasteland-explorations = Exploration
cards-wasteland-quests = Quests
cards-wasteland-ai-card = { $name }: AI card
cards-wasteland-count = { $n ->
    [0] No card fits.
    [one] { $n } card.
   *[other] { $n } cards.
}
cards-wasteland-foot = { $id } – { $source }
cards-wasteland-which = Which card? See: overseer cards wasteland list
cards-wasteland-unknown = There is no card “{ $id }”. Near: { $near }. All of them: overseer cards wasteland list
cards-wasteland-kind = “{ $kind }” is not a kind of card. Choose one of these: { $known }.
