import { createHash } from "node:crypto";

/** Draws that are the same on every run: all of them follow from the words the draw was made of. */
export class Draw {
  private state: number;

  constructor(...words: (string | number)[]) {
    this.state = createHash("sha256").update(words.join("|")).digest().readUInt32LE(0);
  }

  /** From 0 up to 1. */
  next(): number {
    // mulberry32: small, and even enough for goods and words
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A number whose fraction is the chance of one more. */
  round(amount: number): number {
    const whole = Math.floor(amount);
    return whole + (this.next() < amount - whole ? 1 : 0);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError("Nothing to draw from");
    return item;
  }

  /** An item, each as often as its weight says; all alike when no weight is above 0. */
  weighted<Item>(items: readonly Item[], weight: (item: Item) => number): Item {
    const weights = items.map(weight);
    let left = this.next() * weights.reduce((sum, one) => sum + one, 0);
    for (const [index, item] of items.entries()) {
      left -= weights[index]!;
      if (left < 0) return item;
    }
    return this.pick(items);
  }

  /** The items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }
}
