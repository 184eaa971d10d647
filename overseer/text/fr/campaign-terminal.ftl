# Les campagnes au terminal : coups, état des lieux, questions, commandes.

## État des lieux

campaign-called = Campagne « { $name } », dans { $folder }
campaign-list-none = Il n’y a pas encore de campagne. « overseer campaign new » en commence une.
campaign-list-damaged = { $mark } { $name } : endommagée ; « overseer campaign repair --name { $name } » continue avec ce qui est intact
campaign-list-line = { $mark } { $name } : { $course ->
    [linked] liée
   *[free] libre
}, { $players }, { $n ->
    [one] { $n } bataille livrée
   *[other] { $n } batailles livrées
}{ $over ->
    [yes] , terminée
   *[no] {""}
}, jouée le { $day }
campaign-welcome =
    Une campagne relie des batailles de Wasteland : des Colonies entre elles, des Forces qui grandissent, et ce que chaque bataille change à la suivante.

    overseer campaign new                             cinq batailles liées, seul contre l’IA
    overseer campaign new --course free               une bataille après l’autre, à votre gré
    overseer campaign new --seats human,human         deux personnes, une de chaque côté

    Ensuite, « overseer campaign » la continue. « overseer campaign --help » dit tout.
campaign-power = Énergie
campaign-water = Eau
campaign-room = Place
campaign-stores = Magasins
campaign-sheds = Hangars
campaign-caps = Caps
campaign-requires = Demande l’Aptitude : { $perks }.
campaign-column-structure = Structure
campaign-column-count = Nombre
campaign-column-on = En marche
campaign-column-price = Caps
campaign-column-power = Énergie
campaign-column-water = Eau
campaign-column-maximum = Au plus
campaign-column-does = Ce qu’elle fait

## Jouer

campaign-begun = Une campagne avec { $players }, dans { $folder }
campaign-next-step = { $seat } : { $prompt }
    overseer campaign { $command }
campaign-next-bot = { $seat } réfléchit, là où la campagne se joue.
campaign-next-battle = La bataille est prête.
    overseer campaign battle            la livrer ici
    overseer campaign battle --entered  dire comment elle a fini sur une vraie table
campaign-over = La campagne est finie. « overseer campaign history » la raconte.
campaign-how-to = Pour agir : overseer campaign { $command } NUMÉRO, ou ce qui est entre crochets à la place du numéro.
campaign-perk = { $text } [{ $notation }]
campaign-no-perks = Aucune Aptitude ne peut être achetée ou abandonnée maintenant.
campaign-sure = Le faire ? [o/n]{" "}
campaign-not-done = Rien n’a été fait.
campaign-error-step = Ce n’est pas l’étape « { $command } » qui est demandée. D’abord : overseer campaign { $now }
campaign-battle-left =
    La bataille est enregistrée avec la campagne.
    Pour la continuer : overseer campaign battle{ $option }
campaign-fight-hint = La bataille est prête. « battle » la livre ici ; « entered » note comment elle a fini sur une vraie table.
campaign-not-yet = Il n’y a pas encore de bataille à livrer. D’abord : { $prompt }
campaign-given-up = La bataille a été abandonnée et n’a pas de résultat. Livrez-la encore une fois, ou dites comment elle a fini.
campaign-back = Retour à la campagne.
campaign-goodbye = La campagne est enregistrée dans { $folder }
    Pour la reprendre : overseer campaign{ $option }
campaign-look-nothing = Rien ne s’appelle « { $word } ». Nommez une Structure ou une carte.
campaign-plain-help =
    Un numéro       faire ce qui porte ce numéro
    Une notation    faire ce qu’elle désigne, par exemple « build store »
    moves           dire ce qui est possible
    show            décrire les Colonies, les cartes et la prochaine bataille
    look …          décrire une Structure ou une carte par son identifiant ou son nom
    why …           dire pourquoi une chose est interdite, ou ce qu’elle changerait
    battle          livrer la bataille qui est prête
    entered         dire comment elle a fini sur une vraie table
    force           ce que vous pouvez amener ; « force FICHIER » amène votre propre Force
    perks           les Aptitudes que vous pouvez acheter maintenant (étape 1)
    quests          le journal des Quêtes
    history         toutes les batailles livrées
    rule …          lire une règle
    undo            reprendre votre dernier pas
    restart         reprendre tous vos pas depuis la décision d’un autre
    lang fr         changer de langue : en, fr, de, es
    quit            partir ; la campagne pourra être reprise

## Forces

campaign-force-hint = Amenez-en une par son numéro, ou votre propre fichier ou code de Force. « overseer campaign force --out FICHIER » écrit la première pour que vous puissiez la modifier.
campaign-force-written = La Force est dans { $file }. Modifiez-la, puis : overseer campaign force { $file }

## Comment une vraie bataille a fini

campaign-entry-intro = Comment la bataille a-t-elle fini sur votre table ? « back » revient à la question précédente, « quit » arrête sans rien noter.
campaign-entry-end = Qui a gagné, et comment ?
campaign-entry-rounds = Au bout de combien de rounds ? (Entrée seule : { $most })
campaign-entry-removed = { $seat } : quelles figurines ont été retirées ? Par exemple « 1 3x2 » : une de la première Unité, deux de la troisième. Entrée seule : personne.
campaign-entry-boosts = { $seat } : quels Boosts n’ont pas servi ? Des numéros, ou des noms séparés par des virgules. Entrée seule : aucun.
campaign-entry-cards = { $seat } : que reste-t-il des Objets qui s’épuisent, et quelles trouvailles la Force détient-elle ? Des numéros, ou des noms séparés par des virgules. Entrée seule : rien.
campaign-entry-degraded = { $seat } : quelles Unités ont une Armure assistée dégradée ? Entrée seule : aucune.
campaign-entry-quest = { $seat } : la Quête est-elle accomplie ? [o/n]
campaign-entry-owed = { $seat } : quelles Conséquences n’ont pas été résolues ? Entrée seule : aucune.
campaign-entry-sure = Tout cela est-il juste ? On ne pourra pas revenir dessus. [o/n]
campaign-entry-leader = { $unit } (Leader)
campaign-entry-told-of = { $seat } : { $facts }
campaign-entry-told-rounds = Rounds : { $n }
campaign-entry-told-removed = retirées : { $names }
campaign-entry-told-degraded = armure dégradée : { $names }
campaign-entry-told-cards = restant ou trouvé : { $names }
campaign-entry-told-boosts = Boosts restants : { $n }
campaign-entry-told-quest = Quête accomplie
campaign-entry-told-owed = encore à venir : { $names }
campaign-entry-told-standing = tous sont debout
campaign-entry-told-empty = il ne reste rien
campaign-entry-told-also = { $facts } ; { $fact }
campaign-entry-number = Dites un nombre de 1 à { $most }.
campaign-entry-places = « { $word } » n’est pas une Unité de la liste. Dites par exemple « 2 », ou « 2x3 » pour trois de ses figurines.
campaign-entry-many = { $unit } : il n’y en a que { $most }.
campaign-entry-card = « { $word } » n’est pas une carte qui puisse rester. Donnez son nom ou son identifiant.
campaign-entry-yes = Dites o ou n.
campaign-entry-impossible = C’est impossible. { $why } « back » revient à la question précédente, « n » à la première.

## Fichiers

campaign-exported = { $seed ->
    [yes] La campagne est dans { $file }, avec sa graine secrète : qui a le fichier peut la poursuivre, et pourrait en prévoir les dés.
    [seen] Ce qui a été montré de la campagne jusqu’ici est dans { $file }, sans les secrets des autres : on peut le lire, pas la poursuivre.
   *[no] La campagne est dans { $file }, sans sa graine secrète : on peut la lire et la comparer, pas la poursuivre.
}
campaign-imported = { $file } a été vérifié, et la campagne est dans { $folder }
    C’est maintenant la campagne en cours : les commandes sans --name la concernent.
campaign-imported-there = { $file } a été vérifié, et la campagne est dans { $folder }
    Pour continuer : overseer campaign --dir "{ $folder }"
campaign-same = Les deux copies sont identiques.
campaign-other = Ce sont deux campagnes différentes.
campaign-differs = Les copies diffèrent à partir du pas { $step }.
    ici : { $mine }
    là : { $other }
campaign-verified = { $steps ->
    [one] { $steps } pas, avec chaque dé et chaque bataille : tout est en ordre.
   *[other] { $steps } pas, avec chaque dé et chaque bataille : tout est en ordre.
}
campaign-verified-partly = { $steps ->
    [one] 1 étape : elle est permise, et son sceau est intact.
   *[other] { $steps } étapes : toutes sont permises, et chaque sceau est intact.
} Mais { $gaps ->
    [one] un point n’est pas prouvé :
   *[other] { $gaps } points ne sont pas prouvés :
}
campaign-intact = Cette campagne n’a rien d’abîmé.
campaign-repaired = La campagne reprend après ses { $steps } premiers pas, qui sont intacts. Le fichier abîmé est gardé sous { $file }

## Ce qui ne va pas

campaign-error-both = Dites --name ou --dir, pas les deux.
campaign-error-name = « { $name } » ne peut nommer une campagne : lettres, chiffres, espaces et traits d’union, 40 au plus.
campaign-error-none-yet = Il n’y a pas encore de campagne. Commencez-en une : overseer campaign new
campaign-error-seat = Il n’y a pas de place { $seat } dans cette campagne : 1 à { $most }.
campaign-error-who = C’est à { $seat }, qui a des secrets. Est-ce vous ? Alors dites-le : --seat { $n }
campaign-error-force = Il n’y a pas de Force « { $word } ». Donnez un numéro de la liste, le nom d’une Force toute prête, un fichier ou un code.
campaign-error-course = Il n’y a pas de déroulement « { $course } ». Il y a : { $known }
campaign-error-settlements = « { $word } » : dites yes ou no pour chaque joueur, séparés par des virgules.
