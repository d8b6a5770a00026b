/**
 * Messages that a server sent to the south seat: a match to 10 against the computer.
 *
 * North leads the first trick; south takes a card back; then the start, the change of stages and
 * the end of the hand, and the deal of the next one. What lies between was left out, and the rest
 * is numbered from 1.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readMessage, type TableView } from "../../src/wire/messages";

const FILE = fileURLToPath(new URL("hand.jsonl", import.meta.url));

const messages: readonly TableView[] = readFileSync(FILE, "utf8")
  .trim()
  .split("\n")
  .map((line) => readMessage(line))
  .filter((message) => message?.type === "table");

/** The recorded message with this number. */
export function recorded(seq: number): TableView {
  const found = messages.find((message) => message.seq === seq);
  if (found === undefined) throw new Error(`no message ${seq} was recorded`);
  return found;
}

/** The messages numbered from `first` to `last`. */
export function recordedFrom(first: number, last: number): readonly TableView[] {
  return messages.filter(({ seq }) => seq >= first && seq <= last);
}
