/** What a table with a clock needs beside its cards; no other table loads it. */

import "../../../styles/table/clock.css";

export { TheirClock, YourClock } from "./Clock";
export { ClockedSay } from "./ClockedSay";
export { Stands } from "./Stands";
