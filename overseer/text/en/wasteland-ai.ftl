# Why the AI does what it does (WC-A4 to WC-A25): one sentence for each step of its reasoning.

## The roll and what it means

wasteland-ai-roll = { $model } rolled { $row ->
    [bottle] a bottle
    [bottles] two bottles
    [star] a star
    [stars] two stars
   *[explosion] an explosion
}, column “{ $column }”
wasteland-ai-no-card = no AI card
wasteland-ai-about = { $what ->
    [north] the north edge
    [south] the south edge
    [west] the west edge
    [east] the east edge
   *[several] one of several
}
wasteland-ai-manner = { $attitude ->
    [reckless] reckless
   *[careful] careful
}, { $method ->
    [close] close combat
   *[ranged] ranged
}{ $stays ->
    [yes] , stays engaged
   *[no] {""}
}
event-wasteland-ai-response-a = { wasteland-ai-roll }: A, attack ({ wasteland-ai-manner }).
event-wasteland-ai-response-m = { wasteland-ai-roll }: M, move ({ wasteland-ai-manner }).
event-wasteland-ai-response-o = { wasteland-ai-roll }: O, objective ({ wasteland-ai-manner }).
event-wasteland-ai-response-f = { wasteland-ai-roll }: F, fall back ({ wasteland-ai-manner }).
event-wasteland-ai-response-d = { wasteland-ai-roll }: D, defend ({ wasteland-ai-manner }).

## The close-combat list

event-wasteland-ai-close-fight = { $model }: close combat with an enemy within reach.
event-wasteland-ai-close-charge = { $model }: a charge engages an enemy.
event-wasteland-ai-close-contact = { $model }: no charge gets there, but a move engages an enemy.
event-wasteland-ai-close-next-charge = { $model }: a move now, so that a charge reaches an enemy next.
event-wasteland-ai-close-next-move = { $model }: a move now, so that another move reaches an enemy next.
event-wasteland-ai-close-towards = { $model }: every enemy is too far off for now; a move towards one.
event-wasteland-ai-close-engaged = { $model } is engaged: the target is one it touches, or one that a move reaches.

## The ranged list

event-wasteland-ai-ranged-shoot = { $model }: a shot.
event-wasteland-ai-ranged-position = { $model }: nobody can be shot from here; a move for a shot with the next action.
event-wasteland-ai-ranged-towards = { $model }: nobody will be in range; a move towards an enemy.
event-wasteland-ai-ranged-break-off = { $model } is engaged and wants to shoot: a move away for a shot with the next action.

## The target

event-wasteland-ai-target-only = { $model }: { $target } is the only target.
event-wasteland-ai-target-nearest = { $model }: { $target } is the nearest.
event-wasteland-ai-target-weakest = { $model }: { $target } has the least health left.
event-wasteland-ai-target-strongest = { $model }: { $target } is the strongest.
event-wasteland-ai-target-most-hurt = { $model }: { $target } is hurt most.
event-wasteland-ai-target-healthiest = { $model }: { $target } has the most health left.
event-wasteland-ai-target-vulnerable = { $model }: { $target } has the weakest armour against this weapon.
event-wasteland-ai-target-slowest = { $model }: { $target } is the slowest.
event-wasteland-ai-target-fastest = { $model }: { $target } charges farthest.
event-wasteland-ai-target-most-effective = { $model }: { $target } is the easiest to hit.
event-wasteland-ai-target-ready = { $model }: { $target } is ready.
event-wasteland-ai-target-used = { $model }: { $target } has been used.
event-wasteland-ai-target-important = { $model }: { $target } is nearest to what matters.
event-wasteland-ai-target-unengaged = { $model }: { $target } is unengaged.
event-wasteland-ai-target-engaged = { $model }: { $target } is engaged.
event-wasteland-ai-target-capable = { $model }: { $target } could spoil the objective.
event-wasteland-ai-target-chance = { $model }: { $count } targets are equally good; chance decides.
event-wasteland-ai-last-model = { $model } is the last of its side: the subject of the objective comes before the list.
event-wasteland-ai-chance = Chance decided between { $count } equally good choices.

## Weapons

event-wasteland-ai-reload = { $model } has nothing else that fits: load { $weapon }.
event-wasteland-ai-no-weapon = { $model } has no weapon that fits.

## Moves, objectives, falling back

event-wasteland-ai-attack-nobody = { $model } has nobody to attack: the objective.
event-wasteland-ai-move = { $model }: towards { $about }, { $moves ->
    [one] the last move
   *[other] { $moves } moves to go
}.
event-wasteland-ai-move-near = { $model }: no way leads to { $about }; as near as possible.
event-wasteland-ai-at-subject = { $model } is at { $about } already: the objective.
event-wasteland-ai-no-way = { $model } finds no way: an attack.
event-wasteland-ai-safest = { $model }: the safest of { $count } places, { $threats ->
    [0] out of reach of every enemy
    [one] within reach of one enemy
   *[other] within reach of { $threats } enemies
}, { $cover ->
    [0] without cover
    [one] behind one item of cover
   *[other] behind { $cover } items of cover
}.
event-wasteland-ai-aim-defeat = { $model }: the objective is to defeat { $about }; nobody else is a target.
event-wasteland-ai-aim-protect = { $model }: the objective is to protect { $about }.
event-wasteland-ai-aim-go = { $model }: the objective is to get to { $about }.
event-wasteland-ai-aim-use = { $model }: { $about } is within reach, for the objective.
event-wasteland-ai-aim-touch = { $model }: a move leads to the objective, { $about }.
event-wasteland-ai-aim-approach = { $model }: the objective, { $about }, is too far off for now.
event-wasteland-ai-aim-impossible = { $model } can do nothing for the objective: an attack.
event-wasteland-ai-fall-back = { $model }: fall back to where it came from.
event-wasteland-ai-at-home = { $model } stands where it came from: the objective.
event-wasteland-ai-again = { $model } has come round in a circle: an attack on any enemy.
event-wasteland-ai-towards-nearest = { $model } cannot attack: a move towards { $target }, the nearest enemy.
event-wasteland-ai-lost = { $model } can do nothing: the action is lost.

## Defending

event-wasteland-ai-defend-from = { $model }: { $target } is the main threat to { $about }.
event-wasteland-ai-defend-close = { $model } does not shoot into a fight of what it defends: close combat.
event-wasteland-ai-defend-drawn = { $count } enemies threaten it alike: one of them was drawn.
event-wasteland-ai-defend-move = { $model }: the threat cannot be attacked now; a move to { $about }.
event-wasteland-ai-defend-hostile = { $model } does not defend an enemy: the objective.
event-wasteland-ai-defend-nothing = { $model } has nothing to defend: an attack.

## Engaged

event-wasteland-ai-stays = { $model } does not break off: close combat with those it touches.
event-wasteland-ai-breaks-off = { $model }: break off.
event-wasteland-ai-no-way-out = { $model } cannot get away: close combat.

## Small decisions

event-wasteland-ai-follow = { $model }: follow.
event-wasteland-ai-stay-behind = { $model }: do not follow.
event-wasteland-ai-slide = { $model }: a slide, to keep { $target } away.
event-wasteland-ai-most-icons = { $model }: first what costs the most icons ({ $count }).
event-wasteland-ai-reacts = { $model }: a reaction to { $target } is worth it.
event-wasteland-ai-reaction-attack = { $model } can attack { $target }.
event-wasteland-ai-reaction-move = { $model }: a move out of danger.
event-wasteland-ai-quick = { $model } has one more action, a quick one.
event-wasteland-ai-points-prepare = { $model }: an action point, to prepare.
event-wasteland-ai-points-move = { $model }: an action point, for a move.
event-wasteland-ai-points-attack = { $model }: an action point, for an attack.
event-wasteland-ai-points-heal = { $model }: see to its wounds.
