"""Two lines run a PyTorch module in tunebank, where it is faster there.

What the bank misses is recorded for a daemon: see record_and_hit.py.
"""

import time

import torch

torch.manual_seed(0)
layers = [torch.nn.Linear(512, 512), torch.nn.GELU(), torch.nn.LayerNorm(512)]
model = torch.nn.Sequential(*layers, torch.nn.Linear(512, 10), torch.nn.Softmax(-1)).eval()
x = torch.randn(64, 512)

compiled = torch.compile(model, backend="tunebank")

with torch.no_grad():
    compiled(x)  # compiles the graph, compares it with PyTorch, and keeps the faster one
    for name, call in (("PyTorch", model), ("torch.compile", compiled)):
        start_s = time.perf_counter()
        for _ in range(200):
            y = call(x)
        print(f"{name:14} {5e3 * (time.perf_counter() - start_s):.0f} us a call")
    print(f"largest difference: {(y - model(x)).abs().max():.1e}")
