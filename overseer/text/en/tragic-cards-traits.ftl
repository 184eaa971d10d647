# The traits of Tragic: names and one sentence of flavour. The rules text is composed elsewhere.

card-tragic-no-trait = No trait
    .flavour = Nothing special, and proud of it.

## Races

card-tragic-human = Human
    .flavour = Still here, against all advice.
card-tragic-ghoul = Ghoul
    .flavour = The skin went, the temper stayed.
card-tragic-super-mutant = Super mutant
    .flavour = Big answers to small questions.
card-tragic-deathclaw = Deathclaw
    .flavour = It shakes hands only once, and with all ten fingers.
card-tragic-synth = Synth
    .flavour = As good as new, because it is.
card-tragic-humanoid-robot = Humanoid robot C-27
    .flavour = Assembled by hand, and has never forgiven it.

## Named traits

card-tragic-kamikaze = Kamikaze
    .flavour = First in, and no plans for the evening.
card-tragic-you-are-magic = You are magic
    .flavour = You meant to draw that. You meant to draw that too.
card-tragic-good-natured = Good-natured
    .flavour = Always a second helping, never a second punch.
card-tragic-mysterious-stranger = Mysterious stranger
    .flavour = A hat, a coat, one shot, and nobody paid him.
card-tragic-jinx = Jinx
    .flavour = Bad luck for everyone, and three helpings of it.
card-tragic-four-eyes = Four eyes
    .flavour = Sees everything clearly, most of all what could go wrong.
card-tragic-undecided = Undecided
    .flavour = A cook, a locksmith, a dentist, or all three by Thursday.
card-tragic-studious = Studious
    .flavour = One thing at a time, with footnotes.
card-tragic-nerd-rage = Nerd rage
    .flavour = You should not have touched the collection.
card-tragic-one-handed = One-handed
    .flavour = The right hand does everything. The left one only applauds, alone.

## Further traits

card-tragic-heavy-handed = Heavy-handed
    .flavour = Precision is for people who hit softly.
card-tragic-fast-shot = Fast shot
    .flavour = Aiming is just slow shooting.
card-tragic-small-frame = Small frame
    .flavour = Hard to hit, harder to dress.
card-tragic-gifted = Gifted
    .flavour = Top of the class, bottom of the pecking order.
card-tragic-hermit = Hermit
    .flavour = The nearest neighbour is a rumour.
card-tragic-chem-fiend = Chem fiend
    .flavour = Better living, shorter living.
card-tragic-hot-headed = Hot-headed
    .flavour = Has an answer for everything, and it is always the fist.
card-tragic-daredevil = Daredevil
    .flavour = Stands in front, where the view is best and the air is full.
card-tragic-natural-leader = Natural leader
    .flavour = Delegates everything, the fighting above all.
card-tragic-glowing-skin = Glowing skin
    .flavour = Saves on candles, costs you friends.
card-tragic-thick-scars = Thick scars
    .flavour = What healed badly now holds well.
