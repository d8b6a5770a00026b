"""From a weights file back to networks that can be trained on."""

from __future__ import annotations

import struct
from typing import Final

import numpy as np
import torch

from germanwhist.engine.networks import Networks
from germanwhist.training.networks import Perceptron

__all__ = ["read_perceptrons"]

_HEAD: Final = 16  # bytes of magic, version and number of networks
_ACTIVATION_SHIFT: Final = 9


def read_perceptrons(
    weights: bytes, *, precision: torch.dtype = torch.float32
) -> tuple[Perceptron, Perceptron]:
    """The policy and the critic of a weights file.

    Args:
        weights: the content of the file.
        precision: number format of the hidden layers.

    Raises:
        EngineError: as `Networks`.
    """
    Networks(weights)  # the kernel checks every number of it
    policy, end = _network(weights, _HEAD, precision)
    critic, _ = _network(weights, end, precision)
    return policy, critic


def _network(weights: bytes, at: int, precision: torch.dtype) -> tuple[Perceptron, int]:
    (count,) = struct.unpack_from("<I", weights, at)
    at += 4
    layers = []
    for number in range(count):
        inputs, units, shift = struct.unpack_from("<III", weights, at)
        rows = np.frombuffer(weights, "<i2", inputs * units, at + 12).astype(np.float32)
        at += 12 + 2 * inputs * units
        biases = np.frombuffer(weights, "<i4", units, at).astype(np.float32)
        at += 4 * units
        # The kernel's file has the first layer input by input.
        matrix = rows.reshape(inputs, units).T if number == 0 else rows.reshape(units, inputs)
        bias_shift = shift if number == 0 else shift + _ACTIVATION_SHIFT
        layers.append((matrix / 2.0**shift, biases / 2.0**bias_shift))
    sizes = (layers[0][0].shape[1], *(matrix.shape[0] for matrix, _ in layers))
    network = Perceptron(sizes, precision=precision)
    with torch.no_grad():
        for layer, (matrix, bias) in zip(network.linear_layers(), layers, strict=True):
            layer.weight.copy_(torch.from_numpy(matrix.copy()))
            layer.bias.copy_(torch.from_numpy(bias))
    return network, at
