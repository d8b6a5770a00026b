/** What the reading keys say. The right words were written from the recorded cards. */

import { beforeAll, describe, expect, it, vi } from "vitest";
import { read, type Reading } from "../../src/speech/read";
import { paragraph } from "../../src/speech/words";
import { sortHand } from "../../src/table/sorting";
import { speak, t } from "../../src/texts/texts";
import type { CardCode, TableView } from "../../src/wire/messages";
import { recorded } from "../fake/recording";

const ORDER = { suitOrder: "SHCD", trumpsFirst: false, highFirst: true };

/** A reading in words. */
function heard(what: Reading, table: TableView, known: readonly CardCode[] | null = null) {
  const { view } = table;
  if (view === null) throw new Error("nothing is dealt");
  const cards = sortHand(view.holding, ORDER, view.trump);
  const rankName = (rank: string): string => t("card-rank", { rank });
  const reader = { view, name: "Margit", cards, known, length: "first to 10", rankName };
  return paragraph(read(what, table, reader), "long").replaceAll("\u00a0", " ");
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("en");
});

describe("the key of the table", () => {
  it("reads trick, trumps, upcard, card led, stock, and what is to be done", () => {
    expect(heard("table", recorded(2))).toBe(
      "Stage one, trick 1 of 13. Trumps: diamonds. Upcard: queen of diamonds. " +
        "Margit leads the 9 of clubs. 25 cards left under the upcard. It is your turn. " +
        "You hold 3 clubs.",
    );
    expect(heard("table", recorded(6))).toBe(
      "Stage one, trick 2 of 13. Trumps: diamonds. Upcard: 2 of diamonds. " +
        "23 cards left under the upcard. You lead.",
    );
  });

  it("reads what this player has led while the other one thinks", () => {
    expect(heard("table", recorded(29))).toBe(
      "Stage one, trick 13 of 13. Trumps: diamonds. Upcard: 10 of hearts. " +
        "1 card left under the upcard. You have led the 7 of diamonds. It is Margit’s turn.",
    );
  });

  it("reads that the stock is out, and that a hand is over", () => {
    expect(heard("table", recorded(32))).toBe(
      "Stage two, trick 2 of 13. Trumps: diamonds. The stock is out. You lead.",
    );
    expect(heard("table", recorded(56))).toBe("The hand is over.");
  });
});

describe("the key of the hand", () => {
  it("reads it suit by suit as it lies, with how many there are", () => {
    expect(heard("hand", recorded(8))).toBe(
      "You hold 13 cards. Spades, 3: ace, king, 3. Hearts, 4: king, queen, 5, 4. Clubs, 1: 3. " +
        "Diamonds, 5: queen, jack, 8, 5, 4.",
    );
  });

  it("says that there is none in the end", () => {
    expect(heard("hand", recorded(56))).toBe("You hold no cards.");
  });
});

describe("the key of the last trick", () => {
  it("reads both cards and what was taken", () => {
    expect(heard("trick", recorded(1))).toBe("No trick has been played yet.");
    expect(heard("trick", recorded(3))).toBe(
      "Margit led the 9 of clubs, you played the 3 of clubs. Margit takes the queen of diamonds. " +
        "You draw the 10 of diamonds.",
    );
    expect(heard("trick", recorded(32))).toBe(
      "Margit led the 7 of spades, you played the king of spades. You take the trick.",
    );
  });
});

describe("the key of the score", () => {
  it("counts the tricks of each stage, and the match", () => {
    expect(heard("score", recorded(1))).toBe(
      "No trick has been played yet. Match: you 0, Margit 0; first to 10.",
    );
    const table = recorded(34);
    const tricks = table.view?.tricks ?? [];
    const mine = (from: number, to: number): number =>
      tricks.slice(from, to).filter(({ winner }) => winner === "south").length;
    expect(heard("score", { ...table, points: [3, 7] })).toBe(
      `Stage one, tricks won: you ${mine(0, 13)}, Margit ${13 - mine(0, 13)}. ` +
        "Stage two, tricks won: you 1, Margit 1. Match: you 7, Margit 3; first to 10.",
    );
  });
});

describe("the key of the known cards", () => {
  it("reads them suit by suit, or why there are none", () => {
    const table = recorded(3);
    expect(heard("known", table, ["QD"])).toBe("Margit is known to hold: Diamonds, 1: queen.");
    expect(heard("known", table, [])).toBe("No card of Margit is known.");
    expect(heard("known", table)).toBe("Known cards are turned off in the settings.");
    const { view } = recorded(55);
    const all = { ...table, view: view && { ...view, opponent_count: 1 } };
    expect(heard("known", all, ["AS"])).toBe("Margit holds: Spades, 1: ace.");
  });
});

describe("in French", () => {
  it("reads with the forms of the language", async () => {
    await speak("fr");
    expect(heard("hand", recorded(8))).toMatch(/^Vous avez 13 cartes\. Pique, 3 : as, roi, 3\./);
    expect(heard("known", recorded(3), [])).toBe("Aucune carte de Margit n’est connue.");
  });
});
