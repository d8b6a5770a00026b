import { describe, expect, it } from "vitest";
import { reachOf } from "../../src/app/reach";

describe("the reach of an address", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "cards.localhost"])(
    "%s is this machine's alone",
    (host) => expect(reachOf(host)).toBe("here"),
  );
  it.each([
    "192.168.1.20",
    "10.0.0.7",
    "172.16.0.1",
    "[fe80::1]",
    "[fd12::1]",
    "desk",
    "desk.local",
  ])("%s is for those in the same network", (host) => expect(reachOf(host)).toBe("nearby"));
  it.each(["cards.example", "172.32.0.1", "8.8.8.8", "[2001:db8::1]", "127.0.0.1.example"])(
    "%s is for everybody",
    (host) => expect(reachOf(host)).toBe("anywhere"),
  );
});
