/** The rail with its two captions: where the hand stands, and what the tricks are worth. */

import { Hidden } from "../../components/drawings";
import { Rail } from "../../components/Rail";
import type { Scene } from "../../table/scene";
import { tricksPerStage } from "../../table/say";
import { t } from "../../texts/texts";
import { opponentOf, type SeatName, type TableView } from "../../wire/messages";

interface ProgressProps {
  readonly table: TableView;
  readonly scene: Scene;
  readonly opponent: string;
}

export function Progress({ table, scene, opponent }: ProgressProps) {
  const perStage = tricksPerStage(table);
  const isOver = table.view?.over === true && scene.tricks.length === table.view.tricks.length;
  const stage = scene.tricks.length < perStage ? 1 : 2;
  const number = scene.tricks.length + 1 - (stage - 1) * perStage;
  return (
    <section class="rail" aria-label={t("progress")}>
      <h1>
        <span>
          <strong>{t(isOver ? "hand-complete" : stage === 1 ? "stage-one" : "stage-two")}</strong>
          {isOver ? ending(table, perStage) : ` · ${t("trick-of", { number, total: perStage })}`}
        </span>
        <Hidden>–</Hidden>
        <span>{isOver ? nextDealer(table, opponent) : purpose(table, stage)}</span>
      </h1>
      <Rail
        winners={isOver ? allWinners(table, perStage) : scene.tricks.map((trick) => trick.winner)}
        me={table.me}
        opponent={opponent}
        perStage={perStage}
        isOn={!isOver}
      />
    </section>
  );
}

/** What the tricks of a stage are played for. */
function purpose(table: TableView, stage: 1 | 2): string {
  const counting = table.rules.counting;
  if (stage === 1) {
    if (counting === "all_tricks") return t("purpose-one-counts");
    return t(counting === "weighted" ? "purpose-one-weighted" : "purpose-one");
  }
  if (table.view?.objective === "low") return t("purpose-two-low");
  return t(counting === "weighted" ? "purpose-two-weighted" : "purpose-two");
}

function ending(table: TableView, perStage: number): string {
  const view = table.view;
  if (!view?.ending) return "";
  const ended = table.results.at(-1)?.ended;
  if (ended === "absence") return ` · ${t("absent-hand")}`;
  if (ended === "time") return ` · ${t("timed-hand")}`;
  if (view.ending.kind === "resignation") return ` · ${t("resigned-hand")}`;
  const left = 2 * perStage - view.tricks.length;
  return ` · ${t("claimed-of", { tricks: view.ending.tricks ?? 0, left })}`;
}

function nextDealer(table: TableView, name: string): string {
  if (table.phase !== "hand_over" || table.view === null) return "";
  return t(table.view.dealer === table.me ? "they-deal-next" : "you-deal-next", { name });
}

/** The winners of all tricks, with those of a claim filled in: first the claimer's. */
function allWinners(table: TableView, perStage: number): SeatName[] {
  const view = table.view;
  const winners = view?.tricks.map((trick) => trick.winner) ?? [];
  if (view?.ending?.kind !== "claim") return winners;
  const left = 2 * perStage - winners.length;
  const claimed = view.ending.tricks ?? 0;
  const { seat } = view.ending;
  const rest = Array.from({ length: left }, (_, index) =>
    index < claimed ? seat : opponentOf(seat),
  );
  return [...winners, ...rest];
}
