import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
const { DEFAULTS, readSettings } = await import("../../src/app/settings");

describe("kept settings", () => {
  it("are read again", () => {
    const kept = { ...DEFAULTS, speed: "fast", tapGuard: true, language: "fr" };
    expect(readSettings(JSON.stringify(kept))).toEqual(kept);
  });

  it("fall back one by one where they are of another kind", () => {
    const kept = JSON.stringify({ tapGuard: "yes", deck: "four", ownKeys: "x", strange: 1 });
    expect(readSettings(kept)).toEqual({ ...DEFAULTS, deck: "four" });
  });

  it.each([null, "", "null", "[]", "{", "7"])("fall back altogether for %j", (text) => {
    expect(readSettings(text)).toEqual(DEFAULTS);
  });
});
