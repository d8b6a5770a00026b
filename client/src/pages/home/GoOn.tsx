/** The match that was left open, with its rail. */

import { pageOf } from "../../app/ownTables";
import { href } from "../../app/route";
import { Rail } from "../../parts/Rail";
import { nextStep } from "../../table/next";
import { tricksPerStage } from "../../table/say";
import { t } from "../../texts/texts";
import { occupantName } from "../../texts/words";
import { ofSeat, opponentOf, type TableMessage } from "../../wire/messages";

interface GoOnProps {
  readonly table: TableMessage;
  readonly more: readonly TableMessage[];
}

export function GoOn({ table, more }: GoOnProps) {
  const name = occupantName(table.seats[opponentOf(table.me)]);
  const { view } = table;
  return (
    <section class="panel cont" aria-labelledby="go-on">
      <div>
        <h2 id="go-on">{t("home-go-on", { name })}</h2>
        <p class="muted">{whereInWords(table, name)}</p>
      </div>
      {view && (
        <Rail
          winners={view.tricks.map((trick) => trick.winner)}
          me={table.me}
          opponent={name}
          perStage={tricksPerStage(table)}
          isOn={!view.over}
          isSilent
        />
      )}
      <a class="btn main" href={href(pageOf(table.id), table.id)}>
        {t("home-go-on-button")}
      </a>
      {more.length > 0 && (
        <details class="more">
          <summary>{t("home-more", { count: more.length })}</summary>
          <ul>
            {more.map((other) => {
              const who = occupantName(other.seats[opponentOf(other.me)]);
              return (
                <li key={other.id}>
                  <a href={href(pageOf(other.id), other.id)}>{who}</a>{" "}
                  <span class="muted">{whereInWords(other, who)}</span>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Where a match stands, in a few short sentences. */
function whereInWords(table: TableMessage, name: string): string {
  const { view, me } = table;
  if (table.phase === "waiting" || view === null) return t("home-where-waiting");
  if (nextStep(table, false) === "agree") return t("rematch-wished", { name });
  const perStage = tricksPerStage(table);
  const done = view.tricks.length;
  const args = { trick: (done % perStage) + 1, name };
  const where = view.over
    ? t("home-where-between")
    : t(view.stage === 1 ? "home-where-stage-one" : "home-where-stage-two", args);
  const turn = view.to_play && t(view.to_play === me ? "home-turn-you" : "home-turn-them", args);
  const yours = ofSeat(table.points, me);
  const theirs = ofSeat(table.points, opponentOf(me));
  return [where, turn, t("home-score", { yours, theirs, name })].filter(Boolean).join(" ");
}
