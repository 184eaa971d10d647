# Ce que dit la table en ligne des personnes, des limites et de ce qu’on apporte.

server-login = Ce nom et ce mot de passe ne vont pas ensemble. Vérifiez les deux.
server-login-taken = Quelqu’un se connecte déjà sous ce nom. Choisissez-en un autre.
server-has-account = Vous avez déjà un compte.
server-no-account = Vous n’avez pas encore de compte. Créez-en un d’abord (POST /api/account).
server-code = Personne n’a ce code de récupération. Vérifiez chaque lettre ; le code de qui a créé un compte ne vaut plus.
server-tries = Trop de mots de passe erronés. Attendez quelques minutes avant de réessayer.
server-device = { $browser } sous { $system }
server-device-thing = { $browser } sur un { $system }
server-device-program = Autre programme
server-device-unknown = Appareil inconnu
server-no-device = Vous n’êtes pas connecté sur un tel appareil. GET /api/me/devices donne les vôtres.
server-slow = La demande n’est pas arrivée à temps. Envoyez-la à nouveau.
server-headers = Les en-têtes de la demande sont trop grands. Envoyez-en moins.
server-long-address = L’adresse est trop longue.
server-closed = Cette table a été fermée.
server-somebody = quelqu’un
server-sockets = Vous avez déjà { $most } connexions ouvertes. Fermez-en une d’abord.
refusal-server-proxy = « { $proxy } » n’est ni une adresse ni un réseau. Écrivez un proxy comme 10.0.0.1 ou 10.0.0.0/8.
server-upload-kind = « { $game } { $kind } » ne peut pas être envoyé. Ce qui peut l’être : { $known }.
server-upload-characters = Le fichier contient des caractères de commande, ou des marques qui changent le sens de l’écriture. Retirez-les.
server-upload-wrong = « { $name } » ({ $kind }) n’a pas sa place ici. Il faut : { $wanted }.
server-no-upload = Vous n’avez pas de fichier « { $id } ». GET /api/uploads donne la liste des vôtres.
server-many-uploads = Vous avez { $most } fichiers. Supprimez-en un d’abord.
server-kept = Vous gardez ici { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur { $most } au plus.
server-kept-any = Vous gardez ici { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo.
server-near-person = Vous gardez ici { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur { $most } au plus : c’est presque tout. Supprimez ce dont vous n’avez plus besoin.
server-near-day = En 24 heures, { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur { $most } au plus ont été déposés ici depuis votre adresse : c’est presque tout.
server-full-person = Vous gardez ici { NUMBER($kept, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo sur { $most } au plus, et ceci n’y tient plus. Supprimez d’abord quelque chose : { $kind ->
    [uploads] vos fichiers envoyés
    [decks] vos decks
    [forces] vos forces
    [terrains] vos terrains
    [companions] les batailles que vous suivez
    [tables] vos tables où rien n’a commencé
   *[chat] vos lignes de tchat
} prennent { NUMBER($part, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo{ $kind ->
    [chat] {" "}et partent avec leurs tables.
   *[other] .
}
server-full-owner = Ceci ne tient plus ici : la personne à qui cette bataille appartient garde { $most } Mo, le maximum. Elle doit d’abord supprimer quelque chose.
server-full-day = En 24 heures, { $most } Mo ont été déposés ici depuis votre adresse : c’est le maximum. { $hours ->
    [one] Il y aura de nouveau de la place dans une heure
   *[other] Il y aura de nouveau de la place dans { $hours } heures
} ; les parties commencées continuent.
server-disk-low = Le disque de cette table est presque plein : seules les parties commencées continuent. Prévenez la personne qui gère cette table.

game-shelter = Shelter
game-tragic = Tragic
game-wasteland = Wasteland
game-campaign = Campagne
