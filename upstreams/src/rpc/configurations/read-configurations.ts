import type { RoomConfiguration } from "@warmeland/schema/rules/room-configuration.ts";
import { sql, type Kysely } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import { Problem } from "../problem.ts";
import type { WireConfiguration } from "../wire-configuration.ts";
import type { ConfigurationOwner } from "./configuration-owner.ts";

interface ConfigurationRow {
  configuration_id: string;
  customer_id: string | null;
  visitor_key: string | null;
  data: RoomConfiguration;
  created_at: Date;
  changed_at: Date;
}

/** What an owner made in a shop, the last changed first. */
export async function readConfigurations(
  db: Kysely<Tables>,
  shopId: number,
  { customerId, visitorKey }: ConfigurationOwner,
): Promise<WireConfiguration[]> {
  const { rows } = await sql<ConfigurationRow>`
    select * from room_configuration
    where shop_id = ${shopId} and (customer_id = ${customerId}::bigint or visitor_key = ${visitorKey}::text)
    order by changed_at desc, configuration_id`.execute(db);
  return rows.map((row) => toWire(row, true));
}

/**
 * A configuration, for whoever knows its id.
 * @throws Problem 404 for one that does not exist in this shop
 */
export async function readConfiguration(
  db: Kysely<Tables>,
  shopId: number,
  { id, caller }: { id: string; caller: ConfigurationOwner },
): Promise<WireConfiguration> {
  const { rows } = await sql<ConfigurationRow>`
    select * from room_configuration where configuration_id = ${id} and shop_id = ${shopId}`.execute(db);
  const [row] = rows;
  if (!row) throw configurationNotFound();
  const isOwn =
    row.customer_id === null ? row.visitor_key === caller.visitorKey : row.customer_id === caller.customerId;
  return toWire(row, isOwn);
}

/** 404 for a configuration that nobody has, or that is not the caller's to change. */
export function configurationNotFound(): Problem {
  return new Problem(404, "configuration-not-found", "configuration does not exist");
}

function toWire(
  { configuration_id, data, created_at, changed_at }: ConfigurationRow,
  isOwn: boolean,
): WireConfiguration {
  return {
    id: configuration_id,
    ...data,
    isOwn,
    createdAt: created_at.toISOString(),
    changedAt: changed_at.toISOString(),
  };
}
