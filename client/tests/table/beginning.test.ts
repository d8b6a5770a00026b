import { describe, expect, it } from "vitest";
import { framesOfDeal } from "../../src/table/beginning";
import { sceneAt, momentOf } from "../../src/table/rewind";
import { sceneOf } from "../../src/table/scene";
import { recorded } from "../fake/recording";
import { connected } from "../fake/server";

const movements = (seq: number) => framesOfDeal(recorded(seq))?.map(({ movement }) => movement);

describe("the beginning of a hand", () => {
  it("of a match shows the cut, the deal and the first upcard", () => {
    expect(movements(1)).toEqual(["cut", "deal", "turn"]);
  });

  it("shows the first lead too when it came with the deal", () => {
    expect(movements(2)).toEqual(["cut", "deal", "turn", "play"]);
    expect(framesOfDeal(recorded(2))?.at(-1)?.scene).toEqual(sceneOf(recorded(2)));
  });

  it("shows no cut in later hands", () => {
    expect(movements(57)?.slice(0, 2)).toEqual(["deal", "turn"]);
  });

  it("shows each player's own card of the cut, the dealer's marked", () => {
    const [cut] = framesOfDeal(recorded(1)) ?? [];
    const { cuts, view } = recorded(1);
    expect([cut?.scene.lead, cut?.scene.follow].sort()).toEqual([...(cuts.at(-1) ?? [])].sort());
    expect(cut?.scene).toMatchObject({ winner: view?.dealer, upcard: null });
  });

  it("shows no upcard before it is turned", () => {
    const [, deal, turn] = framesOfDeal(recorded(1)) ?? [];
    expect(deal?.scene.upcard).toBeNull();
    expect(turn?.scene.upcard).toBe(recorded(1).view?.upcard);
  });

  it("is over once a trick has been played", () => {
    expect(movements(4)).toBeUndefined();
  });

  it("is shown to whoever comes to a table, and a hand in play is not", () => {
    for (const [seq, isMoving] of [
      [2, true],
      [4, false],
    ] as const) {
      const { session, server } = connected();
      server.send(recorded(seq));
      expect(session.model.isMoving).toBe(isMoving);
    }
  });

  it("is shown when the next hand is dealt", () => {
    const { session, server, clock } = connected();
    server.send(recorded(56));
    clock.pass(10_000);
    session.ask({ type: "next" });
    server.send(recorded(57));
    expect(session.model.frame?.movement).toBe("deal");
  });
});

describe("the next hand that the other one had dealt", () => {
  it("is shown being dealt once the result has been read", () => {
    const { session, server, clock } = connected();
    server.send(recorded(56));
    clock.pass(10_000);
    server.send(recorded(57));
    expect(session.model.frame).toBeNull();
    session.ask({ type: "next" });
    expect(session.model.frame?.movement).toBe("deal");
  });
});

describe("an earlier moment of a hand", () => {
  it("is what the server sent then", () => {
    for (const seq of [1, 2, 7, 28, 29, 30, 31, 55]) {
      const then = recorded(seq);
      const expected = sceneOf(then);
      for (const later of [30, 55]) {
        if (later < seq) continue;
        const found = sceneAt(recorded(later), momentOf(then).plays);
        const sorted = found && { ...found, holding: [...found.holding].sort() };
        expect(sorted).toEqual(expected && { ...expected, holding: [...expected.holding].sort() });
      }
    }
  });

  it("is none that is still to come", () => {
    expect(sceneAt(recorded(2), 2)).toBeNull();
  });

  it("is where a player who looked away goes on", () => {
    const { session, server } = connected();
    session.seen = momentOf(recorded(2));
    server.send(recorded(3));
    expect(session.model.frame).toMatchObject({ movement: "play", seat: "south" });
  });
});
