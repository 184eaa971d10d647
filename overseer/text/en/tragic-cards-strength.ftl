# The cards of strength in Tragic: names and one line of colour. Their rules text is composed elsewhere.

## Ability cards

card-tragic-legendary-strength = Legendary strength
    .flavour = Jars open themselves when you walk into the kitchen.
card-tragic-hammer-arm = Hammer arm
    .flavour = A pat on the back from you counts as an act of war.
card-tragic-bone-breaker = Bone breaker
    .flavour = Two hundred and six chances, and you only need one.
card-tragic-iron-fists = Iron fists
    .flavour = No ammunition, no maintenance, no receipt.
card-tragic-trophy-hunter = Trophy hunter
    .flavour = Every tooth on the necklace has a story, mostly a short one.

## Attacks

card-tragic-punch = Punch
    .flavour = The oldest weapon in the wasteland, still under warranty.
card-tragic-bat-blow = Bat blow
    .flavour = The league is gone, the season goes on.
card-tragic-claw-blow = Claw blow
    .flavour = Five openings, none of them planned by the tailor.
card-tragic-head-butt = Head-butt
    .flavour = It hurts less if there is nothing inside to shake.
card-tragic-cannibal-bite = Cannibal’s bite
    .flavour = Locally sourced and very fresh.
card-tragic-wrecking-swing = Wrecking swing
    .flavour = One for the owner, one for the furniture.
card-tragic-axe-throw = Axe throw
    .flavour = A sound argument at ten paces.
card-tragic-ground-slam = Ground slam
    .flavour = The tremor was natural. The person was not.
card-tragic-rampage = Rampage
    .flavour = Nobody counted the blows; the counting was over after three.

## Actions and quests

card-tragic-shoulder-throw = Shoulder throw
    .flavour = Gravity does the work, you sign for it.
card-tragic-smash-to-pieces = Smash to pieces
    .flavour = Planning permission was two hundred years late anyway.
card-tragic-war-cry = War cry
    .flavour = No words, but everyone understood.
card-tragic-bloodlust = Bloodlust
    .flavour = The doctor said to eat more red meat.
card-tragic-wrestling-hold = Wrestling hold
    .flavour = You came with a helmet and left without one.
card-tragic-raze = Raze
    .flavour = From now on it is a view.
card-tragic-title-fight = Title fight
    .flavour = The belt is a hubcap, the pride is real.
card-tragic-big-game-hunt = Big game hunt
    .flavour = Bring a big knife, a bigger friend and the biggest pot.

## Reactions

card-tragic-brace = Brace
    .flavour = Grit your teeth, both of them.
card-tragic-counter-punch = Counter-punch
    .flavour = It is rude not to return a call.
card-tragic-unwilling-shield = Unwilling shield
    .flavour = He always wanted to stand between you two.
card-tragic-break-the-line = Break the line
    .flavour = They came in a row and left in a heap.

## Allies and companions

card-tragic-raider-bruiser = Raider bruiser
    .flavour = He was promised dental care.
card-tragic-pit-fighter = Pit fighter
    .flavour = Nine wins, one draw, and nobody talks about the draw.
card-tragic-mutant-bomber = Mutant bomber
    .flavour = He has one idea, and he carries it under his arm.
card-tragic-rust-devil = Rust Devil
    .flavour = She took a robot apart and wore what was left.
card-tragic-super-mutant-brute = Super mutant brute
    .flavour = He read a book once. It did not survive.
card-tragic-super-mutant-behemoth = Super mutant behemoth
    .flavour = That is not a lamp post, that is its toothpick.
card-tragic-deathclaw-matriarch = Deathclaw matriarch
    .flavour = You found the egg. She found you.
card-tragic-bess-anvil = Bess – Blacksmith
    .flavour = She hits the iron while it is hot, and you while you are slow.

## Objects

card-tragic-brass-knuckles = Brass knuckles
    .flavour = Jewellery with a purpose.
card-tragic-super-sledge = Super sledge
    .flavour = It makes a door wherever you need one.
card-tragic-spiked-harness = Spiked harness
    .flavour = Hugs are off the table.
card-tragic-punching-bag = Punching bag
    .flavour = It never hits back. Do not get used to it.
card-tragic-berserker-brew = Berserker brew
    .flavour = Shake well. You will.
card-tragic-fighting-pit = Fighting pit
    .flavour = Free entry. The exit has to be earned.
