import type { Basket } from "./learn-neighbours.ts";

/** As many as a slider is asked for. */
const places = 12;
/** The newest part of the orders, which nothing is learned from. */
const heldOutShare = 0.2;

/** Names masters for those given, best first and without them. */
export type Ranker = (given: Basket) => readonly string[];

export interface Evaluation {
  /** How often a product was taken out of an order and asked for. */
  cases: number;
  /** Part of them in which it was among the first twelve. */
  hitRate: number;
  /** Normalised discounted cumulative gain of the first twelve: 1 / log2(place + 1) for a hit. */
  ndcg: number;
  /** Masters that came up among the first twelve at all. */
  shown: ReadonlySet<string>;
}

/** The older orders to learn from, and of the newest fifth those with something to guess. */
export function splitByTime(oldestFirst: readonly Basket[]): {
  learned: readonly Basket[];
  heldOut: readonly Basket[];
} {
  const cut = Math.floor(oldestFirst.length * (1 - heldOutShare));
  return { learned: oldestFirst.slice(0, cut), heldOut: oldestFirst.slice(cut).filter(({ length }) => length > 1) };
}

/**
 * Takes each product out of each order and looks where a ranker puts it.
 * @param given what the ranker is told: all the other products of the order, or each of them by itself
 */
export function evaluate(
  rank: Ranker,
  heldOut: readonly Basket[],
  given: "the-others" | "one" = "the-others",
): Evaluation {
  let cases = 0;
  let hits = 0;
  let gain = 0;
  const shown = new Set<string>();
  for (const basket of heldOut) {
    for (const wanted of basket) {
      const others = basket.filter((key) => key !== wanted);
      for (const known of given === "one" ? others.map((key) => [key]) : [others]) {
        const first = rank(known).slice(0, places);
        for (const key of first) shown.add(key);
        const place = first.indexOf(wanted);
        cases += 1;
        if (place < 0) continue;
        hits += 1;
        gain += 1 / Math.log2(place + 2);
      }
    }
  }
  return { cases, hitRate: hits / Math.max(cases, 1), ndcg: gain / Math.max(cases, 1), shown };
}

/** Names what most orders hold, whatever is given. */
export function bestsellers(baskets: Iterable<Basket>): Ranker {
  const orders = new Map<string, number>();
  for (const basket of baskets) for (const key of basket) orders.set(key, (orders.get(key) ?? 0) + 1);
  const ranked = [...orders].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([key]) => key);
  // enough are left when those given are taken out
  return (given) => ranked.slice(0, places + given.length).filter((key) => !given.includes(key));
}
