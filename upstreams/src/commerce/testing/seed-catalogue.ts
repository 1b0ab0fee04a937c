import type { Database } from "#upstreams/database/connection.ts";
import type {
  CategoryDocument,
  CategorySorting,
  ProductDocument,
  ShopDocument,
  VariantDocument,
} from "#upstreams/catalogue/documents.ts";

export interface SeedVariant {
  key: string;
  attributes?: Record<string, string[]>;
  cents?: number;
  vatRate?: number;
  column?: string;
  reduction?: "sale" | "campaign";
  reducedSince?: string;
  history?: readonly (readonly [moment: string, cents: number])[];
  /** 10 unless said. */
  stock?: number;
  withoutStock?: boolean;
  active?: boolean;
  delivery?: VariantDocument["delivery"];
  levies?: VariantDocument["levies"];
  ean?: string;
}

export interface SeedProduct {
  key: string;
  master?: string;
  name?: string;
  active?: boolean;
  firstLiveAt?: string;
  categories: readonly string[];
  attributes?: Record<string, string[]>;
  badges?: ProductDocument["badges"];
  carrier?: "parcel" | "two_person";
  sold?: number;
  variants: readonly SeedVariant[];
}

export interface Seed {
  shops?: readonly number[];
  /** Attribute key to values; a trailing * on the key makes it a multi-select group. */
  attributes?: Readonly<Record<string, readonly string[]>>;
  /** By path; parents before children. */
  categories?: readonly {
    path: string;
    name?: string;
    hidden?: boolean;
    active?: boolean;
    supportedFilter?: string[];
    sorting?: CategorySorting;
  }[];
  products?: readonly SeedProduct[];
}

/** Ids by key; attribute values by `group=value`, categories by path. */
export interface SeededIds {
  products: Map<string, number>;
  variants: Map<string, number>;
  values: Map<string, number>;
  categories: Map<string, number>;
}

/** Fills an empty test database with a small catalogue and marks it as a new version. */
export async function seedCatalogue(db: Database, seed: Seed): Promise<SeededIds> {
  const ids: SeededIds = { products: new Map(), variants: new Map(), values: new Map(), categories: new Map() };
  await db
    .insertInto("shop")
    .values(
      (seed.shops ?? [1001]).map((shopId) => ({
        shop_id: shopId,
        locale: `shop-${shopId}`,
        data: JSON.stringify(shopDocument),
      })),
    )
    .execute();
  await seedAttributes(db, seed, ids);
  await seedCategories(db, seed, ids);
  for (const product of seed.products ?? []) await seedProduct(db, product, ids);
  await markNewVersion(db);
  return ids;
}

/** What an import does last. */
export async function markNewVersion(db: Database): Promise<void> {
  await db.insertInto("catalogue_version").values({ checksum: "test" }).execute();
}

/** Adds one product with its variants, prices and stock. */
export async function seedProduct(db: Database, product: SeedProduct, ids: SeededIds): Promise<void> {
  const { product_id } = await db
    .insertInto("product")
    .values({
      reference_key: product.key,
      master_key: product.master ?? product.key,
      is_active: product.active ?? true,
      first_live_at: product.firstLiveAt ?? "2026-01-01T00:00:00Z",
      data: JSON.stringify(productDocument(product)),
    })
    .returning("product_id")
    .executeTakeFirstOrThrow();
  ids.products.set(product.key, product_id);
  const places = product.categories.map((path, position) => ({
    product_id,
    category_id: idOf(ids.categories, path),
    position,
  }));
  if (places.length > 0) await db.insertInto("product_category").values(places).execute();
  for (const [position, variant] of product.variants.entries())
    await seedVariant(db, product_id, position, variant, ids);
}

async function seedVariant(
  db: Database,
  productId: number,
  position: number,
  variant: SeedVariant,
  ids: SeededIds,
): Promise<void> {
  const { variant_id } = await db
    .insertInto("variant")
    .values({
      product_id: productId,
      reference_key: variant.key,
      position,
      is_active: variant.active ?? true,
      data: JSON.stringify(variantDocument(variant)),
    })
    .returning("variant_id")
    .executeTakeFirstOrThrow();
  ids.variants.set(variant.key, variant_id);
  const column = variant.column ?? "nl";
  const { reduction = null, reducedSince = null, history = [] } = variant;
  const price = {
    with_tax_cents: variant.cents ?? 10_000,
    vat_rate: variant.vatRate ?? 0.21,
    reduction,
    reduced_since: reducedSince,
  };
  const past = { history_from: history.map(([moment]) => moment), history_cents: history.map(([, cents]) => cents) };
  await db
    .insertInto("variant_price")
    .values({ variant_id, price_column: column, ...price, ...past })
    .execute();
  const stock = { quantity: variant.stock ?? 10, is_sellable_without_stock: variant.withoutStock ?? false };
  await db
    .insertInto("stock")
    .values({ variant_id, ...stock })
    .execute();
}

async function seedAttributes(db: Database, seed: Seed, ids: SeededIds): Promise<void> {
  for (const [position, [written, values]] of Object.entries(seed.attributes ?? {}).entries()) {
    const key = written.replace("*", "");
    const data = {
      label: { nl: `Label ${key}` },
      type: "",
      multiSelect: written !== key,
      filterable: true,
      visible: true,
    };
    const group = await db
      .insertInto("attribute_group")
      .values({ key, position, data: JSON.stringify(data) })
      .returning("group_id")
      .executeTakeFirstOrThrow();
    for (const [place, value] of values.entries()) {
      const row = {
        group_id: group.group_id,
        value,
        position: place,
        data: JSON.stringify({ label: { nl: `Label ${value}` } }),
      };
      const { value_id } = await db
        .insertInto("attribute_value")
        .values(row)
        .returning("value_id")
        .executeTakeFirstOrThrow();
      ids.values.set(`${key}=${value}`, value_id);
    }
  }
}

async function seedCategories(db: Database, seed: Seed, ids: SeededIds): Promise<void> {
  for (const [position, category] of (seed.categories ?? []).entries()) {
    const slug = category.path.split("/").at(-1) ?? "";
    const document: CategoryDocument = {
      slug,
      name: { nl: category.name ?? `Naam ${slug}` },
      description: { nl: `Over ${slug}` },
      image: "foto.webp",
      hidden: category.hidden ?? false,
      supportedFilter: category.supportedFilter ?? [],
      ...(category.sorting ? { sorting: category.sorting } : {}),
      properties: { tone: "warm" },
    };
    const parent = category.path.slice(0, -slug.length - 1);
    const row = {
      parent_id: parent === "" ? null : idOf(ids.categories, parent),
      path: category.path,
      position,
      is_active: category.active ?? true,
      data: JSON.stringify(document),
    };
    const { category_id } = await db
      .insertInto("category")
      .values(row)
      .returning("category_id")
      .executeTakeFirstOrThrow();
    ids.categories.set(category.path, category_id);
  }
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The seed has no ${key}`);
  return id;
}

function productDocument(product: SeedProduct): ProductDocument {
  return {
    name: { nl: product.name ?? `Product ${product.key}`, fr: `Produit ${product.key}` },
    masterTitle: { nl: `Serie ${product.master ?? product.key}` },
    subtitle: { nl: "Ondertitel" },
    description: { nl: "Omschrijving" },
    attributes: product.attributes ?? {},
    badges: product.badges ?? [],
    images: [
      {
        file: "foto.webp",
        type: "packshot",
        description: { nl: "Een foto" },
        width: 1600,
        height: 1200,
        averageColour: "#aabbcc",
      },
    ],
    passport: {
      manufacturer: "Maker",
      manufacturerAddress: "Straat 1",
      safetyContact: "veilig@maker.example",
      care: { nl: "Wassen op 30" },
    },
    delivery: { kind: product.carrier ?? "parcel" },
    soldRecently: product.sold ?? 0,
  };
}

function variantDocument(variant: SeedVariant): VariantDocument {
  return {
    title: { nl: `Maat ${variant.key}` },
    articleNumber: `A-${variant.key}`,
    ...(variant.ean === undefined ? {} : { ean: variant.ean }),
    attributes: variant.attributes ?? {},
    delivery: variant.delivery ?? { min: 2, max: 4, unit: "day" },
    levies: variant.levies ?? [],
  };
}

const shopDocument: ShopDocument = {
  name: "Warmeland",
  contact: {
    companyName: "Warmeland B.V.",
    street: "Straat 1",
    zipCode: "1234 AB",
    city: "Utrecht",
    country: "Nederland",
    email: "klant@warmeland.example",
    phone: "030 123 45 67",
    phoneHours: "ma t/m vr",
    chamberOfCommerce: "12345678",
    vatNumber: "NL001234567B01",
  },
  returnDays: 100,
  shippingCents: { parcel: 0, two_person: 4995 },
};
