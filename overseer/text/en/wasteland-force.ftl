# Forces of Wasteland: the ready ones, what may be wrong about a force, and `overseer force`.

## Ready forces

force-wasteland-farm-guard = The farm guard
    .plan = Settlers shoot from behind the fence, two scavengers wait round the corner, and the dog runs ahead.
force-wasteland-minutemen = The Minutemen
    .plan = A line of laser muskets, and Preston Garvey has those act once more who can end it.
force-wasteland-commonwealth = The heroes of the Commonwealth
    .plan = Well-known names, each with a trade of their own; the settlers see to it that nobody gets behind them.
force-wasteland-hunters = The hunters
    .plan = Super mutants advance and shoot; the brute and the hound fetch whoever is left standing.
force-wasteland-hammer = Hammer’s warband
    .plan = Hammer’s missiles open the way, and two brutes come through it.
force-wasteland-behemoth = The behemoth
    .plan = Everybody has to look at the behemoth; meanwhile the others reach the objective.
force-wasteland-patrol = The patrol
    .plan = Laser rifles keep the enemy at a distance, the scribe opens locks and computers.
force-wasteland-steel-line = The line of steel
    .plan = Danse holds the middle in power armour, knights and patrols shoot from both sides.
force-wasteland-strike-team = The strike team
    .plan = Three suits of power armour go straight in, the rest keeps their backs free.
force-wasteland-pack = The pack
    .plan = Many small beasts hold the enemy until the young deathclaw is there.
force-wasteland-nest = The nest
    .plan = Three scorpions round a glowing one: what poison leaves, radiation takes.
force-wasteland-alpha = The alpha
    .plan = One deathclaw that everybody fears, and young ones at its heels.

## What is wrong with a force

refusal-wasteland-force-unknown = There is no card “{ $card }” in this set.
refusal-wasteland-force-empty = The force has no units. Add one.
refusal-wasteland-force-over = The force costs { $n } caps, { $over } above the limit of { $limit }. Leave something at home.
refusal-wasteland-force-no-leader = The force has no leader. Give a leader card to a unit of one model.
refusal-wasteland-force-leaders = The force has { $n } leaders, and one is right. Take the others’ leader cards away.
refusal-wasteland-force-same-person = { $unit } and { $other } are the same person: a force has room for one of them.
refusal-wasteland-force-twice = { $card } is unique, and it is in the force more than once.
refusal-wasteland-force-count = { $unit }: a unit has 1 to { $high } models, not { $n }.
refusal-wasteland-force-no-unit = { $unit } cannot be part of a force; scenarios hand it out.
refusal-wasteland-force-creature = { $unit } is a creature. Creatures join a force only if all players agree, or under a Creature Controller.
refusal-wasteland-force-single-leader = { $unit }: only a unit of one model may have a leader card, this one has { $n } models.
refusal-wasteland-force-single-heroic = { $unit }: only a unit of one model may be heroic, this one has { $n } models.
refusal-wasteland-force-single-unique = { $unit } is unique: the unit is one model, not { $n }.
refusal-wasteland-force-single-unique-card = { $unit }: { $card } is unique, so only a unit of one model may have it, not one of { $n }.
refusal-wasteland-force-single-slow = { $unit }: { $card } fires slowly, so only a unit of one model may have it, not one of { $n }.
refusal-wasteland-force-single-fading = { $unit }: the effect of { $card } fades, so only a unit of one model may have it, not one of { $n }.
refusal-wasteland-force-single-power-armour = { $unit }: { $card } is power armour, so only a unit of one model may wear it, not one of { $n }.
refusal-wasteland-force-unlisted = { $card } has no price, in the { $list } list or in any other. Choose another card.
refusal-wasteland-force-base-armour = { $unit }: { $card } is a second suit of armour; one card sets the ratings.
refusal-wasteland-force-armour-piece = { $unit }: { $card } is a second piece of its kind; one of each kind is allowed.
refusal-wasteland-force-clothing = { $unit }: { $card } is a second piece of clothing; one is allowed.
refusal-wasteland-force-two-power-armours = { $unit }: { $card } is a second power armour; one is enough.
refusal-wasteland-force-mutant-power-armour = { $unit }: super mutants wear no power armour, so { $card } has to stay behind.
refusal-wasteland-force-loose-mod = { $unit }: there is nothing that { $card } could be fitted to. Every weapon and armour takes one fitting mod.
refusal-wasteland-force-power-mod = { $unit }: { $card } belongs on power armour, and there is none.
refusal-wasteland-force-natural = { $unit }: { $card } is part of a body and cannot be bought.
refusal-wasteland-force-not-for-it = { $unit }: { $card } is not for units of this type.
refusal-wasteland-force-slots-weapons = { $unit }: { $n } weapons, but this type carries { $high ->
    [0] none besides its own
   *[other] { $high } at most
}.
refusal-wasteland-force-slots-mods = { $unit }: { $n } mods, but this type has { $high } at most.
refusal-wasteland-force-slots-items = { $unit }: { $n } items, but this type has { $high } at most.
refusal-wasteland-force-spare = The force costs { $n } of { $limit } caps: { $left } are left to spend.
refusal-wasteland-force-mixed = { $unit } is of another faction than the leader: the leader card does nothing for it. (The force counts as: { $faction }.)
refusal-wasteland-force-borrowed = { $card } is not in the { $list } list: it costs what the { $from } list says.
refusal-wasteland-force-unarmed = { $unit } has no weapon and will fight with whatever lies about.
refusal-wasteland-force-no-skill = { $unit }: { $card } needs a skill that the unit does not have ({ $skill }).
refusal-wasteland-force-weak = { $unit }: { $card } needs Strength { $low }, the unit has { $n }.
refusal-wasteland-force-no-expert = Nobody in the force knows this skill: { $skill }. Markers that ask for it stay shut.
refusal-wasteland-force-unknown-name = There is no ready force “{ $name }”. { $guess ->
    [no] There are: { $known }.
   *[other] Did you mean “{ $guess }”?
} A force code or a force file will do as well.
refusal-wasteland-force-file = The force file cannot be read: { $n ->
    [one] one mistake, in line { $line }
   *[other] { $n } mistakes, the first one in line { $line }
}. “overseer force check” shows them.
refusal-wasteland-force-code-letters = That is not a force code: it begins with “WW1-”, then letters and the digits 2 to 7 follow.
refusal-wasteland-force-code-version = The force code is of version { $found }, this program reads version { $known }. Update the program or ask for another code.
refusal-wasteland-force-code-broken = The force code is not whole: letters are missing or wrong. Copy it again.
refusal-wasteland-force-code-edition = The force code belongs to another card set (mark { $mark }); “{ $here }” has the mark { $own }. Name the right set with --cards.
refusal-wasteland-force-code-large = The force is too large for a code: there is room for { $high } of a kind. Share its file instead.

## Force files

force-file-edition = This force is for the card set “{ $edition }”; the cards here are “{ $here }”. Take the set it was made with, or change this line and replace what is missing.
force-file-units = { $n } units are too many; { $high } are allowed.
force-file-entry = “{ $entry }” is not a card of a force. Write the id of a card, with the number (up to { $high }) before it if there are several: “4 frag-grenade”.
force-file-mod = “{ $entry }” is not a mod. Write its id, followed by the weapon’s if it could go on several: “silenced hunting-rifle”.
force-file-card = “{ $card }” is not a card of the set “{ $here }” that could stand here. “overseer cards wasteland list” shows all cards.
force-file-place = “{ $card }” belongs in the list “{ $key }”.

## `overseer force`

force-summary = { $name } · { $faction } · { $n ->
    [one] { $n } model
   *[other] { $n } models
} · { $caps ->
    [one] { $caps } cap
   *[other] { $caps } caps
}
force-unit = { $n } × { $unit }{ $cards ->
    [no] {""}
   *[other] : { $cards }
} · { $n ->
    [1] { $shared ->
        [0] { $caps }
       *[other] { $each } + { $shared } = { $caps }
    }
   *[other] { $shared ->
        [0] { $n } × { $each } = { $caps }
       *[other] { $n } × { $each } + { $shared } = { $caps }
    }
}
force-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
force-leader = leader ({ $leader })
force-heroic = heroic
force-sum = Sum: { $caps ->
    [one] { $caps } cap
   *[other] { $caps } caps
} ({ $list } list)
force-limit = ({ $caps } of { $limit } caps)
force-good = Nothing to complain about: this force may fight for { $limit } caps.
force-new = { $n ->
    [0] The empty force is in { $file }.
    [one] The force is in { $file }, with { $n } model.
   *[other] The force is in { $file }, with { $n } models.
}
force-next = Change it with any editor, then: overseer force check { $file }
force-error-there = { $file } is there already, and nothing is overwritten. Choose another name.
force-error-list = “{ $list }” is not a list of prices. There are: { $known }.

help-force = Build forces of Wasteland, check them, share them
    .long = Forces of Wasteland: units with their equipment and a leader, up to a limit of 500, 750 or 1000 caps. A FORCE is the name of a ready force, a force code or a force file. Each command has its own --help.
    .examples =
        overseer force list  The ready forces and their plans
        overseer force new mine.toml --from minutemen  Begin with a copy of a ready force
        overseer force check mine.toml --limit 750  Is it legal, and is it wise?
        overseer force show mine.toml  What each unit carries and costs
        overseer force code mine.toml  Share it
help-force-file = The force file.
    .value = FILE
help-force-source = A ready force’s name, a force code or a force file.
    .value = FORCE
help-force-prices = The list of prices: 2018, 2020 or 2025. Without it: 2020.
    .value = YEAR
help-force-new = Begin a new force file
    .long = Make a new force file: an empty one, or a copy of another force. Nothing is ever overwritten.
    .examples =
        overseer force new mine.toml  An empty force
        overseer force new mine.toml --from patrol  A copy of a ready force
help-force-new-source = The force to copy: a ready force’s name, a force code or a force file.
    .value = FORCE
help-force-check = Say what is wrong with a force and what is unwise
    .long = Everything that no table accepts, with its rule, and everything that is allowed but unwise. The exit code is 1 if something is wrong, 0 if there is only advice.
    .examples =
        overseer force check mine.toml  For 750 caps
        overseer force check mine.toml --limit 1000 --list 2025  For another limit and list
help-force-check-limit = The limit in caps. Without it: 750, or what a ready force is made for.
    .value = CAPS
help-force-check-creatures = All players agree to creatures.
help-force-show = Show a force: its units, what they carry, what they cost
    .long = Every unit with its equipment and its price, and the sum.
    .examples =
        overseer force show minutemen  A ready force
        overseer force show mine.toml --list 2018  With other prices
help-force-code = Turn a force into a short code, or a code into a file
    .long = Print a force as a short text to share or, with --out, write the force of a code or of another force to a file.
    .examples =
        overseer force code mine.toml  The code
        overseer force code WW1-ABCD --out friend.toml  A file from a code
help-force-code-out = Write a force file instead of printing a code.
    .value = FILE
help-force-list = List the ready forces
    .long = The ready forces of every faction for 500, 750 and 1000 caps, with their plans.
    .examples =
        overseer force list  All ready forces

## The numbers of a unit, in the force builder

force-number-attribute = A test of it succeeds in { $percent }% of all rolls, before dice help.
force-number-skill = Tested with { $attribute }: it succeeds in { $percent }% of all rolls, before dice help.
force-number-printed = The card itself says { $printed }.
force-number-health = Health
    .text = { $n } damage removes the model.
force-number-power-health = Power armour holds
    .text = The power armour takes { $n } damage before it is degraded.
force-number-luck-points = Luck tokens
    .text = The model begins with { $n } luck tokens.
force-number-armour = Armour: { $kind }
force-number-power = Power armour: { $kind }
force-number-rating = { $sort ->
    [immune] Immune: none of this damage comes through.
    [none] No armour: all of this damage comes through.
   *[some] A number up to { $n } on the red die blocks that much{ $plus ->
        [0] .
       *[other] , and 1 more is always blocked.
    }
}
force-number-move = Move
    .text = A move goes as far as this ruler: { $length }.
force-number-charge = Charge
    .text = A charge goes as far as this ruler and ends in contact: { $length }.
force-number-awareness = Awareness
    .text = The model notices what happens within this ruler: { $length }.
