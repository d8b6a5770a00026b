# La pendule d’une table pour deux personnes, et ce qui s’en dit. Ses noms sont dans client.ftl.

clock-time-you = Votre temps : { $time }
    .stands = Votre temps : { $time }. Il ne s’écoule pas.
clock-time-them = Temps { NAME($name, form: "of") } : { $time }
    .stands = Temps { NAME($name, form: "of") } : { $time }. Il ne s’écoule pas.
clock-left = restent
clock-under = Moins de { $seconds } secondes.
clock-waiting = On attend { $name }, { $seconds } s.
clock-away = { $name } n’est pas là.
    .about = La pendule s’arrête pendant 60 secondes, puis repart ; vous pourrez alors gagner la partie.
clock-runs = La pendule tourne.
clock-kept = Votre place est gardée, votre pendule attend 60 s. Nouvel essai dans { $seconds } s.
clock-spoken-you = Encore { $seconds } secondes.
clock-spoken-them = { $name } n’a presque plus de temps.
clock-count-you = votre pendule

## Une donne ou une partie perdue au temps

timed-hand = temps écoulé
result-time-you = Votre temps est écoulé.
result-time-them = Le temps { NAME($name, form: "of") } est écoulé.
match-time-you = { $name } gagne la partie.
match-time-them = Vous gagnez la partie.
part-time = par le temps
