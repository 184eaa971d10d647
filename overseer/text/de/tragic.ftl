# Tragic am Tisch: was gefragt ist, was geschah, warum nicht, und wie es endete.

## Was gefragt ist

topic-tragic-first = Die Würfel entscheiden, wer beginnt.
topic-tragic-draw = Die nächste Karte kommt aus der Bibliothek.
topic-tragic-dodge = Ein Würfel entscheidet, ob das Ausweichen gelingt.
topic-tragic-critical = Die Würfel entscheiden, ob der Treffer kritisch ist.
topic-tragic-fortune = Ein Würfel entscheidet, was diese Karte bewirkt: { $card }.
topic-tragic-snatch = Der Zufall greift eine Karte aus einer Hand.
topic-tragic-traits = Wähle geheim bis zu zwei Eigenschaften.
topic-tragic-skills = Wähle geheim deine Talente.
topic-tragic-mulligan = Behalte deine erste Hand, oder misch sie zurück und zieh eine neue.
topic-tragic-upkeep = Versorgung: Setz ein Talent ein, das jetzt wirkt, oder mach weiter.
topic-tragic-toll = Bezahle für diese Karte, oder trage die Folgen: { $card }.
topic-tragic-main = Spiel eine Karte aus, setz einen Effekt ein, greif an, oder beende deine Hauptphase.
topic-tragic-target = Wähle das Ziel.
topic-tragic-part = Wähle den Körperteil, auf den du zielst: { $card }.
topic-tragic-pay = Wähle den Buchstaben, mit dem du den nächsten Punkt bezahlst.
topic-tragic-lay = Leg eine Fähigkeit, oder mach ohne weiter.
topic-tragic-answer = Antworte mit einer Reaktion oder einem Effekt, oder lass es geschehen.
topic-tragic-join = Schick noch einen Verbündeten mit, oder greif mit den gewählten an.
topic-tragic-block = Blocke mit einem Verbündeten, oder lass den Rest durch.
topic-tragic-against = Wähle den Angreifer, den dein Verbündeter blockt.
topic-tragic-incapacitate = Lege { $card } ab, oder schlage zu und füge Schaden zu.
topic-tragic-strike-back = Wähle den Angreifer, gegen den { $card } zurückschlägt.
topic-tragic-divide = { $attacker } hat noch { $left } Schaden: Wähle, wie viel davon { $card } nimmt; der Rest geht an den nächsten Blocker.
topic-tragic-charge = Ein Verbündeter darf den Schaden auf sich nehmen: Wähle ihn, oder verzichte.
topic-tragic-protect = Wähle den Verbündeten, der geschützt wird.
topic-tragic-discard = Wähle eine Handkarte, die du ablegst.
topic-tragic-search = Wähle eine Karte aus deiner Bibliothek, oder nimm keine.
topic-tragic-recover = Wähle eine Karte aus deiner Ablage.
topic-tragic-show = Zeig eine Reaktion aus deiner Hand vor; hast du keine, dann sag es.
topic-tragic-place = Leg eine angesehene Karte auf die Bibliothek, darunter oder in die Ablage.
topic-tragic-mode = Wähle, was diese Karte bewirkt: { $card }.
topic-tragic-vote = Dein Gegner lässt dich wählen, was diese Karte bewirkt: { $card }.
topic-tragic-order = Wähle, welcher Effekt als Nächstes kommt.
topic-tragic-may = Soll diese Karte wirken: { $card }?
topic-tragic-refresh = Wähle den Buchstaben eines Punktes, den du bereitmachst.
topic-tragic-drain = Wähle den Buchstaben eines Punktes, den du erschöpfst.
topic-tragic-free = Spiel eine Angriffskarte aus, ohne ihre Kosten zu bezahlen, oder mach ohne weiter.
topic-tragic-interrupt = Der Zug geht zu Ende: Setz einen Effekt ein, oder lass ihn enden.

## Was geschah

event-tragic-traits = Die Eigenschaften von { $seat }: { $cards }.
event-tragic-no-traits = { $seat } hat keine Eigenschaft.
event-tragic-skills = Die Talente von { $seat }: { $cards }.
event-tragic-point = { $seat } beginnt mit { $letter } auf { $points }.
event-tragic-start-hp = { $seat } beginnt mit { $left } LP.
event-tragic-rolled = { $seat } würfelte eine { $die }.
event-tragic-begins = { $seat } beginnt.
event-tragic-mulligan = { $seat } mischte die erste Hand zurück und zog { $cards ->
    [one] { $cards } neue Karte
   *[other] { $cards } neue Karten
}.
event-tragic-turn = Zug { $turn } von { $seat } begann.
event-tragic-turn-stopped = { $card } beendete den Zug von { $seat }.
event-tragic-drew = { $seat } zog { $card }.
event-tragic-drew-hidden = { $seat } zog eine Karte.
event-tragic-no-cards = { $seat } hatte keine Karte mehr zu ziehen.
event-tragic-laid = { $seat } legte eine Fähigkeit: { $card }.
event-tragic-cast = { $seat } spielte { $card } aus{ tragic-told-paid }
event-tragic-used = { $seat } setzte { $card } ein{ tragic-told-paid }
event-tragic-paid = { $seat } zahlte { $paid }.
event-tragic-aimed = Ziel: { $card } von { $seat }.
event-tragic-aimed-at-player = Ziel: { $seat }.
event-tragic-worn = { $seat } legte ein Stück an: { $card }.
event-tragic-taken-off = { $seat } zog ein Stück aus: { $card }.
event-tragic-ally-attacks = { $target ->
    [none] { $seat } schickte einen Verbündeten gegen { $victim }: { $card }.
   *[other] { $seat } schickte einen Verbündeten zum Angriff: { $card }, gegen { $target } von { $victim }.
}
event-tragic-blocks = { $seat } blockte { $target } mit einem Verbündeten: { $card }.
event-tragic-charges = { $seat } ließ einen Verbündeten den Schaden auf sich nehmen: { $card }.
event-tragic-cancelled = Der Effekt einer Karte von { $seat } wurde aufgehoben: { $card }.
event-tragic-movement-cancelled = Der Angriff der Verbündeten von { $seat } wurde aufgehoben: { $cards }.
event-tragic-fizzled = Eine Karte von { $seat } hatte kein Ziel mehr und blieb wirkungslos: { $card }.
event-tragic-movement-fizzled = Der Angriff der Verbündeten von { $seat } ging ins Leere.
event-tragic-dodged = { $seat } würfelte eine { $die } und wich aus (nötig: höchstens { $need }).
event-tragic-not-dodged = { $seat } würfelte eine { $die } und wich nicht aus (nötig: höchstens { $need }).
event-tragic-dodges = { $seat } wich dem Angriff völlig aus.
event-tragic-redirected = { $target ->
    [none] { $card }: { $seat } lenkte den Angriff auf { $victim }.
   *[other] { $card }: { $seat } lenkte den Angriff auf { $target } von { $victim }.
}
event-tragic-reduced = { $card }: Der Angriff fügt { $seat } { $amount } Grundschaden weniger zu.
event-tragic-repeats = { $card }: Die nächste Angriffskarte von { $seat } in diesem Zug wirkt ein weiteres Mal.
event-tragic-announced = { $card } von { $seat }: { tragic-told-base }; { $net } nach der Rüstung.
event-tragic-announced-area = { $card } von { $seat }, für alle in der Fläche: { tragic-told-base }.
event-tragic-critical = Kritischer Treffer von { $seat }: Der Schaden wurde mit { $factor } multipliziert.
event-tragic-no-critical = Kein kritischer Treffer von { $seat }: { $ones ->
    [0] keine einzige 1 auf { $dice } Würfeln
    [one] nur eine 1 auf { $dice } Würfeln
   *[other] { $ones } Einsen auf { $dice } Würfeln
}.
event-tragic-hurt = { $seat } verlor { $amount } LP ({ $state ->
    [down] jetzt { $left }
   *[up] noch { $left }
}).
event-tragic-healed = { $seat } heilte { $amount } LP (jetzt { $state ->
    [down] bei { $left }
   *[up] { $left }
}).
event-tragic-max-hp = { $card }: Die maximalen LP von { $seat } { $way ->
    [up] stiegen
   *[down] sanken
} um { $amount } auf { $most }{ tragic-told-lost }
event-tragic-max-hp-now = Die maximalen LP von { $seat } betragen jetzt { $most }{ tragic-told-lost }
event-tragic-gained = { $card } für { $seat } { tragic-told-until }: { $gift }.
event-tragic-ally-hurt = Ein Verbündeter von { $seat }, { $card }, nahm { $amount } Schaden (noch { $left } Leben).
event-tragic-allies-healed = { $card }: { $count ->
    [one] Ein Verbündeter von { $seat }, { $cards }, gewann
   *[other] { $count } Verbündete von { $seat }, { $cards }, gewannen
} bis zu { $amount } Leben zurück.
event-tragic-boosted = { $card }: { $attack }/{ $health } für { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-granted = { $card }: { $keyword } für { tragic-told-allies }, { $cards }, { tragic-told-until }.
event-tragic-struck-back = { $seat } bekam einen Gegenschlag ab: { $card }.
event-tragic-martyr = MÄRTYRER: { $card } explodierte und fügte { $seat } { $amount } Schaden zu.
event-tragic-radiation = Die Strahlung von { $seat } steht jetzt auf Stufe { $level }.
event-tragic-beaten = { $seat } verlor eine Karte aus dem Spiel: { $card }.
event-tragic-destroyed = Eine Karte von { $seat } wurde endgültig zerstört: { $card }.
event-tragic-incapacitated = Eine Karte von { $seat } wurde ausgeschaltet und abgelegt: { $card }.
event-tragic-returned = Eine Karte kehrte auf die Hand von { $seat } zurück: { $card }.
event-tragic-stripped = { $seat } wurde ein Stück vom Leib gerissen: { $card }.
event-tragic-engaged = { $card } erschöpfte { tragic-told-cards } von { $seat }: { $cards }.
event-tragic-disengaged = { $card } machte { tragic-told-cards } von { $seat } bereit: { $cards }.
event-tragic-drained = { $card }: { $seat } erschöpfte einen Punkt { $letter }.
event-tragic-refreshed = { $card }: { $seat } machte einen Punkt { $letter } bereit.
event-tragic-brotherhood-left = Die Bruderschaft wandte sich von { $seat } ab, eine Karte wurde abgelegt: { $card }.
event-tragic-triggered = { $effect ->
    [none] Eine Karte wirkte für { $seat }: { $card }.
   *[other] Eine Karte wirkte für { $seat }: { $card } („{ $effect }“).
}
event-tragic-lucky = { $seat } würfelte für { $card } eine { $die }: gelungen (nötig: höchstens { $need }).
event-tragic-unlucky = { $seat } würfelte für { $card } eine { $die }: misslungen (nötig: höchstens { $need }).
event-tragic-hidden = { $seat } ging in TARNUNG.
event-tragic-seen = { $seat } verlor die TARNUNG.
event-tragic-entered = { $seat } ging hinein: { $card }.
event-tragic-left-building = { $seat } kam wieder heraus: { $card }.
event-tragic-reprieve = { $seat } fällt bei 0 LP vorerst nicht.
event-tragic-discarded = { $seat } legte { $card } ab.
event-tragic-milled = Eine Karte ging aus der Bibliothek von { $seat } in die Ablage: { $card }.
event-tragic-stole = { $seat } nahm eine Karte aus der Hand von { $victim }: { $card }.
event-tragic-found = { $seat } fand eine Karte in der Bibliothek: { $card }.
event-tragic-recovered = { $seat } nahm eine Karte aus der Ablage zurück: { $card }.
event-tragic-revived = { $seat } brachte eine Karte aus der Ablage wieder ins Spiel: { $card }.
event-tragic-looked = { $seat } sah eine Karte an: { $card }.
event-tragic-looked-hidden = { $seat } sah eine Karte der Bibliothek an.
event-tragic-put-on-top = { $seat } legte eine Karte auf die Bibliothek: { $card }.
event-tragic-put-on-top-hidden = { $seat } legte eine Karte auf die Bibliothek.
event-tragic-put-under = { $seat } legte eine Karte unter die Bibliothek: { $card }.
event-tragic-put-under-hidden = { $seat } legte eine Karte unter die Bibliothek.
event-tragic-put-away = { $seat } legte eine Karte in die Ablage: { $card }.
event-tragic-hand-shown = { $seat } zeigte die Hand: { $cards }.
event-tragic-hand-empty = { $seat } hatte keine Karte auf der Hand, die zu zeigen wäre.
event-tragic-reaction-shown = { $seat } zeigte eine Reaktion: { $card }.
event-tragic-no-reaction = { $seat } hatte keine Reaktion zu zeigen.
event-tragic-lost = { $seat } wurde besiegt.

## Teile dieser Sätze

tragic-told-until = { $until ->
    [end] bis zum Ende des Zuges
    [next-turn] bis zum nächsten Zug von { $maker }
   *[always] dauerhaft
}
tragic-told-allies = { $count ->
    [one] einen Verbündeten von { $seat }
   *[other] { $count } Verbündete von { $seat }
}
tragic-told-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
tragic-told-lost = { $lost ->
    [0] .
    [one] ; { $lost } LP ging verloren.
   *[other] ; { $lost } LP gingen verloren.
}
tragic-told-paid = { $paid ->
    [none] .
   *[other] {" "}(bezahlt: { $paid }).
}
tragic-told-base = { $through ->
    [0] { $base } Grundschaden
    [all] { $base } Grundschaden, den keine Rüstung aufhält
   *[other] { $base } Grundschaden, der { $through } Rüstung ignoriert
}

## Wie es endete

end-tragic-beaten = Die Lebenspunkte sind aufgebraucht: Das Duell ist entschieden.
end-tragic-no-cards = Eine Bibliothek ist beim Ziehen leer: Das Duell ist entschieden.
end-tragic-time = Die Zeit ist um: Wer weniger Wunden hat, entscheidet das Duell für sich.

## Die Phasen eines Zuges

tragic-word-phase-setup = Aufbau
tragic-word-phase-disengage = Bereitmachen
tragic-word-phase-draw = Ziehen
tragic-word-phase-upkeep = Versorgung
tragic-word-phase-main = Hauptphase
tragic-word-phase-end = Zugende

## Warum nicht

refusal-tragic-over = Das Duell ist vorbei. Beginne ein neues, um weiterzuspielen.
refusal-tragic-not-asked = „{ $move }“ beantwortet nicht, was gefragt ist. { $topic ->
    [first] { topic-tragic-first }
    [draw] { topic-tragic-draw }
    [dodge] { topic-tragic-dodge }
    [critical] { topic-tragic-critical }
    [fortune] Jetzt wird gewürfelt.
    [snatch] { topic-tragic-snatch }
    [traits] { topic-tragic-traits }
    [skills] { topic-tragic-skills }
    [mulligan] { topic-tragic-mulligan }
    [upkeep] { topic-tragic-upkeep }
    [toll] Bezahle die Versorgung, oder passe.
    [target] { topic-tragic-target }
    [part] Wähle den Körperteil, auf den gezielt wird.
    [pay] { topic-tragic-pay }
    [lay] { topic-tragic-lay }
    [answer] { topic-tragic-answer }
    [join] { topic-tragic-join }
    [block] { topic-tragic-block }
    [against] { topic-tragic-against }
    [incapacitate] Wähle, ob das Ziel abgelegt oder geschlagen wird.
    [strike-back] Wähle den Angreifer, gegen den zurückgeschlagen wird.
    [divide] Wähle, wie viel Schaden der Blocker nimmt.
    [charge] { topic-tragic-charge }
    [protect] { topic-tragic-protect }
    [discard] { topic-tragic-discard }
    [search] { topic-tragic-search }
    [recover] { topic-tragic-recover }
    [show] { topic-tragic-show }
    [place] { topic-tragic-place }
    [mode] Wähle einen der angebotenen Effekte.
    [vote] Wähle einen der angebotenen Effekte.
    [order] { topic-tragic-order }
    [may] Sag, ob der Effekt eintritt, yes oder pass.
    [refresh] { topic-tragic-refresh }
    [drain] { topic-tragic-drain }
    [free] { topic-tragic-free }
    [interrupt] { topic-tragic-interrupt }
   *[main] { topic-tragic-main }
}
refusal-tragic-two-races = Beide Eigenschaften sind Völker, und du hast nur einen Körper. Wähle höchstens ein Volk.
refusal-tragic-skill-count = Das ist nicht die richtige Zahl an Talenten. Wähle drei, oder vier mit der Eigenschaft, die es erlaubt.
refusal-tragic-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähle eine, die du hast.
refusal-tragic-no-right = Du darfst jetzt keine Fähigkeit legen. Tu erst etwas in deinem eigenen Zug; jede Aktion lässt dich eine legen.
refusal-tragic-letter-full = Dieser Buchstabe hat schon zehn Punkte. Leg eine Fähigkeit eines anderen Buchstabens.
refusal-tragic-too-dear = Dafür fehlen dir Punkte. Wähle etwas Billigeres, oder warte, bis deine Punkte wieder bereit sind.
refusal-tragic-no-target = Darauf lässt sich das nicht richten. Wähle eines der angebotenen Ziele.
refusal-tragic-untargetable = Ein Verbündeter, der NICHT ANVISIERBAR ist, kann von niemandem als Ziel gewählt werden. Wähle ein anderes Ziel.
refusal-tragic-hidden = TARNUNG schützt diesen Spieler vor direkten Angriffen. Greif einen Verbündeten an, oder nutze etwas, das eine Fläche trifft.
refusal-tragic-covered = Ein Verbündeter IN VERTEIDIGUNG steht im Weg. Greif zuerst ihn an.
refusal-tragic-inside = Dieser Spieler sitzt in einem Gebäude, wo ihn nichts erreicht. Wähle ein anderes Ziel, oder warte, bis er herauskommt.
refusal-tragic-spared = Keine Karte schadet einem gegnerischen Verbündeten ihrer eigenen Fraktion. Wähle ein anderes Ziel.
refusal-tragic-safe = Ausschalten lässt sich nur eine Karte im Spiel, die sich erschöpft oder bereitmacht. Wähle so eine.
refusal-tragic-not-a-reaction = Nur Reaktionen antworten auf das, was auf der Kette liegt. Spiel eine aus, setz einen Effekt ein, oder passe.
refusal-tragic-no-answer = Diese Reaktion antwortet nicht auf das letzte Glied der Kette. Heb sie für das auf, was ihr Text nennt, oder passe.
refusal-tragic-unavoidable = Dieser Angriff ist unabwendbar: kein Ausweichen, Aufheben oder Umlenken. Wähle eine andere Reaktion, oder passe.
refusal-tragic-not-at-you = Ausweichen kann nur, wer angegriffen wird. Wähle eine andere Reaktion, oder passe.
refusal-tragic-forbidden = Eine deiner Eigenschaften verbietet dir diese Karte. Wähle eine andere.
refusal-tragic-companion = Ein Gefährte dieses Namens ist schon im Spiel. Warte, bis er weg ist, oder spiel eine andere Karte aus.
refusal-tragic-shunned = Die Bruderschaft will mit deinesgleichen nichts zu tun haben. Spiel eine Karte aus, die nicht von der Bruderschaft ist.
refusal-tragic-too-many = Du hast so viele Aktionen gemacht, wie ein Zug erlaubt. Beende deinen Zug.
refusal-tragic-not-yours = Dort liegt nichts von dir, das dies kann. Wähle eine deiner eigenen Karten.
refusal-tragic-engaged = Diese Karte ist erschöpft. Warte, bis sie bereit ist, oder wähle eine andere.
refusal-tragic-used = Dieser Effekt wurde in diesem Zug schon eingesetzt. Warte auf den nächsten.
refusal-tragic-not-now = Dieser Effekt wirkt in diesem Moment nicht. Heb ihn für den auf, den sein Text nennt.
refusal-tragic-own-turn = Dieser Effekt wirkt nur in deinem eigenen Zug, wie es sein Text sagt. Heb ihn bis dahin auf.
refusal-tragic-condition = Die Bedingung dieses Effekts ist nicht erfüllt. Erfülle sie erst, oder wähle etwas anderes.
refusal-tragic-no-discard = Du hast zu wenige Handkarten, um dafür zu bezahlen. Zieh erst Karten, oder wähle etwas anderes.
refusal-tragic-not-worn = Dieses Stück hast du nicht angelegt. Leg es erst an.
refusal-tragic-place-taken = An dieser Stelle trägst du schon etwas. Zieh es erst aus.
refusal-tragic-in-defence = Ein Verbündeter IN VERTEIDIGUNG blockt nur. Greif mit einem anderen an.
refusal-tragic-no-answerer = Dagegen kann dein Verbündeter nicht zurückschlagen. Wähle einen der Angreifer, denen er gegenübersteht.
refusal-tragic-no-block = Dieser Verbündete kann hier nicht blocken. Wähle einen bereiten Verbündeten und einen der Angreifer, oder lass sie durch.
refusal-tragic-no-point = So einen Punkt hast du hier nicht. Wähle einen angebotenen Buchstaben.
refusal-tragic-share = So viel kann der Angreifer diesem Blocker nicht zufügen. Wähle eine angebotene Zahl.
refusal-tragic-no-charge = Dieser Verbündete kann den Schaden nicht auf sich nehmen oder diese Karte nicht schützen. Wähle, was angeboten wird.
refusal-tragic-not-offered = Das steht nicht zur Wahl. Wähle eine der angebotenen Möglichkeiten.
refusal-tragic-reaction = Eine Reaktion antwortet auf etwas. Heb sie auf, bis du nach einer Antwort gefragt wirst.
refusal-tragic-nothing-to-aim-at = Es gibt nichts, worauf sich das richten ließe. Warte auf ein Ziel, oder wähle etwas anderes.
refusal-tragic-must-show = Wer eine Reaktion auf der Hand hat, muss eine vorzeigen. Wähle eine Reaktion aus deiner Hand.
