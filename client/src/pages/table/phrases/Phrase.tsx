/** What was said just now: seen for a while on the side of whoever said it, and heard once. */

import { useEffect, useRef, useState } from "preact/hooks";
import { speaker } from "../../../speech/speaker";
import { t } from "../../../texts/texts";
import type { TableView } from "../../../wire/messages";
import "../../../styles/table/phrases.css";

/** Milliseconds for which a phrase is seen. */
const SEEN = 6000;

type Side = "yours" | "theirs";

export function Phrase({ table, name }: { readonly table: TableView; readonly name: string }) {
  const said = table.phrases ?? null;
  const [shown, setShown] = useState<Side | null>(null);
  const numbers = [said?.yours?.number ?? 0, said?.theirs?.number ?? 0] as const;
  const heard = useRef(numbers); // what was said before this page was here is not said again
  useEffect(() => {
    const [yours, theirs] = heard.current;
    heard.current = numbers;
    const side: Side | null = numbers[1] > theirs ? "theirs" : numbers[0] > yours ? "yours" : null;
    if (side === null) return undefined;
    setShown(side);
    speaker.say(words(table, side, name));
    return undefined;
  }, numbers);
  useEffect(() => {
    if (shown === null) return undefined;
    const timer = setTimeout(() => setShown(null), SEEN);
    return () => clearTimeout(timer);
  }, [shown, ...numbers]);
  const text = shown === null ? "" : words(table, shown, name);
  if (shown === null || text === "") return null;
  return (
    <p class={`phrase ${shown}`} aria-hidden="true">
      {text}
    </p>
  );
}

/** Such as “Ben: Well played!”; empty when nothing of it is to be heard. */
function words(table: TableView, side: Side, name: string): string {
  const said = table.phrases?.[side];
  if (!said) return "";
  const phrase = t(`phrase-${said.phrase}`);
  return t("phrase-said", { name: side === "yours" ? t("you") : name, phrase });
}
