import type { ColumnType, Generated } from "kysely";

import type {
  Bigint,
  GeneratedBigint,
  GeneratedTimestamp,
  Json,
  NullableTimestamp,
  Timestamp,
} from "./column-types.ts";

/** From the checkout to the refund. */
export interface OrderTables {
  checkout: {
    basket_id: Bigint;
    customer_id: Bigint | null;
    shipping_address: Json | null;
    billing_address: Json | null;
    shipping_option: string | null;
    payment_method: string | null;
    payment_details: Json | null;
    /** Days chosen for what two people bring, by the key of each line of it. */
    delivery_days: Generated<Json>;
    changed_at: GeneratedTimestamp;
  };
  /** A place of a package on the day that was chosen for it; a place is given once. */
  delivery_day: { order_id: string; package_id: number; shop_id: number; day: string; place: number };
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
    fee_cents: Generated<number>;
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
