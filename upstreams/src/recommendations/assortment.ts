import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

/** What recommendations look at of a master: the union of its active colours. */
export interface Master {
  /** Article number, `NN-NNNN`. */
  key: string;
  /** Paths of the categories it was put in. */
  categories: ReadonlySet<string>;
  /** Attribute key to values, such as size to `140x200`. */
  attributes: ReadonlyMap<string, ReadonlySet<string>>;
  /** Lowest variant price in the shop's column, including VAT; null without a price there. */
  lowestCents: number | null;
  /** Pieces the catalogue says were sold in 90 days. */
  soldRecently: number;
}

/** The masters of one catalogue version in one shop, and which categories go with which. */
export interface Assortment {
  masters: ReadonlyMap<string, Master>;
  /** Category path to the paths of what goes with it, best first. */
  goesWith: ReadonlyMap<string, readonly string[]>;
}

type Attributes = Record<string, string[]> | null;

/** The newest catalogue version; '0' before the first import. */
export async function catalogueVersion(db: Database): Promise<string> {
  const row = await db
    .selectFrom("catalogue_version")
    .select((select) => select.fn.max("version").as("version"))
    .executeTakeFirst();
  return row?.version ?? "0";
}

/**
 * Reads active products in active categories. What goes with a category stands in its `properties.goesWith`:
 * category paths in order, separated by commas; a category without it takes its parent's.
 */
export async function readAssortment(db: Database, priceColumn: string): Promise<Assortment> {
  const products = await sql<{
    product_id: number;
    master_key: string;
    attributes: Attributes;
    sold: number | null;
    paths: string[];
  }>`
    select p.product_id, p.master_key, p.data->'attributes' as attributes, (p.data->>'soldRecently')::int as sold, array_agg(c.path) as paths
    from product p
    join product_category pc on pc.product_id = p.product_id
    join category c on c.category_id = pc.category_id and c.is_active
    where p.is_active
    group by p.product_id`.execute(db);
  const variants = await sql<{ product_id: number; cents: number | null; attributes: Attributes[] }>`
    select v.product_id, min(vp.with_tax_cents) as cents, jsonb_agg(distinct v.data->'attributes') as attributes
    from variant v
    left join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = ${priceColumn}
    where v.is_active
    group by v.product_id`.execute(db);
  const categories = await sql<{ path: string; goes_with: string | null }>`
    select path, data->'properties'->>'goesWith' as goes_with from category where is_active`.execute(db);

  const variantsOf = new Map(variants.rows.map((row) => [row.product_id, row]));
  const masters = new Map<string, MutableMaster>();
  for (const row of products.rows) {
    const variant = variantsOf.get(row.product_id);
    const master = masters.get(row.master_key) ?? emptyMaster(row.master_key);
    masters.set(row.master_key, master);
    master.soldRecently += row.sold ?? 0;
    for (const path of row.paths) master.categories.add(path);
    for (const attributes of [row.attributes, ...(variant?.attributes ?? [])])
      addAttributes(master.attributes, attributes);
    if (typeof variant?.cents === "number")
      master.lowestCents = Math.min(master.lowestCents ?? Number.POSITIVE_INFINITY, variant.cents);
  }
  return { masters, goesWith: new Map(categories.rows.map((row) => [row.path, pathList(row.goes_with)])) };
}

interface MutableMaster extends Master {
  categories: Set<string>;
  attributes: Map<string, Set<string>>;
}

function emptyMaster(key: string): MutableMaster {
  return { key, categories: new Set(), attributes: new Map(), lowestCents: null, soldRecently: 0 };
}

function addAttributes(into: Map<string, Set<string>>, attributes: Attributes): void {
  for (const [key, values] of Object.entries(attributes ?? {})) {
    const present = into.get(key) ?? new Set<string>();
    into.set(key, present);
    for (const value of values) present.add(value);
  }
}

function pathList(text: string | null): string[] {
  return (text ?? "")
    .split(",")
    .map((path) => path.trim())
    .filter(Boolean);
}
