/** The way to the review of the play that is par. */

import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { t } from "../../texts/texts";
import { levelName } from "../../texts/words";
import type { Day } from "../../wire/api";

export function SeePar({ day: { date, par, par_level: level } }: { readonly day: Day }) {
  if (par === null) return null;
  return (
    <ButtonLink
      icon="eye"
      text={t("day-see-par", { name: levelName(level) })}
      href={href("review", "day", date)}
    />
  );
}
