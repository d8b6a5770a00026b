/** Dragging a card out of the hand. A short movement is still a tap. */

import { useRef } from "preact/hooks";
import type { CardCode } from "../../wire/messages";

/** Pixels a pointer may tremble within a tap. */
const TREMBLE = 8;
/** Parts of a card's height that it must be lifted to be played. */
const FAR_ENOUGH = 0.6;

interface Grip {
  readonly card: CardCode;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  isDragging: boolean;
}

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
}

interface Drag {
  readonly handlers: (card: CardCode) => DragHandlers;
  /** Whether the click now reported is only the end of a drag; answers yes once. */
  readonly hasJustDragged: () => boolean;
}

export function useDrag(onDrop: (card: CardCode) => void): Drag {
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);

  const release = (event: PointerEvent, isDropped: boolean): void => {
    const held = grip.current;
    grip.current = null;
    if (held?.pointer !== event.pointerId || !held.isDragging) return;
    const element = event.currentTarget as HTMLElement;
    wasDragged.current = true;
    const isPlayed = isDropped && held.y - event.clientY > element.offsetHeight * FAR_ENOUGH;
    // Played first: the movement to the table then starts from where the card was let go.
    if (isPlayed) onDrop(held.card);
    element.classList.remove("dragged");
    element.style.removeProperty("translate");
  };

  return {
    hasJustDragged: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
    handlers: (card) => ({
      onPointerDown: (event) => {
        wasDragged.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        const { pointerId: pointer, clientX: x, clientY: y } = event;
        grip.current = { card, pointer, x, y, isDragging: false };
      },
      onPointerMove: (event) => {
        const held = grip.current;
        if (held?.pointer !== event.pointerId) return;
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
        const element = event.currentTarget as HTMLElement;
        if (!held.isDragging && Math.hypot(dx, dy) > TREMBLE) {
          held.isDragging = true;
          element.setPointerCapture(event.pointerId);
          element.classList.add("dragged");
        }
        if (held.isDragging) element.style.setProperty("translate", `${dx}px ${dy}px`);
      },
      onPointerUp: (event) => release(event, true),
      onPointerCancel: (event) => release(event, false),
    }),
  };
}
