/** Open invitations of others, and the levels, against whom one may always play for one's rating. */

import { sitDown } from "../../../app/sitDown";
import { Badge } from "../../../components/drawings";
import { sitDownWith } from "../../../meeting/begin";
import { calledText, ratingText, shownName, wishText } from "../../../meeting/words";
import { t } from "../../../texts/texts";
import { levelName } from "../../../texts/words";
import { api } from "../../../wire/api";
import type { Meeting } from "../../../wire/meeting";

interface InvitationsProps {
  readonly meeting: Meeting;
  /** What this player is called. */
  readonly name: string | null;
  readonly run: (start: () => Promise<void>) => Promise<void>;
}

export function Invitations({ meeting, name, run }: InvitationsProps) {
  const { open, levels } = meeting;
  const play = (level: string): void => {
    const opponent = { kind: "computer", level } as const;
    const table = { opponent, rules: "match10", rated: true, name };
    void run(async () => sitDown(await api.createTable(table)));
  };
  return (
    <details class="fold">
      <summary>
        <b>{t("find-open", { count: open.length })}</b>
        <span class="muted">{t("find-open-own")}</span>
      </summary>
      {open.length === 0 && <p class="notes">{t("find-open-none")}</p>}
      <ul class="opens">
        {open.map((one) => {
          const called = calledText(one.name);
          return (
            <li key={one.id}>
              <Badge level={null} name={shownName(one.name)} />
              <span>
                <b>
                  {called} <span class="num">{ratingText(one.rating)}</span>
                </b>
                <small>{wishText(one.wish)}</small>
              </span>
              <button
                type="button"
                class="btn"
                aria-label={t("find-sit-down-with", { name: called })}
                onClick={() => void run(() => sitDownWith(one.id, name))}
              >
                {t("find-sit-down")}
              </button>
            </li>
          );
        })}
        {levels.map(({ level, rating }) => (
          <li key={level}>
            <Badge level={level} />
            <span>
              <b>
                {levelName(level)} <span class="num">{String(rating)}</span>
              </b>
              <small>{t("find-level-about")}</small>
            </span>
            <button
              type="button"
              class="btn"
              aria-label={t("find-against", { name: levelName(level) })}
              onClick={() => play(level)}
            >
              {t("find-play")}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
