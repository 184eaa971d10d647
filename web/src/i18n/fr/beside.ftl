# À côté des vraies tables de Shelter et de Tragic.
beside-shelter = Shelter à côté de la vraie table
beside-tragic = Tragic à côté de la vraie table
beside-tab-threats = Menaces
beside-tab-scores = Scores
beside-tab-life = Vie
beside-tab-criticals = Critiques
beside-tab-deck = Deck
beside-undo = Annuler
beside-redo = Rétablir
beside-history = Ce qui a été fait
beside-history-none = Rien encore.
beside-begin = Commencé
beside-player = Joueur { $n }
beside-people = Nombre de joueurs
beside-name = Nom
beside-less = Moins : { $name }
beside-more = Plus : { $name }
beside-rules = Les règles
beside-anew = Nouvelle
beside-end-cards = Cartes qui rapportent à la fin
beside-other-cards = Bonheur par d’autres cartes
beside-sum = { $happiness } + { $items } par cartes − { $lost } par menaces = { $total }
beside-won = { $name } est en tête.
beside-tie = { $by ->
    [cubes] Les cubes Ressource départagent.
    [dwellers] Les Résidents départagent.
   *[items] Les Objets départagent.
}
beside-shared = Victoire partagée : { $names }
beside-threats-text = À partir de la manche 2 : deux dés par Niveau, de haut en bas. Rien n’apparaît si le Niveau n’a pas d’espace dans la colonne ou si une Menace s’y trouve.
beside-top = Niveau supérieur
beside-floor = Niveau { $n }
beside-throw = Lancer
beside-throw-all = Lancer pour tous les Niveaux
beside-by-hand = Somme des dés lancés à la main : { $floor }
beside-sum-of = à la main
beside-next-round = Manche suivante
beside-shaft = 7 : la gaine, pas de menace
beside-column = Colonne { $sum }
beside-fight = Un combat
beside-needed = Il faut
beside-fight-won = { $sum } : gagné, prenez la récompense
beside-fight-lost = { $sum } : perdu, le Résident est blessé
beside-chances = Probabilité de chaque colonne
beside-set-up = Joueurs et traits
beside-new-duel = Nouveau duel
beside-life = { $name } : { $n } de vie sur { $most }
beside-life-by = { $name } : vie { $by }
beside-beaten = Vaincu
beside-radiation = irradiation
beside-radiation-of = { $name } : niveau d’irradiation { $n }
beside-levels-more = (et { $n } de plus)
beside-more-life = Maximum par d’autres cartes
beside-traits = Traits qui comptent ici : { $n }
beside-attacker = Qui attaque
beside-chances-of = chances de critique par d’autres cartes
beside-chances-more = Chances de critique : { $own }, et par d’autres cartes
beside-damage = Dégâts après armure
beside-critical-odds = { $dice } dés : critique dans { $share } ({ $exact })
beside-enter-dice = Entrer des dés
beside-dice = Les dés
beside-die = Dé { $n } : { $face }
beside-turn-dice = Touchez un dé pour passer à la face suivante.
beside-critical = Critique, avec { $ones } uns : { $damage } × { $factor } = { $total } dégâts
beside-no-critical =
    { $damage ->
        [one] { $ones ->
            [0] Pas de critique : aucun dé ne montre 1. { $damage } dégât.
           *[other] Pas de critique : seul { $ones } dé montre 1. { $damage } dégât.
        }
       *[other] { $ones ->
            [0] Pas de critique : aucun dé ne montre 1. { $damage } dégâts.
           *[other] Pas de critique : seul { $ones } dé montre 1. { $damage } dégâts.
        }
    }
beside-deck-text = Un deck est-il légal ? Collez une liste, un code ou un fichier, ou choisissez-en un. Il faut une connexion.
beside-deck-paste = Un deck en texte
beside-deck-check = Vérifier
beside-deck-choose = ou un deck existant
beside-deck-legal = légal
beside-deck-illegal = pas légal
beside-deck-size =
    { $n ->
        [one] { $n } carte sur { $wanted }
       *[other] { $n } cartes sur { $wanted }
    }
beside-deck-build = Construire des decks
beside-did-count = { $name } : { $what } { $value }
beside-did-card = { $name } : avec { $card }
beside-did-card-off = { $name } : sans { $card }
beside-did-name = { $name } s’appelle { $new }
beside-did-people = { $n } joueurs
beside-did-anew = Une nouvelle feuille
beside-did-threat = { $floor } : { $sum }
beside-did-threats = Lancé pour tous les Niveaux
beside-did-round = Manche suivante
beside-did-needed = Il faut { $needed } ou plus au combat
beside-did-fight = Combat : { $sum }, il fallait { $needed }
beside-did-life = { $name } : vie { $by }
beside-did-radiation = { $name } : niveau d’irradiation { $level }
beside-did-duel = Un nouveau duel à { $n }
