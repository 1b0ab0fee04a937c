import { strongImpact } from "./field-weights.ts";
import { impactOf, termOf, type TermRow } from "./term-rows.ts";

/** For every term the products that have it, ascending, with its impact in each: five bytes per entry. */
export class Postings {
  /** Entries of term t are `starts[t]` to `starts[t + 1]`. */
  private readonly starts: Uint32Array;
  private readonly products: Int32Array;
  private readonly impacts: Uint8Array;
  private readonly strong: Int32Array;

  /** Rows by product index; products without one are not found. */
  constructor(rows: readonly (TermRow | undefined)[], termCount: number) {
    this.starts = new Uint32Array(termCount + 1);
    for (const row of rows) for (const packed of row ?? []) this.starts[termOf(packed) + 1]! += 1;
    for (let term = 0; term < termCount; term += 1) this.starts[term + 1]! += this.starts[term]!;
    const size = this.starts[termCount] ?? 0;
    this.products = new Int32Array(size);
    this.impacts = new Uint8Array(size);
    this.strong = new Int32Array(termCount);
    const next = this.starts.slice();
    for (const [product, row] of rows.entries()) {
      for (const packed of row ?? []) {
        const term = termOf(packed);
        const place = next[term]!;
        next[term] = place + 1;
        this.products[place] = product;
        this.impacts[place] = impactOf(packed);
        if (impactOf(packed) >= strongImpact * 255) this.strong[term]! += 1;
      }
    }
  }

  get byteLength(): number {
    return this.starts.byteLength + this.products.byteLength + this.impacts.byteLength + this.strong.byteLength;
  }

  productsOf(term: number): Int32Array {
    return this.products.subarray(this.starts[term], this.starts[term + 1]);
  }

  /** As long as `productsOf`; 255 is certain. */
  impactsOf(term: number): Uint8Array {
    return this.impacts.subarray(this.starts[term], this.starts[term + 1]);
  }

  /** How many products are what the term says, not only mention it. */
  strongCount(term: number): number {
    return this.strong[term] ?? 0;
  }

  /** The impact of a term in a product, 0 when it has it not. */
  impactIn(term: number, product: number): number {
    const end = this.starts[term + 1] ?? 0;
    let low = this.starts[term] ?? 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.products[middle]! < product) low = middle + 1;
      else high = middle;
    }
    return low < end && this.products[low] === product ? this.impacts[low]! : 0;
  }
}
