import { describe, expect, it } from "vitest";
import type { AdviceMessage, CardCode, Request } from "../../src/wire/messages";
import { following, refused } from "../fake/following";
import { recorded, recordedFrom } from "../fake/recording";
import { connected } from "../fake/server";

function viewWith(seq: number, change: object) {
  const view = recorded(seq).view;
  return view === null ? null : { ...view, ...change };
}

describe("playing a card", () => {
  it("sends the card with the number of the state it was made for", () => {
    const { session, server, card } = following();
    session.tap(card);
    expect(server.received).toEqual([{ type: "play", card, seq: 2 }]);
  });

  it("shows the card on the table before the server has answered", () => {
    const { session, card } = following();
    session.tap(card);
    expect(session.model.scene?.follow).toBe(card);
    expect(session.model.scene?.holding).not.toContain(card);
  });

  it("sends one card for a double tap", () => {
    const { session, server, legal } = following();
    for (const card of legal) session.tap(card);
    expect(server.received).toHaveLength(1);
  });

  it("asks for what was wished meanwhile when the card has been acknowledged", () => {
    const { session, server, card } = following();
    session.tap(card);
    session.ask({ type: "resign" });
    expect(server.received).toHaveLength(1);
    server.send(recorded(3));
    expect(server.received.slice(1)).toEqual([{ type: "resign", seq: 3 }]);
  });

  it("never plays a second card with the second tap of a double tap, however quick the answer", () => {
    const { session, server, card } = following();
    session.tap(card);
    server.send(...recordedFrom(3, 4));
    session.finish();
    for (const next of recorded(4).view?.legal ?? []) session.tap(next);
    expect(server.received).toHaveLength(1);
  });

  it("says why a card must wait, and sends nothing", () => {
    const { session, server } = following();
    server.send({ ...recorded(2), seq: 3, view: viewWith(2, { legal: ["TS"] }) });
    session.tap("2C");
    expect(session.model.notice).toEqual({ kind: "must_follow", card: "2C" });
    expect(server.received).toEqual([]);
  });

  it("says whose turn it is, and sends nothing", () => {
    const { session, server, clock } = connected();
    server.send(recorded(1));
    clock.pass(10_000);
    session.tap(recorded(1).view?.holding[0] ?? "2C");
    expect(session.model.notice).toEqual({ kind: "not_your_turn" });
    expect(server.received).toEqual([]);
  });

  it("gives the card back when the server refuses it", () => {
    const { session, server, card } = following();
    session.tap(card);
    server.send(refused("must_follow"));
    expect(session.model.scene?.holding).toContain(card);
    expect(session.model.notice).toEqual({ kind: "refused", code: "must_follow", request: "play" });
    expect(session.model.pending).toBeNull();
  });

  it("plays again by itself when something else happened first", () => {
    const { session, server, card } = following();
    session.tap(card);
    server.send({ ...recorded(2), seq: 3 }, refused("stale"));
    expect(server.received.map(({ seq }) => seq)).toEqual([2, 3]);
    expect(session.model.scene?.follow).toBe(card);
  });
});

describe("a wish while the own card is under way", () => {
  /** South has played and wished for something; then north has led on before it arrived. */
  function overtaken(wish: Request, abilities: object = {}) {
    const table = following();
    table.session.tap(table.card);
    table.session.ask(wish);
    table.server.send(recorded(3));
    const seq = recorded(3).seq;
    const next = recorded(4);
    table.server.send({ ...next, abilities: { ...next.abilities, ...abilities } });
    table.server.send({ ...refused("stale"), seq, request: wish.type });
    return { ...table, sent: table.server.received.slice(1), next };
  }

  it("that others have waited with is not forgotten", () => {
    const { session, server, card } = following();
    session.tap(card);
    session.ask({ type: "claim", tricks: 3 });
    session.ask({ type: "resign" });
    server.send(recorded(3), { ...refused("claim_unproven"), seq: 3, request: "claim" });
    expect(server.received.slice(1)).toEqual([
      { type: "claim", tricks: 3, seq: 3 },
      { type: "resign", seq: 3 },
    ]);
  });

  it.each<Request>([{ type: "undo" }, { type: "resign" }, { type: "resign_match" }])(
    "is asked again when it was overtaken: $type",
    (wish) => {
      const { sent, next } = overtaken(wish, { [wish.type]: null });
      expect(sent).toEqual([
        { ...wish, seq: 3 },
        { ...wish, seq: next.seq },
      ]);
    },
  );

  it.each<Request>([{ type: "claim", tricks: 3 }, { type: "hint" }])(
    "is told to be too late when it meant one moment: $type",
    (wish) => {
      const { session, sent } = overtaken(wish, { [wish.type]: null });
      expect(sent).toEqual([{ ...wish, seq: 3 }]);
      expect(session.model.notice).toEqual({ kind: "unable", text: "refused-stale" });
    },
  );

  it("is told to be too late when it can no longer be granted", () => {
    const { session } = overtaken({ type: "undo" }, { undo: "already_revealed" });
    expect(session.model.notice).toEqual({ kind: "unable", text: "refused-stale" });
  });

  it("to leave does not wait: nobody may be there to send it later", () => {
    const { session, server, card } = following();
    session.tap(card);
    session.ask({ type: "leave" });
    expect(server.received.map(({ type }) => type)).toEqual(["play", "leave"]);
  });
});

describe("a tap while cards move", () => {
  it("finishes the movement and plays nothing", () => {
    const { session, server, clock } = connected();
    server.send(...recordedFrom(1, 2));
    expect(session.model.isMoving).toBe(true);
    session.tap(recorded(2).view?.legal[0] ?? "2C");
    expect(session.model.isMoving).toBe(false);
    clock.pass(1_000);
    expect(server.received).toEqual([]);
  });
});

describe("the misclick guard", () => {
  it("lifts a card with the first tap and plays it with the second", () => {
    const { session, server, clock, card } = following();
    session.hasTapGuard = true;
    session.tap(card);
    expect(session.model.lifted).toBe(card);
    expect(server.received).toEqual([]);
    clock.pass(500);
    session.tap(card);
    expect(server.received).toHaveLength(1);
  });

  it("lifts another card instead", () => {
    const { session, server, clock, legal } = following();
    session.hasTapGuard = true;
    const [one, other] = legal as [CardCode, CardCode];
    session.tap(one);
    clock.pass(500);
    session.tap(other);
    expect(session.model.lifted).toBe(other);
    expect(server.received).toEqual([]);
  });
});

describe("a coach", () => {
  const warning = (card: CardCode): AdviceMessage => ({
    v: 2,
    type: "advice",
    seq: 2,
    plays: [],
    reasons: [],
    exact: true,
    worlds: 0,
    coached: { card, tricks: 0.5 },
  });

  it("looks at a card first, and once it has warned the card is played", () => {
    const { session, server, card } = following();
    session.coach.from = 0.3;
    session.play(card);
    expect(server.received).toMatchObject([{ type: "coached", card, tricks: 0.3 }]);
    server.send({ ...recorded(2), seq: 3, practice: true }, warning(card));
    expect(session.model.warning?.coached?.card).toBe(card);
    expect(session.model.scene?.holding).toContain(card);
    session.dismissWarning();
    session.play(card);
    expect(server.received.at(-1)).toMatchObject({ type: "play", card, seq: 3 });
  });

  it("that has no time lets the card be played", () => {
    const { session, server, card } = following();
    session.coach.from = 0.3;
    session.play(card);
    server.send({ v: 2, type: "refused", code: "busy", seq: 2, request: "coached" });
    expect(server.received.at(-1)).toMatchObject({ type: "play", card });
  });
});

describe("closing", () => {
  it("ends the link, and what was to end with the session", () => {
    const { session } = following();
    const ended: string[] = [];
    session.onClose = () => ended.push(session.model.link.kind);
    session.close();
    expect(ended).toEqual(["closed"]);
  });
});
