import { randomBytes } from "node:crypto";

import type { ProductDocument, ShopDocument, VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";

export interface TestVariant {
  name?: string;
  priceCents?: number;
  vatRate?: number;
  stock?: number;
  sellableWithoutStock?: boolean;
  isMattress?: boolean;
  delivery?: "parcel" | "two_person";
}

/** Writes the Dutch shop's record, as a catalogue import does. */
export async function seedTestShop(db: Database): Promise<void> {
  const document: ShopDocument = {
    name: "Warmeland",
    contact: {
      companyName: "Warmeland B.V.",
      street: "Weverstraat 1",
      zipCode: "8011 AA",
      city: "Zwolle",
      country: "Nederland",
      email: "service@warmeland.example",
      phone: "038 000 00 00",
      phoneHours: "ma t/m vr 9.00-17.30 uur",
      chamberOfCommerce: "00000000",
      vatNumber: "NL000000000B00",
    },
    returnDays: 100,
    shippingCents: { parcel: 495, two_person: 0 },
  };
  await db
    .insertInto("shop")
    .values({ shop_id: 1001, locale: "nl-NL", data: JSON.stringify(document) })
    .execute();
}

/** A product with one variant, its Dutch price and its stock. */
export async function addTestVariant(db: Database, variant: TestVariant): Promise<number> {
  const reference = randomBytes(6).toString("hex");
  const name = variant.name ?? "Matras Duinrust";
  const product: Partial<ProductDocument> = {
    name: { nl: name },
    images: [
      {
        file: "matras-01.webp",
        type: "packshot",
        description: { nl: `${name} van voren` },
        width: 1200,
        height: 900,
        averageColour: "#dcd6cb",
      },
    ],
    delivery: { kind: variant.delivery ?? "two_person" },
  };
  const { product_id } = await db
    .insertInto("product")
    .values({
      reference_key: `p-${reference}`,
      master_key: "03-1481",
      first_live_at: "2026-01-01",
      data: JSON.stringify(product),
    })
    .returning("product_id")
    .executeTakeFirstOrThrow();
  const document: VariantDocument = {
    title: { nl: "90 × 200 cm, gemiddeld" },
    articleNumber: "481.90.200",
    attributes: {},
    delivery: { min: 3, max: 5, unit: "day" },
    levies: variant.isMattress ? [{ column: "nl", code: "mattress", cents: 750 }] : [],
  };
  const { variant_id } = await db
    .insertInto("variant")
    .values({ product_id, reference_key: `v-${reference}`, position: 0, data: JSON.stringify(document) })
    .returning("variant_id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("variant_price")
    .values({
      variant_id,
      price_column: "nl",
      with_tax_cents: variant.priceCents ?? 39_900,
      vat_rate: variant.vatRate ?? 0.21,
    })
    .execute();
  await db
    .insertInto("stock")
    .values({
      variant_id,
      quantity: variant.stock ?? 10,
      is_sellable_without_stock: variant.sellableWithoutStock ?? false,
    })
    .execute();
  return variant_id;
}
