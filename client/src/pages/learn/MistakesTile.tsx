/** Own mistakes, with how many are to be asked today. */

import { href } from "../../app/route";
import { useLoaded } from "../../components/useLoaded";
import { t } from "../../texts/texts";
import { api } from "../../wire/api";
import { Tile } from "./Tile";

export function MistakesTile() {
  const loaded = useLoaded(() => api.mistakes(), []);
  const mistakes = loaded.kind === "ready" ? loaded.value : null;
  const isEmpty = mistakes === null || mistakes.due + mistakes.later + mistakes.known === 0;
  return (
    <Tile
      icon="mistake"
      title={t("mistakes-title")}
      about={t(isEmpty ? "mistakes-begin" : "mistakes-about")}
      to={href("mistakes")}
      {...(mistakes !== null &&
        mistakes.due > 0 && { figure: { value: mistakes.due, text: t("mistakes-today") } })}
    />
  );
}
