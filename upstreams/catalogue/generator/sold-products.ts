import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";

import type { Random } from "./random.ts";

export interface SoldProduct {
  masterKey: string;
  firstLiveAt: string;
  path: string;
  variantKeys: string[];
  /** Pieces of the last 90 days that no order holds yet. */
  left: number;
}

const mostVariants = 6;

/** What reviews and orders need to know of the products that went by. */
export class SoldProducts {
  readonly #all: SoldProduct[] = [];
  /** Sums of the pieces sold of all products up to and with this one, plus one each, so that everything sells at times. */
  readonly #sums: number[] = [];
  readonly #byPath = new Map<string, SoldProduct[]>();

  add({ masterKey, firstLiveAt, categories, variants, soldRecently }: ProductLine): void {
    const path = categories[0]!;
    const variantKeys = variants.slice(0, mostVariants).map(({ referenceKey }) => referenceKey);
    const product = { masterKey, firstLiveAt, path, variantKeys, left: soldRecently };
    this.#all.push(product);
    this.#sums.push((this.#sums.at(-1) ?? 0) + soldRecently + 0.2);
    const shelf = this.#byPath.get(path);
    if (shelf) shelf.push(product);
    else this.#byPath.set(path, [product]);
  }

  /** One product, the likelier the more of it is sold; undefined when there is none. */
  draw(random: Random): SoldProduct | undefined {
    const place = random.next() * (this.#sums.at(-1) ?? 0);
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sums[middle]! > place) high = middle;
      else low = middle + 1;
    }
    return this.#all[low];
  }

  /** One product of a category or below it, all alike. */
  drawFrom(path: string, random: Random): SoldProduct | undefined {
    const shelves = [...this.#byPath.keys()].filter((own) => own === path || own.startsWith(`${path}/`));
    return shelves.length > 0 ? random.pick(this.#byPath.get(random.pick(shelves))!) : undefined;
  }
}
