# Lessons of Wasteland beyond the first: markers, finds, pumps; and what each lesson teaches.

lesson-wasteland-put-edge = You and the enemy lay the markers by turns, face down: nobody knows what is under which. You choose your edge when all of them lie, so lay yours towards one edge, and take that one.
lesson-wasteland-put-pumps = You and the enemy lay these markers by turns, face down. Your people begin between the pumps: lay yours as near to them as you may, and let the enemy walk.
lesson-wasteland-choose-markers = Choose the edge that has most markers near it: your people get there first.
lesson-wasteland-place-pumps = Your people begin between the four pumps. Put somebody who knows computers beside a pump: the first action can pump then. Keep the tech inside the square; without it 2,000 gallons are lost every round.
lesson-wasteland-place-guards = This one knows nothing of computers. Put it where the enemy has to pass to get at the others: whoever falls in close combat is captured.
lesson-wasteland-place-markers = Spread your people: each opposite a marker of their own, so that no two walk to the same one.
lesson-wasteland-look = A marker can be looked at here, and that costs no action: an investigation marker in sight, a searchable one only in contact.
lesson-wasteland-locker = A weapon locker! One action takes two weapons out of the deck. They can be used at once, and both count at the end.
lesson-wasteland-dropped = Here lies what a fallen model had found. One action picks it up, and it counts for you.
lesson-wasteland-search = This marker needs a test of the skill that it shows. A success draws an item; after a failure this model cannot try it again this round. The choice tells the odds.
lesson-wasteland-gather = An item lies here: one action draws it, without a test.
lesson-wasteland-danger = A danger hides the item here: a danger card comes first, then the item. A healthy model can risk that.
lesson-wasteland-pump = This model stands at a pump: one action, a test of computers. The first success of a round brings 6,000 gallons, each further one 1,000. After a failure this model cannot try this pump again this round.
lesson-wasteland-generator = The generator: one action, a test of computers. Once it runs, it brings 5,000 gallons at the end of every round by itself.
lesson-wasteland-to-marker = What is found decides this battle. Walk to the next marker that this model can open; to open it, its base has to touch it.
lesson-wasteland-to-pump = Walk to the next pump: only a model that touches it can use its computer.
lesson-wasteland-to-generator = One of your people should go to the generator: once it runs, it brings 5,000 gallons every round. The way is long, so begin at once.
lesson-wasteland-wait = This model has done here what it can for now. Let it stay and prepare: when an enemy acts in its sight, it may react.
lesson-wasteland-use = Its actions are spent, but it carries something. Using an item costs no action; read the card first, then decide or end the activation.
lesson-wasteland-about-beginnings = The first battle: move from cover to cover, shoot, charge, react, and free a dog.
    .time = About twenty minutes
lesson-wasteland-about-fort-davis = Markers and finds: lay them, look at them, open lockers, and carry out more than the enemy.
    .time = About thirty minutes
lesson-wasteland-about-water-plant = Skills and items under attack: work the pumps, start the generator, guard those who matter.
    .time = About forty minutes
