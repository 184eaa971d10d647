# The cards of strength in Tragic: names and one line of colour. Their rules text is composed elsewhere.

## Ability cards

card-tragic-legendary-strength = Legendary Strength
    .flavour = Jars open themselves when you walk into the kitchen.
card-tragic-hammer-arm = Hammer Arm
    .flavour = A pat on the back from you counts as an act of war.
card-tragic-bone-breaker = Bone Breaker
    .flavour = Two hundred and six chances, and you only need one.
card-tragic-iron-fists = Iron Fists
    .flavour = No ammunition, no maintenance, no receipt.
card-tragic-trophy-hunter = Trophy Hunter
    .flavour = Every tooth on the necklace has a story, mostly a short one.

## Attacks

card-tragic-punch = Punch
    .flavour = The oldest weapon in the wasteland, still under warranty.
card-tragic-bat-blow = Bat Blow
    .flavour = The league is gone, the season goes on.
card-tragic-claw-blow = Claw Blow
    .flavour = Five openings, none of them planned by the tailor.
card-tragic-head-butt = Head-butt
    .flavour = It hurts less if there is nothing inside to shake.
card-tragic-cannibal-bite = Cannibal’s Bite
    .flavour = Locally sourced and very fresh.
card-tragic-wrecking-swing = Wrecking Swing
    .flavour = One for the owner, one for the furniture.
card-tragic-axe-throw = Axe Throw
    .flavour = A sound argument at ten paces.
card-tragic-ground-slam = Ground Slam
    .flavour = The tremor was natural. The person was not.
card-tragic-rampage = Rampage
    .flavour = Nobody counted the blows; the counting was over after three.

## Actions and quests

card-tragic-shoulder-throw = Shoulder Throw
    .flavour = Gravity does the work, you sign for it.
card-tragic-smash-to-pieces = Smash to Pieces
    .flavour = Planning permission was two hundred years late anyway.
card-tragic-war-cry = War Cry
    .flavour = No words, but everyone understood.
card-tragic-bloodlust = Bloodlust
    .flavour = The doctor said to eat more red meat.
card-tragic-wrestling-hold = Wrestling Hold
    .flavour = You came with a helmet and left without one.
card-tragic-raze = Raze
    .flavour = From now on it is a view.
card-tragic-title-fight = Title Fight
    .flavour = The belt is a hubcap, the pride is real.
card-tragic-big-game-hunt = Big Game Hunt
    .flavour = Bring a big knife, a bigger friend and the biggest pot.

## Reactions

card-tragic-brace = Brace
    .flavour = Grit your teeth, both of them.
card-tragic-counter-punch = Counter-punch
    .flavour = It is rude not to return a call.
card-tragic-unwilling-shield = Unwilling Shield
    .flavour = He always wanted to stand between you two.
card-tragic-break-the-line = Break the Line
    .flavour = They came in a row and left in a heap.

## Allies and companions

card-tragic-raider-bruiser = Raider Bruiser
    .flavour = He was promised dental care.
card-tragic-pit-fighter = Pit Fighter
    .flavour = Nine wins, one draw, and nobody talks about the draw.
card-tragic-mutant-bomber = Mutant Bomber
    .flavour = He has one idea, and he carries it under his arm.
card-tragic-rust-devil = Rust Devil
    .flavour = She took a robot apart and wore what was left.
card-tragic-super-mutant-brute = Super Mutant Brute
    .flavour = He read a book once. It did not survive.
card-tragic-super-mutant-behemoth = Super Mutant Behemoth
    .flavour = That is not a lamp post, that is its toothpick.
card-tragic-deathclaw-matriarch = Deathclaw Matriarch
    .flavour = You found the egg. She found you.
card-tragic-bess-anvil = Bess – Blacksmith
    .flavour = She hits the iron while it is hot, and you while you are slow.

## Objects

card-tragic-brass-knuckles = Brass Knuckles
    .flavour = Jewellery with a purpose.
card-tragic-super-sledge = Super Sledge
    .flavour = It makes a door wherever you need one.
card-tragic-spiked-harness = Spiked Harness
    .flavour = Hugs are off the table.
card-tragic-berserker-brew = Berserker Brew
    .flavour = Shake well. You will.
card-tragic-fighting-pit = Fighting Pit
    .flavour = Free entry. The exit has to be earned.
