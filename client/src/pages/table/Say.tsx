/** The message line, and the same story for a screen reader. */

import { useEffect, useRef, useState } from "preact/hooks";
import { announce, sayNow, sayResult, type Saying } from "../../table/say";
import type { TableModel } from "../../table/session";
import { hasText, t } from "../../texts/texts";

/** A computer that answers at once is not said to be thinking. */
const PATIENCE = 700;
const MOST_LINES = 12;

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
    const fresh = sayings
      .filter((saying) => saying !== null)
      .map((saying) => ({ key: next.current++, text: inWords(saying) }));
    if (fresh.length > 0) setLines((before) => [...before, ...fresh].slice(-MOST_LINES));
  };
  useEffect(() => {
    if (table === null) return;
    const still = { ...model, frame: null, lifted: null };
    const prompt = sayNow(still, name);
    const end = table.view?.over ? sayResult(table, name) : null;
    tell([...announce(told, table, name), prompt?.isTurn ? prompt : null, end]);
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
