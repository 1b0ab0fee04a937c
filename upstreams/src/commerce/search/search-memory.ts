import type { FilterItemWithValues } from "@scayle/storefront-api";

import type { Shared } from "../frozen.ts";
import type { MatchCounts } from "./match-counts.ts";
import type { TermMatches } from "./term/search-term.ts";

class Memory<Result> {
  private readonly most: number;
  private readonly results = new Map<string, Result>();
  private hour = 0;

  constructor(most: number) {
    this.most = most;
  }

  get(name: string, hour: number, search: () => Result): Result {
    if (hour !== this.hour) this.results.clear();
    this.hour = hour;
    const result = this.results.get(name) ?? search();
    // put last: the first is the one that nobody asked for the longest time
    this.results.delete(name);
    this.results.set(name, result);
    if (this.results.size > this.most) this.results.delete(this.results.keys().next().value!);
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
