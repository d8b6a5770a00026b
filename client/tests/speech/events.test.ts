/** What is spoken beside the play: lines, refusals, offers, people, hints, the end of a match. */

import { describe, expect, it } from "vitest";
import type { AdviceMessage, Occupant, TableView } from "../../src/wire/messages";
import { listening } from "../fake/listening";
import { recorded, recordedFrom } from "../fake/recording";

const PERSON: Occupant = {
  kind: "person",
  name: "Margit",
  level: null,
  present: true,
  replaced: false,
  left: false,
  failed: false,
  gone: false,
};

/** A message between two people, after a change. */
function between(table: TableView, change: Partial<TableView>, them: Partial<Occupant> = {}) {
  const seats = { ...table.seats, north: { ...PERSON, ...them } };
  return { ...table, seats, ...change, seq: table.seq + (change.seq ?? 0) };
}

/** Somebody who has heard how the hand begins. */
async function begun(...how: Parameters<typeof listening>) {
  const table = await listening(...how);
  table.server.send(...recordedFrom(1, 2));
  table.heard();
  return table;
}

describe("the line", () => {
  it("is told when it is lost, once, and when it is back, with what is to be done", async () => {
    const { server, clock, heard } = await begun();
    server.drop();
    clock.pass(400);
    expect(heard()).toEqual(["Connection lost. Your seat and cards are kept."]);
    clock.pass(200);
    server.drop();
    expect(heard()).toEqual([]);
    clock.pass(2_000);
    server.accept();
    expect(heard()).toEqual([]);
    server.send(recorded(2));
    expect(heard()).toEqual(["The connection is back. You hold 3 clubs."]);
  });

  it("answers what is tried while it is lost", async () => {
    const { server, session, heard } = await begun();
    server.drop();
    heard();
    session.explain("say-waiting-link");
    expect(heard()).toEqual(["Waiting for the connection. Look around freely."]);
  });

  it("tells what has happened meanwhile", async () => {
    const { server, session, clock, heard } = await begun();
    session.play("3C");
    server.drop();
    clock.pass(2_000);
    heard();
    server.accept();
    server.send(recorded(4));
    expect(heard()).toEqual([
      "The connection is back. 3 of clubs. Margit takes the queen of diamonds. " +
        "You draw the 10 of diamonds. New upcard: 2 of diamonds. " +
        "Margit leads the 8 of hearts. You hold 4 hearts.",
    ]);
  });
});

describe("what a player does at their own seat", () => {
  it("is answered: a card that must wait, each time it is tried", async () => {
    const { session, heard } = await begun();
    session.play("AS");
    session.play("AS");
    const refused = "You hold clubs, so the ace of spades must wait.";
    expect(heard()).toEqual([refused, refused]);
  });

  it("is answered: a suit that is not held", async () => {
    const { session, heard } = await begun("fr");
    session.missSuit("H");
    expect(heard()).toEqual(["Vous n’avez pas de cœur."]);
  });

  it("is answered: the first press with the misclick guard", async () => {
    const { session, heard } = await begun();
    session.hasTapGuard = true;
    session.tap("3C");
    session.tap("7C");
    expect(heard()).toEqual([
      "3 of clubs: once more to play it.",
      "7 of clubs: once more to play it.",
    ]);
  });

  it("is answered: a claim in vain", async () => {
    const { server, session, heard } = await begun();
    session.ask({ type: "claim", tricks: 3 });
    server.send({ v: 2, type: "refused", code: "claim_unproven", seq: 2, request: "claim" });
    expect(heard()).toEqual(["That cannot be forced. Play goes on, nothing is lost."]);
  });
});

describe("a hint", () => {
  const advice: AdviceMessage = {
    v: 2,
    type: "advice",
    seq: 2,
    exact: false,
    coached: null,
    reasons: [],
    worlds: 40,
    plays: [
      { card: "TC", points: 1.25, error: 0.1 },
      { card: "3C", points: 0.5, error: 0.1 },
    ],
  };

  it("is waited for in words, then told, and not again", async () => {
    const { server, session, heard } = await begun();
    const table = recorded(2);
    server.send({ ...table, seq: 3, abilities: { ...table.abilities, hint: null } });
    heard();
    session.ask({ type: "hint" });
    expect(heard()).toEqual(["One moment …"]);
    server.send({ ...advice, seq: 3 });
    session.explain("last-trick-none");
    expect(heard()).toEqual([
      "Best: the 10 of clubs, 1.3 expected; then the 3 of clubs, 0.5.",
      "No trick has been played yet.",
    ]);
  });
});

describe("two people", () => {
  it("hear each other come and go", async () => {
    const { server, clock, heard } = await listening();
    const table = recorded(1);
    server.send(between(table, { seq: 0 }));
    clock.pass(700);
    heard();
    server.send(between(table, { seq: 1 }, { present: false }));
    clock.pass(700);
    server.send(between(table, { seq: 2 }));
    clock.pass(700);
    const away = { ...table.abilities, replace: null };
    server.send(between(table, { seq: 3, abilities: away }, { present: false, left: true }));
    clock.pass(700);
    const free = { ...away, take_match: null };
    server.send(between(table, { seq: 4, abilities: free }, { present: false, left: true }));
    clock.pass(700);
    expect(heard()).toEqual([
      "Margit is not at the table now.",
      "Margit is at the table again.",
      "Margit is not at the table now.",
      "Margit is away. You may take the match, or wait.",
    ]);
  });

  it("hear what is asked and what is answered", async () => {
    const { server, clock, heard } = await listening();
    const table = recorded(4);
    server.send(between(table, { seq: 0 }));
    heard();
    server.send(between(table, { seq: 1, offer: { kind: "undo", by: "south", tricks: 0 } }));
    expect(heard()).toEqual(["Margit has been asked."]);
    server.send(between(table, { seq: 2 }));
    expect(heard()).toEqual(["Margit would rather not: your card stays."]);
    server.send(between(table, { seq: 3, offer: { kind: "claim", by: "north", tricks: 4 } }));
    clock.pass(700);
    expect(heard()).toEqual([
      "Margit claims 4 of the remaining tricks. It cannot be proved. Refuse, and play goes on.",
    ]);
  });

  it("hear of a card that the other one took back", async () => {
    const { server, clock, heard } = await listening();
    server.send(between(recorded(9), {}));
    heard();
    const before = recorded(8);
    server.send({ ...between(before, {}), seq: 20 });
    clock.pass(700);
    expect(heard()).toEqual(["Margit takes the last card back."]);
  });

  it("hear of the wish for another match, and of the next hand dealt", async () => {
    const { server, heard } = await listening();
    const table = recorded(56);
    server.send(between(table, { phase: "match_over", match_winner: "north" }));
    heard();
    const rematch = { by: "north", table: null } as const;
    server.send(between(table, { seq: 1, phase: "match_over", match_winner: "north", rematch }));
    expect(heard()).toEqual(["Margit would like another match."]);
  });

  it("hear who has gone on while a result is read", async () => {
    const { server, heard } = await listening();
    server.send(between(recorded(56), {}));
    heard();
    server.send(between(recorded(57), {}));
    expect(heard()).toEqual(["Margit has gone on: the next hand is dealt."]);
  });
});

describe("the end", () => {
  it("of a match is told after that of its hand, and once", async () => {
    const { server, heard } = await listening();
    const table = recorded(56);
    const end = { phase: "match_over", match_winner: "north", points: [11, 4] } as const;
    server.send(recorded(55), { ...table, ...end, practice: false });
    server.send({ ...table, ...end, practice: false, seq: 99 });
    expect(heard().at(-1)).toBe(
      "Queen of diamonds, takes the trick. Margit wins the hand 8–5 and scores 3. " +
        "Margit wins the match 11–4.",
    );
  });

  it("names both where two share a screen", async () => {
    const { server, heard } = await listening("en", "long", "Ann");
    const table = recorded(56);
    const results = table.results.map((result) => ({ ...result, winner: "south" as const }));
    server.send({ ...table, results, practice: false });
    expect(heard()).toEqual(["Ann wins the hand 5–8 and scores 0."]);
  });

  it("by a claim says so", async () => {
    const { server, heard } = await listening();
    const { view, ...table } = recorded(56);
    if (view === null) throw new Error("nothing is dealt");
    server.send(recorded(54), {
      ...table,
      practice: false,
      view: { ...view, tricks: view.tricks.slice(0, 25), ending: CLAIM },
    });
    expect(heard()).toEqual(["Your claim of 1 stands. Margit wins the hand 8–5 and scores 3."]);
  });
});

const CLAIM = { kind: "claim", seat: "south", tricks: 1 } as const;
