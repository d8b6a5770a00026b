# Qui l’on est ici, avec une clé d’accès ou sans.

account-title = Votre place
account-you = Vous
account-guest = Sans compte, tant que vous n’en voulez pas
account-since = Depuis { $date }

## Sans compte

account-keep = Gardez votre place sur tous vos appareils
account-promise-seats = Vos places, vos résultats et vos leçons sur tous vos appareils.
account-promise-names = Ni mot de passe, ni adresse, ni nom qui doive être vrai. La clé d’accès reste sur votre appareil et s’ouvre du doigt, du visage ou d’un code.
account-promise-free = Tout marche aussi sans elle. Vous pouvez tout effacer quand vous voulez, aussitôt et pour de bon.
account-name = Nom que voient les autres
account-make = Créer une clé d’accès
account-have-one = J’en ai déjà une
account-make-about = Votre appareil vous demande de confirmer. Seule la moitié publique de la clé est envoyée.
account-use-code = Utiliser un code de secours
account-no-passkeys-address = Une clé d’accès demande une adresse qui commence par https, ou localhost. Celle-ci n’est ni l’une ni l’autre.
account-no-passkeys-library = Ce serveur ne propose pas de clés d’accès. Tout le reste marche sans elles.
account-no-passkeys-browser = Ce navigateur ne crée pas de clés d’accès. Tout le reste marche sans elles.

## L’appareil

account-waiting = Votre appareil attend
account-waiting-about = Confirmez-y du doigt, du visage ou d’un code. Rien n’a encore changé.
account-cancel = Annuler
account-not-made = Votre appareil n’a pas créé de clé d’accès. Rien n’a changé.
account-not-used = Votre appareil n’a pas utilisé de clé d’accès. Rien n’a changé.

## Les codes de secours

account-codes = Vos codes de secours
account-codes-about = Notez-les ou imprimez-les : chacun vous rend votre place une fois, si vous perdez vos appareils. Ils ne seront plus affichés.
account-codes-copy = Les copier
account-codes-kept = Je les ai gardés
account-code = Code de secours
account-code-about = L’un des dix codes affichés avec votre première clé d’accès. Il sert une fois.
account-sign-in = Retrouver ma place
account-recovery = Codes de secours
account-codes-left = { $count ->
    [0] Il ne reste aucun code. Demandez-en de nouveaux pour le jour où vous perdriez vos appareils.
    [one] Il reste un code pour le jour où vous perdriez vos appareils.
   *[other] Il reste { $count } codes pour le jour où vous perdriez vos appareils.
}
account-codes-replace = Les nouveaux les remplacent.
account-codes-new = Nouveaux codes

## Les appareils

account-devices = Appareils
account-devices-about = Qui peut ouvrir l’un de ces appareils a votre place ici. Deux valent mieux qu’un.
account-passkey = { $device ->
    [phone] Clé d’accès sur un téléphone
    [tablet] Clé d’accès sur une tablette
    [key] Clé d’accès sur une clé à part
   *[computer] Clé d’accès sur un ordinateur
}{ $here ->
    [yes] , utilisée ici
   *[no] {""}
}
account-passkey-times = Créée { $made }, dernier usage { $used }
account-remove = Retirer
account-remove-sure = { $here ->
    [yes] Retirer et quitter
   *[no] Retirer vraiment
}
account-add = Ajouter une clé d’accès
account-sign-out = Quitter ce navigateur

## Le nom

account-called = Votre nom
account-rename = Prendre ce nom

## Ce qui est gardé

account-kept = Ce qui est gardé
account-hands = Donnes et parties
account-lessons = Leçons et problèmes
account-both = { $one } et { $two }
account-days = Donnes du jour
account-where = Gardé où
account-where-file = sur ce serveur, dans un fichier
account-where-server = sur ce serveur, dans sa base
account-kept-about = Un seul fichier avec chaque donne, leçon et réglage, dans les formats ouverts de ce projet.
account-save = Enregistrer mes données
account-delete = Effacer

## Tout effacer

account-delete-title = Effacer tout ce qui vous concerne ?
account-delete-about = { $hands ->
    [0] Vos résultats, leçons et clés d’accès disparaissent aussitôt et pour de bon.
    [one] Une donne, vos résultats, leçons et clés d’accès disparaissent aussitôt et pour de bon.
   *[other] { $hands } donnes, vos résultats, leçons et clés d’accès disparaissent aussitôt et pour de bon.
}
account-delete-guest = { $hands ->
    [0] Vos résultats, vos leçons et les réglages de ce navigateur disparaissent aussitôt et pour de bon.
    [one] Une donne, vos résultats, vos leçons et les réglages de ce navigateur disparaissent aussitôt et pour de bon.
   *[other] { $hands } donnes, vos résultats, vos leçons et les réglages de ce navigateur disparaissent aussitôt et pour de bon.
}
account-delete-others = Qui a joué contre vous garde les cartes ; vous y devenez « une personne partie ». Enregistrez d’abord vos données si vous voulez les garder.
account-delete-word = effacer
account-delete-type = Pour confirmer, écrivez : { $word }
account-save-first = Enregistrer d’abord
account-delete-sure = Tout effacer

## Ce que dit le serveur

refused-bad_passkey = La réponse de votre appareil ne convient pas, ou vient trop tard. Réessayez.
refused-unknown_passkey = Personne n’a cette clé d’accès ici. Elle a peut-être été retirée, ou vaut pour un autre serveur.
refused-passkey_known = Cette clé d’accès est déjà gardée ici.
refused-last_passkey = C’est votre dernière clé d’accès. Ajoutez-en d’abord une autre.
refused-signed_in = Quelqu’un a déjà pris place dans ce navigateur. Rechargez la page.
refused-bad_code = Personne n’a ce code ici. Il a peut-être déjà servi.
refused-guest = Vous n’avez plus votre place dans ce navigateur. Rechargez la page.
refused-no_passkeys = Cette adresse ne permet pas de clés d’accès.
