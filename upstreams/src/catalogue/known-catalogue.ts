import type { Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables.ts";

import type { KnownAttribute, KnownCatalogue } from "./catalogue-references.ts";
import type { AttributeGroupDocument } from "./documents.ts";

export interface StoredCatalogue extends KnownCatalogue {
  categoryIds: Map<string, number>;
}

/** Reads which attributes, values, active categories, masters and variants the database holds, for the lines of a partial import to refer to. */
export async function readKnownCatalogue(trx: Transaction<Tables>): Promise<StoredCatalogue> {
  const groups = await trx.selectFrom("attribute_group").select(["group_id", "key", "data"]).execute();
  const values = await trx.selectFrom("attribute_value").select(["group_id", "value"]).execute();
  const categories = await trx.selectFrom("category").select(["path", "category_id", "is_active"]).execute();
  const masters = await trx.selectFrom("product").select("master_key").distinct().execute();
  const variants = await trx.selectFrom("variant").select("reference_key").execute();
  const valuesByGroup = Map.groupBy(values, (row) => row.group_id);
  const attributes = new Map<string, KnownAttribute>(
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
    categoryIds: new Map(categories.map((row) => [row.path, row.category_id])),
    categoryPaths: categories.filter((row) => row.is_active).map((row) => row.path),
    masterKeys: masters.map((row) => row.master_key),
    variantKeys: variants.map((row) => row.reference_key),
  };
}
