/** Somebody has invited whoever opened a link: what to, a name, and one button that accepts. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { change, settings } from "../app/settings";
import { useTitle } from "../app/title";
import { t } from "../texts/texts";
import { Button } from "./Button";
import { Form } from "./Form";
import { Heading } from "./Heading";
import { NameField } from "./NameField";
import { Problem } from "./Problem";
import { Wordmark } from "./drawings";
import { useTask } from "./useTask";
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
  const { run, problem } = useTask();
  useTitle(title);
  return (
    <main class="notice">
      <Form
        class="panel ask"
        onSend={() => {
          change({ name });
          void run(() => onAccept(name.trim() || null));
        }}
      >
        <Wordmark isTall />
        <Heading>{title}</Heading>
        {children}
        <p class="muted">{about}</p>
        <NameField label={t("home-name")} value={name} onChange={setName} />
        <Problem text={problem} />
        <Button look="main big" text={accept} />
      </Form>
    </main>
  );
}
