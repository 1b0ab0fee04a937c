import fc from "fast-check";
import { expect, test } from "vitest";
import { starFills } from "./star-fills.ts";

const drawn = (score: number) =>
  starFills(score)
    .map((fill) => ({ full: "*", half: "/", empty: "." })[fill])
    .join("");

const worth = (score: number) => starFills(score).reduce((sum, fill) => sum + { full: 2, half: 1, empty: 0 }[fill], 0);

test.each([
  [0, "....."],
  [1, "*...."],
  [3.25, "***.."],
  [3.26, "***/."],
  [3.5, "***/."],
  [3.74, "***/."],
  [3.75, "****."],
  [4.9, "*****"],
  [5, "*****"],
])("%d is %s", (score, stars) => {
  expect(drawn(score)).toBe(stars);
});

test("no score draws a full star after an empty one, more than one half, or less for a better score", () => {
  const scores = fc.double({ min: 0, max: 5, noNaN: true });
  fc.assert(
    fc.property(scores, scores, (one, other) => {
      expect(drawn(one)).toMatch(/^\**\/?\.*$/);
      expect(worth(Math.max(one, other))).toBeGreaterThanOrEqual(worth(Math.min(one, other)));
    }),
  );
});
