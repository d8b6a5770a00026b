/** The keyboard while tricks pass by. */

import { useKeydown } from "../../components/useKeydown";

interface WatchKeys {
  /** Pauses and goes on, or shows the next trick. */
  readonly go: () => void;
  readonly slower: () => void;
  readonly faster: () => void;
  readonly leave: () => void;
}

export function useWatchKeys({ go, slower, faster, leave }: WatchKeys): void {
  useKeydown((event) => {
    const actions: Readonly<Record<string, () => void>> = {
      " ": go,
      ArrowLeft: slower,
      ArrowRight: faster,
      Escape: leave,
    };
    const action = actions[event.key];
    // A button that has the focus is pressed by the space bar itself.
    const isButton = event.target instanceof Element && event.target.closest("button.btn");
    if (action === undefined || (event.key === " " && isButton)) return;
    event.preventDefault();
    action();
  });
}
