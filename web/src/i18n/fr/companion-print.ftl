# Feuilles à imprimer pour une vraie table.
print-title = Feuilles à imprimer
print-back = Retour à la bataille
print-briefing = Briefing
print-leader = chef
print-heroic = héros
print-health = Santé
print-power = Armure assistée
print-luck = Chance
print-cards = Boosts, quête et conséquences
print-secret = { $n ->
    [one] et une carte que seul son propriétaire connaît
   *[other] et { $n } cartes que seul leur propriétaire connaît
}
print-force = La Force de { $name }
