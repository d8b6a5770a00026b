/** Somebody of a challenge as a letter or two; one's own is filled. */

import type { Person } from "./people";

export function PersonMark({ person: { mark, place } }: { readonly person: Person }) {
  return (
    <span class={`badge letter ${place === null ? "own" : ""}`} aria-hidden="true">
      {mark}
    </span>
  );
}
