import type { Database } from "#upstreams/database/connection.ts";

/** Every row of the catalogue, to compare what two imports left. */
export async function everyRow(db: Database): Promise<unknown[]> {
  return Promise.all([
    db.selectFrom("shop").selectAll().orderBy("shop_id").execute(),
    db.selectFrom("attribute_group").selectAll().orderBy("group_id").execute(),
    db.selectFrom("attribute_value").selectAll().orderBy("value_id").execute(),
    db.selectFrom("category").selectAll().orderBy("category_id").execute(),
    db.selectFrom("product").selectAll().orderBy("product_id").execute(),
    db.selectFrom("product_category").selectAll().orderBy("product_id").orderBy("category_id").execute(),
    db.selectFrom("variant").selectAll().orderBy("variant_id").execute(),
    db.selectFrom("variant_price").selectAll().orderBy("variant_id").orderBy("price_column").execute(),
    db.selectFrom("stock").selectAll().orderBy("variant_id").execute(),
    db.selectFrom("review").selectAll().orderBy("review_id").execute(),
    db.selectFrom("past_order").selectAll().orderBy("past_order_id").execute(),
    db.selectFrom("past_order_item").selectAll().orderBy("past_order_id").orderBy("variant_id").execute(),
    db.selectFrom("catalogue_version").selectAll().orderBy("version").execute(),
  ]);
}
