# Les listes du compagnon : ce qu'on choisit, et ce qu'une correction a changé.

companion-die-white = dé blanc
companion-die-red = dé rouge
companion-flip-lucky = Le Jeton Chance montre sa face chanceuse
companion-flip-blank = Le Jeton Chance montre sa face vide

companion-marker-investigation = marqueur Investigation
companion-marker-searchable = marqueur Examinable
companion-marker-mine = mine
companion-marker-place = lieu du scénario
companion-marker-heap = objets au sol
companion-marker-strike = cible de l’artillerie

companion-level-draw = égalité
companion-level-minor = victoire mineure
companion-level-plain = victoire
companion-level-major = victoire majeure

companion-status-unready = pas Prête
companion-status-ready = Prête
companion-status-used = Utilisée
companion-place-table = sur la table
companion-place-waiting = en attente
companion-place-removed = retirée
companion-place-escaped = échappée

## Ce qu'une correction a changé

companion-changed-model = { $who } : { $what } { $before } → { $after }
companion-changed-table = { $what } : { $before } → { $after }
companion-changed-of = { $who } : { $what }
companion-changed = Changé : { $what }
companion-changed-turn = Au tour de : { $side }
companion-fact-left = santé
companion-fact-health = santé
companion-fact-rads = radiations
companion-fact-points = points d’action
companion-fact-luck = chance
companion-fact-reactions = réactions
companion-fact-boosts = renforts d’armure
companion-fact-power-damage = dégâts de l’Armure assistée
companion-fact-stuns = étourdissements
companion-fact-round = round
companion-fact-items = pioche d’objets
companion-fact-dangers = pioche de dangers
companion-fact-level = niveau de victoire
companion-fact-status = tour
companion-fact-place = place
companion-fact-conditions = états
companion-fact-weapons = armes
companion-fact-cards = cartes
companion-fact-power = Armure assistée
companion-fact-turn = à qui de jouer
companion-fact-end = la fin de la bataille
companion-fact-held = cartes en main
companion-fact-fate = pioche d’évènements
companion-fact-markers = marqueurs
companion-fact-counts = compteurs
companion-fact-house = règles maison
companion-fact-other = autre chose

## Ce qui vient ensuite

companion-next-begin = Choisissez un scénario et qui joue.
companion-next-field = Posez des figurines sur la table.
companion-next-round = { $side ->
    [none] Un nouveau round commence. Les camps ont autant de figurines : le Jeton Chance dit qui commence.
   *[other] Un nouveau round commence. Avantage : { $side }.
}
companion-next-event = Piochez l’évènement de ce round.
companion-next-token = { $side } : piochez un jeton.
companion-next-ready = { $side } : préparez une figurine.
companion-next-activate = { $n ->
    [one] { $side } : activez { $model }.
   *[other] { $side } : activez les figurines Prêtes.
}
companion-next-act = { $model } agit.
companion-next-turn = Ensuite : { $side }.
companion-next-finish = Le dernier round est fini. Qui a gagné ?
companion-next-over = La bataille est finie.
