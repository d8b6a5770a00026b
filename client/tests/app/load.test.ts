import { describe, expect, it } from "vitest";
import { loadPart } from "../../src/app/load";

/** A part that comes after so many failures, on a server that is or is not another one by then. */
function loading(failures: number, isOutdated = false) {
  const waited: number[] = [];
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked > failures ? Promise.resolve("page") : Promise.reject(new Error("no network"));
  };
  const loaded = loadPart(
    load,
    () => Promise.resolve(isOutdated),
    (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
  );
  return { loaded, waited };
}

describe("a part of the program", () => {
  it("is there at once on a sound network", async () => {
    const { loaded, waited } = loading(0);
    expect(await loaded).toEqual({ kind: "ready", part: "page" });
    expect(waited).toEqual([]);
  });

  it.each([1, 2])("is there after %d failures of the network", async (failures) => {
    const { loaded, waited } = loading(failures);
    expect(await loaded).toEqual({ kind: "ready", part: "page" });
    expect(waited).toEqual([500, 2_000].slice(0, failures));
  });

  it("is given up after the third failure, and the network is named as the cause", async () => {
    expect(await loading(3).loaded).toEqual({ kind: "unreachable" });
  });

  it("is not waited for when the server has another build", async () => {
    const { loaded, waited } = loading(1, true);
    expect(await loaded).toEqual({ kind: "outdated" });
    expect(waited).toEqual([]);
  });
});
