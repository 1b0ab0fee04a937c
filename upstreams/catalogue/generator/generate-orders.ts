import type { OrderLine } from "#upstreams/catalogue/lines/order-line.ts";

import { goesWith } from "../source/goes-with.ts";
import { Random } from "./random.ts";
import type { SoldProduct, SoldProducts } from "./sold-products.ts";

const stream = 2_000_001;
const lastDay = Date.UTC(2026, 10, 20);
const dayInMilliseconds = 86_400_000;
const daysBack = 365;
/** Pieces of so many days count as sold recently: no product may have more of them than it says. */
const recentDays = 90;
const shopIds = [1001, 1002, 1004, 1005, 1003, 1006, 1008, 1007];
const itemCounts = [1, 2, 3, 4];

/** A sample of the orders of a year: popular things oftener, and beside them what goes with them. */
export function* generateOrders(sold: SoldProducts, count: number, seed: number): Generator<OrderLine> {
  const random = new Random(seed, stream);
  for (let number = 0; number < count; number++) {
    const daysAgo = random.integer(0, daysBack - 1);
    const placedAt = new Date(lastDay - daysAgo * dayInMilliseconds + random.integer(6, 22) * 3_600_000).toISOString();
    const recent = daysAgo < recentDays;
    const items = new Map<string, number>();
    for (const product of drawTogether(sold, random)) {
      const variant = random.favour(product.variantKeys);
      if (placedAt < product.firstLiveAt || items.has(variant) || (recent && product.left === 0)) continue;
      const quantity = recent ? 1 : random.favour([1, 2, 4]);
      if (recent) product.left -= quantity;
      items.set(variant, quantity);
    }
    if (items.size === 0) continue;
    yield {
      type: "order",
      referenceKey: `generated-${String(number + 1).padStart(7, "0")}`,
      shopId: random.favour(shopIds),
      placedAt,
      seed: true,
      items: [...items].map(([variant, quantity]) => ({ variant, quantity })),
    };
  }
}

function drawTogether(sold: SoldProducts, random: Random): SoldProduct[] {
  const first = sold.draw(random);
  if (!first) return [];
  const companions = companionsOf(first.path);
  const more = Array.from({ length: random.favour(itemCounts) - 1 }, () =>
    companions.length > 0 && random.chance(0.7) ? sold.drawFrom(random.favour(companions), random) : sold.draw(random),
  );
  return [first, ...more.flatMap((product) => product ?? [])];
}

/** What goes with a category, or with the nearest one above it that says so. */
function companionsOf(path: string): readonly string[] {
  return goesWith[path] ?? (path.lastIndexOf("/") > 0 ? companionsOf(path.slice(0, path.lastIndexOf("/"))) : []);
}
