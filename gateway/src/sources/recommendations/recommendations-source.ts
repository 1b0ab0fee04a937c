import * as z from "zod/mini";
import type { CachePolicy } from "../shared-cache.ts";
import type { CallContext } from "../call-context.ts";
import type { Upstream } from "../http.ts";

type RecommendationLogic = "PERSONAL" | "ALSO_BOUGHT" | "RELATED" | "COMPLETE" | "BESTSELLER";

/** What a visitor did with a product, and allowed to be used. */
export interface PersonalEvent {
  readonly masterKey: string;
  readonly kind: "viewed" | "wished" | "bought";
  readonly hoursAgo: number;
}

export interface RecommendationRequest {
  readonly logic: RecommendationLogic;
  /** Master article numbers the recommendations go with; of COMPLETE with the size, `03-1481@90x200`. */
  readonly references: readonly string[];
  /** What PERSONAL goes by, newest first. */
  readonly events?: readonly PersonalEvent[];
  readonly limit: number;
}

const articlesSchema = z.array(
  z.object({ articleNumber: z.string(), reason: z.nullish(z.string()), because: z.nullish(z.string()) }),
);
const responseSchema = z.object({ articles: articlesSchema });
const eachResponseSchema = z.object({
  each: z.optional(z.array(z.object({ reference: z.string(), articles: articlesSchema }))),
});

/** A master product the recommender names, and why. */
export type RecommendedArticle = z.output<typeof articlesSchema>[number];

const copies: CachePolicy = { freshMs: 30_000, staleMs: 30_000, lastGoodMs: 86_400_000 };

/** Article numbers that go well with others, or sell well (contracts/rpc.md, 'Recommendations'). */
export class RecommendationsSource {
  private readonly upstream: Upstream | undefined;
  private readonly call: CallContext;

  /** @param upstream undefined where the shop recommends nothing: then nothing is called and every response is empty (docs/rules.md#off-by-switch) */
  constructor(upstream: Upstream | undefined, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /**
   * Recommended masters, best first. Of the visitor nothing is sent but what they let their browser tell; no copy and no trace is kept of that.
   * @param waitMs how long a response is waited for; one that comes later is cached for the next
   * @throws UpstreamError when there is neither a response nor a last good copy
   */
  async articles(request: RecommendationRequest, waitMs?: number): Promise<readonly RecommendedArticle[]> {
    if (!this.upstream) return [];
    return this.send(this.upstream, request, { waitMs }, (body) => responseSchema.parse(body).articles);
  }

  /**
   * What goes with each of the references by itself, at most 100 and in their order, in one call. A recommender without `each` is called
   * for each by itself.
   * @param waitMs as of `articles`
   */
  async articlesForEach(
    request: RecommendationRequest,
    waitMs?: number,
  ): Promise<readonly (readonly RecommendedArticle[])[]> {
    const single = (reference: string) => this.articles({ ...request, references: [reference] }, waitMs);
    const [only, ...more] = request.references;
    if (only === undefined) return [];
    if (!this.upstream) return request.references.map(() => []);
    if (more.length === 0) return [await single(only)];
    const each = await this.send(
      this.upstream,
      request,
      { waitMs, each: true },
      (body) => eachResponseSchema.parse(body).each,
    );
    if (!each) return Promise.all(request.references.map(single));
    const found = new Map(each.map(({ reference, articles }) => [reference, articles]));
    return request.references.map((reference) => found.get(reference) ?? []);
  }

  private async send<Data>(
    upstream: Upstream,
    { logic, limit, references, events = [] }: RecommendationRequest,
    { waitMs, each = false }: { readonly waitMs: number | undefined; readonly each?: boolean },
    parse: (body: unknown) => Data,
  ): Promise<Data> {
    const query = new URLSearchParams({ logic, limit: String(limit), ...(each && { each: "true" }) });
    if (references.length > 0) query.set("references", references.join(","));
    const isOfVisitor = events.length > 0;
    if (isOfVisitor)
      query.set("events", events.map(({ masterKey, kind, hoursAgo }) => `${masterKey}:${kind}:${hoursAgo}`).join(","));
    const response = await upstream.request(this.call, {
      path: "/v1/recommendations",
      query,
      headers: { "x-shop-id": String(this.call.shop.shopId) },
      ...(isOfVisitor ? { tracePath: "/v1/recommendations?logic=PERSONAL" } : { cache: copies }),
      waitMs,
      parse,
    });
    return response.data;
  }
}
