"""How a policy cuts the loops of its task, told from their texts alone: values, then a picture.

    task, policy, target  ->  tiling_of  ->  Tiling  ->  drawn  ->  lines of text

Each family's module says in words and numbers what its kernels do (`docs/kernels.md`); tests hold
it against the kernels themselves. What cannot be told from the texts is said, never guessed.
"""
