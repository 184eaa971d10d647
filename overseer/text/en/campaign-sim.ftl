# Simulated campaigns (`overseer sim wasteland --campaign`): tables and the picture.
# $low, $median, $high: quartiles; $course: linked or free.

campaign-sim-title = { $games ->
    [one] One campaign
   *[other] { $games } campaigns
} of Wasteland, { $course ->
    [linked] the linked five
   *[free] free
}, seed { $seed }
campaign-sim-picture = { $games ->
    [one] One campaign
   *[other] { $games } campaigns
} of { $course ->
    [linked] the linked five
   *[free] chosen battles
}: { $bots }
campaign-sim-progress = Campaigns
campaign-sim-victories = Battles won
campaign-sim-number = Battle
campaign-sim-result = Result
campaign-sim-share = Share
campaign-sim-battle = { $n }. { $name }
campaign-sim-whole = The campaign
campaign-sim-won = { $level ->
    [draw] Draw
    [major] { $side }: major victory
    [minor] { $side }: minor victory
   *[plain] { $side }: victory
}
campaign-sim-level-major = Major victory
campaign-sim-level-plain = Victory
campaign-sim-level-minor = Minor victory
campaign-sim-level-draw = Draw
campaign-sim-held = After battle
campaign-sim-player = Seat
campaign-sim-caps = Caps
campaign-sim-structures = Structures
campaign-sim-perks = Perks
campaign-sim-cards = Cards
campaign-sim-quartiles = { $median } ({ $low }–{ $high })
campaign-sim-note = Median and, in brackets, the quartiles: what each settlement has when its phase is over.
campaign-sim-quest = Quest
campaign-sim-taken = Taken
campaign-sim-done = Done
campaign-sim-quests = Quests taken: { $taken }; done: { $done }.
campaign-sim-after = after battle
campaign-sim-band = Lines: medians. Bands: from quartile to quartile.
campaign-sim-error-game = { $option } is only for Wasteland’s campaigns. Leave it out, or write: overseer sim wasteland --campaign linked
campaign-sim-error-with = { $option } does not go with --campaign: campaigns bring their own forces. Leave it out.
campaign-sim-written = The picture is in { $file }.

help-sim-campaign = Wasteland: whole campaigns with settlements instead of single battles: “linked” for the linked five, or “free:” and scenarios with commas between them.
    .value = COURSE
help-sim-svg = With --campaign: where to draw the results as a picture.
    .value = FILE
