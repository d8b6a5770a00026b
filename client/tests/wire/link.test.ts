import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { recorded } from "../fake/recording";
import { connected } from "../fake/server";

describe("a link", () => {
  it("comes back by itself, and waits longer each time", () => {
    const { clock, server } = connected();
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const before = server.opened;
      server.drop();
      clock.pass(wait - 1);
      expect(server.opened).toBe(before);
      clock.pass(1);
      expect(server.opened).toBe(before + 1);
    }
  });

  it("is patient anew once a message has come", () => {
    const { clock, server } = connected();
    server.drop();
    clock.pass(500);
    server.drop();
    clock.pass(1_000);
    server.accept();
    server.send(recorded(1));
    server.drop();
    clock.pass(500);
    expect(server.opened).toBe(4);
  });

  it("can be tried before its time, once", () => {
    const { clock, server, link } = connected();
    server.drop();
    link.connect();
    link.connect();
    clock.pass(60_000);
    expect(server.opened).toBe(2);
  });

  it("gives up where there is no seat", () => {
    const { clock, server, link } = connected();
    server.drop(4404);
    clock.pass(60_000);
    expect(server.opened).toBe(1);
    expect(link.state).toEqual({ kind: "closed", reason: "no_seat" });
  });

  it("gives up when the server speaks a later version", () => {
    const { server, link } = connected();
    server.send({ ...recorded(1), v: 3 } as never);
    expect(link.state).toEqual({ kind: "closed", reason: "too_old" });
  });

  it("gives up when the server still speaks the version before", () => {
    const { server, link } = connected();
    const before = new URL("../fake/version-1.json", import.meta.url);
    server.send(JSON.parse(readFileSync(fileURLToPath(before), "utf8")) as never);
    expect(link.state).toEqual({ kind: "closed", reason: "too_old" });
  });

  it("listens to the newest socket alone", () => {
    const { server, link, session } = connected();
    link.close();
    server.send(recorded(1));
    expect(session.model.table).toBeNull();
  });

  it("asks a silent server for a sign of life, and notices within ten seconds when none comes", () => {
    const { clock, server } = connected();
    server.isAlive = false;
    clock.pass(5_000);
    expect(server.pings).toBe(1);
    clock.pass(4_999);
    expect(server.states.at(-1)).toEqual({ kind: "open" });
    clock.pass(1);
    expect(server.states.at(-1)?.kind).toBe("lost");
    clock.pass(500);
    expect(server.opened).toBe(2);
  });

  it("asks once more when the page itself was held up, and has perhaps not read the answer", () => {
    const { clock, server } = connected();
    server.isAlive = false;
    clock.pass(5_000);
    clock.holdUp(60_000);
    clock.pass(0);
    expect([server.pings, server.states.at(-1)]).toEqual([2, { kind: "open" }]);
    clock.pass(5_000);
    expect(server.states.at(-1)?.kind).toBe("lost");
  });

  it("stays with a server that answers, and tells nobody of that", () => {
    const { clock, server, session } = connected();
    let changes = 0;
    session.subscribe(() => (changes += 1));
    clock.pass(100_000);
    expect([server.opened, server.pings, changes]).toEqual([1, 20, 0]);
  });

  it("asks nothing once it is closed", () => {
    const { clock, server, link } = connected();
    link.close();
    clock.pass(60_000);
    expect(server.pings).toBe(0);
  });
});
