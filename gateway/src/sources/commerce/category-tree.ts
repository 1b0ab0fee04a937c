import type { Category } from "@scayle/storefront-api";
import * as z from "zod";

const categorySchema = z.looseObject({ id: z.int(), path: z.string(), name: z.string() });
const rootsSchema = z.array(categorySchema).min(1);

/** Every visible category of a shop, found by id and by path. */
export interface CategoryTree {
  readonly roots: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  readonly byPath: ReadonlyMap<string, Category>;
}

/**
 * Reads the response to "all root categories with their descendants".
 * @throws for a response without categories, so that the last good tree goes on serving
 */
export function parseCategoryTree(body: unknown): CategoryTree {
  const roots = rootsSchema.parse(body) as unknown as Category[];
  const byId = new Map<number, Category>();
  const byPath = new Map<string, Category>();
  const visit = (category: Category): void => {
    byId.set(category.id, category);
    byPath.set(category.path, category);
    category.children?.forEach(visit);
  };
  roots.forEach(visit);
  return { roots, byId, byPath };
}
