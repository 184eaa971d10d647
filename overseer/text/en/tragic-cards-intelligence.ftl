# The intelligence cards of Tragic: names and one sentence of flavour. The rules text is composed
# elsewhere.

## Ability cards

card-tragic-energy-expert = Energy expert
    .flavour = You read the warning label, then you removed it.
card-tragic-comprehension = Comprehension
    .flavour = The book was upside down, and you still found the mistake.
card-tragic-gadgeteer = Gadgeteer
    .flavour = Held together by tape, hope and a patent.
card-tragic-contingency-plan = Contingency plan
    .flavour = Plan B has its own plan B.
card-tragic-photographic-memory = Photographic memory
    .flavour = Unfortunately in black and white.

## Attacks

card-tragic-laser-burst = Laser burst
    .flavour = Light at the end of the tunnel, and it is coming closer.
card-tragic-plasma-rifle = Plasma rifle
    .flavour = Leaves a puddle and very few questions.
card-tragic-cryo-jet = Cryo jet
    .flavour = Keeps for two hundred years at the back of the freezer.
card-tragic-tesla-arc = Tesla arc
    .flavour = Everybody joined hands. That was the mistake.
card-tragic-orbital-uplink = Orbital uplink
    .flavour = The satellite has waited two centuries for somebody to call.

## Actions and quests

card-tragic-research = Research
    .flavour = A week in the library saves a minute of asking.
card-tragic-blueprint = Blueprint
    .flavour = Step four is missing, step five is on fire.
card-tragic-emp-charge = Pulse charge
    .flavour = Everything with a plug has a short moment of doubt.
card-tragic-crash-course = Crash course
    .flavour = Twelve lessons in one evening, and only one crash.
card-tragic-data-mining = Data mining
    .flavour = Somewhere in this terminal somebody wrote the door code.
card-tragic-magnetic-storm = Magnetic storm
    .flavour = Every compass agrees: time to lie down.
card-tragic-memory-wipe = Memory wipe
    .flavour = You agreed to it. You just do not remember.
card-tragic-sensor-sweep = Sensor sweep
    .flavour = Three heat signatures, two heartbeats, one bad hand of cards.
card-tragic-combat-program = Combat program
    .flavour = It asks for permission afterwards, as a courtesy.
card-tragic-molecular-relay = Molecular relay
    .flavour = It arrived in perfect order, just not in this place.
card-tragic-robot-uprising = Robot uprising
    .flavour = Demands: oil, voltage, and your seat.
card-tragic-lost-holotape = Lost holotape
    .flavour = Forty minutes of static, four seconds of gold.
card-tragic-sealed-archive = Sealed archive
    .flavour = Filed under M, for “must not be opened”.

## Reactions

card-tragic-short-circuit = Short circuit
    .flavour = A spoon in the right socket.
card-tragic-energy-screen = Energy screen
    .flavour = Keeps out bullets, rain and small talk.
card-tragic-counter-argument = Counter-argument
    .flavour = Three points, the second of which is a wrench.
card-tragic-logic-bomb = Logic bomb
    .flavour = This sentence is false. Boom.
card-tragic-overwrite = Overwrite
    .flavour = Are you sure? Yes. No. Yes.

## Allies and companions

card-tragic-protectron = Protectron
    .flavour = To serve, to protect, and to wait for the others.
card-tragic-eyebot = Eyebot
    .flavour = It plays marches and judges your housekeeping.
card-tragic-early-synth = Early synth
    .flavour = A skeleton with a contract and a battery.
card-tragic-laser-turret = Laser turret
    .flavour = It cannot come to you. It does not have to.
card-tragic-assaultron = Assaultron
    .flavour = Built for hugs, by people who misunderstood the word.
card-tragic-courser = Courser
    .flavour = He knows your name, your route and how long you will run.
card-tragic-curie-mrs-nanny = Curie – Mrs Nanny
    .flavour = Three arms, one of them holding a thermometer.
card-tragic-curie-miss-nanny = Curie – Miss Nanny
    .flavour = Two hundred years of experiments, and still curious.
card-tragic-curie-synth = Curie – Synth
    .flavour = Breathing is strange, she notes, and goes on taking notes.

## Objects of every kind

card-tragic-fusion-cell = Fusion cell
    .flavour = Warm to the touch, which is never a good sign.
card-tragic-wrist-computer = Wrist computer
    .flavour = Maps, radio, a lamp, and no way to take it off.
card-tragic-laser-musket = Laser musket
    .flavour = Crank, aim, regret, crank again.
card-tragic-clever-pills = Clever pills
    .flavour = You see how everything is connected, until about four o’clock.
card-tragic-tesla-pack = Tesla pack
    .flavour = Hugs are still possible. Once.
card-tragic-workbench = Workbench
    .flavour = Where broken things wait to be broken in a better way.
card-tragic-auto-doc = Auto-doc
    .flavour = It has a gentle voice and the hands of a toaster.
card-tragic-mainframe = Mainframe
    .flavour = It fills the cellar and is very nearly as fast as you.
