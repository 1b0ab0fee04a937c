import type { AdvancedAttributes, Attributes, Stock, Variant } from "@scayle/storefront-api";

import type { VariantDocument } from "#upstreams/catalogue/documents.ts";
import type { CalculatedPrice } from "../price.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { textIn } from "../text-in.ts";
import { advancedAttributes } from "./attribute-values.ts";
import { selects, type Selection, type VariantInclude } from "./product-include.ts";
import { rfc3339 } from "./rfc3339.ts";

/** Price and stock from somewhere newer than the catalogue in memory. */
export interface FreshVariant {
  price: CalculatedPrice;
  quantity: number;
  isSellableWithoutStock: boolean;
}

/** A variant in SCAYLE's form. A basket hands in the price and stock its transaction read. */
export function variantJson(catalogue: ShopCatalogue, variantIndex: number, include: VariantInclude, fresh?: FreshVariant): Variant {
  const entry = catalogue.snapshot.variant(variantIndex);
  const product = catalogue.snapshot.product(entry.productIndex);
  const { price, lowestPriorPrice } = fresh?.price ?? catalogue.prices.price(variantIndex);
  const createdAt = rfc3339(product.createdAt);
  return {
    id: entry.id,
    referenceKey: entry.referenceKey,
    firstLiveAt: rfc3339(product.firstLiveAt),
    createdAt,
    updatedAt: rfc3339(product.updatedAt),
    isComposite: false,
    customData: {},
    stock: stockJson(catalogue, variantIndex, fresh),
    price,
    ...(include.attributes ? { attributes: variantAttributes(catalogue, variantIndex, include.attributes) } : {}),
    ...(include.advancedAttributes
      ? { advancedAttributes: variantAdvancedAttributes(catalogue, variantIndex, include.advancedAttributes) }
      : {}),
    ...(include.lowestPriorPrice ? { lowestPriorPrice } : {}),
  };
}

function stockJson(catalogue: ShopCatalogue, variantIndex: number, fresh: FreshVariant | undefined): Stock {
  return {
    supplierId: 1,
    warehouseId: 1,
    quantity: fresh?.quantity ?? catalogue.stock.quantity(variantIndex),
    isSellableWithoutStock: fresh?.isSellableWithoutStock ?? catalogue.stock.isSellableWithoutStock(variantIndex),
    expectedAvailabilityAt: null,
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
function variantAdvancedAttributes(catalogue: ShopCatalogue, variantIndex: number, selection: Selection): AdvancedAttributes {
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
