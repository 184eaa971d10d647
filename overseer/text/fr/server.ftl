# Ce que dit la table en ligne.

server-title = Overseer
server-no-page = Cette table sert l’API. La page pour navigateurs n’a pas été construite ici ; `make run` la construit.
server-who = Personne ne sait qui vous êtes. Asseyez-vous d’abord en invité (POST /api/guest), ou connectez-vous.
server-query = « { $name } » dans l’adresse n’est pas ce qui y est attendu.
server-name = Un nom a de 1 à { $most } caractères visibles.
server-characters = { $code } ne peut pas servir ici : on ne le voit pas, il change l’affichage du texte voisin, ou cette table ne le connaît pas. Saisissez le texte à nouveau sans ce caractère.
server-piled = Une lettre porte plus de { $most } signes. Enlevez-en.
server-no-table = La table « { $code } » n’existe pas. Vérifiez le lien.
server-begun = La partie a déjà commencé.
server-not-begun = La partie n’a pas encore commencé.
server-taken = Cette place est déjà prise. Choisissez-en une autre.
server-full = Toutes les places sont prises. Vous pouvez regarder.
server-not-full = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
server-not-host = Seul l’hôte de la table peut faire cela.
server-not-seated = Vous n’êtes pas assis à cette table.
server-not-yours = La place { $seat } n’est pas la vôtre.
server-nobody-there = Personne d’autre n’est assis là.
server-no-watching = Cette table n’accepte pas de spectateurs.
server-many-tables = Vous avez { $most } tables ouvertes. Finissez-en ou fermez-en une d’abord.
server-password = Le mot de passe ne convient pas.
server-zone = « { $zone } » n’est pas un fuseau horaire. Écrivez-le comme Europe/Paris.
server-night = Une nuit a deux heures : celle où elle commence et celle où elle finit.
server-late = Il s’est passé quelque chose que vous n’avez pas vu. Regardez-le et décidez à nouveau.
server-line-own = Vos fichiers précédents sont encore en cours de lecture : il y en a { $n }. Réessayez dans environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-line-wait = Les fichiers d’autres personnes sont lus avant le vôtre : il est numéro { $n } dans la file. Réessayez dans environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} ; votre place reste gardée une minute.
server-line-full = Trop de fichiers attendent d’être lus : il y en a { $n }. Réessayez dans environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-text-long = La lecture a duré trop longtemps et a été abandonnée. Raccourcissez le texte, ou vérifiez-le sur votre machine avec le programme en terminal.
server-text-large = Ce texte demande plus de mémoire qu’il ne peut en avoir ici. Raccourcissez-le.
server-busy = Trop de choses se passent à la fois à cette table. Réessayez.
server-restarting = La table redémarre. Réessayez dans un instant : rien n’est perdu.
server-clock = L’horloge de la machine qui porte la table a fait un bond : rien ne se fait tant qu’elle n’est pas juste. Rien n’est perdu ; réessayez dans quelques minutes, ou dites-le à qui tient cette table.
server-thinking = Le bot n’a pas répondu. Réessayez.
server-banned = Vous ne pouvez plus jouer ici.
server-origin = Cette demande vient d’une page qui n’appartient pas à cette table.
server-slower = Vous demandez trop souvent. Attendez un moment.
server-host = Cette table ne répond pas au nom « { $host } ». Ouvrez-la par l’adresse en chiffres de sa machine ou par localhost. Qui l’héberge admet ce nom avec : overseer serve --host-name { $host }
server-host-odd = Cette demande vise quelque chose qui n’est pas un nom de machine. Vérifiez l’adresse.
server-connections = Trop de connexions venant de votre adresse sont occupées. Attendez un moment.
server-crowded = Trop de monde est connecté. Réessayez dans un moment.
server-large = C’est trop grand. On peut envoyer au plus { $most } octets à la fois.
server-kind = Le corps d’une demande doit être du JSON (type application/json).
server-shape = La demande n’a pas la forme attendue : { $what }
server-json = La demande n’est pas du JSON.
server-changed = Quelqu’un d’autre a changé cela au même moment. Regardez à nouveau et répétez.
server-database = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez dans un moment.
server-broken = Quelque chose ne va pas de notre côté. Réessayez ; si cela persiste, donnez le numéro { $reference } à qui tient cette table.
server-broken-short = Erreur de notre côté : { $reference }
server-nothing-here = Il n’y a rien à cette adresse.

server-line = Une ligne doit contenir quelque chose de lisible.
server-line-long = C’est trop long : { $most } caractères au plus.
server-no-chat = Il n’y a pas de discussion à cette table.
server-no-hints = Cette table ne donne pas de conseils.
server-no-lesson = Il n’y a pas de leçon pour { $game }.
server-lesson-fixed = Une leçon a ses propres places, options et dés. Ne les indiquez pas.
server-not-asked = On ne vous demande rien pour l’instant.
server-no-wish = Personne ne vous demande votre accord pour l’instant.
server-not-over = La partie n’est pas encore finie.
server-shared-secrets = Plusieurs personnes jouent cette campagne : elle contient leurs secrets, et son fichier n’est remis qu’à la fin.
server-no-land = Il n’y a pas ici de terrain où placer quelque chose.
server-no-battle = Cette campagne n’attend aucune bataille pour l’instant.
server-no-step = Il n’y a pas encore d’étape { $number } ; la dernière est la { $last }.
server-later = Les spectateurs reçoivent l’enregistrement de cette partie quand elle est finie.
server-later-ask = Qui regarde en différé ne peut pas demander ce qui se passe en ce moment. Tout sera visible à la fin de la partie.
server-not-pledged = Vous n’avez rien apporté aux dés de cette table.
server-not-revealing = Les dés ne sont pas en train d’être mêlés.
server-other-share = Ce n’est pas l’apport que vous aviez fixé.

# Why a bot would do what it advises.
hint-only = Il n’y a rien d’autre à faire.
hint-wins = Ce coup gagne, quoi que les autres aient en main.
hint-judged = Les règles empiriques du bot le mettent nettement en tête.
hint-tried = { $tried ->
    [one] Dans { $tried } suite imaginée
   *[other] Dans { $tried } suites imaginées
} avec la même chance, il a fait mieux que « { $other } » { $better ->
    [0] zéro fois, mais mieux en moyenne.
    [one] une fois.
   *[other] { $better } fois.
}
