import type { FilterItemWithValues } from "@scayle/storefront-api";

import { LRUCache } from "lru-cache";
import type { Shared } from "../frozen.ts";
import type { MatchCounts } from "./search-results.ts";
import type { TermMatches } from "./search-results.ts";

class Memory<Result extends object> {
  private readonly results: LRUCache<string, Result>;
  private hour = 0;

  constructor(most: number) {
    this.results = new LRUCache({ max: most });
  }

  get(name: string, hour: number, search: () => Result): Result {
    if (hour !== this.hour) this.results.clear();
    this.hour = hour;
    const known = this.results.get(name);
    if (known) return known;
    const result = search();
    this.results.set(name, result);
    return result;
  }

  clear(): void {
    this.results.clear();
  }
}

/** Results of searches by their query, kept until stock moves or the hour does: shoppers ask for the same first pages over and over. */
export class SearchMemory {
  /** Product indexes, ascending. */
  readonly found = new Memory<Int32Array>(200);
  /** Product indexes in an order asked for. */
  readonly ordered = new Memory<Int32Array>(200);
  readonly terms = new Memory<TermMatches>(200);
  // small, and a part of many answers
  readonly counts = new Memory<MatchCounts>(1000);
  readonly filters = new Memory<Shared<readonly FilterItemWithValues[]>>(200);

  forget(): void {
    this.found.clear();
    this.ordered.clear();
    this.terms.clear();
    this.counts.clear();
    this.filters.clear();
  }
}
