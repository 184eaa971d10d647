## Signes d’un duel

client-tragic-phase-set-up = Mise en place
client-tragic-phase-disengage = Désengagement
client-tragic-phase-draw = Pioche
client-tragic-phase-upkeep = Entretien
client-tragic-phase-main = Principale
client-tragic-phase-end = Fin

client-tragic-timing-now = maintenant
    .text = Vous pouvez la jouer ou l’utiliser maintenant.
client-tragic-timing-lay = à poser
    .text = Vous pouvez la poser maintenant : une action de votre propre tour donne le droit de poser une Aptitude.
client-tragic-timing-turn = mon tour
    .text = Vous pouvez la jouer ou l’utiliser pendant la phase principale de votre propre tour.
client-tragic-timing-any = tout tour
    .text = Vous pouvez la jouer ou l’utiliser pendant n’importe quel tour, en réponse à ce qu’elle nomme ou quand on vous le demande.
client-tragic-timing-upkeep = entretien
    .text = Vous pouvez l’utiliser pendant votre entretien.
client-tragic-timing-answer = réponse
    .text = Vous la lancez en réponse à ce qu’elle nomme, pendant n’importe quel tour.

client-tragic-damage-plain = ordinaire
client-tragic-damage-blast = explosion
client-tragic-damage-poison = poison
client-tragic-damage-disease = maladie
client-tragic-damage-radiation = radiations
client-tragic-damage-fire = feu
client-tragic-damage-cryo = cryo
client-tragic-damage-laser = laser
client-tragic-damage-plasma = plasma
client-tragic-damage-electric = électricité

## Une carte en main

client-tragic-cost-now = Coûte { $cost } maintenant.
client-tragic-saved = { $n ->
    [one] 1 point de moins que le coût imprimé, grâce à { $cards }.
   *[other] { $n } points de moins que le coût imprimé, grâce à { $cards }.
}
client-tragic-dearer = { $n ->
    [one] 1 point de plus que le coût imprimé.
   *[other] { $n } points de plus que le coût imprimé.
}
client-tragic-missing = Il manque encore : { $cost }.
client-tragic-proposed = Payé avec { $cost }, sauf si vous payez vous-même.
client-tragic-base = Dégâts de base actuels : { $n }{ $strikes ->
    [1] .
   *[other] , { $strikes } coups.
}
client-tragic-arrives = Arrive en jeu en { $attack }/{ $health }.
client-tragic-changes = { $card } passe à { $attack }/{ $health }.
client-tragic-sets-off = { $card } agit alors : { $text }

## D’où vient un nombre

client-tragic-number = { $what ->
    [attack] Attaque
    [health] Santé
    [armour] Armure
   *[critical] Chances de critique
} { $n } : { $parts }.
client-tragic-part-printed = { $n } sur la carte
client-tragic-part-rules = { $n } pour tous
client-tragic-part-card = { $n } { $card }
client-tragic-part-radiation = { $n } par l’irradiation
client-tragic-part-lasting = { $n } pour toujours
client-tragic-part-end = { $n } jusqu’à la fin du tour
client-tragic-part-next = { $n } jusqu’au début du prochain tour de { $seat }
client-tragic-wounds = Blessures : { $n }, soignées à la fin du tour.

## Ce qui s’ensuit

client-tragic-ahead = Si personne d’autre ne répond :
client-tragic-loss = { $seat } perd { $low ->
    [0] jusqu’à { $high } PV, { $mean } en moyenne.
   *[other] de { $low } à { $high } PV, { $mean } en moyenne.
}
client-tragic-loss-sure = { $seat } perd { $n } PV.
client-tragic-loss-or-gain = { $seat } perd jusqu’à { $high } PV ou en récupère jusqu’à { $n }.
client-tragic-gain = { $seat } récupère { $low ->
    [0] jusqu’à { $high } PV
   *[other] de { $low } à { $high } PV
}, { $mean } en moyenne.
client-tragic-gain-sure = { $seat } récupère { $n } PV.
client-tragic-no-loss = Personne ne perd de PV.
client-tragic-beaten = Défaite de { $seat } : { $percent } %.
client-tragic-ally-gone = { $card } est perdu : { $percent } %.
client-tragic-asked = { $topic ->
    [charge] Avant cela, { $seat } peut faire encaisser les dégâts par un allié : { $cards }.
    [block] Avant cela, { $seat } peut bloquer avec { $cards }.
    [may] Avant cela, { $seat } peut utiliser un effet.
    [order] { $seat } choisit l’ordre de ce qui agit tout seul.
   *[other] { $seat } décide de quelque chose en chemin.
}
client-tragic-effect = Agit tout seul : { $card } de { $seat }. { $text }
client-tragic-open = On ne peut pas dire ce qui vient après.
client-tragic-plan-end = Le plan s’arrête avant « { $move } » : quelqu’un d’autre est interrogé, ou sur autre chose.

## Piles

client-tragic-chain-item = Élément { $n } de la chaîne
