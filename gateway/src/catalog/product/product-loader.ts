import type { Product } from "@scayle/storefront-api";
import type { GatewayContext } from "#gateway/context.ts";
import { requestLoader } from "#gateway/request/request-loader.ts";
import { maximumBatch } from "#gateway/sources/commerce/product-calls.ts";
import { cameWith, type ProductNeeds, type ProductPart } from "#gateway/sources/commerce/product-with.ts";
import { needsKey, needsOf, unitedNeeds } from "./product-needs.ts";

interface ProductKey {
  readonly id: number;
  readonly needs: ProductNeeds;
}

interface MasterKey {
  readonly masterKey: string;
  readonly needs: ProductNeeds;
}

const byId = requestLoader<ProductKey, Product | null>(
  async (keys, context) => {
    const ids = [...new Set(keys.map((key) => key.id))];
    const products = await context.sources.commerce.products.byIds(ids, unitedNeeds(keys.map((key) => key.needs)));
    const found = new Map(products.map((product) => [product.id, product]));
    return keys.map((key) => found.get(key.id) ?? null);
  },
  { maxBatchSize: maximumBatch, cacheKeyFn: (key) => `${key.id};${needsKey(key.needs)}` },
);

const byMasterKey = requestLoader<MasterKey, readonly Product[]>(
  async (keys, context) => {
    const masterKeys = [...new Set(keys.map((key) => key.masterKey))];
    const products = await context.sources.commerce.products.byMasterKeys(
      masterKeys,
      unitedNeeds(keys.map((key) => key.needs)),
    );
    const colours = Map.groupBy(products, (product) => product.masterKey);
    return keys.map((key) => (colours.get(key.masterKey) ?? []).toSorted((one, other) => one.id - other.id));
  },
  { maxBatchSize: maximumBatch, cacheKeyFn: (key) => `${key.masterKey};${needsKey(key.needs)}` },
);

/** A product by its number; null when unknown or inactive. Callers of the same tick share one call. */
export function loadProduct(context: GatewayContext, id: number, needs: ProductNeeds): Promise<Product | null> {
  return byId(context).load({ id, needs });
}

/** Every colour of a master article in the catalogue's order; empty when unknown. */
function loadColours(context: GatewayContext, masterKey: string, needs: ProductNeeds): Promise<readonly Product[]> {
  return byMasterKey(context).load({ masterKey, needs });
}

/** Colours that came with a product, so that its siblings need no call. */
const coloursOf = new WeakMap<Product, readonly Product[]>();

/** What names a colour of a master article: a variant of it, or its own number. */
interface NamedColour {
  readonly variantId?: number | undefined;
  readonly productId?: number | undefined;
}

/**
 * The colour of a master article to show first: the one with the variant, else the one that is named, else the first that can be bought, else
 * the first (docs/rules.md#products-and-masters); null when unknown.
 */
export async function loadMaster(
  context: GatewayContext,
  masterKey: string,
  needs: ProductNeeds,
  { variantId, productId }: NamedColour = {},
): Promise<Product | null> {
  // what is no key would be another filter to the commerce, or several
  if (!/^\d{1,6}-\d{1,9}$/.test(masterKey)) return null;
  const parts = new Set([...needs.parts, ...(needs.siblings ?? [])]);
  parts.delete("siblings");
  if (variantId !== undefined) parts.add("variants");
  const colours = await loadColours(context, masterKey, { ...needs, parts, siblings: undefined });
  const named =
    variantId === undefined ? undefined : colours.find(({ variants }) => variants?.some(({ id }) => id === variantId));
  const product =
    named ??
    colours.find(({ id }) => id === productId) ??
    colours.find((colour) => !colour.isSoldOut) ??
    colours[0] ??
    null;
  if (product) coloursOf.set(product, colours);
  return product;
}

/** The other colours of a product's master article, with the parts the caller needs of them; at once when they came with it. */
export function loadSiblings(
  context: GatewayContext,
  product: Product,
  parts: ProductNeeds["parts"],
): Product[] | Promise<Product[]> {
  const others = (colours: readonly Product[] = []) => colours.filter((colour) => colour.id !== product.id);
  const colours = product.siblings ?? coloursOf.get(product);
  if (colours) return others(colours);
  return loadProduct(context, product.id, { ...needsOf("siblings"), siblings: parts }).then((complete) =>
    others(complete?.siblings),
  );
}

/** The product with a part, loading it again (batched) only when it came without; synchronous when nothing is missing. */
export function withPart(product: Product, part: ProductPart, context: GatewayContext): Product | Promise<Product> {
  if (cameWith(product, part)) return product;
  return loadProduct(context, product.id, needsOf(part)).then((complete) => complete ?? product);
}

/** Does something with a product that has a part: at once when it came with it. */
export function withPartDo<Result>(
  product: Product,
  part: ProductPart,
  context: GatewayContext,
  use: (complete: Product) => Result,
): Result | Promise<Awaited<Result>> {
  const complete = withPart(product, part, context);
  return complete instanceof Promise ? (complete.then(use) as Promise<Awaited<Result>>) : use(complete);
}
