import type { Draw } from "../draw.ts";
import { basketFit, wantedWith, type BasketLine, type Goods } from "./affinity.ts";

/** Of the things beside the first one, so many are bought on a whim. */
const whims = 0.12;
const looksAt = 9;

/**
 * Puts all lines into exactly `count` baskets: the dearer a thing, the likelier a basket is filled for it, and the rest joins where it is
 * wanted. With fewer lines than baskets, lines of several pieces are split.
 */
export function assembleBaskets(lines: readonly BasketLine[], count: number, goods: readonly Goods[], draw: Draw): BasketLine[][] {
  const weighed = splitTo(lines, count).map((line) => ({ line, weight: Math.log(goods[line.product]!.cents) + 3.2 * draw.next() }));
  weighed.sort((a, b) => b.weight - a.weight);
  const baskets = weighed.slice(0, count).map(({ line }) => [line]);
  const byCategory = Map.groupBy(baskets, ([first]) => goods[first!.product]!.category);
  const places = new Map<string, { baskets: BasketLine[][]; weight: number }[]>();

  for (const { line } of weighed.slice(count)) {
    const own = goods[line.product]!;
    let wanting = places.get(own.category);
    if (!wanting) {
      wanting = [...byCategory].map(([category, found]) => ({ baskets: found, weight: wantedWith(category, own.category) * found.length }));
      places.set(own.category, wanting);
    }
    const isWanted = wanting.some(({ weight }) => weight > 0);
    const among = isWanted && !draw.chance(whims) ? draw.weighted(wanting, ({ weight }) => weight).baskets : baskets;
    best(among, own, goods, draw).push(line);
  }
  return baskets;
}

function best(among: BasketLine[][], own: Goods, goods: readonly Goods[], draw: Draw): BasketLine[] {
  let chosen = draw.pick(among);
  let highest = Number.NEGATIVE_INFINITY;
  for (let look = 0; look < looksAt; look += 1) {
    const basket = draw.pick(among);
    const fit =
      basketFit(
        own,
        basket.map(({ product }) => goods[product]!),
      ) + draw.next();
    if (fit > highest) [chosen, highest] = [basket, fit];
  }
  return chosen;
}

function splitTo(lines: readonly BasketLine[], count: number): BasketLine[] {
  const split = [...lines].sort((a, b) => b.quantity - a.quantity);
  for (let index = 0; split.length < count;) {
    const line = split[index];
    if (!line || line.quantity < 2) throw new Error(`${count} orders need more pieces than ${split.length} lines have`);
    const half = Math.floor(line.quantity / 2);
    split[index] = { ...line, quantity: line.quantity - half };
    split.push({ ...line, quantity: half });
    index = split[index + 1] && split[index + 1]!.quantity > 1 ? index + 1 : split.findIndex(({ quantity }) => quantity > 1);
    if (index < 0) index = split.length;
  }
  return split;
}
