# What `overseer campaign --help` says. The ids follow the names of commands and options.

help-campaign = Play a Wasteland campaign: battles with settlements between them
    .long = A campaign of Wasteland: one battle after another, and between them a settlement: you build it up, draw cards from it and choose what goes into the next battle. Without a command it opens on the whole screen, where everything can be done; the commands do the same one step at a time. Every step is saved at once.
    .examples =
        overseer campaign new  The linked campaign against a bot
        overseer campaign  Go on with it on the whole screen
        overseer campaign status  Settlements, cards and the next battle
        overseer campaign build store  Build a store, after seeing what that changes
        overseer campaign battle --entered  Tell how a battle on a real table ended
help-campaign-name = A campaign by its name; without it the one played last.
    .value = NAME
help-campaign-folder = A campaign by its folder, wherever that is.
    .value = FOLDER
help-campaign-seat = Which player you are, where several people have secrets from each other: 1, 2 or 3.
    .value = N
help-campaign-plain = Line by line instead of full-screen: for screen readers, pipes and scripts.
help-campaign-yes = Do it without asking.
help-campaign-words = What to do; without it, what can be done.
    .value = WHAT
help-campaign-file = A file.
    .value = FILE

help-campaign-new = Begin a campaign
    .long = Begins a campaign in a folder of its own. The linked one has five battles over the same valley, each with consequences for those after it; in a free one you name each battle.
    .examples =
        overseer campaign new  You defend, a bot attacks
        overseer campaign new --seats human --name Valley  Alone against the AI
        overseer campaign new --course free --seats human,human --names Ada,Grace  Two people, battles of their choice
        overseer campaign new --seats human,hard --settlements yes,no  Only you have a settlement
help-campaign-new-course = linked: the five battles that belong together; free: you name each battle. Without it: linked.
    .value = COURSE
help-campaign-new-seats = Who plays, in the order of the seats: human, bot:random, bot:easy, bot:normal or bot:hard, with commas between them; one to three. Without it: human,bot:normal.
    .value = SEATS
help-campaign-new-names = Names in the order of the seats, with commas between them.
    .value = NAMES
help-campaign-new-settlements = Who has a settlement: yes or no for each player. Without it: everybody. Whoever has none may found one after a battle.
    .value = YES,NO
help-campaign-new-sides = Linked: attacker or defender for each player. Without it the first defends and the second attacks.
    .value = SIDES
help-campaign-new-factions = Linked: the factions of the AI’s attackers and defenders, where nobody plays them.
    .value = TWO
help-campaign-new-battles = Free: the most battles there are, 1 to 30. Without it: 10.
    .value = N
help-campaign-new-prices = The list of prices: 2018, 2020 or 2025. Without it: 2020.
    .value = YEAR

help-campaign-status = Settlements, cards, and the next battle
    .long = Where the campaign stands: the next battle, and for every player bank, leader, power, water, room, structures and cards, as far as you may know them.
    .examples =
        overseer campaign status  The campaign played last
        overseer campaign status --name Valley  A campaign by its name
help-campaign-status-as-json = The same as data, for other programs: what whoever looks may know.

help-campaign-list = All campaigns, and how far they are
    .long = Every campaign that has a name, the one played last first: commands without --name are about that one.
    .examples =
        overseer campaign list  All campaigns
        overseer campaign list --lang fr  The same in French
help-campaign-briefing = The next battle on a page, to be printed
    .long = Story, aims and special rules of the battle that is prepared, limits, forces, what earlier battles bring, and what waits for each player, as far as you may know it.
    .examples =
        overseer campaign briefing  The battle that is prepared
        overseer campaign briefing --name Valley  Of a campaign by its name

help-campaign-build = After a battle: sheds, leader, and step 1
    .long = What the sheds keep, who leads, whether you found a settlement where you have none, and step 1 of the settlement phase: build, scrap, land, perks, supply. What a purchase would change is shown before it is done. “done” ends the step; “overseer campaign draw back” returns to it, as long as no card has been drawn.
    .examples =
        overseer campaign build  What can be done now
        overseer campaign build list  All structures there are
        overseer campaign build perk  The perks that can be bought now
        overseer campaign build gen-s store --yes  A small generator and a store
        overseer campaign build scrap shed  Scrap a maintenance shed
        overseer campaign build perk toughness piper  A perk for a model
        overseer campaign build found  Found a settlement, having had none
        overseer campaign build done  Step 1 is done

help-campaign-draw = Step 2: use structures, draw and keep, explore
    .long = Step 2 of the settlement phase: each structure that works is used once. “keep” takes a card that was drawn, “pay”, “decline” and “go” answer an exploration card, “done” ends the step.
    .examples =
        overseer campaign draw  What can be used now
        overseer campaign draw stall-any  Use the second-hand stall
        overseer campaign draw keep stimpak  Keep a card that was drawn
        overseer campaign draw done  Step 2 is done

help-campaign-choose = Step 3: what goes into the next battle
    .long = Step 3 of the settlement phase: the stores give out items and boosts for the next battle; “done” sells the rest.
    .examples =
        overseer campaign choose  What lies in the reserve
        overseer campaign choose stimpak  Take a card along
        overseer campaign choose done  Sell the rest

help-campaign-force = Muster a force for the next battle
    .long = Shows what you may spend and use, and forces that you may bring. Bring one by its number, or a force file, a force code or a ready force of your own.
    .examples =
        overseer campaign force  What you may bring
        overseer campaign force 1  Bring the first force of the list
        overseer campaign force --out mine.toml  Write it down to change it
        overseer campaign force mine.toml  Bring the force of a file
help-campaign-force-source = A number of the list, the name of a ready force, a file or a code.
    .value = FORCE
help-campaign-force-out = Write the force to a file instead of bringing it.
    .value = FILE

help-campaign-battle = Fight the next battle, or tell how a real one ended
    .long = Fights the battle that is prepared, and the campaign goes on from its result; a battle that was left goes on where it stood. With --entered you are asked how a battle with miniatures ended. In a free campaign, words name the next battle: scenario, limit, and each player’s side (“-” sits out).
    .examples =
        overseer campaign battle  Fight it on the whole screen
        overseer campaign battle --plain  Line by line
        overseer campaign battle --entered  Tell how it ended on a real table
        overseer campaign battle ambush 750 players -  Name the next battle of a free campaign
help-campaign-battle-entered = Tell how the battle ended on a real table: you are asked.
help-campaign-battle-result = The result as JSON, for other programs.
    .value = JSON

help-campaign-quests = The quest journal, and which quest you take
    .long = Every quest that is open to you, the one that you took and those that are done. Before a battle: “take” and the quest’s id, or “none”.
    .examples =
        overseer campaign quests  The journal
        overseer campaign quests none  Take none into this battle

help-campaign-history = Every battle with its result and consequences
    .long = The timeline: every battle, how it ended, what everybody got, and what it means for later ones.
    .examples =
        overseer campaign history  The battles
        overseer campaign history --steps  Everything that happened
help-campaign-history-steps = Everything that happened, not only the battles.
help-campaign-history-as-json = The same as data, for other programs.

help-campaign-undo = Take your last step back
    .long = Takes your last step back, unless a card was drawn, a die was rolled or somebody else has acted since.
    .examples =
        overseer campaign undo  Take the last step back
        overseer campaign undo --name Valley  In the campaign called Valley

help-campaign-export = The whole campaign in one file
    .long = Writes the campaign and the records of its battles into one file, to be kept, sent or imported.
    .examples =
        overseer campaign export valley.json  To go on with elsewhere
        overseer campaign export valley.json --without-seed  To show around
help-campaign-export-without-seed = Leave the secret seed out. Of a campaign that is still played, only what a spectator saw is written then, or with --seat that player; nobody can play on.

help-campaign-import = Import a campaign from a file
    .long = Imports a campaign from an exported file, after every step and every battle in it has been checked.
    .examples =
        overseer campaign import valley.json  Into a folder with the file’s name
        overseer campaign import valley.json --name Valley  Into one with another name

help-campaign-compare = Where two copies of a campaign part ways
    .long = Compares the campaign with another copy of it, a folder or an exported file, and names the first step in which they differ.
    .examples =
        overseer campaign compare valley.json  With an exported file
        overseer campaign compare valley.json --name Valley  Of the campaign called Valley

help-campaign-verify = Check every step, die and battle
    .long = Plays the whole record again: every step has to be legal, every die has to follow from the seed, and every battle’s result has to be what its record shows.
    .examples =
        overseer campaign verify  The campaign played last
        overseer campaign verify --name Valley  A campaign by its name

help-campaign-repair = Go on with what is intact of a damaged campaign
    .long = Where a file was cut off or changed, the campaign goes on after its last sound step; the damaged file is kept beside it.
    .examples =
        overseer campaign repair  The campaign played last
        overseer campaign repair --dir old/valley  A campaign in some folder
