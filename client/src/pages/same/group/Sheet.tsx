/** All deals of all, hand by hand: a row for each deal, a column for each of the players. */

import { href } from "../../../app/route";
import { Back, Hidden } from "../../../components/drawings";
import { t } from "../../../texts/texts";
import type { Same } from "../../../wire/api";
import type { SameDeal, SameOther } from "../../../wire/server";
import type { Person } from "./people";
import { PersonMark } from "./PersonMark";

interface SheetProps {
  readonly same: Same;
  readonly people: readonly Person[];
}

export function Sheet({ same, people }: SheetProps) {
  return (
    <table class="everyone">
      <caption class="vh">{t("same-deals")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("same-deal")}</th>
          {people.map((person) => (
            <th key={person.place} scope="col" title={person.name}>
              <PersonMark person={person} />
              <span class="name">{person.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {same.deals.map((deal) => (
          <Row key={deal.number} same={same} deal={deal} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly same: Same;
  readonly deal: SameDeal;
}

function Row({ same, deal }: RowProps) {
  const { number, worth, mine } = deal;
  const isNext = number === same.next;
  const cells = same.others.map((other) => cellOf(other, deal));
  const best = Math.max(worth ?? 0, ...cells.map((cell) => cell.worth ?? 0));
  const isShared = cells.some((cell) => cell.worth !== null);
  return (
    <tr class={isNext ? "next" : ""} {...(isNext && { "aria-current": "step" as const })}>
      <th scope="row">
        {isShared ? (
          <a
            href={href("same", same.id, String(number))}
            aria-label={t("same-deal-link", { number })}
          >
            {number}
          </a>
        ) : (
          number
        )}
      </th>
      <Cell
        worth={worth}
        isPlayed={mine !== null}
        isBest={isShared && worth === best}
        isOver={same.over}
      />
      {cells.map((cell, index) => (
        <Cell
          key={same.others[index]?.place}
          {...cell}
          isBest={isShared && cell.worth === best}
          isOver={same.over}
        />
      ))}
    </tr>
  );
}

/** What another one has made of a deal, as far as it is told. */
function cellOf({ deals }: SameOther, { number, worth }: SameDeal) {
  const result = deals[number - 1];
  const ahead = result?.ahead ?? null;
  return {
    worth: ahead === null || worth === null ? null : worth - ahead,
    isPlayed: result?.played ?? false,
  };
}

interface CellProps {
  readonly worth: number | null;
  readonly isPlayed: boolean;
  readonly isBest: boolean;
  readonly isOver: boolean;
}

function Cell({ worth, isPlayed, isBest, isOver }: CellProps) {
  if (worth !== null) {
    return (
      <td>
        <span class={isBest ? "made best" : "made"}>{worth}</span>
        {isBest && <Hidden>, {t("same-best")}</Hidden>}
      </td>
    );
  }
  return (
    <td>
      {isPlayed ? <Back /> : <span class="ghost" aria-hidden="true" />}
      <Hidden>
        {t(isPlayed ? "same-face-down" : isOver ? "same-not-played" : "same-not-yet")}
      </Hidden>
    </td>
  );
}
