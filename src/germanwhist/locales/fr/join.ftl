# Venir avec une invitation.

join-title = On vous invite
join-title-by = { $name } vous invite
join-rules = Les règles : { $rules }
join-clock = La pendule : { $clock }.
    .card30 = Qui n’a plus de temps perd la donne.
    .match = 3 minutes chacun pour la partie, 5 secondes de plus à chaque carte. Qui n’a plus de temps la perd.
join-not = Ce lien n’ouvre aucune table
join-taken = Cette place est prise
join-taken-about = Une invitation est pour une seule personne. Si vous avez pris la place vous-même, ouvrez la table dans le navigateur d’alors ; sinon, demandez un autre lien.
join-own = C’est votre propre invitation
join-own-about = Vous êtes déjà à cette table. Envoyez le lien à votre ami : il ouvre l’autre place à qui vient en premier.
join-own-table = À la table
join-about = Votre place est gardée par ce navigateur, malgré les rechargements et les coupures.
join-sit = Prendre place
