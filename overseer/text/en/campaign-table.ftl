# The campaign on the whole screen.

table-title-campaign = CAMPAIGN
table-campaign-progress = { $course ->
    [linked] battle { $number } of 5
   *[free] battle { $number }
}
table-campaign-progress-in = { $progress }: { $scenario }
table-campaign-caps = { $caps } caps
table-campaign-no-settlement = No settlement
table-campaign-below = ⇧↓ more
table-campaign-fight = The battle is prepared. Enter: fight it here. E: tell how it ended on a real table.
table-campaign-fight-only = The battle is prepared. Enter: fight it.
table-campaign-played-only = The battles of this campaign are fought here; nobody tells how they ended.
table-campaign-build = Build: { $family } ({ $n })
table-campaign-scrap = Scrap ({ $n })
table-campaign-guard = An armour boost for a unit ({ $n })
table-campaign-perk = Perks of the settlement ({ $n })
table-campaign-limit = { $n } caps
table-campaign-own-force = f: build one of your own
table-campaign-ready = To battle
table-campaign-model = Perks for { $model } ({ $n })
table-campaign-lead = { $model } leads ({ $n })
table-campaign-unperk = Give up a perk ({ $n })
table-campaign-supply = Switch on or off ({ $n })
table-campaign-name = By name: { $structure } ({ $n })
table-campaign-more = … and { $n } more
table-campaign-cards = Cards
table-campaign-no-cards = No cards yet.
table-campaign-force = Force
table-campaign-bench-keys = Enter or +: add   −: remove   Tab: the other list   u: undo   Ctrl-S: bring it   /: file or code   Esc: back
table-campaign-bench-unit = Units
table-campaign-bench-card = { $store ->
    [yes] Cards from the stores
   *[no] Weapons and items
}
table-campaign-bench-boost = Boosts
table-campaign-bench-perk = Perks
table-campaign-bench-leader = Leader card
table-campaign-bench-pool = What can be added
table-campaign-bench-sum = { $caps } of { $limit } caps
table-campaign-bench-good = Nothing is wrong with it: Ctrl-S brings it.
table-campaign-entered = The result of a real battle
table-campaign-timeline = Battles
table-campaign-journal = Quests
table-campaign-briefing = Briefing
table-campaign-ask-keys = Enter: answer   Esc: leave it
table-campaign-entry-keys = Enter: answer   ↑: the question before   Esc: leave it
table-campaign-on = a structure that works
table-campaign-off = one without power or water
table-campaign-used = used in this phase
table-key-campaign-briefing = briefing

table-key-campaign-entered = result
table-key-campaign-force = force
table-key-campaign-timeline = battles
table-key-campaign-journal = quests
table-key-campaign-other = players

table-help-aim-campaign = Fight battle after battle, and between them make the most of your settlement: build in step 1, draw in step 2, choose in step 3, and no step is entered twice. The linked campaign is decided by its fifth battle, a free one by victories, then caps.
table-help-mouse-campaign = Mouse: the first click on a line shows it, the second one does it.
table-help-campaign-walk = up and down the list
table-help-campaign-on = to the end of the step, and once more: end it; take no quest; keep the leader
table-help-campaign-back = close a list
table-help-campaign-briefing = what the campaign and its next battle are about
table-help-campaign-entered = tell how a battle on a real table ended
table-help-campaign-force = the force builder: units, and what your stores gave out
table-help-campaign-timeline = all battles with results and consequences
table-help-campaign-journal = the quest journal
table-help-campaign-other = the next player’s settlement
table-help-campaign-cards = your cards in full
table-help-campaign-read = up and down the explanation
table-help-campaign-settlement = up and down the settlement, where it is longer than its panel
table-help-campaign-leave = save and quit; “overseer campaign” goes on
