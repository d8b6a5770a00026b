import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/wire/api";
import { isPassing, nextWait } from "../../src/wire/silence";

describe("what the server has not answered", () => {
  it.each([
    ["dropped line", new TypeError("Failed to fetch")],
    ["proxy without its server", new ApiError(502, "failed", "")],
  ])("is asked again, each time later: %s", (_, error) => {
    expect(nextWait(error, 0)).toBe(1_000);
    expect(nextWait(error, 1_000)).toBe(2_000);
    expect(nextWait(error, 15_000)).toBe(15_000);
  });

  it.each([
    ["refusal", new ApiError(403, "no_seat", "no seat")],
    ["server that has too much to do", new ApiError(503, "busy", "much is thought about")],
    ["fault in the page", new Error("strange")],
  ])("is no %s, which would be the same again", (_, error) => {
    expect(nextWait(error, 0)).toBeNull();
  });
});

describe("what may be answered otherwise in a moment", () => {
  it("is silence, and a server that has too much to do", () => {
    expect(isPassing(new TypeError("Failed to fetch"))).toBe(true);
    expect(isPassing(new ApiError(503, "busy", "much is thought about"))).toBe(true);
    expect(isPassing(new ApiError(422, "bad_card", "no card"))).toBe(false);
  });
});
