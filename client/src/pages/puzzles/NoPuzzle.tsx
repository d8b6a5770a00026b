/** The place of a puzzle, while there is none to be tried. */

import { href } from "../../app/route";
import { ButtonLink } from "../../components/Button";
import { Soon } from "../../components/Soon";
import { t } from "../../texts/texts";

/** @param words why there is none; null while it is on its way. */
export function NoPuzzle({ words }: { readonly words: string | null }) {
  return (
    <main class="table puzzle">
      {words === null && <Soon />}
      {words !== null && (
        <section class="panel none-left">
          <h1 tabIndex={-1} data-refuge>
            {t("puzzles-title")}
          </h1>
          <p role="alert">{words}</p>
          <ButtonLink look="main" text={t("back")} href={href("puzzles")} />
        </section>
      )}
    </main>
  );
}
