import { expect, test } from "vitest";

import { orderLineSchema } from "#upstreams/catalogue/lines/order-line.ts";

import { buildCatalogue } from "./build-catalogue.ts";
import { buildOrders } from "./build-orders.ts";

const products = buildCatalogue().filter((line) => line.type === "product");
const orders = buildOrders(products);
const productOf = new Map(
  products.flatMap((product) => product.variants.map(({ referenceKey }) => [referenceKey, product] as const)),
);
const sizeOf = new Map(
  products.flatMap(({ variants }) =>
    variants.map(({ referenceKey, attributes }) => [referenceKey, attributes["size"]?.[0]] as const),
  ),
);
const categoryOf = (variant: string) => productOf.get(variant)!.categories[0]!;

/** Pieces by product in orders since a day. */
function piecesSince(date: string, history = orders): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const order of history.filter(({ placedAt }) => placedAt >= date)) {
    for (const { variant, quantity } of order.items) {
      const { referenceKey } = productOf.get(variant)!;
      pieces.set(referenceKey, (pieces.get(referenceKey) ?? 0) + quantity);
    }
  }
  return pieces;
}

test("20,000 orders of two years, every one a line of the format, with keys of their own, in order", () => {
  expect(orders).toHaveLength(20_000);
  expect(orders.filter((order) => !orderLineSchema.safeParse(order).success)).toEqual([]);
  expect(new Set(orders.map(({ referenceKey }) => referenceKey)).size).toBe(20_000);
  const moments = orders.map(({ placedAt }) => placedAt);
  expect(moments).toEqual(moments.toSorted());
  expect([moments[0]!.slice(0, 10) >= "2024-11-21", moments.at(-1)!.slice(0, 10)]).toEqual([true, "2026-11-20"]);
  expect(orders.every(({ seed }) => seed)).toBe(true);
});

test("the last 90 days hold exactly what the catalogue says was sold of every colour", () => {
  const recent = piecesSince("2026-08-23");
  const off = products.filter(({ referenceKey, soldRecently }) => (recent.get(referenceKey) ?? 0) !== soldRecently);
  expect(off.map(({ referenceKey }) => referenceKey)).toEqual([]);
});

test("nothing was sold before it came into the shop", () => {
  const early = orders.filter(({ placedAt, items }) =>
    items.some(({ variant }) => placedAt < productOf.get(variant)!.firstLiveAt),
  );
  expect(early).toEqual([]);
});

test("the shop grows: every half year more orders than the one before", () => {
  const bounds = ["2024-11-21", "2025-05-22", "2025-11-20", "2026-05-23", "2026-11-21"];
  const counts = bounds
    .slice(1)
    .map((end, index) => orders.filter(({ placedAt }) => placedAt >= bounds[index]! && placedAt < end).length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test("Black Friday is the busiest day of its month, and winter duvets sell in the cold months", () => {
  const perDay = Map.groupBy(orders, ({ placedAt }) => placedAt.slice(0, 10));
  const november = [...perDay]
    .filter(([date]) => date.startsWith("2025-11"))
    .toSorted((a, b) => b[1].length - a[1].length);
  expect(november[0]![0]).toBe("2025-11-28");
  const winter = orders.filter(({ items }) =>
    items.some(({ variant }) => categoryOf(variant) === "/dekbedden/winterdekbedden"),
  );
  const cold = winter.filter(({ placedAt }) => /-(09|10|11|12|01|02)-/.test(placedAt));
  expect(cold.length / winter.length).toBeGreaterThan(0.75);
});

test("what lies on one bed has one size", () => {
  const pairs = orders.flatMap(({ items }) => {
    const duvet = items.find(({ variant }) => categoryOf(variant).startsWith("/dekbedden"));
    const cover = items.find(({ variant }) => categoryOf(variant).startsWith("/bedtextiel/dekbedovertrekken"));
    return duvet && cover ? [sizeOf.get(duvet.variant) === sizeOf.get(cover.variant)] : [];
  });
  expect(pairs.length).toBeGreaterThan(200);
  expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.6);
});

test("things that belong together share a basket far more often than chance", () => {
  expect(lift("/boxsprings-bedden", "/meubels/slaapkamer/nachtkastjes")).toBeGreaterThan(1.5);
  expect(lift("/dekbedden", "/bedtextiel/dekbedovertrekken")).toBeGreaterThan(1.5);
  expect(lift("/banken", "/kussens/sierkussens")).toBeGreaterThan(1.5);
  expect(lift("/banken", "/matrassen")).toBeLessThan(0.5);
});

function lift(one: string, other: string): number {
  const holds = (path: string) => (order: (typeof orders)[number]) =>
    order.items.some(({ variant }) => `${categoryOf(variant)}/`.startsWith(`${path}/`));
  const [a, b] = [orders.filter(holds(one)), orders.filter(holds(other))];
  return (a.filter(holds(other)).length * orders.length) / (a.length * b.length);
}

test.each(process.env["LONG"] ? [0.2, 1.5, 3] : [0.2, 1.5])(
  "whatever is sold, %d times as much: 20,000 orders that agree with it",
  (factor) => {
    const changed = products.map((product) => ({ ...product, soldRecently: Math.ceil(product.soldRecently * factor) }));
    const history = buildOrders(changed);
    const recent = piecesSince("2026-08-23", history);
    expect(history).toHaveLength(20_000);
    expect(
      changed.filter(({ referenceKey, soldRecently }) => (recent.get(referenceKey) ?? 0) !== soldRecently),
    ).toEqual([]);
  },
  120_000,
);

test("the history is the same every time it is built", () => {
  expect(buildOrders(products)).toEqual(orders);
});
