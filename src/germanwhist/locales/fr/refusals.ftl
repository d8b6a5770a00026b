# Pourquoi une chose est refusée, selon son code. D’abord le jeu, les réclamations, les abandons.

refused-hand_over = La donne est terminée.
refused-not_your_turn = C’est à { $name } de jouer.
refused-already_played = { CARD($card, form: "title") } : cette carte a déjà été jouée.
refused-card_not_held = { CARD($card, form: "title") } : cette carte n’est pas dans votre main.
refused-must_follow = Vous avez { SUIT($suit, form: "some") } : { CARD($card, form: "the") } attendra.
refused-claim_in_stage_one = On réclame dans la seconde phase : pour l’instant, les cartes à venir sont inconnues.
refused-claim_out_of_range = On ne peut réclamer que des plis restants.
refused-hand_in_play = Il faut d’abord finir cette donne.
refused-match_over = La partie est terminée.
refused-options_clash = Ces deux options se contredisent : { $first } et { $second }.
refused-bad_option = { $value } n’est pas une valeur pour { $option }.
allowed-number = Valeurs permises : un nombre entier de 1 à { $most }.
allowed-ranks = Valeurs permises : des rangs sans espace, parmi 2 à 9, T, J, Q, K, A.

refused-suit_not_held = Pas de { SUIT($suit) } dans votre main.
storage-failed = Impossible d’enregistrer, rien n’a changé : { $reason }

## La table elle-même

refused-stale = La table a changé ; regardez de nouveau.
refused-unknown_table = Cette table n’existe pas.
refused-unknown_level = Cet adversaire n’existe pas.
refused-name_too_long = Ce nom est trop long : 40 caractères au plus.
refused-name_unshowable = Ce nom contient un caractère qui ne peut pas être affiché.
refused-name_invisible = On ne voit rien de ce nom.
refused-seat_taken = Cette place est prise.
refused-not_seated = Vous n’avez pas de place à cette table.
refused-not_away = Vous étiez à la table.
refused-waiting = Une place est encore libre.
refused-no_hand = Aucune donne n’est en cours.
refused-no_such_hand = Cette donne n’existe pas.
refused-no_such_play = La donne était déjà finie, ou n’est pas allée jusque-là.
refused-nothing_to_undo = Vous n’avez pas encore joué de carte.
refused-already_revealed = Une carte a été piochée depuis ; on ne peut pas l’oublier.
refused-nothing_offered = Il n’y a rien à quoi répondre.
refused-already_offered = Votre adversaire n’a pas encore répondu.
refused-claim_unproven = Ce n’est pas imparable. On continue, rien n’est perdu.
refused-claim_used = Vous avez déjà réclamé en vain ; cette donne se joue jusqu’au bout.
refused-claim_of_nothing = Ce serait céder tous les plis restants. Pour cela, abandonnez la donne.
refused-against_person = Les conseils sont pour les parties contre l’ordinateur.
refused-substitute_plays = L’ordinateur joue à la place { NAME($name, form: "of") }, qui peut revenir dans cette donne.
refused-day_counts = Cet essai de la donne du jour compte : ni conseil, ni retour en arrière.
refused-same_counts = Vous êtes deux à jouer ces cartes : ni conseil, ni retour en arrière.
refused-rated_counts = Cette partie compte pour le classement : ni conseil, ni retour en arrière, ni remplaçant.
refused-match_in_play = Il faut d’abord finir cette partie.
refused-against_computer = Inutile de demander à l’ordinateur : ouvrez une nouvelle table.
refused-opponent_left = Votre adversaire a quitté la table.
refused-no_advice = Aucun conseil n’est possible ici.
refused-dealing = La donne suivante se prépare.
refused-not_sealed = Les donnes de cette table se font sans coupe.
refused-cut_open = Une coupe de cette donne est déjà ouverte.
refused-not_promised = Quelqu’un doit encore promettre sa coupe.
refused-promise_broken = Ce n’est pas la coupe promise.
refused-said_enough = Assez parlé jusqu’à la prochaine carte.
refused-time_up = Le temps était écoulé avant cela.
refused-no_clock_here = La pendule est pour deux personnes, chacune devant son propre écran.
refused-opponent_present = Votre adversaire est à la table.
refused-cannot_now = Ce n’est pas possible maintenant.
refused-lesson_not_best = Ce n’est pas la meilleure carte.
