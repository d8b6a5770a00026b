/** The end of a hand or of a match: on the table itself, in words and in marks. */

import { Chip, Hidden, Numeral } from "../../components/drawings";
import { useFocus } from "../../components/useFocus";
import { sayMatch, sayResult, tricksPerStage, type Outcome } from "../../table/say";
import { Unbroken } from "../../texts/Unbroken";
import { t } from "../../texts/texts";
import {
  ofSeat,
  opponentOf,
  type ClockView,
  type SeatName,
  type TableView,
  type Trick,
  type View,
} from "../../wire/messages";
import { inDigits } from "./clock/time";
import { handNumber, lengthInWords } from "./Bar";
import { ResultParts } from "./ResultParts";
import { SealLine } from "./receipt/SealLine";
import { useCheck } from "./receipt/useCheck";
import { Wreath } from "./Wreath";
import "../../styles/table/times.css";

interface ResultProps {
  readonly table: TableView;
  readonly view: View;
  /** What this seat is called: "you", or a name where both players look on. */
  readonly me: string;
  readonly name: string;
}

interface HandResultProps extends ResultProps {
  /** Whether both players look on, so that nobody is "you". */
  readonly isLocal: boolean;
  /** Whether the server knows this hand and can review it. */
  readonly hasReview: boolean;
}

export function Result({ table, view, me, name, isLocal, hasReview }: HandResultProps) {
  // The place of the result, not its heading: that is spoken with the last trick.
  const place = useFocus<HTMLElement>();
  const them = opponentOf(table.me);
  const result = table.results.at(-1);
  const told = (winner: SeatName | "draw" | null | undefined): Outcome =>
    isLocal && winner === table.me ? { me: them, name: me } : { me: table.me, name };
  const saying = sayResult(table, told(result?.winner));
  const ended = sayMatch(table, told(table.match_winner));
  const isBroken = useCheck(table)?.verdict === "broken";
  const isTime = result?.ended === "time";
  const isOut = table.timed_out !== null;
  const loser = result?.winner === table.me ? "them" : "you";
  const counts = table.rules.counting === "weighted" ? "points" : "tricks";
  return (
    <section class="done" aria-label={t("result")} ref={place} tabIndex={-1} data-refuge>
      {isOut && table.clock && <Times table={table} clock={table.clock} name={name} />}
      {result && !isOut && (
        <div class="versus">
          <div class="y">
            <div class="crowned">
              {table.match_winner === table.me && <Wreath />}
              <Numeral value={ofSeat(result.counted, table.me)} />
            </div>
            <span class="l">{isLocal ? me : t("result-your-count", { kind: counts })}</span>
          </div>
          <hr />
          <div class="t">
            <div class="crowned">
              {isLocal && table.match_winner === them && <Wreath />}
              <Numeral value={ofSeat(result.counted, them)} />
            </div>
            <span class="l">{name}</span>
          </div>
        </div>
      )}
      <h2 id="result">
        {isBroken && t("deal-does-not-count")}
        {isTime && `${t(`result-time-${loser}`, { name })} `}
        {isOut && ended && t(ended.id, ended.args)}
        {saying && !isBroken && !isOut && <Unbroken text={t(saying.id, saying.args)} />}
        {ended && !isOut && (
          <span class="end">
            <Unbroken text={t(ended.id, ended.args)} />
          </span>
        )}
      </h2>
      {isOut && saying && (
        <p class="muted">
          <Unbroken text={t(saying.id, saying.args)} />
        </p>
      )}
      <SealLine table={table} />
      {table.practice && <p class="practice">{t("match-practice")}</p>}
      <Match table={table} me={me} name={name} />
      {hasReview && <ResultParts table={table} name={name} />}
      <Tricks table={table} view={view} me={me} name={name} isLocal={isLocal} />
    </section>
  );
}

/** What the clocks said when the time of a seat was up. */
function Times({ table, clock, name }: { table: TableView; clock: ClockView; name: string }) {
  const side = (look: "y" | "t", seat: SeatName, label: string) => (
    <div class={look}>
      <Numeral value={inDigits(ofSeat(clock.left, seat))} />
      <span class="l">{label}</span>
    </div>
  );
  return (
    <div class="versus times">
      {side("y", table.me, t("clock-count-you"))}
      <hr />
      {side("t", opponentOf(table.me), name)}
    </div>
  );
}

/** Whether the hand is the whole match, so that nothing more is to be said of a match. */
function isOneHand(table: TableView): boolean {
  const { absent, resigned, rules, timed_out } = table;
  return rules.match === "hand" && !(resigned ?? absent ?? timed_out);
}

/** The most points that are drawn one by one. */
const MOST_CELLS = 20;

/** The score of the match, as a row of cells to fill when there is a target. */
function Match({ table, me, name }: Omit<ResultProps, "view">) {
  if (isOneHand(table)) return null;
  const last = table.results.at(-1);
  const row = (side: "y" | "t", label: string) => {
    const seat = side === "y" ? table.me : opponentOf(table.me);
    const points = ofSeat(table.points, seat);
    const fresh = last ? ofSeat(last.points, seat) : 0;
    return (
      <div class={`track ${side}`}>
        <span>{label}</span>
        <Cells target={table.target} points={points} fresh={fresh} />
        <b>
          <Numeral value={points} />
        </b>
      </div>
    );
  };
  return (
    <div class="match">
      <h3>
        {t("result-match")}
        <Hidden>–</Hidden>
        <span>
          {table.target === null
            ? lengthInWords(table)
            : `${lengthInWords(table)} · ${t("result-match-hand", { number: handNumber(table) })}`}
        </span>
      </h3>
      {row("y", me)}
      {row("t", name)}
    </div>
  );
}

interface CellsProps {
  readonly target: number | null;
  readonly points: number;
  readonly fresh: number;
}

function Cells({ target, points, fresh }: CellsProps) {
  if (target === null || target > MOST_CELLS) return <span class="no-cells" />;
  const cells = Array.from({ length: target }, (_, index) => {
    if (index >= points) return "";
    return index >= points - fresh ? "new" : "on";
  });
  return (
    <ol aria-hidden="true" class={target > 10 ? "many" : ""}>
      {cells.map((kind) => (
        <li class={kind} />
      ))}
    </ol>
  );
}

/** The tricks as they were played; those of stage one where there is room for them. */
function Tricks({ table, view, me, name, isLocal }: ResultProps & { readonly isLocal: boolean }) {
  const perStage = tricksPerStage(table);
  if (view.tricks.length === 0) return null;
  const isMine = (trick: Trick): boolean => trick.winner === table.me;
  const look = (trick: Trick): string =>
    `${isMine(trick) ? "y" : "t"} ${trick.number <= perStage ? "one" : ""}`;
  const taken = (trick: Trick): string =>
    isLocal || !isMine(trick)
      ? t("tricks-won", { who: "them", name: isMine(trick) ? me : name })
      : t("tricks-won", { who: "you", name });
  return (
    <div class="played">
      <h3>{t("result-history")}</h3>
      <p class="sides" aria-hidden="true">
        {[name, me].map((taker) => (
          <span>
            {t("result-taken-by")} <b>{taker}</b>
          </span>
        ))}
      </p>
      <ol>
        {view.tricks.map((trick) => (
          <li key={trick.number} class={look(trick)}>
            <span>
              <Chip card={trick.lead} class={trick.winner === trick.leader ? "took" : ""} />
              <Chip card={trick.follow} class={trick.winner === trick.leader ? "" : "took"} />
            </span>
            <span class="vh">{taken(trick)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
