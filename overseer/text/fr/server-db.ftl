# La base de données de la table en ligne.

refusal-db-url = Ce n’est pas l’adresse d’une base de données. Donnez un fichier, comme sqlite:///srv/overseer.db, ou un serveur PostgreSQL, comme postgresql://user@host/name.
refusal-db-file = Impossible d’ouvrir la base de données { $file } ({ $error }). Vérifiez son nom et votre droit d’y écrire.
refusal-db-no-database = Le fichier { $file } n’est pas une base de données, ou il est abîmé. Nommez un autre fichier, ou restaurez une sauvegarde dans un nouveau.
refusal-db-foreign = La base de données { $file } appartient à un autre programme. Nommez un autre fichier.
refusal-db-in-use = Un autre Overseer utilise la base de données { $file } (processus { $process }). Arrêtez-le d’abord ; pour en faire tourner plusieurs à la fois, il faut PostgreSQL.
refusal-db-busy = Un autre programme écrit dans la base de données { $where } et ne la libère pas. Fermez-le ou attendez qu’il ait fini, puis réessayez.
refusal-db-login = { $where } refuse l’accès. Vérifiez l’utilisateur et le mot de passe dans l’adresse.
refusal-db-missing = { $where } n’existe pas. Créez d’abord la base de données sur le serveur, avec `createdb`.
refusal-db-unreachable = { $where } ne répond pas. Vérifiez que le serveur PostgreSQL y tourne et accepte les connexions.
refusal-db-newer = Une version plus récente d’Overseer a utilisé cette base de données : elle en est à l’étape { $found }, et cette version s’arrête à { $known }. Installez la version plus récente, ou restaurez une sauvegarde d’avant.
refusal-db-unavailable = La base de données ne fait pas ce qu’on lui demande ({ $error }). Vérifiez son serveur et son disque, puis réessayez.
refusal-db-not-empty = { $where } contient déjà des lignes, et une sauvegarde ne va que dans une base vide. Nommez-en une nouvelle.
refusal-db-restore-later = Les tables de { $where } viennent d’une version plus récente que la sauvegarde. Nommez une base qui n’existe pas encore ; elle sera mise à jour ensuite.
refusal-db-backup-exists = { $file } existe déjà et reste tel quel. Nommez un autre fichier.
refusal-db-backup-unwritten = Impossible d’écrire la sauvegarde { $file } ({ $error }). Il n’en reste rien ; choisissez un autre endroit.
refusal-db-backup-unread = Impossible de lire la sauvegarde { $file } ({ $error }). Vérifiez son nom et votre droit de l’ouvrir.
refusal-db-backup-broken = { $file } n’est pas une sauvegarde, ou elle est abîmée. Rien n’a été restauré ; prenez une autre copie.
refusal-db-backup-newer = Une version plus récente d’Overseer a écrit la sauvegarde { $file }. Rien n’a été restauré ; installez d’abord cette version.
refusal-db-backup-unfit = La sauvegarde { $file } ne convient pas : une ligne de « { $table } » ne peut pas être enregistrée. Rien n’a été restauré.

## overseer db

db-no-libraries = La table en ligne a besoin d’autres bibliothèques (il manque { $missing }). Pour les installer : { $install }
db-migrated = Fait : étape { $step }.
db-up-to-date = { $where } est à jour, à l’étape { $step }.
db-backed-up = { $rows ->
    [one] { $rows } ligne se trouve dans { $file }.
   *[other] { $rows } lignes se trouvent dans { $file }.
} Gardez ce fichier pour vous : il contient des cartes cachées et de quoi vérifier les mots de passe.
db-restored = { $rows ->
    [one] { $rows } ligne est de retour dans { $where }.
   *[other] { $rows } lignes sont de retour dans { $where }.
}
db-check-good = Tout concorde. Parties : { $matches }, saisies : { $inputs }.
db-check-faults = Quelque chose ne va pas à { $faults ->
    [one] { $faults } endroit
   *[other] { $faults } endroits
}. Parties : { $matches }, saisies : { $inputs }. Arrêtez le serveur, gardez une copie de la base, et restaurez la dernière bonne sauvegarde dans une nouvelle.
db-check-fault = La base de données signale elle-même un défaut : { $fault }
db-check-gap = Table { $code } : la dernière saisie porte le numéro { $found }, mais il y en a { $wanted }.
db-check-rows = Table { $code } : la partie compte { $found } saisies, mais il y en a { $wanted }.
db-check-steps = Table { $code } : la partie compte { $found } entrées, mais sa dernière saisie finit au numéro { $wanted }.
db-check-order = Table { $code } : les entrées de la saisie { $found } ont des numéros plus petits que les précédentes.
db-replayed = Table { $code } ({ $game }) : { $fate }
db-replayed-all = { $matches ->
    [0] Aucune partie n’est en cours.
    [one] Une partie est en cours. { $stays ->
        [0] Toutes continuent.
        [one] Une ne peut pas continuer : laissez-la à la version qui l’a commencée.
       *[other] { $stays } ne peuvent pas continuer : laissez-les à la version qui les a commencées.
    }
   *[other] { $matches } parties sont en cours. { $stays ->
        [0] Toutes continuent.
        [one] Une ne peut pas continuer : laissez-la à la version qui l’a commencée.
       *[other] { $stays } ne peuvent pas continuer : laissez-les à la version qui les a commencées.
    }
}

help-db = S’occuper de la base de données de la table en ligne
    .long = S’occupe de la base de données de la table en ligne : un fichier SQLite ou un serveur PostgreSQL. On peut sauvegarder et vérifier pendant que l’on joue.
    .examples =
        overseer db backup  Tout écrire dans un fichier
        overseer db check --db sqlite:///srv/overseer.db  Voir si tout concorde
help-db-url = La base de données : sqlite:///chemin/du/fichier ou postgresql://utilisateur@hôte/nom. Sans cette option, celle d’OVERSEER_DB, sinon un fichier à côté de vos parties sauvegardées.
    .value = URL
help-db-file = Le fichier de la sauvegarde.
    .value = FICHIER
help-db-migrate = Mettre la base de données à jour
    .long = Crée les tables d’une nouvelle base, ou exécute les étapes qu’apporte une version plus récente. Le serveur le fait de lui-même.
    .examples =
        overseer db migrate  La base à côté de vos parties sauvegardées
        overseer db migrate --db postgresql://overseer@localhost/overseer  Un serveur PostgreSQL
help-db-backup = Tout écrire dans un fichier
    .long = Écrit toutes les lignes, telles qu’elles sont à un instant donné, dans un fichier compressé et scellé. On peut jouer pendant ce temps. Les deux sortes de bases peuvent en être restaurées.
    .examples =
        overseer db backup  Dans un fichier ici, nommé d’après l’heure
        overseer db backup /srv/backups/lundi.jsonl.gz  Dans ce fichier
help-db-restore = Remplir une base vide à partir d’une sauvegarde
    .long = Remplit une base nouvelle ou vide à partir d’une sauvegarde, tout ou rien, et la met à jour. C’est aussi le chemin de SQLite vers PostgreSQL, et retour.
    .examples =
        overseer db restore lundi.jsonl.gz --db sqlite:///srv/nouvelle.db  Dans un nouveau fichier
        overseer db restore lundi.jsonl.gz --db postgresql://overseer@localhost/overseer  Dans une base PostgreSQL vide
help-db-check = Voir si tout concorde
    .long = Parcourt toute la base : est-elle intacte, chaque partie a-t-elle toutes ses saisies sans trou, les compteurs sont-ils d’accord. On peut jouer pendant ce temps.
    .examples =
        overseer db check  La base à côté de vos parties sauvegardées
        overseer db check --db sqlite:///srv/overseer.db  Un fichier
help-db-replay = Dire ce que deviennent les parties en cours avec cette version
    .long = Rejoue chaque partie en cours selon les règles de cette version et dit ce qu’elle deviendrait. Rien n’est changé, et chacun peut jouer pendant ce temps. Une partie d’anciennes règles est convertie quand elle est ouverte ; ses anciennes lignes sont gardées.
    .examples =
        overseer db replay  Avant une mise à jour, avec la nouvelle version
        overseer db replay --json  Pour d’autres programmes
