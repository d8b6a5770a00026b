/** The message line, and the same story for a screen reader. */

import { useEffect, useRef, useState } from "preact/hooks";
import {
  announce,
  isTakenBack,
  sayBeginning,
  sayNow,
  sayResult,
  withoutRepeats,
  type Saying,
} from "../../table/say";
import { handOf } from "../../table/scene";
import type { TableModel } from "../../table/session";
import { hasText, t } from "../../texts/texts";
import type { TableMessage } from "../../wire/messages";

/** A computer that answers at once is not said to be thinking. */
const PATIENCE = 700;
const MOST_LINES = 12;
const UNDONE: Saying = { id: "told-undone", args: {}, isTurn: false };

export function Say({ model, name }: { readonly model: TableModel; readonly name: string }) {
  const saying = sayNow(model, name);
  const isPatient = usePatience(saying?.id === "say-thinking");
  const isShown = saying !== null && (saying.id !== "say-thinking" || isPatient);
  return (
    <p class="say">
      {isShown && (
        <span>
          {saying.isTurn && <i class="lampdot" />}
          <Sentence saying={saying} />
        </span>
      )}
    </p>
  );
}

/** The message to show: a refusal that nobody has put in words yet is told in general. */
function idOf({ id }: Saying): string {
  return hasText(id) || !id.startsWith("refused-") ? id : "refused-cannot_now";
}

/** A message whose `.rest`, if there is one, is said less strongly. */
function Sentence({ saying }: { readonly saying: Saying }) {
  const { args } = saying;
  const id = idOf(saying);
  if (!hasText(`${id}.rest`)) return <>{t(id, args)}</>;
  return (
    <>
      <strong>{t(id, args)}</strong> {t(`${id}.rest`, args)}
    </>
  );
}

function usePatience(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isOver;
}

/** Hidden lines that a screen reader speaks as they come: plays, draws, turns, refusals, results. */
export function Story({ model, name }: { readonly model: TableModel; readonly name: string }) {
  const [lines, setLines] = useState<readonly { readonly key: number; readonly text: string }[]>(
    [],
  );
  const next = useRef(0);
  const { table, told, notice, link } = model;
  const tell = (sayings: readonly (Saying | null)[]): void => {
    const fresh = withoutRepeats(sayings.filter((saying) => saying !== null)).map((saying) => ({
      key: next.current++,
      text: inWords(saying),
    }));
    if (fresh.length > 0) setLines((before) => [...before, ...fresh].slice(-MOST_LINES));
  };
  const before = useRef<TableMessage | null>(null);
  useEffect(() => {
    if (table === null) return;
    const last = before.current;
    before.current = table;
    const isNewHand = last === null || handOf(last) !== handOf(table);
    const prompt = sayNow({ ...model, frame: null, lifted: null }, name);
    tell([
      ...(isNewHand && !table.view?.over ? sayBeginning(table, name) : []),
      ...announce(told, table, name),
      last !== null && isTakenBack(last, table) ? UNDONE : null,
      prompt?.isTurn ? prompt : null,
      table.view?.over ? sayResult(table, { me: table.me, name }) : null,
    ]);
  }, [table?.seq]);
  useEffect(() => {
    if (notice !== null) tell([sayNow(model, name)]);
  }, [notice]);
  useEffect(() => {
    if (link.kind === "lost") tell([sayNow(model, name)]);
  }, [link.kind]);
  return (
    <div class="vh" role="log" aria-live="polite" aria-label={t("story")}>
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

function inWords(saying: Saying): string {
  const { args } = saying;
  const id = idOf(saying);
  return hasText(`${id}.rest`) ? `${t(id, args)} ${t(`${id}.rest`, args)}` : t(id, args);
}
