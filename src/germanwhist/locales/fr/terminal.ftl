# Ce que seul le terminal dit.

waiting-begin = Commencer une partie contre { $name }
home-settings = Réglages
home-history = Historique
review-after-hand = Une donne s’analyse quand elle est finie.
home-quit = Quitter
home-keys = Tab et flèches déplacent · Entrée choisit · Q quitte
home-language = Langue
rules-start-from = Partir de
rules-cancel = Annuler
menu-keys = Flèches : choisir · Entrée : prendre · Échap : retour
form-keys = Tab : déplacer · Entrée : ouvrir un choix · Échap : retour
settings-close = Terminé
settings-on = oui
settings-off = non
pages-keys = Flèches : choisir · Entrée : lire · Page suivante : continuer · Échap : retour
history-title = Historique
history-keys = Entrée continue une partie ou l’analyse · R analyse · S statistiques · E garde · X abandonne · Échap retour
history-kept = Gardée sous { $file } dans ce dossier ; « germanwhist review { $file } » en dit les fautes.
history-no-hands = Aucune donne de cette partie n’est encore terminée.
history-open = en cours
history-date = Date
history-rules = Règles
history-result = Résultat
history-practice = exercice
history-summary = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}.
cli-no-terminal = play --terminal demande un terminal, et l’entrée et la sortie standard n’en sont pas un ; --plain joue ligne par ligne
cli-no-terminal-learn = learn demande un terminal, et l’entrée et la sortie standard n’en sont pas un ; --plain va ligne par ligne
cli-kept = La partie est gardée. Pour continuer : { $command }
practice-once-more = { $key } encore une fois le fait.
too-small = La table demande { $width } colonnes et { $height } lignes.
    .rest = Cette fenêtre en a { $columns } et { $lines }. Agrandissez-la, ou réduisez ses lettres ; vos cartes sont gardées.

# Un nom, et ce qu’on en dit.
labelled = { $label } : { $text }
