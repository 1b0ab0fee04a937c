import { sql } from "kysely";

import type { Database } from "#upstreams/database/connection.ts";

import type { CampaignDocument, Promotion, PromotionDocument, Scope } from "./promotion.ts";
import { scopeProducts } from "./scope-products.ts";

/** The promotions of one version, with their articles as one version of the catalogue has them. */
export interface PromotionPage {
  promotions: readonly Promotion[];
  /** Looks up a scope and remembers it, since many vouchers share one. */
  products(db: Database, scope: Scope | undefined): Promise<ReadonlySet<number> | null>;
}

/** SQL that names the version of promotions and catalogue together; every import makes another one. */
export const promotionVersionSql = sql<string>`
  coalesce((select max(version) from promotion_version), 0) || '.' || coalesce((select max(version) from catalogue_version), 0)`;

/** The newest version of the promotions, 0 before the first import. */
export async function promotionVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom("promotion_version")
    .select(({ fn }) => fn.max("version").as("version"))
    .executeTakeFirstOrThrow();
  return Number(version ?? 0);
}

/**
 * Promotions in memory. Whoever prices a basket reads the version with it and requests that version here, so that a promotion counts from
 * the moment it is stored, and is read only when it has changed.
 */
export class PromotionBook {
  private open: { version: string; page: Promise<PromotionPage> } | undefined;

  /** The promotions of a version (or a newer one, if one was stored meanwhile). */
  async at(db: Database, version: string): Promise<PromotionPage> {
    if (this.open?.version !== version) {
      const opened = { version, page: readPage(db) };
      this.open = opened;
      opened.page.catch(() => {
        if (this.open === opened) this.open = undefined;
      });
    }
    return await this.open.page;
  }
}

async function readPage(db: Database): Promise<PromotionPage> {
  const scopes = new Map<string, Promise<ReadonlySet<number> | null>>();
  const products = (on: Database, scope: Scope | undefined) => {
    const key = JSON.stringify(scope ?? null);
    let cached = scopes.get(key);
    if (!cached) {
      cached = scopeProducts(on, scope);
      scopes.set(key, cached);
      cached.catch(() => scopes.delete(key));
    }
    return cached;
  };
  const rows = await db.selectFrom("promotion").selectAll().orderBy("promotion_key").execute();
  const promotions: Promotion[] = [];
  for (const { promotion_key: id, is_active: isActive, data } of rows) {
    const document = data as PromotionDocument;
    const { effect } = document;
    promotions.push({
      id,
      isActive,
      document,
      ...schedule(document, document.campaign),
      products: await products(db, document.for),
      giftVariantIds: effect.type === "gift" ? await variantIds(db, effect.variants) : [],
    });
  }
  return { promotions, products };
}

function schedule(
  promotion: { from: string; to: string },
  campaign: CampaignDocument | undefined,
): { from: number; to: number } {
  const [from, to] = [Date.parse(promotion.from), Date.parse(promotion.to)];
  if (!campaign) return { from, to };
  return { from: Math.max(from, Date.parse(campaign.from)), to: Math.min(to, Date.parse(campaign.to)) };
}

async function variantIds(db: Database, referenceKeys: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom("variant")
    .select(["variant_id", "reference_key"])
    .where("reference_key", "in", referenceKeys)
    .where("is_active", "=", true)
    .execute();
  const ids = new Map(rows.map((row) => [row.reference_key, row.variant_id]));
  return referenceKeys.flatMap((key) => ids.get(key) ?? []);
}
