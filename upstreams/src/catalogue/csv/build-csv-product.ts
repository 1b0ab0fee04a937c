import type { ImageDocument } from "../documents.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import type { ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";
import type { VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";
import type { CsvAttributes } from "./csv-attributes.ts";
import { keyOf } from "./csv-cells.ts";
import type { CsvFault } from "./csv-faults.ts";
import type { CsvPicture } from "./csv-pictures.ts";
import { csvPrices } from "./csv-prices.ts";
import type { CsvProduct } from "./csv-products.ts";
import type { CsvRow } from "./csv-row.ts";
import type { PreviousCatalogue } from "./previous-catalogue.ts";

/** What a product line takes from beside its rows. */
export interface ProductBackground {
  masterKey: string;
  categories: string[];
  pictures: readonly CsvPicture[];
  attributes: CsvAttributes;
  previous: PreviousCatalogue;
  /** Who answers for a product without a maker of its own: the shop. */
  seller: ShopLine["contact"];
  today: string;
}

/** The line of one product; what is wrong with its rows goes to `faults`. */
export function buildCsvProduct(product: CsvProduct, background: ProductBackground, faults: CsvFault[]): ProductLine {
  const { first, rows } = product;
  const { masterKey, categories, previous, today } = background;
  const referenceKey = first.color ? `${masterKey}-${keyOf(first.color)}` : masterKey;
  // the day a product came into the shop is said once
  const stated = first.available_since ?? previous.firstLiveAt.get(referenceKey);
  const firstLiveAt = stated ?? today;
  const name = { nl: first.color ? `${first.name}, ${first.color}` : first.name };
  return {
    type: "product",
    referenceKey,
    masterKey,
    active: rows.some((row) => row.active !== false),
    firstLiveAt,
    categories,
    name,
    masterTitle: { nl: first.name },
    subtitle: { nl: first.subtitle ?? first.brand ?? first.name },
    description: { nl: first.description ?? first.name },
    attributes: background.attributes.ofProduct(product, faults),
    badges: [],
    images: background.pictures.map((picture, index) => buildImage(picture, name, index)),
    passport: passportOf(first, background.seller),
    delivery: { kind: first.delivery ?? "parcel" },
    soldRecently: first.sold_recently ?? 0,
    variants: rows.map((row) => buildVariant(row, { firstLiveAt, isStated: stated !== undefined }, background, faults)),
  };
}

function buildVariant(
  row: CsvRow,
  since: { firstLiveAt: string; isStated: boolean },
  { attributes, previous, today }: ProductBackground,
  faults: CsvFault[],
): VariantLine {
  const own = attributes.ofVariant(row);
  return {
    referenceKey: row.sku,
    title: { nl: own.title || row.name },
    ...(row.active === false ? { active: false } : {}),
    articleNumber: row.sku,
    ...(row.ean === undefined ? {} : { ean: row.ean }),
    attributes: own.attributes,
    delivery: row.delivery_time ?? { min: 3, max: 5, unit: "day" },
    levies: row.mattress_levy ? [{ column: "nl", code: "mattress", cents: row.mattress_levy }] : [],
    ...(row.weight_kg ? { weightGrams: Math.max(Math.round(row.weight_kg * 1000), 1) } : {}),
    stock: { quantity: row.stock ?? 0, sellableWithoutStock: row.orderable_without_stock ?? false },
    prices: csvPrices(row, { ...since, histories: previous.histories.get(row.sku) ?? {}, today }, faults),
  };
}

function buildImage(
  { file, width, height, averageColour }: CsvPicture,
  name: { nl: string },
  index: number,
): ImageDocument {
  const description = index === 0 ? name : { nl: `${name.nl}, foto ${index + 1}` };
  return { file, type: index === 0 ? "packshot" : "detail", description, width, height, averageColour };
}

function passportOf(
  row: CsvRow,
  { companyName, street, zipCode, city, country, email }: ShopLine["contact"],
): ProductLine["passport"] {
  return {
    manufacturer: row.manufacturer ?? companyName,
    manufacturerAddress: row.manufacturer_address ?? `${street}, ${zipCode} ${city}, ${country}`,
    safetyContact: row.safety_contact ?? email,
    ...(row.composition ? { composition: { nl: row.composition } } : {}),
    ...(row.care ? { care: { nl: row.care } } : {}),
    ...(row.origin ? { origin: { nl: row.origin } } : {}),
  };
}
