import type { Draw } from "../draw.ts";

/** How many pieces of a thing people buy at once, by category: quantity and how often. The longest path that fits counts. */
const habits: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  "/badtextiel/handdoeken": { 1: 10, 2: 35, 3: 7, 4: 28, 6: 14, 8: 6 },
  "/badtextiel": { 1: 70, 2: 30 },
  "/meubels/eetkamer/eetkamerstoelen": { 1: 6, 2: 24, 4: 42, 6: 24, 8: 4 },
  "/meubels/slaapkamer/nachtkastjes": { 1: 35, 2: 65 },
  "/kussens/hoofdkussens": { 1: 45, 2: 50, 4: 5 },
  "/kussens/kinderkussens": { 1: 70, 2: 30 },
  "/kussens/sierkussens": { 1: 32, 2: 45, 3: 12, 4: 11 },
  "/bedtextiel/hoeslakens": { 1: 40, 2: 52, 3: 5, 4: 3 },
  "/bedtextiel/kussenslopen": { 1: 25, 2: 50, 3: 5, 4: 20 },
  "/bedtextiel": { 1: 62, 2: 38 },
  "/matrassen/matrasbeschermers": { 1: 58, 2: 42 },
  "/matrassen/toppers": { 1: 82, 2: 18 },
  "/matrassen": { 1: 66, 2: 34 },
  "/boxsprings-bedden/lattenbodems": { 1: 45, 2: 55 },
  "/dekbedden": { 1: 74, 2: 26 },
  "/wonen/gordijnen": { 1: 50, 2: 38, 3: 12 },
  "/wonen/verlichting/tafellampen": { 1: 58, 2: 42 },
  "/wonen/verlichting/hanglampen": { 1: 74, 2: 16, 3: 10 },
};

/** The pieces of one product as people put them into baskets: quantities that add up to `pieces`. */
export function basketQuantities(category: string, pieces: number, draw: Draw): number[] {
  const habit = Object.entries(habitOf(category)).map(([quantity, share]) => ({ quantity: Number(quantity), share }));
  const quantities: number[] = [];
  for (let left = pieces; left > 0;) {
    const quantity = Math.min(left, draw.weighted(habit, ({ share }) => share).quantity);
    quantities.push(quantity);
    left -= quantity;
  }
  return quantities;
}

const oneEach: Readonly<Record<number, number>> = { 1: 1 };

function habitOf(category: string): Readonly<Record<number, number>> {
  const [longest] = Object.keys(habits)
    .filter((path) => `${category}/`.startsWith(`${path}/`))
    .sort((a, b) => b.length - a.length);
  return habits[longest ?? ""] ?? oneEach;
}
