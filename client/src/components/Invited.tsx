/** Somebody has invited whoever opened a link: what to, a name, and one button that accepts. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { change, settings } from "../app/settings";
import { useTitle } from "../app/title";
import { t } from "../texts/texts";
import { inWords } from "../wire/failure";
import { Heading } from "./Heading";
import { NameField } from "./NameField";
import { Problem } from "./Problem";
import { Wordmark } from "./drawings";
import "../styles/pages/notice.css";

interface InvitedProps {
  readonly title: string;
  readonly about: string;
  readonly accept: string;
  /** Accepts under a name, null for none, and goes there. */
  readonly onAccept: (name: string | null) => Promise<void>;
  /** What the invitation is to. */
  readonly children: ComponentChildren;
}

export function Invited({ title, about, accept, onAccept, children }: InvitedProps) {
  const [name, setName] = useState(settings.value.name);
  const [problem, setProblem] = useState<string | null>(null);
  useTitle(title);
  return (
    <main class="notice">
      <form
        class="panel ask"
        onSubmit={(event) => {
          event.preventDefault();
          change({ name });
          onAccept(name.trim() || null).catch((error: unknown) => setProblem(inWords(error)));
        }}
      >
        <Wordmark isTall />
        <Heading>{title}</Heading>
        {children}
        <p class="muted">{about}</p>
        <NameField label={t("home-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <button type="submit" class="btn main big">
          {accept}
        </button>
      </form>
    </main>
  );
}
