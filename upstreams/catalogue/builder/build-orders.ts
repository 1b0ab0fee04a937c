import type { OrderLine } from "#upstreams/catalogue/lines/order-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import { Draw } from "./draw.ts";
import type { BasketLine, Goods } from "./orders/affinity.ts";
import { assembleBaskets } from "./orders/assemble-baskets.ts";
import { dateOf, growingDays, quarters, type Period } from "./orders/calendar.ts";
import { chooseVariants } from "./orders/choose-variants.ts";
import { dailyDemand, demandIn, piecesByQuarter } from "./orders/demand.ts";
import { basketQuantities } from "./orders/quantities.ts";

/** Orders of the whole history. */
const orderCount = 20_000;
/** Pieces of a usual order, since towels and chairs come in fours and sixes; more when much is sold. */
const piecesPerOrder = 3.3;
/** However much is sold now, the older quarters keep most of the orders. */
const mostRecent = 0.36;

/**
 * The invented history of orders, 2024-11-21 to 2026-11-20. Its last 90 days hold exactly `soldRecently` pieces of every product; the
 * quarters before them hold as many in proportion as the shop's growth, the season, sales and the product's age allow. Quarter by quarter
 * the pieces make lines, and the lines go into baskets with what they are bought with.
 */
export function buildOrders(products: readonly ProductLine[]): OrderLine[] {
  const sold = products.filter(({ soldRecently }) => soldRecently > 0);
  const recentPieces = sold.reduce((sum, product) => sum + product.soldRecently, 0);
  if (recentPieces === 0) return [];
  const recentOrders = Math.min(Math.round(recentPieces / piecesPerOrder), Math.round(orderCount * mostRecent));
  const busy = growingDays(recentOrders / orderCount);
  const demands = sold.map((product) => dailyDemand(product, busy));
  const wanted = sold.map((product, index) => piecesByQuarter(product, demands[index]!));
  const counts = orderCounts(busy, recentOrders);
  const goods = sold.map(goodsOf);
  const orders = quarters.flatMap((quarter, number) => {
    const draw = new Draw("orders", number);
    const count = counts[number]!;
    const isRecent = number === quarters.length - 1;
    // the assortment was smaller then, so that the same proportions filled fewer and smaller baskets
    const target = isRecent ? recentPieces : ((recentPieces * count) / recentOrders) * (0.8 + 0.02 * number);
    const scale = isRecent ? 1 : target / wanted.reduce((sum, pieces) => sum + pieces[number]!, 0);
    const lines = sold.flatMap((_, product) => {
      const pieces = draw.round(wanted[product]![number]! * scale);
      return basketQuantities(goods[product]!.category, pieces, draw).map((quantity): BasketLine => ({
        product,
        quantity,
      }));
    });
    return assembleBaskets(lines, count, goods, draw).map((basket) => {
      const day = drawDay(basket, demands, quarter, draw);
      return {
        moment: `${dateOf(day)}T${timeOfDay(draw)}:00Z`,
        shopId: drawShop(draw),
        items: chooseVariants(basket, sold, draw),
      };
    });
  });
  return orders
    .sort((a, b) => (a.moment < b.moment ? -1 : Number(a.moment > b.moment)))
    .map(({ moment, shopId, items }, index) => ({
      type: "order",
      referenceKey: `seed-${String(index + 1).padStart(5, "0")}`,
      shopId,
      placedAt: moment,
      seed: true,
      items,
    }));
}

/** Orders by quarter: `recent` in the last one, the others by how busy they were, `orderCount` together. */
function orderCounts(busy: readonly number[], recent: number): number[] {
  const older = quarters.slice(0, -1).map((quarter) => demandIn(busy, quarter));
  const total = older.reduce((sum, weight) => sum + weight, 0);
  const counts = older.map((weight) => Math.round(((orderCount - recent) * weight) / total));
  const counted = counts.reduce((sum, count) => sum + count, 0);
  counts[counts.length - 1]! += orderCount - recent - counted;
  return [...counts, recent];
}

function goodsOf({ masterKey, masterTitle, categories, attributes, variants }: ProductLine): Goods {
  return {
    masterKey,
    category: categories[0]!,
    brand: attributes["brand"]?.[0] ?? "",
    colour: attributes["color"]?.[0] ?? "",
    series: (masterTitle.nl ?? "").split(",")[0]!.split(" ").at(-1)!,
    cents: Math.min(...variants.map(({ prices }) => prices.nl?.cents ?? 10_000)),
  };
}

/** A day of the quarter on which everything in the basket was in the shop; which one, the first thing in it decides. */
function drawDay(
  basket: readonly BasketLine[],
  demands: readonly (readonly number[])[],
  { start, end }: Period,
  draw: Draw,
): number {
  const first = demands[basket[0]!.product]!;
  const inShop = Array.from({ length: end - start }, (_, index) => start + index).filter((day) =>
    basket.every(({ product }) => demands[product]![day]! > 0),
  );
  return draw.weighted(inShop, (day) => first[day]!);
}

const hours = [1, 0.4, 0.2, 0.1, 0.1, 0.3, 1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 6, 8, 9, 7, 4, 2];

/** In UTC, most of them in the evening. */
function timeOfDay(draw: Draw): string {
  const hour = draw.weighted([...hours.keys()], (one) => hours[(one + 1) % 24]!);
  return `${String(hour).padStart(2, "0")}:${String(draw.below(60)).padStart(2, "0")}`;
}

const shops: readonly (readonly [shopId: number, share: number])[] = [
  [1001, 880],
  [1002, 50],
  [1003, 12],
  [1004, 36],
  [1005, 8],
  [1006, 4],
  [1007, 2],
  [1008, 8],
];

function drawShop(draw: Draw): number {
  return draw.weighted(shops, ([, share]) => share)[0];
}
