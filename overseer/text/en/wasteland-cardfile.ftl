# Mistakes in a card file of Wasteland.

wasteland-file-word = “{ $word }” is not known here; needed is { $what ->
    [ruler] the colour of a ruler
    [die] the colour of a die
    [icon] an icon
    [effect] an effect
    [gift] a bonus
    [where] what a die is for
    [reach] whom it reaches
    [skill] a skill
    [attribute] an attribute
    [type] a type
    [damage] a kind of damage
    [use] what using it does
    [trait] a trait
    [power] a power of a leader
    [weapon-kind] a kind of weapon
    [situation] a situation
    [response] a response
    [attitude] an attitude
    [method] a method
    [priority] a target priority
    [event-effect] what an event does
    [who] whom it means
    [condition] a condition
    [outcome] what one gains
    [drawn] a kind of card
    [deed] a deed
    [perk-power] what a perk does
   *[ap] a use of action points
}. Allowed: { $allowed }.
wasteland-file-shape = “{ $text }” is not written correctly. It is written like this: { $allowed }.
wasteland-file-numbers = “{ $key }” must be a list of { $count } whole numbers.
wasteland-file-table = “{ $key }” must be a table.
wasteland-file-ratings = “{ $key }” must be a list of three ratings: physical, energy, radiation.
wasteland-file-strong = Armour that is strong against one kind of damage is strong against every kind it protects from.
wasteland-file-word-twice = “{ $word }” stands here twice. Write it once.
wasteland-file-no-card = There is no { $what ->
    [unit] unit
    [weapon] weapon
    [perk] perk
    [leader] leader card
    [quest] quest
    [consequence] consequence
   *[equipment] weapon or item
} “{ $id }” in this set.
wasteland-file-not-natural = The weapon “{ $id }” is not a part of a body. Give it natural = true, or name it in “standard”.
wasteland-file-not-ranged = The weapon “{ $id }” cannot be used from afar; the second preferred weapon is for that.
wasteland-file-no-type = A unit needs at least one type.
wasteland-file-skill-ruler = The skill “{ $skill }” and the ruler “{ $skill }” belong together; write both or neither.
wasteland-file-modifier = “modifier” changes a test; name its “attribute”.
wasteland-file-together = “{ $first }” and “{ $second }” belong together; write both or neither.
wasteland-file-needs = “{ $key }” needs “{ $other }”.
wasteland-file-inner = The inner circle must be smaller than the area.
wasteland-file-scatter = The misses of “scatter” must rise from entry to entry.
wasteland-file-stages = “stages” has at most { $high } entries.
wasteland-file-columns = “columns” has 1 to { $high } entries.
wasteland-file-cells = “{ $key }” needs one response for each column: { $count }.
wasteland-file-methods = “methods” has three entries (bottle, star, explosion) or five, one for each row.
wasteland-file-no-priority = An AI card needs at least one target priority.
wasteland-file-preferred = “preferred” has two entries: a weapon for close combat and one for afar; "" is none.
wasteland-file-perk = “{ $key }” does not belong to a perk of { $kind ->
    [settlement] the settlement
   *[model] a model
}.
wasteland-file-no-roll = A boost for a roll needs “attacks” or “tests”.
wasteland-file-consequence = “{ $key }” does not belong to a consequence: it lies open and is resolved at once.
wasteland-file-lasts = “{ $effect }” stands for a while; write lasts = "round" or lasts = "battle".
wasteland-file-nobodys = “{ $effect }” needs an owner; only a consequence has one.
wasteland-file-no-deed = A quest needs at least one deed.
wasteland-file-repeatable = A quest that goes on cannot be repeated.
wasteland-file-learned = Only the first part of a quest is learned of; the others follow it.
wasteland-file-next = “{ $id }” does not follow: it must be part { $part } of the same series.
wasteland-file-not-learned = The quest “{ $id }” may be taken anyway. Give it learned = true.
wasteland-file-name = The name of a set stands in its first file, before all cards. Put it into set.toml.
wasteland-file-folder = A set is a folder of 1 to { $high } TOML files; this one has { $found }.
wasteland-file-twice = The card “{ $id }” stands already in { $first }.
wasteland-file-cards = A set has at least one unit and at most { $high } cards; this one has { $found } cards.
wasteland-file-good = This card set is in order: “{ $name }” with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
}, { $items ->
    [one] { $items } item
   *[other] { $items } items
}, { $ai ->
    [one] { $ai } AI card
   *[other] { $ai } AI cards
} and { $campaign ->
    [one] { $campaign } campaign card
   *[other] { $campaign } campaign cards
}.
