"""The dashboard shows figures that there are, and every one of our own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from prometheus_client.parser import text_string_to_metric_families

from tests.web.servers import browsing, play_match, serving, settings_for

if TYPE_CHECKING:
    from collections.abc import Iterator

DASHBOARD: Final = Path(__file__).parents[2] / "deploy" / "grafana.json"
FUNCTIONS: Final = {"sum", "by", "rate", "histogram_quantile", "le"}


def expressions() -> Iterator[str]:
    """What the panels ask for."""
    for panel in json.loads(DASHBOARD.read_text("utf-8"))["panels"]:
        assert panel["title"]
        for target in panel["targets"]:
            yield target["expr"]


def asked_for() -> set[str]:
    """The names of figures in it."""
    names: set[str] = set()
    for expression in expressions():
        plain = re.sub(r"\{[^}]*\}|\[[^]]*\]|by \([^)]*\)", "", expression)
        names |= set(re.findall(r"[a-z_]{3,}", plain)) - FUNCTIONS
    return names


async def test_dashboard_asks_for_figures_that_a_server_has(tmp_path: Path) -> None:
    """After one match; and each figure of our own is on it."""
    async with serving(settings_for(tmp_path)) as address, browsing(address) as ann:
        table = (await ann.open_table(rules="small"))["id"]
        async with ann.socket(table) as held:
            await play_match(held)
        text = (await ann.get("/metrics")).text
    families = list(text_string_to_metric_families(text))
    told = {sample.name for family in families for sample in family.samples}
    told |= {f"{family.name}_total" for family in families if family.type == "counter"}
    assert asked_for() <= told
    own = {name for name in told if name.startswith("germanwhist_")}
    own = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in own}
    own = {name for name in own if not name.endswith("_created")}
    assert own <= {re.sub(r"_(total|bucket|count)$", "", name) for name in asked_for()}
    plays = [
        sample.value
        for family in families
        for sample in family.samples
        if sample.name == "germanwhist_table_request_seconds_count"
        and sample.labels["request"] == "play"
    ]
    assert plays[0] >= 14  # of the match; other tests of the same process have played too
