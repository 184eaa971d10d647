# Forces : l’étagère, l’éditeur, partager et jouer.
forces = Forces
forces-title = Forces de Wasteland
forces-build = Composer une Force
forces-new = Nouvelle Force
forces-go-on = Continuer la Force non enregistrée
forces-cards = Toutes les cartes
forces-own = Vos Forces
forces-own-none = Vous ne gardez encore aucune Force. Commencez par une Force vide, prenez-en une prête, ou apportez-en une d’ailleurs.
forces-ready = Forces prêtes
forces-version = Version { $n }
forces-lost = Ses cartes ne sont plus ici. Vous pouvez seulement la retirer.
forces-legal = valable pour { $n } Caps
forces-unfinished = pas encore valable
forces-remove = Retirer { $name }
forces-remove-sure = { $n ->
    [one] Elle disparaît pour toujours. Les tables qui la jouent continuent.
   *[other] Elle disparaît pour toujours, avec toutes ses versions. Les tables qui la jouent continuent.
 }
forces-remove-it = La retirer
forces-keep-it = La garder
forces-import = Une Force venue d’ailleurs
forces-import-text = Collez un code, un lien ou un fichier de Force.
forces-import-read = Ouvrir cette Force
forces-import-file = Choisir un fichier
forces-builder = Éditeur de Forces
forces-all = Toutes les Forces
forces-name = Nom de la Force
forces-unsaved = pas encore enregistrée
forces-changed = modifiée depuis la version { $n }
forces-saved = enregistrée, version { $n }
forces-undo = Annuler
forces-versions = Versions précédentes
forces-versions-text = Ouvrez une version précédente et enregistrez-la : elle devient la plus récente, et rien n’est perdu.
forces-version-now = la version actuelle
forces-version-back = Ouvrir la version { $n }
forces-share = Partager
forces-share-unfinished = Cette Force n’est pas encore valable. On peut la partager quand même.
forces-share-set = Elle est faite de vos propres cartes, elle n’a donc pas de code : qui reçoit le fichier a besoin du jeu de cartes aussi.
forces-share-link = Lien
forces-share-code = Code de Force
forces-share-file = Fichier de Force
forces-share-download = Télécharger le fichier
forces-save = Enregistrer
forces-save-new = Enregistrer comme une nouvelle Force
forces-play = Jouer avec
forces-play-seats = { $n ->
    [one] en solo, contre l’IA
   *[other] { $n } personnes
 }
forces-printed = Dans ce scénario, les Forces sont imprimées. Choisissez-en un autre pour combattre avec la vôtre.
forces-shared-with = Quelqu’un partage cette Force avec vous. Regardez-la, modifiez-la, gardez-la ou jouez avec.
forces-parts = Ce qui est montré
forces-part-units = Unités
forces-part-force = Force
forces-faction = Faction
forces-any-faction = toute faction
forces-type = Type
forces-any-type = tout type
forces-skill = Compétence
forces-any-skill = toute compétence
forces-affordable = payable avec les { $n } Caps restants
forces-clear = Montrer toutes les unités
forces-order = Ordre
forces-by-caps = par prix
forces-by-name = par nom
forces-none = Rien ne convient à tout cela. Enlevez un filtre.
forces-units-n = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
 }
forces-caps = { $n ->
    [one] { $n } Cap
   *[other] { $n } Caps
 }
forces-models = { $n ->
    [one] { $n } figurine
   *[other] { $n } figurines
 }
forces-sum = { $n } Caps sur { $limit }
forces-limit = Limite en Caps
forces-prices = Liste de prix
forces-creatures = tout le monde accepte les créatures
forces-says = Ce que dit la carte
forces-in = { $n } dans la Force
forces-add = ajouter
forces-add-unit = Ajouter { $name }
forces-units = Les unités de la Force
forces-empty = Encore personne. Ajoutez des unités, donnez à l’une d’elles une carte de Leader et équipez-les.
forces-leads = mène la Force
forces-models-of = Figurines : { $name }
forces-fewer-models = Une figurine de moins : { $name }
forces-more-models = Une figurine de plus : { $name }
forces-equip = Équiper
forces-equip-unit = Équiper { $name }
forces-equip-title = Équiper : { $name }
forces-copy-unit = Ajouter la même unité encore une fois : { $name }
forces-remove-unit = Retirer { $name }
forces-numbers = Ses nombres avec tout ce qu’elle porte
forces-kinds = Sortes de cartes
forces-kind-weapon = Armes
forces-kind-item = Objets
forces-kind-mod = Mods
forces-kind-leader = Leader, héros
forces-kind-perk = Aptitudes
forces-heroic = Héroïque : 1 Santé de plus, Jetons Chance et coups critiques ({ $n } Caps)
forces-shared = une pour toute l’unité
forces-add-card = Ajouter { $name }
forces-take-card = Enlever { $name }
forces-on = sur : { $name }
forces-forbidden = Ce que les règles interdisent ici ({ $n })
forces-boosts = Boosts
forces-boosts-n = Boosts : { $n } sur { $most }
forces-boosts-choose = Choisir des Boosts
forces-fix-one = En faire une seule figurine
forces-fix-unit = La retirer
forces-fix-card = Enlever la carte
forces-fix-leaders = Garder le premier
forces-fix-boost = En enlever un
forces-fix-leader = Choisir un Leader
forces-fix-equip = Équiper
forces-fix-add = Voir les unités
forces-fix-skill = Qui la connaît ?
forces-choice = Votre Force
forces-choice-any = celle qui vient
