# Ce que dit `overseer campaign --help`.

help-campaign = Une campagne de Wasteland : des batailles, et des Colonies entre elles
    .long = Une campagne de Wasteland : bataille après bataille et, entre elles, une Colonie : vous la construisez, vous y piochez des cartes et vous choisissez ce qui part pour la prochaine bataille. Sans commande elle s’ouvre en plein écran, où tout se fait ; les commandes font de même, pas à pas. Chaque pas est enregistré aussitôt.
    .examples =
        overseer campaign new  La campagne liée contre un bot
        overseer campaign  La poursuivre en plein écran
        overseer campaign status  Colonies, cartes et prochaine bataille
        overseer campaign build store  Construire un magasin, après avoir vu ce que cela change
        overseer campaign battle --entered  Dire comment une bataille a fini sur une vraie table
help-campaign-name = Une campagne par son nom ; sans cela la dernière jouée.
    .value = NOM
help-campaign-folder = Une campagne par son dossier, où qu’il soit.
    .value = DOSSIER
help-campaign-seat = Quel joueur vous êtes, là où plusieurs personnes ont des secrets : 1, 2 ou 3.
    .value = N
help-campaign-plain = Ligne par ligne au lieu du plein écran : pour lecteurs d’écran, pipes et scripts.
help-campaign-yes = Le faire sans demander.
help-campaign-words = Que faire ; sans cela, ce qui est possible.
    .value = QUOI
help-campaign-file = Un fichier.
    .value = FICHIER

help-campaign-new = Commencer une campagne
    .long = Commence une campagne dans un dossier à elle. La campagne liée compte cinq batailles pour la même vallée, chacune avec des Conséquences pour les suivantes ; dans une campagne libre, vous nommez chaque bataille.
    .examples =
        overseer campaign new  Vous défendez, un bot attaque
        overseer campaign new --seats human --name Vallée  Seul contre l’IA
        overseer campaign new --course free --seats human,human --names Ada,Grace  Deux personnes, des batailles au choix
        overseer campaign new --seats human,hard --settlements yes,no  Vous seul avez une colonie
help-campaign-new-course = linked : les cinq batailles qui vont ensemble ; free : vous nommez chaque bataille. Par défaut : linked.
    .value = DÉROULEMENT
help-campaign-new-seats = Qui joue, dans l’ordre des places : human, bot:random, bot:easy, bot:normal ou bot:hard, séparés par des virgules ; un à trois. Par défaut : human,bot:normal.
    .value = PLACES
help-campaign-new-names = Les noms dans l’ordre des places, séparés par des virgules.
    .value = NOMS
help-campaign-new-settlements = Qui a une Colonie : yes ou no pour chaque joueur. Par défaut : tous. Qui n’en a pas peut en fonder une après une bataille.
    .value = YES,NO
help-campaign-new-sides = Liée : attacker ou defender pour chaque joueur. Par défaut le premier défend et le deuxième attaque.
    .value = CAMPS
help-campaign-new-factions = Liée : les factions des attaquants et des défenseurs de l’IA, là où personne ne les joue.
    .value = DEUX
help-campaign-new-battles = Libre : combien de batailles au plus, de 1 à 30. Par défaut : 10.
    .value = N
help-campaign-new-prices = La liste de prix : 2018, 2020 ou 2025. Par défaut : 2020.
    .value = ANNÉE

help-campaign-status = Colonies, cartes et prochaine bataille
    .long = Où en est la campagne : la prochaine bataille et, pour chaque joueur, caisse, Leader, Énergie, Eau, place, Structures et cartes, autant que vous pouvez les connaître.
    .examples =
        overseer campaign status  La dernière campagne jouée
        overseer campaign status --name Vallée  Une campagne par son nom
help-campaign-status-as-json = La même chose en données, pour d’autres programmes : ce que celui qui regarde peut savoir.

help-campaign-list = Toutes les campagnes, et où elles en sont
    .long = Toutes les campagnes qui ont un nom, la dernière jouée d’abord : les commandes sans --name la concernent.
    .examples =
        overseer campaign list  Toutes les campagnes
        overseer campaign list --lang en  La même chose en anglais
help-campaign-briefing = La prochaine bataille sur une page, à imprimer
    .long = Récit, buts et règles spéciales de la bataille préparée, limites, Forces, ce qu’apportent les batailles passées et ce qui attend chacun, autant que vous pouvez le savoir.
    .examples =
        overseer campaign briefing  La bataille préparée
        overseer campaign briefing --name Valley  D’une campagne par son nom

help-campaign-build = Après une bataille : Hangars, Leader et étape 1
    .long = Ce que conservent les Hangars, qui mène, si l’on fonde une Colonie faute d’en avoir une, et l’étape 1 de la phase de Colonie : construire, recycler, terres, Aptitudes, alimentation. Ce qu’un achat changerait est montré avant. « done » finit l’étape ; « overseer campaign draw back » y revient, tant qu’aucune carte n’est piochée.
    .examples =
        overseer campaign build  Ce qui est possible maintenant
        overseer campaign build list  Toutes les structures qui existent
        overseer campaign build perk  Les aptitudes à acheter maintenant
        overseer campaign build gen-s store --yes  Un petit générateur et un magasin
        overseer campaign build scrap shed  Recycler un hangar de maintenance
        overseer campaign build perk toughness piper  Une aptitude pour une figurine
        overseer campaign build found  Fonder une colonie, si vous n’en avez pas
        overseer campaign build done  L’étape 1 est finie

help-campaign-draw = Étape 2 : utiliser les Structures, piocher et garder, explorer
    .long = L’étape 2 de la phase de Colonie : chaque Structure qui fonctionne sert une fois. « keep » prend une carte piochée, « pay », « decline » et « go » répondent à une carte d’exploration, « done » finit l’étape.
    .examples =
        overseer campaign draw  Ce qui peut servir maintenant
        overseer campaign draw stall-any  Utiliser l’étal d’occasions
        overseer campaign draw keep stimpak  Garder une carte piochée
        overseer campaign draw done  L’étape 2 est finie

help-campaign-choose = Étape 3 : ce qui part pour la prochaine bataille
    .long = L’étape 3 de la phase de Colonie : les Magasins donnent des Objets et des Boosts pour la prochaine bataille ; « done » vend le reste.
    .examples =
        overseer campaign choose  Ce qu’il y a dans la réserve
        overseer campaign choose stimpak  Emporter une carte
        overseer campaign choose done  Vendre le reste

help-campaign-force = Constituer une Force pour la prochaine bataille
    .long = Montre ce que vous pouvez dépenser et utiliser, et des Forces que vous pouvez amener. Amenez-en une par son numéro, ou un fichier de Force, un code de Force ou une Force toute prête.
    .examples =
        overseer campaign force  Ce que vous pouvez amener
        overseer campaign force 1  Amener la première force de la liste
        overseer campaign force --out la-mienne.toml  L’écrire pour la modifier
        overseer campaign force la-mienne.toml  Amener la force d’un fichier
help-campaign-force-source = Un numéro de la liste, le nom d’une Force toute prête, un fichier ou un code.
    .value = FORCE
help-campaign-force-out = Écrire la Force dans un fichier au lieu de l’amener.
    .value = FICHIER

help-campaign-battle = Livrer la prochaine bataille, ou dire comment une vraie a fini
    .long = Livre la bataille qui est prête, et la campagne continue à partir de son résultat ; une bataille quittée reprend où elle en était. Avec --entered on vous demande comment une bataille avec des figurines a fini. Dans une campagne libre, des mots nomment la prochaine bataille : scénario, limite, et le camp de chaque joueur (« - » ne joue pas).
    .examples =
        overseer campaign battle  La livrer en plein écran
        overseer campaign battle --plain  Ligne par ligne
        overseer campaign battle --entered  Dire comment elle a fini sur une vraie table
        overseer campaign battle ambush 750 players -  Nommer la prochaine bataille d’une campagne libre
help-campaign-battle-entered = Dire comment la bataille a fini sur une vraie table : on vous demande.
help-campaign-battle-result = Le résultat en JSON, pour d’autres programmes.
    .value = JSON

help-campaign-quests = Le journal des Quêtes, et celle que vous prenez
    .long = Chaque Quête qui vous est ouverte, celle que vous avez prise et celles qui sont accomplies. Avant une bataille : « take » et l’identifiant de la Quête, ou « none ».
    .examples =
        overseer campaign quests  Le journal
        overseer campaign quests none  N’en prendre aucune pour cette bataille

help-campaign-history = Chaque bataille, avec résultat et Conséquences
    .long = Le fil des batailles : comment chacune a fini, ce que chacun a reçu, et ce que cela vaut pour les suivantes.
    .examples =
        overseer campaign history  Les batailles
        overseer campaign history --steps  Tout ce qui s’est passé
help-campaign-history-steps = Tout ce qui s’est passé, pas seulement les batailles.
help-campaign-history-as-json = La même chose en données, pour d’autres programmes.

help-campaign-undo = Reprendre votre dernier pas
    .long = Reprend votre dernier pas, à moins qu’une carte n’ait été piochée, un dé lancé ou que quelqu’un d’autre n’ait agi depuis.
    .examples =
        overseer campaign undo  Reprendre le dernier pas
        overseer campaign undo --name Vallée  Dans la campagne nommée Vallée

help-campaign-export = Toute la campagne dans un fichier
    .long = Écrit la campagne et les enregistrements de ses batailles dans un fichier, à garder, à envoyer ou à importer.
    .examples =
        overseer campaign export vallee.json  Pour la poursuivre ailleurs
        overseer campaign export vallee.json --without-seed  Pour la montrer
help-campaign-export-without-seed = Omettre la graine secrète. D’une campagne encore en cours, on n’écrit alors que ce qu’un spectateur a vu, ou avec --seat ce joueur ; personne ne peut poursuivre.

help-campaign-import = Importer une campagne depuis un fichier
    .long = Importe une campagne depuis un fichier exporté, après vérification de chaque pas et de chaque bataille.
    .examples =
        overseer campaign import vallee.json  Dans un dossier au nom du fichier
        overseer campaign import vallee.json --name Vallée  Dans un dossier d’un autre nom

help-campaign-compare = Où deux copies d’une campagne se séparent
    .long = Compare la campagne avec une autre copie, dossier ou fichier exporté, et nomme le premier pas où elles diffèrent.
    .examples =
        overseer campaign compare vallee.json  Avec un fichier exporté
        overseer campaign compare vallee.json --name Vallée  De la campagne nommée Vallée

help-campaign-verify = Vérifier chaque pas, chaque dé et chaque bataille
    .long = Rejoue tout l’enregistrement : chaque pas doit être permis, chaque dé venir de la graine, et le résultat de chaque bataille être celui que montre son enregistrement.
    .examples =
        overseer campaign verify  La dernière campagne jouée
        overseer campaign verify --name Vallée  Une campagne par son nom

help-campaign-repair = Poursuivre avec ce qui est intact d’une campagne abîmée
    .long = Là où un fichier a été coupé ou modifié, la campagne reprend après son dernier pas intact ; le fichier abîmé reste à côté.
    .examples =
        overseer campaign repair  La dernière campagne jouée
        overseer campaign repair --dir ancien/vallee  Une campagne dans un dossier quelconque
