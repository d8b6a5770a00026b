/** The clocks that a table for two people may have. */

import { t } from "../texts/texts";
import type { NewTable } from "../wire/api";

export type ClockKind = NonNullable<NewTable["clock"]>;

export const CLOCKS: readonly ClockKind[] = ["none", "card30", "match3+5"];

/** What a clock is called: a message has no sign for a sum in its name. */
export const clockText = (kind: ClockKind): string => (kind === "match3+5" ? "match" : kind);

export const clockName = (kind: ClockKind): string => t(`clock-${clockText(kind)}`);

/** The same, to be read aloud. */
export const clockSaid = (kind: ClockKind): string => t(`clock-${clockText(kind)}.said`);
