"""Learn to play Valeria by masked PPO, on as many cores as there are, the net on a GPU where there is one.

    python training/learn.py --minutes 20 --workers 15 --first /tmp/first.pt --net net.npz

Games are played by processes of their own (`playing.py`, another Python may run them: `--python`), with all numbers of
seats and several sets of cards; opponents are `greedy` and the net itself. Beside what to play the net learns how
likely its seat wins, from all that it has played. It begins where `examples/train_ppo.py` has left one (`--first`), or
from nothing.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

ENTROPY = 0.003
"""What doubt is worth at first; it goes down to nothing together with the rate."""
CLIP = 0.2
PART = 8192
ROUNDS = 3
TABLES = [
    *[(2, "first_game")] * 7,
    *[(2, "random")] * 2,
    *[(seats, cards) for seats in (3, 4, 5) for cards in ("first_game", "random")],
]
"""By process: seats, and the set of cards."""


class Net(nn.Module):
    """Two layers, then a score for each action, a guess of the result, and the chance of winning.

    Numbers that are always 0 are left out.
    """

    def __init__(self, columns: torch.Tensor, divisors: torch.Tensor, actions: int, width: int) -> None:
        super().__init__()
        self.register_buffer("columns", columns)
        self.register_buffer("divisors", divisors)
        self.body = nn.Sequential(nn.Linear(len(columns), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        self.win = nn.Linear(width, 1)
        self.lead = nn.Parameter(torch.full((1,), 0.05))
        """What a point of the present lead adds to the chance of winning."""

    def forward(
        self, observations: torch.Tensor, masks: torch.Tensor, leads: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logarithms of the actions' probabilities, guesses of the results, logits of the chances of winning."""
        hidden = self.body(observations[:, self.columns].float() / self.divisors)
        likings = self.policy(hidden).masked_fill(masks == 0, -1e9).log_softmax(1)
        return likings, self.value(hidden)[:, 0], self.win(hidden)[:, 0] + self.lead * leads

    def save(self, path: Path) -> None:
        """As plain arrays; what observations are divided by is part of the first layer."""
        first, second = self.body[0], self.body[2]
        arrays = {
            "columns": self.columns,
            "w0": (first.weight / self.divisors).T,
            "b0": first.bias,
            "w1": second.weight.T,
            "b1": second.bias,
            "policy_w": self.policy.weight.T,
            "policy_b": self.policy.bias,
            "value_w": self.value.weight.T,
            "value_b": self.value.bias,
            "win_w": self.win.weight.T,
            "win_b": self.win.bias,
            "win_lead": self.lead,
        }
        rough = path.with_suffix(".tmp.npz")
        np.savez(rough, **{name: array.detach().cpu().numpy() for name, array in arrays.items()})
        rough.rename(path)


def loaded(folder: Path, turn: int, workers: int, device: str) -> dict[str, torch.Tensor]:
    """What all processes have played in this round."""
    parts = []
    for number in range(workers):
        path = folder / f"part-{turn}-{number}.npz"
        while not path.exists():
            time.sleep(0.01)
        with np.load(path) as found:
            parts.append({name: found[name] for name in found.files})
        path.unlink()
    return {
        name: torch.from_numpy(np.concatenate([part[name] for part in parts])).to(device)
        for name in parts[0]
        if name != "won"
    } | {"won": torch.tensor([float(part["won"].mean()) for part in parts])}


def unpacked(masks: torch.Tensor, actions: int) -> torch.Tensor:
    bits = torch.arange(7, -1, -1, device=masks.device)
    return ((masks[:, :, None] >> bits) & 1).flatten(1)[:, :actions]


def improve(
    net: Net, optimiser: torch.optim.Optimizer, moves: dict[str, torch.Tensor], actions: int, doubt: float
) -> tuple[float, float]:
    """One step of PPO; the mean entropy, and how wrong the chances of winning were (the mean loss of the logarithm)."""
    advantages = moves["advantages"]
    advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).clamp(-5, 5)
    entropies, surprises = [], []
    for _ in range(ROUNDS):
        for part in torch.randperm(len(advantages), device=advantages.device).split(PART):
            chosen = moves["actions"][part].long()
            masks = unpacked(moves["masks"][part], actions)
            chances, values, wins = net(moves["observations"][part], masks, moves["leads"][part])
            ratio = (chances.gather(1, chosen[:, None])[:, 0] - moves["chances"][part]).exp()
            gain = torch.min(ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part])
            entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            surprise = nn.functional.binary_cross_entropy_with_logits(wins, moves["victories"][part])
            wrong = ((values - moves["returns"][part]) ** 2).mean()
            loss = -gain.mean() + 0.5 * wrong + 0.5 * surprise - doubt * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            entropies.append(entropy.detach())
            surprises.append(surprise.detach())
    return float(torch.stack(entropies).mean()), float(torch.stack(surprises).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--decisions", type=int, default=8192, help="of each process in each round")
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--first", type=Path, help="a net to begin with")
    parser.add_argument("--python", default=sys.executable, help="what the players run on")
    parser.add_argument("--net", type=Path, required=True, help="where to keep the net")
    given = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    folder = Path(tempfile.mkdtemp(dir="/dev/shm"))
    player_program = str(Path(__file__).with_name("playing.py"))
    subprocess.run([given.python, player_program, str(folder), "-1"], check=True)
    with np.load(folder / "layout.npz") as found:
        columns, divisors, actions = found["columns"], found["divisors"], int(found["actions"])
    net = Net(torch.from_numpy(columns), torch.from_numpy(divisors), actions, given.width)
    if given.first:
        begin(net, given.first)
    net.to(device)
    optimiser = torch.optim.Adam(net.parameters(), given.rate)
    players = []
    for number in range(given.workers):
        seats, cards = TABLES[number % len(TABLES)]
        words = [str(folder), str(number), "--seats", str(seats), "--set", cards, "--decisions", str(given.decisions)]
        players.append(subprocess.Popen([given.python, player_program, *words]))
    start, turn = time.time(), 0
    net.save(folder / "net-0.npz")
    try:
        while time.time() - start < 60 * given.minutes:
            moves = loaded(folder, turn, given.workers, device)
            (folder / f"net-{turn}.npz").unlink()
            net.save(folder / f"net-{turn + 1}.npz")  # the next round is played while this one is learned from
            left = max(0.0, 1 - (time.time() - start) / (60 * given.minutes))
            for group in optimiser.param_groups:
                group["lr"] = given.rate * max(0.02, left)
            entropy, surprise = improve(net, optimiser, moves, actions, ENTROPY * left)
            turn += 1
            if turn % 20 == 0:
                net.save(given.net)
            if turn % 10 == 0 or turn < 4:
                won = " ".join([f"{100 * float(share):.0f}" for share in moves["won"]])
                clock = f"{time.time() - start:5.0f} s, round {turn}"
                print(f"{clock}: entropy {entropy:.3f}, surprise {surprise:.4f}, won {won}", flush=True)
    finally:
        for player in players:
            player.terminate()
            player.wait()
        shutil.rmtree(folder)
    net.save(given.net)


def begin(net: Net, path: Path) -> None:
    """Take over the weights of an earlier net, as `save` or `examples/train_ppo.py` keeps them; it may be smaller."""
    layers = [net.body[0], net.body[2], net.policy, net.value]
    if path.suffix == ".npz":
        with np.load(path) as found:
            arrays = {name: torch.from_numpy(found[name]) for name in found.files}
        known = [
            (arrays[weight].T, arrays[bias])
            for weight, bias in (("w0", "b0"), ("w1", "b1"), ("policy_w", "policy_b"), ("value_w", "value_b"))
        ]
        known[0] = (known[0][0] * net.divisors, known[0][1])
        if "win_w" in arrays:
            take_over(net.win, arrays["win_w"].T, arrays["win_b"])
            net.lead.data = arrays["win_lead"].float()
    else:
        state = torch.load(path, map_location="cpu")
        names = ["body.0", "body.2", "policy", "value"]
        known = [(state[f"{name}.weight"], state[f"{name}.bias"]) for name in names]
        where = {int(column): at for at, column in enumerate(state["columns"])}
        weight = torch.zeros(len(known[0][1]), len(net.columns))
        for at, column in enumerate(net.columns.tolist()):
            if column in where:
                weight[:, at] = known[0][0][:, where[column]]
        known[0] = (weight, known[0][1])
    for layer, (weight, bias) in zip(layers, known, strict=True):
        take_over(layer, weight, bias)


def take_over(layer: nn.Linear, weight: torch.Tensor, bias: torch.Tensor) -> None:
    """Nodes that the earlier net did not have are not listened to at first: it goes on as it was."""
    rows, columns = weight.shape
    with torch.no_grad():
        layer.weight[:rows, :columns] = weight
        layer.weight[:rows, columns:] = 0
        layer.bias[:rows] = bias


if __name__ == "__main__":
    main()
