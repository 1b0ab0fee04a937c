import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import {
  nothingStored,
  type StoredAttribute,
  type StoredCatalogue,
} from "#upstreams/catalogue/catalogue-references.ts";
import type { AttributeGroupDocument } from "#upstreams/catalogue/documents.ts";

/** A product the database holds, as much of it as an import needs to know. */
export interface StoredProduct {
  id: number;
  isActive: boolean;
  /** Of the line it was last written from; null when it has changed since. */
  lineHash: string | null;
}

/** Products by reference key and ids of categories by path: what an import finds again by key. */
export interface StoredKeys {
  products: Map<string, StoredProduct>;
  categoryIds: Map<string, number>;
}

/** Reads the products and categories the database holds. */
export async function readStoredKeys(trx: Transaction<Tables>): Promise<StoredKeys> {
  const products = await trx
    .selectFrom("product")
    .select(["reference_key", "product_id", "is_active", "line_hash"])
    .execute();
  const categories = await trx.selectFrom("category").select(["path", "category_id"]).execute();
  return {
    products: new Map(
      products.map((row) => [
        row.reference_key,
        { id: row.product_id, isActive: row.is_active, lineHash: row.line_hash },
      ]),
    ),
    categoryIds: new Map(categories.map((row) => [row.path, row.category_id])),
  };
}

/** What lines may refer to: in a full import only earlier lines; in a partial one also what the database holds. */
export async function readStoredCatalogue(trx: Transaction<Tables>, full: boolean): Promise<StoredCatalogue> {
  if (full) return nothingStored;
  const groups = await trx.selectFrom("attribute_group").select(["group_id", "key", "data"]).execute();
  const values = await trx.selectFrom("attribute_value").select(["group_id", "value"]).execute();
  const categories = await trx.selectFrom("category").select("path").where("is_active", "=", true).execute();
  const masters = await trx.selectFrom("product").select("master_key").distinct().execute();
  const variants = await trx.selectFrom("variant").select("reference_key").execute();
  const valuesByGroup = Map.groupBy(values, (row) => row.group_id);
  const attributes = new Map<string, StoredAttribute>(
    groups.map((group) => [
      group.key,
      {
        multiSelect: (group.data as AttributeGroupDocument).multiSelect,
        values: new Set(valuesByGroup.get(group.group_id)?.map((row) => row.value)),
      },
    ]),
  );
  return {
    attributes,
    categoryPaths: categories.map((row) => row.path),
    masterKeys: masters.map((row) => row.master_key),
    variantKeys: variants.map((row) => row.reference_key),
  };
}
