other-training = { $folder } keeps a training of another layout of features or another size. Give another folder, or the width and depth it has.
no-device = There is no device “{ $name }” here. Known: { $known }.
other-network = { $file } is the network of another game, or of another layout of features. Give one that was trained for this game.
