# Le terminal à une table en ligne.

help-play-server = Jouer à la table en ligne de cette adresse (overseer serve).
    .value = URL
help-play-table = Avec --server : le code ou le lien d’une table où s’asseoir.
    .value = CODE
online-error-url = « { $url } » n’est pas l’adresse d’une table. Écrivez-la comme http://localhost:8000.
online-error-away = Personne ne répond à { $url }. La table est-elle ouverte (overseer serve) ?
online-error-what = Dites à quoi jouer (overseer play shelter --server …) ou bien où (--table CODE).
online-declined = La table refuse : { $text }
online-closed = Cette table a été fermée.
online-password = Mot de passe de la table :{" "}
online-waiting = La table { $code } est ouverte. Les autres viennent avec : overseer play --server { $url } --table { $code }
online-line-cut = La connexion est coupée. Nouvel essai…
online-help-hint = Tapez un numéro ou une notation ; « help » donne les commandes.
online-asked-others = Les autres sont priés de dire s’ils sont d’accord.
online-to-battle = La bataille est prête : à sa table.
online-record = Le compte rendu de la partie : { $url }
online-goodbye = La partie continue sans vous. Revenez avec : overseer play --server { $url } --table { $code }
online-help =
    Un numéro ou une notation joue un coup.
    show           la situation
    moves          ce qui est demandé, et les réponses
    why MOT        ce qu’est ou fait une chose, ou pourquoi elle est impossible
    rule MOTS      des règles par leur identifiant ou par leurs mots
    undo, restart  reprendre le dernier coup, ou tout depuis la décision d’un autre
    say MOTS       parler aux autres
    hint           ce que ferait un bot, si la table le permet
    resign yes     abandonner
    lang CODE      une autre langue
    quit           partir ; vous pourrez revenir
