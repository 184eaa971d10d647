# Mistakes in a card file of Tragic, and what its lint says.

## Files

tragic-file-word = “{ $word }” is not known here; what is needed is { $what ->
    [step] a step
    [count] something to count
    [compare] a comparison
    [letter] a letter of S.P.E.C.I.A.L.
    [kind] a kind of card
    [filter] a kind or type of card
    [type] a type
    [keyword] a keyword
    [stat] a bonus
    [damage] a kind of damage
    [whom] whom it reaches
   *[answer] what it answers
}. Allowed: { $allowed }.
tragic-file-shape = “{ $text }” is not written correctly. It is written like this: { $allowed }.
tragic-file-cost = “{ $text }” asks for more than { $high } points of a letter; nobody can have more. Ask for fewer.
tragic-file-modes = “choose” is a list of two or more lists of steps: [["draw 2"], ["heal 8"]].
tragic-file-target-is = “target_is” needs a target that is a card.
tragic-file-choose = “choose” stands alone, without “do” and “roll”.
tragic-file-by = “by” belongs to “choose”.
tragic-file-else = “else” needs a “roll”, or an upkeep with a cost.
tragic-file-idle = This does nothing: name at least one thing.
tragic-file-no-target = This speaks of a target, but the ability has none. Give it a “target”.
tragic-file-if-target = “if” is asked before a target is chosen, so it cannot count the target. Count something else.
tragic-file-target = “{ $step }” cannot be done to “{ $target }”. Choose another target.
tragic-file-answer = “{ $step }” speaks of what a reaction answers: it belongs to the “cast” ability of a reaction.
tragic-file-point = “{ $step }” belongs to an ability with when = "start".
tragic-file-enter = “{ $step }” belongs to a building.
tragic-file-equal = “{ $step }” needs a step before it that moves cards.
tragic-file-free-use = A “use” needs a price or a bound: cost, engage, life, discards, sacrifice or once.
tragic-file-forced-cost = Something that is set off may cost points only if it can be declined: write may = true.
tragic-file-pay-by-life = “pay_by_life” needs a cost with letters.
tragic-file-no-use = “use” belongs to a card that stays in play, a trait or a skill.
tragic-file-start = “start” belongs to traits and skills.
tragic-file-folder = A set is a folder of 1 to { $high } TOML files; this one has { $found }.
tragic-file-twice = The card “{ $id }” is already in { $first }.
tragic-file-cards = A set has 1 to { $high } cards; this one has { $found }.
tragic-file-level-twice = Level { $level } of the radiation track is already described.
tragic-file-keyword-twice = The keyword “{ $word }” appears here twice. Write it once, with its index.
tragic-file-good = This card set is in order: “{ $name }” with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.

## Lint

tragic-lint-off-letter = The cost names { $letter }, which is no letter of the card.
tragic-lint-cost = A card of level { $level } costs { $level ->
    [one] { $level } point
   *[other] { $level } points
} of { $letter }, not { $found }.
tragic-lint-second = The second letter { $letter } costs at least 1 point and no more than the first.
tragic-lint-any = The cost asks for { $found } points of any letter; { $high } is the most.
tragic-lint-no-name = It has no name in “{ $lang }”. Write a “title” on the card, or the message { $message }.
tragic-lint-no-flavour = It has no flavour in “{ $lang }”. Write a “flavour” on the card, or at the message { $message }.
tragic-lint-no-glossary = The keyword “{ $keyword }” has no glossary entry in “{ $lang }”.
tragic-lint-max-hp = Only a race changes the maximum HP (TR-A1).
tragic-lint-trait = A trait of level { $level } has as many bonuses and as many drawbacks (TR-K1); this one has { $bonuses } and { $drawbacks }.
tragic-lint-idle = It does nothing.
tragic-lint-target = It aims at “{ $target }” and then leaves it alone.
tragic-lint-loop = The trigger “{ $when }” sets itself off. Give it once = true.
tragic-lint-never = “{ $text }” is never true: it is { $side ->
    [high] at most { $bound }
   *[low] at least { $bound }
} here. Change the number or the comparison.
tragic-lint-uncounted = This bonus cannot depend on “{ $count }”. Count something else.
tragic-lint-gone = The card does not stay in play, so it never gives this. Let it stay, or use the step “gain”.
tragic-lint-answer = “{ $step }” can do nothing to what this reaction answers. Add one of these to “answers”: { $allowed }; or choose another step.
tragic-lint-filter = No card of this set that “{ $what }” could reach fits the filter. Change the filter, or what is reached.
tragic-lint-dear = This costs { $found } points, and nobody can have more than { $high }. Ask for fewer.
tragic-lint-count = { $what ->
    [abilities] Ability cards of { $letter }
    [cards] Game cards of { $letter }
    [traits] Traits
   *[skills] Skills
}: { $found } found, at least { $low } needed.
tragic-lint-no-kind = No card of { $letter } is of the kind “{ $kind }”; each letter needs one.
tragic-lint-unused = No card uses “{ $word }” ({ $what }).
