import type { ColumnType, Generated } from "kysely";

import type { Bigint, GeneratedBigint, GeneratedTimestamp, Json, Timestamp } from "./column-types.ts";

/** What is sold, at which price and how many of it, what is said of it, and what was searched for. */
export interface CatalogueTables {
  shop: { shop_id: number; locale: string; data: Json };
  catalogue_version: { version: GeneratedBigint; checksum: string; imported_at: GeneratedTimestamp };
  attribute_group: { group_id: Generated<number>; key: string; position: number; data: Json };
  attribute_value: { value_id: Generated<number>; group_id: number; value: string; position: number; data: Json };
  category: {
    category_id: Generated<number>;
    parent_id: number | null;
    path: string;
    position: number;
    is_active: Generated<boolean>;
    data: Json;
  };
  product: {
    product_id: Generated<number>;
    reference_key: string;
    master_key: string;
    is_active: Generated<boolean>;
    first_live_at: Timestamp;
    created_at: GeneratedTimestamp;
    updated_at: GeneratedTimestamp;
    data: Json;
    /** Of the catalogue line the row was last written from; null when the row has changed since. */
    line_hash: string | null;
  };
  product_category: { product_id: number; category_id: number; position: number };
  variant: {
    variant_id: Generated<number>;
    product_id: number;
    reference_key: string;
    position: number;
    is_active: Generated<boolean>;
    data: Json;
  };
  variant_price: {
    variant_id: number;
    price_column: string;
    with_tax_cents: number;
    vat_rate: ColumnType<string, number | string, number | string>;
    reduction: "sale" | "campaign" | null;
    reduced_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** When each price came into force, earliest first; `history_cents` holds the prices. */
    history_from: ColumnType<Date[], (Date | string)[] | undefined, (Date | string)[]>;
    history_cents: Generated<number[]>;
  };
  review: {
    review_id: GeneratedBigint;
    reference_key: string;
    master_key: string;
    language: string;
    score: number;
    written_at: Timestamp;
    is_active: Generated<boolean>;
    data: Json;
  };
  past_order: {
    past_order_id: GeneratedBigint;
    reference_key: string;
    shop_id: number;
    placed_at: Timestamp;
    is_seed: boolean;
  };
  past_order_item: { past_order_id: Bigint; variant_id: number; quantity: number };
  redirect: {
    redirect_id: Generated<number>;
    shop_id: number;
    source: string;
    target: string;
    /** The target's own path, by which loops are found; null for the root and for another site. */
    target_path: string | null;
    status_code: number;
    /** Whether the catalogue's file brought it; an import leaves those made by hand alone. */
    is_of_file: Generated<boolean>;
  };
  stock: {
    variant_id: number;
    quantity: number;
    is_sellable_without_stock: Generated<boolean>;
    changed_at: GeneratedTimestamp;
  };
  popular_search: { shop_id: number; day: ColumnType<Date, string, string>; term: string; visitors: number };
}
