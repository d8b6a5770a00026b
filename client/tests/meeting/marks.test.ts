import { expect, test } from "vitest";
import { clocked } from "../../src/meeting/clocked";
import { marksFor } from "../../src/meeting/marks";

test("a few round marks lie around the whole band", () => {
  // From 1440 to 1710 there are 270 points: five steps of 50 are too few, so it takes steps of 100.
  const ratings = [
    { value: 1500, margin: 60 },
    { value: 1650, margin: 60 },
  ];
  expect(marksFor(ratings)).toEqual({
    low: 1400,
    high: 1800,
    marks: [1400, 1500, 1600, 1700, 1800],
  });
  // A newcomer's band is wider: from 100 to 1700 there are 1600 points, four steps of 400.
  expect(marksFor([{ value: 900, margin: 800 }])).toEqual({
    low: 0,
    high: 2000,
    marks: [0, 400, 800, 1200, 1600, 2000],
  });
});

test("seconds are written as on a clock", () => {
  expect([0, 14, 60, 125].map(clocked)).toEqual(["0:00", "0:14", "1:00", "2:05"]);
});
