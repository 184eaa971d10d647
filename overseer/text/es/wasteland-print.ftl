# Hojas para imprimir.

companion-print-ai = La IA
companion-print-seat = Asiento { $seat }
