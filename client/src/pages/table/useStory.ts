/** What happens at the table, spoken as it comes. */

import { useEffect, useRef, useState } from "preact/hooks";
import { pageClock } from "../../app/clock";
import { settings } from "../../app/settings";
import type { Listener } from "../../speech/announce";
import { Narrator } from "../../speech/narrator";
import { speaker } from "../../speech/speaker";
import { paragraph } from "../../speech/words";
import type { LaidTableProps } from "./props";

/** @param listener who listens, and what the players are called. */
export function useStory(
  { session, model, table, guide }: Pick<LaidTableProps, "session" | "model" | "table" | "guide">,
  listener: Listener,
): void {
  /** What waits for the words of the guide, to be said in one paragraph with them. */
  const waiting = useRef<string[]>([]);
  const isGuided = guide !== undefined;
  const [narrator] = useState(() => {
    const speak = (text: string): void => {
      if (isGuided) waiting.current.push(text);
      else speaker.say(text);
    };
    return new Narrator(
      pageClock,
      (sentences) => speak(paragraph(sentences, settings.value.speech)),
      session.sceneSeen(table),
    );
  });
  // After the page is drawn and the focus has its place: what is spoken is then not cut short.
  useEffect(() => narrator.follow(model, listener), [model, listener.name, listener.me]);
  useEffect(() => () => narrator.stop(), []);
  const lesson = guide?.words ?? "";
  useEffect(() => {
    if (lesson !== "") speaker.say([...waiting.current.splice(0), lesson].join(" "));
  }, [lesson]);
}
