# What two people can say to each other. The names of the phrases are those of the messages.

phrases = Say something
phrases-about = To { $name }. Three phrases until the next card.
phrases-hear = Hear { $name }
phrases-hear-about = Off: you see and hear nothing of what { $name } says. { $name } is not told.
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one_moment = One moment, please.
phrase-good_game = Good game!
phrase-said = { $name }: { $phrase }
