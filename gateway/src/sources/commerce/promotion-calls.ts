import * as z from "zod/mini";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { commerceQuery, shellPolicy } from "./commerce-query.ts";
import { type WirePromotion, wirePromotionSchema } from "./wire-promotion.ts";

const perPage = 100;
const mostPages = 10;
const pageSchema = z.object({ entities: z.array(z.unknown()), pagination: z.object({ last: z.int() }) });

interface PromotionPage {
  readonly promotions: readonly WirePromotion[];
  readonly last: number;
}

/** Reading promotions, by the two keys they have: the moment, and their ids. Copies of both stay warm, as the shell's do. */
export class PromotionCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /** Those that are switched on, the one that wins first. What runs at a moment is for the caller to say, so that one copy serves every moment. */
  async switchedOn(): Promise<readonly WirePromotion[]> {
    const promotions: WirePromotion[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const found = await this.page({ page, perPage });
      promotions.push(...found.promotions);
      if (page >= found.last) break;
    }
    return promotions;
  }

  /** Promotions by id, at most 100, also those that need a code; unknown ones are missing. */
  async byIds(ids: readonly string[]): Promise<readonly WirePromotion[]> {
    return (await this.page({ ids: [...ids].sort().join(","), perPage })).promotions;
  }

  private async page(parameters: Readonly<Record<string, string | number>>): Promise<PromotionPage> {
    const response = await this.upstream.request(this.call, {
      path: "/v1/promotions",
      query: commerceQuery(this.call, parameters),
      cache: shellPolicy,
      parse: (body): PromotionPage => {
        const { entities, pagination } = pageSchema.parse(body);
        // an effect this shop does not know is no reason to show none
        const promotions = entities.flatMap((entity) => wirePromotionSchema.safeParse(entity).data ?? []);
        return { promotions, last: pagination.last };
      },
    });
    return response.data;
  }
}
