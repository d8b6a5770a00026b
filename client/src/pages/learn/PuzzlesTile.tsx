/** The way to the puzzles, with the rating so far. */

import { href } from "../../app/route";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { Tile } from "./Tile";

export function PuzzlesTile() {
  const loaded = useLoaded(() => api.puzzles(), []);
  const hasTried = loaded.kind === "ready" && loaded.value.tried > 0;
  const figure = hasTried && {
    figure: { value: loaded.value.rating, text: t("puzzles-rating-short") },
  };
  return (
    <Tile
      icon="puzzle"
      title={t("home-puzzles")}
      about={t("home-puzzles.about")}
      to={href("puzzles")}
      {...figure}
    />
  );
}
