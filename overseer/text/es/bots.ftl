# Bots ajenos: por qué uno perdió su turno.

bot-fault-start = El bot { $bot } no pudo arrancar ({ $text }). La respuesta es la que se da por quien está ausente.
bot-fault-threw = El bot { $bot } falló con un error ({ $text }). La respuesta es la que se da por quien está ausente.
bot-fault-slow = El bot { $bot } no respondió en { $text } segundos y se detuvo. La respuesta es la que se da por quien está ausente.
bot-fault-gone = El proceso del bot { $bot } terminó en medio de una pregunta ({ $text }). La respuesta es la que se da por quien está ausente.
bot-fault-nonsense = El bot { $bot } respondió «{ $text }», que no es una jugada permitida. La respuesta es la que se da por quien está ausente.
bot-fault-given-up = Hubo que detener tres veces al bot { $bot }, y ya no se le pregunta en esta partida. La respuesta es la que se da por quien está ausente.
bot-faults = { $n ->
    [one] El bot { $bot } perdió un turno. { $example }
   *[other] El bot { $bot } perdió { $n } turnos. La mayoría de las veces: { $example }
}
