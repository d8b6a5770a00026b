/** The message line: what to do now, or what has just happened. */

import { useEffect, useState } from "preact/hooks";
import { sayNow, type Saying } from "../../table/say";
import type { TableModel } from "../../table/model";
import { hasText, t } from "../../texts/texts";

/** A computer that answers at once is not said to be thinking. */
const PATIENCE = 700;

interface SayProps {
  readonly model: TableModel;
  readonly name: string;
  /** What is said before it. */
  readonly before?: string;
}

export function Say({ model, name, before }: SayProps) {
  const saying = sayNow(model, name);
  const isPatient = usePatience(saying?.id === "say-thinking");
  const isShown = saying !== null && (saying.id !== "say-thinking" || isPatient);
  return (
    <p class="say">
      {isShown && (
        <span>
          {saying.isTurn && <i class="lampdot" />}
          {before && <strong>{before} </strong>}
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
