# Was ein berichtigtes Ergebnis in einer Kampagne ändert.

campaign-correct-end = Gefecht { $number }: { $end }
campaign-correct-again = { $n ->
    [one] Gefecht { $number } muss noch einmal gespielt oder gemeldet werden.
   *[other] Ab Gefecht { $number } müssen { $n } Gefechte noch einmal gespielt oder gemeldet werden.
}
campaign-correct-caps = { $name }: { $after } Kronkorken statt { $before }
campaign-correct-leader = { $name }: { $unit } führt
campaign-correct-more = { $name } hat außerdem: { $things }
campaign-correct-less = { $name } hat nicht mehr: { $things }
campaign-correct-thing = { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
}
