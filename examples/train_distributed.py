"""Train a small network with two processes, and let tunebank find how its gradients are sent.

    mkdir -p bank && export TUNE_BANK_PATH=$PWD/bank
    AOE_MODE=4 torchrun --standalone --nproc_per_node 2 examples/train_distributed.py
    torchrun --standalone --nproc_per_node 2 examples/train_distributed.py

The first run tunes in its first steps, and keeps the split in the bank. The second uses it at once.
"""

import logging

import torch
import torch.distributed as dist

import tuner.torch

STEPS = 200


def batch(chance: torch.Generator) -> tuple[torch.Tensor, torch.Tensor]:
    """Points, and whether they are inside a ring: each process draws its own."""
    points = 2 * torch.rand(64, 2, generator=chance) - 1
    distance = points.square().sum(1, keepdim=True)
    return points, ((distance > 0.2) & (distance < 0.8)).float()


def main() -> None:
    logging.basicConfig(format="%(message)s")
    logging.getLogger("tuner").setLevel(logging.INFO)
    dist.init_process_group("gloo")
    torch.set_num_threads(1)
    torch.manual_seed(0)
    layers = [torch.nn.Linear(2, 256), torch.nn.ReLU()]
    for _ in range(4):
        layers += [torch.nn.Linear(256, 256), torch.nn.ReLU()]
    network = torch.nn.Sequential(*layers, torch.nn.Linear(256, 1))

    model = tuner.torch.DistributedDataParallel(network)  # the only line that differs

    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    chance = torch.Generator().manual_seed(dist.get_rank())
    for step in range(STEPS):
        points, expected = batch(chance)
        loss = torch.nn.functional.binary_cross_entropy_with_logits(model(points), expected)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if dist.get_rank() == 0 and step % 50 == 49:
            print(f"step {step + 1}: loss {loss.item():.3f}, split {model.split}")
    dist.destroy_process_group()


if __name__ == "__main__":
    main()
