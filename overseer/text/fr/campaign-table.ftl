# La campagne en plein écran.

table-title-campaign = CAMPAGNE
table-campaign-progress = { $course ->
    [linked] bataille { $number } sur 5
   *[free] bataille { $number }
}
table-campaign-progress-in = { $progress } : { $scenario }
table-campaign-caps = { $caps } Caps
table-campaign-no-settlement = Sans Colonie
table-campaign-below = ⇧↓ suite
table-campaign-fight = La bataille est prête. Entrée : la livrer ici. E : dire comment elle a fini sur une vraie table.
table-campaign-fight-only = La bataille est prête. Entrée : la livrer.
table-campaign-played-only = Les batailles de cette campagne se livrent ici ; personne n’en raconte l’issue.
table-campaign-build = Construire : { $family } ({ $n })
table-campaign-scrap = Recycler ({ $n })
table-campaign-guard = Un Boost d’armure pour une Unité ({ $n })
table-campaign-perk = Aptitudes de la Colonie ({ $n })
table-campaign-limit = { $n } Caps
table-campaign-own-force = f : en composer une vous-même
table-campaign-ready = À la bataille
table-campaign-model = Aptitudes pour { $model } ({ $n })
table-campaign-lead = { $model } mène ({ $n })
table-campaign-unperk = Renoncer à une Aptitude ({ $n })
table-campaign-supply = Allumer ou couper ({ $n })
table-campaign-name = Par son nom : { $structure } ({ $n })
table-campaign-more = … et { $n } de plus
table-campaign-cards = Cartes
table-campaign-no-cards = Pas encore de cartes.
table-campaign-force = Force
table-campaign-bench-keys = Entrée ou + : ajouter   − : ôter   Tab : l’autre liste   u : reprendre   Ctrl-S : l’amener   / : fichier ou code   Échap : retour
table-campaign-bench-unit = Unités
table-campaign-bench-card = { $store ->
    [yes] Cartes des Magasins
   *[no] Armes et Objets
}
table-campaign-bench-boost = Boosts
table-campaign-bench-perk = Aptitudes
table-campaign-bench-leader = Carte de Leader
table-campaign-bench-pool = Ce qui peut s’ajouter
table-campaign-bench-sum = { $caps } Caps sur { $limit }
table-campaign-bench-good = Rien à redire : Ctrl-S l’amène.
table-campaign-entered = Le résultat d’une vraie bataille
table-campaign-timeline = Batailles
table-campaign-journal = Quêtes
table-campaign-briefing = Briefing
table-campaign-ask-keys = Entrée : répondre   Échap : laisser
table-campaign-entry-keys = Entrée : répondre   ↑ : la question précédente   Échap : laisser
table-campaign-on = une Structure qui fonctionne
table-campaign-off = une Structure sans Énergie ou sans Eau
table-campaign-used = utilisée durant cette phase
table-key-campaign-briefing = briefing

table-key-campaign-entered = résultat
table-key-campaign-force = force
table-key-campaign-timeline = batailles
table-key-campaign-journal = quêtes
table-key-campaign-other = joueurs

table-help-aim-campaign = Livrez bataille après bataille et, entre elles, tirez le meilleur de votre Colonie : construisez à l’étape 1, piochez à l’étape 2, choisissez à l’étape 3 ; on ne revient sur aucune étape. La campagne liée se décide à la cinquième bataille, une campagne libre aux victoires, puis aux Caps.
table-help-mouse-campaign = Souris : le premier clic sur une ligne la montre, le second l’exécute.
table-help-campaign-walk = monter et descendre dans la liste
table-help-campaign-on = aller à la fin de l’étape, et encore une fois : la finir ; ne pas prendre de Quête ; garder le Leader
table-help-campaign-back = fermer une liste
table-help-campaign-briefing = de quoi parlent la campagne et sa prochaine bataille
table-help-campaign-entered = dire comment une bataille a fini sur une vraie table
table-help-campaign-force = constituer la Force : des Unités, et ce qu’ont donné vos Magasins
table-help-campaign-timeline = toutes les batailles, avec résultats et Conséquences
table-help-campaign-journal = le journal des Quêtes
table-help-campaign-other = la Colonie du joueur suivant
table-help-campaign-cards = vos cartes en entier
table-help-campaign-read = monter et descendre dans l’explication
table-help-campaign-settlement = monter et descendre dans la Colonie, si elle dépasse son cadre
table-help-campaign-leave = enregistrer et quitter ; « overseer campaign » reprend
