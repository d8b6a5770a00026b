/** The middle of the table: stock and upcard, or the tally; the trick; the trump suit. */

import { Back, Numeral, OpenCard, SuitMark } from "../../components/drawings";
import { cardOf, turnIn, type Scene } from "../../table/scene";
import { t } from "../../texts/texts";
import {
  ofSeat,
  opponentOf,
  type CardCode,
  type Pair,
  type SeatName,
  type TableView,
  type View,
} from "../../wire/messages";

interface CentreProps {
  readonly table: TableView;
  readonly view: View;
  readonly scene: Scene;
  readonly opponent: string;
  /** Counted tricks or points of the tricks shown so far. */
  readonly counted: Pair;
  readonly isWaiting: boolean;
  /** A card of the own hand that lies in the trick for a look, and has not been played. */
  readonly tried?: CardCode | null;
}

export function Centre(props: CentreProps) {
  const { table, view, scene, opponent, counted, isWaiting, tried = null } = props;
  return (
    <section class="centre" aria-label={t("table")}>
      {scene.stockLeft > 0 ? (
        <Stock scene={scene} />
      ) : (
        <Tally table={table} counted={counted} opponent={opponent} />
      )}
      <TrickPlaces scene={scene} opponent={opponent} isWaiting={isWaiting} tried={tried} />
      <Trump view={view} />
    </section>
  );
}

function Stock({ scene }: { readonly scene: Scene }) {
  const hidden = scene.stockLeft - 1;
  return (
    <section class="stock" aria-label={t("stock")}>
      <div class="pair">
        <div class="pile">
          <Back spot="pile" />
        </div>
        {scene.upcard === null ? (
          <div class="card upcard gone" aria-hidden="true" />
        ) : (
          <OpenCard
            key={scene.upcard}
            card={scene.upcard}
            class="upcard"
            label={t("upcard-open", { card: scene.upcard })}
            isMovable
          />
        )}
      </div>
      <p>
        <Numeral value={hidden} />
        <span>
          {t("stock-left-short", { count: hidden })}{" "}
          <span class="more">{t("stock-left-more")}</span>
        </span>
      </p>
    </section>
  );
}

interface TallyProps {
  readonly table: TableView;
  readonly counted: Pair;
  readonly opponent: string;
}

function Tally({ table, counted, opponent }: TallyProps) {
  const kind = table.rules.counting === "weighted" ? "points" : "tricks";
  const side = (name: string, value: number, text: string) => (
    <div class={name}>
      <dt>{t(text, { count: value, kind, name: opponent })}</dt>
      <dd>
        <Numeral value={value} />
      </dd>
    </div>
  );
  return (
    <dl class="tally">
      {side("them", ofSeat(counted, opponentOf(table.me)), "tally-theirs")}
      {side("you", ofSeat(counted, table.me), "tally-yours")}
    </dl>
  );
}

interface TrickProps {
  readonly scene: Scene;
  readonly opponent: string;
  readonly isWaiting: boolean;
  readonly tried: CardCode | null;
}

function TrickPlaces({ scene, opponent, isWaiting, tried }: TrickProps) {
  const turn = isWaiting ? null : turnIn(scene);
  const them = opponentOf(scene.me);
  const isEmpty = cardOf(scene, scene.me) === null && cardOf(scene, them) === null;
  const place = (seat: SeatName, side: "you" | "them", name: string) => {
    const played = cardOf(scene, seat);
    const card = played ?? (side === "you" ? tried : null);
    if (card !== null) {
      const hasWon = scene.winner === seat;
      const args = { card, who: side, name: opponent, won: hasWon ? "yes" : "no" };
      return (
        <OpenCard
          key={card}
          card={card}
          class={`of-${side} ${hasWon ? "won" : played === null ? "tried" : ""}`}
          label={t("trick-card", args)}
          isMovable
        />
      );
    }
    return (
      <div key={side} class={`place of-${side} ${turn === seat ? "open" : ""}`} aria-hidden="true">
        {name}
      </div>
    );
  };
  return (
    <section class="trick" aria-label={t("trick-on-table")}>
      {isEmpty && <p class="vh">{t("trick-empty")}</p>}
      {place(them, "them", opponent)}
      {place(scene.me, "you", t("your-card"))}
    </section>
  );
}

function Trump({ view }: { readonly view: View }) {
  const low = view.objective === "low" && <em class="low">{t("low-hand")}</em>;
  if (view.trump === null) {
    return (
      <p class="trump">
        <span class="coin none" aria-hidden="true" />
        <span>
          <b>{t("no-trumps")}</b> {t("no-trumps.note")}
          {low}
        </span>
      </p>
    );
  }
  return (
    <p class="trump">
      <span class={`coin ${view.trump.toLowerCase()}`}>
        <SuitMark suit={view.trump} class="" />
      </span>
      <span>
        <b>{t("trump-name", { suit: view.trump })}</b> {t("trump-name.note")}
        {low}
      </span>
    </p>
  );
}
