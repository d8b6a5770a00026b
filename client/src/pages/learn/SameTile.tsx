/** The way to the same cards as a friend, with how many challenges wait for a play. */

import { href } from "../../app/route";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { Tile } from "./Tile";

export function SameTile() {
  const loaded = useLoaded(() => api.sameCards(), []);
  const going = loaded.kind === "ready" ? loaded.value.filter(({ next }) => next !== null) : [];
  const figure = going.length > 0 && {
    figure: { value: going.length, text: t("learn-same-going", { count: going.length }) },
  };
  return (
    <Tile
      icon="same"
      title={t("home-same")}
      about={t("home-same.about")}
      to={href("same")}
      {...figure}
    />
  );
}
