# The scenarios of Wasteland: titles, briefings, aims, how they end, and the stories after them.

## Sides

scenario-side-players = Players
scenario-side-wasteland = The wasteland
scenario-side-survivors = Survivors
scenario-side-mutants = Super mutants
scenario-side-south = South
scenario-side-north = North
scenario-side-none = Nobody
scenario-side-both = Both sides, to watch

## Markers that belong to a scenario

scenario-marker-helmet = helmet
scenario-marker-trap = trap
scenario-marker-pump = pump
scenario-marker-generator = generator
scenario-marker-barrel = barrel of waste
scenario-marker-journal = journal
scenario-marker-cave = cave (A)
scenario-marker-lair = way in (B)
scenario-marker-siren = siren
scenario-marker-dropped = dropped finds

## Choices

scenario-choice-south = the south edge
scenario-choice-north = the north edge
scenario-choice-west = the west edge
scenario-choice-east = the east edge
scenario-choice-away = away from the siren
scenario-choice-towards = towards the siren

## Against the AI, and a plain fight

scenario-ambush = Ambush
    .story = A camp of the wasteland’s people lies in the middle of nowhere, and nobody there knows that you have closed the ring around it.
    .players = Remove every model of the wasteland within six rounds.
    .wasteland = Hold out: one model left after the sixth round is enough.
    .rules = The AI’s models stand in the middle, yours within orange of any edge. The AI never leaves the table.
scenario-helmet = Destroy and recover
    .story = You took their leader’s helmet as a trophy. Now they have come to fetch it, and they remember every door of this place.
    .players = Let nobody carry the helmet off the table within six rounds.
    .wasteland = Take the helmet and carry it over your own edge.
    .rules = Only models of the wasteland (no dogs) take the helmet, by touching it; it costs them nothing. A removed carrier drops it.
scenario-head = Cut off the head
    .story = They have understood who holds you together. Tonight they come from all sides, and they have eyes for one of you only.
    .players = Keep your leader on the table for six rounds, or remove every attacker.
    .wasteland = Remove the players’ leader.
    .rules = Your force stands in the middle, the AI all round the edges. The hunted leader cannot leave the table. With several leaders, the players name one.
scenario-loot = Loot the zone
    .story = A quiet scavenging trip, until the other crew turned the corner with the same map in hand.
    .players = Hold finds worth more caps than theirs at the end of round six.
    .wasteland = Hold finds worth more caps than the players’ at the end of round six.
    .rules = Eight searchable markers. Only what was found in this battle and is still held counts. What a removed model had lies where it stood.
scenario-escort = Escort the brahmin
    .story = The old trade road shall live again. One trader dares to be the first; all he asks is that his pack brahmin gets there in one piece.
    .players = Bring the brahmin through six rounds alive, best with six health or more.
    .wasteland = Kill the brahmin.
    .rules = At the end of each round the brahmin walks up to red; you choose its way. It gives no free attacks when it leaves. Touching the far edge, it is safe.
scenario-skirmish = Skirmish
    .story = No map, no plan, no reason that anybody could name afterwards: two forces have met, and neither steps aside.
    .south = Remove enemies worth more caps than you lose, or all of them.
    .north = Remove enemies worth more caps than you lose, or all of them.
    .rules = Each side deploys within red of its own edge, models by turns.

## Tutorials

scenario-beginnings = Troubled beginnings
    .story = Nora has been out of the ice for a few days. From the ridge she hears a dog whimper, and then she sees what has been setting snares down there.
    .survivors = Free the dog and remove all super mutants.
    .mutants = Empty all four traps, or remove all survivors.
    .rules = A survivor within orange of the dog frees it with one action. A super mutant within orange of a trap uses one action and tests strength to empty it.
scenario-fort-davis = Fort Davis
    .story = Everybody knows by now that the super mutants are staying. Everybody also knows what is said to be rusting away in the lockers of Fort Davis.
    .survivors = Hold more found items than the mutants after four rounds, or remove them all.
    .mutants = Hold more found items than the survivors after four rounds, or remove them all.
    .rules = A numbered investigation marker is a weapon locker: one action takes two weapons out of the deck. Finds may be used at once; dropped ones are picked up with one action.
scenario-water-plant = The water plant
    .story = The cisterns at home are down to mud. The old plant on the hill could still pump, if somebody talked nicely to its computers and somebody else kept the mutants away.
    .survivors = Pump 30,000 gallons within six rounds.
    .mutants = Capture survivors who count as four, or let the time run out.
    .rules = Computers at a pump: 6,000 gallons for the first success of a round, 1,000 for each further one. Computers at the generator: 5,000 at the end of every round. With the tech outside the pumps at the start of a round, 2,000 are lost. Whoever falls in close combat is captured; the tech counts as two.
scenario-journal = The lost journal
    .story = Goddard stumbled in with half his armour melted and one word on his lips: the journal. It lies in a chest on the glowing dump, and three keys lie around it.
    .survivors = Carry the journal off the table within six rounds.
    .mutants = Keep the journal on the table for six rounds.
    .rules = The chest is the investigation marker with the number 1; the survivors know where it is. A, B and C are keys, one fits. Contact with the chest is free, taking a key is one action. Whoever ends an activation within yellow of barrels takes a black die of radiation for each.
scenario-storm = The coming storm
    .story = A wall of cloud rolls in from the west and there is one dry cave for miles. Both sides reach it at the same time, and something else has been woken by the thunder.
    .survivors = Remove the brute, or have your leader nearer to the cave after six rounds.
    .mutants = Remove the Sole Survivor, or have your leader nearer to the cave after six rounds.
    .rules = After every activation the luck token is flipped; the fifth lucky flip brings the deathclaw in at B. It acts at the end of each round. A siren drives it orange away or nearer, as its user likes.

## How it ended

# A scenario of one’s own has no words here: $scenario and $end are its ids, made readable.
own-end = The battle is over: { $end }.
own-end-of = “{ $scenario }” is over: { $end }.

end-wasteland-draw = Time is up, and nobody has won.
end-wasteland-exhausted = The battle has dragged on beyond all measure: nobody has won.
end-wasteland-ambush-cleared = The camp is empty: the ambush has succeeded.
end-wasteland-ambush-wiped-out = The ambushers have been wiped out.
end-wasteland-ambush-time = Six rounds are over and the camp still holds: the ambush has failed.
end-wasteland-helmet-carried-off = The helmet has been carried home: the wasteland has its trophy back.
end-wasteland-helmet-cleared = Nobody is left to fetch the helmet: the trophy stays yours.
end-wasteland-helmet-no-hands = Only dogs are left, and dogs carry no helmets: the trophy stays yours.
end-wasteland-helmet-time = Six rounds are over and the helmet is still here: the trophy stays yours.
end-wasteland-head-leader-removed = The leader has fallen: the wasteland has what it came for.
end-wasteland-head-cleared = The last attacker is down and the leader still stands.
end-wasteland-head-time = Six rounds are over and the leader still stands.
end-wasteland-loot-players-alone = The other crew is gone: everything belongs to the players.
end-wasteland-loot-wasteland-alone = The players are gone: everything belongs to the wasteland.
end-wasteland-loot-players-richer = The players hold the dearer finds.
end-wasteland-loot-wasteland-richer = The wasteland holds the dearer finds.
end-wasteland-loot-equal = Both crews hold finds of the same worth: nobody has won.
end-wasteland-escort-killed = The brahmin is dead, and the road with it.
end-wasteland-escort-safe = The brahmin has reached the far edge in good health.
end-wasteland-escort-safe-hurt = The brahmin has reached the far edge, limping.
end-wasteland-escort-alive = Six rounds are over and the brahmin is in good health.
end-wasteland-escort-alive-hurt = Six rounds are over and the brahmin is alive, if barely.
end-wasteland-beginnings-traps-emptied = The last trap is empty: the super mutants have their prey.
end-wasteland-beginnings-survivors-gone = No survivor is left on the hill.
end-wasteland-beginnings-freed = The dog is free and the hunters are gone.
end-wasteland-beginnings-draw = Night falls over the hills and nothing is decided.
end-wasteland-fort-davis-mutants-gone = The super mutants are gone: the fort belongs to the survivors.
end-wasteland-fort-davis-survivors-gone = The survivors are gone: the fort belongs to the super mutants.
end-wasteland-fort-davis-survivors-more = The survivors carry more out of the fort.
end-wasteland-fort-davis-mutants-more = The super mutants carry more out of the fort.
end-wasteland-fort-davis-equal = Both carry the same number of items out of the fort.
end-wasteland-water-plant-water = 30,000 gallons are through the pipes.
end-wasteland-water-plant-captured = Too many survivors have been dragged away.
end-wasteland-water-plant-survivors-gone = Nobody is left at the pumps.
end-wasteland-water-plant-mutants-gone = The super mutants are gone: the pumps run undisturbed.
end-wasteland-water-plant-dry = Six rounds are over and the cisterns are not full.
end-wasteland-journal-journal-out = The journal is out of the dump.
end-wasteland-journal-survivors-gone = No survivor is left in the dump.
end-wasteland-journal-mutants-gone = The super mutants are gone: nothing stands between the survivors and the chest.
end-wasteland-journal-time = Six rounds are over and the journal is still in the dump.
end-wasteland-storm-both-down = Both leaders fell in the same moment: nobody has won.
end-wasteland-storm-brute-down = The brute has fallen: the cave belongs to the survivors.
end-wasteland-storm-survivor-down = The Sole Survivor has fallen: the cave belongs to the super mutants.
end-wasteland-storm-survivors-nearer = The storm breaks, and the survivors’ leader is nearer to the cave.
end-wasteland-storm-mutants-nearer = The storm breaks, and the mutants’ leader is nearer to the cave.
end-wasteland-storm-truce = The storm breaks, and both leaders are equally near: nobody has won.

## The stories afterwards

story-beginnings-survivors-win = Word gets round among hunters, even large green ones. Perhaps they will lay their snares in other hills from now on.
story-beginnings-survivors-dog = In the dark something rustles behind the tired group. The dog has bitten through the wire by itself and trots after them as if nothing had happened.
story-beginnings-survivors-always = Nora shares the last of her dried meat and talks until the ears come up. “You were nearly somebody’s supper. I think I will call you Dogmeat.”
story-beginnings-mutants-win = For once the meat bags are heavy on the way home. Tonight nobody goes to sleep growling.
story-beginnings-mutants-always = Thin humans, bad guns, no packs: people like that sleep somewhere near. A camp would feed many.
story-fort-davis-survivors-win = Somebody strokes the new rifles as if they were cats. For the first time in weeks there is laughter by the fire.
story-fort-davis-survivors-always = The same scars, the same warpaint: these are the mutants from the hills, and they are not just passing through. And the water in the cistern stands a hand lower again.
story-fort-davis-mutants-win = New steel, full larders, strong cages: the boss will be pleased, and a pleased boss is a quiet boss.
story-fort-davis-mutants-always = All humans look alike, but these smelled like the ones who spoiled the hunt. They could take the place of the slaves who ran away.
story-water-plant-survivors-win = It comes brown, then yellow, then clear. It will last until the rains.
story-water-plant-survivors-always = At dusk everybody shouts: attack, no, starve them out! Then shots roll over from the dump, and it is very quiet.
story-water-plant-mutants-win = Useful hands, all of them. In the chief’s head a whole region already kneels again.
story-water-plant-mutants-always = Little humans, everywhere little humans. And now one in steel has been seen at the dump. He shall pay for all of them.
story-journal-survivors-win = The pages are torn out. From the cover slides a holodisk with a tired voice: he would not be the one to hand the world another plague, and so he burned his own work.
story-journal-survivors-always = Nobody speaks on the way home. Thunder far away; a fight is coming, and everybody can feel it.
story-journal-mutants-win = Whatever it was that they wanted, they did not get it. Now the dump burns, and nobody will look for it again.
story-journal-mutants-always = Bolder humans, with better guns. There is work left to do. Thunder far away.
story-storm-survivors-win = It was dearly bought, but the rock is dry and the storm stays outside. The wasteland has not become kinder; perhaps it will be quiet for a while all the same.
story-storm-mutants-win = They wait under the rock until the sky has howled itself hoarse. Then they will go down to the settlement, for this land has a master now.
story-storm-both-always = Those who made it in sit at opposite walls and look at each other over the fire. Nobody sleeps, nobody shoots. There is nothing to do but wait.

## Rewards

scenario-reward = { $side }: { $caps } caps

## A scenario file that cannot be used

wasteland-scenario-zone = “{ $zone }” is not a zone. Write for example “within yellow of south”, “blue from edges”, “around dogmeat orange” or “square blue”; parts are joined by a comma.
wasteland-scenario-stock = “{ $text }” cannot lie under a marker. Write for example “item 5”, “blank”, “A” or “number 3”.
wasteland-scenario-sides = A scenario has two sides, this one has { $found }. Write a table [[side]] for each.
wasteland-scenario-no-end = This scenario never ends. Write at least one table [[end]].
wasteland-scenario-no-zone = The side “{ $side }” has no zone, so nobody could deploy it. Write zone = "…" in its table.
wasteland-scenario-clear = “clear” lists discs [x, y, radius] and boxes [left, bottom, right, top] in millimetres.
wasteland-scenario-rule = There is no rule named “{ $word }”.
wasteland-scenario-points = { $count } markers with fixed places need { $count } points.
wasteland-scenario-point = A point is two numbers on the table: [x, y] in millimetres.
wasteland-scenario-when = “{ $word }” is not a condition of this scenario’s rules.
wasteland-scenario-side-word = No side can be called “{ $side }”: the word means something else in a scenario. Choose another one.
wasteland-scenario-side-twice = Both sides are called “{ $side }”. Give each an id of its own.
wasteland-scenario-deploy = “deploy” names both sides, each once. Write deploy = ["{ $first }", "{ $second }"], or "luck".
wasteland-scenario-no-edges = The side “{ $side }” is to choose its edge, and has none to choose from. Write for example edges = ["west", "east"].
wasteland-scenario-marker-zone = Nobody could put these markers down. Write zone = "…", or by = "fixed" with their points.
wasteland-scenario-bystander-at = This bystander stands on another one, or not wholly on the table. Write at = [x, y] in millimetres.
wasteland-scenario-caps = The side “{ $side }” has too few caps for a force. limit and more together are at least { $least }.
wasteland-scenario-when-form = This condition needs something else after its word. Write for example “{ $form }”.
wasteland-scenario-rule-twice = The rule “{ $word }” is there twice. Once is enough.
wasteland-scenario-rule-marker = The rule “{ $rule }” needs markers of the kind "place" with word = "{ $word }": { $count }. Write a table [[marker]] for them.
wasteland-scenario-rule-bystander = The rule “{ $rule }” is about the first bystander, { $side ->
    [none] who belongs to no side
   *[other] who belongs to the side “{ $side }”
}. Write a table [[bystander]] like that.
wasteland-scenario-rule-leader = The rule “{ $rule }” needs a leader on each side: give a [[side.unit]] of “{ $side }” a leader.
wasteland-scenario-rule-edge = The rule “{ $rule }” has the side “{ $side }” come from one edge. Write edge = "{ $edge }" in its table.
wasteland-scenario-rule-card = The rule “{ $rule }” needs the card “{ $card }”, which is not in this card set.
refusal-wasteland-scenario-file = The scenario cannot be used: { $mistakes } { $mistakes ->
        [one] mistake
       *[other] mistakes
    }, the first in line { $line }.
refusal-wasteland-terrain-file = The terrain cannot be used: { $n } { $n ->
        [one] mistake
       *[other] mistakes
    }, the first in line { $line }. “overseer terrain check FILE” names them all.
refusal-wasteland-terrain-code-letters = That is not a terrain code: it begins with “WT1-”, then letters and the digits 2 to 7 follow.
refusal-wasteland-terrain-code-version = The terrain code is of version { $found }, this program reads version { $known }. Update the program or ask for another code.
refusal-wasteland-terrain-code-broken = The terrain code is not whole: letters are missing or wrong. Copy it again.
refusal-wasteland-terrain-unfit = No battle of this scenario can be played on this terrain. Open it in the terrain editor and choose the scenario there: it shows what is in the way.
