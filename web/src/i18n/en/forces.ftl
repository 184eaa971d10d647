# Forces: the shelf, the builder, sharing and playing them.
forces = Forces
forces-title = Forces of Wasteland
forces-build = Build a force
forces-new = New force
forces-go-on = Go on with the unsaved force
forces-cards = All cards
forces-own = Your forces
forces-own-none = You keep no force yet. Begin with an empty one, take a ready one, or bring one from elsewhere.
forces-ready = Ready forces
forces-version = Version { $n }
forces-lost = Its cards are no longer here. You can only remove it.
forces-legal = legal for { $n } caps
forces-unfinished = not legal yet
forces-remove = Remove { $name }
forces-remove-sure = { $n ->
    [one] It is gone for ever. Tables that play it go on.
   *[other] It is gone for ever, with all its versions. Tables that play it go on.
 }
forces-remove-it = Remove it
forces-keep-it = Keep it
forces-import = A force from elsewhere
forces-import-text = Paste a code, a link or a force file.
forces-import-read = Open this force
forces-import-file = Choose a file
forces-builder = Force builder
forces-all = All forces
forces-name = Name of the force
forces-unsaved = not saved yet
forces-changed = changed since version { $n }
forces-saved = saved, version { $n }
forces-undo = Undo
forces-versions = Earlier versions
forces-versions-text = Open an earlier one and save it: it becomes the newest, and nothing is lost.
forces-version-now = as it is now
forces-version-back = Open version { $n }
forces-share = Share
forces-share-unfinished = This force is not legal yet. It can be shared all the same.
forces-share-set = It is built of cards of your own, so it has no code: whoever gets the file needs the card set, too.
forces-share-link = Link
forces-share-code = Force code
forces-share-file = Force file
forces-share-download = Download the file
forces-save = Save
forces-save-new = Save as a new force
forces-play = Play with it
forces-play-seats = { $n ->
    [one] alone, against the AI
   *[other] { $n } people
 }
forces-printed = In this scenario the forces are printed. Choose another one to fight with yours.
forces-shared-with = Somebody shares this force with you. Look at it, change it, save it as your own, or play with it.
forces-parts = What is shown
forces-part-units = Units
forces-part-force = Force
forces-faction = Faction
forces-any-faction = any faction
forces-type = Type
forces-any-type = any type
forces-skill = Skill
forces-any-skill = any skill
forces-affordable = payable with the { $n } caps left
forces-clear = Show all units
forces-order = Order
forces-by-caps = by price
forces-by-name = by name
forces-none = Nothing fits all of this. Take a filter away.
forces-units-n = { $n ->
    [one] { $n } unit
   *[other] { $n } units
 }
forces-caps = { $n ->
    [one] { $n } cap
   *[other] { $n } caps
 }
forces-models = { $n ->
    [one] { $n } model
   *[other] { $n } models
 }
forces-sum = { $n } of { $limit } caps
forces-limit = Limit in caps
forces-prices = Price list
forces-creatures = everybody agrees to creatures
forces-says = What the card says
forces-in = { $n } in the force
forces-add = add
forces-add-unit = Add { $name }
forces-units = The units of the force
forces-empty = Nobody in it yet. Add units, give one of them a leader card, and equip them.
forces-leads = leads the force
forces-models-of = Models: { $name }
forces-fewer-models = One model less: { $name }
forces-more-models = One model more: { $name }
forces-equip = Equip
forces-equip-unit = Equip { $name }
forces-equip-title = Equip: { $name }
forces-copy-unit = Add the same unit again: { $name }
forces-remove-unit = Take out { $name }
forces-numbers = Its numbers with all it carries
forces-kinds = Kinds of cards
forces-kind-weapon = Weapons
forces-kind-item = Items
forces-kind-mod = Mods
forces-kind-leader = Leader, hero
forces-kind-perk = Perks
forces-heroic = Heroic: 1 more health, luck tokens and critical hits ({ $n } caps)
forces-shared = one for the whole unit
forces-add-card = Add { $name }
forces-take-card = Take away { $name }
forces-on = on: { $name }
forces-forbidden = What the rules forbid here ({ $n })
forces-boosts = Boosts
forces-boosts-n = Boosts: { $n } of { $most }
forces-boosts-choose = Choose boosts
forces-fix-one = Make it one model
forces-fix-unit = Take it out
forces-fix-card = Take the card away
forces-fix-leaders = Keep the first
forces-fix-boost = Take one away
forces-fix-leader = Choose a leader
forces-fix-equip = Equip
forces-fix-add = Look at units
forces-fix-skill = Who knows it?
forces-choice = Your force
forces-choice-any = whichever comes
