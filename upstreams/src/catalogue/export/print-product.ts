import { moment, sorted, texts, unless } from "./canonical-fields.ts";
import type { ImageDocument } from "#upstreams/catalogue/documents.ts";
import type { PriceLine } from "#upstreams/catalogue/lines/price-line.ts";
import type { ProductLine } from "#upstreams/catalogue/lines/product-line.ts";
import { priceColumns, type VariantLine } from "#upstreams/catalogue/lines/variant-line.ts";

/** A product line with its fields in the canonical order; undefined where JSON leaves something out. */
export function printProduct(line: ProductLine): object {
  return {
    type: line.type,
    referenceKey: line.referenceKey,
    masterKey: line.masterKey,
    active: unless(line.active, line.active),
    firstLiveAt: moment(line.firstLiveAt),
    categories: line.categories,
    name: texts(line.name),
    masterTitle: texts(line.masterTitle),
    subtitle: texts(line.subtitle),
    description: texts(line.description),
    attributes: sorted(line.attributes),
    badges: unless(
      line.badges.length === 0,
      line.badges.map(({ key, basis }) => ({ key, basis: texts(basis) })),
    ),
    layers: line.layers?.map(({ material, name, detail, heightCm }) => ({
      material,
      name: texts(name),
      detail: detail && texts(detail),
      heightCm,
    })),
    images: line.images.map(printImage),
    passport: printPassport(line.passport),
    delivery: { kind: line.delivery.kind },
    soldRecently: line.soldRecently,
    variants: line.variants.map(printVariant),
  };
}

function printImage({ file, type, description, width, height, averageColour }: ImageDocument): object {
  return { file, type, description: texts(description), width, height, averageColour };
}

function printPassport(passport: ProductLine["passport"]): object {
  const { manufacturer, manufacturerAddress, safetyContact, composition, care, origin } = passport;
  return {
    manufacturer,
    manufacturerAddress,
    safetyContact,
    composition: composition && texts(composition),
    care: care && texts(care),
    origin: origin && texts(origin),
  };
}

function printVariant(line: VariantLine): object {
  const { min, max, unit } = line.delivery;
  return {
    referenceKey: line.referenceKey,
    title: texts(line.title),
    active: unless(line.active ?? true, line.active),
    articleNumber: line.articleNumber,
    ean: line.ean,
    attributes: sorted(line.attributes),
    delivery: { min, max, unit },
    levies: unless(
      line.levies.length === 0,
      line.levies.map(({ column, code, cents }) => ({ column, code, cents })),
    ),
    weightGrams: line.weightGrams,
    stock: { quantity: line.stock.quantity, sellableWithoutStock: line.stock.sellableWithoutStock },
    prices: Object.fromEntries(
      priceColumns.flatMap((column) => {
        const price = line.prices[column];
        return price ? [[column, printPrice(price)]] : [];
      }),
    ),
  };
}

function printPrice({ cents, vatRate, reduction, reducedSince, history }: PriceLine): object {
  return {
    cents,
    vatRate,
    reduction,
    reducedSince: reducedSince === undefined ? undefined : moment(reducedSince),
    history: history.map(([since, past]) => [moment(since), past]),
  };
}
