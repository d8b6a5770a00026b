/** What finding a person is given, by whichever page shows it. */

import type { RulesCatalogue } from "../../../wire/api";

export interface FindProps {
  readonly isMain: boolean;
  readonly catalogue: RulesCatalogue | null;
}
