import { expect, type APIRequestContext } from "playwright/test";

import { type CatalogueVariant, type ListedProduct, productsIn, variantsOf } from "./catalogue.ts";
import { database } from "./shop-records.ts";

interface Combination {
  product: ListedProduct;
  /** Those that are left. */
  variants: CatalogueVariant[];
  size: string;
  hardness: string;
}

/** Takes one combination of size and hardness out of the assortment, of a mattress that no other journey looks at. */
export async function withdrawCombination(request: APIRequestContext): Promise<Combination> {
  for (const product of (await productsIn(request, "/matrassen")).toReversed()) {
    const variants = await variantsOf(request, product.slug);
    const variant = variants.find(
      ({ size, hardness }) =>
        variants.filter((other) => other.size === size).length > 1 &&
        variants.filter((other) => other.hardness === hardness).length > 1,
    );
    if (!variant?.size || !variant.hardness) continue;
    const db = await database();
    await db.updateTable("variant").set({ is_active: false }).where("variant_id", "=", variant.variantId).execute();
    await db
      .insertInto("catalogue_version")
      .values({ checksum: `without ${variant.variantId}` })
      .execute();
    const left = async () => (await variantsOf(request, product.slug)).length;
    await expect.poll(left, { timeout: 20_000 }).toBe(variants.length - 1);
    return {
      product,
      variants: variants.filter((other) => other !== variant),
      size: variant.size,
      hardness: variant.hardness,
    };
  }
  throw new Error("No mattress has several sizes and hardnesses.");
}
