name = Cailloux
tagline = Pour mesurer seulement.
event-added = La place { $seat } en ajoute { $count }.
why-P1 = Ce n’est pas à vous.
why-P2 = Un à trois cailloux.
end-P3 = Le tas ne monte pas plus haut.
move-add = Ajoutez-en { $first }.
