# Campaigns at the terminal: moves, what stands where, questions, commands.
# $seat: a player; $structure, $card, $perk, $quest, $unit, $model, $scenario, $side: names.

## What stands where

campaign-called = Campaign “{ $name }”, in { $folder }
campaign-list-none = There is no campaign yet. “overseer campaign new” begins one.
campaign-list-damaged = { $mark } { $name }: damaged; “overseer campaign repair --name { $name }” goes on with what is intact
campaign-list-line = { $mark } { $name }: { $course ->
    [linked] linked
   *[free] free
}, { $players }, { $n ->
    [one] 1 battle fought
   *[other] { $n } battles fought
}{ $over ->
    [yes] , over
   *[no] {""}
}, last played { $day }
campaign-welcome =
    A campaign ties battles of Wasteland together: settlements between them, forces that grow, and what each battle means for the next.

    overseer campaign new                             five linked battles, alone against the AI
    overseer campaign new --course free               one battle after another, as you like
    overseer campaign new --seats human,human         two people, one on each side

    Then “overseer campaign” goes on with it. “overseer campaign --help” tells everything.
campaign-power = Power
campaign-water = Water
campaign-room = Room
campaign-stores = Stores
campaign-sheds = Sheds
campaign-caps = Caps
campaign-requires = Needs the perk: { $perks }.
campaign-column-structure = Structure
campaign-column-count = How many
campaign-column-on = Working
campaign-column-price = Caps
campaign-column-power = Power
campaign-column-water = Water
campaign-column-maximum = Most
campaign-column-does = What it does

## Playing

campaign-begun = A campaign with { $players }, in { $folder }
campaign-next-step = { $seat }: { $prompt }
    overseer campaign { $command }
campaign-next-bot = { $seat } is deciding, where the campaign is being played.
campaign-next-battle = The battle is prepared.
    overseer campaign battle            fight it here
    overseer campaign battle --entered  tell how it ended on a real table
campaign-over = The campaign is over. “overseer campaign history” tells how it went.
campaign-how-to = Do it: overseer campaign { $command } NUMBER, or what stands in brackets instead of the number.
campaign-perk = { $text } [{ $notation }]
campaign-no-perks = No perk can be bought or given up now.
campaign-sure = Do it? [y/n]{" "}
campaign-not-done = Nothing was done.
campaign-error-step = Step “{ $command }” is not what is asked. First: overseer campaign { $now }
campaign-battle-left =
    The battle is saved with the campaign.
    To go on with it: overseer campaign battle{ $option }
campaign-fight-hint = The battle is prepared. “battle” fights it here; “entered” takes down how it ended on a real table.
campaign-not-yet = There is no battle to fight yet. First: { $prompt }
campaign-given-up = The battle was given up and has no result. Fight it once more, or tell how it ended.
campaign-back = Back to the campaign.
campaign-goodbye = The campaign is saved in { $folder }
    To go on: overseer campaign{ $option }
campaign-look-nothing = There is nothing called “{ $word }”. Name a structure or a card.
campaign-plain-help =
    A number        do what has that number
    A notation      do what it means, for example “build store”
    moves           list what can be done
    show            describe settlements, cards and the next battle
    look …          describe a structure or a card by its id or name
    why …           say why something is not allowed, or what it would change
    battle          fight the battle that is prepared
    entered         tell how it ended on a real table
    force           what you may bring; “force FILE” brings a force of your own
    perks           the perks that you can buy now (step 1)
    quests          the quest journal
    history         all battles so far
    rule …          read a rule
    undo            take your last step back
    restart         take back all your steps since somebody else decided
    lang fr         change the language: en, fr, de, es
    quit            leave; the campaign can be taken up again

## Forces

campaign-force-hint = Bring one by its number, or a force file or code of your own. “overseer campaign force --out FILE” writes the first one down so that you can change it.
campaign-force-written = The force is in { $file }. Change it, then: overseer campaign force { $file }

## How a real battle ended

campaign-entry-intro = How did the battle on your table end? “back” returns to the question before, “quit” stops without taking anything down.
campaign-entry-end = Who won, and how?
campaign-entry-rounds = After how many rounds? (Enter alone: { $most })
campaign-entry-removed = { $seat }: which models were removed? For example “1 3x2”: one of the first unit, two of the third. Enter alone: nobody.
campaign-entry-boosts = { $seat }: which boosts were not used? Numbers, or names with commas. Enter alone: none.
campaign-entry-cards = { $seat }: what is left of items that are used up, and which finds does the force hold? Numbers, or names with commas. Enter alone: nothing.
campaign-entry-degraded = { $seat }: which units have degraded power armour? Enter alone: none.
campaign-entry-quest = { $seat }: was the quest done? [y/n]
campaign-entry-owed = { $seat }: which consequences were not resolved? Enter alone: none.
campaign-entry-sure = Is all of this right? It cannot be taken back. [y/n]
campaign-entry-leader = { $unit } (leader)
campaign-entry-told-of = { $seat }: { $facts }
campaign-entry-told-rounds = Rounds: { $n }
campaign-entry-told-removed = removed: { $names }
campaign-entry-told-degraded = degraded armour: { $names }
campaign-entry-told-cards = left or found: { $names }
campaign-entry-told-boosts = boosts left: { $n }
campaign-entry-told-quest = quest done
campaign-entry-told-owed = still to come: { $names }
campaign-entry-told-standing = everybody stands
campaign-entry-told-empty = nothing is left over
campaign-entry-told-also = { $facts }; { $fact }
campaign-entry-number = Say a number from 1 to { $most }.
campaign-entry-places = “{ $word }” is not a unit of the list. Say for example “2”, or “2x3” for three of its models.
campaign-entry-many = { $unit }: there are only { $most } of them.
campaign-entry-card = “{ $word }” is not a card that could be left. Use its name or its id.
campaign-entry-yes = Say y or n.
campaign-entry-impossible = That cannot be. { $why } “back” goes to the question before, “n” to the first one.

## Files

campaign-exported = { $seed ->
    [yes] The campaign is in { $file }, with its secret seed: whoever has the file can go on with it, and could foresee its dice.
    [seen] What has been shown of the campaign so far is in { $file }, without the secrets of others: it can be read, not played on.
   *[no] The campaign is in { $file }, without its secret seed: it can be read and compared, not played on.
}
campaign-imported = { $file } has been checked, and the campaign is in { $folder }
    It is the current one now: commands without --name are about it.
campaign-imported-there = { $file } has been checked, and the campaign is in { $folder }
    To go on: overseer campaign --dir "{ $folder }"
campaign-same = Both copies are the same.
campaign-other = These are two different campaigns.
campaign-differs = The copies differ from step { $step } on.
    here: { $mine }
    there: { $other }
campaign-verified = { $steps ->
    [one] 1 step, and every die and battle behind it: all is in order.
   *[other] { $steps } steps, and every die and battle behind them: all is in order.
}
campaign-verified-partly = { $steps ->
    [one] 1 step: it is legal, and its seal is intact.
   *[other] { $steps } steps: all are legal, and every seal is intact.
} But { $gaps ->
    [one] one thing is not proved:
   *[other] { $gaps } things are not proved:
}
campaign-intact = Nothing is wrong with this campaign.
campaign-repaired = The campaign goes on after its first { $steps } steps, which are intact. The damaged file is kept as { $file }

## What goes wrong

campaign-error-both = Say --name or --dir, not both.
campaign-error-name = “{ $name }” is not a name for a campaign: letters, digits, blanks and hyphens, at most 40.
campaign-error-none-yet = There is no campaign yet. Begin one: overseer campaign new
campaign-error-seat = There is no seat { $seat } in this campaign: 1 to { $most }.
campaign-error-who = { $seat } is asked, and has secrets. Is that you? Then say so: --seat { $n }
campaign-error-force = There is no force “{ $word }”. Say a number of the list, the name of a ready force, a file or a code.
campaign-error-course = There is no course “{ $course }”. There are: { $known }
campaign-error-settlements = “{ $word }”: say yes or no for each player, with commas between them.
