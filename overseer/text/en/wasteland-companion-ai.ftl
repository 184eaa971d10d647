# The AI beside a real table (WC-A1 to WC-A25): what it asks, what is to be done, and why.

## Things and rulers

companion-ruler = { $colour ->
    [orange] orange ruler
    [yellow] yellow ruler
    [red] red ruler
    [green] green ruler
    [blue] blue ruler
   *[black] black ruler
} ({ $cm } cm)
companion-then = { $first }, then { $rest }
companion-or = { $first } or { $rest }
companion-home = its deployment point
companion-point = the point of the aim

## Questions

companion-ask-touch = { $count ->
    [one] Does { $me } touch { $who }?
   *[other] Whom does { $me } touch?
}
companion-ask-touch-help = Bases that touch are engaged.
companion-ask-engaged = { $count ->
    [one] Is { $who } engaged?
   *[other] Which of these are engaged?
}
companion-ask-engaged-help = Engaged: an enemy’s base touches theirs.
companion-ask-fought = { $count ->
    [one] Does anybody but { $me } fight { $who }?
   *[other] Whom of these does anybody but { $me } fight?
}
companion-ask-fought-help = A base of another model of its side touches theirs. A careful model does not shoot into such a fight, and joins it first.
companion-ask-friends = { $count ->
    [one] Is { $who } within the { $ruler } of { $me }?
   *[other] Which friends are within the { $ruler } of { $me }?
}
companion-ask-friends-help = From base to base; how many there are decides the column of the AI card.
companion-ask-within = { $count ->
    [one] Does { $me } see { $who } within the { $ruler }?
   *[other] Whom does { $me } see within the { $ruler }?
}
companion-ask-within-help = So far reaches { $weapon } in close combat.
companion-ask-reach = { $count ->
    [one] Does the { $ruler } of { $me } reach { $who }?
   *[other] Whom does the { $ruler } of { $me } reach?
}
companion-ask-reach-help = Lay it from its base, round walls and enemies; over difficult ground take one colour less. Whom it sees does not matter yet.
companion-ask-along = { $count ->
    [one] Can { $me } move into contact with { $who } and still touch everybody it fights now?
   *[other] With whom of these can { $me } move into contact and still touch everybody it fights now?
}
companion-ask-along-help = At most by the { $ruler }. It does not break off: a move that lets go of somebody does not count.
companion-ask-sees = { $count ->
    [one] Does { $me } see { $who }?
   *[other] Whom does { $me } see?
}
companion-ask-sees-help = Only what is seen can be charged.
companion-ask-next = { $count ->
    [one] Do the { $ruler } and the { $second } reach { $who } together?
   *[other] Whom do the { $ruler } and the { $second } reach together?
}
companion-ask-next-help = Lay one after the other from its base, round walls. Whom they do not reach, one of them does not reach either.
companion-ask-sees-then = { $count ->
    [one] After one { $ruler } straight on, would { $me } see { $who }?
   *[other] After one { $ruler } straight on towards them, whom would { $me } see?
}
companion-ask-sees-then-help = It can only charge next whom it sees then.
companion-ask-shot = { $count ->
    [one] Does { $me } see { $who } within { $rulers }?
   *[other] Whom does { $me } see within { $rulers }?
}
companion-ask-shot-help = The range of { $weapon }, from base to base. A camouflaged model is seen only within one awareness ruler.
companion-ask-position = { $count ->
    [one] Could one { $ruler } bring { $me } to a shot at { $who }?
   *[other] At whom could { $me } shoot after one { $ruler }?
}
companion-ask-position-help = A place that the move reaches, with a line of sight and in range of { $weapon }: { $rulers }.
companion-ask-break-off = { $count ->
    [one] After breaking off by one { $ruler }, could { $me } shoot at { $who } no harder than from here?
   *[other] After breaking off by one { $ruler }, whom could { $me } shoot at no harder than from here?
}
companion-ask-break-off-help = In range of { $weapon } ({ $rulers }), in sight, with no more cover in between than now.
companion-ask-break-off-harder = { $count ->
    [one] After breaking off by one { $ruler }, could { $me } shoot at { $who } at all?
   *[other] After breaking off by one { $ruler }, whom could { $me } shoot at at all?
}
companion-ask-break-off-harder-help = In range of { $weapon } ({ $rulers }) and in sight, whatever the cover.
companion-ask-nearest = Who is the fewest moves away from { $me }?
companion-ask-nearest-help = Count whole moves of its ruler along the way, not the straight line; name all that are equal.
companion-ask-closest = Who is nearest to { $me }, from base to base?
companion-ask-closest-help = For a shot the gap counts; name all that are equal.
companion-ask-important = Who is nearest to what { $me } is after?
companion-ask-important-help = From base to base, to the nearest of its subjects: { $subjects }.
companion-ask-cover = Who has the least cover from { $me }?
companion-ask-cover-help = Count the items of cover between the bases, models too; name all that are equal.
companion-ask-at = { $count ->
    [one] Is { $me } in contact with this: { $who }?
   *[other] With which of these is { $me } in contact?
}
companion-ask-at-help = At a point its base covers it; at an edge its base reaches it.
companion-ask-usable = { $count ->
    [one] Is { $me } in contact with this, or near enough to use it: { $who }?
   *[other] With which of these is { $me } in contact, or near enough to use them?
}
companion-ask-usable-help = Contact is needed unless the scenario says how near is enough.
companion-ask-subject = Which of these is the fewest moves away from { $me }?
companion-ask-subject-help = Along the way, without touching an enemy at its end. Of equals, the shorter way.
companion-ask-one-move = Does one { $ruler } bring { $me } into contact with this: { $who }?
companion-ask-one-move-help = By the shortest way, without touching an enemy.
companion-ask-looks = { $count ->
    [one] Is { $me } aware of this: { $who }?
   *[other] Of which of these is { $me } aware?
}
companion-ask-looks-help = Within its awareness ruler and in sight.
companion-ask-slides = { $count ->
    [one] Could the enemy slide round { $me } into contact with this: { $who }?
   *[other] With which of these could the enemy slide into contact, round { $me }?
}
companion-ask-slides-help = Or with a model of its side that touches it.
companion-ask-aware = Does { $me } notice { $who }: within { $rulers }, and in sight?
companion-ask-aware-help = Twice its awareness ruler, anywhere along what was done.
companion-ask-safer = Could { $me } stand safer within one { $ruler }?
companion-ask-safer-help = Safer: fewer enemies able to shoot or charge it there with one action, then more cover.
companion-ask-at-place = In thought { $me } stands unengaged where { $at } is.
companion-ask-none = Nobody
companion-ask-yes = Yes
companion-ask-no = No

## What is to be done

companion-do-fight = { $me }: close combat with { $target } ({ $weapon }).
companion-do-detonate = { $me }: set off the bomb.
companion-do-charge = { $me }: { $ruler } towards { $target }, ending in contact. It is a charge.
companion-do-contact = { $me }: { $ruler } towards { $target }, ending in contact.
companion-do-next-charge = { $me }: { $ruler } towards { $target }, so that a charge reaches next.
companion-do-next-move = { $me }: { $ruler } towards { $target }, so that a move reaches next.
companion-do-towards = { $me }: { $ruler } towards { $target }.
companion-do-shoot = { $me }: shoot at { $target } ({ $weapon }, { $rulers }).
companion-do-throw = { $me }: throw { $weapon } at { $target } ({ $rulers }).
companion-do-position = { $me }: { $ruler } to a place for a shot at { $target } ({ $weapon }, { $rulers }).
companion-do-nearer = { $me }: { $ruler } towards { $target }.
companion-do-break-off = { $me }: { $ruler } away from the fight, to a place for a shot at { $target } ({ $weapon }, { $rulers }).
companion-do-nearest = { $me }: { $ruler } towards the nearest enemy, { $target }.
companion-do-move = { $me }: { $ruler } on the way to this: { $target }.
companion-do-touch = { $me }: { $ruler } into contact with this: { $target }.
companion-do-look = { $me }: look at this: { $target }. It costs no action.
companion-do-use = { $me }: use this: { $target }.
companion-do-reload = { $me }: load { $weapon }.
companion-do-prepare = { $me }: prepare, a reaction token.
companion-do-heal = { $me }: use { $weapon }.
companion-do-lost = { $me }: nothing, the action is lost.
companion-do-end = { $me }: the activation is over.
companion-do-pass = Nobody reacts.
companion-do-retreat = { $me }: { $ruler } to the safest place, as a reaction.

## How

companion-how-straight = By the shortest way, round walls; it may end in the open.
companion-how-careful = At least half the ruler, then the safest place: where the fewest enemies can shoot or charge it, then with the most cover.
companion-how-off = It ends in contact with no enemy.
companion-how-yellow = As far as the ruler allows, but it stops a { $ruler } away from every enemy.
companion-how-leaving = It breaks off: those it leaves have their free attacks.
companion-how-quick = It is a quick action, for one action point.
companion-how-critical = Its critical meter is full: spend it on this attack.
companion-how-band = Short or long, whichever gives the better value where both count.
companion-how-chance = They are equally good: draw one of them.

## Why

companion-why-move = { $model } is on the way: { $about }.
companion-why-defend-drawn = Several enemies threaten it alike: one of them is drawn.

## In the terminal

companion-ask-token = Whose token was drawn? Type the number on its base; Enter draws one.
companion-ask-die = Which face shows the blue die: b (bottle), bb, bs (bottle and star), s (star), ss or x (explosion)? Enter rolls it.
companion-ask-done = Enter when it is done, - if it cannot be done.
companion-ask-hurt = Who lost health? Number and loss, as 2-1; 2-0 for one who is gone. Enter: nobody.
companion-fighter = {"  "}{ $n } · { $model }
companion-acts = { $model } acts.
companion-new-round = All of the AI’s models have acted: a new round.
companion-all-gone = None of the AI’s models is left.
companion-bye = The companion stops here.
companion-error-number = That is none of them. Type one of these numbers: { $numbers }.
companion-error-die = The blue die has no such face. Type b, bb, bs, s, ss or x.
companion-error-choice = Type the numbers of your choice, as 1 3, or 0 where it is offered.
companion-error-hurt = Type the number of a model and its loss, as 2-1.
companion-error-units = { $option } takes between one and forty units, with commas between them.
companion-error-unit = { $option }: there is no unit “{ $unit }”. See them with “overseer cards wasteland”.
help-companion = Let the AI play Wasteland’s models on your real table
    .long = For a battle with miniatures on a real table: the companion draws tokens, reads the blue die, asks what it has to know about the table, and tells what each of the AI’s models does and why.
    .examples =
        overseer companion  Two super mutants against three settlers
        overseer companion --ai brute,mutant-hound --against sole-survivor,dogmeat  Other units
help-companion-ai = The units that the AI plays, by their ids, with commas between them.
    .value = UNITS
help-companion-against = The units that you play.
    .value = UNITS
