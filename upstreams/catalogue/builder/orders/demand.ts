import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import { dayOf, days, monthOf, quarters, type Period } from "./calendar.ts";

/** What sells when, by category: a factor for each month from January on. The longest path that fits counts. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  "/dekbedden/winterdekbedden": [1.5, 1.2, 0.8, 0.5, 0.3, 0.2, 0.2, 0.5, 1.2, 2, 2, 1.5],
  "/dekbedden/zomerdekbedden": [0.5, 0.5, 0.8, 1.3, 1.9, 2.2, 1.9, 1.2, 0.6, 0.4, 0.4, 0.5],
  "/dekbedden": [1.1, 0.9, 0.8, 0.8, 0.8, 0.8, 0.7, 0.9, 1.2, 1.4, 1.4, 1.1],
  "/wonen/plaids": [1.2, 1, 0.8, 0.6, 0.5, 0.4, 0.4, 0.7, 1.3, 1.7, 1.9, 2],
  "/wonen/verlichting": [1.2, 1, 0.9, 0.7, 0.6, 0.6, 0.6, 0.9, 1.2, 1.4, 1.4, 1.3],
  "/badtextiel": [1.3, 1, 0.9, 0.9, 1, 1, 1, 0.9, 1, 1, 1.1, 1.2],
  "/matrassen/koudschuim/logeermatrassen": [0.8, 0.7, 0.9, 1.1, 1.3, 1.6, 1.4, 0.9, 0.7, 0.9, 1.3, 1.6],
};

/** How much of a product each day sells beside its other days, 0 before it came into the shop; `busy` is the shop's own course. */
export function dailyDemand(product: ProductLine, busy: readonly number[]): number[] {
  const live = dayOf(product.firstLiveAt);
  const season = seasonOf(product);
  const discounts = dailyDiscounts(product);
  return busy.map((weight, day) => (day < live ? 0 : weight * season[monthOf(day)]! * (1 + 2.5 * discounts[day]!)));
}

const flat = Array.from({ length: 12 }, () => 1);

function seasonOf({ categories }: ProductLine): readonly number[] {
  const fitting = Object.keys(seasons).filter((path) => categories.some((own) => `${own}/`.startsWith(`${path}/`)));
  const [longest] = fitting.sort((a, b) => b.length - a.length);
  return longest === undefined ? flat : seasons[longest]!;
}

/** By how much each day's price lay below the highest of the year before it, as a share. */
function dailyDiscounts({ variants }: ProductLine): number[] {
  const history = (variants[0]?.prices.nl?.history ?? []).map(([since, cents]) => ({ since: dayOf(since), cents }));
  return Array.from({ length: days }, (_, day) => {
    const price = history.findLast(({ since }) => since <= day)?.cents;
    const recent = history.filter(({ since }) => since <= day && since > day - 365).map(({ cents }) => cents);
    return price === undefined || recent.length === 0 ? 0 : Math.max(0, 1 - price / Math.max(...recent));
  });
}

/** The demand of a stretch of days. */
export function demandIn(demand: readonly number[], { start, end }: Period): number {
  let total = 0;
  for (let day = start; day < end; day += 1) total += demand[day]!;
  return total;
}

/**
 * What every quarter would sell of a product, going by what the last one sold of it: `soldRecently` in the last quarter,
 * before that as much as its demand then was of its demand now.
 */
export function piecesByQuarter(product: ProductLine, demand: readonly number[]): number[] {
  const now = demandIn(demand, quarters.at(-1)!);
  if (product.soldRecently > 0 && now === 0)
    throw new Error(`${product.referenceKey} was sold before it came into the shop`);
  return quarters.map((quarter) => (now === 0 ? 0 : (product.soldRecently * demandIn(demand, quarter)) / now));
}
