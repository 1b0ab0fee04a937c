import type { AdvancedAttributes, Attributes, Variant } from "@scayle/storefront-api";

import type { VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { CalculatedPrice } from "../price.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
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
export function variantJson(catalogue: ShopCatalogue, variantIndex: number, include: VariantInclude): Variant {
  const fresh = {
    price: catalogue.prices.price(variantIndex),
    quantity: catalogue.stock.quantity(variantIndex),
    isSellableWithoutStock: catalogue.stock.isSellableWithoutStock(variantIndex),
  };
  return { ...lastingPart(catalogue, variantIndex, include), ...changingPart(include, fresh) };
}

/** A variant as JSON text with the price and stock a basket's transaction read; what lasts is written once per `form`, which names the include. */
export function freshVariantText(
  catalogue: ShopCatalogue,
  variantIndex: number,
  form: string,
  include: VariantInclude,
  fresh: FreshVariant,
): string {
  const lasting = catalogue.variantFragments.text(form, variantIndex, 0, () =>
    lastingPart(catalogue, variantIndex, include),
  );
  return `${lasting.slice(0, -1)},${JSON.stringify(changingPart(include, fresh)).slice(1)}`;
}

/** The same as a value. */
export function freshVariant(
  catalogue: ShopCatalogue,
  variantIndex: number,
  form: string,
  include: VariantInclude,
  fresh: FreshVariant,
): Variant {
  const { value } = catalogue.variantFragments.value(form, variantIndex, 0, () =>
    lastingPart(catalogue, variantIndex, include),
  );
  return Object.assign({}, value as LastingPart, changingPart(include, fresh));
}

function lastingPart(catalogue: ShopCatalogue, variantIndex: number, include: VariantInclude): LastingPart {
  const entry = catalogue.snapshot.variant(variantIndex);
  const product = catalogue.snapshot.product(entry.productIndex);
  return {
    id: entry.id,
    referenceKey: entry.referenceKey,
    firstLiveAt: rfc3339(product.firstLiveAt),
    createdAt: rfc3339(product.createdAt),
    updatedAt: rfc3339(product.updatedAt),
    isComposite: false,
    customData: {},
    ...(include.attributes ? { attributes: variantAttributes(catalogue, variantIndex, include.attributes) } : {}),
    ...(include.advancedAttributes
      ? { advancedAttributes: variantAdvancedAttributes(catalogue, variantIndex, include.advancedAttributes) }
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

function variantAttributes(catalogue: ShopCatalogue, variantIndex: number, selection: Selection): Attributes {
  const attributes: Attributes = {};
  for (const [key, group] of catalogue.attributeTexts.groups(catalogue.snapshot.variant(variantIndex).valueIds)) {
    if (selects(selection, key, group.type ?? "")) attributes[key] = group;
  }
  return attributes;
}

// The levy table holds rows of price column, code, cents.
function variantAdvancedAttributes(
  catalogue: ShopCatalogue,
  variantIndex: number,
  selection: Selection,
): AdvancedAttributes {
  const document: VariantDocument = catalogue.snapshot.variantDocument(variantIndex);
  return advancedAttributes(selection, {
    variantArticleNumber: [[document.articleNumber]],
    variantTitle: [[textIn(document.title, catalogue.shop)]],
    variantPriceEcoTax: document.levies.map((levy) => [levy.column, levy.code, levy.cents]),
    variantMinDeliveryTime: [[document.delivery.min]],
    variantMaxDeliveryTime: [[document.delivery.max]],
    variantUnitDeliveryTime: [[document.delivery.unit]],
  });
}
