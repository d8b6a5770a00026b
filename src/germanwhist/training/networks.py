"""The two networks: a policy over cards and a critic of worlds."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import TYPE_CHECKING

import torch
from torch import Tensor, nn

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["Averaged", "Perceptron"]

# About so many inputs are 1 at a time, whatever their number: it sets the scale of the first layer.
_ACTIVE_INPUTS = 70


class Perceptron(nn.Module):
    """Layers of rectified units on inputs that are 0 or 1.

    Args:
        sizes: inputs, units of each hidden layer, outputs.
        precision: number format of the hidden layers; the output layer is always 32-bit.

    Source: own.
    """

    def __init__(self, sizes: Sequence[int], *, precision: torch.dtype = torch.float32) -> None:
        super().__init__()
        self.precision = precision
        self.layers = nn.ModuleList(nn.Linear(before, after) for before, after in pairwise(sizes))
        fan_in = _ACTIVE_INPUTS
        for layer in self.layers:
            nn.init.normal_(layer.weight, std=(2 / fan_in) ** 0.5)
            nn.init.zeros_(layer.bias)
            fan_in = layer.out_features
        with torch.no_grad():
            self.layers[-1].weight.mul_(0.1)

    @property
    def units(self) -> tuple[int, int]:
        """The sizes of the two hidden layers."""
        first, second, _ = self.linear_layers()
        return first.out_features, second.out_features

    def with_inputs(self, inputs: int) -> Perceptron:
        """The same with more inputs, which do not count as yet, or without the last ones."""
        first, *others = self.linear_layers()
        sizes = (inputs, first.out_features, *(layer.out_features for layer in others))
        changed = Perceptron(sizes, precision=self.precision)
        kept = min(inputs, self.inputs)
        with torch.no_grad():
            changed.layers[0].weight.zero_()
            changed.layers[0].weight[:, :kept].copy_(first.weight[:, :kept])
            changed.layers[0].bias.copy_(first.bias)
            for layer, same in zip(changed.linear_layers()[1:], others, strict=True):
                layer.load_state_dict(same.state_dict())
        return changed

    @property
    def inputs(self) -> int:
        """How many inputs a row has."""
        return int(self.linear_layers()[0].in_features)

    def linear_layers(self) -> tuple[nn.Linear, ...]:
        """The layers from inputs to outputs."""
        return tuple(layer for layer in self.layers if isinstance(layer, nn.Linear))

    def forward(self, inputs: Tensor) -> Tensor:
        """The outputs for rows of inputs of any number type."""
        x = inputs.to(self.precision)
        for layer in self.layers[:-1]:
            weight, bias = layer.weight.to(self.precision), layer.bias.to(self.precision)
            x = torch.relu(nn.functional.linear(x, weight, bias))
        output: Tensor = self.layers[-1](x.float())
        return output


class Averaged:
    """A copy of a network whose weights are the running average of the original's.

    Args:
        network: the network to follow.
        decay: what is kept of the average at each update, less in the first updates.
    """

    def __init__(self, network: Perceptron, decay: float) -> None:
        self.network = copy.deepcopy(network).requires_grad_(requires_grad=False)
        self.decay = decay
        self.updates = 0

    def update(self, network: Perceptron) -> None:
        """Move the average towards the network's present weights."""
        self.updates += 1
        keep = min(self.decay, self.updates / (self.updates + 10))
        with torch.no_grad():
            for mean, now in zip(self.network.parameters(), network.parameters(), strict=True):
                mean.lerp_(now, 1 - keep)
