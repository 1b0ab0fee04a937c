/** The masters of one order, each once. */
export type Basket = readonly string[];

/** Of each master those bought with it, best first, with how strongly. */
export type Neighbours = ReadonlyMap<string, readonly Neighbour[]>;

export type Neighbour = readonly [masterKey: string, weight: number];

/** Orders a pair must share, so that a coincidence is none. */
const fewestTogether = 2;
/** Added to what a pair is divided by, so that what is seldom sold does not lead everywhere. */
const shrinkage = 50;
/** More of a master are worth little. */
const mostNeighbours = 100;

/**
 * Item-to-item neighbours by shrunk cosine: orders with both / (√(orders with one × orders with the other) + 50). Why so:
 * docs/decisions/084-recommendations-learn-by-neighbours.md
 */
export function learnNeighbours(baskets: Iterable<Basket>): Neighbours {
  const orders = new Map<string, number>();
  const together = new Map<string, Map<string, number>>();
  for (const basket of baskets) {
    for (const key of basket) {
      orders.set(key, (orders.get(key) ?? 0) + 1);
      const row = together.get(key) ?? new Map<string, number>();
      together.set(key, row);
      for (const other of basket) if (other !== key) row.set(other, (row.get(other) ?? 0) + 1);
    }
  }
  const neighbours = new Map<string, readonly Neighbour[]>();
  for (const [key, row] of together) {
    const weighed = [...row].flatMap(([other, count]): Neighbour[] =>
      count < fewestTogether ? [] : [[other, count / (Math.sqrt(orders.get(key)! * orders.get(other)!) + shrinkage)]],
    );
    if (weighed.length > 0) neighbours.set(key, weighed.sort(strongestFirst).slice(0, mostNeighbours));
  }
  return neighbours;
}

export function strongestFirst([one, a]: Neighbour, [other, b]: Neighbour): number {
  return b - a || (one < other ? -1 : 1);
}
