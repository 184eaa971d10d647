# Les erreurs dans un fichier de cartes de Wasteland.

wasteland-file-word = « { $word } » n’est pas connu ici ; il faut { $what ->
    [ruler] la couleur d’une réglette
    [die] la couleur d’un dé
    [icon] une icône
    [effect] un effet
    [gift] un bonus
    [where] ce à quoi sert un dé
    [reach] qui en profite
    [skill] une Compétence
    [attribute] un attribut
    [type] un type
    [damage] une sorte de dégâts
    [use] ce que fait son utilisation
    [trait] un trait
    [power] un pouvoir de Leader
    [weapon-kind] une sorte d’arme
    [situation] une situation
    [response] une réponse
    [attitude] une attitude
    [method] une méthode
    [priority] une priorité de cible
    [event-effect] ce que fait un Évènement
    [who] qui est visé
    [condition] un état
    [outcome] ce que l’on gagne
    [drawn] une sorte de carte
    [deed] un exploit
    [perk-power] ce que fait une Aptitude
   *[ap] un emploi des Points d’Action
}. Permis : { $allowed }.
wasteland-file-shape = « { $text } » n’est pas écrit correctement. Cela s’écrit ainsi : { $allowed }.
wasteland-file-numbers = « { $key } » doit être une liste de { $count } nombres entiers.
wasteland-file-table = « { $key } » doit être une table.
wasteland-file-ratings = « { $key } » doit être une liste de trois valeurs d’armure : physique, énergie, radiation.
wasteland-file-strong = Une armure solide contre une sorte de dégâts l’est contre toutes celles dont elle protège.
wasteland-file-word-twice = « { $word } » se trouve ici deux fois. Écrivez-le une fois.
wasteland-file-no-card = { $what ->
    [unit] Aucune Unité
    [weapon] Aucune arme
    [perk] Aucune Aptitude
    [leader] Aucune carte Leader
    [quest] Aucune Quête
    [consequence] Aucune Conséquence
   *[equipment] Aucune arme et aucun objet
} de cet ensemble ne s’appelle « { $id } ».
wasteland-file-not-natural = L’arme « { $id } » ne fait pas partie d’un corps. Donnez-lui natural = true, ou nommez-la dans « standard ».
wasteland-file-not-ranged = L’arme « { $id } » ne s’utilise pas à distance ; la seconde arme de prédilection sert à cela.
wasteland-file-no-type = Une Unité a besoin d’au moins un type.
wasteland-file-skill-ruler = La Compétence « { $skill } » et la réglette « { $skill } » vont ensemble ; écrivez les deux ou aucune.
wasteland-file-modifier = « modifier » change un test ; nommez son « attribute ».
wasteland-file-together = « { $first } » et « { $second } » vont ensemble ; écrivez les deux ou aucun.
wasteland-file-needs = « { $key } » a besoin de « { $other } ».
wasteland-file-inner = Le cercle intérieur doit être plus petit que la zone.
wasteland-file-scatter = Les écarts de « scatter » doivent croître d’une entrée à l’autre.
wasteland-file-stages = « stages » a au plus { $high } entrées.
wasteland-file-columns = « columns » a de 1 à { $high } entrées.
wasteland-file-cells = « { $key } » demande une réponse par colonne : { $count }.
wasteland-file-methods = « methods » a trois entrées (bouteille, étoile, explosion) ou cinq, une par ligne.
wasteland-file-no-priority = Une carte d’IA a besoin d’au moins une priorité de cible.
wasteland-file-preferred = « preferred » a deux entrées : une arme pour le combat rapproché et une pour tirer ; "" veut dire aucune.
wasteland-file-perk = « { $key } » ne va pas avec une Aptitude de { $kind ->
    [settlement] Colonie
   *[model] figurine
}.
wasteland-file-no-roll = Un Boost pour un lancer a besoin de « attacks » ou de « tests ».
wasteland-file-consequence = « { $key } » ne va pas avec une Conséquence : elle est face visible et résolue aussitôt.
wasteland-file-lasts = « { $effect } » dure un moment ; écrivez lasts = "round" ou lasts = "battle".
wasteland-file-nobodys = « { $effect } » demande un propriétaire ; seule une Conséquence en a un.
wasteland-file-no-deed = Une Quête a besoin d’au moins un exploit.
wasteland-file-repeatable = Une Quête qui se poursuit ne peut pas être refaite.
wasteland-file-learned = Seule la première partie d’une Quête s’apprend ; les autres la suivent.
wasteland-file-next = « { $id } » n’est pas la suite : ce doit être la partie { $part } de la même série.
wasteland-file-not-learned = La Quête « { $id } » peut être choisie de toute façon. Donnez-lui learned = true.
wasteland-file-name = Le nom d’un ensemble se trouve dans son premier fichier, avant toutes les cartes. Mettez-le dans set.toml.
wasteland-file-folder = Un ensemble est un dossier de 1 à { $high } fichiers TOML ; celui-ci en a { $found }.
wasteland-file-twice = La carte « { $id } » se trouve déjà dans { $first }.
wasteland-file-cards = Un ensemble a au moins une Unité et au plus { $high } cartes ; celui-ci a { $found } cartes.
wasteland-file-good = Cet ensemble de cartes est correct : « { $name } » avec { $units ->
    [one] { $units } Unité
   *[other] { $units } Unités
}, { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
}, { $items ->
    [one] { $items } objet
   *[other] { $items } objets
}, { $ai ->
    [one] { $ai } carte d’IA
   *[other] { $ai } cartes d’IA
} et { $campaign ->
    [one] { $campaign } carte de campagne
   *[other] { $campaign } cartes de campagne
}.
