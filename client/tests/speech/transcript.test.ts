/** A recorded match, listened to. The right words were written from the cards, not by the program. */

import { describe, expect, it } from "vitest";
import type { TableView } from "../../src/wire/messages";
import { listening } from "../fake/listening";
import { recorded, recordedFrom } from "../fake/recording";

describe("a hand in English, in whole sentences", () => {
  it("is told from the cut to the next deal, one paragraph each", async () => {
    const { server, session, heard, clock } = await listening();
    server.send(...recordedFrom(1, 2));
    expect(heard()).toEqual([
      "You cut the king of diamonds, Margit the 9 of spades: you deal. Margit leads. " +
        "Trumps: diamonds. Upcard: queen of diamonds. Margit leads the 9 of clubs. You hold 3 clubs.",
    ]);

    session.play("3C");
    server.send(recorded(3), recorded(4));
    expect(heard()).toEqual([
      "3 of clubs. Margit takes the queen of diamonds. You draw the 10 of diamonds. " +
        "New upcard: 2 of diamonds. Margit leads the 8 of hearts. You hold 4 hearts.",
    ]);

    server.send(recorded(5));
    expect(heard()).toEqual([
      "Your last card is back in your hand. Upcard: queen of diamonds. " +
        "Margit leads the 9 of clubs. You hold 3 clubs.",
    ]);

    server.send(recorded(6));
    expect(heard()).toEqual([
      "10 of clubs, takes the queen of diamonds. New upcard: 2 of diamonds. You lead.",
    ]);

    server.send(...recordedFrom(7, 9));
    expect(heard()).toEqual([
      "7 of clubs. Margit: queen of clubs, takes the 2 of diamonds. You draw the king of spades. " +
        "New upcard: jack of clubs. Margit leads the 8 of hearts. You hold 4 hearts.",
    ]);

    server.send(recorded(28)); // much was missed
    expect(heard()).toEqual([
      "Stage one, trick 13 of 13. Trumps: diamonds. Upcard: 10 of hearts. You lead.",
    ]);

    server.send(...recordedFrom(29, 31));
    expect(heard()).toEqual([
      "7 of diamonds. Margit: 9 of diamonds, takes the 10 of hearts. You draw the 7 of hearts. " +
        "Stage two. The stock is out; now every trick counts. " +
        "Margit leads the 7 of spades. You hold 3 spades.",
    ]);

    server.send(recorded(32));
    expect(heard()).toEqual(["King of spades, takes the trick. You lead."]);

    server.send(recorded(33), recorded(34));
    expect(heard()).toEqual([]); // the opponent may lead at once
    clock.pass(700);
    expect(heard()).toEqual(["4 of clubs. Margit: jack of clubs, takes the trick."]);

    server.send(recorded(54), recorded(55));
    expect(heard()).toEqual([
      "Stage two, trick 13 of 13. Trumps: diamonds. Margit leads the 5 of spades. " +
        "Only the queen of diamonds may be played.",
    ]);

    server.send(recorded(56));
    expect(heard()).toEqual([
      "Queen of diamonds, takes the trick. Margit wins the hand 8–5 and scores 3. " +
        "Practice: this stays out of your record.",
    ]);

    session.ask({ type: "next" });
    server.send(recorded(57));
    expect(heard()).toEqual(["Margit deals. You lead. Trumps: clubs. Upcard: 4 of clubs."]);
  });

  it("names the cut that gives the opponent the deal, when this player leads", async () => {
    const { server, heard } = await listening();
    const table = recorded(57);
    const cuts = [["KD", "9S"]] as const;
    server.send({ ...table, results: [], cuts });
    expect(heard()).toEqual([
      "You cut the 9 of spades, Margit the king of diamonds: Margit deals. You lead. " +
        "Trumps: clubs. Upcard: 4 of clubs.",
    ]);
  });

  it("says that all cards may be played without one of the suit led", async () => {
    const { server, heard } = await listening();
    server.send(without("C"));
    expect(heard()[0]).toMatch(/Margit leads the 9 of clubs\. No clubs in hand: play anything\.$/);
  });
});

/** The second message, in which the hand holds no card of a suit. */
function without(suit: string): TableView {
  const table = recorded(2);
  if (table.view === null) throw new Error("nothing is dealt");
  const holding = table.view.holding.filter((card) => card.charAt(1) !== suit);
  return { ...table, view: { ...table.view, holding, legal: holding } };
}

describe("a hand in few words", () => {
  it("leaves out what the player did and what follows from the rest", async () => {
    const { server, heard } = await listening("en", "short");
    server.send(...recordedFrom(1, 2));
    server.send(recorded(3), recorded(4));
    server.send(recorded(30), recorded(31));
    expect(heard()).toEqual([
      "Margit leads. Trumps: diamonds. Upcard: queen of diamonds. Margit: 9 of clubs. 3 clubs.",
      "Margit takes the queen of diamonds. Drawn: 10 of diamonds. Upcard: 2 of diamonds. " +
        "Margit: 8 of hearts. 4 hearts.",
      "Stage two, trick 1 of 13. Trumps: diamonds. Margit: 7 of spades. 3 spades.",
    ]);
  });
});

describe("a hand in French", () => {
  const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll("\u00a0", " "));

  it("is told in the same order", async () => {
    const { server, heard } = await listening("fr");
    server.send(...recordedFrom(1, 4));
    server.send(...recordedFrom(29, 31));
    server.send(recorded(32));
    expect(plain(heard())).toEqual([
      "Vous coupez le roi de carreau, Margit le 9 de pique : vous donnez. Margit entame. " +
        "Atout : carreau. Retourne : dame de carreau. Margit attaque avec le 9 de trèfle. " +
        "Vous avez 3 trèfles.",
      "3 de trèfle. Margit prend la dame de carreau. Vous piochez le 10 de carreau. " +
        "Nouvelle retourne : 2 de carreau. Margit attaque avec le 8 de cœur. Vous avez 4 cœurs.",
      "Seconde phase, pli 1 sur 13. Atout : carreau. Margit attaque avec le 7 de pique. " +
        "Vous avez 3 piques.",
      "Roi de pique, qui prend le pli. À vous d’attaquer.",
    ]);
  });
});
