/** All deals: a rail of them on a wide window, the other above and you below; else a table. */

import { href } from "../../app/route";
import { Back, Hidden, Numeral } from "../../components/drawings";
import { signed, t } from "../../texts/texts";
import type { Same } from "../../wire/api";
import type { SameDeal, SameResult } from "../../wire/server";
import { useOpening } from "./useOpening";
import { resultText, theOther } from "./words";

const UNPLAYED: SameResult = { theirs: null, played: false, ahead: null };

interface DealsProps {
  readonly same: Same;
  /** What the other one is called. */
  readonly name: string;
}

export function Deals({ same, name }: DealsProps) {
  const opens = useOpening(same);
  const results = theOther(same)?.deals ?? [];
  return (
    <div class={`deals across n${same.terms.deals}`}>
      <div class="labels" aria-hidden="true">
        <span>{t("same-deal")}</span>
        <span>{t("same-you")}</span>
        <span>{name}</span>
        <span>{t("same-by")}</span>
      </div>
      <ol aria-label={t("same-deals")}>
        {same.deals.map((deal) => (
          <Row
            key={deal.number}
            same={same}
            deal={deal}
            result={results[deal.number - 1] ?? UNPLAYED}
            name={name}
            isOpening={opens.has(deal.number)}
          />
        ))}
      </ol>
    </div>
  );
}

interface RowProps extends DealsProps {
  readonly deal: SameDeal;
  readonly result: SameResult;
  /** Whether both have played it since this browser has last shown it. */
  readonly isOpening: boolean;
}

function Row({ same, deal, result, name, isOpening }: RowProps) {
  const { number, mine } = deal;
  const { theirs, played, ahead } = result;
  const isNext = number === same.next;
  return (
    <li
      class={`${isNext ? "next" : ""} ${isOpening ? "opens" : ""}`}
      {...(isNext && { "aria-current": "step" as const })}
    >
      <span class="no">
        {ahead === null ? (
          <>
            <Hidden>{t("same-deal")} </Hidden>
            <Numeral value={number} />
          </>
        ) : (
          <a
            href={href("same", same.id, String(number))}
            aria-label={t("same-deal-link", { number })}
          >
            <Numeral value={number} />
          </a>
        )}
      </span>
      <span class="you">
        <Hidden>{t("same-you")}: </Hidden>
        <Side result={mine} isPlayed={mine !== null} isOver={same.over} />
      </span>
      <span class="them">
        <Hidden>{name}: </Hidden>
        <Side result={theirs} isPlayed={played} isOver={same.over} />
      </span>
      <span class={`diff ${ahead === null || ahead === 0 ? "" : ahead > 0 ? "up" : "down"}`}>
        {ahead !== null && (
          <>
            <Hidden>{t("same-by")}: </Hidden>
            {ahead === 0 ? t("same-even") : signed(ahead, 0)}
          </>
        )}
      </span>
    </li>
  );
}

interface SideProps {
  readonly result: readonly [number, number] | null;
  readonly isPlayed: boolean;
  readonly isOver: boolean;
}

/** How one of the two has played a deal; a card face down, where that is not told yet. */
function Side({ result, isPlayed, isOver }: SideProps) {
  if (result !== null) return <span class="res nb">{resultText(result)}</span>;
  if (isPlayed) {
    return (
      <span class="hid">
        <Back />
        <span>{t("same-face-down")}</span>
      </span>
    );
  }
  return (
    <span class="hid">
      <span class="ghost" aria-hidden="true" />
      <span>{t(isOver ? "same-not-played" : "same-not-yet")}</span>
    </span>
  );
}
