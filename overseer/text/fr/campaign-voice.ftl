# What is said about a campaign, whoever shows it.

## Coups
campaign-move-battle = { $scenario }, { $limit } Caps ({ $sides })
campaign-move-finish = Terminer la campagne ici
campaign-move-quest = Quête : { $quest }
campaign-move-no-quest = Ne pas prendre de Quête
campaign-move-result = { $end } { $n ->
    [0] Personne n’a été retiré.
    [one] Une figurine a été retirée.
   *[other] { $n } figurines ont été retirées.
}
campaign-move-keep = Garder { $card }
campaign-move-done = { $topic ->
    [keep] Vendre ce que les Hangars ne conservent pas
    [build] L’étape 1 est finie : on ne construit plus durant cette phase
    [draw] L’étape 2 est finie : on ne pioche plus durant cette phase
   *[other] L’étape 3 est finie : vendre le reste
}
campaign-move-found = Fonder une Colonie
campaign-move-roam = Continuer sans Colonie
campaign-move-lead = { $unit } mène, avec la carte { $card }
campaign-move-stay = { $unit } reste Leader
campaign-move-build = Construire : { $structure }
campaign-move-scrap = Recycler : { $structure }
campaign-move-land = { $how ->
    [caps] Des terres pour 500 Caps
   *[other] Des terres pour 5 Quêtes accomplies
}
campaign-move-back = Revenir à l’étape 1 et construire
campaign-move-perk = { $model ->
    [none] Aptitude : { $perk }
   *[other] Aptitude pour { $model } : { $perk }
}
campaign-move-unperk = { $model ->
    [none] Renoncer à l’Aptitude { $perk }
   *[other] { $model } renonce à l’Aptitude { $perk }
}
campaign-move-supply-auto = Alimenter le plus possible
campaign-move-supply = En alimenter { $n } sur { $all } : { $structure }
campaign-move-use = Utiliser : { $structure }
campaign-move-name = { $structure } : demander { $card } par son nom (Bureau du Leader)
campaign-move-again = Utiliser encore une fois : { $structure } (Salle des Opérations)
campaign-move-repair = Réparer l’Armure assistée : { $unit }
campaign-move-guard = Boost d’armure : { $unit }
campaign-move-pen = Repiocher toutes les cartes (Enclos à Brahmines)
campaign-move-stables = Piocher une carte de plus (Étables à Brahmines)
campaign-move-ranch = Garder une carte de plus (Ranch de Brahmines)
campaign-move-pass = Ignorer { $card }
campaign-move-pay = Payer { $caps } Caps
campaign-move-decline = Refuser
campaign-move-go = Continuer
campaign-move-swap = Une autre carte à la place (Camp d’éclaireurs)
campaign-move-take = Emporter { $card }
campaign-move-drop = Reposer { $card }
campaign-side-of = { $seat } : { $side }
campaign-player-number = joueur { $n }
campaign-battle-hint = Une autre limite ou d’autres camps : tapez « battle », le scénario, 500, 750 ou 1000, puis un camp pour chacun dans l’ordre ({ $players }), ou « - » pour qui ne joue pas.
campaign-lead-hint = Une autre carte de Leader : tapez « lead », la figurine et l’identifiant de la carte.
campaign-sits-out = ne joue pas
campaign-end-of = { $level ->
    [draw] Personne ne gagne : { $way }
    [minor] Victoire mineure ({ $side }) : { $way }
    [major] Victoire majeure ({ $side }) : { $way }
   *[plain] Victoire ({ $side }) : { $way }
}
campaign-structure = { $caps } Caps. { $power ->
    [0] { $water ->
        [0] N’a besoin de rien.
       *[other] Demande { $water } d’Eau.
    }
   *[other] { $water ->
        [0] Demande { $power } d’Énergie.
       *[other] Demande { $power } d’Énergie et { $water } d’Eau.
    }
}
campaign-secret-card = une carte secrète
campaign-worth = Vaut { $caps } Caps.
campaign-borrowed = La liste { $list } ne donne pas de prix ; celui de la liste { $from } compte.
campaign-found-means = 2 petits générateurs, un Magasin, un Hangar de maintenance et un poste d’écoute, mais 0 Caps : ce que vous avez gagné jusqu’ici y est passé. Désormais les batailles rapportent des Caps, et entre elles vous construisez, piochez et explorez ; mais votre Force n’a que son équipement standard et ce que donnent les Magasins (WC-S1).
campaign-roam-means = Votre Force peut utiliser toute carte qu’elle peut payer, mais les batailles ne vous rapportent pas de Caps, et il n’y a rien à construire. La question revient après la prochaine bataille.

## Ce qu’un achat changerait
campaign-change-caps = Caps : { $before } → { $after }
campaign-change-power = Énergie utilisée : { $used } sur { $all } → { $then_used } sur { $then_all }
campaign-change-water = Eau utilisée : { $used } sur { $all } → { $then_used } sur { $then_all }
campaign-change-room = Place prise : { $used } sur { $all } → { $then_used } sur { $then_all }
campaign-change-comes = Vient avec : { $names }
campaign-change-goes = Part aussi : { $names }
campaign-change-stops = S’arrêterait : { $names }
campaign-change-idle = Elle resterait à l’arrêt, faute d’Énergie ou d’Eau.

## État des lieux
campaign-head = { $course ->
    [linked] La campagne liée, bataille { $number } sur 5
   *[free] Campagne libre, bataille { $number }
}
campaign-next = Prochaine bataille : { $scenario }, { $limit } Caps
campaign-last = Dernière bataille : { $scenario }, { $limit } Caps
campaign-fights = { $seat } : { $side }, jusqu’à { $limit } Caps
campaign-player = { $seat } : { $settled ->
    [yes] { $caps } Caps en caisse
   *[no] sans Colonie
}, { $victories ->
    [one] { $victories } bataille gagnée sur { $battles }
   *[other] { $victories } batailles gagnées sur { $battles }
}
campaign-leader = Leader : { $unit } ({ $card }){ $fell ->
    [yes] , retiré à la dernière bataille
   *[no] {""}
}
campaign-meter = { $label } : { $used } / { $all }  { $bar }
campaign-structures = Structures : { $names }
campaign-structure-count = { $n ->
    [1] { $name }{ $on ->
        [0] {" "}(à l’arrêt)
       *[other] {""}
    }
   *[other] { $n } × { $name }{ $on ->
        [0] {" "}(à l’arrêt)
        [1] {" "}(1 en marche)
       *[other] {""}
    }
}
campaign-copies = { $n ->
    [1] { $card }
   *[other] { $n } × { $card }
}
campaign-pile-heap = Revenues de la bataille : { $cards }
campaign-pile-kept = Dans les Hangars : { $cards }
campaign-pile-drawn = Tout juste piochées : { $cards }
campaign-pile-reserve = Réserve : { $cards }
campaign-pile-chosen = Sorties des Magasins pour la prochaine bataille : { $cards }
campaign-pile-extra = Boosts au-delà du maximum : { $cards }
campaign-pile-free = Cartes hors limite : { $cards }
campaign-pile-hand = Boosts de la Force : { $cards }
campaign-most-boosts = Boosts dans une bataille, au plus : { $n }
campaign-perks = Aptitudes de la Colonie : { $perks }
campaign-perks-of = Aptitudes de { $model } : { $perks }
campaign-gifts = Aptitudes à prendre sans payer : { $perks }
campaign-quest = Quête de cette bataille : { $quest }
campaign-consequence = Attend la prochaine bataille : { $card }. { $rules }
campaign-harm = Attend la prochaine Force : { $n } de dégâts ({ $kind }).
campaign-limit-change = Caps pour la prochaine Force, en plus ou en moins : { $n }
campaign-score = { $seat } : { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}
campaign-briefing-none = Aucune bataille n’est préparée en ce moment.
campaign-briefing-of = Ce qui attend { $seat } :

## Jouer
campaign-perk-hint = En outre, { $n ->
    [one] { $n } Aptitude de figurine peut être achetée ou abandonnée
   *[other] { $n } Aptitudes de figurines peuvent être achetées ou abandonnées
} : « overseer campaign build perk » les énumère, dans le client texte « perks ».

## Forces
campaign-force = { $faction }, { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
}, { $caps } Caps, sous les ordres de : { $leader }
campaign-force-limit = Vous pouvez dépenser { $limit } Caps.
campaign-force-leader = Votre Leader doit mener : { $unit } ({ $card }).
campaign-force-cards = Outre l’équipement standard, vous pouvez utiliser : { $cards }.
campaign-force-standard = Vos Magasins n’ont rien donné : équipement standard seulement.
campaign-force-of = La Force de { $seat } :
campaign-force-hidden = { $seat } a réuni une Force ; on la montre quand tout le monde en a une.
campaign-force-none = Aucune Force n’est encore constituée pour cette bataille.
campaign-force-sum = En tout : { $caps } Caps

## Historique et journal
campaign-history-none = Aucune bataille n’a encore été livrée.
campaign-history-battle = { $number }. { $scenario }, { $limit } Caps
campaign-history-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
campaign-history-caps = { $how ->
    [won] { $seat } : victoire, { $caps } Caps, { $bank } en caisse
    [lost] { $seat } : défaite, { $caps } Caps, { $bank } en caisse
   *[draw] { $seat } : égalité, { $caps } Caps, { $bank } en caisse
}
campaign-history-record = Enregistrement : { $file }
campaign-history-entered = Livrée sur une vraie table
campaign-spoil-food = { $side } : de la nourriture ({ $n })
campaign-spoil-points = { $side } : trois figurines avec un Point d’Action en réserve
campaign-spoil-first = { $side } commencent
campaign-spoil-chooses = { $side } décident qui commence
campaign-spoil-weapon = { $side } : une arme
campaign-spoil-mine = { $side } : une mine
campaign-spoil-deploys-second = { $side } se déploient en second
campaign-spoil-turrets =
    { $n ->
        [one] { $n } tourelle pour les défenseurs
       *[other] { $n } tourelles pour les défenseurs
    }
campaign-spoil-missiles =
    { $n ->
        [one] { $n } missile pour les attaquants
       *[other] { $n } missiles pour les attaquants
    }
campaign-spoil-deeper = les attaquants se déploient plus avant
campaign-spoil-limit = { $side } : { $n ->
    [-50] 50 Caps de moins
   *[other] { $n } Caps de plus
}
campaign-spoil-in = Bataille { $number }, { $scenario } : { $what }
campaign-journal-of = Quêtes de { $seat }
campaign-journal-secret = Une Quête a été prise en secret pour cette bataille.
campaign-journal-taken = Prise pour cette bataille : { $quest }
campaign-journal-done = Accomplies ({ $n }) : { $quests }
campaign-journal-open = Ouvertes :

## The timeline
campaign-trial-odds = { $side } : { $failed } Caps, si le test de leur Leader ({ $attribute } { $value }) échoue ({ $percent } %)
