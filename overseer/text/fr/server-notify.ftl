# Telling people that it is their turn.

notify-subject = À vous de jouer : { $table }
notify-turn = C’est à vous de jouer ({ $table }).
notify-deadline = Vous avez jusqu’au { $moment }.
notify-proof-subject = Votre code pour la table en ligne
notify-proof =
    Bonjour { $name }, vous voulez être prévenu ici quand c’est à vous de jouer. Votre code : { $code }
    Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.

server-webhook = Ce n’est pas l’adresse d’un webhook. Écrivez-la en entier, par exemple https://discord.com/api/webhooks/…
server-webhook-inward = « { $host } » mène dans le réseau de cette table, où elle n’appelle personne. Donnez une adresse joignable de partout, par exemple https://discord.com/api/webhooks/…
server-no-mail = Cette table ne peut pas envoyer d’e-mail. Demandez à qui la tient, ou donnez un webhook.
server-mail = Ce n’est pas une adresse e-mail. Écrivez-la comme ada@example.org.
server-proof = Ce n’est pas le code qui vous a été envoyé. Vérifiez chaque lettre, ou redonnez l’adresse.
refusal-server-smtp = L’adresse du serveur de courrier est inutilisable. Écrivez-la comme smtp://nom:motdepasse@hote:587?from=table@example.org.
server-older-release = Une partie en cours de la version { $release } n’est pas ouverte ici : cette table la laisse à un processus de cette version.
