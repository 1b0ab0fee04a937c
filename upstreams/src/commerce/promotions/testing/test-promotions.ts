import type { Database } from "#upstreams/database/connection.ts";

import { importPromotions } from "../file/import-promotions.ts";

const period = { from: "2026-01-01", to: "2027-01-01" };

/** A line of a promotions file; what is not said is the plainest. */
export function promotionLine(key: string, change: Record<string, unknown>): string {
  const line = {
    type: "promotion",
    key,
    name: { nl: `Actie ${key}` },
    label: { nl: key },
    priority: 10,
    ...period,
    ...change,
  };
  return JSON.stringify(line);
}

/** A line of a promotions file: 10 % unless said otherwise. */
export function voucherLine(code: string, change: Record<string, unknown> = {}): string {
  return JSON.stringify({
    type: "voucher",
    code,
    name: { nl: `Korting ${code}` },
    discount: { percent: 10 },
    ...change,
  });
}

/** Adds promotions and vouchers to a shop, as a partial import does. */
export async function addPromotions(db: Database, ...lines: string[]): Promise<void> {
  await importPromotions({ db, lines, full: false });
}
