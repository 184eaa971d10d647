# The cards of Tragic in a list, one in full, and their gallery.

cards-tragic-head = { $name } { $level } · { $kind }{ $shown ->
    [free] {""}
    [ally] {" "}· { $cost } · { $attack }/{ $health }
   *[cost] {" "}· { $cost }
}
cards-tragic-traits = TRAITS
cards-tragic-skills = SKILLS
cards-tragic-count = { $n ->
    [0] No card fits.
    [one] { $n } card.
   *[other] { $n } cards.
}
cards-tragic-keyword = { $keyword }: { $meaning }
cards-tragic-foot = { $id } – { $source }
cards-error-option = { $option } picks cards from a list; it does not go with { $game }’s cards or with this action. See: overseer cards --help
cards-tragic-which = Which card? See: overseer cards tragic list
cards-tragic-unknown = There is no card “{ $id }”. { $any ->
    [yes] Near: { $near }. All of them: overseer cards tragic list
   *[no] All of them: overseer cards tragic list
}
cards-tragic-letter = “{ $letter }” is no letter of S.P.E.C.I.A.L. Choose one of these: { $known }.
cards-tragic-level = A level is 1, 2 or 3, not “{ $level }”.

gallery-tragic-title = Tragic: the card gallery
gallery-tragic-intro = All { $n } cards of the standard set, with the texts that the game composes from what they do. Cards marked with ◆ are known from the printed rules; the others are our own design. Costs: SS+1 is two points of S and one of any letter.
gallery-tragic-contents = Contents
gallery-tragic-abilities = Ability cards
gallery-tragic-cards = Game cards
gallery-tragic-traits = Traits
gallery-tragic-skills = Skills
gallery-tragic-glossary = Keywords
gallery-tragic-radiation = Radiation
gallery-tragic-column-card = Card
gallery-tragic-column-cost = Cost
gallery-tragic-column-kind = Kind
gallery-tragic-column-text = What it does
gallery-tragic-family = { $count } cards in all, { $abilities } of them abilities.
