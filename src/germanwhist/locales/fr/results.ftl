# Résultats des donnes et des parties.

result-won = Vous gagnez la donne { $yours } à { $theirs } et marquez { $points }.
result-lost = { $name } gagne la donne { $theirs } à { $yours } et marque { $points }.
result-won-low = Vous gagnez la donne basse avec { $yours } contre { $theirs } et marquez { $points }.
result-lost-low = { $name } gagne la donne basse avec { $theirs } contre { $yours } et marque { $points }.
result-both = Vous gagnez la donne { $yours } à { $theirs } : vous marquez { $points }, { $name } { $other }.
result-both-lost = { $name } gagne la donne { $theirs } à { $yours } : vous marquez { $points }, { $name } { $other }.
result-both-low = Vous gagnez la donne basse avec { $yours } contre { $theirs } : vous marquez { $points }, { $name } { $other }.
result-both-lost-low = { $name } gagne la donne basse avec { $theirs } contre { $yours } : vous marquez { $points }, { $name } { $other }.
result-even = { $yours } partout : personne ne gagne la donne, rien n’est marqué.
result-even-both = { $yours } partout : personne ne gagne la donne, chacun marque { $points }.
result-resigned-you = Vous avez abandonné la donne.
result-resigned-them = { $name } a abandonné la donne.
result-claimed-you = { $tricks ->
    [one] Votre réclamation de { $tricks } pli est bonne.
   *[other] Votre réclamation de { $tricks } plis est bonne.
}
result-claimed-them = { $tricks ->
    [one] { $name } a réclamé { $tricks } pli, à juste titre.
   *[other] { $name } a réclamé { $tricks } plis, à juste titre.
}
result-your-count = { $kind ->
    [points] vos points
   *[tricks] vos plis
}
result-match = Partie
result-match-hand = donne { $number }
result-history = Les plis de cette donne
result-taken-by = pris par

match-won = Vous gagnez la partie { $yours } à { $theirs }.
match-lost = { $name } gagne la partie { $theirs } à { $yours }.
match-draw = Partie nulle, { $yours } à { $theirs }.
match-resigned-you = Vous avez abandonné la partie. { $name } l’a gagnée.
match-resigned-them = { $name } a abandonné la partie. Vous l’avez gagnée.
match-absent-you = Vous n’étiez pas là, et { $name } a pris la partie.
match-absent-them = { $name } n’était pas là, et vous avez pris la partie.
match-practice = Exercice : cela ne compte pas dans vos résultats.
