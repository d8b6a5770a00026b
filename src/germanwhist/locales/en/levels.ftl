# The opponents. A level's name, how it plays, and the same in two or three words.

level-random = Pip
    .about = Pip plays whatever card comes to hand.
    .short = plays at random
level-greedy = Flora
    .about = Flora looks at one trick and takes what it offers.
    .short = one trick at a time
level-counting = Margit
    .about = Margit keeps count of every card.
    .short = keeps count
levels-fair = All opponents get the same random cards, and see only their own.
