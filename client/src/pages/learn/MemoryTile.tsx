/** The memory trainer, with the best span so far. */

import { href } from "../../app/route";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { Tile } from "./Tile";

export function MemoryTile() {
  const loaded = useLoaded(() => api.memory(), []);
  const best = loaded.kind === "ready" ? loaded.value.best : [];
  const whole = best.filter(({ grade }) => grade === "everything");
  const [top] = (whole.length > 0 ? whole : [...best]).sort((a, b) => b.span - a.span);
  const figure = top && {
    figure: { value: top.span, text: t("memory-span-best", { asked: top.asked }) },
  };
  return (
    <Tile
      icon="memory"
      title={t("memory-title")}
      about={t(top === undefined ? "memory-begin" : "memory-about")}
      to={href("memory")}
      {...figure}
    />
  );
}
