import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  adviseHardness,
  hardnessGrades,
  heightRange,
  lyingComforts,
  needOwnCores,
  sleeperSchema,
  sleepingPositions,
  weightRange,
} from "./hardness-advice.ts";
import { comparison, hardnessGuide } from "./hardness-guide.ts";
import { publishedGuidance } from "./published-guidance.ts";

const from = ({ min, max }: { min: number; max: number }) => Array.from({ length: max - min + 1 }, (_, i) => min + i);
const [heights, weights] = [from(heightRange), from(weightRange)];
const places = sleepingPositions.flatMap((position) => lyingComforts.map((comfort) => ({ position, comfort })));

test("the whole grid has a grade in its third of the scale, the same each time, and more weight is never softer", () => {
  let advised = 0;
  for (const wish of places) {
    for (const heightCm of heights) {
      let before = -1;
      for (const weightKg of weights) {
        const { grade, score, reasons, lengthCm } = adviseHardness({ heightCm, weightKg, ...wish });
        const place = hardnessGrades.indexOf(grade);
        if (place < 0 || score < place / 3 - 1e-9 || score > (place + 1) / 3 + 1e-9 || reasons.length === 0)
          expect.fail(`${heightCm} cm, ${weightKg} kg, ${JSON.stringify(wish)}: ${grade} at ${score}`);
        if (score < before) expect.fail(`softer at ${weightKg} kg, ${heightCm} cm, ${JSON.stringify(wish)}`);
        const again = adviseHardness({ position: wish.position, comfort: wish.comfort, weightKg, heightCm });
        const isSame =
          again.grade === grade &&
          again.score === score &&
          again.lengthCm === lengthCm &&
          again.reasons.join() === reasons.join();
        if (!isSame) expect.fail(`not the same twice: ${weightKg} kg, ${heightCm} cm, ${JSON.stringify(wish)}`);
        before = score;
        advised++;
      }
    }
  }
  expect(advised).toBe(71 * 161 * 12);
});

test("position and comfort move the advice by less than half a grade, and never past the ends of weight", () => {
  for (const heightCm of [150, 175, 200, 220]) {
    for (const weightKg of weights) {
      const scores = places.map((wish) => adviseHardness({ heightCm, weightKg, ...wish }).score);
      expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(1 / 3);
    }
    for (const wish of places) {
      expect(adviseHardness({ heightCm, weightKg: 50, ...wish }).grade).toBe("soft");
      expect(adviseHardness({ heightCm, weightKg: 111, ...wish }).grade).toBe("firm");
    }
  }
});

const onBack = (heightCm: number) => adviseHardness({ heightCm, weightKg: 70, comfort: "neutral", position: "back" });

test("the same weight is more on a short body, and who is taller than 190 cm is told a longer mattress", () => {
  expect(onBack(160).score).toBeGreaterThan(onBack(190).score);
  expect(onBack(160).grade).toBe("medium");
  expect(onBack(190).grade).toBe("soft");
  expect([190, 191, 200, 201].map((heightCm) => onBack(heightCm).lengthCm)).toEqual([200, 210, 210, 220]);
});

test("two sleepers of one grade share, two of different grades get a core each, in any order, and more weight softens neither", () => {
  const random = (() => {
    let seed = 7;
    return (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  })();
  const one = () => ({ heightCm: 150 + random(71), weightKg: 40 + random(161), ...places[random(places.length)]! });
  for (let pair = 0; pair < 100_000; pair++) {
    const sleepers = [one(), one()] as const;
    const [first, second] = [adviseHardness(sleepers[0]).grade, adviseHardness(sleepers[1]).grade];
    for (const [index, sleeper] of sleepers.entries()) {
      const weightKg = Math.min(weightRange.max, sleeper.weightKg + 1 + random(40));
      const heavier = hardnessGrades.indexOf(adviseHardness({ ...sleeper, weightKg }).grade);
      if (heavier < hardnessGrades.indexOf(index === 0 ? first : second))
        expect.fail(`softer at ${weightKg} kg: ${JSON.stringify(sleeper)}`);
    }
    if (needOwnCores([first, second]) !== (first !== second) || needOwnCores([second, first]) !== (first !== second))
      expect.fail(`${first} and ${second}`);
  }
});

test("what is outside the ranges is no sleeper", () => {
  const sleeper = { heightCm: 180, weightKg: 80, comfort: "neutral", position: "side" };
  expect(sleeperSchema.safeParse(sleeper).success).toBe(true);
  for (const wrong of [{ heightCm: 149 }, { heightCm: 221 }, { weightKg: 39 }, { weightKg: 201 }, { heightCm: 180.5 }])
    expect(sleeperSchema.safeParse({ ...sleeper, ...wrong }).success).toBe(false);
});

test("the guide is what the rule says, and no published rule is often two grades away", () => {
  expect(readFileSync(new URL("../../../docs/hardness.md", import.meta.url), "utf8")).toBe(hardnessGuide());
  for (const published of publishedGuidance) {
    const { same, opposite } = comparison(published);
    expect(same).toBeGreaterThanOrEqual(30);
    expect(opposite).toBeLessThanOrEqual(6);
  }
});
