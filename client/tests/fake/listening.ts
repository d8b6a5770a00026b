/** Somebody who only listens: every paragraph that is spoken at a table, in words. */

import { vi } from "vitest";
import { Narrator } from "../../src/speech/narrator";
import type { Length } from "../../src/speech/words";
import { connected } from "./server";

/**
 * A session with a listener.
 *
 * @param me what the player is called where both look on.
 */
export async function listening(tag = "en", length: Length = "long", me: string | null = null) {
  vi.stubGlobal("document", { documentElement: {} });
  const { speak } = await import("../../src/texts/texts");
  const { paragraph } = await import("../../src/speech/words");
  await speak(tag);
  const table = connected();
  const { session, clock } = table;
  const said: string[] = [];
  const narrator = new Narrator(clock, (sentences) => said.push(paragraph(sentences, length)));
  session.speed = "off";
  session.subscribe(() => narrator.follow(session.model, { name: "Margit", me }));
  return {
    ...table,
    /** What was said since this was last asked. */
    heard: (): readonly string[] => said.splice(0),
  };
}
