/** A button that copies a text, and says whether it has. */

import { useState } from "preact/hooks";
import { copyText } from "../app/copy";
import { speaker } from "../speech/speaker";
import { t } from "../texts/texts";

/**
 * @param todo what the button says before it is pressed, as a text's name.
 * @param done what it says afterwards.
 */
export function useCopied(text: string, todo: string, done = "invite-copied") {
  const [label, setLabel] = useState(todo);
  const copy = async (event: MouseEvent): Promise<void> => {
    const isDone = await copyText(text, event.currentTarget as Element);
    const told = isDone ? done : "copy-failed";
    setLabel(told);
    speaker.say(t(told));
  };
  return { label: t(label), copy };
}
