/** What is shown over every page while something goes on beside it; loaded by whoever begins it. */

import type { ComponentType } from "preact";
import { Store } from "./store";

export const overlay = new Store<ComponentType | null>(null);
