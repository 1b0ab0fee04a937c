import { sql } from "kysely";

import type { Services } from "../services.ts";

/** How many clients, versions and fields of one day are told apart; the labels of a gateway are far fewer. */
const mostOfADay = 5000;

interface Use {
  client: string;
  version: string;
  field: string;
  count: number;
}

/** Adds uses to those of the present day. */
export async function addApiUsage({ db, now }: Services, uses: readonly Use[]): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const { count } = await db
    .selectFrom("api_usage")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostOfADay) return;
  const sums = new Map<string, Use>();
  // one statement may not change a row twice; sorted, two gateways never wait for each other's rows
  for (const use of uses) {
    const key = `${use.client} ${use.version} ${use.field}`;
    sums.set(key, { ...use, count: use.count + (sums.get(key)?.count ?? 0) });
  }
  const rows = [...sums.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await db
    .insertInto("api_usage")
    .values(rows.map(([, { client, version, field, count: added }]) => ({ day, client, version, field, uses: added })))
    .onConflict((conflict) =>
      conflict
        .columns(["day", "client", "version", "field"])
        .doUpdateSet({ uses: sql`api_usage.uses + excluded.uses` }),
    )
    .execute();
}
