"""Training of the learned policy and critic of stage one. Needs the optional extra `train`.

`Trainer` plays hands of every rule set against itself, with the exact value of stage two as the
only reward, and learns from them; `weights_bytes` writes what the kernel reads, and `run_training`
keeps a folder with both and with a strength curve. With a victim, a frozen player, the run learns
to beat that one alone; `imitate` makes a victim of recorded plays. Only the command `train` imports
this.
"""

from germanwhist.training.export import weights_bytes
from germanwhist.training.imitation import Imitation, imitate
from germanwhist.training.run import Point, has_run, open_run, response_result, run_training
from germanwhist.training.settings import MIXTURE, Settings
from germanwhist.training.trainer import Step, Trainer
from germanwhist.training.update import Progress

__all__ = [
    "MIXTURE",
    "Imitation",
    "Point",
    "Progress",
    "Settings",
    "Step",
    "Trainer",
    "has_run",
    "imitate",
    "open_run",
    "response_result",
    "run_training",
    "weights_bytes",
]
