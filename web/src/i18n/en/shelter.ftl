# The chrome of Shelter’s board; what the game says comes from the server.
shelter-board = The vault
shelter-place = Place { $place }, empty earth
shelter-map = The whole vault; tap to go there
shelter-rooms = Rooms to build
shelter-items = Items to take
shelter-left = { $n ->
    [one] { $n } in the deck
   *[other] { $n } in the deck
}
shelter-price = Build
shelter-top-floor = Top floor
shelter-floor = Floor { $n }
shelter-you = you
shelter-first = First player
shelter-passed = passed
shelter-no-items = No items yet
shelter-count = { $placed ->
    [0] { $coming ->
        [0] { $all } in all
       *[other] +{ $coming } · { $all } in all
    }
   *[other] { $coming ->
        [0] { $placed } placed · { $all } in all
       *[other] { $placed } placed · +{ $coming } · { $all } in all
    }
}
shelter-energy = Energy: { $n }
shelter-food = Food: { $n }
shelter-water = Water: { $n }
shelter-happiness = Happiness: { $n }
shelter-dweller = { $letter ->
    [none] { $wounded ->
        [yes] A wounded dweller
       *[no] An untrained dweller
    }
   *[other] { $wounded ->
        [yes] A wounded dweller, trained in { $letter }
       *[no] A dweller trained in { $letter }
    }
}
shelter-round = Round { $n }
shelter-threats-left = { $n ->
    [one] threat left
   *[other] threats left
}
shelter-displays = Displays
shelter-percent = { $n } %
shelter-odds-dice = The dice alone
shelter-odds-won = Won
shelter-odds-lost = Lost
shelter-leads = leads
shelter-end-sources = Happiness, and where it came from
shelter-end-lead = How the lead changed
shelter-from-rooms = Rooms built
shelter-from-fights = Threats and fights
shelter-from-spaces = Spaces
shelter-from-items = Items
shelter-from-threats = Lost to threats on the floor
shelter-lesson = Your first game
shelter-learn-send = Send a dweller to work
shelter-learn-item = Take an item
shelter-learn-build = Build a room
shelter-learn-dweller = Welcome a new dweller
shelter-learn-train = Train a dweller
shelter-learn-fight = Fight a threat
shelter-learn-done = { $n } of { $of } tried
shelter-lesson-gain = Green, round, pointing out: what you get.
shelter-lesson-cost = Red, notched: what you pay.
