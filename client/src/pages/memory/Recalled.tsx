/** What was right, missed and wrong, told by edge, sign and word; and where it could be seen. */

import type { ComponentChildren } from "preact";
import { settings } from "../../app/settings";
import { useStore } from "../../app/store";
import { Chip, Hidden, Icon, Numeral } from "../../components/drawings";
import { suitRows } from "../../memory/places";
import { t } from "../../texts/texts";
import { cardTitle, rankOf } from "../../texts/words";
import type { CardCode, RecallMessage, SeenCard, SuitSumMessage } from "../../wire/server";
import { Rank } from "./Rank";
import { SuitRow } from "./SuitRow";

const KINDS = ["right", "missed", "wrong"] as const;
type Kind = (typeof KINDS)[number];

interface RecalledProps {
  readonly recall: RecallMessage;
  readonly places: readonly CardCode[];
  readonly own: readonly CardCode[];
  /** What the opponent is called. */
  readonly name: string;
  /** What can be done next. */
  readonly children: ComponentChildren;
}

export function Recalled({ recall, places, own, name, children }: RecalledProps) {
  const { suitOrder } = useStore(settings);
  const kindOf = (card: CardCode): Kind | null =>
    KINDS.find((kind) => recall[kind].includes(card)) ?? null;
  return (
    <div class="recalled">
      <div class="recall checked">
        {suitRows(places, own, suitOrder).map((row) => (
          <SuitRow
            key={row.suit}
            row={row}
            places={places}
            draw={(card) => <Cell key={card} card={card} kind={kindOf(card)} />}
          >
            <Sum sum={recall.sums.find((one) => one.suit === row.suit)} />
          </SuitRow>
        ))}
      </div>
      <div class="told">
        <dl class="counts">
          {KINDS.map((kind) => (
            <div key={kind}>
              <dt>
                <Sign kind={kind} class="key" />
                {t(`memory-${kind}`)}
              </dt>
              <dd>
                <Numeral value={recall[kind].length} />
              </dd>
            </div>
          ))}
        </dl>
        <section class="panel" aria-labelledby="why-these">
          <h2 id="why-these">{t("memory-why")}</h2>
          {recall.seen.length === 0 ? (
            <p>{t("memory-none-wrong")}</p>
          ) : (
            <ul class="where-seen">
              {byPlace(recall.seen).map((cards) => (
                <li key={cards[0]?.card}>
                  {cards.map(({ card }) => (
                    <>
                      <Chip card={card} />{" "}
                    </>
                  ))}
                  {whereSeen(cards, name)}
                </li>
              ))}
            </ul>
          )}
        </section>
        {children}
      </div>
    </div>
  );
}

/** Those that were seen each by itself, and those that never were together at the end. */
function byPlace(seen: readonly SeenCard[]): readonly (readonly SeenCard[])[] {
  const unseen = seen.filter(({ where }) => where === "unseen");
  const others = seen
    .filter(({ where }) => where !== "unseen")
    .sort((one, other) => (one.trick ?? 0) - (other.trick ?? 0));
  return [...others.map((one) => [one]), ...(unseen.length > 0 ? [unseen] : [])];
}

function whereSeen(cards: readonly SeenCard[], name: string): string {
  const [first] = cards;
  const args = { trick: first?.trick ?? 0, count: cards.length, name };
  return t(`memory-seen-${first?.where ?? "unseen"}`, args);
}

function Cell({ card, kind }: { readonly card: CardCode; readonly kind: Kind | null }) {
  return (
    <div class={`place-card ${card.charAt(1).toLowerCase()} ${kind ?? ""}`}>
      <Rank rank={rankOf(card)} />
      {kind !== null && <Sign kind={kind} class="sign" />}
      <Hidden>{kind === null ? cardTitle(card) : t("memory-cell", { card, kind })}</Hidden>
    </div>
  );
}

const SIGNS = { right: "tick", wrong: "close" } as const;

function Sign({ kind, class: name }: { readonly kind: Kind; readonly class: string }) {
  return (
    <span class={`${name} ${kind}`} aria-hidden="true">
      {kind === "missed" ? "!" : <Icon name={SIGNS[kind]} />}
    </span>
  );
}

function Sum({ sum }: { readonly sum: SuitSumMessage | undefined }) {
  return sum === undefined ? null : <p class="sumup">{t("memory-sum", { ...sum })}</p>;
}
