/** Finding a person to play with: the wish, then the waiting, in one place of the first page. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useStore } from "../../../app/store";
import { isShownByPage, search } from "../../../meeting/search";
import type { FindProps } from "./props";
import { Looking } from "./Looking";
import { WishForm } from "./WishForm";
import "../../../styles/pages/find.css";

export function Find(props: FindProps) {
  const now = useStore(search);
  const place = useRef<HTMLDivElement>(null);
  const state = now.kind === "on" && now.told?.found ? "found" : now.kind;
  const first = useRef(state);
  useLayoutEffect(() => {
    isShownByPage.value = true;
    return () => {
      isShownByPage.value = false;
    };
  }, []);
  useEffect(() => {
    if (first.current === state) return;
    first.current = state;
    place.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [state]);
  return (
    <div class="find-place" ref={place}>
      {now.kind === "on" ? (
        <Looking now={now} catalogue={props.catalogue} />
      ) : (
        <WishForm {...props} isOver={now.kind === "over"} />
      )}
    </div>
  );
}
