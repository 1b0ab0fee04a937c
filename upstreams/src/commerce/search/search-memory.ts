import type { FilterItemWithValues } from "@scayle/storefront-api";

import type { Shared } from "../frozen.ts";
import type { TermMatches } from "./term/search-term.ts";

const mostRemembered = 200;

class Memory<Result> {
  private readonly results = new Map<string, Result>();
  private hour = 0;

  get(name: string, hour: number, search: () => Result): Result {
    if (hour !== this.hour || this.results.size >= mostRemembered) this.results.clear();
    this.hour = hour;
    const known = this.results.get(name);
    if (known !== undefined) return known;
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
  readonly matches = new Memory<Int32Array>();
  readonly terms = new Memory<TermMatches>();
  readonly filters = new Memory<Shared<readonly FilterItemWithValues[]>>();

  forget(): void {
    this.matches.clear();
    this.terms.clear();
    this.filters.clear();
  }
}
