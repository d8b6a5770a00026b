/** The seal of a deal: before it is opened, and when the hand is over row by row. */

import { useRef } from "preact/hooks";
import { copyText } from "../../../app/copy";
import { Button } from "../../../components/Button";
import { Icon, Numeral } from "../../../components/drawings";
import type { Checked, Outcome } from "../../../honest/check";
import { t } from "../../../texts/texts";
import { opponentOf, type TableView } from "../../../wire/messages";
import type { SealView } from "../../../wire/server";
import { Sheet } from "../Sheet";
import { inFours, shortly } from "./digits";
import { receiptOpen } from "./open";
import { Pack } from "./Pack";
import { fileName, proofOf, save } from "./proof";
import { icon } from "./SealLine";
import { useCheck } from "./useCheck";
import "../../../styles/table/receipt.css";

interface ReceiptProps {
  readonly table: TableView;
  readonly name: string;
}

export function Receipt({ table, name }: ReceiptProps) {
  const checked = useCheck(table);
  const close = (): void => void (receiptOpen.value = false);
  const { seal, view } = table;
  if (seal === null) return null;
  const isOver = view?.over === true;
  const verdict = isOver ? (checked?.verdict ?? "checking") : "sealed";
  const look = { honest: "ok", broken: "broken" }[verdict as string] ?? "wait";
  return (
    <Sheet name="receipt" title={t("deal-title", { verdict })} onClose={close}>
      <p class={`verdict-line ${look}`}>
        <Icon name={icon(verdict)} />
        <span>{t("deal-verdict", { verdict })}</span>
      </p>
      <Proof table={table} seal={seal} name={name} checked={checked} isOver={isOver} />
      {isOver ? (
        <Save table={table} />
      ) : (
        <>
          <p class="small muted">{t("deal-how")}</p>
          <div class="go">
            <Button look="main" text={t("deal-back")} onClick={close} />
          </div>
        </>
      )}
    </Sheet>
  );
}

interface ProofProps extends ReceiptProps {
  readonly seal: SealView;
  readonly checked: Checked | null;
  readonly isOver: boolean;
}

function Proof({ table, seal, name, checked, isOver }: ProofProps) {
  const { me, view } = table;
  const them = opponentOf(me);
  const cutOf = (who: "you" | "them"): string => {
    const cut = seal[who === "you" ? me : them];
    const state = cut === null ? "none" : cut.cut === null ? "late" : "given";
    return t("deal-cut", { who, state, name });
  };
  const isWrong = checked?.rows.seal === "misfit";
  const hashes = { found: shortly(checked?.found ?? ""), seal: shortly(seal.seal) };
  return (
    <ol class="proof">
      <Row
        number={1}
        title={t(isOver ? "deal-secret" : "deal-seal")}
        about={t(
          isOver ? (isWrong ? "deal-secret-wrong" : "deal-secret-about") : "deal-seal-about",
          hashes,
        )}
        digits={seal.secret ?? seal.seal}
        outcome={checked?.rows.seal}
      />
      <Row
        number={2}
        title={t("deal-cut-title", { who: "you", name })}
        about={cutOf("you")}
        digits={seal[me]?.cut}
        outcome={checked?.rows.mine}
      />
      <Row
        number={3}
        title={t("deal-cut-title", { who: "them", name })}
        about={cutOf("them")}
        digits={seal[them]?.cut}
        outcome={checked?.rows.theirs}
      />
      {isOver && view?.deal && (
        <Row
          number={4}
          title={t("deal-pack")}
          about={t(checked?.rows.pack === "fits" ? "deal-pack-about" : "deal-pack-unread", {
            cards: view.deal.cards.length,
          })}
          digits={null}
          outcome={checked?.rows.pack}
        >
          {checked?.rows.pack === "fits" && <Pack deal={view.deal} me={me} name={name} />}
        </Row>
      )}
    </ol>
  );
}

interface RowProps {
  readonly number: number;
  readonly title: string;
  readonly about: string;
  readonly digits: string | null | undefined;
  readonly outcome: Outcome | undefined;
  readonly children?: preact.ComponentChildren;
}

function Row({ number, title, about, digits, outcome, children }: RowProps) {
  const isTold = outcome === "fits" || outcome === "misfit";
  return (
    <li>
      <span class="no">
        <Numeral value={number} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{about}</p>
      </div>
      {isTold && (
        <span class={outcome === "fits" ? "ok" : "no-match"}>
          <Icon name={outcome === "fits" ? "tick" : "close"} />
          {t("deal-outcome", { outcome })}
        </span>
      )}
      {digits && <span class="mono">{inFours(digits)}</span>}
      {children}
    </li>
  );
}

function Save({ table }: { readonly table: TableView }) {
  const code = useRef<HTMLElement>(null);
  const proof = proofOf(table);
  if (proof === null) return null;
  return (
    <>
      <h3>{t("deal-yourself")}</h3>
      <code class="mono code" ref={code}>
        germanwhist verify {fileName(table)}
      </code>
      <div class="go">
        <Button look="main" text={t("deal-save")} onClick={() => save(table, proof)} />
        <Button
          icon="copy"
          text={t("deal-copy")}
          onClick={() => code.current && void copyText(proof, code.current)}
        />
      </div>
    </>
  );
}
