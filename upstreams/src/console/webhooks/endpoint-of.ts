import type { Database } from "#upstreams/database/connection.ts";

import { ConsoleError, type ConsoleArguments } from "../console-command.ts";
import { textOption, word } from "../read-option.ts";

/**
 * The endpoint that the first word names.
 * @throws ConsoleError when there is none, or it was removed
 */
export async function neededEndpoint(
  db: Database,
  call: ConsoleArguments,
): Promise<{ endpointId: string; url: string }> {
  const endpointId = word(call);
  const row = await db
    .selectFrom("webhook_endpoint")
    .select("url")
    .where("endpoint_id", "=", endpointId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new ConsoleError(`There is no webhook ${endpointId}`);
  return { endpointId, url: row.url };
}

/** The endpoint that `--webhook` names, removed or not; undefined for all. */
export function endpointOption(call: ConsoleArguments): string | undefined {
  return textOption(call, "webhook");
}
