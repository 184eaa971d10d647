# The companion's ledger beside a real table: rules, refusals, history.

## Regeln des Begleiters

rule-CO-1 = Ein Eintrag nennt, was es gibt: ein Modell mit der Nummer seines Markers, eine Karte mit ihrem Namen, einen Platz an diesem Tisch.
    .title = Was ein Eintrag nennt
rule-CO-2 = Aller Zufall steht im Eintrag: Was unterwegs geworfen, gezogen oder gewählt wird, wird notiert, nicht mehr und nicht weniger.
    .title = Würfel in einem Eintrag
rule-CO-3 = Eine Karte kommt nur aus einem Stapel, der sie noch enthält, es sei denn, die Hausregel „freie Stapel“ gilt.
    .title = Karten in einem Stapel
rule-CO-4 = Das Protokoll wächst nur. Zurücknehmen, wiederherstellen, berichtigen und nachtragen sind neue Einträge über ältere.
    .title = Das Protokoll
rule-CO-5 = Wem der Tisch gehört, der trägt alles ein außer den Geheimnissen anderer; wer mitspielt, was eigene Modelle, die der KI und den Tisch betrifft; wer zusieht, nichts.
    .title = Wer was einträgt

## Warum ein Eintrag nicht passt

refusal-companion-no-model = Es gibt kein Modell mit der Nummer { $token }.
refusal-companion-no-card = Diese Karte gibt es nicht: { $card }.
refusal-companion-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-companion-oneself = Modell { $token } greift sich nicht selbst an.
refusal-companion-no-weapon = Modell { $token } hat diese Waffe nicht: { $card }.
refusal-companion-needs-contact = Diese Waffe braucht Kontakt: { $card }.
refusal-companion-no-long-range = Diese Waffe hat hier keine lange Reichweite: { $card }.
refusal-companion-no-critical = Die kritische Leiste von Modell { $token } ist für diesen Angriff nicht voll: { $card }.
refusal-companion-not-there = Modell { $token } steht nicht auf dem Tisch.
refusal-companion-token-taken = Die Nummer { $token } ist vergeben.
refusal-companion-many-models = Ein Tisch hat 1 bis { $most } Modelle.
refusal-companion-there-already = Für Modell { $token } gilt das schon.
refusal-companion-no-damage = Modell { $token } hat nicht so viel Schaden, der wegfallen kann.
refusal-companion-no-condition = Diesen Zustand gibt es nicht: { $condition }.
refusal-companion-no-such-condition = Modell { $token } kann diesen Zustand jetzt nicht bekommen: { $condition }.
refusal-companion-not-afflicted = Modell { $token } hat diesen Zustand nicht: { $condition }.
refusal-companion-no-tokens = Modell { $token } hat nicht so viele Marker.
refusal-companion-no-power-armour = Die Powerrüstung von Modell { $token } kann sich so nicht ändern.
refusal-companion-critical-meter = Die kritische Leiste dieser Waffe reicht von 0 bis { $most }: { $card }.
refusal-companion-weapon-tokens = Diese Waffe nimmt solche Marker nicht: { $card }.
refusal-companion-last-round = Runde { $rounds } war die letzte: Das Gefecht endet jetzt.
refusal-companion-still-acting = Modell { $token } handelt noch. Beende zuerst seine Aktivierung.
refusal-companion-no-round = Noch hat keine Runde begonnen.
refusal-companion-not-unready = Modell { $token } kann jetzt nicht bereitgemacht werden.
refusal-companion-not-ready = Modell { $token } ist nicht bereit.
refusal-companion-nobody-acts = Niemand handelt.
refusal-companion-no-actions = Modell { $token } hat diese Aktionen nicht.
refusal-companion-not-acting = Modell { $token } ist nicht das, das handelt.
refusal-companion-no-skill = Modell { $token } kann diese Probe nicht ablegen: { $of }.
refusal-companion-answer = „{ $answer }“ beantwortet nicht, was hier gefragt ist ({ $topic }).
refusal-companion-more-answers = Nach „{ $answer }“ fragt niemand mehr.
refusal-companion-endless = Dieser Eintrag kommt nie zu einem Ende.
refusal-companion-asked = Für Modell { $token } ist noch etwas zu würfeln oder zu wählen ({ $topic }).
refusal-companion-not-in-deck = Der Stapel enthält diese Karte nicht mehr: { $card }.
refusal-companion-not-held = Modell { $token } hat diese Karte nicht: { $card }.
refusal-companion-no-use = Diese Karte wird nicht benutzt: { $card }.
refusal-companion-not-for-it = Das ist nichts für Modell { $token }.
refusal-companion-at-work = Das wirkt schon: { $card }.
refusal-companion-other-top = Auf dem Stapel liegt offen eine andere Karte: { $card }.
refusal-companion-deck-empty = Der Ereignisstapel ist leer.
refusal-companion-consequence-there = Diese Folge liegt schon im Stapel: { $card }.
refusal-companion-no-event = Dieses Ereignis liegt nicht aus: { $card }.
refusal-companion-boost-not-held = Diesen Schub hat dort niemand auf der Hand: { $card }.
refusal-companion-no-quest = Platz { $seat } hat keine Quest.
refusal-companion-no-content = So etwas liegt nicht unter Marker { $number }.
refusal-companion-no-marker = Es gibt keinen Marker { $number }.
refusal-companion-not-begun = Das Gefecht hat noch nicht begonnen: Wähle zuerst ein Szenario.
refusal-companion-begun = Das Gefecht hat schon begonnen.
refusal-companion-ended = Das Gefecht ist vorbei. Nimm sein Ende zurück, um weiterzuspielen.
refusal-companion-not-ended = Das Gefecht ist noch nicht vorbei.
refusal-companion-no-scenario = Es gibt kein Szenario „{ $scenario }“.
refusal-companion-no-house-rule = Diese Hausregel lässt sich so nicht schalten: { $rule }.
refusal-companion-empty-note = Die Notiz ist leer.
refusal-companion-no-count = Der Zähler kann sich so nicht ändern: { $word }.
refusal-companion-no-such-end = Ein Sieg hat einen Sieger und eine Stufe, ein Unentschieden keins von beiden.
refusal-companion-entry-twice = Dieser Eintrag steht schon im Protokoll.
refusal-companion-no-undo = Dieser Eintrag kann nicht zurückgenommen werden.
refusal-companion-no-redo = Dieser Eintrag wurde nicht zurückgenommen.
refusal-companion-no-entry = Diesen Eintrag gibt es nicht.
refusal-companion-log-full = Ein Protokoll hat höchstens { $most } Einträge.
refusal-companion-viewer = Hier siehst du nur zu.
refusal-companion-secret = Diese Karte kennst du nicht.
refusal-companion-others-cards = Das sind die Karten von Platz { $seat }.
refusal-companion-others-model = Modell { $token } gehört jemand anderem.
refusal-companion-others-entry = Diesen Eintrag hat jemand anderes gemacht.
refusal-companion-owner-only = Das trägt nur ein, wer den Tisch aufgestellt hat.

## Der Verlauf: eine Zeile je Eintrag

companion-act-begin =
    { $rounds ->
        [one] Das Gefecht beginnt: { $scenario }, { $rounds } Runde
       *[other] Das Gefecht beginnt: { $scenario }, { $rounds } Runden
    }
companion-act-house = Hausregel: { $rule } – { $on ->
        [0] aus
       *[other] an
    }
companion-act-note = Notiz: { $text }
companion-act-count = { $word }: { $by }
companion-act-field = { $unit } ×{ $n } kommen ins Gefecht
companion-act-rename = Modell { $token } heißt { $name }
companion-act-put = { $who }: { $place ->
        [table] auf dem Tisch
        [waiting] wartet
        [escaped] entkommen
       *[removed] entfernt
    }
companion-act-hurt = { $no-rads ->
        [1] { $who }: Schaden { $wounds }
       *[other] { $no-wounds ->
            [1] { $who }: Strahlung { $rads }
           *[other] { $who }: Schaden { $wounds }, Strahlung { $rads }
        }
    }
companion-act-condition = { $who }: { $condition } – { $on ->
        [0] vorbei
       *[other] neu
    }
companion-act-tally = { $who }: { $what } { $by }
companion-act-weapon = { $who }: { $card } ändert sich
companion-act-degrade = { $who }: Powerrüstung { $on ->
        [0] repariert
       *[other] beschädigt
    }
companion-act-round = Die nächste Runde beginnt; Vorteil: { $side }
companion-act-turn = Zug: { $side }
companion-act-ready = { $who }: bereit
companion-act-activate = { $who } handelt
companion-act-spend = Hauptaktionen: { $by }
companion-act-end = { $who }: Aktivierung vorbei
companion-act-status = { $who }: { $status ->
        [ready] bereit
        [used] benutzt
       *[unready] unbereit
    }
companion-act-strike = { $who } greift { $target } an: { $card }
companion-act-try = { $who }: Probe auf { $of }
companion-act-find = { $who } findet: { $card }
companion-act-use = { $who } benutzt: { $card }
companion-act-give = { $who } gibt ab: { $card }
companion-act-danger = { $who } gerät in Gefahr: { $card }
companion-act-event = Ereignis: { $card }
companion-act-flip = Oben auf dem Ereignisstapel: { $card }
companion-act-consequence = Folge von Platz { $seat }: { $card }
companion-act-settle = Ereignis vorbei: { $card }
companion-act-boost = Schub von Platz { $seat }: { $card }
companion-act-quest = Quest von Platz { $seat }: { $card }
companion-act-marker = Marker { $number }
companion-act-finish = Das Gefecht ist vorbei: { $how }
companion-free = freies Gefecht
companion-hidden = eine geheime Karte
companion-model = { $name } ({ $token })

## Hausregeln

companion-house-green-blanks = Eine leere grüne Seite zählt zwei Zielpunkte
companion-house-long-moves = Zu jeder Bewegung kommt die Breite der Base
companion-house-open-decks = Freie Stapel: Jede Karte kann kommen
companion-house-free-order = Niemand muss vor dem Handeln bereit sein
companion-house-no-luck = Keine Glücksmarker

## Marker eines Modells

companion-tally-points = Aktionspunkte
companion-tally-luck = Glück
companion-tally-reactions = Reaktionen
companion-tally-boosts = Rüstungsmarker
companion-tally-energy-boosts = Energiemarker
companion-tally-power-damage = Schaden an der Powerrüstung
companion-tally-bonus = Gesundheit durch Verbündete

## Was außerdem geschieht

event-companion-push = { $model } wurde gestoßen: Bewege das Modell von Hand.
event-companion-test = { $model } legte eine Probe auf { $of } ab (Wert { $value }): { $success ->
        [0] misslungen
       *[other] gelungen
    }.

## Erinnerungen

companion-remind-event = Neue Runde: Zieht ein Ereignis.
companion-remind-last = Das ist die letzte Runde.
companion-remind-spoils = Denkt an das, was frühere Gefechte der verbundenen fünf in dieses mitbringen.
companion-remind-survivors = Ist von der anderen Seite niemand übrig, darf die verbliebene das Gefecht beenden oder um eine bessere Stufe weiterspielen.
