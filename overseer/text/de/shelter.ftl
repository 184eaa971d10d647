# Shelter am Tisch: was gefragt ist, was geschah, warum nicht, und wie es endete.

## Was gefragt ist

topic-shelter-first = Der Zufall entscheidet, wer beginnt.
topic-shelter-draw-item = Ein Gegenstand wird aufgedeckt.
topic-shelter-draw-room = Ein Raum wird aufgedeckt.
topic-shelter-draw-threat = Eine Gefahr kriecht aus ihrem Stapel.
topic-shelter-roll-floor = Die Würfel zeigen, wo es Ärger gibt.
topic-shelter-roll-fight = Die Würfel entscheiden den Kampf.
topic-shelter-turn = Weise einen Bewohner zu, nutze einen Gegenstand oder passe.
topic-shelter-window = Nutze einen Gegenstand, tausche, oder mach weiter.
topic-shelter-room = Wähle einen Raum aus der Auslage und die Seite deines Stockwerks, auf der er gebaut wird.
topic-shelter-pay = Wähle die Ressourcenwürfel, mit denen du bezahlst.
topic-shelter-give = Wähle den Gegenstand, den du als Bezahlung ablegst.
topic-shelter-gain = Wähle die Ressourcenwürfel, die du erhältst.
topic-shelter-income = Jemand arbeitet auf deinem Stockwerk: Nimm dein Einkommen, oder verzichte darauf.
topic-shelter-take = Wähle einen Gegenstand aus der Auslage.
topic-shelter-ready = Wähle den erschöpften Gegenstand, den du spielbereit machst.
topic-shelter-train = Wähle den Buchstaben, in dem dein zurückkehrender Bewohner trainiert wird.
topic-shelter-drill = Wähle den Buchstaben, in dem dein Bewohner sofort trainiert wird.
topic-shelter-heal = Wähle den Bewohner, der geheilt wird.
topic-shelter-fight = Nutze Gegenstände für den Kampf, oder würfle.
topic-shelter-reroll = Mit diesem Wurf ist der Kampf verloren: Nutze einen Gegenstand, um neu zu würfeln, oder nimm den Wurf hin.
topic-shelter-lost = Der Kampf ist verloren: Schütze deine Bewohner mit einem Gegenstand, oder nimm ihre Verletzung hin.
topic-shelter-appear = Auf deinem Stockwerk ist eine Gefahr erschienen: Wehre sie mit einem Gegenstand ab, oder lass sie liegen.
topic-shelter-over = Die Partie ist vorbei.

## Was geschah

event-shelter-round = Runde { $round }: { $seat } beginnt.
event-shelter-rolled = { $floor ->
    [0] Auf dem obersten Stockwerk gab es Ärger, in Spalte { $column }.
   *[other] Auf Stockwerk { $floor } gab es Ärger, in Spalte { $column }.
}
event-shelter-rolled-nothing = { $floor ->
    [0] Auf dem obersten Stockwerk blieb es ruhig: Die Würfel zeigten { $column }.
   *[other] Auf Stockwerk { $floor } blieb es ruhig: Die Würfel zeigten { $column }.
}
event-shelter-appeared = Auf { $space } ({ $room }) erschien eine Gefahr: { $threat }.
event-shelter-removed = Von { $space } ({ $room }) verschwand eine Gefahr: { $threat }.
event-shelter-placed = { $n ->
    [one] { $seat } schickte einen Bewohner an die Arbeit: { $room } ({ $space }).
   *[other] { $seat } schickte zwei Bewohner an die Arbeit: { $room } ({ $space }).
}
event-shelter-placed-lift = { $n ->
    [one] { $seat } schickte einen Bewohner in den eigenen Aufzug ({ $space }).
   *[other] { $seat } schickte zwei Bewohner in den eigenen Aufzug ({ $space }).
}
event-shelter-placed-threat = { $n ->
    [one] { $seat } schickte einen Bewohner gegen eine Gefahr: { $threat } ({ $space }).
   *[other] { $seat } schickte zwei Bewohner gegen eine Gefahr: { $threat } ({ $space }).
}
event-shelter-paid = { $seat } bezahlte { $cubes }.
event-shelter-doubled = Das Training in { $letter } machte sich für { $seat } bezahlt: Die Belohnung kam zweimal.
event-shelter-passed = { $seat } passte.
event-shelter-skipped = { $seat } konnte nichts tun und musste passen.
event-shelter-gained = { $seat } erhielt { $resource ->
    [energy] { amount-energy }
    [food] { amount-food }
    [water] { amount-water }
   *[happiness] { amount-happiness }
}.
event-shelter-gained-cubes = { $seat } erhielt { $cubes }.
event-shelter-income = { $seat } nahm Einkommen: { $cubes }.
event-shelter-traded = { $seat } tauschte { $give } gegen { $take }.
event-shelter-took = { $seat } nahm einen Gegenstand: { $item }.
event-shelter-gave = { $seat } legte einen Gegenstand ab: { $item }.
event-shelter-used = { $seat } nutzte einen Gegenstand: { $item }.
event-shelter-readied = { $seat } machte einen Gegenstand spielbereit: { $item }.
event-shelter-item-works = Ein Gegenstand tat seinen Dienst für { $seat }: { $item }.
event-shelter-item-shown = Neu in der Gegenstandsauslage: { $item }.
event-shelter-room-shown = Neu in der Raumauslage: { $room }.
event-shelter-refreshed-items = { $seat } erneuerte die Gegenstandsauslage.
event-shelter-refreshed-rooms = { $seat } erneuerte die Raumauslage.
event-shelter-built = { $n ->
    [0] { $seat } baute einen Raum: { $room }.
   *[other] { $seat } baute einen Raum, { $room }, und erhielt { amount-happiness }.
}
event-shelter-sixth-room = { $seat } vollendete mit dem sechsten Raum ein Stockwerk: Diese Runde ist die letzte.
event-shelter-last-threat = Die letzte Karte des Gefahrenstapels wurde gezogen: Diese Runde ist die letzte.
event-shelter-new-dweller = { $seat } begrüßte einen neuen Bewohner.
event-shelter-first-player = { $seat } schnappte sich den Startspieler-Marker.
event-shelter-trained = { $seat } trainierte einen Bewohner in { $letter }.
event-shelter-fought = { $seat } würfelte { $first } + { $second }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } (Gegenstände)
} = { $total }, nötig waren { $number }: { $result ->
    [won] Kampf gewonnen!
    [open] Das reichte noch nicht.
   *[lost] Kampf verloren.
}
event-shelter-wounded = { $n ->
    [one] Ein Bewohner von { $seat } wurde verletzt.
   *[other] { $n } Bewohner von { $seat } wurden verletzt.
}
event-shelter-healed = { $n ->
    [one] Ein Bewohner von { $seat } wurde geheilt.
   *[other] { $n } Bewohner von { $seat } wurden geheilt.
}
event-shelter-end-item = Am Ende brachte ein Gegenstand { $seat } { amount-happiness }: { $item }.
event-shelter-end-threats = Die Gefahren auf dem eigenen Stockwerk kosteten { $seat } { amount-happiness }.
event-shelter-over = { $round ->
    [one] Die Partie endete nach { $round } Runde.
   *[other] Die Partie endete nach { $round } Runden.
}

## Wie es endete

end-shelter-rooms = Ein Stockwerk hat seinen sechsten Raum: Der Vault wählt, wer die Aufsicht bekommt.
end-shelter-threats = Die letzte Gefahr ist aus dem Dunkel gekommen: Der Vault wählt, wer die Aufsicht bekommt.
end-shelter-rounds = Der Vault hat lange genug gewartet: Nach der letzten möglichen Runde wählt er, wer die Aufsicht bekommt.
end-shelter-still = Niemand kann sich mehr rühren: Der Vault wählt nach dem jetzigen Stand, wer die Aufsicht bekommt.

## Warum nicht

refusal-shelter-over = Die Partie ist vorbei. Beginne eine neue, um weiterzuspielen.
refusal-shelter-not-asked = „{ $move }“ beantwortet nicht, was gefragt ist. { $topic ->
    [window] { topic-shelter-window }
    [room] { topic-shelter-room }
    [pay] { topic-shelter-pay }
    [give] { topic-shelter-give }
    [gain] { topic-shelter-gain }
    [income] { topic-shelter-income }
    [take] { topic-shelter-take }
    [ready] { topic-shelter-ready }
    [train] { topic-shelter-train }
    [drill] { topic-shelter-drill }
    [heal] { topic-shelter-heal }
    [fight] { topic-shelter-fight }
    [reroll] { topic-shelter-reroll }
    [lost] { topic-shelter-lost }
    [appear] { topic-shelter-appear }
   *[turn] { topic-shelter-turn }
}
refusal-shelter-no-space = Kein Raum im Vault hat ein Feld { $space }. Wähle ein Feld eines gebauten Raums, einer Gefahr oder deines eigenen Aufzugs.
refusal-shelter-taken = Auf { $space } arbeitet schon jemand. Wähle ein freies Feld.
refusal-shelter-foreign-lift = Dieser Aufzug gehört { $owner }. Wähle deinen eigenen Aufzug oder einen Raum.
refusal-shelter-no-such-dweller = Einen solchen Bewohner hast du für { $space } nicht verfügbar. Weise Bewohner zu, die vor dir stehen.
refusal-shelter-needs-wounded = { $space } ist nur für Verletzte. Wähle einen verletzten Bewohner oder ein anderes Feld.
refusal-shelter-needs-healthy = Auf { $space } kann kein verletzter Bewohner arbeiten. Wähle einen unverletzten oder ein Feld mit dem Verletztensymbol.
refusal-shelter-needs-two = { $space } ist ein verkettetes Feld. Weise zwei Bewohner zusammen zu, zum Beispiel o+o, oder wähle ein anderes Feld.
refusal-shelter-needs-one = Auf { $space } ist nur für einen Bewohner Platz. Weise einen einzelnen zu.
refusal-shelter-cost = Dafür fehlen dir Ressourcenwürfel. Sammle sie zuerst, oder wähle etwas Billigeres.
refusal-shelter-no-item-to-pay = Dafür hast du nicht genug Gegenstände. Nimm erst einen aus der Auslage, oder wähle etwas anderes.
refusal-shelter-no-build = Du kannst keinen Raum der Auslage bezahlen. Sammle zuerst mehr Ressourcenwürfel, oder wähle ein anderes Feld.
refusal-shelter-floor-full = Dein Stockwerk hat keinen freien Platz für einen Raum. Wähle ein anderes Feld.
refusal-shelter-not-yours = Dieser Gegenstand liegt nicht vor dir. Wähle einen von deinen.
refusal-shelter-exhausted = Dieser Gegenstand ist erschöpft. Mach ihn erst spielbereit, oder warte auf das Ende der Runde.
refusal-shelter-wrong-moment = Dieser Gegenstand wirkt in diesem Moment nicht. Heb ihn für den auf, den sein Text nennt.
refusal-shelter-no-effect = Dieser Gegenstand würde jetzt nichts ändern. Heb ihn für einen besseren Moment auf.
refusal-shelter-not-shown = Dieser Gegenstand liegt nicht in der Gegenstandsauslage. Wähle einen, der dort liegt.
refusal-shelter-room-not-shown = Dieser Raum liegt nicht in der Raumauslage. Wähle einen, der dort liegt.
refusal-shelter-new-room = Dieser Raum wurde erst in diesem Zug gebaut. Er ist ab dem nächsten Zug nutzbar; wähle ein anderes Feld.
refusal-shelter-endless = So viele Gegenstände in einem Zug könnten ewig so weitergehen. Mach ohne sie weiter.
refusal-shelter-side-full = Auf dieser Seite deines Stockwerks liegen schon drei Räume. Baue auf der anderen Seite.
refusal-shelter-room-price = Du kannst nicht diesen Raum und das Feld zusammen bezahlen. Wähle einen billigeren Raum.
refusal-shelter-must-choose = Das lässt sich nicht überspringen. Wähle einen der angebotenen Züge.
refusal-shelter-wrong-cubes = Das sind nicht die Ressourcenwürfel, um die es geht. Wähle so viele, wie gefragt sind, und solche, die deine Leisten zulassen.
refusal-shelter-no-trade = Dieser Tausch steht dir nicht offen. Wähle einen, den das Feld dieses Zuges zeigt, oder mach weiter.
refusal-shelter-trade-back = Dieser Tausch führt nur zu Ressourcenwürfeln zurück, die du durch Tauschen schon hattest. Wähle einen anderen, oder mach weiter.
refusal-shelter-slot-taken = Du hast schon einen Bewohner, der in diesem Buchstaben trainiert ist. Wähle einen freien Buchstaben.
refusal-shelter-not-wounded = Dort liegt keiner deiner Bewohner verletzt. Wähle einen verletzten.
refusal-shelter-not-exhausted = Das ist keiner deiner erschöpften Gegenstände. Wähle einen, der quer liegt.
refusal-shelter-not-chance = Das kann der Zufall jetzt nicht bringen. Wähle Würfel oder eine Karte, die an dieser Stelle kommen können.
