# Die KI durch Fragen im Protokoll eines echten Tisches: ihre Schritte, ihr Verlauf, was eine Antwort heißt.

rule-CO-6 = Was der KI gesagt wird, betrifft ihre eigenen Modelle und den Tisch, wie er ist: Was einmal gesagt ist, gilt, bis sich jemand bewegt.
    .title = Was der KI gesagt wird
refusal-companion-not-the-ai = Modell { $token } gehört nicht der KI.
refusal-companion-no-die = Der blaue Würfel von Modell { $token } ist schon geworfen.
refusal-companion-no-answer = Das ist keine Antwort zu Modell { $token }.
refusal-companion-answered-already = Das ist von Modell { $token } schon gesagt.
refusal-companion-window-open = Die KI wird noch gefragt, ob sie auf Modell { $token } reagiert.
refusal-companion-no-window = Niemand hat etwas getan, worauf Modell { $token } reagieren könnte.
refusal-companion-nobody-moved = Nenne mindestens ein Modell, das sich bewegt hat.

## Was jetzt zu tun ist

companion-stage-draw = Zieh einen Zahlenmarker der KI.
companion-stage-activate = { $who } handelt.
companion-stage-die = Wirf den blauen Würfel für { $who }.
companion-stage-edge = Von welchem Tischrand kam diese Seite: { $side }?
companion-stage-role = Wer von dieser Seite ist die Reporterin oder der Reporter: { $side }?
companion-stage-pick = Mehreres ist für { $who } gleich gut: Zieh eines davon.
companion-stage-end = Die Aktivierung von { $who } ist vorbei.
companion-stage-over = Der Zug der KI ist vorbei. Jetzt: { $side }.
companion-stage-pass = Niemand von der KI reagiert auf { $who }.
companion-stage-watch = { $who } handelt, und die KI könnte reagieren.

## Worum es ihr geht

companion-nearest-edge = der nächste Tischrand
companion-note-on-alarm = Der Alarm ist ausgelöst
companion-note-off-alarm = Doch kein Alarm
companion-note-on-running = Der Generator läuft
companion-note-off-running = Der Generator steht still
companion-note-on-virus = Das Virus ist im Knoten
companion-note-off-virus = Doch kein Virus
companion-note-on-finder-0 = Die erste Seite hat das Versteck gefunden
companion-note-off-finder-0 = Die erste Seite hat das Versteck nicht gefunden
companion-note-on-finder-1 = Die zweite Seite hat das Versteck gefunden
companion-note-off-finder-1 = Die zweite Seite hat das Versteck nicht gefunden
companion-note-on-lock-0 = Ins Schloss passt Schlüssel A
companion-note-off-lock-0 = Schlüssel A passt nicht
companion-note-on-lock-1 = Ins Schloss passt Schlüssel B
companion-note-off-lock-1 = Schlüssel B passt nicht
companion-note-on-lock-2 = Ins Schloss passt Schlüssel C
companion-note-off-lock-2 = Schlüssel C passt nicht
companion-aim-none = Es hat hier keinen Auftrag: Es greift an.
companion-aim-all = Sein Auftrag: alle Feinde besiegen.
companion-aim-defeat = Sein Auftrag: besiegen – { $subjects }.
companion-aim-protect = Sein Auftrag: schützen – { $subjects }.
companion-aim-go = Sein Auftrag: hingehen – { $subjects }.
companion-aim-use = Sein Auftrag: benutzen – { $subjects }.

## Der blaue Würfel

companion-face-b = Flasche
companion-face-bb = zwei Flaschen
companion-face-bs = Flasche und Stern
companion-face-s = Stern
companion-face-ss = zwei Sterne
companion-face-x = Explosion

## Wie

companion-how-follow = Stößt es den Feind zurück, setzt es nach.
companion-how-stay = Stößt es den Feind zurück, bleibt es stehen.
companion-do-slide = { $me }: um den Feind aus dem Nahkampf herumgleiten, so weit weg davon wie möglich: { $target }.

## Wozu eine Antwort führt

companion-means-touch = Wen es berührt, gegen den kämpft es zuerst. Niemand: Die Liste geht weiter.
companion-means-engaged = Seine Zielliste fragt danach, wer im Nahkampf ist.
companion-means-fought = Vorsichtig schießt es nicht in einen solchen Kampf; im Nahkampf schließt es sich ihm zuerst an.
companion-means-friends = Die Zahl der Freunde wählt die Spalte seiner KI-Karte.
companion-means-within = Seine Waffe erreicht sie ohne Bewegung. Niemand: Die Liste geht weiter.
companion-means-reach = Wen es erreicht, mit dem kommt es durch diese Aktion in Kontakt. Niemand: Die Liste geht weiter.
companion-means-along = Wen es so berühren kann, gegen den kann es kämpfen, ohne jemanden loszulassen. Niemand: Die Liste geht weiter.
companion-means-sees = Wen es sieht, gegen den stürmt es. Niemand: Es bewegt sich in Kontakt.
companion-means-next = Wen sie erreichen, den kann es danach angreifen: Punkt vier oder fünf seiner Liste. Niemand: Die Liste geht weiter.
companion-means-sees-then = Es bewegt sich so, dass ein Sturmangriff folgen kann. Niemand: Die Liste geht weiter.
companion-means-shot = Darauf schießt es jetzt. Niemand: Es sucht eine bessere Stelle.
companion-means-position = Es geht dorthin, wo es danach schießen kann. Niemand: Es geht auf einen Feind zu.
companion-means-break-off = Für diesen Schuss verlässt es den Kampf. Niemand: Jeder Schuss zählt.
companion-means-break-off-harder = Für diesen Schuss verlässt es den Kampf. Niemand: Es geht, wohin es kann.
companion-means-nearest = Von denen, die es angreifen könnte, ist der nächste sein Ziel.
companion-means-closest = Von denen, auf die es schießen könnte, ist der nächste sein Ziel.
companion-means-important = Wer dem am nächsten ist, worum es ihm geht, ist sein Ziel.
companion-means-cover = Wer am leichtesten zu treffen ist, ist sein Ziel.
companion-means-at = Dort ist es angekommen und verfolgt seinen Auftrag weiter. Sonst geht es hin.
companion-means-usable = Es benutzt das jetzt. Sonst geht es hin.
companion-means-subject = Es geht zum nächsten.
companion-means-one-move = Ja: Es bewegt sich in Kontakt. Nein: Es geht ein Stück des Weges.
companion-means-looks = Das sieht es sich zuerst an; es kostet nichts.
companion-means-slides = Es gleitet dazwischen. Niemand: Es bleibt stehen.
companion-means-aware = Ja: Es kann reagieren. Nein: Es hat nichts bemerkt.
companion-means-safer = Ja: Es geht als Reaktion dorthin. Nein: Es bleibt.

## Der Verlauf

companion-act-die = { $who }: blauer Würfel, { $face }
companion-act-said = { $question } – { $chosen }
companion-act-cannot = { $who } kann das nicht: { $deed }
companion-act-pick = { $who }, durch Zufall: { $deed }
companion-act-done = { $who }: { $deed }
companion-act-noticed = Reagiert die KI auf { $who }?
companion-act-reacts = { $who } reagiert
companion-act-moved = Bewegt: { $tokens }
companion-act-aim = Der Auftrag der KI ist von Hand gesetzt
companion-act-edge = { $side } kam von diesem Rand: { $edge }
companion-act-role = { $who }: { $word ->
        [journalist] für die Presse unterwegs
       *[wearer] trägt die Rüstung
    }
companion-deed-on = { $deed } ({ $target })
companion-deed-fight = Nahkampf
companion-deed-detonate = die Bombe geht hoch
companion-deed-charge = Sturmangriff
companion-deed-contact = Bewegung in Kontakt
companion-deed-next-charge = Bewegung, um danach zu stürmen
companion-deed-next-move = Bewegung, um danach anzugreifen
companion-deed-towards = Bewegung auf einen Feind zu
companion-deed-shoot = Schuss
companion-deed-throw = Wurf
companion-deed-position = Bewegung, um danach zu schießen
companion-deed-nearer = Bewegung auf einen Feind zu
companion-deed-break-off = löst sich
companion-deed-nearest = Bewegung auf den nächsten Feind zu
companion-deed-move = Bewegung für den Auftrag
companion-deed-touch = Bewegung in Kontakt für den Auftrag
companion-deed-look = sieht sich einen Marker an
companion-deed-use = benutzt
companion-deed-reload = lädt nach
companion-deed-prepare = bereitet sich vor
companion-deed-heal = heilt
companion-deed-lost = nichts
companion-deed-end = das Ende
companion-deed-pass = niemand reagiert
companion-deed-retreat = Bewegung an die sicherste Stelle
companion-deed-slide = gleitet
