# Les bots d’autrui : pourquoi l’un d’eux a perdu son tour.

bot-fault-start = Le bot { $bot } n’a pas pu démarrer ({ $text }). La réponse est celle donnée pour une personne absente.
bot-fault-threw = Le bot { $bot } a échoué sur une erreur ({ $text }). La réponse est celle donnée pour une personne absente.
bot-fault-slow = Le bot { $bot } n’a pas répondu en { $text } secondes et a été arrêté. La réponse est celle donnée pour une personne absente.
bot-fault-gone = Le processus du bot { $bot } s’est terminé au milieu d’une question ({ $text }). La réponse est celle donnée pour une personne absente.
bot-fault-nonsense = Le bot { $bot } a répondu « { $text } », qui n’est pas un coup permis. La réponse est celle donnée pour une personne absente.
bot-fault-given-up = Le bot { $bot } a dû être arrêté trois fois et n’est plus interrogé dans cette partie. La réponse est celle donnée pour une personne absente.
bot-faults = { $n ->
    [one] Le bot { $bot } a perdu un tour. { $example }
   *[other] Le bot { $bot } a perdu { $n } tours. Le plus souvent : { $example }
}
