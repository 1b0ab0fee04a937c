import { weightText } from "../builder/values.ts";

/** Steps of rounding in grams, each up to a weight: a list of values that is known before the first product is. */
const steps = [
  { below: 1000, step: 100 },
  { below: 10_000, step: 500 },
  { below: 50_000, step: 1000 },
  { below: 400_000, step: 10_000 },
];

const labels = new Map<number, string>();

/** Every weight a generated product can be said to have. */
export const weightLabels: readonly string[] = steps.flatMap(({ below, step }, index) => {
  const from = index === 0 ? step : steps[index - 1]!.below;
  return Array.from({ length: (below - from) / step }, (_, place) => label(from + place * step));
});

/** The weight in the words of a product page, rounded to the list. */
export function weightLabel(grams: number): string {
  const { step } = steps.find(({ below }) => grams < below) ?? steps.at(-1)!;
  return label(Math.max(step, Math.floor(grams / step) * step));
}

function label(grams: number): string {
  const cached = labels.get(grams) ?? weightText(grams);
  labels.set(grams, cached);
  return cached;
}
