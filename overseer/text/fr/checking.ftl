## What the check of a record has shown, and what it could not

replay-moves-good = { $n ->
    [one] { $n } coup rejoué : il est permis et son sceau est intact.
   *[other] { $n } coups rejoués : tous sont permis et chaque sceau est intact.
}
replay-dice-good = Les dés n’étaient pas pipés : la graine est celle qui avait été fixée avant le premier coup ({ $commitment }), et elle donne chaque lancer et chaque carte.
replay-dice-good-since = Depuis le coup { $n }, les dés n’étaient pas pipés : la graine est celle que cette table avait fixée avant d’accueillir la partie ({ $commitment }), et elle donne chaque lancer et chaque carte depuis lors.
replay-dice-good-after = Après le coup { $n }, les dés n’étaient pas pipés : la graine est celle qui avait été fixée avant le premier coup ({ $commitment }), et elle donne dès lors chaque lancer et chaque carte.
replay-dice-so-far = Jusqu’ici, les dés n’étaient pas pipés : la graine secrète qui l’accompagne est celle qui avait été fixée avant le premier coup ({ $commitment }), et elle donne chaque lancer et chaque carte.
replay-dice-good-campaign = Les dés de la campagne elle-même n’étaient pas pipés : la graine est celle qui avait été fixée avant la première étape ({ $commitment }), et elle donne chacun d’eux et chaque carte piochée entre les batailles.
replay-dice-so-far-campaign = Jusqu’ici, les dés de la campagne elle-même n’étaient pas pipés : la graine secrète qui l’accompagne est celle qui avait été fixée avant la première étape ({ $commitment }), et elle donne chacun d’eux et chaque carte piochée entre les batailles.
replay-dice-none = Non prouvé : le moindre dé, la moindre carte. Tous sont tombés là où la graine ne peut rien montrer.
replay-dice-later = Les dés se vérifient sur l’ensemble d’une partie terminée ; la graine n’est révélée qu’à ce moment-là.
replay-mixed = Les dés ont été mêlés avant le premier coup à partir de la graine de l’hôte et des apports de { $seats } : personne ne pouvait les choisir seul. Que l’hôte ne les ait pas regardés ensuite, personne ne peut le prouver.
replay-mixed-missing = Apporté, mais jamais révélé, donc sans effet : { $seats }.
replay-signed = La table qui détient la clé { $key } l’a signé. Comparez la clé avec celle de l’adresse de la table, /.well-known/overseer-key.
replay-signed-unchecked = Il porte une signature de la clé { $key } ; pour la vérifier, il faut la bibliothèque « cryptography » : { $install }
replay-unproved-seats = Non prouvé : qui était assis à la table, et que ce fichier est bien la partie que vous avez vue. Comparez sa première ligne et son dernier sceau avec ce qui a été noté à ce moment-là.
replay-unproved-resigned = Non prouvé : que quelqu’un a vraiment abandonné, et à quel moment. L’enregistrement ne fait que le dire.
replay-unproved-time = Non prouvé : à quel moment le temps s’est écoulé. L’enregistrement ne fait que le dire.
replay-unproved-cards = Non prouvé : que les cartes ou le scénario sont ceux que vous connaissez. Cette partie apporte les siens.
replay-unproved-back = À cette table libre, des coups ont été repris après la réponse des autres ; le journal les contient tous.
replay-unproved-brought = Non prouvé : ce que la campagne a apporté à cette bataille. `overseer campaign verify` le vérifie.
replay-unproved-imported = Non prouvé : { $n ->
    [one] le premier coup vient
   *[other] les { $n } premiers coups viennent
} d’une partie enregistrée qui a été apportée dans un fichier. Tout y est conforme aux règles, mais personne ne se porte garant de ces dés ni de ces cartes, et qui a apporté le fichier peut savoir ce qui y était caché.
replay-unproved-corrected = Non prouvé : les dés { $n ->
    [one] du premier coup
   *[other] des { $n } premiers coups
}. Un résultat rapporté a été corrigé avec l’accord de la table, et la suite recalculée.
replay-unproved-updated = Non prouvé : { $n ->
    [one] le premier coup, joué
   *[other] les { $n } premiers coups, joués
} avec les règles { $rules }. { $release ->
    [unknown] Seule la version d’Overseer qui les a joués en vérifie les dés.
   *[other] Seul Overseer { $release } en vérifie les dés.
}
replay-unproved-rolls = Non prouvé : que la graine avait été interrogée { $n } fois jusque-là. L’enregistrement ne fait que le dire, et les dés suivants se comptent à partir de là.
replay-unproved-spelling = { $n ->
    [one] Le coup { $move } n’est pas écrit comme Overseer l’écrit. Il veut dire
   *[other] { $n } de ces coups, à commencer par le coup { $move }, ne sont pas écrits comme Overseer les écrit. Ils veulent dire
} la même chose, mais quelqu’un, ou un autre programme, a récrit le fichier.
replay-unproved-battles = Non prouvé : { $n ->
    [one] le résultat d’une bataille. Son enregistrement n’a pas été examiné
   *[other] les résultats de { $n } batailles. Leurs enregistrements n’ont pas été examinés
} ici ; `overseer campaign verify` vérifie une campagne avec toutes ses batailles.
replay-unproved-entered = Non prouvé : { $n ->
    [one] un résultat saisi après une bataille sur une vraie table.
   *[other] { $n } résultats saisis après des batailles sur une vraie table.
}
replay-unproved-casual = Non prouvé : que chaque dé n’est tombé qu’une fois. On peut y reprendre des coups par-delà le hasard, ce qu’aucune bataille de campagne ne permet.
replay-unproved-older = Non prouvé : que la bataille { $n } s’est jouée ainsi. { $moves ->
    [one] Son coup suit
   *[other] Ses { $moves } coups suivent
} les règles { $rules }, que cette version ne joue pas. Non vérifié : si les coups sont permis, si les dés n’étaient pas pipés, si elle a fini sur ce résultat. Vérifié : { $prepared ->
    [yes] c’est la bataille que la campagne avait préparée, sa
   *[no] sa
} graine est celle qui avait été fixée auparavant, et son dernier sceau comme sa fin sont ceux du résultat. { $release ->
    [unknown] Seule la version d’Overseer qui l’a jouée vérifie le reste : overseer replay battle-{ $n }.overseer --verify
   *[other] Overseer { $release } vérifie le reste : overseer replay battle-{ $n }.overseer --verify
}
replay-unproved-apart = Non prouvé : quoi que ce soit par l’enregistrement de la bataille { $n }. Aucun résultat de cette campagne ne repose sur lui.
replay-battle-open = La bataille { $n } a commencé ; rien n’en compte encore.
replay-about-battle = Bataille { $n }. { $text }
