/** After the end: the deal in which it was won, another challenge, and the result to share. */

import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { t } from "../../texts/texts";
import { Unbroken } from "../../texts/Unbroken";
import { levelName } from "../../texts/words";
import type { Same } from "../../wire/api";
import type { SameOther } from "../../wire/server";
import { Another } from "./Another";
import { resultText, theOther } from "./words";

interface EndedProps {
  readonly same: Same;
  readonly name: string;
}

export function Ended({ same, name }: EndedProps) {
  const other = theOther(same);
  const number = other?.decisive ?? null;
  const mine = number === null ? null : same.deals[number - 1]?.mine;
  const theirs = number === null ? null : other?.deals[number - 1]?.theirs;
  return (
    <>
      {number !== null && mine && theirs && (
        <section class="panel" aria-labelledby="where">
          <h2 id="where">{t("same-where")}</h2>
          <p>
            <Unbroken
              text={t("same-where-about", {
                number,
                yours: resultText(mine),
                theirs: resultText(theirs),
                name,
              })}
            />
          </p>
          <div class="row">
            <ButtonLink
              look="main"
              text={t("same-compare", { number })}
              href={href("same", same.id, String(number))}
            />
          </div>
        </section>
      )}
      <Another text={other && other.decided > 0 ? shareText(same, other) : null} />
    </>
  );
}

function shareText({ terms }: Same, { sums, decided }: SameOther): string {
  const [yours, theirs] = sums;
  return t("same-share-text", { yours, theirs, decided, level: levelName(terms.level) });
}
