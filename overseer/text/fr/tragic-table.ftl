# Tragic en plein écran.

## Around the mat

table-title-tragic = TRAGIC
table-tragic-setup = Mise en place
table-tragic-turn = Tour { $turn } · { $phase ->
    [1] désengagement
    [2] pioche
    [3] Entretien
    [7] Fin de tour
   *[4] phase principale
}
table-tragic-time-up = Temps écoulé !
table-tragic-clock = ⌛ { $left }
table-tragic-chain = Chaîne · { $n }
table-tragic-blocks = { $blocker } bloque { $attacker }
table-tragic-piles = Main { $hand } · Bibliothèque { $library } · Défausse { $discard }
table-tragic-may-lay = peut poser
table-tragic-by-hand = prochain coût payé par vous
table-tragic-stealth = DISCRÉTION
table-tragic-inside = à l’abri
table-tragic-reprieve = sursis
table-tragic-out = hors jeu
table-tragic-worn = { $worn ->
    [yes] portée
   *[no] non portée
}
table-tragic-hand = Votre main · { $n }
table-tragic-hand-of = Main de { $seat } · { $n }

## What the cursor is on

table-tragic-missing = { $n ->
    [one] Choisissez-en encore { $n }
   *[other] Choisissez-en encore { $n }
}
table-tragic-pick = ⏎ ou un second clic : l’ajouter au choix.
table-tragic-pushed = { $topic ->
    [traits] { $card } est ressorti : vous avez { $n } Traits au plus (règle TR-S3).
   *[skills] { $card } est ressortie : vous avez { $n } Compétences (règle TR-S4).
}
table-tragic-drop = ⏎ ou un second clic : le retirer du choix.
table-tragic-armour = Armure : { $list }.
table-tragic-armour-kind = { $n } contre { $kind ->
    [blast] les explosions
    [poison] le poison
    [disease] la maladie
    [radiation] la radiation
    [fire] le feu
    [cryo] le froid
    [laser] le laser
    [plasma] le plasma
    [electric] l’électricité
   *[plain] les dégâts ordinaires
}
table-tragic-rate = { $n ->
    [one] Pioche { $n } carte par tour.
   *[other] Pioche { $n } cartes par tour.
}
table-tragic-abilities = Aptitudes posées : { $list }.
table-tragic-known = Connues en main : { $list }.

## The odds of an attack

table-odds-title = Sur { $target }
table-odds-area = Sur tous les Alliés de la zone
table-odds-strike = { $raw } { $raw ->
    [one] dégât
   *[other] dégâts
} { $other ->
    [more] + { $n } en plus − { $armour } armure = { $net }
    [less] − { $n } en moins − { $armour } armure = { $net }
   *[none] − { $armour } armure = { $net }
}
table-odds-strikes = × { $n } coups
table-odds-times = × { $n } applications
table-odds-critical = Critique (×{ $factor }) : { $percent } % par coup
table-odds-dodge = Esquivée au dé : { $percent } %
table-tragic-printed = Imprimé : { $attack }/{ $health }
table-tragic-wounded = Imprimé : { $attack }/{ $health } · Blessures : { $wounds }
table-odds-sure = Dégâts : { $amount }, à coup sûr
table-odds-unblocked = Dégâts : { $amount } si personne ne bloque
table-odds-mean-unblocked = Dégâts : { $amount } en moyenne si personne ne bloque
table-odds-mean = Dégâts : { $amount } en moyenne
table-odds-percent = { $percent } %
table-odds-beats = Vaincu : { $percent } %
table-odds-spill = À son joueur : { $amount }
table-odds-taken = Contre-Attaque sur vous : { $amount }
table-odds-healed = Vous récupérez { $amount }
table-odds-ally = { $card } : { $amount ->
    [one] { $amount } dégât
   *[other] { $amount } dégâts
}, vaincu { $percent } %

## Keys in the last line

table-key-around = regarder
table-key-piles = défausses
table-key-log = journal
table-key-stops = arrêts

## Help

table-help-aim-tragic = Un duel : amenez les Points de Vie de votre adversaire à 0. À votre tour, vous lancez des cartes en engageant des points de S, P, E, C, I, A et L ; chaque action permet de poser une Aptitude, qui ajoute un point. Attaquez avec des cartes Attaque et avec des Alliés, bloquez, répondez par des Réactions : le dernier maillon de la chaîne agit en premier.
table-help-list = parcourir la liste des réponses
table-help-around = regarder : chaque carte de la table, l’une après l’autre
table-help-read = faire défiler l’explication
table-help-go-on-tragic = continuer : passer ; en phase principale, aller à la fin du tour, puis le finir
table-help-forget = oublier ce qui a été refusé
table-help-piles = lire les Défausses
table-help-all-cards = lire toutes les cartes que vous pouvez voir, votre Bibliothèque aussi
table-help-always = toujours me consulter, ou passer pour moi quand je ne peux rien faire
table-help-stops = quand vous consulter, occasion par occasion
table-help-mouse-tragic = À la souris : le premier clic sur une carte ou une réponse l’explique, le second l’exécute. Les touches de la dernière ligne sont cliquables aussi.
table-mark-legal-tragic = on peut en faire quelque chose maintenant ; à côté d’un nom : c’est son tour
table-mark-hp = Points de Vie, sur le maximum
table-mark-armour = armure contre les dégâts ordinaires
table-mark-radiation = niveau du suivi de l’irradiation
table-mark-points = points restants et points en tout, lettre par lettre
table-mark-engaged = engagée ; équipement : non portée
table-mark-fighting = attaque, dans la zone de Combat
table-mark-top = le dernier maillon de la chaîne : il agit en premier
table-mark-cost = un coût : deux points de S et deux de n’importe quelle lettre
table-mark-level = le niveau d’une carte, de 1 à 3
table-mark-race = une race : au plus un de vos Traits en est une
table-mark-ally = attaque et vie d’un Allié

## Sheets

table-tragic-piles-title = Défausses
table-tragic-discard = Défausse · { $n }
table-tragic-destroyed = Destruction · { $n }
table-tragic-library = Votre Bibliothèque · { $n }, sans ordre
table-tragic-no-cards = aucune carte
table-stops-title = Quand vous consulter
table-stops-intro = On vous consulte partout où vous pouvez faire quelque chose, et l’on passe pour vous ailleurs. Être consulté partout ne trahit rien : votre adversaire ne sait jamais si vous aviez une réponse.
table-stops-always = Toujours me consulter (pour bluffer) : { $on ->
    [yes] oui
   *[no] non
}
table-stops-mode = { $mode ->
    [always] toujours
    [never] jamais
   *[useful] si je peux agir
}
table-stops-upkeep = Votre Entretien
table-stops-lay = La pose d’une Aptitude
table-stops-attack = Une carte Attaque adverse
table-stops-movement = Une attaque d’Alliés
table-stops-action = Une Action ou une Quête adverse
table-stops-use = Une capacité ou une Compétence adverse
table-stops-cast = Un Allié ou un Objet qu’on lance
table-stops-reaction = Une Réaction adverse
table-stops-turn-end = La fin d’un tour adverse
table-stops-pay = Les lettres des points que vous payez
table-stops-keys = ↑ ↓ choisir · ⏎ changer · L langue · Échap retour

## The end

table-tragic-won = { $n ->
    [one] { $names } gagne le duel !
   *[other] Match nul : { $names }.
}
table-tragic-end-hp = Points de Vie
table-tragic-end-wounds = Blessures
table-tragic-end-turns = Tours
table-tragic-end-left = Cartes en Bibliothèque
