import * as z from "zod/mini";
import type { CachePolicy } from "../answer-cache.ts";
import type { CallContext } from "../call-context.ts";
import type { Upstream } from "../http.ts";

type RecommendationLogic = "PERSONAL" | "ALSO_BOUGHT" | "RELATED" | "BESTSELLER";

export interface RecommendationRequest {
  readonly logic: RecommendationLogic;
  /** Master article numbers the recommendations go with. */
  readonly references: readonly string[];
  readonly limit: number;
}

const answerSchema = z.object({
  articles: z.array(z.object({ articleNumber: z.string(), reason: z.nullish(z.string()) })),
});

/** A master product the recommender names, and why. */
export type RecommendedArticle = z.output<typeof answerSchema>["articles"][number];

const copies: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 86_400_000 };

/** Article numbers that go well with others, or sell well (contracts/rpc.md, 'Recommendations'). */
export class RecommendationsSource {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /**
   * Recommended masters, best first. Nothing about the visitor is sent: there are no consented events yet.
   * @throws UpstreamError when there is neither an answer nor a last good copy
   */
  async articles(request: RecommendationRequest): Promise<readonly RecommendedArticle[]> {
    const query = new URLSearchParams({ logic: request.logic, limit: String(request.limit) });
    if (request.references.length > 0) query.set("references", request.references.join(","));
    const answer = await this.upstream.request(this.call, {
      path: "/v1/recommendations",
      query,
      headers: { "x-shop-id": String(this.call.shop.shopId) },
      cache: copies,
      parse: (body) => answerSchema.parse(body).articles,
    });
    return answer.data;
  }
}
