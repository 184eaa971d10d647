# `overseer admin` : les personnes et les tables de la table en ligne.

help-admin = S’occuper des personnes et des tables de la table en ligne
    .long = S’occupe des personnes et des tables de la table en ligne, qu’elle soit ouverte ou non. Les serveurs le remarquent en dix secondes.
    .examples =
        overseer admin tables  Qui joue à quoi
        overseer admin close k7m2x9qa  Fermer une table
        overseer admin ban eve  Quelqu’un ne peut plus jouer ici
help-admin-url = La base de données : sqlite:///chemin/du/fichier ou postgresql://utilisateur@hôte/nom. Sinon celle d’OVERSEER_DB, sinon un fichier à côté de vos parties.
    .value = URL
help-admin-who = Le nom de connexion de quelqu’un, ou son identifiant, que montre la liste des tables.
    .value = QUI
help-admin-code = Le code de la table : la fin de son lien.
    .value = CODE
help-admin-tables = Lister les tables, les plus récentes d’abord
    .long = Liste les tables et qui y est assis, avec les identifiants entre parenthèses, les plus récentes d’abord.
    .examples =
        overseer admin tables  Toutes
        overseer admin tables --status playing --json  Celles où l’on joue, pour d’autres programmes
help-admin-tables-status = Seulement les tables dans cet état.
    .value = open|playing|over|closed
help-admin-close = Fermer une table
    .long = Ferme une table pour de bon : plus personne n’y joue, et ceux qui y sont l’apprennent.
    .examples =
        overseer admin close k7m2x9qa  Cette table
        overseer admin close k7m2x9qa --db postgresql://overseer@db/overseer  Sur un serveur PostgreSQL
help-admin-ban = Quelqu’un ne peut plus jouer ici
    .long = Bannit quelqu’un : tout ce qu’il demande est désormais refusé. Ses parties restent.
    .examples =
        overseer admin ban eve  Qui se connecte sous le nom d’eve
        overseer admin ban k7m2x9qak7m2x9qa  Un invité, par son identifiant
help-admin-unban = Quelqu’un peut à nouveau jouer ici
    .long = Lève un bannissement.
    .examples =
        overseer admin unban eve  Qui se connecte sous le nom d’eve
        overseer admin unban k7m2x9qak7m2x9qa  Un invité, par son identifiant
help-admin-password = Un nouveau mot de passe pour qui a oublié le sien
    .long = Crée un nouveau mot de passe pour un compte et le dit cette seule fois. Toutes les sessions du compte se terminent.
    .examples =
        overseer admin password ada  Qui se connecte sous le nom d’ada
        overseer admin password ada --json  Pour d’autres programmes
help-admin-purge = Supprimer les invités qui ne viennent plus
    .long = Supprime ce qui est resté assez longtemps : les invités qui ne sont pas venus depuis longtemps et ne sont assis à aucune table en cours, les tables où rien n’a commencé, les vieux tchats. La table le fait aussi d’elle-même, toutes les heures. Ce qui a été joué reste, sans le nom des absents.
    .examples =
        overseer admin purge  Qui n’est pas venu depuis six mois
        overseer admin purge --days 30  Qui n’est pas venu depuis un mois
help-admin-purge-days = Depuis combien de jours ils ne sont pas venus.
    .value = N
help-admin-token = Un jeton pour qui tient la table
    .long = Seule son empreinte est gardée : notez-le. Une surveillance le présente à /healthz comme jeton Bearer.
    .examples =
        overseer admin token  Un nouveau
        overseer admin token --json  Pour d’autres programmes
help-admin-clock = Si les serveurs croient l’horloge de cette machine
    .long = Compare l’horloge de cette machine à l’entrée la plus récente. Un serveur dont l’horloge saute de plus d’un jour ne fait rien et ne laisse rien expirer tant qu’elle n’est pas revenue, ou que vous n’avez pas dit qu’elle est juste.
    .examples =
        overseer admin clock  Où l’on en est
        overseer admin clock --right  L’horloge est juste : on continue
help-admin-clock-right = L’horloge est juste, et les serveurs la suivent.

admin-table = { $code }  { $game }  { $status }  { $when }  { $seats }
admin-tables = { $tables ->
    [0] Il n’y a pas de telles tables.
    [one] Une table.
   *[other] { $tables } tables.
}
admin-free = libre
admin-status-open = ouverte
admin-status-playing = en cours
admin-status-over = finie
admin-status-closed = fermée
admin-closed = La table { $code } est fermée.
admin-banned = { $name } ({ $person }) ne peut plus jouer ici.
admin-unbanned = { $name } ({ $person }) peut à nouveau jouer ici.
admin-password = Le nouveau mot de passe de { $name } ({ $person }) : { $password }
admin-purged = { $people ->
    [0] Aucun invité absent depuis { $days } jours.
    [one] Un invité absent depuis { $days } jours a été supprimé.
   *[other] { $people } invités absents depuis { $days } jours ont été supprimés.
}
admin-token = Le jeton d’exploitation : { $token }
    Seule son empreinte est gardée : notez-le. Une surveillance le présente à /healthz comme jeton Bearer.
admin-clock = L’horloge de cette machine : { $now }. L’entrée la plus récente : { $newest }.
admin-clock-believed = Les serveurs croient l’horloge.
admin-clock-astray = Un serveur ne croit plus l’horloge : elle a fait un bond. Réglez-la, ou dites avec --right qu’elle est juste.
admin-clock-confirmed = C’est noté : l’horloge est juste. Les serveurs reprennent d’ici quelques secondes.
admin-purged-tables = { $count ->
    [one] Une table où rien n’a commencé a été supprimée.
   *[other] { $count } tables où rien n’a commencé ont été supprimées.
}
admin-purged-lines = { $count ->
    [one] Une vieille ligne de tchat a été supprimée.
   *[other] { $count } vieilles lignes de tchat ont été supprimées.
}
admin-error-status = « { $status } » n’est pas un état de table. Il y a : { $known }.
refusal-admin-no-database = La base de données { $file } n’existe pas. Nommez-la avec --db, ou ouvrez d’abord une table.
refusal-admin-no-table = Il n’y a pas de table { $code } à fermer. `overseer admin tables` montre celles qui existent.
refusal-admin-nobody = Personne ici ne s’appelle { $name }. Donnez le nom de connexion, ou l’identifiant que montre `overseer admin tables`.
refusal-admin-no-account = { $name } est un invité et n’a pas de mot de passe. Son code de récupération l’aide, ou un compte.
refusal-admin-unavailable = La base de données ne répond pas ({ $error }). Voyez si elle tourne, et réessayez.
refusal-admin-clock = L’horloge d’un serveur a fait un bond, et d’après une horloge fausse on retirerait des gens qui étaient là. Voyez d’abord « overseer admin clock ».
