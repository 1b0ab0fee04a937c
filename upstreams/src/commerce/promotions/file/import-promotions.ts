import { createHash } from "node:crypto";

import { sql, type Transaction } from "kysely";

import { FaultList, printFault, type CatalogueFault } from "#upstreams/catalogue/catalogue-import-error.ts";
import { textOf, type UnreadableLine } from "#upstreams/catalogue/read-lines.ts";
import type { Database } from "#upstreams/database/connection.ts";
import type { Tables } from "#upstreams/database/tables/tables.ts";

import type { PromotionDocument } from "../promotion.ts";
import type { VoucherDocument } from "../vouchers/voucher.ts";
import { findUnknown } from "./find-unknown.ts";
import {
  parsePromotionLine,
  type CampaignLine,
  type PromotionFileLine,
  type PromotionLine,
  type VoucherLine,
} from "./promotion-lines.ts";

export interface PromotionImport {
  db: Database;
  lines: AsyncIterable<string | UnreadableLine> | Iterable<string | UnreadableLine>;
  /** The file is all there is (the default): promotions and vouchers of files that it does not name are switched off. */
  full?: boolean;
  /** Does everything and keeps nothing. */
  dryRun?: boolean;
  /** Stands before the checksum, to set the built-in promotions apart. */
  checksumPrefix?: string;
}

export interface PromotionImportResult {
  promotions: number;
  vouchers: number;
  /** Rows that were added, changed or switched off. */
  changed: number;
}

interface NumberedLine<Line = PromotionFileLine> {
  line: Line;
  lineNumber: number;
}

const importLock = 7_431_030;

/** A file of promotions that was not imported; nothing of it was written. `message` lists the first faults, one per line. */
export class PromotionImportError extends Error {
  override name = "PromotionImportError";
  readonly faults: readonly CatalogueFault[];

  constructor(faults: readonly CatalogueFault[], faultCount: number) {
    const more = faultCount > faults.length ? [`  … and ${faultCount - faults.length} more`] : [];
    super(
      ["The promotions were not imported:", ...faults.map((fault) => `  ${printFault(fault)}`), ...more].join("\n"),
    );
    this.faults = faults;
  }
}

/**
 * Imports promotions and vouchers in one transaction: shoppers see the old ones or the new ones, from the next look at a basket on. How often a
 * voucher was used stays, whatever a file says.
 * @throws PromotionImportError with the faulty lines; what is stored is then as it was
 */
export async function importPromotions(options: PromotionImport): Promise<PromotionImportResult> {
  const { db, full = true, dryRun = false } = options;
  const faults = new FaultList();
  const { lines, checksum } = await readFile(options.lines, faults);
  const trx = await db.startTransaction().execute();
  try {
    await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(trx);
    for (const fault of await findUnknown(trx, lines)) faults.add(fault);
    if (faults.count > 0) throw new PromotionImportError(faults.listed, faults.count);
    const campaigns = new Map(lines.flatMap(({ line }) => (line.type === "campaign" ? [[line.key, line]] : [])));
    const promotions = lines.flatMap(({ line }) => (line.type === "promotion" ? line : []));
    const vouchers = lines.flatMap(({ line }) => (line.type === "voucher" ? line : []));
    const changed =
      (await writePromotions(trx, promotions, campaigns, full)) + (await writeVouchers(trx, vouchers, full));
    await trx
      .insertInto("promotion_version")
      .values({ checksum: (options.checksumPrefix ?? "") + checksum })
      .execute();
    await (dryRun ? trx.rollback() : trx.commit()).execute();
    return { promotions: promotions.length, vouchers: vouchers.length, changed };
  } catch (error) {
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}

async function readFile(
  source: PromotionImport["lines"],
  faults: FaultList,
): Promise<{ lines: NumberedLine[]; checksum: string }> {
  const checksum = createHash("sha256");
  const lines: NumberedLine[] = [];
  const seen = new Set<string>();
  let lineNumber = 0;
  for await (const text of source) {
    lineNumber += 1;
    checksum.update(textOf(text)).update("\n");
    if (typeof text !== "string") faults.add({ lineNumber, path: "", reason: text.unreadable });
    else if (text.trim() !== "") {
      const parsed = parsePromotionLine(text);
      if ("faults" in parsed) for (const fault of parsed.faults) faults.add({ lineNumber, ...fault });
      else {
        const name = `${parsed.line.type} ${parsed.line.type === "voucher" ? parsed.line.code : parsed.line.key}`;
        if (seen.has(name)) faults.add({ lineNumber, path: "", reason: `is a second ${name}` });
        seen.add(name);
        lines.push({ line: parsed.line, lineNumber });
      }
    }
  }
  return { lines, checksum: checksum.digest("hex") };
}

async function writePromotions(
  trx: Transaction<Tables>,
  lines: readonly PromotionLine[],
  campaigns: ReadonlyMap<string, CampaignLine>,
  full: boolean,
): Promise<number> {
  const rows = lines.map((line) => ({
    promotion_key: line.key,
    is_active: line.active,
    data: promotionDocument(line, campaigns),
  }));
  const written = await sql`
    insert into promotion (promotion_key, is_active, data)
    select promotion_key, is_active, data
    from json_to_recordset(${JSON.stringify(rows)}) as l (promotion_key text, is_active boolean, data jsonb)
    on conflict (promotion_key) do update set is_active = excluded.is_active, data = excluded.data
    where (promotion.is_active, promotion.data) is distinct from (excluded.is_active, excluded.data)`.execute(trx);
  const keys = rows.map((row) => row.promotion_key);
  const ended = full
    ? await sql`update promotion set is_active = false where is_active and promotion_key <> all (${keys}::text[])`.execute(
        trx,
      )
    : undefined;
  return changes(written) + changes(ended);
}

async function writeVouchers(trx: Transaction<Tables>, lines: readonly VoucherLine[], full: boolean): Promise<number> {
  const rows = lines.map((line) => ({
    code: line.code,
    is_active: line.active,
    use_limit: line.limit ?? null,
    customer_limit: line.limitPerCustomer ?? null,
    data: voucherDocument(line),
  }));
  const written = await sql`
    insert into voucher (code, is_active, use_limit, customer_limit, data)
    select code, is_active, use_limit, customer_limit, data
    from json_to_recordset(${JSON.stringify(rows)})
      as l (code text, is_active boolean, use_limit integer, customer_limit integer, data jsonb)
    on conflict (code) do update set
      is_active = excluded.is_active, use_limit = excluded.use_limit, customer_limit = excluded.customer_limit, data = excluded.data,
      is_of_file = true
    where (voucher.is_active, voucher.use_limit, voucher.customer_limit, voucher.data, voucher.is_of_file)
      is distinct from (excluded.is_active, excluded.use_limit, excluded.customer_limit, excluded.data, true)`.execute(
    trx,
  );
  const codes = rows.map((row) => row.code);
  const ended = full
    ? await sql`update voucher set is_active = false where is_active and is_of_file and code <> all (${codes}::text[])`.execute(
        trx,
      )
    : undefined;
  return changes(written) + changes(ended);
}

function promotionDocument(line: PromotionLine, campaigns: ReadonlyMap<string, CampaignLine>): PromotionDocument {
  const campaign = line.campaign === undefined ? undefined : campaigns.get(line.campaign);
  return {
    shops: line.shops,
    name: line.name,
    label: line.label,
    terms: line.terms,
    from: line.from,
    to: line.to,
    priority: line.priority,
    code: line.code,
    for: line.for,
    minQuantity: line.minQuantity,
    minOrderCents: line.minOrderCents,
    effect: line.effect,
    campaign: campaign && {
      key: campaign.key,
      name: campaign.name,
      headline: campaign.headline,
      from: campaign.from,
      to: campaign.to,
    },
  };
}

function voucherDocument(line: VoucherLine): VoucherDocument {
  return {
    shops: line.shops,
    name: line.name,
    from: line.from,
    to: line.to,
    discount: line.discount,
    minOrderCents: line.minOrderCents,
    for: line.for,
    firstOrderOnly: line.firstOrderOnly,
    combinesWithVouchers: line.combinesWithVouchers,
    combinesWithPromotions: line.combinesWithPromotions,
  };
}

function changes(result: { numAffectedRows?: bigint } | undefined): number {
  return Number(result?.numAffectedRows ?? 0);
}
