# The AI by questions in the ledger of a real table: its steps, its history, what an answer means.

rule-CO-6 = What the AI is told is about its own models, and about the table as it stands: what was said once holds until somebody moves.
    .title = What the AI is told
refusal-companion-not-the-ai = Model { $token } is not the AI’s.
refusal-companion-no-die = The blue die of model { $token } has been thrown already.
refusal-companion-no-answer = This is no answer about model { $token }.
refusal-companion-answered-already = This has been said of model { $token } already.
refusal-companion-window-open = The AI is still asked whether it reacts to model { $token }.
refusal-companion-no-window = Nobody has done anything that model { $token } could react to.
refusal-companion-nobody-moved = Name at least one model that has moved.

## What is to be done now

companion-stage-draw = Draw one of the AI’s tokens.
companion-stage-activate = { $who } acts.
companion-stage-die = Throw the blue die for { $who }.
companion-stage-edge = Which edge of the table did this side come from: { $side }?
companion-stage-role = Who of this side is the journalist: { $side }?
companion-stage-pick = Several are equally good for { $who }: draw one.
companion-stage-end = The activation of { $who } is over.
companion-stage-over = The AI’s turn is over. Next: { $side }.
companion-stage-pass = Nobody of the AI reacts to { $who }.
companion-stage-watch = { $who } is acting, and the AI could react.

## What it is after

companion-nearest-edge = the nearest edge of the table
companion-note-on-alarm = The alarm has been raised
companion-note-off-alarm = No alarm after all
companion-note-on-running = The generator runs
companion-note-off-running = The generator stands still
companion-note-on-virus = The virus is in the hub
companion-note-off-virus = No virus after all
companion-note-on-finder-0 = The first side has found the cache
companion-note-off-finder-0 = The first side has not found the cache
companion-note-on-finder-1 = The second side has found the cache
companion-note-off-finder-1 = The second side has not found the cache
companion-note-on-lock-0 = The lock takes key A
companion-note-off-lock-0 = The lock does not take key A
companion-note-on-lock-1 = The lock takes key B
companion-note-off-lock-1 = The lock does not take key B
companion-note-on-lock-2 = The lock takes key C
companion-note-off-lock-2 = The lock does not take key C
companion-aim-none = It has no aim here: it attacks.
companion-aim-all = Its aim: defeat all enemies.
companion-aim-defeat = Its aim: defeat { $subjects }.
companion-aim-protect = Its aim: protect { $subjects }.
companion-aim-go = Its aim: get to { $subjects }.
companion-aim-use = Its aim: use { $subjects }.

## The blue die

companion-face-b = bottle
companion-face-bb = two bottles
companion-face-bs = bottle and star
companion-face-s = star
companion-face-ss = two stars
companion-face-x = explosion

## How

companion-how-follow = If it pushes the enemy back, it follows.
companion-how-stay = If it pushes the enemy back, it stays where it is.
companion-do-slide = { $me }: slide round the enemy it fought, as far away as possible from this: { $target }.

## What an answer leads to

companion-means-touch = Whom it touches it fights first. Nobody: the list goes on.
companion-means-engaged = Its target list asks who is engaged.
companion-means-fought = Careful, it does not shoot into such a fight; in close combat it joins it first.
companion-means-friends = So many friends choose the column of its AI card.
companion-means-within = Whoever it is, its weapon gets at them without a move. Nobody: the list goes on.
companion-means-reach = Whoever it reaches, it gets into contact with this action. Nobody: the list goes on.
companion-means-along = Whoever it can touch so, it may fight without letting go of anybody. Nobody: the list goes on.
companion-means-sees = Whom it sees it charges. Nobody: it moves into contact instead.
companion-means-next = Whoever they reach, it can attack next: the fourth or fifth entry of its list. Nobody: the list goes on.
companion-means-sees-then = It moves so that it can charge them next. Nobody: the list goes on.
companion-means-shot = Whoever it is, it shoots now. Nobody: it looks for a better place.
companion-means-position = It goes where it can shoot next. Nobody: it moves towards an enemy.
companion-means-break-off = It leaves the fight for this shot. Nobody: any shot counts.
companion-means-break-off-harder = It leaves the fight for this shot. Nobody: it goes where it can.
companion-means-nearest = Of those it could attack, the nearest is its target.
companion-means-closest = Of those it could shoot, the nearest is its target.
companion-means-important = Whoever is nearest to what it is after is its target.
companion-means-cover = Whoever is easiest to hit is its target.
companion-means-at = There it has arrived: it goes on with its aim. Otherwise it moves there.
companion-means-usable = It uses it now. Otherwise it goes there.
companion-means-subject = It goes for the nearest.
companion-means-one-move = Yes: it moves into contact. No: it goes a part of the way.
companion-means-looks = It looks at it first, which costs nothing.
companion-means-slides = It slides in between. Nobody: it stays where it is.
companion-means-aware = Yes: it may react. No: it noticed nothing.
companion-means-safer = Yes: it moves there as its reaction. No: it stays.

## The history

companion-act-die = { $who }: blue die, { $face }
companion-act-said = { $question } – { $chosen }
companion-act-cannot = { $who } cannot do it: { $deed }
companion-act-pick = { $who }, by chance: { $deed }
companion-act-done = { $who }: { $deed }
companion-act-noticed = Does the AI react to { $who }?
companion-act-reacts = { $who } reacts
companion-act-moved = Moved: { $tokens }
companion-act-aim = The aim of the AI is set by hand
companion-act-edge = { $side } came from this edge: { $edge }
companion-act-role = { $who } is { $word ->
        [journalist] the journalist
       *[wearer] the one who wears the armour
    }
companion-deed-on = { $deed } ({ $target })
companion-deed-fight = close combat
companion-deed-detonate = the bomb goes off
companion-deed-charge = charge
companion-deed-contact = move into contact
companion-deed-next-charge = move, to charge next
companion-deed-next-move = move, to attack next
companion-deed-towards = move towards an enemy
companion-deed-shoot = shot
companion-deed-throw = throw
companion-deed-position = move, to shoot next
companion-deed-nearer = move towards an enemy
companion-deed-break-off = break off
companion-deed-nearest = move towards the nearest enemy
companion-deed-move = move to its aim
companion-deed-touch = move into contact with its aim
companion-deed-look = look at a marker
companion-deed-use = use
companion-deed-reload = load
companion-deed-prepare = prepare
companion-deed-heal = heal
companion-deed-lost = nothing
companion-deed-end = the end
companion-deed-pass = nobody reacts
companion-deed-retreat = move to the safest place
companion-deed-slide = slide
