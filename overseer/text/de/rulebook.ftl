# Was jede Spielanleitung sagt: die Vermerke unserer Auslegungen und die Worte der Seite.

rulebook-mark-reading = unsere Auslegung
rulebook-mark-partly = teils unsere Auslegung
rulebook-reading-begins = Unsere Auslegung:
rulebook-order = Die Regeln stehen dort, wo du sie brauchst, in der Reihenfolge des Spiels; eine Nummer ist ein Name, der sich nie ändert, deshalb können die Nummern eines Abschnitts springen.
rulebook-contents = Inhalt
rulebook-example = Beispiel
