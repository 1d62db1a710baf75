unknown-bot = Il n’y a pas de robot nommé « { $name } ». Robots connus : { $known } ; ou nommez le vôtre sous la forme module:Classe.
broken-bot = Le robot « { $name } » ne peut pas être chargé : { $problem }.
bot-random = Un coup légal au hasard, tous aussi probables. Pour essayer, et pour gagner.
bot-greedy = Regarde un coup plus loin et prend ce qui paraît le meilleur tout de suite. Joue raisonnablement, ne prévoit rien.
