/** The way to the hand of the day. */

import { href } from "../../app/route";
import { t } from "../../texts/texts";
import { Tile } from "./Tile";

export function DayTile() {
  return <Tile icon="day" title={t("home-day")} about={t("home-day.about")} to={href("day")} />;
}
