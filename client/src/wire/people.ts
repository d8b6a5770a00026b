/** What the account page asks over HTTP; nobody else waits for it. */

import { haveKey, read, request, send } from "./api";
import type {
  AccountMessage,
  CodesMessage,
  JoinedMessage,
  OptionsMessage,
  PasskeyMade,
  PasskeyUse,
} from "./server";

export type { AccountMessage as Account, PersonMessage as Person } from "./server";

export const people = {
  /** Who this browser is, and what is kept. */
  me: () => read<AccountMessage>("me"),
  /** What to ask the device for a passkey. */
  beginToMake: async (name: string | null) => {
    await haveKey();
    return (await send<OptionsMessage>("me/passkeys/options", { name })).options;
  },
  make: (made: PasskeyMade) => send<JoinedMessage>("me/passkeys", made),
  /** Take away a passkey, and sign out whoever came with it. */
  remove: async (passkey: string) => {
    await request("DELETE", `me/passkeys/${encodeURIComponent(passkey)}`);
  },
  /** What to ask the device for signing in. */
  beginToSignIn: async () => {
    await haveKey();
    return (await send<OptionsMessage>("me/sign-in/options", {})).options;
  },
  signIn: async (used: PasskeyUse) => {
    await request("POST", "me/sign-in", used);
  },
  recover: async (code: string) => {
    await haveKey();
    await request("POST", "me/recovery", { code });
  },
  /** Ten new recovery codes; those from before are void. */
  newCodes: () => send<CodesMessage>("me/codes", {}),
  rename: async (name: string | null) => {
    await request("POST", "me/name", { name });
  },
  signOut: async () => {
    await request("POST", "me/sign-out", {});
  },
  /** All that is kept. */
  data: () => read<Readonly<Record<string, unknown>>>("me/data"),
  deleteEverything: async () => {
    await request("DELETE", "me/data");
  },
};
