/** What follows from a secret and the cuts; the reference page "Honest deals" says every byte. */

import type { CardCode, Pair, SeatName } from "../wire/messages";
import { bytesOf, hmac, sha256, textBytes } from "./bytes";

export type Cuts = readonly [string | null, string | null];

export const sealOf = (secret: string): Promise<string> => sha256(bytesOf(secret));

export const promiseOf = (cut: string, seat: SeatName): Promise<string> =>
  sha256(textBytes(`germanwhist:cut:${seat}:`), bytesOf(cut));

/** The pack from top to bottom. */
export async function packOf(
  secret: string,
  cuts: Cuts,
  hand: number,
  size: number,
): Promise<CardCode[]> {
  const below = await numbers(secret, cuts, hand, "pack");
  const cards = ordered(size);
  for (let i = size - 1; i > 0; i -= 1) {
    const j = await below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}

/** The pairs cut for the first deal, north's card first. */
export async function firstDealerOf(secret: string, cuts: Cuts, size: number) {
  const below = await numbers(secret, cuts, 1, "first dealer");
  const pairs: [CardCode, CardCode][] = [];
  for (;;) {
    const cards = ordered(size);
    const [north] = cards.splice(await below(size), 1);
    const [south] = cards.splice(await below(size - 1), 1);
    pairs.push([north!, south!]);
    if (north![0] !== south![0]) return pairs;
  }
}

function ordered(size: number): CardCode[] {
  const ranks = [..."23456789TJQKA"].slice(-size / 4);
  return [..."CDHS"].flatMap((suit) => ranks.map((rank) => (rank + suit) as CardCode));
}

/** Draws numbers below a limit, each as likely as the others. */
async function numbers(secret: string, cuts: Cuts, hand: number, purpose: string) {
  const [north, south] = cuts.map((cut) => cut ?? "-") as unknown as Pair;
  const root = await hmac(bytesOf(secret), `germanwhist:deal:${hand}:${north}:${south}`);
  let bytes: number[] = [];
  let block = 0;
  return async (limit: number): Promise<number> => {
    for (;;) {
      if (bytes.length === 0) bytes = [...(await hmac(root, `${purpose}:${block++}`))];
      const byte = bytes.shift()!;
      if (byte < 256 - (256 % limit)) return byte % limit;
    }
  };
}
