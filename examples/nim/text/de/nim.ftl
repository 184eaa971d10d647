# Nim auf Deutsch.

topic-nim-take = Nimm Streichhölzer von einem Haufen: b2 nimmt zwei vom Haufen b.
event-nim-took = { $seat } hat { $n ->
    [one] ein Streichholz
   *[other] { $n } Streichhölzer
} vom Haufen { $heap } genommen.
end-nim-last = Das letzte Streichholz ist genommen.
refusal-nim-too-few = So viele Streichhölzer liegen dort nicht. Nimm höchstens alle, die noch da sind.
refusal-nim-all-taken = Alle Streichhölzer sind genommen. Das Spiel ist vorbei.
refusal-nim-notation = „{ $text }“ ist kein Zug dieses Spiels. Nenne den Haufen und die Anzahl: a1, b2, c5.
refusal-nim-option = Dieses Spiel hat keine Option „{ $name }“. Starte es ohne Optionen.

rule-NIM-S1 = Auf drei Haufen liegen drei, vier und fünf Streichhölzer.
    .title = Aufbau
rule-NIM-T1 = Ihr nehmt abwechselnd von einem Haufen mindestens ein Streichholz, höchstens alle, die dort liegen.
    .title = Nehmen
rule-NIM-E1 = Wer das letzte Streichholz nimmt, gewinnt.
    .title = Das letzte Streichholz

field-nim-a = Haufen a
field-nim-b = Haufen b
field-nim-c = Haufen c
