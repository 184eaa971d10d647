# Feuilles à imprimer.

companion-print-ai = L’IA
companion-print-seat = Place { $seat }
