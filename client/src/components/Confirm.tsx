/** Whether something is really meant that cannot be taken back. */

import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Problem } from "./Problem";
import { useTask } from "./useTask";

interface ConfirmProps {
  readonly title: string;
  readonly about: string;
  readonly yes: string;
  readonly no: string;
  /** Does it. */
  readonly onYes: () => unknown;
  readonly onClose: () => void;
}

export function Confirm({ title, about, yes, no, onYes, onClose }: ConfirmProps) {
  const { run, isBusy, problem } = useTask();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{about}</p>
      <Problem text={problem} />
      <div class="go">
        <Button text={yes} isOff={isBusy} onClick={() => void run(async () => onYes())} />
        <Button look="main" text={no} onClick={onClose} />
      </div>
    </Dialog>
  );
}
