other-training = { $folder } keeps a training of another layout of features or another size. Give another folder, or the width and depth it has.
