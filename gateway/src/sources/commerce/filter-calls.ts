import type { FilterItemWithValues } from "@scayle/storefront-api";
import * as z from "zod";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { commerceQuery, productPolicy } from "./commerce-query.ts";

const filtersSchema = z.array(z.looseObject({ slug: z.string(), name: z.string(), type: z.string(), values: z.array(z.unknown()) }));

/** Reading what a listing can be filtered by. */
export class FilterCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /** Filters with their values and counts under the same conditions as a listing. */
  async forListing(parameters: Readonly<Record<string, string | number | boolean | undefined>>): Promise<readonly FilterItemWithValues[]> {
    const answer = await this.upstream.request(this.call, {
      path: "/v1/filters",
      query: commerceQuery(this.call, { ...parameters, with: "values" }),
      cache: productPolicy,
      parse: (body) => filtersSchema.parse(body) as unknown as FilterItemWithValues[],
    });
    return answer.data;
  }
}
