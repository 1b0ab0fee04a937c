import type { ColumnType } from "kysely";

import type { GeneratedBigint, NullableTimestamp, Timestamp } from "./column-types.ts";
import type { OrderRowStatus } from "./order-tables.ts";

/** Who is told of orders, and what each was told. */
export interface WebhookTables {
  webhook_endpoint: {
    endpoint_id: string;
    client: string;
    url: string;
    secret: Buffer;
    /** The secret before the last change, with which messages are signed as well until then. */
    old_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    old_secret_until: NullableTimestamp;
    created_at: Timestamp;
    removed_at: NullableTimestamp;
  };
  /** One event for one endpoint. */
  webhook_delivery: {
    delivery_id: GeneratedBigint;
    event_id: string;
    endpoint_id: string;
    order_id: string;
    status: OrderRowStatus;
    /** How many statuses the order has had, this one included. */
    version: number;
    happened_at: Timestamp;
    /** When it was given to the queue; null for what still has to be. */
    queued_at: NullableTimestamp;
    attempts: ColumnType<number, number | undefined, number>;
    tried_at: NullableTimestamp;
    /** What came of the last attempt, in a few words. */
    result: ColumnType<string | null, string | null | undefined, string | null>;
    /** Null while it is on its way. */
    ended: ColumnType<DeliveryEnd | null, DeliveryEnd | null | undefined, DeliveryEnd | null>;
  };
}

export type DeliveryEnd = "delivered" | "given up" | "endpoint removed";
