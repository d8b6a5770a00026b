/** Asking one's device for a passkey, or to use one. */

import { useRef, useState } from "preact/hooks";
import { makePasskey, usePasskey } from "../../people/passkeys";
import { t } from "../../texts/texts";
import { inWords } from "../../wire/failure";
import { people } from "../../wire/people";

interface Device {
  /** Whether the device is being asked. */
  readonly isAsked: boolean;
  readonly problem: string | null;
  /** Ask it no longer. */
  readonly cancel: () => void;
  readonly make: (name: string | null) => void;
  readonly signIn: () => void;
}

/**
 * @param onDone is told the recovery codes of a new person.
 */
export function useDevice(onDone: (codes: readonly string[] | null) => void): Device {
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const asking = useRef<AbortController | null>(null);

  const ask = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (asking.current !== null) return;
    const here = new AbortController();
    asking.current = here;
    setProblem(null);
    setAsked(true);
    try {
      await work(here.signal);
    } catch (error) {
      setProblem(inWords(error));
    } finally {
      asking.current = null;
      setAsked(false);
    }
  };

  return {
    isAsked,
    problem,
    cancel: () => asking.current?.abort(),
    make: (name) =>
      void ask(async (signal) => {
        const made = await makePasskey(await people.beginToMake(name), signal);
        if (made === null) setProblem(t("account-not-made"));
        else onDone((await people.make({ ...made, name })).codes);
      }),
    signIn: () =>
      void ask(async (signal) => {
        const credential = await usePasskey(await people.beginToSignIn(), signal);
        if (credential === null) {
          setProblem(t("account-not-used"));
          return;
        }
        await people.signIn({ credential });
        onDone(null);
      }),
  };
}
