import { sql, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { attributeGroupDocument, type AttributeLine } from "#upstreams/catalogue/lines/attribute-line.ts";
import { categoryDocument, parentPath, type CategoryLine } from "#upstreams/catalogue/lines/category-line.ts";
import type { AttributeValueDocument } from "#upstreams/catalogue/documents.ts";
import type { ImportSummary } from "./import-summary.ts";
import { shopDocument, type ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";

type Upserted = { added: boolean };

/** Adds or changes one shop; an equal one is left alone. */
export async function writeShop(trx: Transaction<Tables>, line: ShopLine, summary: ImportSummary): Promise<void> {
  const { rows } = await sql<Upserted>`
    insert into shop (shop_id, locale, data) values (${line.shopId}, ${line.locale}, ${JSON.stringify(shopDocument(line))}::jsonb)
    on conflict (shop_id) do update set locale = excluded.locale, data = excluded.data
    where (shop.locale, shop.data) is distinct from (excluded.locale, excluded.data)
    returning xmax = 0 as added`.execute(trx);
  count(summary, "shop", rows);
}

/** Adds or changes an attribute group and its values; values the line no longer has stay, because orders and links may name their ids. */
export async function writeAttribute(
  trx: Transaction<Tables>,
  line: AttributeLine,
  position: number,
  summary: ImportSummary,
): Promise<void> {
  const data = JSON.stringify(attributeGroupDocument(line));
  const group = await sql<Upserted>`
    with given as (select ${line.key}::text as key, ${position}::integer as position, ${data}::jsonb as data),
    changed as (
      update attribute_group stored set position = given.position, data = given.data from given
      where stored.key = given.key and (stored.position, stored.data) is distinct from (given.position, given.data)
      returning false as added),
    added as (
      insert into attribute_group (key, position, data) select key, position, data from given
      where not exists (select from attribute_group stored where stored.key = given.key)
      returning true as added)
    select added from changed union all select added from added`.execute(trx);
  count(summary, "attribute", group.rows);
  if (line.values.length === 0) return;
  const values = line.values.map(({ value, label }, index) => ({
    value,
    position: index,
    data: { label } satisfies AttributeValueDocument,
  }));
  const stored = await sql<Upserted>`
    with given as (
      select owner.group_id, row.* from attribute_group owner,
      jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as row(value text, position integer, data jsonb)
      where owner.key = ${line.key}),
    changed as (
      update attribute_value stored set position = given.position, data = given.data from given
      where stored.group_id = given.group_id and stored.value = given.value
        and (stored.position, stored.data) is distinct from (given.position, given.data)
      returning false as added),
    added as (
      insert into attribute_value (group_id, value, position, data)
      select group_id, value, position, data from given
      where not exists (select from attribute_value stored where stored.group_id = given.group_id and stored.value = given.value)
      order by position
      returning true as added)
    select added from changed union all select added from added`.execute(trx);
  count(summary, "attribute", stored.rows);
}

/** Adds or changes a category below its parent and returns its id. */
export async function writeCategory(
  trx: Transaction<Tables>,
  line: CategoryLine,
  position: number,
  summary: ImportSummary,
): Promise<number> {
  const data = JSON.stringify(categoryDocument(line));
  const parent = parentPath(line.path) ?? null;
  const { rows } = await sql<Upserted>`
    with given as (
      select ${line.path}::text as path, ${position}::integer as position, ${data}::jsonb as data,
        ${line.active ?? true}::boolean as is_active, (select category_id from category where path = ${parent}) as parent_id),
    changed as (
      update category stored set parent_id = given.parent_id, position = given.position, data = given.data, is_active = given.is_active from given
      where stored.path = given.path
        and (stored.parent_id, stored.position, stored.data, stored.is_active) is distinct from (given.parent_id, given.position, given.data, given.is_active)
      returning false as added),
    added as (
      insert into category (parent_id, path, position, is_active, data) select parent_id, path, position, is_active, data from given
      where not exists (select from category stored where stored.path = given.path)
      returning true as added)
    select added from changed union all select added from added`.execute(trx);
  count(summary, "category", rows);
  const { category_id: categoryId } = await trx
    .selectFrom("category")
    .select("category_id")
    .where("path", "=", line.path)
    .executeTakeFirstOrThrow();
  return categoryId;
}

function count(summary: ImportSummary, kind: "shop" | "attribute" | "category", rows: Upserted[]): void {
  for (const row of rows) summary.changes[kind][row.added ? "added" : "changed"] += 1;
}
