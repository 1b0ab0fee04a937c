import type { ColumnType, Generated, JSONColumnType } from "kysely";

import type { Bigint, GeneratedBigint, GeneratedTimestamp, Json } from "./column-types.ts";

/** Baskets, wishlists, and the promotions and vouchers that act on them. */
export interface BasketTables {
  basket: {
    basket_id: GeneratedBigint;
    basket_key: string;
    shop_id: number;
    version: Generated<number>;
    state: Generated<"open" | "closed">;
    /** Idempotency keys of the last writes, newest first. */
    recent_writes: Generated<string[]>;
    /** Whether shipments of different days come apart or together; null while nobody has chosen. */
    delivery: Generated<"apart" | "together" | null>;
    created_at: GeneratedTimestamp;
    changed_at: GeneratedTimestamp;
  };
  basket_item: {
    item_key: Generated<string>;
    basket_id: Bigint;
    variant_id: number;
    quantity: number;
    group_id: Generated<string>;
    item_group: JSONColumnType<{ id: string; isMainItem: boolean; isRequired: boolean }> | null;
    promotion_id: string | null;
    promotion_code: Generated<string | null>;
    /** Added for nothing: never charged, it goes when it is not earned any more. */
    is_gift: Generated<boolean>;
    custom_data: ColumnType<Record<string, unknown>, string | undefined, string>;
    display_data: ColumnType<Record<string, unknown>, string | undefined, string>;
    added_at: GeneratedTimestamp;
  };
  promotion: { promotion_key: string; is_active: Generated<boolean>; data: Json };
  promotion_version: { version: GeneratedBigint; checksum: string; imported_at: GeneratedTimestamp };
  voucher: {
    voucher_id: GeneratedBigint;
    /** Capitals, without spaces. */
    code: string;
    is_active: Generated<boolean>;
    use_limit: number | null;
    customer_limit: number | null;
    /** By orders that stand, those whose payment is open among them. */
    used: Generated<number>;
    /** False for one that was made for a customer or by hand: a file of promotions leaves it alone. */
    is_of_file: Generated<boolean>;
    data: Json;
  };
  /** What a shop asks beside goods and delivery, and what it takes off delivery; `kind` is of `ShopCharge`. */
  shop_charge: {
    shop_id: number;
    charge_key: string;
    kind: "service" | "payment" | "delivery_reduction";
    payment_method: string | null;
    name: Json;
    cents: number;
    min_order_cents: Generated<number>;
  };
  basket_voucher: { basket_id: Bigint; voucher_id: Bigint; redeemed_at: GeneratedTimestamp };
  /** One row while the order stands. */
  voucher_redemption: { order_id: string; voucher_id: Bigint; customer_key: Buffer };
  wishlist: {
    wishlist_id: GeneratedBigint;
    wishlist_key: string;
    shop_id: number;
    created_at: GeneratedTimestamp;
    changed_at: GeneratedTimestamp;
  };
  wishlist_item: {
    item_key: Generated<string>;
    wishlist_id: Bigint;
    product_id: number;
    variant_id: number | null;
    item_group: JSONColumnType<{ id: string; isMainItem: boolean; isRequired: boolean }> | null;
    custom_data: ColumnType<Record<string, unknown>, string | undefined, string>;
    added_at: GeneratedTimestamp;
  };
  /** Links that show a wishlist to others. */
  wishlist_share: { token: string; wishlist_id: Bigint; created_at: GeneratedTimestamp };
}
