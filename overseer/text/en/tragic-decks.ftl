# The decks of Tragic: the ready ones with their plans, and what may be wrong or unwise about a deck.

## Ready decks

deck-tragic-fists = Fists
    .plan = Blow upon blow with bare hands, and luck sees to it that some of them land twice as hard.
deck-tragic-snipers = Snipers
    .plan = Bigger and bigger guns that no armour stops; whoever comes too close is thrown back.
deck-tragic-walls = Walls
    .plan = Put on everything that stops a bullet, heal, and let lasers do the work from behind it.
deck-tragic-horde = Horde
    .plan = Call ally after ally, make them all stronger and attack with everybody at once.
deck-tragic-robots = Robots
    .plan = Draw, tinker and send machines; the last uprising brings them all down on the enemy.
deck-tragic-poison = Poison
    .plan = Armour is no help against poison, acid and rays; dodge until they have done their work.
deck-tragic-gamblers = Gamblers
    .plan = Pile up critical chances, then stake everything on one shot that counts threefold.
deck-tragic-stealth = Stealth
    .plan = Vanish, strike from the dark where nobody can dodge, and be gone before the answer comes.
deck-tragic-prowlers = Prowlers
    .plan = Vanish, strike from the dark where nobody can dodge, and let whoever follows stumble over a wire.
deck-tragic-burn = Scorched earth
    .plan = Burn the player and all their allies with flamers, fire bottles and bigger explosions.
deck-tragic-thieves = Thieves
    .plan = Empty the opponent’s hand into your own and break what they have left.
deck-tragic-brotherhood = Brotherhood
    .plan = A few well-armed allies in steel, led, healed and kept in line until they cannot be stopped.
deck-tragic-ghouls = Ghouls
    .plan = Every blow glows: drive the radiation up while you heal turn by turn.
deck-tragic-glowing-ghouls = Glowing ghouls
    .plan = Every blow glows: drive the radiation up, heal turn by turn, and let the big beasts end it.
deck-tragic-control = Control
    .plan = Answer whatever matters, draw more cards than the other one and end it with heavy weapons.
deck-tragic-strategists = Strategists
    .plan = Answer whatever matters, draw more cards than the other one and end it with one heavy blow.
deck-tragic-beasts = Beasts
    .plan = A pack of quick animals that bites from the first turn on and holds the line on defence.

## A deck that cannot be read

deck-file-card = “{ $card }” is no card of the edition “{ $here }”. The command “overseer cards tragic list” shows all cards.
deck-file-place = “{ $card }” belongs in the list “{ $key }”.
deck-file-entry = “{ $entry }” is no card of a deck. Write the id of a card, with the number of copies (up to { $high }) before it where there are several: “2 punch-1”.
deck-file-edition = This deck is for the edition “{ $edition }”; the cards here are “{ $here }”. Use the card set it was built with, or change the line and replace what is missing.
refusal-tragic-deck-unknown = { $guess ->
    [no] There is no ready deck “{ $name }”.
   *[other] There is no ready deck “{ $name }”. Did you mean “{ $guess }”?
} Name one of these, a deck code or a deck file: { $known }.
refusal-tragic-deck-file = { $n ->
    [one] This deck file has a mistake, in line { $line }.
   *[other] This deck file has { $n } mistakes, the first in line { $line }.
} The command “overseer deck check FILE” says what is wrong.
refusal-tragic-deck-code-letters = This is no deck code. A code begins with “TR1-”; then come the letters A to Z and the digits 2 to 7. Copy it once more.
refusal-tragic-deck-code-version = This deck code is of version { $found }; version { $known } can be read here. Update Overseer, or ask for the deck as a file.
refusal-tragic-deck-code-truncated = This deck code is cut off at the end. Copy it once more, to its last letter.
refusal-tragic-deck-code-corrupt = This deck code is damaged: at least one letter is wrong. Copy it once more instead of typing it.
refusal-tragic-deck-code-edition = This deck code is for another edition ({ $mark }); the cards here are “{ $here }” ({ $own }). Use the card set it was made with.
refusal-tragic-deck-code-large = A deck code holds at most { $high } cards.

## What no table accepts

refusal-tragic-deck-size = { $n ->
    [one] The deck “{ $deck }” has { $n } card; a library has exactly { $size }.
   *[other] The deck “{ $deck }” has { $n } cards; a library has exactly { $size }.
}
refusal-tragic-deck-copies = The deck “{ $deck }” has { $n } copies of “{ $card }”; in { $format ->
    [singleton] singleton
    [duo] duo
    [trio] trio
   *[quad] quad
} at most { $high } of the same name and level may be in it.
refusal-tragic-deck-traits = The deck “{ $deck }” plans { $n } traits; at most { $high } are allowed.
refusal-tragic-deck-twice = The deck “{ $deck }” plans “{ $card }” twice; traits and skills must differ.
refusal-tragic-deck-races = The deck “{ $deck }” plans several races ({ $cards }); nobody has more than one.
refusal-tragic-deck-skills = { $n ->
    [one] The deck “{ $deck }” plans { $n } skill; with its traits it takes exactly { $slots }.
   *[other] The deck “{ $deck }” plans { $n } skills; with its traits it takes exactly { $slots }.
}

## What is unwise

refusal-tragic-deck-few-abilities = { $n ->
    [0] No ability card
    [one] Only { $n } ability card
   *[other] Only { $n } ability cards
}: with fewer than { $low } you will often lack points.
refusal-tragic-deck-many-abilities = { $n } ability cards: with more than { $high } you will often have points and nothing to do with them.
refusal-tragic-deck-few-early = { $n ->
    [0] No card
    [one] Only { $n } card
   *[other] Only { $n } cards
} can be cast with the points you begin with. Without an action you may lay no ability card either, so take at least { $low }.
refusal-tragic-deck-dear = { $n } cards cost { $price } points or more: your hand will be full of cards that you cannot pay yet. At most { $high } are advised.
refusal-tragic-deck-unpayable = “{ $card }” costs { $need } points of { $letter }, but with this deck you never have so many. Add ability cards of { $letter }, or take it out.
refusal-tragic-deck-off-letter = “{ $card }” costs { $need } points of { $letter }, and { $n ->
    [0] no ability card gives
    [one] only { $n } ability card gives
   *[other] only { $n } ability cards give
} this letter: you will seldom be able to pay for it.
refusal-tragic-deck-few-answers = { $n ->
    [0] There is no reaction in it:
    [one] There is only { $n } reaction in it:
   *[other] There are only { $n } reactions in it:
} you have hardly any answer to what the other one does. At least { $low } are advised.
refusal-tragic-deck-few-threats = { $n ->
    [0] There is no attack card and no ally in it:
    [one] There is only { $n } attack card or ally in it:
   *[other] There are only { $n } attack cards and allies in it:
} you will hardly bring anybody down. At least { $low } are advised.
refusal-tragic-deck-no-allies-served = { $n } cards do something for your allies, but { $allies ->
    [0] there is no ally in it.
    [one] there is only { $allies } ally in it.
   *[other] there are only { $allies } allies in it.
}
refusal-tragic-deck-idle-skill = The skill “{ $card }” helps only allies, but { $allies ->
    [0] there is no ally in the deck.
    [one] there is only { $allies } ally in the deck.
   *[other] there are only { $allies } allies in the deck.
} Plan another skill.
refusal-tragic-deck-idle = With the trait “{ $trait }” you cannot use { $what ->
    [allies] allies
    [drugs] drugs
    [equipment] equipment
    [reactions] reactions
   *[brotherhood] cards of the Brotherhood
}; { $n ->
    [one] { $n } card of the deck is idle.
   *[other] { $n } cards of the deck are idle.
}
refusal-tragic-deck-hunted = “{ $card }” is an enemy of the Brotherhood: when you cast it, your Brotherhood cards are discarded.
