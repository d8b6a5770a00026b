# Ce que deux personnes peuvent se dire. Les noms des phrases sont ceux des messages.

phrases = Dire un mot
phrases-about = À { $name }. Trois phrases jusqu’à la prochaine carte.
phrases-hear = Entendre { $name }
phrases-hear-about = Sinon, rien de ce que dit { $name } ne s’affiche ni ne se lit. { $name } n’en sait rien.
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-one_moment = Un instant, s’il vous plaît.
phrase-good_game = Belle partie !
phrase-said = { $name } : { $phrase }
