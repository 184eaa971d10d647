# The chrome of Shelter’s board; what the game says comes from the server.
shelter-board = L’Abri
shelter-place = Emplacement { $place }, terre vide
shelter-map = Tout l’Abri ; touchez pour y aller
shelter-rooms = Salles à construire
shelter-items = Objets à prendre
shelter-left = { $n ->
    [one] { $n } dans la pioche
   *[other] { $n } dans la pioche
}
shelter-price = Coût
shelter-top-floor = Niveau supérieur
shelter-floor = Niveau { $n }
shelter-you = vous
shelter-first = Premier joueur
shelter-passed = a passé
shelter-no-items = Aucun Objet
shelter-count = { $placed ->
    [0] { $coming ->
        [0] { $all } en tout
       *[other] +{ $coming } · { $all } en tout
    }
   *[other] { $coming ->
        [0] { $placed } au travail · { $all } en tout
       *[other] { $placed } au travail · +{ $coming } · { $all } en tout
    }
}
shelter-energy = Énergie : { $n }
shelter-food = Nourriture : { $n }
shelter-water = Eau : { $n }
shelter-happiness = Bonheur : { $n }
shelter-dweller = { $letter ->
    [none] { $wounded ->
        [yes] Un Résident blessé
       *[no] Un Résident sans entraînement
    }
   *[other] { $wounded ->
        [yes] Un Résident blessé, entraîné en { $letter }
       *[no] Un Résident entraîné en { $letter }
    }
}
shelter-round = Round { $n }
shelter-threats-left = { $n ->
    [one] Menace restante
   *[other] Menaces restantes
}
shelter-displays = Pistes
shelter-percent = { $n } %
shelter-odds-dice = Les dés seuls
shelter-odds-won = Gagné
shelter-odds-lost = Perdu
shelter-leads = en tête
shelter-end-sources = Le Bonheur, et d’où il vient
shelter-end-lead = Qui menait, et quand
shelter-from-rooms = Salles construites
shelter-from-fights = Menaces et combats
shelter-from-spaces = Cases
shelter-from-items = Objets
shelter-from-threats = Perdu à cause des Menaces du Niveau
shelter-lesson = Votre première partie
shelter-learn-send = Envoyer un Résident au travail
shelter-learn-item = Prendre un Objet
shelter-learn-build = Construire une Salle
shelter-learn-dweller = Accueillir un Résident
shelter-learn-train = Entraîner un Résident
shelter-learn-fight = Combattre une Menace
shelter-learn-done = { $n } sur { $of } à votre actif
shelter-lesson-gain = Vert, arrondi, pointant vers l’extérieur : ce que vous gagnez.
shelter-lesson-cost = Rouge, échancré : ce que vous payez.
