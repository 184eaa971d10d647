# Beside the real tables of Shelter and Tragic.
beside-shelter = Shelter beside the real table
beside-tragic = Tragic beside the real table
beside-tab-threats = Threats
beside-tab-scores = Scores
beside-tab-life = Life
beside-tab-criticals = Criticals
beside-tab-deck = Deck
beside-undo = Take back
beside-redo = Bring back
beside-history = What was done
beside-history-none = Nothing yet.
beside-begin = Begun
beside-player = Player { $n }
beside-people = How many play
beside-name = Name
beside-less = Less: { $name }
beside-more = More: { $name }
beside-rules = The rules for it
beside-anew = New
beside-end-cards = Cards that pay at the end
beside-other-cards = Happiness by other cards
beside-sum = { $happiness } + { $items } by cards − { $lost } by threats = { $total }
beside-won = { $name } leads.
beside-tie = { $by ->
    [cubes] The tie is broken by resource cubes.
    [dwellers] The tie is broken by dwellers.
   *[items] The tie is broken by items.
}
beside-shared = Shared: { $names }
beside-threats-text = From round 2 on: two dice for every floor, from the top down. Nothing appears where the floor has no space in the column, or a threat lies there.
beside-top = Top floor
beside-floor = Floor { $n }
beside-throw = Throw
beside-throw-all = Throw for all floors
beside-by-hand = Sum of the dice thrown by hand: { $floor }
beside-sum-of = by hand
beside-next-round = Next round
beside-shaft = 7: the shaft, no threat
beside-column = Column { $sum }
beside-fight = A fight
beside-needed = Needed
beside-fight-won = { $sum }: won, take the reward
beside-fight-lost = { $sum }: lost, the dweller is wounded
beside-chances = How likely each column is
beside-set-up = Players and traits
beside-new-duel = New duel
beside-life = { $name }: { $n } of { $most } life
beside-life-by = { $name }: life { $by }
beside-beaten = Beaten
beside-radiation = radiation
beside-radiation-of = { $name }: radiation level { $n }
beside-levels-more = (and { $n } more)
beside-more-life = Maximum by other cards
beside-traits = Traits that count here: { $n }
beside-attacker = Who attacks
beside-chances-of = critical chances by other cards
beside-chances-more = Critical chances: { $own }, and by other cards
beside-damage = Damage after armour
beside-critical-odds = { $dice } dice: critical in { $share } ({ $exact })
beside-enter-dice = Enter dice
beside-dice = The dice
beside-die = Die { $n }: { $face }
beside-turn-dice = Tap a die to turn it to its next face.
beside-critical = Critical, with { $ones } ones: { $damage } × { $factor } = { $total } damage
beside-no-critical = { $ones ->
    [0] No critical hit: no die shows a 1. { $damage } damage.
   *[other] No critical hit: only { $ones } die shows a 1. { $damage } damage.
}
beside-deck-text = Is a deck legal? Paste it as a list, a code or a file, or choose one. This needs a connection.
beside-deck-paste = A deck as text
beside-deck-check = Check
beside-deck-choose = or one that is there
beside-deck-legal = legal
beside-deck-illegal = not legal
beside-deck-size = { $n } of { $wanted } cards
beside-deck-build = Build decks
beside-did-count = { $name }: { $what } { $value }
beside-did-card = { $name }: with { $card }
beside-did-card-off = { $name }: without { $card }
beside-did-name = { $name } is called { $new }
beside-did-people = { $n } players
beside-did-anew = A new sheet
beside-did-threat = { $floor }: { $sum }
beside-did-threats = Thrown for all floors
beside-did-round = Next round
beside-did-needed = In the fight { $needed } or more is needed
beside-did-fight = Fight: { $sum }, { $needed } was needed
beside-did-life = { $name }: life { $by }
beside-did-radiation = { $name }: radiation level { $level }
beside-did-duel = A new duel of { $n }
