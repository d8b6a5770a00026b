# The opponents. A level's name, how it plays, and the same in two or three words.

level-novice = Pip
    .about = Pip wants every pretty card, plays by feel, and sometimes does not look.
    .short = plays by feel
level-casual = Flora
    .about = Flora fights for trumps and court cards, lets the others go, and remembers nothing.
    .short = takes what is good
level-regular = Bruno
    .about = Bruno remembers trumps and high cards, and works the rest out when few cards are left.
    .short = remembers high cards
level-counter = Margit
    .about = Margit keeps count of every card and plays the second stage without a mistake.
    .short = keeps count
level-expert = Ilse
    .about = Ilse imagines how the hidden cards may lie, plays each of these deals out, and takes the best card.
    .short = imagines the deal
level-master = Aurel
    .about = Aurel has learned from millions of hands, and weighs hundreds of layouts before each card.
    .short = weighs the layouts
levels-fair = All opponents get the same random cards, and see only their own.
