import type { CatalogueSnapshot } from "../snapshot/catalogue-snapshot.ts";
import type { ListColumn } from "../snapshot/product-columns.ts";
import { MemberList } from "./member-list.ts";
import type { ProductQuery } from "./product-query.ts";

const unknown = -1;
const excludedSet = -2;

/** The attribute values a query asks for and excludes: each filter is a bit, and what has a wanted value of it has the bit. */
export class WantedValues {
  /** The bits of all filters. */
  readonly all: number;
  readonly excludesSome: boolean;
  private readonly snapshot: CatalogueSnapshot;
  private readonly query: ProductQuery;
  /** By value id. */
  private readonly bits: Int32Array;
  private readonly excluded: Uint8Array;
  /** By set of values that variants share, worked out when first met. */
  private readonly setBits: Int32Array;

  constructor(snapshot: CatalogueSnapshot, query: ProductQuery) {
    const { valueIdLimit } = snapshot.attributes;
    this.snapshot = snapshot;
    this.query = query;
    this.bits = new Int32Array(valueIdLimit);
    this.excluded = new Uint8Array(valueIdLimit);
    this.setBits = new Int32Array(snapshot.columns.valueSets.length).fill(unknown);
    for (const ids of query.excluded.values()) for (const id of ids) if (id < valueIdLimit) this.excluded[id] = 1;
    this.excludesSome = query.excluded.size > 0;
    this.all = this.assign();
  }

  /** The bits a product lacks by its own values. */
  missing(index: number): number {
    return this.all === 0 ? 0 : this.missingFrom(this.snapshot.columns.values, index);
  }

  /** The bits that neither a product nor any of its variants has. */
  missingAnywhere(index: number): number {
    return this.all === 0 ? 0 : this.missingFrom(this.snapshot.columns.allValues, index);
  }

  /** Whether a variant has what its product lacks. */
  isMet(variantIndex: number, missing: number): boolean {
    if (missing === 0) return true;
    const bits = this.ofSet(this.snapshot.columns.variantSet[variantIndex] ?? 0);
    return bits !== excludedSet && (missing & ~bits) === 0;
  }

  isVariantExcluded(variantIndex: number): boolean {
    return this.excludesSome && this.ofSet(this.snapshot.columns.variantSet[variantIndex] ?? 0) === excludedSet;
  }

  /** Whether a product itself has an excluded value. */
  isExcluded(index: number): boolean {
    if (!this.excludesSome) return false;
    const { starts, ids } = this.snapshot.columns.values;
    const end = starts[index + 1] ?? 0;
    for (let place = starts[index] ?? 0; place < end; place += 1) if (this.excluded[ids[place]!] === 1) return true;
    return false;
  }

  /** The products of the filter that fewest meet; undefined when no filter must be met, or none by fewer than `most`. */
  rarest(most: number): MemberList | undefined {
    if (this.query.alternatives.length > 0) return undefined;
    const { attributes, productsByValue } = this.snapshot;
    let rarest: Int32Array[] | undefined;
    for (const [name, ids] of this.query.attributes) {
      const group = attributes.group(name);
      if (!group || ids.length === 0) continue;
      const having = ids.flatMap((id) =>
        attributes.value(id)?.group === group ? (productsByValue.get(id) ?? []) : [],
      );
      if (!rarest || totalOf(having) < totalOf(rarest)) rarest = having;
    }
    return rarest && totalOf(rarest) < most ? new MemberList(united(rarest)) : undefined;
  }

  private missingFrom({ starts, ids }: ListColumn, index: number): number {
    let bits = this.all;
    const end = starts[index + 1] ?? 0;
    for (let place = starts[index] ?? 0; place < end; place += 1) bits &= ~(this.bits[ids[place]!] ?? 0);
    return bits;
  }

  private ofSet(set: number): number {
    const cached = this.setBits[set] ?? 0;
    if (cached !== unknown) return cached;
    let bits = 0;
    for (const id of this.snapshot.columns.valueSets[set] ?? []) {
      if (this.excluded[id] === 1) {
        bits = excludedSet;
        break;
      }
      bits |= this.bits[id] ?? 0;
    }
    this.setBits[set] = bits;
    return bits;
  }

  // Filters that are alternatives to each other share a bit.
  private assign(): number {
    const { attributes } = this.snapshot;
    let all = 0;
    let next = 1;
    let sharedBit = 0;
    for (const [name, ids] of this.query.attributes) {
      const group = attributes.group(name);
      if (!group || ids.length === 0) continue;
      const isAlternative = this.query.alternatives.includes(name);
      const bit = isAlternative && sharedBit !== 0 ? sharedBit : next;
      if (isAlternative) sharedBit = bit;
      if (bit === next) next *= 2;
      all |= bit;
      for (const id of ids) if (attributes.value(id)?.group === group) this.bits[id] = bit;
    }
    return all;
  }
}

function totalOf(lists: readonly Int32Array[]): number {
  return lists.reduce((total, { length }) => total + length, 0);
}

/** What ascending lists hold, ascending and each once. */
function united(lists: readonly Int32Array[]): Int32Array {
  const [first, ...others] = lists;
  if (first && others.length === 0) return first;
  const all = new Int32Array(totalOf(lists));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all.sort().filter((index, place, sorted) => place === 0 || index !== sorted[place - 1]);
}
