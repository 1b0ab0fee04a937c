import { sql, type Kysely, type Transaction } from "kysely";

import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { ImportSummary } from "./import-summary.ts";
import { redirectPath, type RedirectLine } from "#upstreams/catalogue/lines/redirect-line.ts";

/** Adds or changes one redirect; an equal one is left alone, and so is one that was made by hand. */
export async function writeRedirect(
  trx: Transaction<Tables>,
  line: RedirectLine,
  summary: ImportSummary,
): Promise<void> {
  const { rows } = await sql<{ added: boolean }>`
    insert into redirect as stored (shop_id, source, target, target_path, status_code)
    values (${line.shopId}, ${line.source}, ${line.target}, ${redirectPath(line.target) ?? null}, ${line.statusCode})
    on conflict (shop_id, source) do update
    set target = excluded.target, target_path = excluded.target_path, status_code = excluded.status_code
    where stored.is_of_file and (stored.target, stored.status_code) is distinct from (excluded.target, excluded.status_code)
    returning xmax = 0 as added`.execute(trx);
  for (const { added } of rows) summary.changes.redirect[added ? "added" : "changed"] += 1;
}

/** Removes the redirects a full catalogue did not name; those made by hand stay. */
export async function removeRedirects(
  trx: Transaction<Tables>,
  named: readonly Pick<RedirectLine, "shopId" | "source">[],
  summary: ImportSummary,
): Promise<void> {
  const { rows } = await sql`
    delete from redirect stored where is_of_file and not exists (
      select from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given("shopId" integer, source text)
      where given."shopId" = stored.shop_id and given.source = stored.source)
    returning redirect_id`.execute(trx);
  summary.changes.redirect.deactivated += rows.length;
}

/** A path whose redirects lead back to it, which would turn browsers in a circle; undefined when there is none. */
export async function findRedirectLoop(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ start: string }>`
    with recursive walk as (
      select shop_id, source as start, target_path as place from redirect where target_path is not null
      union
      select walk.shop_id, walk.start, onward.target_path from walk
      join redirect onward on onward.shop_id = walk.shop_id and onward.source = walk.place
      where walk.place <> walk.start and onward.target_path is not null)
    select start from walk where place = start order by start limit 1`.execute(db);
  return rows[0]?.start;
}
