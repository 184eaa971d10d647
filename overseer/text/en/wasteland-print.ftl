# Sheets to print.

companion-print-ai = The AI
companion-print-seat = Seat { $seat }
