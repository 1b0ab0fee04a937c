import type { ColumnType } from "kysely";

import type { BasketTables } from "./basket-tables.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import type { GeneratedTimestamp, Json } from "./column-types.ts";
import type { CustomerTables } from "./customer-tables.ts";
import type { OrderTables } from "./order-tables.ts";
import type { RecommendationTables } from "./recommendation-tables.ts";
import type { StoryTables } from "./story-tables.ts";
import type { WebhookTables } from "./webhook-tables.ts";

/** The tables of the migrations as kysely sees them; `data` documents carry what no query filters on. */
export interface Tables
  extends CatalogueTables, BasketTables, CustomerTables, OrderTables, RecommendationTables, StoryTables, WebhookTables {
  idempotency: {
    scope: string;
    key: string;
    request_hash: string;
    response: Json | null;
    created_at: GeneratedTimestamp;
  };
  api_usage: {
    day: ColumnType<string, string, never>;
    client: string;
    version: string;
    field: string;
    uses: ColumnType<string, number, number>;
  };
  rate_limit: { key: string; points: number; expire: ColumnType<string | null, number | null, number | null> };
  sandbox_payment: { payment_id: string; data: Json; created_at: GeneratedTimestamp };
}
