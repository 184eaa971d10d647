# The companion's ledger beside a real table: rules, refusals, history.

## Règles du compagnon

rule-CO-1 = Une entrée désigne ce qui existe : une figurine par le numéro de son jeton, une carte par son nom, une place à cette table.
    .title = Ce que désigne une entrée
rule-CO-2 = Tout le hasard figure dans l’entrée : ce qui est lancé, tiré ou choisi en chemin est noté, ni plus ni moins.
    .title = Les dés d’une entrée
rule-CO-3 = On ne pioche une carte que d’un paquet qui la contient encore, sauf avec la règle maison « paquets libres ».
    .title = Les cartes d’un paquet
rule-CO-4 = Le journal ne fait que s’allonger. Annuler, rétablir, corriger ou ajouter est une nouvelle entrée sur une plus ancienne.
    .title = Le journal
rule-CO-5 = Qui tient la table note tout sauf les secrets des autres ; qui joue note ce qui touche ses figurines, celles de l’IA et la table ; qui regarde ne note rien.
    .title = Qui peut noter quoi

## Pourquoi une entrée ne convient pas

refusal-companion-no-model = Aucune figurine ne porte le numéro { $token }.
refusal-companion-no-card = Cette carte n’existe pas : { $card }.
refusal-companion-no-seat = Il n’y a pas de place { $seat } à cette table.
refusal-companion-oneself = La figurine { $token } ne s’attaque pas elle-même.
refusal-companion-no-weapon = La figurine { $token } n’a pas cette arme : { $card }.
refusal-companion-needs-contact = Cette arme exige le contact : { $card }.
refusal-companion-no-long-range = Cette arme n’a pas de longue portée ici : { $card }.
refusal-companion-no-critical = La jauge de critique de la figurine { $token } n’est pas pleine pour cette attaque : { $card }.
refusal-companion-not-there = La figurine { $token } n’est pas sur la table.
refusal-companion-token-taken = Le numéro { $token } est déjà pris.
refusal-companion-many-models = Une table compte de 1 à { $most } figurines.
refusal-companion-there-already = C’est déjà le cas de la figurine { $token }.
refusal-companion-no-damage = La figurine { $token } n’a pas autant de dégâts à retirer.
refusal-companion-no-condition = Cet état n’existe pas : { $condition }.
refusal-companion-no-such-condition = La figurine { $token } ne peut pas recevoir cet état maintenant : { $condition }.
refusal-companion-not-afflicted = La figurine { $token } n’a pas cet état : { $condition }.
refusal-companion-no-tokens = La figurine { $token } n’a pas autant de jetons.
refusal-companion-no-power-armour = L’Armure assistée de la figurine { $token } ne peut pas changer ainsi.
refusal-companion-critical-meter = La jauge de critique de cette arme va de 0 à { $most } : { $card }.
refusal-companion-weapon-tokens = Cette arme ne prend pas de tels jetons : { $card }.
refusal-companion-last-round = Le round { $rounds } était le dernier : la bataille se termine maintenant.
refusal-companion-still-acting = La figurine { $token } agit encore. Terminez d’abord son activation.
refusal-companion-no-round = Aucun round n’a encore commencé.
refusal-companion-not-unready = La figurine { $token } ne peut pas être préparée maintenant.
refusal-companion-not-ready = La figurine { $token } n’est pas prête.
refusal-companion-nobody-acts = Personne n’agit.
refusal-companion-no-actions = La figurine { $token } n’a pas ces actions.
refusal-companion-not-acting = Ce n’est pas la figurine { $token } qui agit.
refusal-companion-no-skill = La figurine { $token } ne peut pas passer ce test : { $of }.
refusal-companion-answer = « { $answer } » ne répond pas à ce qui est demandé ici ({ $topic }).
refusal-companion-more-answers = Personne ne demande plus « { $answer } ».
refusal-companion-endless = Cette entrée n’a pas de fin.
refusal-companion-asked = Il reste à lancer ou à choisir quelque chose pour la figurine { $token } ({ $topic }).
refusal-companion-not-in-deck = Le paquet ne contient plus cette carte : { $card }.
refusal-companion-not-held = La figurine { $token } n’a pas cette carte : { $card }.
refusal-companion-no-use = Cette carte ne s’utilise pas : { $card }.
refusal-companion-not-for-it = Cela ne sert pas à la figurine { $token }.
refusal-companion-at-work = Cela agit déjà : { $card }.
refusal-companion-other-top = Une autre carte est visible sur le paquet : { $card }.
refusal-companion-deck-empty = Le Deck d’Évènements est vide.
refusal-companion-consequence-there = Cette conséquence est déjà dans le paquet : { $card }.
refusal-companion-no-event = Cet évènement n’est pas en jeu : { $card }.
refusal-companion-boost-not-held = Personne ici n’a ce Boost en main : { $card }.
refusal-companion-no-quest = La place { $seat } n’a pas de Quête.
refusal-companion-no-content = Rien de tel ne se trouve sous le marqueur { $number }.
refusal-companion-no-marker = Il n’y a pas de marqueur { $number }.
refusal-companion-not-begun = La bataille n’a pas commencé : choisissez d’abord un scénario.
refusal-companion-begun = La bataille a déjà commencé.
refusal-companion-ended = La bataille est finie. Annulez sa fin pour continuer.
refusal-companion-not-ended = La bataille n’est pas encore finie.
refusal-companion-no-scenario = Il n’y a pas de scénario « { $scenario } ».
refusal-companion-no-house-rule = Cette règle maison ne peut pas être changée : { $rule }.
refusal-companion-empty-note = La note est vide.
refusal-companion-no-count = Le compteur ne peut pas changer ainsi : { $word }.
refusal-companion-no-such-end = Une victoire a un vainqueur et un niveau, une égalité n’en a pas.
refusal-companion-entry-twice = Cette entrée figure déjà au journal.
refusal-companion-no-undo = Cette entrée ne peut pas être annulée.
refusal-companion-no-redo = Cette entrée n’a pas été annulée.
refusal-companion-no-entry = Cette entrée n’existe pas.
refusal-companion-log-full = Un journal compte au plus { $most } entrées.
refusal-companion-viewer = Ici, vous regardez seulement.
refusal-companion-secret = Vous ne connaissez pas cette carte.
refusal-companion-others-cards = Ce sont les cartes de la place { $seat }.
refusal-companion-others-model = La figurine { $token } est à quelqu’un d’autre.
refusal-companion-others-entry = Quelqu’un d’autre a écrit cette entrée.
refusal-companion-owner-only = Seule la personne qui a ouvert la table note cela.

## L’historique : une ligne par entrée

companion-act-begin =
    { $rounds ->
        [one] La bataille commence : { $scenario }, { $rounds } round
       *[other] La bataille commence : { $scenario }, { $rounds } rounds
    }
companion-act-house = Règle maison : { $rule } – { $on ->
        [0] non
       *[other] oui
    }
companion-act-note = Note : { $text }
companion-act-count = { $word } : { $by }
companion-act-field = { $unit } ×{ $n } : arrivée dans la bataille
companion-act-rename = Nom de la figurine { $token } : { $name }
companion-act-put = { $who } : { $place ->
        [table] sur la table
        [waiting] en attente
        [escaped] hors d’atteinte
       *[removed] hors de combat
    }
companion-act-hurt = { $no-rads ->
        [1] { $who } : dégâts { $wounds }
       *[other] { $no-wounds ->
            [1] { $who } : radiations { $rads }
           *[other] { $who } : dégâts { $wounds }, radiations { $rads }
        }
    }
companion-act-condition = { $who } : { $condition } – { $on ->
        [0] fini
       *[other] nouveau
    }
companion-act-tally = { $who } : { $what } { $by }
companion-act-weapon = { $who } : { $card } change d’état
companion-act-degrade = { $who } : Armure assistée { $on ->
        [0] réparée
       *[other] dégradée
    }
companion-act-round = Le round suivant commence ; avantage : { $side }
companion-act-turn = Tour : { $side }
companion-act-ready = { $who } : mise en préparation
companion-act-activate = { $who } agit
companion-act-spend = Actions principales : { $by }
companion-act-end = { $who } : fin de l’activation
companion-act-status = { $who } : { $status ->
        [ready] en préparation
        [used] activation faite
       *[unready] au repos
    }
companion-act-strike = { $who } attaque { $target } : { $card }
companion-act-try = { $who } : test de { $of }
companion-act-find = { $who } trouve : { $card }
companion-act-use = { $who } utilise : { $card }
companion-act-give = { $who } remet : { $card }
companion-act-danger = { $who } affronte un danger : { $card }
companion-act-event = Évènement : { $card }
companion-act-flip = Sur le Deck d’Évènements : { $card }
companion-act-consequence = Conséquence de la place { $seat } : { $card }
companion-act-settle = Fin de l’évènement : { $card }
companion-act-boost = Boost de la place { $seat } : { $card }
companion-act-quest = Quête de la place { $seat } : { $card }
companion-act-marker = Marqueur { $number }
companion-act-finish = La bataille est finie : { $how }
companion-free = bataille libre
companion-hidden = une carte secrète
companion-model = { $name } ({ $token })

## Règles maison

companion-house-green-blanks = Une face verte vide vaut deux points de visée
companion-house-long-moves = La largeur du socle s’ajoute à chaque mouvement
companion-house-open-decks = Paquets libres : toute carte peut sortir
companion-house-free-order = On agit sans préparation préalable
companion-house-no-luck = Pas de jetons de chance

## Jetons d’une figurine

companion-tally-points = points d’action
companion-tally-luck = chance
companion-tally-reactions = réactions
companion-tally-boosts = renforts d’armure
companion-tally-energy-boosts = renforts contre l’énergie
companion-tally-power-damage = dégâts de l’Armure assistée
companion-tally-bonus = santé grâce aux alliés

## Ce qui arrive en plus

event-companion-push = { $model } a subi une poussée : déplacez la figurine à la main.
event-companion-test = { $model } a fait un test de { $of } (valeur { $value }) : { $success ->
        [0] échec
       *[other] réussite
    }.

## Rappels

companion-remind-event = Nouveau round : piochez un évènement.
companion-remind-last = C’est le dernier round.
companion-remind-spoils = Pensez à ce que les batailles précédentes des cinq liées apportent à celle-ci.
companion-remind-survivors = S’il ne reste personne de l’autre camp, celui qui a la table pour lui peut arrêter la bataille ou continuer pour un meilleur niveau.
