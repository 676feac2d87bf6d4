"""The language of filters by examples: for help, app and docs. Needs no bank."""

FILTER_HELP = (
    ("conv", "conv occurs in the key, the task, the rule or the policy"),
    ('"two words"', 'quotes keep blanks together; model:"two words" too'),
    ("!conv", "! negates a word: conv occurs in none of them"),
    ("op:conv,gemm", "the op is one of these"),
    ("dtype:bf16", "a type of the task is bf16"),
    ("shape:1x64", "a type of the task has this shape; also shape:1,64"),
    ("soc:x86_64-v4", "the target's soc_version"),
    ("cores:2", "the target's number of cores"),
    ("key:3f2a", "the key begins with this"),
    ("rule:tuned", "the rule of the decision, pinned or not"),
    ("rev:r3", "the revision that introduced the entry"),
    ("model:resnet50", "a model with this in its name uses it"),
    ("impl:winograd", "a knob of the policy: any other name:value"),
    ("inherited", "decided in another environment than this machine's"),
    ("measured", "has a time"),
    ("pinned", "stays until it is unpinned"),
    (">1ms", "the chosen policy takes longer; <, <=, >= too; ns, us (where none is said), ms, s"),
    ("default>1ms", "the default policy takes longer; tuned is the chosen one"),
    (">1.5x", "speed-up over the default; also speedup>1.5"),
    ("spread>5%", "width of the interval around the time, relative to it"),
    ("samples<5", "the time rests on fewer samples"),
)
"""The language by examples, each with its meaning."""
