import { sql } from "kysely";

import type { CatalogueFault } from "#upstreams/catalogue/catalogue-import-error.ts";
import type { Database } from "#upstreams/database/connection.ts";

import type { Scope } from "../promotion.ts";
import type { PromotionFileLine } from "./promotion-lines.ts";

type Kind = "category" | "product" | "master" | "variant" | "campaign";

interface Reference {
  kind: Kind;
  key: string;
  lineNumber: number;
  path: string;
}

/** What lines refer to that is not there: campaigns of the file itself, articles and categories of the catalogue as it is stored. */
export async function findUnknown(
  db: Database,
  lines: readonly { line: PromotionFileLine; lineNumber: number }[],
): Promise<CatalogueFault[]> {
  const references = lines.flatMap(({ line, lineNumber }) =>
    referencesOf(line).map((reference): Reference => Object.assign(reference, { lineNumber })),
  );
  const campaigns = lines.flatMap(({ line }) => (line.type === "campaign" ? line.key : []));
  const stored = await readStored(db, references, campaigns);
  return references
    .filter(({ kind, key }) => !stored.has(`${kind} ${key}`))
    .map(({ kind, key, lineNumber, path }) => ({ lineNumber, path, reason: `there is no ${kind} ${key}` }));
}

function referencesOf(line: PromotionFileLine): Omit<Reference, "lineNumber">[] {
  if (line.type === "campaign") return [];
  const scoped = line.for
    ? [...scopeReferences(line.for, "for"), ...scopeReferences(line.for.except ?? {}, "for.except")]
    : [];
  if (line.type === "voucher") return scoped;
  const gifts =
    line.effect.type === "gift"
      ? line.effect.variants.map((key) => ({ kind: "variant" as const, key, path: "effect.variants" }))
      : [];
  const campaign =
    line.campaign === undefined ? [] : [{ kind: "campaign" as const, key: line.campaign, path: "campaign" }];
  return [...scoped, ...gifts, ...campaign];
}

function scopeReferences(
  { categories = [], products = [], masters = [] }: Omit<Scope, "except">,
  path: string,
): Omit<Reference, "lineNumber">[] {
  return [
    ...categories.map((key) => ({ kind: "category" as const, key, path: `${path}.categories` })),
    ...products.map((key) => ({ kind: "product" as const, key, path: `${path}.products` })),
    ...masters.map((key) => ({ kind: "master" as const, key, path: `${path}.masters` })),
  ];
}

async function readStored(
  db: Database,
  references: readonly Reference[],
  campaigns: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = (kind: Kind) => [
    ...new Set(references.flatMap((reference) => (reference.kind === kind ? reference.key : []))),
  ];
  const { rows } = await sql<{ name: string }>`
    select 'category ' || path as name from category where path = any (${keys("category")}::text[])
    union select 'product ' || reference_key from product where reference_key = any (${keys("product")}::text[])
    union select 'master ' || master_key from product where master_key = any (${keys("master")}::text[])
    union select 'variant ' || reference_key from variant where reference_key = any (${keys("variant")}::text[])`.execute(
    db,
  );
  return new Set([...rows.map((row) => row.name), ...campaigns.map((key) => `campaign ${key}`)]);
}
