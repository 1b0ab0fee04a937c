import type { ProductEntry } from "../../snapshot/entries.ts";
import type { CatalogueSnapshot } from "../../snapshot/catalogue-snapshot.ts";
import { fold } from "../text/fold.ts";
import { Slices } from "../../slices.ts";

const free = -1;
const shortestCode = 5;

/** What a code names: a product (one colour), a variant of it, or a whole master. */
export interface CodeMatch {
  productIndexes: readonly number[];
  variantIndex?: number;
}

/** Finds products by article number, EAN, reference key and master key, however they are punctuated. Twelve bytes per variant. */
export class CodeIndex {
  private readonly snapshot: CatalogueSnapshot;
  /** An open hash table of variant indexes, by article number and by EAN. */
  private readonly table: Int32Array;
  private readonly productsByCode = new Map<string, number[]>();

  private constructor(snapshot: CatalogueSnapshot) {
    this.snapshot = snapshot;
    this.table = new Int32Array(tableSize(snapshot.variants.length * 2)).fill(free);
  }

  static async build(snapshot: CatalogueSnapshot): Promise<CodeIndex> {
    const codes = new CodeIndex(snapshot);
    const slices = new Slices();
    for (const [index, product] of snapshot.products.entries())
      if (product.isActive) codes.insertProduct(product, index);
    for (const [index, variant] of snapshot.variants.entries()) {
      if (variant.isActive) for (const code of codesOf(variant.documentText)) codes.insert(code, index);
      await slices.pauseIfDue();
    }
    return codes;
  }

  /** What a whole term names; undefined when it is no code of the catalogue. */
  find(term: string): CodeMatch | undefined {
    const code = plainCode(term);
    if (code.length < shortestCode || !/\d/.test(code)) return undefined;
    const productIndexes = this.productsByCode.get(code);
    if (productIndexes) return { productIndexes };
    for (let place = hash(code) % this.table.length; ; place = (place + 1) % this.table.length) {
      const variantIndex = this.table[place] ?? free;
      if (variantIndex === free) return undefined;
      const { productIndex, documentText } = this.snapshot.variant(variantIndex);
      if (codesOf(documentText).includes(code)) return { productIndexes: [productIndex], variantIndex };
    }
  }

  private insertProduct({ masterKey, referenceKey }: ProductEntry, index: number): void {
    for (const code of new Set([masterKey, referenceKey].map(plainCode))) {
      const products = this.productsByCode.get(code);
      if (products) products.push(index);
      else this.productsByCode.set(code, [index]);
    }
  }

  private insert(code: string, variantIndex: number): void {
    let place = hash(code) % this.table.length;
    while (this.table[place] !== free) place = (place + 1) % this.table.length;
    this.table[place] = variantIndex;
  }
}

/** A code without case and punctuation: '03-2417-a' and '032417A' are the same. */
function plainCode(text: string): string {
  return fold(text).replaceAll(/[\s./_-]+/g, "");
}

// Read from the text, since parsing a quarter of a million documents would take seconds. In JSON no value can hold an unescaped quote.
function codesOf(documentText: string): string[] {
  return ['"articleNumber"', '"ean"'].flatMap((name) => {
    const found = documentText.indexOf(`${name}:`);
    if (found === -1) return [];
    const start = documentText.indexOf('"', found + name.length + 1) + 1;
    return [plainCode(documentText.slice(start, documentText.indexOf('"', start)))];
  });
}

function tableSize(entries: number): number {
  return 2 ** Math.ceil(Math.log2(entries * 1.5 + 8));
}

// FNV-1a
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  return value >>> 0;
}
