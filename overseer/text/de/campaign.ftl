
# Kampagnen: Fragen, was geschah, Enden, und warum etwas nicht geht.

## Fragen

topic-campaign-battle = Welches Gefecht ist das nächste?
topic-campaign-trial = Der Anführer wird vor dem Aufstellen der Truppe geprüft.
topic-campaign-quest = Nimmst du eine Quest in dieses Gefecht mit?
topic-campaign-force = Welche Truppe bringst du? Höchstens { $limit } Kronkorken.
topic-campaign-result = Wie ging das Gefecht aus?
topic-campaign-keep = Was behalten die Schuppen? Der Rest wird verkauft.
topic-campaign-found = Gründest du eine Siedlung?
topic-campaign-leader = Dein Anführer wurde entfernt. Wer führt jetzt?
topic-campaign-build = Schritt 1: bauen. Du hast { $caps } Kronkorken.
topic-campaign-draw = Schritt 2: Benutze deine Bauwerke. Du hast { $caps } Kronkorken.
topic-campaign-pick = Welche Karte behältst du?
topic-campaign-explore = Was tust du?
topic-campaign-choose = Schritt 3: Was nimmst du ins nächste Gefecht mit? Der Rest wird verkauft.
topic-campaign-card = Eine Karte wird gezogen.
topic-campaign-meet = Eine Erkundungskarte wird gezogen.
topic-campaign-roll = Der Anführer legt eine Probe ab.
topic-campaign-lose = Eine Karte geht verloren.

## Was geschah

event-campaign-battle = Gefecht { $number }: { $scenario }, { $limit } Kronkorken.
event-campaign-trial = { $passed ->
    [yes] Probe des Anführers ({ $side }), { $attribute }: { $roll } gegen { $value }, gelungen. Die Truppe hat ihr volles Limit.
   *[no] Probe des Anführers ({ $side }), { $attribute }: { $roll } gegen { $value }, misslungen. Die Truppe wird kleiner.
}
event-campaign-quest = { $seat } nahm eine Quest an: { $quest }.
event-campaign-quest-hidden = { $seat } nahm heimlich eine Quest an.
event-campaign-no-quest = { $seat } nahm keine Quest an.
event-campaign-mustered = { $seat } stellte eine Truppe auf.
event-campaign-fought = { $level ->
    [draw] Gefecht { $number }, { $scenario }: Niemand gewann.
    [minor] Gefecht { $number }, { $scenario }: knapper Sieg ({ $side }).
    [major] Gefecht { $number }, { $scenario }: großer Sieg ({ $side }).
   *[plain] Gefecht { $number }, { $scenario }: Sieg ({ $side }).
}
event-campaign-returned = { $leader ->
    [fell] { $removed ->
        [one] { $seat } kehrte ohne den Anführer heim: Er wurde entfernt.
       *[other] { $seat } kehrte heim: { $removed } Modelle wurden entfernt, darunter der Anführer.
    }
   *[stands] { $removed ->
        [0] { $seat } kehrte mit allen heim.
        [one] { $seat } kehrte heim: Ein Modell wurde entfernt.
       *[other] { $seat } kehrte heim: { $removed } Modelle wurden entfernt.
    }
}{ $n ->
    [0] {""}
    [one] {" "}Eine Karte ist zu sortieren.
   *[other] {" "}{ $n } Karten sind zu sortieren.
}
event-campaign-paid = { $seat } bekam { $n } Kronkorken.
event-campaign-raised = { $seat } darf für die nächste Truppe { $n } Kronkorken mehr ausgeben.
event-campaign-quest-done = { $seat } erfüllte eine Quest: { $quest }.
event-campaign-gained = { $what ->
    [caps] { $seat }: { $n } Kronkorken.
    [item] { $seat }: Gegenstände zu ziehen, { $n } ({ $kind }).
    [card] { $seat } bekam { $card }.
    [boost] { $seat }: Schübe zu ziehen, { $n } ({ $kind }).
    [consequence] { $seat }: eine Folge für das nächste Gefecht, { $card }.
    [harm] { $seat }: { $n } Schaden wartet auf die nächste Truppe ({ $kind }).
    [perk] { $seat } darf ein Extra umsonst nehmen: { $card }.
    [leader] { $seat } darf eine Anführerkarte umsonst benutzen: { $card }.
    [land] { $seat } bekam Platz für { $n } mehr.
    [quest] { $seat } erfuhr von einer Quest: { $card }.
    [structure] { $seat } bekam ein Bauwerk: { $card }.
    [lose] { $seat }: Eine Karte des Vorrats ging verloren.
    [limit] { $seat }: { $n } Kronkorken für die nächste Truppe.
    [power] { $seat }: { $n } Strom in dieser Phase.
    [water] { $seat }: { $n } Wasser in dieser Phase.
    [instead] { $seat }: stattdessen { $n } Schübe, mangels Siedlung.
   *[nothing] { $seat } hatte nichts davon.
}
event-campaign-kept = { $seat } behielt { $card }.
event-campaign-kept-hidden = { $seat } behielt einen Schub.
event-campaign-sold = { $seat } verkaufte { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} für { $caps } Kronkorken.
event-campaign-founded = { $seat } gründete eine Siedlung.
event-campaign-leader = { $seat } bekam einen neuen Anführer: { $unit } ({ $card }).
campaign-told-price = { $caps ->
    [0] :
   *[other] {" "}({ $caps } Kronkorken):
}
event-campaign-build = { $seat } baute{ campaign-told-price } { $structure }.
event-campaign-scrap = { $caps ->
    [0] { $seat } riss { $structure } ab, ohne etwas dafür zu bekommen.
   *[other] { $seat } riss { $structure } ab und bekam { $caps } Kronkorken.
}
event-campaign-land = { $seat } bekam Land{ campaign-told-price } Platz für { $room } Bauwerke.
event-campaign-perk = { $model ->
    [none] { $seat } bekam ein Extra{ campaign-told-price } { $perk }.
   *[other] { $seat } bekam ein Extra für { $model }{ campaign-told-price } { $perk }.
}
event-campaign-unperk = { $model ->
    [none] { $seat } gab ein Extra auf: { $perk }.
   *[other] { $seat } gab ein Extra von { $model } auf: { $perk }.
}
event-campaign-supply = { $seat }: { $power_used } von { $power } Strom, { $water_used } von { $water } Wasser in Gebrauch.
event-campaign-use = { $seat } benutzte: { $structure }.
event-campaign-name = { $seat } nannte { $card } beim Namen: { $structure }.
event-campaign-again = { $seat } darf noch einmal benutzen: { $structure }.
event-campaign-repair = { $seat } ließ eine Powerrüstung reparieren: { $unit }.
event-campaign-guard = { $seat }: ein Rüstungsschub für { $unit }.
event-campaign-passed = { $seat } überging { $card }.
event-campaign-helper = { $seat } setzte ein: { $structure }.
event-campaign-drew = { $seat } zog { $card }.
event-campaign-drew-hidden = { $seat } zog einen Schub.
event-campaign-meet = { $seat } stieß darauf: { $card }.
event-campaign-swap = { $seat } ließ die Späher einen anderen Weg suchen.
event-campaign-decline = { $seat } lehnte ab.
event-campaign-pay = { $seat } zahlte { $caps } Kronkorken.
event-campaign-tested = { $passed ->
    [yes] Probe des Anführers von { $seat }, { $attribute }: { $roll } gegen { $value }, gelungen.
   *[no] Probe des Anführers von { $seat }, { $attribute }: { $roll } gegen { $value }, misslungen.
}
event-campaign-step-over = { $step ->
    [build] { $seat } beendete Schritt 1, bauen. Schritt 2: ziehen.
   *[draw] { $seat } beendete Schritt 2, ziehen. Schritt 3: wählen.
}
event-campaign-step-back = { $seat } ging zu Schritt 1, bauen, zurück.
event-campaign-lost = { $seat } verlor { $card }.
event-campaign-lost-hidden = { $seat } verlor einen Schub.
event-campaign-took = { $seat } nahm { $card } mit.
event-campaign-took-hidden = { $seat } nahm einen Schub mit.
event-campaign-put-back = { $seat } legte { $card } zurück.
event-campaign-put-back-hidden = { $seat } legte einen Schub zurück.
event-campaign-settled = { $seat } machte sich für das nächste Gefecht bereit, mit { $caps } Kronkorken.

## Enden

end-campaign-free = Die Kampagne ist vorbei. Es gewinnt, wer die meisten Siege hat, bei Gleichstand die meisten Kronkorken.
end-campaign-linked-draw = Das Fort wurde weder genommen noch gehalten. Das Tal bleibt herrenlos.
end-campaign-linked-attacker-major = Das Fort schweigt, seine Pumpen liegen in Stücken. Wer jetzt durchs Tal kommt, zahlt den Angreifern oder kehrt um.
end-campaign-linked-attacker-minor = Die Angreifer haben, was sie wollten, auch wenn die Mauern noch stehen. Die Siedler bleiben, zu den Bedingungen eines anderen.
end-campaign-linked-attacker-plain = Die Angreifer haben die Kampagne gewonnen.
end-campaign-linked-defender-major = Die Lichter des Forts sind nie erloschen. Im Frühling gibt es neue Felder, und niemand fragt mehr, wem sie gehören.
end-campaign-linked-defender-minor = Das Fort hat gehalten, mit Narben. Es gibt Wasser, es gibt Licht, und es gibt eine Mauer zu flicken.
end-campaign-linked-defender-plain = Die Verteidiger haben die Kampagne gewonnen.

## Warum nicht

refusal-campaign-over = Die Kampagne ist vorbei.
refusal-campaign-not-now = „{ $move }“ ist jetzt nicht gefragt ({ $topic }).
refusal-campaign-late = „{ $move }“ gehört zu Schritt 1, und zu keinem Schritt kommt man zurück: In dieser Phase ist das Bauen vorbei.
refusal-campaign-founded = Du hast schon eine Siedlung.
refusal-campaign-chance = Hier entscheidet der Zufall, und „{ $move }“ kann er nicht bringen.
refusal-campaign-scenario = Ein Szenario „{ $scenario }“ gibt es für Kampagnen nicht.
refusal-campaign-limit = „{ $limit }“ ist kein Limit: Nenne die Kronkorken, von { $least } bis { $most }; üblich sind 500, 750 und 1000.
refusal-campaign-side = „{ $side }“: Nenne für jeden Spieler „{ $first }“, „{ $second }“ oder „-“ (setzt aus).
refusal-campaign-nobody = Jemand muss mitmachen.
refusal-campaign-finish = Tragt zuerst mindestens ein Gefecht aus.
refusal-campaign-quest = Eine Quest „{ $quest }“ gibt es nicht.
refusal-campaign-quest-done = { $quest } ist erfüllt; jede Quest nur einmal.
refusal-campaign-quest-closed = { $quest } ist noch nicht offen: Erfülle den Teil davor oder erfahre davon.
refusal-campaign-force-leader = Dein Anführer ist { $unit } ({ $card }) und muss anführen.
refusal-campaign-force-card = { $card } kam nicht aus den Lagern: Wähle die Karte in Schritt 3 oder lass sie weg.
refusal-campaign-force-boost = Der Schub { $card } kam nicht aus den Lagern: Wähle ihn in Schritt 3 oder lass ihn weg.
refusal-campaign-force-mod = { $card } lässt sich ohne das passende Extra nicht anbringen.
refusal-campaign-force-perk = { $unit } hat { $perk } nicht: Extras kauft man in Schritt 1.
refusal-campaign-result-text = Das ist kein Ergebnis: { $error }
refusal-campaign-result-end = { $scenario } kann so nicht enden ({ $how }). Nenne Sieger, Stufe und Art, die zusammengehören.
refusal-campaign-result-seat = Spieler { $seat } war nicht in diesem Gefecht oder ist zweimal genannt.
refusal-campaign-result-removed = Spieler { $seat }: So viele Modelle hat Einheit { $place } nicht.
refusal-campaign-result-leader = Spieler { $seat }: Das Schicksal des Anführers passt nicht zu den entfernten Modellen.
refusal-campaign-result-card = Spieler { $seat } kann { $card } nach diesem Gefecht nicht haben.
refusal-campaign-result-boost = Spieler { $seat }: { $card } ist kein Schub.
refusal-campaign-result-boosts = Spieler { $seat } hat { $most ->
    [one] 1 Schub
   *[other] { $most } Schübe
} mitgebracht und kann nicht { $n } oder andere behalten haben.
refusal-campaign-result-standing = Spieler { $seat } hat noch { $n ->
    [one] 1 Modell
   *[other] { $n } Modelle
}, aber dieses Ende ({ $how }) lässt der Seite keines. Nenne alle, die entfernt wurden, oder ein anderes Ende.
refusal-campaign-result-nobody = Spieler { $seat } hat kein Modell mehr, aber dieses Ende ({ $how }) lässt der Seite welche. Prüfe, wer entfernt wurde, oder nenne ein anderes Ende.
refusal-campaign-result-degraded = Spieler { $seat }: Einheit { $place } trägt keine Powerrüstung oder ist zweimal genannt.
refusal-campaign-result-quest = Spieler { $seat } hat keine Quest in dieses Gefecht mitgenommen.
refusal-campaign-result-owed = Spieler { $seat } hat die Folge { $card } nicht mitgebracht.
refusal-campaign-result-rounds =
    { $most ->
        [one] Dieses Gefecht hat { $most } Runde, nicht { $rounds }.
       *[other] Dieses Gefecht hat { $most } Runden, nicht { $rounds }.
    }

## Dateien

refusal-campaign-folder = Der Ordner { $folder } ist nicht zu gebrauchen: { $error }.
refusal-campaign-unsaved = Davon wurde nichts gespeichert: Die Kampagne steht, wo sie stand. { $problem }
refusal-campaign-damaged = { $problem } „overseer campaign repair“ macht mit dem heilen Teil der Kampagne { $name } weiter und hebt die beschädigte Datei daneben auf.
refusal-campaign-exists = In { $folder } liegt schon eine Kampagne. Wähle einen anderen Ordner.
refusal-campaign-none = In { $folder } liegt keine Kampagne. Beginne eine oder nenne ihren Ordner.
refusal-campaign-locked = Die Kampagne in { $folder } wird gerade anderswo gespielt, { $process ->
    [unknown] in einem anderen Programm
   *[other] in Prozess { $process }
}. Schließe sie dort zuerst; bis dahin kannst du nur zusehen: „overseer campaign status“.
refusal-campaign-other-game = { $file } ist keine Kampagne, sondern eine Aufzeichnung von { $game }.
refusal-campaign-archive = { $file } ist keine exportierte Kampagne oder beschädigt. Exportiere sie noch einmal.
refusal-campaign-no-battle = Es gibt jetzt kein beendetes Gefecht zu übernehmen.
refusal-campaign-battle-missing = Die Aufzeichnung von Gefecht { $number } fehlt.
refusal-campaign-battle-other = Die Aufzeichnung von Gefecht { $number } gehört zu einem anderen Gefecht.
refusal-campaign-battle-result = Das Ergebnis von Gefecht { $number } ist nicht das seiner Aufzeichnung.
