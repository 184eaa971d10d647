# Les Forces que l’on compose à la table en ligne : ce qui ne va pas dans une demande.

forces-imported = Force importée
forces-unnamed = Force sans nom
server-force-none = Envoyez une Force, ou le texte d’une Force.
server-force-name = Le nom d’une Force a de 1 à { $most } caractères visibles.
server-force-card = « { $card } » n’est pas une carte du jeu « { $set } » qui puisse figurer là.
server-force-large = Une unité porte au plus { $most } exemplaires d’une carte. Retirez-en d’abord.
server-force-place = Il n’y a pas d’unité à la place { $at }.
server-many-forces = Vous gardez { $most } Forces. Retirez-en une d’abord.
server-force-changed = Cette Force a été modifiée ailleurs ; rien n’a donc été remplacé. Rouvrez-la, ou enregistrez la vôtre comme une nouvelle Force.
server-no-force = Vous n’avez pas cette Force. Cherchez parmi les vôtres.
server-no-force-version = La version { $n } de cette Force n’existe plus.
