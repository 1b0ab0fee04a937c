import { dataVersionsHeader, printDataVersions } from "@warmeland/schema/rules/data-versions.ts";
import { defaultShop, shopById, type ShopLocale } from "@warmeland/schema/rules/shops.ts";
import { Hono } from "hono";
import type { Logger } from "pino";
import * as z from "zod";

import type { Database } from "#upstreams/database/connection.ts";
import type { Handler } from "#upstreams/handler.ts";

import { catalogueVersion } from "./assortment.ts";
import { type PersonalEvent, readPersonalEvent } from "./personal-event.ts";
import { Recommender } from "./recommender.ts";

export interface RecommendationsUpstreamOptions {
  db: Database;
  now?: () => Date;
  log?: Pick<Logger, "error">;
}

export interface RecommendationsUpstream {
  handle: Handler;
  /** Reads catalogue and sales, so that the first page need not wait for it. */
  load: () => Promise<void>;
}

const queryShape = z.object({
  logic: z.enum(["PERSONAL", "ALSO_BOUGHT", "RELATED", "COMPLETE", "BESTSELLER"]).default("PERSONAL"),
  references: z
    .string()
    .default("")
    .transform((text) => [
      ...new Set(
        text
          .split(",")
          .map((key) => key.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(
      z
        .array(
          z
            .string()
            .regex(
              /^\d{2}-\d{4}(?:@[\w-]{1,40})?$/,
              "must be article numbers such as 03-1481 or 03-1481@90x200, separated by commas",
            ),
        )
        .max(100),
    ),
  events: z
    .string()
    .default("")
    .transform((text) => text.split(",").filter(Boolean).map(readPersonalEvent))
    .pipe(
      z
        .array(
          z.custom<PersonalEvent>(
            (event) => event !== undefined,
            "must be what was done and how many hours ago, such as 03-1481:viewed:5, separated by commas",
          ),
        )
        .max(100),
    ),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(12),
  each: z.enum(["true", "false"]).default("false"),
  visitor: z.string().max(200).optional(),
});

/**
 * `GET /v1/recommendations?logic=&references=&limit=&visitor=` with `x-shop-id` → `{ logic, articles: [{ articleNumber, reason }] }`,
 * best first; with `each=true` what goes with each reference by itself, `{ logic, each: [{ reference, articles }] }`. Articles are masters that
 * can be bought in the shop now, never 03-1481. COMPLETE gives what fits the references, which may name a size: `03-1481@90x200`. `reason` is bestseller, similar, goes_with,
 * bought_together, viewed, wished or bought. ALSO_BOUGHT is filled up with what is RELATED. PERSONAL goes by `events`, such as
 * `03-2417:viewed:5,08-1101:bought:400` (hours ago), says with `because` which of them speaks for an article, and is filled up with bestsellers;
 * nothing of it is kept. `references` repeats their articles, for recommenders that know no events.
 * Responses name the version of the catalogue they were made from (`x-data-versions`), and so does `/versions`.
 * Failures are `application/problem+json`: 400 a parameter or the shop header is missing or wrong, 404 unknown shop or path,
 * 503 the database does not respond.
 */
export function createRecommendationsUpstream(options: RecommendationsUpstreamOptions): RecommendationsUpstream {
  const recommender = new Recommender(options.db, options.now ?? (() => new Date()));
  const app = new Hono({ strict: false });

  app.get("/v1/recommendations", async (context) => {
    const shopHeader = context.req.header("x-shop-id") ?? "";
    if (!/^\d{1,9}$/.test(shopHeader)) return problem(400, "x-shop-id must be the number of a shop");
    const shop: ShopLocale | undefined = shopById(Number(shopHeader));
    if (!shop) return problem(404, `There is no shop ${shopHeader}`);

    const query = queryShape.safeParse(context.req.query());
    if (!query.success)
      return problem(
        400,
        query.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`).join("; "),
      );
    const { logic, references, events, limit, each } = query.data;
    if (logic === "PERSONAL") {
      const { articles, version } = await recommender.personal(shop, events, limit);
      return context.json({ logic, articles }, 200, naming(version));
    }
    if (each === "true") {
      const found = await Promise.all(
        references.map((reference) => recommender.recommend(shop, logic, [reference], limit)),
      );
      const responses = references.map((reference, index) => ({ reference, articles: found[index]?.articles ?? [] }));
      // while an import ends they may be of two versions: the older one is stale at once
      const [version = "0"] = found
        .map((response) => response.version)
        .toSorted((one, other) => Number(one) - Number(other));
      return context.json({ logic, each: responses }, 200, naming(version));
    }
    const { articles, version } = await recommender.recommend(shop, logic, references, limit);
    return context.json({ logic, articles }, 200, naming(version));
  });

  app.get("/versions", async (context) => context.body(null, 204, naming(await catalogueVersion(options.db))));

  app.notFound((context) => problem(404, `There is nothing at ${context.req.method} ${context.req.path}`));
  app.onError((error) => {
    options.log?.error({ err: error }, "Recommendations are not available");
    return problem(503, "Recommendations are not available");
  });

  return {
    handle: async (request) => app.fetch(request),
    load: async () => {
      await recommender.recommend(defaultShop, "BESTSELLER", [], 1);
    },
  };
}

function naming(version: string): Record<string, string> {
  return { [dataVersionsHeader]: printDataVersions({ recommendations: Number(version) }) };
}

const titles = { 400: "Bad request", 404: "Not found", 503: "Service unavailable" } as const;

function problem(status: keyof typeof titles, detail: string): Response {
  return Response.json(
    { title: titles[status], status, detail },
    { status, headers: { "content-type": "application/problem+json" } },
  );
}
