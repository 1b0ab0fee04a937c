import type { ColumnType, Generated, JSONColumnType } from "kysely";

type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** node-postgres returns bigint as text, so that no digit is lost. */
type GeneratedBigint = ColumnType<string, never, never>;
type Bigint = ColumnType<string, string, string>;

/** The tables of the migrations as kysely sees them; `data` documents carry what no query filters on. */
export interface Tables {
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
  past_order: { past_order_id: GeneratedBigint; reference_key: string; shop_id: number; placed_at: Timestamp; is_seed: boolean };
  past_order_item: { past_order_id: Bigint; variant_id: number; quantity: number };
  stock: { variant_id: number; quantity: number; is_sellable_without_stock: Generated<boolean>; changed_at: GeneratedTimestamp };
  basket: {
    basket_id: GeneratedBigint;
    basket_key: string;
    shop_id: number;
    version: Generated<number>;
    state: Generated<"open" | "closed">;
    /** Idempotency keys of the last writes, newest first. */
    recent_writes: Generated<string[]>;
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
  customer: {
    customer_id: GeneratedBigint;
    shop_id: number;
    email: string;
    first_name: string;
    last_name: string;
    gender: string;
    phone: string | null;
    birth_date: ColumnType<Date | null, string | null, string | null>;
    groups: Generated<string[]>;
    is_guest: boolean;
    password_hash: string | null;
    /** When the customer proved that the address is theirs. */
    email_verified_at: NullableTimestamp;
    /** Subscribed and proved; for others it says nothing. */
    newsletter: Generated<boolean>;
    birthday_voucher_since: NullableTimestamp;
    created_at: GeneratedTimestamp;
    /** Where the basket and the wishlist of a full account are; guests who order have the visitor's. */
    basket_key: Generated<string>;
    wishlist_key: Generated<string>;
  };
  /** What a mail's link proves; the token itself is derived from the id. */
  customer_token: {
    token_id: string;
    token_hash: Buffer;
    customer_id: Bigint;
    purpose: "verify-email" | "reset-password" | "change-email" | "delete-account";
    data: ColumnType<Record<string, unknown>, string | undefined, string>;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: NullableTimestamp;
  };
  customer_address: {
    address_id: string;
    customer_id: Bigint;
    data: Json;
    is_default_shipping: boolean;
    is_default_billing: boolean;
    created_at: Timestamp;
  };
  newsletter_subscription: {
    subscription_id: string;
    shop_id: number;
    email: string;
    consented_at: Timestamp;
    /** Null until the link of the mail was followed. */
    confirmed_at: NullableTimestamp;
    /** Of the last mail that asks. */
    mail_key: string | null;
    mailed_at: NullableTimestamp;
  };
  /** One for each birthday, which is a day of this or the last year. */
  birthday_voucher: { customer_id: Bigint; birthday: ColumnType<Date, string, string>; voucher_id: Bigint; issued_at: Timestamp };
  /** What came together at a sign-in, and how it was before. */
  belongings_merge: {
    undo_key: Generated<string>;
    customer_id: Bigint;
    guest_basket_key: string | null;
    guest_wishlist_key: string | null;
    data: Json;
    merged_at: Timestamp;
    undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  session: {
    token_hash: Buffer;
    customer_id: Bigint;
    created_at: GeneratedTimestamp;
    last_seen_at: GeneratedTimestamp;
    expires_at: Timestamp;
  };
  checkout: {
    basket_id: Bigint;
    customer_id: Bigint | null;
    shipping_address: Json | null;
    billing_address: Json | null;
    shipping_option: string | null;
    payment_method: string | null;
    payment_details: Json | null;
    changed_at: GeneratedTimestamp;
  };
  shop_order: {
    order_id: Generated<string>;
    order_number: string;
    shop_id: number;
    basket_id: Bigint;
    customer_id: Bigint | null;
    email: string;
    status: OrderRowStatus;
    currency: string;
    subtotal_cents: number;
    discount_cents: Generated<number>;
    shipping_cents: number;
    vat_cents: number;
    total_cents: number;
    data: Json;
    return_key_hash: Buffer;
    placed_at: GeneratedTimestamp;
    expires_at: Timestamp;
    settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** When the customer's account was deleted: personal data goes as soon as the order is over. */
    erase_asked_at: NullableTimestamp;
    erased_at: NullableTimestamp;
  };
  order_item: {
    order_id: string;
    position: number;
    variant_id: number;
    quantity: number;
    unit_cents: number;
    total_cents: number;
    vat_rate: ColumnType<string, number | string, number | string>;
    data: Json;
  };
  payment: {
    payment_id: string;
    order_id: string;
    method: string;
    status: string;
    amount_cents: number;
    redirect_url: string | null;
    created_at: GeneratedTimestamp;
    changed_at: GeneratedTimestamp;
  };
  /** When an order came into each status after `payment_open`, which it has from `placed_at`. */
  order_event: { order_event_id: GeneratedBigint; order_id: string; status: OrderRowStatus; happened_at: Timestamp };
  shipment: {
    order_id: string;
    package_id: number;
    carrier: string;
    tracking_code: string;
    tracking_url: string | null;
    shipped_at: Timestamp;
    delivered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  withdrawal: { withdrawal_id: string; order_id: string; received_at: Timestamp; reason: string | null };
  /** A piece is withdrawn once; `returned_at` is when it is back, or at once when it never left. */
  withdrawn_piece: {
    order_id: string;
    piece_key: string;
    withdrawal_id: string;
    returned_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  /** Money to be given back; `paid_at` stays null until the provider has taken it on. */
  refund: {
    refund_id: string;
    order_id: string;
    payment_id: string;
    amount_cents: number;
    description: string;
    created_at: Timestamp;
    tried_at: Timestamp;
    paid_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  popular_search: { shop_id: number; day: ColumnType<Date, string, string>; term: string; visitors: number };
  idempotency: { scope: string; key: string; request_hash: string; response: Json | null; created_at: GeneratedTimestamp };
  rate_limit: { key: string; points: number; expire: ColumnType<string | null, number | null, number | null> };
  sandbox_payment: { payment_id: string; data: Json; created_at: GeneratedTimestamp };
}

export type OrderRowStatus =
  | "payment_open"
  | "ordered"
  | "paid"
  | "processing"
  | "shipped"
  | "delivered"
  | "cancelled"
  | "failed"
  | "expired"
  | "withdrawn";
