other-training = { $folder } keeps a training of another layout of features or another size. Give another folder, or the width and depth it has.
other-network = { $file } is the network of another game, or of another layout of features. Give one that was trained for this game.
