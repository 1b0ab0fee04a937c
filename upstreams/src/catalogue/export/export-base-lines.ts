import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import type { CategoryLine } from "#upstreams/catalogue/lines/category-line.ts";
import type {
  AttributeGroupDocument,
  AttributeValueDocument,
  CategoryDocument,
  ShopDocument,
} from "#upstreams/catalogue/documents.ts";
import type { RedirectLine } from "#upstreams/catalogue/lines/redirect-line.ts";
import type { ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";

/** Every shop, by number. */
export async function exportedShops(trx: Transaction<Tables>): Promise<ShopLine[]> {
  const rows = await trx.selectFrom("shop").selectAll().orderBy("shop_id").execute();
  return rows.map((row) => {
    const document = row.data as ShopDocument;
    const facts = { type: "shop" as const, shopId: row.shop_id, locale: row.locale };
    return Object.assign(facts, document, { open: document.open ?? true });
  });
}

/** Every attribute with all values it ever had, in the order of shoppers. */
export async function exportedAttributes(trx: Transaction<Tables>): Promise<AttributeLine[]> {
  const groups = await trx.selectFrom("attribute_group").selectAll().orderBy("position").orderBy("group_id").execute();
  const rows = await trx
    .selectFrom("attribute_value")
    .select(["group_id", "value", "data"])
    .orderBy("position")
    .orderBy("value_id")
    .execute();
  const valuesOf = Map.groupBy(rows, (row) => row.group_id);
  return groups.map((group) => {
    const { label, type, multiSelect, filterable, visible } = group.data as AttributeGroupDocument;
    const values = (valuesOf.get(group.group_id) ?? []).map(({ value, data }) => ({
      value,
      label: (data as AttributeValueDocument).label,
    }));
    return { type: "attribute", key: group.key, label, valueType: type, multiSelect, filterable, visible, values };
  });
}

/** Every category, closed ones too, each behind its parent. */
export async function exportedCategories(trx: Transaction<Tables>): Promise<CategoryLine[]> {
  const rows = await trx.selectFrom("category").selectAll().orderBy("position").orderBy("category_id").execute();
  const byId = new Map(rows.map((row) => [row.category_id, row]));
  const ordered = new Set<(typeof rows)[number]>();
  const place = (row: (typeof rows)[number]): void => {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
    if (parent && !ordered.has(parent)) place(parent);
    ordered.add(row);
  };
  for (const row of rows) place(row);
  return [...ordered].map((row) => {
    const { name, description, image, hidden, supportedFilter, sorting, properties } = row.data as CategoryDocument;
    const words = {
      name,
      description,
      ...(image ? { image } : {}),
      hidden,
      supportedFilter,
      ...(sorting ? { sorting } : {}),
      properties,
    };
    return Object.assign(words, { type: "category" as const, path: row.path, active: row.is_active });
  });
}

/** Every redirect, by shop and source; which of them were made by hand the format does not say. */
export async function exportedRedirects(trx: Transaction<Tables>): Promise<RedirectLine[]> {
  const rows = await trx
    .selectFrom("redirect")
    .selectAll()
    .orderBy("shop_id")
    .orderBy(sql`source collate "C"`)
    .execute();
  return rows.map((row) => ({
    type: "redirect",
    shopId: row.shop_id,
    source: row.source,
    target: row.target,
    statusCode: row.status_code as RedirectLine["statusCode"],
  }));
}
