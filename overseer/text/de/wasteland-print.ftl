# Blätter zum Drucken.

companion-print-ai = Die KI
companion-print-seat = Platz { $seat }
