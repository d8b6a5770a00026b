# Ce qu’est le jeu, ce que voit l’ordinateur, et si les donnes sont justes.

about-title = À propos
about-about-title = Ce jeu
about-about-text =
    Le whist allemand se joue à deux avec un jeu de cartes ; il est d’origine britannique, imprimé depuis 1894. Voici une table pour y jouer, un professeur, et des adversaires qui suivent les mêmes règles que vous.

    C’est un logiciel libre sous licence MIT. Ni publicité ni pistage, un compte seulement si vous en voulez un, et rien n’est chargé d’ailleurs. Chacun peut à tout moment enregistrer ce qui est gardé de lui, ou l’effacer. Ce que vous jouez est gardé sur la machine du serveur, dans un seul fichier ; « germanwhist serve --help » dit lequel.
about-computer-title = Ce que voit l’ordinateur
about-computer-text =
    Un joueur de l’ordinateur reçoit ce que vous verriez à sa place, et rien d’autre : ses cartes, la retourne, ce qui a été joué, et qui a pris quelle retourne. Il ne reçoit jamais vos cartes cachées ni l’ordre du talon, sous aucune forme.

    Cela se vérifie. Dans le programme, chaque joueur a une seule méthode, « choose », et la vue est la seule chose qu’on lui donne. Les tests du projet enregistrent tout ce qui est envoyé à un joueur pendant des parties entières, changent les cartes qu’il doit ignorer, et constatent que l’envoi ne change pas.

    Tous les niveaux reçoivent les mêmes cartes au hasard que vous. Un niveau plus fort se souvient mieux et pense plus loin ; il n’est jamais mieux servi. Une mise à jour qui change le jeu d’un niveau lui donne une nouvelle version, et les anciens enregistrements gardent l’ancien nom.
about-deals-title = Les donnes sont-elles honnêtes ?
about-deals-text =
    Les cartes sont battues par la méthode de Fisher et Yates, avec des nombres tirés de la source cryptographique du système. Aucune donne n’est regardée puis écartée.

    Voici où chaque carte est allée, sur toutes les donnes finies de tous les joueurs ici. Le test du khi-deux dit combien l’inégalité serait surprenante si toutes les donnes étaient honnêtes : p est la chance d’en voir au moins autant. Une valeur sur mille passe sous 0,001 par hasard.
deals-none = Aucune donne n’est encore finie. Les premières seront comptées ici.
deals-pack = { $pack } cartes, { $deals } { $count ->
    [one] donne
   *[other] donnes
}
deals-place = Place
deals-deals = Donnes
deals-verdict = Verdict
deals-place-upcard = Première retourne
deals-place-leader = Main de celui qui entame
deals-place-dealer = Main du donneur
deals-place-computer = Main d’un ordinateur
deals-fair = comme des donnes honnêtes
deals-surprising = surprenant
