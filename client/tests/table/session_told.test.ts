import { describe, expect, it } from "vitest";
import type { AdviceMessage, TableView } from "../../src/wire/messages";
import { following, refused } from "../fake/following";
import { recorded, recordedFrom } from "../fake/recording";
import { connected } from "../fake/server";

describe("messages", () => {
  it("that are older than the state shown are passed over", () => {
    const { session, server } = connected();
    server.send(recorded(4), recorded(3));
    expect(session.model.table?.seq).toBe(4);
  });

  it("of a later state end a request", () => {
    const { session, server } = following();
    session.ask({ type: "undo" });
    server.send({ ...recorded(2), seq: 3 });
    expect(session.model.pending).toBeNull();
  });

  it("with advice are shown for the hint that was asked alone", () => {
    const { session, server } = following();
    session.ask({ type: "hint" });
    server.send({ ...recorded(2), seq: 3, practice: true });
    const advice: AdviceMessage = {
      v: 2,
      type: "advice",
      seq: 1,
      plays: [],
      reasons: [],
      exact: true,
      worlds: 0,
      coached: null,
    };
    server.send(advice);
    expect(session.model.advice).toBeNull();
    server.send({ ...advice, seq: 2 });
    expect(session.model.advice).toEqual({ ...advice, seq: 2 });
  });
});

describe("a lost connection", () => {
  it("keeps the table in sight and lets nothing be asked", () => {
    const { session, server, card } = following();
    server.drop();
    session.tap(card);
    session.ask({ type: "undo" });
    expect(session.model.scene?.holding).toContain(card);
    expect(server.received).toEqual([]);
  });

  it("sends a card again that may have been lost on its way", () => {
    const { session, server, clock, card } = following();
    session.tap(card);
    server.drop();
    clock.pass(1_000);
    server.accept();
    server.send(recorded(2));
    expect(server.received).toEqual([
      { type: "play", card, seq: 2 },
      { type: "play", card, seq: 2 },
    ]);
  });

  it("goes on from the new state when the card had arrived", () => {
    const { session, server, clock, card } = following();
    session.tap(card);
    server.drop();
    clock.pass(1_000);
    server.accept();
    server.send(recorded(6));
    clock.pass(10_000);
    expect(server.received).toHaveLength(1);
    expect(session.model.scene?.holding).toEqual(recorded(6).view?.holding);
  });
});

describe("another match", () => {
  /** A session at the end of a match, and its last table. */
  function ended() {
    const table = connected();
    const view = { ...recorded(1).view, over: true } as TableView["view"];
    const over = { ...recorded(1), seq: 60, phase: "match_over", view } as TableView;
    const abilities = { ...over.abilities, rematch: null };
    table.server.send({ ...over, abilities });
    return { ...table, over: { ...over, abilities } };
  }

  it("is agreed to when both have asked at the same moment", () => {
    const { session, server, over } = ended();
    session.ask({ type: "rematch" });
    server.send({ ...over, seq: 61, rematch: { by: "north", table: null } });
    server.send({ ...refused("stale"), seq: 60, request: "rematch" });
    expect(server.received).toEqual([
      { type: "rematch", seq: 60 },
      { type: "rematch", seq: 61 },
    ]);
  });

  it("is asked for once", () => {
    const { session, server, over } = ended();
    session.ask({ type: "rematch" });
    session.ask({ type: "rematch" });
    const rematch = { by: "south", table: null } as const;
    server.send({
      ...over,
      seq: 61,
      rematch,
      abilities: { ...over.abilities, rematch: "already_offered" },
    });
    expect(server.received).toEqual([{ type: "rematch", seq: 60 }]);
    expect(session.model.pending).toBeNull();
  });
});

describe("between two people", () => {
  const friend = { kind: "person", name: "Bob", level: null, present: true } as never;
  const between = (message: TableView, changes: Partial<TableView> = {}): TableView => ({
    ...message,
    seats: { north: friend, south: friend },
    ...changes,
  });

  it.each(["undo", "claim"] as const)("a refused %s is told to the one who asked", (kind) => {
    const { session, server } = following();
    const offer = { kind, by: "south", tricks: 3 } as const;
    server.send(between(recorded(2), { seq: 3, offer }));
    expect(session.model.notice).toBeNull();
    server.send(between(recorded(2), { seq: 4, offer: null }));
    expect(session.model.notice).toEqual({ kind: "unable", text: `told-${kind}-refused` });
  });

  it("an offer of the other one that is answered is told to nobody", () => {
    const { session, server } = following();
    const offer = { kind: "undo", by: "north", tricks: 0 } as const;
    server.send(between(recorded(2), { seq: 3, offer }));
    server.send(between(recorded(2), { seq: 4, offer: null }));
    expect(session.model.notice).toBeNull();
  });

  it("a result stays in sight when the other one goes on", () => {
    const { session, server, over, next } = afterHand();
    server.send(next);
    expect(session.model.table).toEqual(over);
    expect(session.model.isNextDealt).toBe(true);
    const before = server.received.length;
    session.ask({ type: "next" });
    expect(session.model.table).toEqual(next);
    expect(session.model.isNextDealt).toBe(false);
    expect(server.received).toHaveLength(before);
  });

  it("a result goes when its own player goes on", () => {
    const { session, server, next } = afterHand();
    session.ask({ type: "next" });
    server.send(next);
    expect(session.model.table).toEqual(next);
  });

  /** A session that shows the result of the first hand, and the deal of the next. */
  function afterHand() {
    const table = connected();
    const over = [...recordedFrom(1, 99)].find(({ phase }) => phase === "hand_over");
    const next = [...recordedFrom((over?.seq ?? 0) + 1, 99)][0];
    if (over === undefined || next === undefined)
      throw new Error("no hand was recorded to its end");
    table.server.send(over);
    table.clock.pass(10_000);
    return { ...table, over, next };
  }
});
