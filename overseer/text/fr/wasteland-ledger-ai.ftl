# L’IA par questions dans le journal d’une vraie table : ses étapes, son historique, ce que veut dire une réponse.

rule-CO-6 = Ce que l’on dit à l’IA concerne ses propres figurines et la table telle qu’elle est : ce qui a été dit vaut jusqu’à ce que quelqu’un se déplace.
    .title = Ce que l’on dit à l’IA
refusal-companion-not-the-ai = La figurine { $token } n’est pas à l’IA.
refusal-companion-no-die = Le dé bleu de la figurine { $token } est déjà lancé.
refusal-companion-no-answer = Ce n’est pas une réponse sur la figurine { $token }.
refusal-companion-answered-already = Cela a déjà été dit de la figurine { $token }.
refusal-companion-window-open = On demande encore à l’IA si elle réagit à la figurine { $token }.
refusal-companion-no-window = Personne n’a rien fait à quoi la figurine { $token } pourrait réagir.
refusal-companion-nobody-moved = Nommez au moins une figurine qui s’est déplacée.

## Ce qu’il faut faire maintenant

companion-stage-draw = Piochez un jeton de l’IA.
companion-stage-activate = { $who } agit.
companion-stage-die = Lancez le dé bleu pour { $who }.
companion-stage-edge = De quel bord de la table est venu ce camp : { $side } ?
companion-stage-role = Qui est journaliste dans ce camp : { $side } ?
companion-stage-pick = Plusieurs choix se valent pour { $who } : piochez-en un.
companion-stage-end = L’activation de { $who } est terminée.
companion-stage-over = Le tour de l’IA est terminé. Ensuite : { $side }.
companion-stage-pass = Personne de l’IA ne réagit à { $who }.
companion-stage-watch = { $who } agit, et l’IA pourrait réagir.

## Ce qu’elle cherche

companion-nearest-edge = le bord de table le plus proche
companion-note-on-alarm = L’alarme est donnée
companion-note-off-alarm = Pas d’alarme finalement
companion-note-on-running = Le générateur tourne
companion-note-off-running = Le générateur est arrêté
companion-note-on-virus = Le virus est dans le nœud
companion-note-off-virus = Pas de virus finalement
companion-note-on-finder-0 = Le premier camp a trouvé la cache
companion-note-off-finder-0 = Le premier camp n’a pas trouvé la cache
companion-note-on-finder-1 = Le second camp a trouvé la cache
companion-note-off-finder-1 = Le second camp n’a pas trouvé la cache
companion-note-on-lock-0 = La serrure prend la clé A
companion-note-off-lock-0 = La serrure ne prend pas la clé A
companion-note-on-lock-1 = La serrure prend la clé B
companion-note-off-lock-1 = La serrure ne prend pas la clé B
companion-note-on-lock-2 = La serrure prend la clé C
companion-note-off-lock-2 = La serrure ne prend pas la clé C
companion-aim-none = Pas d’Objectif ici : la figurine attaque.
companion-aim-all = Son Objectif : vaincre tous les ennemis.
companion-aim-defeat = Son Objectif : vaincre { $subjects }.
companion-aim-protect = Son Objectif : protéger { $subjects }.
companion-aim-go = Son Objectif : aller là – { $subjects }.
companion-aim-use = Son Objectif : utiliser { $subjects }.

## Le dé bleu

companion-face-b = bouteille
companion-face-bb = deux bouteilles
companion-face-bs = bouteille et étoile
companion-face-s = étoile
companion-face-ss = deux étoiles
companion-face-x = explosion

## Comment

companion-how-follow = Si l’ennemi est repoussé, la figurine poursuit.
companion-how-stay = Si l’ennemi est repoussé, la figurine reste sur place.
companion-do-slide = { $me } : glisser autour de l’ennemi combattu, aussi loin que possible de ceci : { $target }.

## Où mène une réponse

companion-means-touch = La figurine combat d’abord ceux qu’elle touche. Personne : la liste continue.
companion-means-engaged = Sa liste de cibles demande qui est engagé.
companion-means-fought = Prudente, elle ne tire pas dans un tel combat ; en Combat rapproché, elle s’y joint d’abord.
companion-means-friends = Le nombre d’amis choisit la colonne de sa carte IA.
companion-means-within = Son arme les atteint sans Déplacement. Personne : la liste continue.
companion-means-reach = Celui qu’elle atteint, elle le met au contact avec cette Action. Personne : la liste continue.
companion-means-along = Celui qu’elle peut toucher ainsi, elle peut le combattre sans lâcher personne. Personne : la liste continue.
companion-means-sees = Elle charge celui qu’elle voit. Personne : elle se Déplace au contact.
companion-means-next = Celui qu’elles atteignent, elle peut l’attaquer ensuite : quatrième ou cinquième entrée de sa liste. Personne : la liste continue.
companion-means-sees-then = Elle se Déplace pour pouvoir le charger ensuite. Personne : la liste continue.
companion-means-shot = Elle tire maintenant. Personne : elle cherche un meilleur endroit.
companion-means-position = Elle va là où elle pourra tirer ensuite. Personne : elle avance vers un ennemi.
companion-means-break-off = Elle quitte le combat pour ce Tir. Personne : tout Tir compte.
companion-means-break-off-harder = Elle quitte le combat pour ce Tir. Personne : elle va où elle peut.
companion-means-nearest = Parmi ceux qu’elle pourrait attaquer, le plus proche est sa cible.
companion-means-closest = Parmi ceux sur qui elle pourrait tirer, le plus proche est sa cible.
companion-means-important = Celui qui est le plus proche de ce qu’elle cherche est sa cible.
companion-means-cover = Celui qui est le plus facile à toucher est sa cible.
companion-means-at = Elle y est : elle poursuit son Objectif. Sinon, elle s’y rend.
companion-means-usable = Elle l’utilise maintenant. Sinon, elle s’y rend.
companion-means-subject = Elle va vers le plus proche.
companion-means-one-move = Oui : elle se Déplace au contact. Non : elle fait une partie du chemin.
companion-means-looks = Elle le regarde d’abord, ce qui ne coûte rien.
companion-means-slides = Elle glisse pour s’interposer. Personne : elle reste sur place.
companion-means-aware = Oui : elle peut réagir. Non : elle n’a rien remarqué.
companion-means-safer = Oui : elle s’y rend en Réaction. Non : elle reste.

## L’historique

companion-act-die = { $who } : dé bleu, { $face }
companion-act-said = { $question } – { $chosen }
companion-act-cannot = { $who } ne peut pas le faire : { $deed }
companion-act-pick = { $who }, au hasard : { $deed }
companion-act-done = { $who } : { $deed }
companion-act-noticed = L’IA réagit-elle à { $who } ?
companion-act-reacts = { $who } réagit
companion-act-moved = Déplacées : { $tokens }
companion-act-aim = L’Objectif de l’IA est fixé à la main
companion-act-edge = { $side } est venu de ce bord : { $edge }
companion-act-role = { $who } : { $word ->
        [journalist] journaliste
       *[wearer] porte l’armure
    }
companion-deed-on = { $deed } ({ $target })
companion-deed-fight = Combat rapproché
companion-deed-detonate = la bombe explose
companion-deed-charge = Charge
companion-deed-contact = Déplacement au contact
companion-deed-next-charge = Déplacement pour charger ensuite
companion-deed-next-move = Déplacement pour attaquer ensuite
companion-deed-towards = Déplacement vers un ennemi
companion-deed-shoot = Tir
companion-deed-throw = Lancer
companion-deed-position = Déplacement pour tirer ensuite
companion-deed-nearer = Déplacement vers un ennemi
companion-deed-break-off = désengagement
companion-deed-nearest = Déplacement vers l’ennemi le plus proche
companion-deed-move = Déplacement vers son Objectif
companion-deed-touch = Déplacement au contact de son Objectif
companion-deed-look = regarde un marqueur
companion-deed-use = utilise
companion-deed-reload = recharge
companion-deed-prepare = Préparation
companion-deed-heal = se soigne
companion-deed-lost = rien
companion-deed-end = la fin
companion-deed-pass = personne ne réagit
companion-deed-retreat = Déplacement à l’endroit le plus sûr
companion-deed-slide = glisse
