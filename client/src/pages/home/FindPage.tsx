/** The first page with the search for a person. */

import { useLayoutEffect } from "preact/hooks";
import { change } from "../../app/settings";
import HomePage from "./HomePage";

export default function FindPage() {
  useLayoutEffect(() => change({ against: "person" }), []);
  return <HomePage words={[]} />;
}
