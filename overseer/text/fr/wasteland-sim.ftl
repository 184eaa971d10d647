# Simulations de batailles (`overseer sim wasteland`), et l’escarmouche que les bots y jouent.

sim-caps = Caps pris
sim-draws = Égalités : { $share }.
sim-first-side = Le camp qui commence gagne { $share } ({ $interval }).
sim-force = Force
sim-battles = Batailles
sim-error-forces = { $forces } Forces ne conviennent pas à { $seats } places. Indiquez une Force pour tout le monde, une par place, ou « all » ; --matrix en accepte autant qu’on veut.
sim-error-matrix-forces = Une matrice demande deux places et au moins deux Forces différentes, par exemple --decks minutemen,hammer ; sans --decks, elle prend les Forces toutes prêtes à 750 Caps.

bench-sights-per-s = Lignes de vue/s
bench-thoughts-per-s = Décisions de l’IA/s

wasteland-scenario-skirmish = Escarmouche
    .briefing = Deux Forces de même valeur se rencontrent à découvert. Personne n’est venu pour autre chose que l’adversaire.
    .aim = Après six rounds, ou dès qu’un camp n’a plus personne, le camp qui a retiré des ennemis pour le plus de Caps gagne.
end-wasteland-skirmish-eliminated = Un camp n’a plus personne.
end-wasteland-skirmish-caps = Après le dernier round, le camp qui a pris le plus de Caps gagne.
end-wasteland-skirmish-level = Après le dernier round, les deux camps ont pris autant.
