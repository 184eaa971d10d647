# Les scénarios de Wasteland : titres, briefings, objectifs, fins possibles et récits d’après-bataille.

## Camps

scenario-side-players = Joueurs
scenario-side-wasteland = Les Terres Désolées
scenario-side-survivors = Survivants
scenario-side-mutants = Super mutants
scenario-side-south = Sud
scenario-side-north = Nord
scenario-side-none = Personne
scenario-side-both = Les deux camps, pour regarder

## Marqueurs propres à un scénario

scenario-marker-helmet = casque
scenario-marker-trap = piège
scenario-marker-pump = pompe
scenario-marker-generator = générateur
scenario-marker-barrel = baril de déchets
scenario-marker-journal = journal
scenario-marker-cave = caverne (A)
scenario-marker-lair = point d’entrée (B)
scenario-marker-siren = sirène
scenario-marker-dropped = trouvailles abandonnées

## Choix

scenario-choice-south = le bord sud
scenario-choice-north = le bord nord
scenario-choice-west = le bord ouest
scenario-choice-east = le bord est
scenario-choice-away = loin de la sirène
scenario-choice-towards = vers la sirène

## Contre l’IA, et un simple combat

scenario-ambush = Embuscade
    .story = Un campement au milieu de nulle part ; personne là-bas ne sait que le cercle vient de se refermer.
    .players = Retirez toutes les figurines des Terres Désolées en six rounds.
    .wasteland = Tenez bon : une seule figurine encore en jeu après le sixième round suffit.
    .rules = Les figurines de l’IA sont au centre, les vôtres à orange ou moins de n’importe quel bord. L’IA ne quitte jamais la table.
scenario-helmet = Détruire et récupérer
    .story = Le casque de leur chef orne votre mur. Ils viennent le reprendre, et ils connaissent chaque porte des lieux.
    .players = Que personne n’emporte le casque hors de la table pendant six rounds.
    .wasteland = Prenez le casque et sortez-le par votre propre bord.
    .rules = Seules les figurines des Terres Désolées (chiens exceptés) prennent le casque, gratuitement, en le touchant. Un porteur retiré le laisse tomber.
scenario-head = Couper la tête
    .story = Ils ont compris qui vous garde unis. Ce soir ils viennent de partout et ne cherchent qu’une seule personne.
    .players = Gardez votre Leader en jeu pendant six rounds, ou retirez tous les assaillants.
    .wasteland = Retirez le Leader des joueurs.
    .rules = Votre Force est au centre, l’IA tout autour. Le Leader traqué ne peut pas quitter la table. S’il y en a plusieurs, les joueurs en désignent un.
scenario-loot = Piller la zone
    .story = Une tranquille sortie de récupération, jusqu’à ce que l’autre équipe surgisse au coin de la rue avec le même plan en main.
    .players = À la fin du sixième round, détenez des trouvailles valant plus de Caps que les leurs.
    .wasteland = À la fin du sixième round, détenez des trouvailles valant plus de Caps que celles des joueurs.
    .rules = Huit marqueurs Examinable. Seul compte ce qui a été trouvé pendant la bataille et qu’on détient encore. Les trouvailles d’une figurine retirée restent sur place.
scenario-escort = Escorter la brahmine
    .story = La vieille route marchande doit revivre. Un marchand ose ouvrir la voie ; il demande seulement que sa bête arrive entière.
    .players = Gardez la brahmine en vie six rounds, de préférence avec six points de Santé ou plus.
    .wasteland = Tuez la brahmine.
    .rules = À la fin de chaque round, la brahmine avance d’une distance rouge au plus ; vous choisissez son chemin. Elle quitte un engagement sans attaque gratuite. Au contact du bord opposé, elle est sauvée.
scenario-skirmish = Escarmouche
    .story = Ni plan, ni carte, ni raison qu’on puisse donner ensuite : deux Forces se croisent et aucune ne s’écarte.
    .south = Retirez plus de Caps d’ennemis que vous n’en perdez, ou retirez-les tous.
    .north = Retirez plus de Caps d’ennemis que vous n’en perdez, ou retirez-les tous.
    .rules = Chaque camp se déploie à rouge ou moins de son bord, une figurine à tour de rôle.

## Tutoriels

scenario-beginnings = Débuts agités
    .story = Nora est sortie de la glace depuis quelques jours. Du haut de la crête, elle entend un chien gémir, puis elle voit qui pose des collets en bas.
    .survivors = Libérez le chien et retirez tous les Super mutants.
    .mutants = Videz les quatre pièges, ou retirez tous les survivants.
    .rules = Un survivant à orange ou moins du chien le libère avec une Action. Un Super mutant à orange ou moins d’un piège le vide avec une Action et un test de Force réussi.
scenario-fort-davis = Fort Davis
    .story = Tout le monde sait désormais que les Super mutants restent. Tout le monde sait aussi ce qui rouillerait dans les casiers de Fort Davis.
    .survivors = Après quatre rounds, détenez plus d’objets trouvés que les mutants, ou retirez-les tous.
    .mutants = Après quatre rounds, détenez plus d’objets trouvés que les survivants, ou retirez-les tous.
    .rules = Un marqueur Investigation numéroté est un casier d’armes : une Action y prend deux armes de la pile. Les trouvailles servent aussitôt ; celles qui traînent se ramassent avec une Action.
scenario-water-plant = La centrale de traitement des eaux
    .story = Il ne reste que de la boue dans les citernes. La vieille station sur la colline peut encore pomper, si quelqu’un parle à ses ordinateurs et si quelqu’un d’autre occupe les mutants.
    .survivors = Pompez 30 000 gallons en six rounds.
    .mutants = Capturez des survivants comptant pour quatre, ou laissez filer le temps.
    .rules = Ordinateurs à une pompe : 6 000 gallons pour la première réussite du round, 1 000 pour chaque suivante. Ordinateurs au générateur : 5 000 à la fin de chaque round. Si le technicien est hors de la zone des pompes au début d’un round, 2 000 sont perdus. Qui tombe en Combat rapproché est capturé ; le technicien compte double.
scenario-journal = Le journal perdu
    .story = Goddard est arrivé en titubant, l’armure à moitié fondue, un seul mot aux lèvres : le journal. Il dort dans un coffre de la décharge irradiée, et trois clés traînent alentour.
    .survivors = Sortez le journal de la table en six rounds.
    .mutants = Gardez le journal sur la table pendant six rounds.
    .rules = Le coffre est le marqueur Investigation numéro 1 ; les survivants savent où il est. A, B et C sont des clés, une seule convient. Toucher le coffre est gratuit, prendre une clé coûte une Action. Qui finit son activation à jaune ou moins de barils subit un dé noir de radiations pour chacun.
scenario-storm = La tempête approche
    .story = Un mur de nuages arrive de l’ouest et il n’y a qu’une caverne sèche à des lieues. Les deux camps l’atteignent en même temps, et le tonnerre a réveillé autre chose.
    .survivors = Retirez la Brute, ou ayez votre Leader plus près de la caverne après six rounds.
    .mutants = Retirez l’Unique Survivant, ou ayez votre Leader plus près de la caverne après six rounds.
    .rules = Après chaque activation, on jette le jeton Chance ; la cinquième chance fait entrer l’Écorcheur en B. Il agit à la fin de chaque round. Une sirène l’éloigne ou l’attire d’une distance orange, au choix de qui l’actionne.

## Comment cela s’est terminé

# A scenario of one’s own has no words here: $scenario and $end are its ids, made readable.
own-end = La bataille est terminée : { $end }.
own-end-of = « { $scenario } » est terminé : { $end }.

end-wasteland-draw = Le temps est écoulé et personne n’a gagné.
end-wasteland-exhausted = La bataille s’éternise au-delà de toute mesure : personne n’a gagné.
end-wasteland-ambush-cleared = Le campement est vide : l’embuscade a réussi.
end-wasteland-ambush-wiped-out = Les assaillants ont été anéantis.
end-wasteland-ambush-time = Six rounds ont passé et le campement tient toujours : l’embuscade a échoué.
end-wasteland-helmet-carried-off = Le casque est rentré chez lui : les Terres Désolées ont repris leur trophée.
end-wasteland-helmet-cleared = Il ne reste personne pour reprendre le casque : le trophée est à vous.
end-wasteland-helmet-no-hands = Il ne reste que des chiens, et un chien n’emporte pas de casque : le trophée est à vous.
end-wasteland-helmet-time = Six rounds ont passé et le casque est toujours là : le trophée est à vous.
end-wasteland-head-leader-removed = Le Leader est tombé : les Terres Désolées ont ce qu’elles voulaient.
end-wasteland-head-cleared = Le dernier assaillant est à terre et le Leader est debout.
end-wasteland-head-time = Six rounds ont passé et le Leader est debout.
end-wasteland-loot-players-alone = L’autre équipe a disparu : tout revient aux joueurs.
end-wasteland-loot-wasteland-alone = Les joueurs ont disparu : tout revient aux Terres Désolées.
end-wasteland-loot-players-richer = Les trouvailles des joueurs valent davantage.
end-wasteland-loot-wasteland-richer = Les trouvailles des Terres Désolées valent davantage.
end-wasteland-loot-equal = Les deux équipes ont des trouvailles de même valeur : personne n’a gagné.
end-wasteland-escort-killed = La brahmine est morte, et la route avec elle.
end-wasteland-escort-safe = La brahmine a atteint le bord opposé en bonne santé.
end-wasteland-escort-safe-hurt = La brahmine a atteint le bord opposé en boitant.
end-wasteland-escort-alive = Six rounds ont passé et la brahmine se porte bien.
end-wasteland-escort-alive-hurt = Six rounds ont passé et la brahmine vit encore, tout juste.
end-wasteland-beginnings-traps-emptied = Le dernier piège est vide : les Super mutants ont leurs proies.
end-wasteland-beginnings-survivors-gone = Il ne reste aucun survivant sur la colline.
end-wasteland-beginnings-freed = Le chien est libre et les chasseurs ont disparu.
end-wasteland-beginnings-draw = La nuit tombe sur les collines et rien n’est décidé.
end-wasteland-fort-davis-mutants-gone = Les Super mutants ont disparu : le fort est aux survivants.
end-wasteland-fort-davis-survivors-gone = Les survivants ont disparu : le fort est aux Super mutants.
end-wasteland-fort-davis-survivors-more = Les survivants emportent le plus d’objets.
end-wasteland-fort-davis-mutants-more = Les Super mutants emportent le plus d’objets.
end-wasteland-fort-davis-equal = Les deux camps emportent autant d’objets.
end-wasteland-water-plant-water = 30 000 gallons ont coulé dans les tuyaux.
end-wasteland-water-plant-captured = Trop de survivants ont été emmenés.
end-wasteland-water-plant-survivors-gone = Il ne reste personne aux pompes.
end-wasteland-water-plant-mutants-gone = Les Super mutants ont disparu : les pompes tournent en paix.
end-wasteland-water-plant-dry = Six rounds ont passé et les citernes ne sont pas pleines.
end-wasteland-journal-journal-out = Le journal est sorti de la décharge.
end-wasteland-journal-survivors-gone = Il ne reste aucun survivant dans la décharge.
end-wasteland-journal-mutants-gone = Les Super mutants ont disparu : plus rien ne sépare les survivants du coffre.
end-wasteland-journal-time = Six rounds ont passé et le journal est toujours dans la décharge.
end-wasteland-storm-both-down = Les deux Leaders sont tombés au même instant : personne n’a gagné.
end-wasteland-storm-brute-down = La Brute est tombée : la caverne est aux survivants.
end-wasteland-storm-survivor-down = L’Unique Survivant est tombé : la caverne est aux Super mutants.
end-wasteland-storm-survivors-nearer = La tempête éclate, et le Leader des survivants est le plus près de la caverne.
end-wasteland-storm-mutants-nearer = La tempête éclate, et le Leader des mutants est le plus près de la caverne.
end-wasteland-storm-truce = La tempête éclate, et les deux Leaders sont aussi près l’un que l’autre : personne n’a gagné.

## Les récits d’après

story-beginnings-survivors-win = Les nouvelles vont vite chez les chasseurs, même grands et verts. Ils poseront peut-être leurs collets dans d’autres collines.
story-beginnings-survivors-dog = Dans le noir, un froissement derrière le groupe fatigué. Le chien a rongé le fil tout seul et trottine à leur suite comme si de rien n’était.
story-beginnings-survivors-always = Nora partage sa dernière viande séchée et parle jusqu’à ce que les oreilles se redressent. « Tu as failli finir en conserve. Je crois que je vais t’appeler Canigou. »
story-beginnings-mutants-win = Pour une fois, les sacs à viande pèsent lourd au retour. Cette nuit, personne ne s’endort en grondant.
story-beginnings-mutants-always = Des humains maigres, de mauvais fusils, pas de sacs : ces gens-là dorment tout près. Un camp nourrirait beaucoup de monde.
story-fort-davis-survivors-win = Quelqu’un caresse les nouveaux fusils comme des chats. Pour la première fois depuis des semaines, on rit autour du feu.
story-fort-davis-survivors-always = Les mêmes cicatrices, les mêmes peintures : ce sont les mutants des collines, et ils ne font pas que passer. Et l’eau de la citerne a encore baissé d’un empan.
story-fort-davis-mutants-win = De l’acier neuf, des réserves, des cages solides : le boss sera content, et un boss content est un boss calme.
story-fort-davis-mutants-always = Tous les humains se ressemblent, mais ceux-là avaient l’odeur de ceux qui ont gâché la chasse. Ils remplaceraient bien les esclaves enfuis.
story-water-plant-survivors-win = Elle coule brune, puis jaune, puis claire. Il y en aura jusqu’aux pluies.
story-water-plant-survivors-always = Au crépuscule tout le monde crie : attaquer, non, les affamer ! Puis des coups de feu roulent depuis la décharge, et l’on n’entend plus rien.
story-water-plant-mutants-win = Des bras utiles, tous. Dans la tête du chef, toute une région est déjà à genoux.
story-water-plant-mutants-always = Des petits humains, partout des petits humains. Et l’on en a vu un en acier à la décharge. Il paiera pour tous les autres.
story-journal-survivors-win = Les pages sont arrachées. De la couverture glisse un holodisque à la voix lasse : il n’offrirait pas un fléau de plus au monde, alors il a brûlé son propre travail.
story-journal-survivors-always = Personne ne parle sur le chemin du retour. Le tonnerre, au loin ; un combat approche et chacun le sent.
story-journal-mutants-win = Ils n’ont pas eu ce qu’ils voulaient, quoi que ce fût. La décharge brûle, et plus personne ne viendra chercher.
story-journal-mutants-always = Des humains plus hardis, mieux armés. Il reste du travail. Le tonnerre, au loin.
story-storm-survivors-win = Ce fut chèrement payé, mais la roche est sèche et la tempête reste dehors. Les Terres Désolées ne sont pas plus tendres ; peut-être seront-elles calmes un moment.
story-storm-mutants-win = Ils attendent sous la roche que le ciel se soit enroué. Ensuite ils descendront vers la colonie, car cette terre a désormais un maître.
story-storm-both-always = Ceux qui ont pu entrer s’assoient contre des parois opposées et s’observent par-dessus le feu. Personne ne dort, personne ne tire. Il n’y a qu’à attendre.

## Récompenses

scenario-reward = { $side } : { $caps } Caps

## Un fichier de scénario inutilisable

wasteland-scenario-zone = « { $zone } » n’est pas une zone. Écrivez par exemple « within yellow of south », « blue from edges », « around dogmeat orange » ou « square blue » ; une virgule relie les parties.
wasteland-scenario-stock = « { $text } » ne peut pas se trouver sous un marqueur. Écrivez par exemple « item 5 », « blank », « A » ou « number 3 ».
wasteland-scenario-sides = Un scénario a deux camps, celui-ci en a { $found }. Écrivez une table [[side]] pour chacun.
wasteland-scenario-no-end = Ce scénario ne finit jamais. Écrivez au moins une table [[end]].
wasteland-scenario-no-zone = Le camp « { $side } » n’a pas de zone : personne ne pourrait le déployer. Écrivez zone = "…" dans sa table.
wasteland-scenario-clear = « clear » énumère des disques [x, y, rayon] et des rectangles [gauche, bas, droite, haut] en millimètres.
wasteland-scenario-rule = Il n’y a pas de règle nommée « { $word } ».
wasteland-scenario-points = { $count } marqueurs à place fixe demandent { $count } points.
wasteland-scenario-point = Un point est fait de deux nombres sur la table : [x, y] en millimètres.
wasteland-scenario-when = « { $word } » n’est pas une condition des règles de ce scénario.
wasteland-scenario-side-word = Aucun camp ne peut s’appeler « { $side } » : ce mot a un autre sens dans un scénario. Choisissez-en un autre.
wasteland-scenario-side-twice = Les deux camps s’appellent « { $side } ». Donnez à chacun son propre id.
wasteland-scenario-deploy = « deploy » nomme les deux camps, chacun une fois. Écrivez deploy = ["{ $first }", "{ $second }"], ou "luck".
wasteland-scenario-no-edges = Le camp « { $side } » doit choisir son bord et n’a aucun choix. Écrivez par exemple edges = ["west", "east"].
wasteland-scenario-marker-zone = Personne ne pourrait poser ces marqueurs. Écrivez zone = "…", ou by = "fixed" avec leurs points.
wasteland-scenario-bystander-at = Cette figurine neutre est posée sur une autre, ou pas entièrement sur la table. Écrivez at = [x, y] en millimètres.
wasteland-scenario-caps = Le camp « { $side } » a trop peu de Caps pour une force. limit et more font ensemble au moins { $least }.
wasteland-scenario-when-form = Le mot de cette condition doit être suivi d’autre chose. Écrivez par exemple « { $form } ».
wasteland-scenario-rule-twice = La règle « { $word } » figure deux fois. Une seule suffit.
wasteland-scenario-rule-marker = La règle « { $rule } » demande des marqueurs de kind "place" avec word = "{ $word }" : { $count }. Écrivez une table [[marker]].
wasteland-scenario-rule-bystander = La règle « { $rule } » porte sur la première figurine neutre, { $side ->
    [none] qui n’appartient à aucun camp
   *[other] qui appartient au camp « { $side } »
}. Écrivez une telle table [[bystander]].
wasteland-scenario-rule-leader = La règle « { $rule } » demande un Leader dans chaque camp : donnez un leader à une [[side.unit]] de « { $side } ».
wasteland-scenario-rule-edge = Dans la règle « { $rule } », le camp « { $side } » arrive par un bord précis. Écrivez edge = "{ $edge }" dans sa table.
wasteland-scenario-rule-card = La règle « { $rule } » demande la carte « { $card } », absente de ce jeu de cartes.
refusal-wasteland-scenario-file = Le scénario est inutilisable : { $mistakes } { $mistakes ->
        [one] erreur
       *[other] erreurs
    }, la première à la ligne { $line }.
refusal-wasteland-terrain-file = Le terrain est inutilisable : { $n } { $n ->
        [one] erreur
       *[other] erreurs
    }, la première à la ligne { $line }. « overseer terrain check FICHIER » les nomme toutes.
refusal-wasteland-terrain-code-letters = Ce n’est pas un code de terrain : il commence par « WT1- », puis viennent des lettres et les chiffres 2 à 7.
refusal-wasteland-terrain-code-version = Le code de terrain est de la version { $found }, ce programme lit la version { $known }. Mettez le programme à jour ou demandez un autre code.
refusal-wasteland-terrain-code-broken = Le code de terrain n’est pas entier : des lettres manquent ou sont fausses. Copiez-le à nouveau.
refusal-wasteland-terrain-unfit = Aucune bataille de ce scénario ne peut se jouer sur ce terrain. Ouvrez-le dans l’éditeur de terrain et choisissez-y le scénario : on y voit ce qui gêne.
