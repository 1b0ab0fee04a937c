import type { Product } from "@scayle/storefront-api";
import { withPart } from "#gateway/catalog/product/product-loader.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import type { CategoryTree } from "#gateway/sources/commerce/category-tree.ts";
import type { WirePromotion } from "#gateway/sources/commerce/wire-promotion.ts";
import { UpstreamError } from "#gateway/sources/upstream-error.ts";
import { isForProduct } from "./promotion-scope.ts";

interface Running {
  /** The one that wins first. */
  readonly promotions: readonly WirePromotion[];
  readonly tree: CategoryTree;
}

const mostIds = 100;

const running = requestLoader<"now", Running>(
  async (keys, context) => {
    const found = await readRunning(context);
    return keys.map(() => found);
  },
  { cacheKeyFn: (key) => key },
);

const byKey = requestLoader<string, WirePromotion | null>(
  async (keys, context) => {
    const listed = new Map((await loadRunning(context)).promotions.map((promotion) => [promotion.id, promotion]));
    // one with a code, or one that is over: only who knows its key finds it
    const others = keys.filter((key) => !listed.has(key));
    const named = others.length === 0 ? [] : await context.sources.commerce.promotions.byIds(others);
    const found = new Map(named.map((promotion) => [promotion.id, promotion]));
    return keys.map((key) => listed.get(key) ?? found.get(key) ?? null);
  },
  { maxBatchSize: mostIds },
);

/** The promotions that run now and need no code, with the categories their scopes name. */
export function loadRunning(context: GatewayContext): Promise<Running> {
  return running(context).load("now");
}

/** A promotion by its key, whether it runs or not; null when unknown. */
export function loadPromotion(context: GatewayContext, key: string): Promise<WirePromotion | null> {
  return byKey(context).load(key);
}

/** The promotions that run now for a product, the one that wins first; none while they cannot be loaded. */
export async function promotionsOf(product: Product, context: GatewayContext): Promise<readonly WirePromotion[]> {
  const { promotions, tree } = await loadRunning(context);
  if (promotions.length === 0) return [];
  const placed = await withPart(product, "categoryIds", context);
  return promotions.filter((promotion) => isForProduct(promotion, placed, tree));
}

async function readRunning(context: GatewayContext): Promise<Running> {
  const { promotions, shop } = context.sources.commerce;
  const now = context.now().getTime();
  const [switchedOn, tree] = await Promise.all([
    promotions.switchedOn().catch((error: unknown) => noneWhileOut(error, context)),
    shop.categoryTree(),
  ]);
  const promotionsNow = switchedOn.filter(
    ({ isActive, schedule, customData }) =>
      isActive && customData.needsCode !== true && Date.parse(schedule.from) <= now && now < Date.parse(schedule.to),
  );
  return { promotions: promotionsNow, tree };
}

// a product shows without its promotions, and the basket still counts them
function noneWhileOut(error: unknown, context: GatewayContext): readonly WirePromotion[] {
  if (!(error instanceof UpstreamError) || !error.isFailure) throw error;
  context.log.warn({ correlationId: context.call.correlationId, fault: error.fault }, "promotions not read");
  return [];
}
