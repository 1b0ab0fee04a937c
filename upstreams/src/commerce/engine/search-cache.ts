import type { FilterItemWithValues } from "@scayle/storefront-api";

import { LRUCache } from "lru-cache";
import type { Shared } from "../frozen.ts";
import type { MatchCounts, TermMatches } from "./search-results.ts";

class ResultCache<Result extends object> {
  private readonly results: LRUCache<string, Result>;
  private hour = 0;

  constructor(most: number) {
    this.results = new LRUCache({ max: most });
  }

  get(name: string, hour: number, search: () => Result): Result {
    if (hour !== this.hour) this.results.clear();
    this.hour = hour;
    const cached = this.results.get(name);
    if (cached) return cached;
    const result = search();
    this.results.set(name, result);
    return result;
  }

  clear(): void {
    this.results.clear();
  }
}

/** Results of searches by their query, until stock moves or the hour does: shoppers request the same first pages over and over. */
export class SearchCache {
  /** Product indexes, ascending. */
  readonly found = new ResultCache<Int32Array>(200);
  /** Product indexes in a requested order. */
  readonly ordered = new ResultCache<Int32Array>(200);
  readonly terms = new ResultCache<TermMatches>(200);
  // small, and a part of many responses
  readonly counts = new ResultCache<MatchCounts>(1000);
  readonly filters = new ResultCache<Shared<readonly FilterItemWithValues[]>>(200);

  clear(): void {
    this.found.clear();
    this.ordered.clear();
    this.terms.clear();
    this.counts.clear();
    this.filters.clear();
  }
}
