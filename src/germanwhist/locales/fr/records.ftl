# Les donnes enregistrées, et ce qui peut y clocher.

record-about = Une donne enregistrée, dans la notation du projet, est analysée carte par carte.
record-file = Un fichier ; on peut aussi le déposer ici
record-text = Ou le texte lui-même
record-review = Analyser
record-copy = Copier
record-save = Enregistrer
record-hand = Donne
record-hand-of = { $number } sur { $count }
record-fault-no_record = La ligne { $line } n’est pas le début d’une donne enregistrée.
record-fault-bad_version = Ligne { $line }, colonne { $column } : la version du format est illisible.
record-fault-future_version = Ligne { $line } : cette donne vient d’une version plus récente du programme.
record-fault-no_end = Ligne { $line }, colonne { $column } : il manque quelque chose, ou quelque chose est de trop, avant la ligne qui commence par « end ».
record-fault-bad_end = Ligne { $line } : la fin de la donne ne correspond pas aux cartes jouées.
record-fault-bad_tag = Ligne { $line }, colonne { $column } : il faut un nom et une valeur entre guillemets droits, le tout entre crochets.
record-fault-repeated_tag = Ligne { $line } : cette indication figure déjà plus haut.
record-fault-no_tag = Ligne { $line } : il manque plus haut les règles ou le donneur.
record-fault-bad_value = Ligne { $line }, colonne { $column } : cette valeur est illisible.
record-fault-unknown_cards = Ligne { $line }, colonne { $column } : toutes les cartes de cette donne ne sont pas connues, et l’analyse a besoin de toutes ici. La commande « germanwhist review » évalue ce qui peut l’être.
record-fault-no_upcard = Ligne { $line }, colonne { $column } : la première carte du talon manque ; c’est elle qui fixe l’atout.
record-fault-bad_comment = Ligne { $line }, colonne { $column } : ce commentaire n’est pas à sa place.
record-fault-bad_card = Ligne { $line }, colonne { $column } : une carte est attendue ici.
record-fault-card_not_held = Ligne { $line }, colonne { $column } : cette carte n’est pas dans la main du joueur dont c’est le tour.
record-fault-must_follow = Ligne { $line }, colonne { $column } : cette carte ne fournit pas la couleur, alors que le joueur le pouvait.
record-fault-already_played = Ligne { $line }, colonne { $column } : cette carte a déjà été jouée.
record-fault = Il y a une erreur à la ligne { $line }, colonne { $column }.
