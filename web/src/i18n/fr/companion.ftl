# Le compagnon à côté d’une vraie table : ses pages.
companion-home = À côté de votre vraie table
companion-home-text = Vous avez les figurines : le téléphone tient la santé, les paquets et les rounds, et joue l’IA.
companion-title = Compagnon
companion-what = Des batailles de Wasteland avec figurines sur une vraie table, suivies sur tous les téléphones. Chaque geste peut être annulé.
companion-new = Nouvelle bataille
companion-none-yet = Vous ne suivez encore aucune bataille.
companion-free = Bataille libre
companion-entries =
    { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }
companion-remove = Supprimer « { $name } »
companion-removed = « { $name } » est supprimée.
companion-take-back = Annuler
companion-loading = Un instant …
companion-gone = Cette bataille n’existe pas
companion-back = Toutes les batailles

## Setting up
companion-scenario = Scénario
companion-group =
    { $what ->
        [first] Premières parties
        [ai] Contre l’IA
       *[people] Entre deux camps
    }
companion-side-n = Camp { $n }
companion-side-none = À personne
companion-plays = Qui joue : { $side }
companion-played-by =
    { $way ->
        [people] personnes
        [ai] l’IA
       *[nobody] personne
    }
companion-people = Personnes dans ce camp
companion-printed = Le scénario apporte les figurines de ce camp.
companion-force = Force
companion-force-of = Force de la place { $n }
companion-force-later = unité par unité, plus tard
companion-force-code = par un code
companion-different = Autrement que dans le livre
companion-rounds = Rounds
companion-limit = Limite en Caps : { $side }
companion-name = Nom de la bataille
companion-with-events = Avec le Deck d’Évènements
companion-house = Règles maison
companion-begin = À table

## The battle
companion-round = Round
companion-round-of = Round { $n } sur { $most }
companion-devices =
    { $n ->
        [one] { $n } appareil à la table
       *[other] { $n } appareils à la table
    }
companion-offline =
    { $n ->
        [0] Pas de connexion
        [one] Pas de connexion : { $n } entrée attend
       *[other] Pas de connexion : { $n } entrées attendent
    }
companion-ai = L’IA
companion-no-event = Aucun évènement en jeu
companion-event-top = Sur le paquet : { $name }
companion-left = reste { $n }
companion-row = { $name }, santé { $left } sur { $health }, { companion-row-status }
companion-row-status =
    { $status ->
        [ready] prête
        [used] utilisée
        [waiting] en attente
       *[unready] au repos
    }
companion-hurt = { $name } : un dégât
companion-heal = { $name } : un point de santé rendu
companion-out =
    { $n ->
        [one] { $n } est hors jeu
       *[other] { $n } sont hors jeu
    }
companion-out-one =
    { $place ->
        [escaped] { $name } s’est échappée
       *[removed] { $name } est hors jeu
    }
companion-mark =
    { $what ->
        [stuns] étourdissements
        [rads] radiations
        [points] points d’action
        [reactions] réaction
        [boosts] renfort d’armure
        [luck] chance
        [criticals] points critiques
        [carrying] porte un marqueur
        [power] Armure assistée
       *[degraded] Armure assistée dégradée
    }
companion-actions =
    { $n ->
        [one] reste { $n } action
       *[other] restent { $n } actions
    }
companion-spend = Utiliser une action
companion-unspend = Rendre l’action
companion-hold = Garder et passer
companion-by-hand = Pioché à la main
companion-other-side = L’autre camp commence
companion-undo = Annuler la dernière entrée
companion-redo = Rétablir
companion-join = Participer
companion-looking = Vous regardez. La personne qui tient la table peut vous donner une place.
companion-tools = Outils
companion-tool =
    { $what ->
        [attack] Attaque
        [test] Test
        [cards] Cartes
        [markers] Marqueurs
        [notes] Notes
       *[history] Journal
    }
companion-read = Lu
companion-changed = Recalculé :
companion-lost =
    { $n ->
        [one] { $n } entrée ne convient plus
       *[other] { $n } entrées ne conviennent plus
    }

## The main button
companion-do-begin = Préparer
companion-do-ai = L’IA joue
companion-do-field = Poser des figurines
companion-do-round = Round { $n }
companion-do-event = Piocher l’évènement
companion-do-token = Piocher un jeton
companion-do-ready = Préparer …
companion-do-ready-one = Prête : { $name }
companion-do-activate = Activer …
companion-do-activate-one = Activer { $name }
companion-do-end = Fin d’activation
companion-do-turn = { $side }
companion-do-finish = Finir la bataille
companion-do-over = Comment elle a fini

## Sheets
companion-sheet =
    { $what ->
        [attack] Attaque
        [test] Test
        [cards] Cartes
        [markers] Marqueurs
        [notes] Notes et règles
        [history] Journal
        [table] À la table
        [field] Poser des figurines
        [end] La fin de la bataille
       *[ai] L’IA
    }
companion-pick =
    { $what ->
        [ready] Qui devient prête ?
        [activate] Qui agit ?
        [token] Quel jeton a été pioché ?
       *[round] Qui a l’avantage ?
    }
companion-flip-app = L’appli lance le jeton
companion-draw-token = L’appli en pioche un
companion-throw = Dés
companion-throw-activate = Le début de l’activation
companion-throw-danger = Un danger
companion-throw-use = Une carte est utilisée
companion-throw-app = L’appli lance
companion-throw-hand = Saisir mes dés
companion-throw-back = Reprendre le lancer
companion-thrown = C’est ce qu’ils montrent
companion-enter = Inscrire
companion-value = Valeur { $n }
companion-health = Santé
companion-rads = Radiations
companion-conditions = États
companion-degraded = Dégradée : { $name }
companion-weapons = Armes
companion-critical = Points critiques
companion-weapon-tokens = Jetons dessus
companion-empty = vide
companion-load = La charger
companion-unload = Elle est vide
companion-items = Cartes
companion-found = trouvée
companion-use = Utiliser
companion-give = Donner : { $name }
companion-give-to = Donner à …
companion-leave = La laisser
companion-status = État et place
companion-rename = Nommer
companion-activate = Activer
companion-ready = Préparer
companion-model-line =
    { $status ->
        [ready] prête
        [used] utilisée
        [waiting] en attente
        [removed] retirée
        [escaped] échappée
       *[unready] au repos
    }
companion-word =
    { $what ->
        [points] points d’action
        [luck] chance
        [reactions] réactions
        [boosts] renforts d’armure
        [energy-boosts] renforts contre l’énergie
        [power-damage] dégâts de l’Armure assistée
        [bonus] santé grâce aux alliés
        [unready] au repos
        [ready] prête
        [used] utilisée
        [table] sur la table
        [waiting] en attente
        [removed] retirée
       *[escaped] échappée
    }
companion-less = Moins : { $what }
companion-more = Plus : { $what }
companion-ruler =
    { $letter ->
        [O] réglette orange
        [Y] réglette jaune
        [R] réglette rouge
        [G] réglette verte
        [B] réglette bleue
       *[K] réglette noire
    }

## Attacks and tests
companion-nobody = Il n’y a personne à attaquer.
companion-attacker = Qui attaque
companion-target = Qui est visé
companion-weapon = Avec quoi
companion-range = À quelle distance
companion-band =
    { $band ->
        [short] courte
        [long] longue
       *[close] contact
    }
companion-cover = Couverts
companion-quick = action rapide
companion-reaction = réaction
companion-as-critical = en critique
companion-charged = après une charge
companion-around = Qui d’autre est là
companion-near = Alliés dont la présence porte
companion-fight = Alliés au contact de la cible
companion-under = Sous le disque
companion-hits = touche
companion-removes = { $n } % hors jeu
companion-bars = Dégâts en pour cent : { $bars }
companion-damage-mean =
    { $n ->
        [one] { $n } dégât en moyenne
       *[other] { $n } dégâts en moyenne
    }
companion-armour = Armure { $n }
companion-who = Qui est testée
companion-tested = Ce qui est testé
companion-modifier = Modificateur
companion-dice = Autres dés

## Cards and markers
companion-deck =
    { $what ->
        [items] Objets
        [dangers] Dangers
        [events] Évènements
       *[hand] En main
    }
companion-deck-left =
    { $n ->
        [one] Il reste { $n } carte dans le paquet.
       *[other] Il reste { $n } cartes dans le paquet.
    }
companion-on-top = dessus
companion-settle = C’est fini
companion-draw-event = L’appli pioche
companion-draw-flip = Retourner la carte du dessus
companion-card-event = Quel évènement est venu
companion-card-flip = Quelle carte est dessus
companion-drawn = Piochée
companion-flipped = Retournée
companion-consequences = Mes conséquences
companion-in-deck = dans le paquet
companion-comes = Elle arrive
companion-card-consequence = Quelle conséquence
companion-add = Ajouter
companion-who-draws = Qui pioche
companion-draw-app = L’appli pioche
companion-card-item = Quelle carte a été trouvée
companion-card-danger = Quel danger est venu
companion-play = Jouer
companion-quest = Quête
companion-quest-done = Accomplie
companion-card-boost = Quel Boost
companion-card-quest = Quelle Quête
companion-held =
    { $n ->
        [one] { $quest ->
            [yes] { $n } Boost et une Quête, faces cachées
           *[no] { $n } Boost, face cachée
        }
       *[other] { $quest ->
            [yes] { $n } Boosts et une Quête, faces cachées
           *[no] { $n } Boosts, faces cachées
        }
    }
companion-seat = Place { $n }
companion-marker-kind = Sorte de marqueur
companion-marker-lay = Poser le marqueur { $n }
companion-no-markers = Aucun marqueur n’est sur la table.
companion-marker-content = Sous le marqueur { $n }
companion-marker-unknown = face cachée
companion-marker-secret = Ce que je regarde reste à mon camp
companion-marker-carrier = Qui porte le marqueur { $n }
companion-marker-lies = posé là
companion-marker-take = L’enlever
companion-markers-gone = Enlevés, un geste les ramène :

## Notes, history, people, the end
companion-counters = Compteurs
companion-counter-new = Un nouveau compteur
companion-notes = Notes
companion-note-new = Une note
companion-line-changed = corrigée
companion-line-off = annulée
companion-correct = Corriger
companion-insert = Oublié juste avant
companion-older = Entrées plus anciennes
companion-forgotten = Ce qui a été oublié
companion-entry =
    { $what ->
        [hurt] dégâts ou soins
        [condition] un état
        [tally] des jetons
        [put] où est une figurine
        [status] prête ou utilisée
        [strike] une attaque
        [try] un test
        [find] une trouvaille
        [use] une carte utilisée
        [danger] un danger
        [event] un évènement
        [note] une note
        [ready] une figurine préparée
        [activate] une activation commencée
       *[end] une activation finie
    }
companion-field =
    { $what ->
        [token] Figurine
        [target] Cible
        [wounds] Dégâts
        [rads] Radiations
        [condition] État
        [on] actif
        [what] Jetons
        [by] De combien
        [place] Place
        [status] Situation
        [advantage] Avantage
        [side] Camp
        [weapon] Arme
        [cover] Couverts
        [long] longue portée
        [close] au contact
        [quick] action rapide
        [of] Test de
        [more] Modificateur
        [card] Carte
        [word] Compteur
        [text] Texte
        [leader] Leader
        [heroic] héroïque
       *[name] Nom
    }
companion-would-change = Cela changerait :
companion-you = vous
companion-role =
    { $role ->
        [owner] tient la table
        [player] joue
       *[viewer] regarde
    }
companion-role-of = Ce que { $name } peut faire
companion-seat-of = Place { $n } : { $side }
companion-invite = Inviter par lien ou image
companion-screen = Écran pour tous
companion-print = Imprimer
companion-side = Camp
companion-whose = À qui
companion-nobodys = à personne
companion-faction = Faction
companion-all = toutes
companion-unit = Unité
companion-leader = Leader
companion-none = aucun
companion-models = Figurines
companion-heroic = héroïque
companion-waits = vient plus tard
companion-field-add = Poser { $n } × { $name }
companion-field-added =
    { $n ->
        [one] { $n } figurine est arrivée.
       *[other] { $n } figurines sont arrivées.
    }
companion-end-how = Comment elle a fini
companion-end-who = Qui a gagné
companion-end-level = À quel point
companion-end-go = La bataille est finie
companion-end-owner = La personne qui tient la table finit la bataille.
companion-end-count = Sur la table : { $first } { $one }, { $second } { $two }
