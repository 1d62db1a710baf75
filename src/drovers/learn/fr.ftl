other-training = { $folder } contient un entraînement d’une autre disposition des descripteurs ou d’une autre taille. Donnez un autre dossier, ou la largeur et la profondeur qui sont les siennes.
