import type { FilterItemWithValues } from "@scayle/storefront-api";
import * as z from "zod";
import type { CachePolicy } from "#gateway/sources/shared-cache.ts";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { commerceQuery, listingCopies, productPolicy, shellPolicy } from "./commerce-query.ts";

const filtersSchema = z.array(
  z.looseObject({ slug: z.string(), name: z.string(), type: z.string(), values: z.array(z.unknown()) }),
);

type ListingQuery = Readonly<Record<string, string | number | boolean | undefined>>;

/** Reading what a listing can be filtered by. */
export class FilterCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /** Filters with their values and counts of a listing without any choice; a copy serves for 30 seconds. */
  offered(parameters: ListingQuery): Promise<readonly FilterItemWithValues[]> {
    return this.listed(parameters, shellPolicy);
  }

  /** Filters with their values and counts under the same conditions as a listing. */
  counted(parameters: ListingQuery): Promise<readonly FilterItemWithValues[]> {
    return this.listed(parameters, productPolicy);
  }

  /** How many products each category lists, its descendants' included, by category id; categories without products are missing. */
  async productCounts(): Promise<ReadonlyMap<number, number>> {
    const response = await this.upstream.request(this.call, {
      path: "/v1/filters",
      query: commerceQuery(this.call, { including: "categoryids", with: "values,category_ids", includeSoldOut: true }),
      cache: shellPolicy,
      parse: (body) => {
        const filters = filtersSchema.parse(body) as unknown as FilterItemWithValues[];
        const counts = filters.find((filter) => filter.type === "identifier" && filter.slug === "categoryids");
        return new Map(
          counts?.type === "identifier" ? counts.values.map(({ id, productCount }) => [id, productCount]) : [],
        );
      },
    });
    return response.data;
  }

  private async listed(parameters: ListingQuery, cache: CachePolicy): Promise<readonly FilterItemWithValues[]> {
    const response = await this.upstream.request(this.call, {
      path: "/v1/filters",
      query: commerceQuery(this.call, parameters),
      ...listingCopies(parameters, cache),
      parse: (body) => filtersSchema.parse(body) as unknown as FilterItemWithValues[],
    });
    return response.data;
  }
}
