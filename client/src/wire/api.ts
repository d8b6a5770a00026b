/** What the page asks over HTTP. */

import type { SeatName, TableMessage } from "./messages";

/** An answer that is not the one wished for; `code` is stable, `detail` is for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
  ) {
    super(detail);
  }
}

export type OpponentChoice =
  | { readonly kind: "computer"; readonly level: string }
  | { readonly kind: "person" }
  | { readonly kind: "local"; readonly name?: string };

export interface NewTable {
  readonly rules: string;
  readonly opponent: OpponentChoice;
  readonly name?: string;
}

export interface TakenSeat {
  readonly id: string;
  readonly seat: SeatName;
  /** The secret of the invitation to the other seat. */
  readonly invite: string | null;
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    credentials: "same-origin",
    headers: {
      Accept: "application/json",
      ...(body ? { "Content-Type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const problem = answer as { code?: string; detail?: string } | null;
  throw new ApiError(response.status, problem?.code ?? "failed", problem?.detail ?? "");
}

export const api = {
  createTable: (table: NewTable) => ask<TakenSeat>("POST", "tables", table),
  tables: () => ask<readonly TableMessage[]>("GET", "tables"),
};
