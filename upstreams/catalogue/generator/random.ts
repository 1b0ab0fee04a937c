/** A stream of chance that a seed and a number fix: the same two give the same draws for ever, whatever other streams do. */
export class Random {
  #state: number;

  constructor(seed: number, stream: number) {
    this.#state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35);
    this.next();
    this.next();
  }

  /** From 0 up to, but not, 1 (Tommy Ettinger's mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number, both ends included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!;
  }

  /** One of a list of which the first is drawn oftenest, the second half as often, the third a third as often (Zipf). */
  favour<T>(list: readonly T[]): T {
    let rest = this.next() * list.reduce((sum, _, index) => sum + 1 / (index + 1), 0);
    return list.find((_, index) => (rest -= 1 / (index + 1)) < 0) ?? list[0]!;
  }

  /** So many different entries, in no order; early ones are likelier the higher `favouring` is (0: all alike). */
  sample<T>(list: readonly T[], count: number, favouring = 0): T[] {
    return list
      .map((entry, index) => ({ entry, place: index * favouring + this.next() * list.length }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, count)
      .map(({ entry }) => entry);
  }

  /** A number of pieces, few of most things and very many of a few (Pareto). */
  pieces(scale: number, ceiling: number): number {
    return Math.min(ceiling, Math.floor(scale * ((1 - this.next()) ** -0.7 - 1)));
  }
}
