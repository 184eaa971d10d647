# Ce qu’un résultat corrigé change dans une campagne.

campaign-correct-end = Bataille { $number } : { $end }
campaign-correct-again = { $n ->
    [one] La bataille { $number } est à rejouer, ou à rapporter de nouveau.
   *[other] À partir de la bataille { $number }, { $n } batailles sont à rejouer, ou à rapporter de nouveau.
}
campaign-correct-caps = { $name } : { $after } caps au lieu de { $before }
campaign-correct-leader = { $name } : { $unit } commande
campaign-correct-more = { $name } a aussi : { $things }
campaign-correct-less = { $name } n’a plus : { $things }
campaign-correct-thing = { $n ->
    [1] { $thing }
   *[other] { $n } × { $thing }
}
