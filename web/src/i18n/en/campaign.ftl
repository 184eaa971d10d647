# The chrome of the campaign’s board; what the game says comes from the server.
campaign-board = The campaign
campaign-no-settlement = { $name } has no settlement.
campaign-timeline = The battles
campaign-nobody = Nobody won
campaign-won = { $level ->
    [major] { $names }: major victory
   *[other] { $names }: minor victory
}
campaign-lost = { $level ->
    [major] The wasteland: major victory
   *[other] The wasteland: minor victory
}
campaign-carries = { $n ->
    [one] brings something into a later battle
   *[other] brings { $n } things into later battles
}
campaign-next = Next: { $limit } caps
campaign-later = { $limit } caps
campaign-ledger = Caps, power, water and plots
campaign-caps = caps
campaign-power = { $used } of { $all } power used
campaign-power-then = { $used } → { $then } of { $room } power used
campaign-water = { $used } of { $all } water used
campaign-water-then = { $used } → { $then } of { $room } water used
campaign-plots = { $used } of { $all } plots built on
campaign-plots-then = { $used } → { $then } of { $room } plots built on
campaign-land = The land of { $name }
campaign-plot = Plot { $n }: { $name }
campaign-plot-idle = Plot { $n }: { $name }, stands idle
campaign-plot-free = Plot { $n }: free
campaign-free = free
campaign-after = after
campaign-idle = stands idle
campaign-moving = Choose a plot to put it on
campaign-move = Move
campaign-works = { $on } of { $n } working
campaign-pages = Pages
campaign-page-now = Now
campaign-page-holdings = Stores
campaign-page-journal = Quests
campaign-page-briefing = Briefing
campaign-page-history = History
campaign-lines-journal = Quest journal
campaign-quest-secret = A quest has been taken into this battle, in secret.
campaign-quest-taken = Taken into this battle
campaign-quest-done = Done: { $n }
campaign-quest-open = Open: { $n }
campaign-quest-none = No quest yet.
campaign-lines-briefing = Briefing
campaign-lines-timeline = All battles with their results
campaign-look-battle = Look at the battle: { $title }
campaign-print = Sheets to print
campaign-export = Save to a file
campaign-over = The campaign is over.
campaign-steps = The three steps of the settlement phase
campaign-step-build = Build
campaign-step-draw = Draw
campaign-step-choose = Choose
campaign-step-done = done
campaign-step-now = now
campaign-step-draws =
    { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    }, keep { $keep }
campaign-step-stores = { $n ->
    [one] { $n } store
   *[other] { $n } stores
}
campaign-families = What can be built
campaign-perks = Perks
campaign-keeps-of = Keeps 1 card of
campaign-draws-n = draws { $n }
campaign-price = { $name }, { $caps } caps
campaign-would-change = what it would change
campaign-build-for = Build for { $caps } caps
campaign-do = Do it
campaign-choose-to-see = Choose something to see what it would change.
campaign-of = { $used } of { $all }
campaign-draws-keeps = { $draw }, keep { $keep }
campaign-change-caps = caps
campaign-change-power = power
campaign-change-water = water
campaign-change-room = plots
campaign-change-draws = cards in step 2
campaign-pick-of = { $name }: keep { $keep } of { $n }
campaign-stores-used = Stores: { $used } of { $all } used
campaign-sheds-used = Sheds: { $used } of { $all } used
campaign-useless = Nobody here could use it.
campaign-take-quest = Take this quest
campaign-drop-perk = Take a perk away
campaign-perk-settlement = of the settlement
campaign-perk-model = of a model
campaign-perk-have = you have it
campaign-perk-buy = For the settlement
campaign-perk-why = Why not?
campaign-new-leader = Somebody else leads
campaign-choose-model = Choose a model
campaign-lead-with = Lead with this card
campaign-no-battle = There is no battle to choose.
campaign-force = The force
campaign-force-empty = Begin with nothing
campaign-force-less = One less: { $name }
campaign-force-code = A force by its code
campaign-force-look = Look
campaign-bring = Bring this force ({ $caps } caps)
campaign-add = What can be added
campaign-add-unit = Units
campaign-add-leader = Leader cards
campaign-add-card = Cards and mods
campaign-add-perk = Perks
campaign-add-boost = Boosts
campaign-back = To the campaign
campaign-to-battle = To the battle
campaign-play-battle = Play the battle here
campaign-or-tell = or tell how it ended on your own table
campaign-tell = The result of a real battle
campaign-tell-end = How did it end?
campaign-tell-rounds = rounds were played
campaign-tell-removed = Removed models of { $name }
campaign-tell-leader = { $name } (leader)
campaign-tell-degraded = power armour degraded
campaign-tell-boosts = Unused boosts of { $name }
campaign-tell-cards = Cards that { $name } still has: not used up, and found
campaign-tell-find = Add a card that was found
campaign-tell-quest = { $name } has done the quest ({ $quest })
campaign-tell-owed = Consequences of { $name } that were not resolved
campaign-tell-send = Check and send
campaign-tell-sure = It is all right: send it
campaign-tell-correct = As long as nobody has gone on from it, Undo lets you correct it.
campaign-less = Fewer: { $name }
campaign-more = More: { $name }
campaign-battle-on = The battle is on: { $title }
campaign-battle-soon = The battle is prepared: { $title }
campaign-past = You are looking back.
campaign-waits = Waiting for { $names }
campaign-waits-nobody = Something happens by itself.
campaign-waits-look = Meanwhile you can look around: every settlement, your stores, your quests.
campaign-face-down = face down
campaign-leader = Leader
campaign-leader-fell = removed in the last battle
campaign-pile-chosen = From the stores, for the next battle
campaign-pile-reserve = Reserve
campaign-pile-heap = Back from the battle
campaign-pile-kept = In the sheds
campaign-pile-hand = Boosts of the force
campaign-pile-free = Cards outside the limit
campaign-pile-extra = Boosts above the maximum
campaign-pile-leaders = Leader cards
campaign-pile-gifts = Perks that quests gave
campaign-pile-consequences = Consequences
campaign-no-cards = No cards.
campaign-perks-settlement = Perks of the settlement
campaign-perks-models = Perks of models
campaign-notes = For the next battle
campaign-players = Players
campaign-you = you
campaign-bot = bot
campaign-victories = { $n } of { $all } won
campaign-decides = decides
campaign-ready = ready
campaign-status-linked = { $n } of { $all } battles fought
campaign-status-free = { $n ->
    [one] { $n } battle fought
   *[other] { $n } battles fought
}
campaigns-title = Campaigns
campaigns-text = A campaign runs for weeks: battles, and the settlement phases between them.
campaigns-none = You have no campaign yet.
campaigns-new = New campaign
campaigns-name-example = The valley
campaigns-open = Open
campaigns-over = over
campaigns-course = Course
campaigns-linked = Five linked battles
campaigns-free = Free: you choose each battle
campaigns-battles = Battles at the most
campaigns-results = Battles are fought
campaigns-played = here, on the screen
campaigns-told = here or on a real table
campaigns-players = Players
campaigns-seat = Player { $n }
campaigns-side = Side of player { $n }
campaigns-attacker = Attacker
campaigns-defender = Defender
campaigns-begin = Begin
sheet-title = Sheets to print
sheet-back = Back to the campaign
sheet-print = Print
sheet-settlement = The settlement of { $name }
sheet-bank = Bank
sheet-structure = Structure
sheet-number = Number
sheet-working = Working
sheet-does = What it does
