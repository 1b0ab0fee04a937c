import type { Product } from "@scayle/storefront-api";
import * as z from "zod";

const productSchema = z.looseObject({ id: z.int(), masterKey: z.string(), images: z.array(z.unknown()) });

const lasting = new WeakSet<object>();

/**
 * What a response says of products, as far as it has to be checked. A product that cannot be changed any more is shared by the responses of an upstream in
 * the same process: it is checked once for all of them.
 * @throws for what is no product
 */
export function checkedProducts(entities: readonly unknown[]): readonly Product[] {
  for (const entity of entities) {
    if (lasting.has(entity as object)) continue;
    productSchema.parse(entity);
    if (Object.isFrozen(entity)) lasting.add(entity as object);
  }
  return entities as readonly Product[];
}
