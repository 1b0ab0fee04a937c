import type { ColumnType, Generated } from "kysely";

import type {
  Bigint,
  GeneratedBigint,
  GeneratedTimestamp,
  Json,
  NullableTimestamp,
  Timestamp,
} from "./column-types.ts";

/** Accounts and what belongs to them: addresses, sessions, tokens of mails, newsletter. */
export interface CustomerTables {
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
  /** A sleeper whose figures the customer agreed to have stored. */
  customer_sleeper: {
    customer_id: Bigint;
    /** 1 or 2. */
    place: number;
    height_cm: number;
    weight_kg: number;
    /** A `LyingComfort`. */
    comfort: string;
    /** A `SleepingPosition`. */
    position: string;
    consented_at: Timestamp;
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
  /** Somebody waits for a variant; one that is not notified for each address and variant. */
  restock_notice: {
    notice_id: string;
    shop_id: number;
    variant_id: number;
    email: string;
    requested_at: Timestamp;
    /** Null until the link of the mail was followed. */
    confirmed_at: NullableTimestamp;
    /** When its one mail was written. */
    notified_at: NullableTimestamp;
  };
  /** One for each birthday, which is a day of this or the last year. */
  birthday_voucher: {
    customer_id: Bigint;
    birthday: ColumnType<Date, string, string>;
    voucher_id: Bigint;
    issued_at: Timestamp;
  };
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
  /** A furnished room, of a customer or of a visitor. */
  room_configuration: {
    configuration_id: string;
    shop_id: number;
    customer_id: ColumnType<string | null, string | null, string | null>;
    visitor_key: string | null;
    data: Json;
    created_at: Timestamp;
    changed_at: Timestamp;
  };
  /** Free samples that somebody ordered. */
  sample_order: {
    sample_order_id: string;
    shop_id: number;
    idempotency_key: string;
    customer_id: ColumnType<string | null, string | null, string | null>;
    email: string;
    /** The home they go to, as `householdOf` writes it. */
    household: string;
    /** A `PostalAddress`. */
    address: Json;
    placed_at: Timestamp;
    sent_at: NullableTimestamp;
  };
  /** A colour of which a sample was ordered. */
  sample_order_item: {
    sample_order_id: string;
    product_id: number;
  };
  /** A message to the shop. */
  contact_ticket: {
    ticket_id: string;
    /** What people call it by: `V-4821-7306`. */
    ticket_number: string;
    shop_id: number;
    idempotency_key: string;
    customer_id: ColumnType<string | null, string | null, string | null>;
    /** A `ContactTopic`. */
    topic: string;
    name: string;
    email: string;
    order_number: string | null;
    message: string;
    received_at: Timestamp;
    /** Null while it waits for an answer. */
    closed_at: NullableTimestamp;
  };
  contact_answer: {
    answer_id: string;
    ticket_id: string;
    message: string;
    answered_at: Timestamp;
  };
  /** An order whose buyer was asked for reviews. */
  review_invitation: {
    order_id: string;
    shop_id: number;
    email: string;
    invited_at: Timestamp;
    /** When its buyer asked not to be asked again. */
    ended_at: NullableTimestamp;
  };
  /** What makes a `review` a customer's: it waits, is published (and active), or refused with a reason. */
  customer_review: {
    review_id: Bigint;
    order_id: string;
    master_key: string;
    state: "waiting" | "published" | "refused";
    judged_at: NullableTimestamp;
    reason: string | null;
    /** What the shop says to it. */
    answer: string | null;
    answered_at: NullableTimestamp;
  };
  review_photo: {
    photo_id: string;
    order_id: string;
    /** Null until the review it was sent for is written. */
    review_id: ColumnType<string | null, string | null, string | null>;
    place: number;
    width: number;
    height: number;
    bytes: Buffer;
    added_at: Timestamp;
  };
  /** A visitor found a review helpful; only a hash of who is stored. */
  review_vote: { review_id: Bigint; visitor_hash: string; voted_at: Timestamp };
  session: {
    token_hash: Buffer;
    customer_id: Bigint;
    created_at: GeneratedTimestamp;
    last_seen_at: GeneratedTimestamp;
    expires_at: Timestamp;
  };
}
