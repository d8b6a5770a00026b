import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableSession } from "../../src/table/session";
import type { TableView } from "../../src/wire/messages";

const { createTable, playAgain, sitDown } = vi.hoisted(() => ({
  createTable: vi.fn(),
  playAgain: vi.fn(),
  sitDown: vi.fn(),
}));
vi.mock("../../src/app/route", () => ({ go: vi.fn() }));
vi.mock("../../src/app/settings", () => ({ chosenDealer: () => "north" }));
vi.mock("../../src/app/sitDown", () => ({ sitDown }));
vi.mock("../../src/wire/failure", () => ({ inWords: (error: Error) => `told: ${error.message}` }));
vi.mock("../../src/wire/api", () => ({ api: { createTable, playAgain } }));
vi.mock("../../src/table/next", () => ({ nextStep: ({ step }: { step: string }) => step }));
const { afterHand } = await import("../../src/pages/table/afterHand");

const TABLE = { id: "t1", me: "south", preset: "small", rules: {}, seats: {} };
const ended = (step: string) => ({ ...TABLE, step }) as unknown as TableView;

describe("what follows a hand", () => {
  const told: (string | null)[] = [];
  const ways = afterHand({} as TableSession, "table", (problem) => told.push(problem));
  const tries = [
    ["a new match", () => ways.onNext(ended("new")), createTable],
    ["the hand once more", () => ways.onNext(ended("repeat")), playAgain],
    ["the other side", () => ways.onAgain(ended("new")), playAgain],
  ] as const;

  beforeEach(() => {
    told.length = 0;
    vi.resetAllMocks();
  });

  it.each(tries)("is told when it fails: %s", async (_, begin, asked) => {
    asked.mockRejectedValue(new Error("busy"));
    begin();
    await vi.waitFor(() => expect(told).toEqual([null, "told: busy"]));
    expect(sitDown).not.toHaveBeenCalled();
  });

  it.each(tries)("is gone to when it succeeds: %s", async (_, begin, asked) => {
    asked.mockResolvedValue({ id: "t2" });
    begin();
    await vi.waitFor(() => expect(sitDown).toHaveBeenCalledWith({ id: "t2" }, "table"));
    expect(told).toEqual([null]);
  });
});
