/** Honest deals by the browser's cryptography, with the vectors of the reference page. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { firstDealerOf, packOf, promiseOf, sealOf } from "../../src/honest/deal";

interface Vector {
  readonly name: string;
  readonly hand: number;
  readonly secret: string;
  readonly seal: string;
  readonly north: { readonly promise: string | null; readonly cut: string | null };
  readonly south: { readonly promise: string | null; readonly cut: string | null };
  readonly cards: readonly string[];
  readonly first_dealer: readonly (readonly string[])[];
}

const FILE = fileURLToPath(new URL("../../../docs/reference/honest-deals.json", import.meta.url));
const VECTORS = JSON.parse(readFileSync(FILE, "utf8")) as readonly Vector[];

describe.each(VECTORS)("the deal of $name", (vector) => {
  const cuts = [vector.north.cut, vector.south.cut] as const;

  it("has the seal and the promises", async () => {
    expect(await sealOf(vector.secret)).toBe(vector.seal);
    for (const seat of ["north", "south"] as const) {
      const { cut, promise } = vector[seat];
      if (cut !== null) expect(await promiseOf(cut, seat)).toBe(promise);
    }
  });

  it("has the pack and the first dealer", async () => {
    const size = vector.cards.length;
    expect(await packOf(vector.secret, cuts, vector.hand, size)).toEqual(vector.cards);
    if (vector.hand === 1) {
      expect(await firstDealerOf(vector.secret, cuts, size)).toEqual(vector.first_dealer);
    }
  });
});
