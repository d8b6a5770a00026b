# Les donnes honnêtes : le sceau, et le résultat de la vérification.

deal-sealed-label = Donne scellée, { $seal }. Qu’est-ce que c’est ?
deal-does-not-count = Cette donne ne compte pas.
deal-line = { $verdict ->
    [honest] Donne honnête, vérifiée par votre navigateur
    [broken] Cette donne ne correspond pas à son sceau
    [unproven] Rien ne prouve cette donne
    [unable] Donne non vérifiée ici
   *[checking] Vérification de la donne…
}
deal-title = { $verdict ->
    [sealed] Cette donne est scellée
    [broken] Le sceau est brisé
   *[honest] La donne, ouverte
}
deal-verdict = { $verdict ->
    [sealed] Personne n’a pu choisir ces cartes, et vous pourrez le vérifier après la donne.
    [honest] Le paquet que vous avez joué est bien celui qui était scellé.
    [broken] Ce qui a été ouvert n’est pas ce qui était scellé. La donne ne compte pas.
    [unproven] Aucune coupe n’est arrivée à temps : ce sceau ne prouve rien.
    [unable] Ce navigateur ne vérifie rien par une connexion non sûre. La commande ci-dessous le fait.
   *[checking] Vérification…
}
deal-how = Le paquet est mélangé à partir du secret du serveur et des coupes. Le secret reste scellé pendant que vous jouez ; la donne finie, il est ouvert, et votre navigateur mélange à nouveau.
deal-back = Retour à la table
deal-seal = Le sceau du serveur
deal-seal-about = fixé avant que les coupes soient ouvertes
deal-secret = Le secret du serveur
deal-secret-about = son SHA-256 est le sceau { $seal }
deal-secret-wrong = son SHA-256 commence par { $found }, le sceau par { $seal }
deal-cut-title = { $who ->
    [you] Votre coupe
   *[them] La coupe { NAME($name, form: "of") }
}
deal-cut = { $state ->
    [none] { $who ->
        [you] vous n’avez pas de coupe
       *[them] { $name } n’a pas de coupe
    }
    [late] elle n’est pas arrivée à temps
   *[given] { $who ->
        [you] faite par ce navigateur
       *[them] faite de l’autre côté
    }
}
deal-pack = Le paquet, mélangé à nouveau
deal-pack-about = à partir de tout cela, les mêmes { $cards } cartes dans le même ordre
deal-pack-unread = pas examiné : cela ne prouverait rien
deal-pack-label = Le paquet, à partir du dessus
deal-outcome = { $outcome ->
    [fits] concorde
   *[misfit] ne concorde pas
}
deal-to = { $who ->
    [you] pour vous
    [them] pour { $name }
   *[stock] talon, la retourne d’abord
}
deal-yourself = Vérifiez vous-même
deal-save = Enregistrer le reçu
deal-copy = Copier
