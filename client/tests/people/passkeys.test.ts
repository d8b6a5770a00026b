/** What the browser is asked, from what the server says. */

import { expect, it } from "vitest";
import { bytesOf, creationOf, requestOf, textOf } from "../../src/people/passkeys";

it("reads and writes base64url", () => {
  const bytes = Uint8Array.of(0xfb, 0xff, 0xfe, 0x00);
  expect(textOf(bytes.buffer)).toBe("-__-AA");
  expect([...bytesOf("-__-AA")]).toEqual([...bytes]);
});

it("asks for a passkey of a person, on a device that has none of theirs", () => {
  const options = {
    challenge: "AQID",
    rp: { id: "localhost", name: "German Whist" },
    user: { id: "BAU", name: "Ann", displayName: "Ann" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    excludeCredentials: [{ id: "Bgc", type: "public-key" }],
  };
  const asked = creationOf(options);
  expect(asked.challenge).toEqual(Uint8Array.of(1, 2, 3));
  expect(asked.user.id).toEqual(Uint8Array.of(4, 5));
  expect(asked.excludeCredentials?.[0]?.id).toEqual(Uint8Array.of(6, 7));
  expect(asked.rp).toEqual(options.rp);
});

it("asks for any passkey of this server", () => {
  const asked = requestOf({ challenge: "AQID", rpId: "localhost", allowCredentials: [] });
  expect(asked).toEqual({
    challenge: Uint8Array.of(1, 2, 3),
    rpId: "localhost",
    allowCredentials: [],
  });
});
