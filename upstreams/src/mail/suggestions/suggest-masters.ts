import * as z from "zod";

import type { Handler } from "#upstreams/handler.ts";

const responseShape = z.object({
  articles: z.array(z.object({ articleNumber: z.string(), reason: z.string().nullish() })),
});

/** What is only like something that was ordered has come too late. */
const wantedReasons: ReadonlySet<string | null | undefined> = new Set(["goes_with", "bought_together"]);

const aReference = /^\d{2}-\d{4}(?:@[\w-]{1,40})?$/;
const mostReferences = 100;
const asked = 24;
const waitMs = 2000;

/** Something that was ordered. */
interface OrderedMaster {
  masterKey: string;
  /** Value of its size, such as `90x200`; undefined for what has none. */
  size: string | undefined;
}

/**
 * Master keys of what goes with an order, best first and without what is in it: what fits the sizes ordered, then what others bought with it.
 * Empty while the recommender does not respond: a mail does not wait for it.
 */
export async function suggestMasters(
  recommendations: Handler,
  shopId: number,
  ordered: readonly OrderedMaster[],
): Promise<string[]> {
  const keys = ordered.map(({ masterKey }) => masterKey);
  const sized = ordered.map(({ masterKey, size }) => (size === undefined ? masterKey : `${masterKey}@${size}`));
  const found = await Promise.all([
    ask(recommendations, shopId, "COMPLETE", sized),
    ask(recommendations, shopId, "ALSO_BOUGHT", keys),
  ]);
  return [...new Set(found.flat())].filter((key) => !keys.includes(key));
}

async function ask(
  recommendations: Handler,
  shopId: number,
  logic: "COMPLETE" | "ALSO_BOUGHT",
  wanted: readonly string[],
): Promise<string[]> {
  const references = [...new Set(wanted)].filter((reference) => aReference.test(reference)).slice(0, mostReferences);
  if (references.length === 0) return [];
  const query = new URLSearchParams({ logic, references: references.join(","), limit: String(asked) });
  const request = new Request(`http://recommendations.internal/v1/recommendations?${query.toString()}`, {
    headers: { "x-shop-id": String(shopId) },
    signal: AbortSignal.timeout(waitMs),
  });
  try {
    const response = await recommendations(request);
    const { articles } = responseShape.parse(await response.json());
    return articles.filter(({ reason }) => wantedReasons.has(reason)).map(({ articleNumber }) => articleNumber);
  } catch {
    return [];
  }
}
