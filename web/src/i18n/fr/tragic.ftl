# The chrome of Tragic’s board; what the game says comes from the server.
tragic-board = Le duel
tragic-sheet = La fiche de { $name }
tragic-row = Devant { $name }
tragic-row-empty = Encore rien en jeu
tragic-hand = Votre main : { $n }
tragic-hand-empty = Aucune carte en main
tragic-hidden = Cartes en main : { $n }
tragic-copies = { $n } exemplaires
tragic-numbers = Attaque { $attack }, santé { $health }
tragic-engaged = Engagé
tragic-fighting = Au combat
tragic-hp = { $n } PV sur { $max }
tragic-armour = Armure { $n }
tragic-library = Bibliothèque : { $n }
tragic-discard = Défausse : { $n }
tragic-destroyed = Destruction : { $n }
tragic-on-top = Connues, sur le dessus
tragic-at-bottom = Connues, tout en bas
tragic-known = En main, vues de tous
tragic-pile-hidden = { $n ->
    [0] Il n’y a aucune carte ici.
   *[other] Ces cartes sont cachées : { $n }.
}
tragic-points =
    { $free ->
        [one] { $letter } : { $free } sur { $n } libre
       *[other] { $letter } : { $free } sur { $n } libres
    }
tragic-radiation = Radiation { $n }
tragic-body = Ce qui est porté
tragic-traits = Traits
tragic-skills = Compétences
tragic-abilities = Aptitudes posées : { $n }
tragic-turn = Tour { $n }
tragic-phases = Les phases du tour
tragic-timing = Qui agit, à qui l’on demande
tragic-you-act = À vous d’agir
tragic-acts = { $name } agit
tragic-you-answer = vous pouvez répondre
tragic-answers = { $name } peut répondre
tragic-then = puis { $name }
tragic-stops = Me consulter
tragic-stop = { $window } : { $mode }
tragic-mode-useful = si je peux agir
tragic-mode-always = toujours
tragic-mode-never = jamais
tragic-ask-always = Toujours
tragic-ask-always-text = Me consulter partout où les règles le font : nul ne devine ce que vous tenez.
tragic-window-upkeep = Entretien
tragic-window-lay = Pose
tragic-window-attack = Attaque
tragic-window-movement = Alliés
tragic-window-action = Action
tragic-window-use = Capacité
tragic-window-cast = Mise en jeu
tragic-window-reaction = Réaction
tragic-window-turn-end = Fin
tragic-chain = La chaîne
tragic-item = { $n } sur { $all } dans la chaîne
tragic-announced-attack = Attaque annoncée
tragic-announced-movement = Attaque d’Alliés annoncée
tragic-announced-action = Action annoncée
tragic-announced-quest = Quête annoncée
tragic-announced-reaction = Réaction annoncée
tragic-announced-use = Capacité annoncée
tragic-announced-skill = Compétence annoncée
tragic-announced-ally = Allié annoncé
tragic-announced-object = Objet annoncé
tragic-cancelled = Annulé
tragic-base = base
tragic-more = en plus
tragic-penetration = pénétration
tragic-armour-step = armure
tragic-net = net
tragic-strikes = coups
tragic-times = fois
tragic-critical = Critique { $p } par coup : ×{ $factor } ({ $n ->
    [one] { $n } dé
   *[other] { $n } dés
})
tragic-dodge = Esquivé dans { $p } des cas
tragic-struck-back = Contre-Attaque : { $n }
tragic-no-strike-back = Pas de Contre-Attaque
tragic-lethal-no = Personne n’est vaincu
tragic-lethal-maybe = Vaincu dans { $p } des cas
tragic-lethal-sure = Vaincu à coup sûr
tragic-mean = { $n } en moyenne
tragic-left = Il resterait { $n } PV
tragic-spread-one = { $n } : { $p }
tragic-recap = Ce qui s’est passé
tragic-panel-answer = Vos réponses
tragic-panel-pay = Points
tragic-panel-send = Attaque d’Alliés
tragic-panel-pairs = Blocages
tragic-panel-shares = Répartition des dégâts
tragic-panel-order = Ordre
tragic-panel-place = Cartes regardées
tragic-panel-pick = Votre choix
tragic-confirm = Confirmer
tragic-no-block = Ne rien bloquer
tragic-clear = Effacer
tragic-target = Cible
tragic-choose-target = Touchez-la sur le tapis ou ici.
tragic-to-discard = À défausser
tragic-effect = Au moment de l’effet
tragic-later-how = Ce qui n’est pas dit maintenant sera demandé à ce moment-là.
tragic-pay = Engager
tragic-pay-sum =
    { $n ->
        [one] { $n } point libre désigné sur { $total }
       *[other] { $n } points libres désignés sur { $total }
    }
tragic-pay-letter =
    { $letter } : { $n ->
        [one] { $n } engagé
       *[other] { $n } engagés
    }, encore { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
tragic-free =
    { $n ->
        [one] { $n } libre
       *[other] { $n } libres
    }
tragic-owed =
    { $n ->
        [one] { $letter } : { $n } dû
       *[other] { $letter } : { $n } dus
    }
tragic-with-life = { $n } PV
tragic-send-all = Tous ensemble
tragic-block-how = Touchez un bloqueur, puis son attaquant ; dans n’importe quel ordre.
tragic-deals = inflige { $n }
tragic-less = Moins pour { $name }
tragic-more-to = Plus pour { $name }
tragic-earlier = Plus tôt : { $name }
tragic-later = Plus tard : { $name }
tragic-place-how = La dernière carte mise sur le dessus est piochée en premier.
tragic-picked =
    { $n ->
        [one] { $least ->
            [0] { $n } choisie, { $most } au plus
           *[other] { $n } choisie sur { $most }
        }
       *[other] { $least ->
            [0] { $n } choisies, { $most } au plus
           *[other] { $n } choisies sur { $most }
        }
    }
tragic-preview = Si personne ne répond
tragic-loses = { $name } : défaite { $p }
tragic-beaten = défaite { $p }
tragic-rule = Règle { $rule }
tragic-loss =
    { $most ->
        [one] { $least }–{ $most } perdu, { $mean } en moyenne
       *[other] { $least }–{ $most } perdus, { $mean } en moyenne
    }
tragic-loss-or-gain =
    jusqu’à { $most ->
        [one] { $most } perdu
       *[other] { $most } perdus
    } ou { $n ->
        [one] { $n } soigné
       *[other] { $n } soignés
    }
tragic-gain =
    { $most ->
        [one] { $least }–{ $most } soigné, { $mean } en moyenne
       *[other] { $least }–{ $most } soignés, { $mean } en moyenne
    }
tragic-combat = Attaquants et bloqueurs
tragic-unblocked = non bloqué
tragic-lesson = Votre premier duel
tragic-end-title = Comment les PV ont baissé
tragic-end-hp = { $name } : { $n } PV sur { $max }
