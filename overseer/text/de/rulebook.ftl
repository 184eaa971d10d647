# Was jede Spielanleitung sagt: die Vermerke unserer Auslegungen und die Worte der Seite.

rulebook-mark-reading = unsere Auslegung
rulebook-mark-partly = teils unsere Auslegung
rulebook-reading-begins = Unsere Auslegung:
rulebook-contents = Inhalt
rulebook-example = Beispiel
