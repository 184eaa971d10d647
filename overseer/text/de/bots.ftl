# Bots von Fremden: warum einer seinen Zug verloren hat.

bot-fault-start = Der Bot { $bot } ließ sich nicht starten ({ $text }). Die Antwort ist die, die für Abwesende gegeben wird.
bot-fault-threw = Der Bot { $bot } scheiterte an einem Fehler ({ $text }). Die Antwort ist die, die für Abwesende gegeben wird.
bot-fault-slow = Der Bot { $bot } antwortete nicht innerhalb von { $text } Sekunden und wurde beendet. Die Antwort ist die, die für Abwesende gegeben wird.
bot-fault-gone = Der Prozess des Bots { $bot } endete mitten in einer Frage ({ $text }). Die Antwort ist die, die für Abwesende gegeben wird.
bot-fault-nonsense = Der Bot { $bot } antwortete „{ $text }“, und das ist kein erlaubter Zug. Die Antwort ist die, die für Abwesende gegeben wird.
bot-fault-given-up = Der Bot { $bot } musste dreimal beendet werden und wird in dieser Partie nicht mehr gefragt. Die Antwort ist die, die für Abwesende gegeben wird.
bot-faults = { $n ->
    [one] Der Bot { $bot } verlor einen Zug. { $example }
   *[other] Der Bot { $bot } verlor { $n } Züge. Am häufigsten: { $example }
}
