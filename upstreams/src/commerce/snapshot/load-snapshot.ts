import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";
import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import { AttributeIndex, type AttributeGroupRow, type AttributeValueRow } from "./attribute-index.ts";
import type { ProductEntry, VariantEntry } from "./entries.ts";
import type { CatalogueSnapshot, ReviewScore } from "./catalogue-snapshot.ts";
import { CategoryTree, type CategoryRow } from "./category-tree.ts";
import { SharedValues } from "./shared-values.ts";
import { SnapshotBuilder } from "./snapshot-builder.ts";

const productsPerQuery = 500;

/** Reads the newest catalogue in portions, so that neither database nor event loop is held for long; all of one moment. */
export async function loadSnapshot(db: Database): Promise<CatalogueSnapshot> {
  const moment = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  return await moment.execute(async (trx) => {
    const version = await newestVersion(trx);
    const attributes = await loadAttributes(trx);
    const categories = await loadCategories(trx);
    const values = new SharedValues(attributes);
    const builder = new SnapshotBuilder(categories);
    // The next portion is on its way while one is worked in; should that fail, its own failure adds nothing.
    for (let coming = readPortion(trx, 0); ;) {
      const portion = await coming;
      if (portion.products.length === 0) break;
      coming = readPortion(trx, portion.last);
      coming.catch(() => undefined);
      const placements = Map.groupBy(portion.placements, (row) => row.product_id);
      const variants = Map.groupBy(portion.variants, (row) => row.product_id);
      for (const row of portion.products) {
        const categoryIds = (placements.get(row.product_id) ?? [])
          .map((placed) => placed.category_id)
          .filter((id) => categories.get(id));
        const ownVariants = (variants.get(row.product_id) ?? []).map((variant) => variantEntry(variant, values));
        builder.add({ ...productEntry(row, values), categoryIds }, ownVariants);
      }
    }
    const shops = await loadShops(trx);
    const reviewScores = await loadReviewScores(trx);
    const sizesBySales = await loadSizesBySales(trx);
    return builder.finish({ version, shops, attributes, categories, reviewScores, sizesBySales });
  });
}

/** The newest catalogue version, '0' before the first import. */
export async function newestVersion(db: Database): Promise<string> {
  const row = await db
    .selectFrom("catalogue_version")
    .select("version")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? "0";
}

async function loadShops(trx: Database): Promise<Map<number, ShopDocument>> {
  const rows = await trx.selectFrom("shop").select(["shop_id", "data"]).execute();
  return new Map(rows.map((row) => [row.shop_id, row.data as ShopDocument]));
}

async function loadAttributes(trx: Database): Promise<AttributeIndex> {
  const groups = await trx.selectFrom("attribute_group").selectAll().orderBy("position").orderBy("group_id").execute();
  const values = await trx
    .selectFrom("attribute_value")
    .select(["value_id", "group_id", "value", "data"])
    .orderBy("position")
    .orderBy("value_id")
    .execute();
  return new AttributeIndex(groups as AttributeGroupRow[], values as AttributeValueRow[]);
}

async function loadCategories(trx: Database): Promise<CategoryTree> {
  const rows = await trx
    .selectFrom("category")
    .select(["category_id", "parent_id", "path", "data"])
    .where("is_active", "=", true)
    .orderBy("position")
    .orderBy("category_id")
    .execute();
  return new CategoryTree(rows as CategoryRow[]);
}

async function loadReviewScores(trx: Database): Promise<Map<string, ReviewScore>> {
  const rows = await trx
    .selectFrom("review")
    .select([
      "master_key",
      sql<number>`count(*)::int`.as("count"),
      sql<number>`round(avg(score), 1)::float8`.as("score"),
    ])
    .where("is_active", "=", true)
    .groupBy("master_key")
    .execute();
  return new Map(rows.map(({ master_key, count, score }) => [master_key, { count, score }]));
}

/** By the whole history of orders, in every shop and colour: shoppers of one country buy the same sizes, and a new colour has none of its own. */
async function loadSizesBySales(trx: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ master_key: string; sizes: string }>`
    select master_key, string_agg(size, ' ' order by pieces desc, size) as sizes
    from (
      select p.master_key, v.data -> 'attributes' -> 'size' ->> 0 as size, sum(i.quantity) as pieces
      from past_order_item i
      join variant v on v.variant_id = i.variant_id
      join product p on p.product_id = v.product_id
      where v.data -> 'attributes' ? 'size'
      group by 1, 2) sold
    group by master_key`.execute(trx);
  return new Map(rows.map(({ master_key: key, sizes }) => [key, sizes]));
}

/** Some products with their places and variants. */
async function readPortion(trx: Database, after: number) {
  const products = await productRows(trx, after);
  const last = products.at(-1)?.product_id ?? after;
  return {
    products,
    last,
    placements: await placementRows(trx, after, last),
    variants: await variantRows(trx, after, last),
  };
}

async function productRows(trx: Database, after: number) {
  return await trx
    .selectFrom("product")
    .select(["product_id", "reference_key", "master_key", "is_active", "first_live_at", "created_at", "updated_at"])
    .select([
      sql<string>`data::text`.as("document"),
      sql<string>`(data -> 'attributes')::text`.as("attributes"),
      sql<number>`(data -> 'soldRecently')::int`.as("sold_recently"),
    ])
    .where("product_id", ">", after)
    .orderBy("product_id")
    .limit(productsPerQuery)
    .execute();
}

async function placementRows(trx: Database, after: number, to: number) {
  return await trx
    .selectFrom("product_category")
    .select(["product_id", "category_id"])
    .where("product_id", ">", after)
    .where("product_id", "<=", to)
    .orderBy("position")
    .orderBy("category_id")
    .execute();
}

async function variantRows(trx: Database, after: number, to: number) {
  return await trx
    .selectFrom("variant")
    .select(["variant_id", "product_id", "reference_key", "is_active"])
    .select([sql<string>`data::text`.as("document"), sql<string>`(data -> 'attributes')::text`.as("attributes")])
    .where("product_id", ">", after)
    .where("product_id", "<=", to)
    .orderBy("product_id")
    .orderBy("position")
    .orderBy("variant_id")
    .execute();
}

type ProductRow = Awaited<ReturnType<typeof productRows>>[number];
type VariantRow = Awaited<ReturnType<typeof variantRows>>[number];

function productEntry(
  row: ProductRow,
  values: SharedValues,
): Omit<ProductEntry, "categoryIds" | "firstVariant" | "variantEnd"> {
  return {
    id: row.product_id,
    referenceKey: row.reference_key,
    masterKey: row.master_key,
    isActive: row.is_active,
    firstLiveAt: row.first_live_at.getTime(),
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
    soldRecently: row.sold_recently,
    valueIds: values.idsOf(row.attributes),
    documentText: row.document,
  };
}

function variantEntry(row: VariantRow, values: SharedValues): Omit<VariantEntry, "productIndex"> {
  return {
    id: row.variant_id,
    referenceKey: row.reference_key,
    isActive: row.is_active,
    valueIds: values.idsOf(row.attributes),
    documentText: row.document,
  };
}
