"""Playing on many machines with Ray; importing this needs Ray, the extra `ray`."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

import ray

from germanwhist.errors import EngineError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

__all__ = ["run_on_ray"]

Task = TypeVar("Task")
Result = TypeVar("Result")
_AHEAD: Final = 4  # tasks for each processor: one slow task must not keep the others idle
_TRIES: Final = 5  # of a task whose process or machine went away


def run_on_ray(
    function: Callable[[Task], Result], tasks: Iterable[Task], *, address: str | None = None
) -> Generator[Result, None, None]:
    """Call a function with each task on a cluster; the result is that of `run_tasks`.

    A task whose process or machine goes away is done again by another.

    Args:
        function: a pure function that can be imported on every machine.
        tasks: asked for as processors become free.
        address: the cluster's, such as `ray://host:10001`; None for the one of this machine,
            which is started if it does not run.

    Yields:
        The results in the order of the tasks.

    Raises:
        EngineError: the cluster cannot be reached (code `no_cluster`), or a task's process ended
            each time (code `worker_died`).
    """
    try:
        ray.init(
            address=address, include_dashboard=False, log_to_driver=False, configure_logging=False
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise EngineError(
            f"no Ray cluster at {address or 'this machine'}: {error} (expected ray or "
            "ray://host:port)",
            code="no_cluster",
        ) from None
    try:
        remote = ray.remote(max_retries=_TRIES)(function)
        queue = iter(tasks)
        ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        futures = deque(remote.remote(task) for task in islice(queue, ahead))
        while futures:
            yield ray.get(futures.popleft())
            futures.extend(remote.remote(task) for task in islice(queue, 1))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.WorkerCrashedError:
        raise EngineError(
            f"a playing process ended {_TRIES + 1} times in the middle of a deal (expected players "
            "that only raise errors; one that can end its process may play as cmd:)",
            code="worker_died",
        ) from None
    finally:
        ray.shutdown()
