"""From trained networks to the weights file that the kernel reads."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

import numpy as np

from germanwhist.engine.networks import weights_checksum

if TYPE_CHECKING:
    import torch

    from germanwhist.training.networks import Perceptron

__all__ = ["weights_bytes"]

_MAGIC: Final = b"GWWEIGHT"
_VERSION: Final = 1
_ACTIVATION_SHIFT: Final = 9
_LARGEST_ACTIVATION: Final = 2**13 - 1
_LARGEST_SHIFT: Final = 14
_LARGEST_SUM: Final = 2**31 - 2**15


def weights_bytes(policy: Perceptron, critic: Perceptron) -> bytes:
    """The weights file of two networks, rounded to whole numbers.

    Args:
        policy: the policy network.
        critic: the critic network.

    Source: the layout of the file is told in the kernel's header `stage_one.hpp`.
    """
    content = b"".join(
        (_MAGIC, struct.pack("<II", _VERSION, 2), _network(policy), _network(critic))
    )
    return content + struct.pack("<Q", weights_checksum(content))


def _network(network: Perceptron) -> bytes:
    layers = [_layer(layer, is_first=i == 0) for i, layer in enumerate(network.linear_layers())]
    return struct.pack("<I", len(layers)) + b"".join(layers)


def _layer(layer: torch.nn.Linear, *, is_first: bool) -> bytes:
    weights = layer.weight.detach().double().numpy()
    biases = layer.bias.detach().double().numpy()
    bias_shift = 0 if is_first else _ACTIVATION_SHIFT
    largest_input = 1 if is_first else _LARGEST_ACTIVATION
    for shift in range(_LARGEST_SHIFT, -1, -1):
        whole = np.rint(weights * 2.0**shift)
        whole_biases = np.rint(biases * 2.0 ** (shift + bias_shift))
        sums = np.abs(whole).sum(axis=1) * largest_input + np.abs(whole_biases)
        if np.abs(whole).max() < 2**15 and sums.max() < _LARGEST_SUM:
            break
    rows = whole.T if is_first else whole  # the kernel adds rows of the first layer, input by input
    return b"".join(
        (
            struct.pack("<III", layer.in_features, layer.out_features, shift),
            np.ascontiguousarray(rows, dtype="<i2").tobytes(),
            whole_biases.astype("<i4").tobytes(),
        )
    )
