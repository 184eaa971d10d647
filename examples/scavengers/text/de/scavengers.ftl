# Scavengers auf Deutsch.

scavengers-card = { $card ->
    [shot] Schuss
    [duck] Ducken
   *[trick] Finte
}
scavengers-gear = { $gear ->
    [boots] Stiefel
   *[rifle] ein Gewehr
}

### Was gefragt ist

topic-scavengers-gear = Wähle geheim deine Ausrüstung.
topic-scavengers-draw = Eine Karte wird gezogen.
topic-scavengers-act = Laufe, durchsuche, schieße oder passe.
topic-scavengers-answer = „{ scavengers-card }“ wurde gegen dich gespielt: antworte oder passe.
topic-scavengers-search = Der Würfel sagt, was im Versteck liegt.

### Was geschah

event-scavengers-geared = { $seat } hat { scavengers-gear } dabei.
event-scavengers-drew = { $seat } hat „{ scavengers-card }“ gezogen.
event-scavengers-drew-hidden = { $seat } hat eine Karte gezogen.
event-scavengers-walked = { $seat } ist nach { $x }, { $y } gelaufen.
event-scavengers-searched = { $seat } hat { $caps ->
    [one] einen Kronkorken
   *[other] { $caps } Kronkorken
} gefunden.
event-scavengers-played = { $seat } hat „{ scavengers-card }“ gespielt.
event-scavengers-cancelled = „{ scavengers-card }“ wurde aufgehoben.
event-scavengers-hit = { $seat } wurde getroffen.

end-scavengers-shot = Einer liegt im Staub, und der andere nimmt alles mit.
end-scavengers-looted = Das letzte Versteck ist leer: die Kronkorken werden gezählt.
end-scavengers-time = Die Nacht bricht herein: die Kronkorken werden gezählt.

### Warum nicht

refusal-scavengers-notation = „{ $text }“ ist kein Zug dieses Spiels. Schreibe zum Beispiel: walk 300,200, search, shoot, duck, trick oder pass.
refusal-scavengers-option = Dieses Spiel kennt die Option „{ $name }“ nicht. Starte es ohne Optionen.
refusal-scavengers-now = { $topic ->
    [gear] Wähle zuerst deine Ausrüstung: Stiefel oder Gewehr.
    [answer] Eine Karte liegt aus: antworte mit Ducken oder einer Finte, oder passe.
    [over] Das Spiel ist vorbei.
   *[other] Danach ist jetzt nicht gefragt.
}
refusal-scavengers-reach = Das ist zu weit: du kannst { $reach } mm laufen. Wähle einen näheren Punkt.
refusal-scavengers-edge = Deine Base würde über die Kante ragen. Bleibe 15 mm von ihr entfernt.
refusal-scavengers-taken = Dort steht dein Gegner. Lass 30 mm zwischen euch.
refusal-scavengers-nothing = Kein Versteck liegt innerhalb von 40 mm. Laufe zuerst zu einem hin.
refusal-scavengers-no-card = Die Karte „{ scavengers-card }“ hast du nicht auf der Hand. Spiele eine andere Karte oder passe.
refusal-scavengers-range = Dein Gegner ist mehr als { $range } mm entfernt. Laufe zuerst näher heran.
refusal-scavengers-no-shot = Ducken hilft nur gegen einen Schuss. Spiele eine Finte oder passe.

### Die Regeln

rule-EX-S1 = Beide beginnen in ihrem Lager mit zwei Lebenspunkten und ziehen drei Karten aus einer Bibliothek von zehn: vier Schüsse, dreimal Ducken, drei Finten.
    .title = Aufbau
rule-EX-S2 = Zuallererst wählen beide geheim Stiefel oder ein Gewehr und decken gemeinsam auf.
    .title = Ausrüstung
rule-EX-T1 = In deinem Zug ziehst du eine Karte, solange es welche gibt, und handelst dann zweimal. Passen verbraucht eine der beiden Handlungen.
    .title = Der Zug
rule-EX-T2 = Du kannst nur tun, wonach gefragt ist.
    .title = Eins nach dem anderen
rule-EX-W1 = Du läufst zu einem beliebigen Punkt innerhalb von 150 mm, mit Stiefeln innerhalb von 200 mm.
    .title = Laufen
rule-EX-W2 = Eine Base ist 30 mm breit und ragt nie über die Kante des Tisches, der 600 mal 400 mm misst.
    .title = Die Tischkante
rule-EX-W3 = Zwei Bases dürfen sich berühren, aber nicht überlappen. Den Weg selbst versperrt nichts.
    .title = Kein Überlappen
rule-EX-L1 = Durchsuche ein Versteck innerhalb von 40 mm: wirf einen Würfel und nimm so viele Kronkorken. Danach ist das Versteck leer.
    .title = Durchsuchen
rule-EX-H1 = Du spielst nur Karten von deiner Hand; eine gespielte Karte ist verbraucht.
    .title = Karten spielen
rule-EX-F1 = Zum Schießen spielst du einen Schuss auf einen Gegner innerhalb von 200 mm, mit Gewehr innerhalb von 300 mm.
    .title = Schießen
rule-EX-F2 = Ein Schuss, der nicht aufgehoben wurde, kostet sein Ziel einen Lebenspunkt.
    .title = Ein Treffer
rule-EX-A1 = Nach jeder Karte wird die andere Seite nach einer Antwort gefragt, was immer sie auf der Hand hat.
    .title = Das Recht zu antworten
rule-EX-A2 = Ducken hebt einen Schuss auf, eine Finte jede beliebige Karte.
    .title = Antworten
rule-EX-A3 = Sobald jemand passt, wirken die Karten eine nach der anderen, die letzte zuerst.
    .title = Zuletzt gespielt, zuerst wirksam
rule-EX-E1 = Ohne Lebenspunkte hast du verloren, und die andere Seite gewinnt.
    .title = Keine Lebenspunkte
rule-EX-E2 = Das Spiel endet, wenn das letzte Versteck leer ist.
    .title = Nichts mehr da
rule-EX-E3 = Das Spiel endet nach vierzig Zügen.
    .title = Einbruch der Nacht
rule-EX-E4 = Leben am Ende beide, gewinnen die meisten Kronkorken; bei Gleichstand ist der Sieg geteilt.
    .title = Kronkorken zählen

field-scavengers-turn = Zug
field-scavengers-caches = Verstecke
field-scavengers-chain = Antworten bisher
field-scavengers-held = Auf deiner Hand
field-scavengers-players = Spieler
