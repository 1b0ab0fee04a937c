import { type FitPiece, readFitPiece } from "@warmeland/schema/rules/fits/fit-piece.ts";
import { judgeFit } from "@warmeland/schema/rules/fits/judge-fit.ts";
import { sql } from "kysely";

import type { ProductDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";

/** A variant that is in stock now, with its price of now. */
export interface Offer {
  master_key: string;
  variant_id: number;
  /** VAT included. */
  cents: number;
  product: ProductDocument;
  variant: VariantDocument;
}

/** Variants with what says of them what they fit. */
export async function fitPiecesOf(db: Database, variantIds: readonly number[]): Promise<FitPiece[]> {
  if (variantIds.length === 0) return [];
  const { rows } = await sql<Pick<Offer, "product" | "variant">>`
    select p.data as product, v.data as variant
    from variant v join product p on p.product_id = v.product_id
    where v.variant_id in (${sql.join(variantIds)})`.execute(db);
  return rows.flatMap((row) => pieceOf(row) ?? []);
}

/**
 * One offer of each master, in the order of the masters: its cheapest variant in stock that fits one of the pieces, or its cheapest when no rule is
 * about it. A master none of whose variants in stock fits is left out.
 * @param priceColumn of the shop
 */
export async function offersOf(
  db: Database,
  priceColumn: string,
  masterKeys: readonly string[],
  pieces: readonly FitPiece[],
): Promise<Offer[]> {
  if (masterKeys.length === 0) return [];
  const { rows } = await sql<Offer>`
    select p.master_key, v.variant_id, vp.with_tax_cents as cents, p.data as product, v.data as variant
    from product p
    join variant v on v.product_id = p.product_id and v.is_active
    join variant_price vp on vp.variant_id = v.variant_id and vp.price_column = ${priceColumn}
    join stock s on s.variant_id = v.variant_id and s.quantity > 0
    where p.is_active and p.master_key in (${sql.join(masterKeys)})
    order by vp.with_tax_cents, v.variant_id`.execute(db);
  const offers = Map.groupBy(rows, ({ master_key: key }) => key);
  return masterKeys.flatMap((key) => chooseOffer(offers.get(key) ?? [], pieces) ?? []);
}

function chooseOffer(offers: readonly Offer[], pieces: readonly FitPiece[]): Offer | undefined {
  const judged = offers.map((offer) => ({ offer, verdicts: verdictsOf(offer, pieces) }));
  const fitting = judged.find(({ verdicts }) => verdicts.includes(null));
  return (fitting ?? judged.find(({ verdicts }) => verdicts.length === 0))?.offer;
}

function verdictsOf(offer: Offer, pieces: readonly FitPiece[]) {
  const piece = pieceOf(offer);
  return pieces.flatMap((other) => {
    const verdict = piece && judgeFit(piece, other);
    return verdict === undefined ? [] : [verdict];
  });
}

function pieceOf({ product, variant }: Pick<Offer, "product" | "variant">): FitPiece | undefined {
  return readFitPiece((key) => variant.attributes[key]?.[0] ?? product.attributes?.[key]?.[0]);
}
