import { expect, test } from "vitest";
import { margin } from "../../src/texts/texts";

test("an error is written to one place, rounded up, and never as nought", () => {
  expect(margin(0.199)).toBe("±0.2");
  expect(margin(0.2)).toBe("±0.2");
  expect(margin(0.21)).toBe("±0.3");
  expect(margin(0.004)).toBe("±0.1");
});
