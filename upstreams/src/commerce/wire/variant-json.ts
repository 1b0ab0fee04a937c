import type { AdvancedAttributes, Attributes, Variant } from "@scayle/storefront-api";

import type { VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { CalculatedPrice } from "../price.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { textIn } from "../text-in.ts";
import { advancedAttributes } from "./attribute-values.ts";
import { selects, type Selection, type VariantInclude } from "./product-include.ts";
import { rfc3339 } from "./rfc3339.ts";

/** What price and stock say of a variant; the rest of it changes with the catalogue only. */
type ChangingKey = "stock" | "price" | "lowestPriorPrice";
type LastingPart = Omit<Variant, ChangingKey>;

/** Price and stock from somewhere newer than the catalogue in memory. */
export interface FreshVariant {
  price: CalculatedPrice;
  quantity: number;
  isSellableWithoutStock: boolean;
}

/** A variant in SCAYLE's form. */
export function variantJson(engine: CatalogueEngine, variantIndex: number, include: VariantInclude): Variant {
  const fresh = {
    price: engine.catalogue.prices.price(variantIndex),
    quantity: engine.catalogue.stock.quantity(variantIndex),
    isSellableWithoutStock: engine.catalogue.stock.isSellableWithoutStock(variantIndex),
  };
  return { ...lastingPart(engine, variantIndex, include), ...changingPart(include, fresh) };
}

/** A variant as JSON text with the price and stock a basket's transaction read; what lasts is written once per `form`, which names the include. */
export function freshVariantText(
  engine: CatalogueEngine,
  variantIndex: number,
  form: string,
  include: VariantInclude,
  fresh: FreshVariant,
): string {
  const lasting = engine.variantFragments.text(form, variantIndex, 0, () => lastingPart(engine, variantIndex, include));
  return `${lasting.slice(0, -1)},${JSON.stringify(changingPart(include, fresh)).slice(1)}`;
}

/** The same as a value. */
export function freshVariant(
  engine: CatalogueEngine,
  variantIndex: number,
  form: string,
  include: VariantInclude,
  fresh: FreshVariant,
): Variant {
  const { value } = engine.variantFragments.value(form, variantIndex, 0, () =>
    lastingPart(engine, variantIndex, include),
  );
  return Object.assign({}, value as LastingPart, changingPart(include, fresh));
}

function lastingPart(engine: CatalogueEngine, variantIndex: number, include: VariantInclude): LastingPart {
  const entry = engine.catalogue.snapshot.variant(variantIndex);
  const product = engine.catalogue.snapshot.product(entry.productIndex);
  return {
    id: entry.id,
    referenceKey: entry.referenceKey,
    firstLiveAt: rfc3339(product.firstLiveAt),
    createdAt: rfc3339(product.createdAt),
    updatedAt: rfc3339(product.updatedAt),
    isComposite: false,
    customData: {},
    ...(include.attributes ? { attributes: variantAttributes(engine, variantIndex, include.attributes) } : {}),
    ...(include.advancedAttributes
      ? { advancedAttributes: variantAdvancedAttributes(engine, variantIndex, include.advancedAttributes) }
      : {}),
  };
}

function changingPart(
  include: VariantInclude,
  { price, quantity, isSellableWithoutStock }: FreshVariant,
): Pick<Variant, ChangingKey> {
  const stock = { supplierId: 1, warehouseId: 1, quantity, isSellableWithoutStock, expectedAvailabilityAt: null };
  return {
    stock,
    price: price.price,
    ...(include.lowestPriorPrice ? { lowestPriorPrice: price.lowestPriorPrice } : {}),
  };
}

function variantAttributes(engine: CatalogueEngine, variantIndex: number, selection: Selection): Attributes {
  const attributes: Attributes = {};
  for (const [key, group] of engine.attributeTexts.groups(engine.catalogue.snapshot.variant(variantIndex).valueIds)) {
    if (selects(selection, key, group.type ?? "")) attributes[key] = group;
  }
  return attributes;
}

// The levy table holds rows of price column, code, cents.
function variantAdvancedAttributes(
  engine: CatalogueEngine,
  variantIndex: number,
  selection: Selection,
): AdvancedAttributes {
  const document: VariantDocument = engine.catalogue.snapshot.variantDocument(variantIndex);
  return advancedAttributes(selection, {
    variantArticleNumber: [[document.articleNumber]],
    variantTitle: [[textIn(document.title, engine.catalogue.shop)]],
    variantPriceEcoTax: document.levies.map((levy) => [levy.column, levy.code, levy.cents]),
    variantMinDeliveryTime: [[document.delivery.min]],
    variantMaxDeliveryTime: [[document.delivery.max]],
    variantUnitDeliveryTime: [[document.delivery.unit]],
  });
}
