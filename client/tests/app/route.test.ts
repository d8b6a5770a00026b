import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("history", { state: null });
vi.stubGlobal("addEventListener", () => undefined);
const { href, readRoute } = await import("../../src/app/route");

describe("an address", () => {
  it("names a page and what is on it", () => {
    expect(readRoute("#/table/k3v")).toEqual(["table", "k3v"]);
    expect(readRoute("")).toEqual([]);
    expect(readRoute("#/review/%")).toEqual(["review", "%"]);
  });

  it("is read as it was written, whatever stands in it", () => {
    expect(readRoute(href("join", "a/b", "ä #?"))).toEqual(["join", "a/b", "ä #?"]);
  });
});
