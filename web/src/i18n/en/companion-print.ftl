# Sheets to print beside a real table.
print-title = Sheets to print
print-back = Back to the battle
print-briefing = Briefing
print-leader = leads
print-heroic = heroic
print-health = Health
print-power = Power armour
print-luck = Luck
print-cards = Boosts, quest and consequences
print-secret = { $n ->
    [one] and one card that only its owner knows
   *[other] and { $n } cards that only their owner knows
}
print-force = The force of { $name }
