other-training = { $folder } contient un entraînement d’une autre disposition des descripteurs ou d’une autre taille. Donnez un autre dossier, ou la largeur et la profondeur qui sont les siennes.
no-device = Il n’y a pas d’appareil « { $name } » ici. Connus : { $known }.
other-network = { $file } est le réseau d’un autre jeu, ou d’une autre disposition des descripteurs. Donnez-en un qui a été entraîné pour ce jeu.
