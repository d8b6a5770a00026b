import { describe, expect, it } from "vitest";
import { sayNow, sayResult } from "../../src/table/say";
import type { TableView } from "../../src/wire/messages";
import { recorded, recordedFrom } from "../fake/recording";
import { connected } from "../fake/server";

/** What stands in the message line once everything has moved. */
function saidAfter(...messages: readonly TableView[]) {
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

  it("names the suit to follow to who holds nothing else", () => {
    const table = recorded(2);
    const view = table.view;
    if (view === null) throw new Error("nothing is dealt");
    const holding = ["3H", "4H"] as const;
    const said = saidAfter({ ...table, view: { ...view, led: "2H", holding, legal: holding } });
    expect(said).toMatchObject({ id: "say-follow", args: { suit: "H" } });
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

describe("the first trick of stage two", () => {
  it("is announced to the one who follows too", () => {
    expect(saidAfter(recorded(31))?.id).toMatch(/^say-(follow|void)-stage-two-first$/);
  });
});
