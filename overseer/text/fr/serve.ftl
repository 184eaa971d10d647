# `overseer serve`.

## overseer serve

help-serve = Ouvrir la table en ligne sur cette machine
    .long = Les amis jouent par un lien, dans le navigateur ou dans le terminal. Tout est gardé dans un fichier à côté de vos parties, ou dans PostgreSQL.
    .examples =
        overseer serve  Seulement sur cette machine
        overseer serve --host 0.0.0.0  Pour tous les appareils de la maison
        overseer serve --db postgresql://overseer@db/overseer --workers 2  Plusieurs processus sur une base
help-serve-port = Le port.
    .value = N
help-serve-host = L’adresse d’écoute ; 0.0.0.0 : chaque appareil de la maison peut venir.
    .value = ADRESSE
help-serve-db = Où tout est gardé : sqlite:///FICHIER ou postgresql://… ; sinon la variable OVERSEER_DB, sinon un fichier à côté de vos parties.
    .value = URL
help-serve-workers = Combien de processus servent ; plus d’un seulement avec PostgreSQL.
    .value = N
help-serve-thinkers = Combien de processus réfléchissent pour les bots ; par défaut un de moins que de cœurs.
    .value = N
help-serve-tls-cert = Le certificat pour HTTPS, avec --tls-key.
    .value = FICHIER
help-serve-tls-key = La clé du certificat.
    .value = FICHIER
help-serve-origin = Une autre adresse de cette table, par exemple derrière un proxy ; possible plusieurs fois.
    .value = URL
help-serve-host-name = Un autre nom de cette table, par exemple celui du réseau de la box ; possible plusieurs fois. Les adresses en chiffres, localhost et le nom de cette machine valent toujours.
    .value = NOM
help-serve-proxy = L’adresse d’un proxy cru sur la provenance des appels ; possible plusieurs fois.
    .value = ADRESSE
help-serve-rate = Combien de requêtes par seconde une adresse peut envoyer ; par défaut 120.
    .value = N
help-serve-sockets = Combien de connexions une adresse peut tenir ouvertes ; par défaut 200.
    .value = N
help-serve-limits = off : personne n’est limité, ni dans ce qui est envoyé ni dans ce qui est déposé. Seulement pour mesurer, et là où seule cette machine peut venir.
    .value = on|off
help-serve-disk = Un dossier sur le disque de la base de données, quand elle n’est pas un fichier : s’il est presque plein, seules les parties en cours continuent.
    .value = DOSSIER
help-serve-metrics = Un port pour les mesures (Prometheus), sur cette machine seulement.
    .value = PORT
help-serve-smtp = Le serveur qui envoie les e-mails : smtp://nom:motdepasse@hote:587?from=ADRESSE ; mieux dans la variable OVERSEER_SMTP, où personne d’autre ne le voit.
    .value = URL
help-serve-security-contact = À qui signaler une faille : mailto:ADRESSE ou une adresse web sûre (https) ; figure dans /.well-known/security.txt. Peut être donné plusieurs fois.
    .value = CONTACT
help-serve-keep-older = Les parties en cours d’anciennes règles restent à un processus de la version qui les a commencées, au lieu d’être converties.
help-serve-no-sim = Ici, personne ne met de deck à l’épreuve par des bots (« Mettre un deck à l’épreuve » sur la page) : ces parties occupent un cœur entier.
help-serve-open-page = Ouvre la page dans le navigateur de cette machine, s’il y a un bureau.

serve-here = La table est ouverte : { $url }
serve-house = Pour les autres appareils de la maison : { $url }
serve-alone = Seule cette machine peut la joindre ; --host 0.0.0.0 l’ouvre à la maison. Ctrl+C y met fin.
serve-limits-off = ATTENTION : --limits off. Rien n’est limité : quiconque atteint cette table peut remplir sa mémoire et son disque. Seulement pour mesurer sur cette machine.
serve-waits = La table ouvrira dès que ce sera réglé. Overseer attend { $seconds } secondes ; Ctrl+C y met fin.
serve-clock-behind = L’horloge de cette machine indique { $now }, mais quelque chose a été écrit ici le { $newest }. Si elle est fausse, réglez-la ; rien n’est perdu.
serve-clock-ahead = L’horloge de cette machine indique { $now }, mais rien n’a été écrit ici depuis le { $newest }. Si elle est fausse, arrêtez la table et réglez-la : les sessions et les délais prennent fin d’après elle.
serve-error-tls = --tls-cert et --tls-key vont ensemble. Donnez les deux ou aucun.
serve-error-file = Le fichier { $file } n’existe pas.
serve-error-host-name = « { $name } » n’est pas un nom de machine. Donnez seulement le nom, sans https:// et sans rien derrière.
serve-error-limits = --limits vaut on ou off, pas « { $limits } ».
serve-error-limits-off = --limits off ne vaut que pour une table que seule cette machine peut atteindre : retirez --origin et --proxy, et --host ou écrivez --host 127.0.0.1.
serve-error-disk = Il n’y a pas de dossier { $folder }.
refusal-server-workers = Plusieurs processus demandent PostgreSQL. Donnez son adresse avec --db, ou omettez --workers.
refusal-server-port = Le port { $port } est inutilisable ({ $error }). Choisissez-en un autre avec --port.
refusal-server-system = La table ne peut pas continuer : le système refuse ce dont elle a besoin ({ $error }). Vérifiez la mémoire, les processus et les fichiers ouverts (`ulimit -a`), puis relancez-la.
refusal-server-certificate = Le certificat ou sa clé est inutilisable ({ $error }). Vérifiez les fichiers de --tls-cert et --tls-key ; ils doivent aller ensemble.
refusal-server-workers-end = { $times } processus de la table se sont arrêtés à peine lancés (code { $code }). Ce qu’ils en ont dit se trouve plus haut. Corrigez cela, puis relancez la table.
refusal-server-contact = « { $contact } » n’est pas un contact. Écrivez-le comme mailto:security@example.org ou https://example.org/security.
