import type { Basket } from "@warmeland/upstreams/src/recommendations/model/learn-neighbours.ts";
import type { Ranker } from "@warmeland/upstreams/src/recommendations/model/evaluate.ts";

/**
 * What was shown before anything was learned: lift × together / (together + 5), counted anew for every question. `together` are the orders with
 * a reference and the master, at least two; the lift is how many times more often that is than chance would have it, above 1.
 */
export function lift(baskets: readonly Basket[]): Ranker {
  const orders = new Map<string, number>();
  for (const basket of baskets) for (const key of basket) orders.set(key, (orders.get(key) ?? 0) + 1);
  return (given) => {
    const together = new Map<string, number>();
    let withReference = 0;
    for (const basket of baskets) {
      if (!given.some((key) => basket.includes(key))) continue;
      withReference += 1;
      for (const key of basket) together.set(key, (together.get(key) ?? 0) + 1);
    }
    return [...together]
      .flatMap(([key, count]): [string, number][] => {
        if (count < 2 || given.includes(key)) return [];
        const times = count / withReference / (orders.get(key)! / baskets.length);
        return times > 1 ? [[key, (times * count) / (count + 5)]] : [];
      })
      .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .map(([key]) => key);
  };
}
