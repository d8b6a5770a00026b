import { describe, expect, it } from "vitest";
import {
  announce,
  isTakenBack,
  sayBeginning,
  sayNow,
  sayResult,
  withoutRepeats,
} from "../../src/table/say";
import type { TableMessage } from "../../src/wire/messages";
import { recorded, recordedFrom } from "../fake/recording";
import { connected } from "../fake/server";

/** What stands in the message line once everything has moved. */
function saidAfter(...messages: readonly TableMessage[]) {
  const { session, server, clock } = connected();
  server.send(...messages);
  clock.pass(10_000);
  return sayNow(session.model, "Margit");
}

describe("the message line", () => {
  it("names the suit to follow", () => {
    const view = recorded(2).view;
    const suit = view?.led?.charAt(1);
    const hasSuit = view?.holding.some((card) => card.charAt(1) === suit);
    expect(saidAfter(...recordedFrom(1, 2))?.id).toBe(hasSuit ? "say-follow" : "say-void");
  });

  it("says that anything may be played without a card of the suit led", () => {
    const table = recorded(2);
    const view = table.view;
    if (view === null) throw new Error("nothing is dealt");
    const holding = view.holding.filter((card) => card.charAt(1) !== view.led?.charAt(1));
    const said = saidAfter({ ...table, view: { ...view, holding, legal: holding } });
    expect(said).toMatchObject({ id: "say-void", isTurn: true });
  });

  it("says that stage one is free when a suit held need not be followed", () => {
    const table = recorded(2);
    const view = table.view;
    if (view === null) throw new Error("nothing is dealt");
    expect(
      saidAfter({
        ...table,
        view: { ...view, led: "2H", holding: ["3H", "4C"], legal: ["3H", "4C"] },
      })?.id,
    ).toBe("say-follow-free");
  });

  it("says that stage two has begun to the one who leads", () => {
    const table = recorded(30);
    const view = table.view;
    if (view === null) throw new Error("nothing is dealt");
    const mine = { ...view, leader: "south", to_play: "south", legal: view.holding } as const;
    const said = saidAfter({ ...table, view: mine, abilities: { ...table.abilities, play: null } });
    expect(said?.id).toBe("say-lead-stage-two-first");
  });

  it("asks for patience while the opponent thinks", () => {
    expect(saidAfter(recorded(1))).toMatchObject({ id: "say-thinking", isTurn: false });
  });
});

describe("the announcements", () => {
  it("tell the whole trick: who played what, who took and who drew", () => {
    const { session, server } = connected();
    server.send(...recordedFrom(1, 2));
    session.finish();
    server.send(recorded(3));
    const ids = announce(session.model.told, recorded(3), "Margit").map(({ id }) => id);
    expect(ids).toEqual(["told-played-you", "told-won-them"]);
  });

  it("tell the own card once the server has it, and only once", () => {
    const { session, server } = connected();
    server.send(...recordedFrom(1, 2));
    session.finish();
    session.play("3C");
    expect(session.model.told.map(({ seat }) => seat)).toEqual(["north"]);
    server.send(recorded(3));
    const ids = announce(session.model.told, recorded(3), "Margit").map(({ id }) => id);
    expect(ids).toEqual(["told-played-you", "told-won-them"]);
    server.send(recorded(4));
    expect(session.model.told.map(({ seat }) => seat)).toEqual(["north"]);
  });

  it("name the start of stage two", () => {
    const { session, server } = connected();
    server.send(recorded(29), recorded(30));
    const ids = announce(session.model.told, recorded(30), "Margit").map(({ id }) => id);
    expect(ids.at(-1)).toBe("told-stage-two");
  });
});

describe("the beginning of a hand", () => {
  it("tells the cut and the dealer of the first hand", () => {
    const [north, south] = recorded(1).cuts.at(-1) ?? [];
    const told = sayBeginning(recorded(1), "Margit");
    expect(told.map(({ id }) => id)).toEqual(["told-cut", "told-dealt-you"]);
    expect(told[0]?.args).toMatchObject({ yours: south, theirs: north, dealer: "you" });
  });

  it("tells only the dealer of a later hand", () => {
    const ids = sayBeginning(recorded(57), "Margit").map(({ id }) => id);
    expect(ids).toEqual(["told-dealt-them"]);
  });

  it("is told also when the opponent has led already", () => {
    expect(sayBeginning(recorded(2), "Margit")).toEqual(sayBeginning(recorded(1), "Margit"));
  });

  it("is not told any more once this player has led", () => {
    const { view, ...table } = recorded(2);
    if (view === null) throw new Error("nothing is dealt");
    expect(sayBeginning({ ...table, view: { ...view, leader: "south" } }, "Margit")).toEqual([]);
  });

  it("is the trick from which the hand is played on", () => {
    const origin = { table: "another", hand: 3, plays: 9 };
    const told = sayBeginning({ ...recorded(2), origin }, "Margit");
    expect(told).toMatchObject([{ id: "told-play-on", args: { trick: 5 } }]);
  });
});

describe("a card taken back", () => {
  it("is noticed, and a card played is not", () => {
    expect(isTakenBack(recorded(4), recorded(5))).toBe(true);
    expect(isTakenBack(recorded(5), recorded(6))).toBe(false);
    expect(isTakenBack(recorded(56), recorded(57))).toBe(false);
  });
});

describe("the result of a hand", () => {
  const table = recorded(56);
  const withResult = (
    counted: [number, number],
    points: [number, number],
    winner: "north" | "south" | null,
  ) =>
    sayResult(
      { ...table, results: [{ counted, points, winner, ended: "played", practice: false }] },
      { me: "south", name: "Margit" },
    );

  it("names the winner's tricks first", () => {
    expect(withResult([4, 9], [0, 5], "south")).toMatchObject({
      id: "result-won",
      args: { yours: 9, theirs: 4, points: 5 },
    });
    expect(withResult([9, 4], [5, 0], "north")).toMatchObject({
      id: "result-lost",
      args: { yours: 4, theirs: 9, points: 5 },
    });
  });

  it("gives both scores when both have scored", () => {
    expect(withResult([4, 9], [4, 9], "south")).toMatchObject({
      id: "result-both",
      args: { points: 9, other: 4 },
    });
  });

  it("says that nobody has won equal counts", () => {
    expect(withResult([13, 13], [0, 0], null)?.id).toBe("result-even");
    expect(withResult([13, 13], [13, 13], null)?.id).toBe("result-even-both");
  });
});

describe("sayings told together", () => {
  const saying = (id: string) => ({ id, args: {}, isTurn: false });
  const left = (...ids: string[]) => withoutRepeats(ids.map(saying)).map(({ id }) => id);

  it("say once who leads to the first trick", () => {
    const ids = ["told-cut", "told-dealt-them", "say-lead-first"];
    expect(left(...ids)).toEqual(["told-cut", "told-dealt-them"]);
    expect(left("say-lead-first")).toEqual(["say-lead-first"]);
  });

  it("say once that the stock is out, unless the hand is low", () => {
    const lead = "say-lead-stage-two-first";
    expect(left("told-won-you", "told-stage-two", lead)).toEqual(["told-won-you", lead]);
    expect(left("told-stage-two", "told-led", "say-void")).toHaveLength(3);
    expect(left("told-stage-two-low", lead)).toHaveLength(2);
  });
});

describe("the first trick of stage two", () => {
  it("is announced to the one who follows too", () => {
    expect(saidAfter(recorded(31))?.id).toMatch(/^say-(follow|void)-stage-two-first$/);
  });
});
