# Lo que cambia en una campaña un resultado corregido.

campaign-correct-end = Batalla { $number }: { $end }
campaign-correct-again = { $n ->
    [one] La batalla { $number } debe librarse o comunicarse otra vez.
   *[other] Desde la batalla { $number }, { $n } batallas deben librarse o comunicarse otra vez.
}
campaign-correct-caps = { $name }: { $after } chapas en vez de { $before }
campaign-correct-leader = { $name }: { $unit } lidera
campaign-correct-more = { $name } tiene además: { $things }
campaign-correct-less = { $name } ya no tiene: { $things }
campaign-correct-thing = { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
}
