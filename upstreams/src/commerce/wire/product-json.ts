import type { LowestPriorPrice, PriceRange, Product, ProductImage, Variant } from "@scayle/storefront-api";

import type { ImageDocument } from "#upstreams/catalogue/documents.ts";
import { isNew } from "../search/is-new.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { baseCategories, productCategories } from "./category-json.ts";
import { imageAttributes, productAdvancedAttributes, productAttributes } from "./product-attributes.ts";
import type { ProductInclude, Selection, VariantInclude } from "./product-include.ts";
import { rfc3339 } from "./rfc3339.ts";
import { variantJson } from "./variant-json.ts";

/** A product in SCAYLE's form with what is asked for; `hour` (see `isNew`) decides whether it counts as new. */
export function productJson(catalogue: ShopCatalogue, index: number, include: ProductInclude, hour: number): Product {
  const { snapshot, shop, offers } = catalogue;
  const entry = snapshot.product(index);
  const document = snapshot.productDocument(index);
  return {
    id: entry.id,
    isActive: entry.isActive,
    isSoldOut: offers.isSoldOut(index),
    isNew: isNew(entry.firstLiveAt, hour),
    isComposite: false,
    createdAt: rfc3339(entry.createdAt),
    updatedAt: rfc3339(entry.updatedAt),
    masterKey: entry.masterKey,
    referenceKey: entry.referenceKey,
    customData: {},
    firstLiveAt: rfc3339(entry.firstLiveAt),
    indexedAt: rfc3339(entry.updatedAt),
    images: document.images
      .slice(0, include.imageLimit ?? undefined)
      .map((image) => imageJson(catalogue, image, include.imageAttributes)),
    ...(include.attributes ? { attributes: productAttributes(catalogue, index, document, include.attributes) } : {}),
    ...(include.advancedAttributes
      ? { advancedAttributes: productAdvancedAttributes(catalogue, document, include.advancedAttributes) }
      : {}),
    ...(include.variants ? { variants: variantsOf(catalogue, index, include.variants) } : {}),
    ...(include.categories
      ? { categories: productCategories(snapshot.categories, entry.categoryIds, include.categories, shop) }
      : {}),
    ...(include.baseCategories ? { baseCategories: baseCategories(snapshot.categories, entry.categoryIds, shop) } : {}),
    ...(include.searchCategoryIds
      ? {
          searchCategoryIds: baseCategories(snapshot.categories, entry.categoryIds, shop).map(
            (each) => each.categoryId,
          ),
        }
      : {}),
    ...(include.sellableTimeframe ? { sellableTimeframe: { sellableFrom: rfc3339(entry.firstLiveAt) } } : {}),
    // The catalogue has none yet.
    ...(include.videos ? { videos: [] } : {}),
    ...(include.siblings ? { siblings: siblingsOf(catalogue, index, include.siblings, hour) } : {}),
    ...priceParts(catalogue, index, include),
  };
}

/** Products that differ from this one in colour only: active, offered, sold out or not. */
function siblingsOf(catalogue: ShopCatalogue, index: number, include: ProductInclude, hour: number): Product[] {
  const siblings = catalogue.snapshot.productsByMaster.get(catalogue.snapshot.product(index).masterKey) ?? [];
  return siblings
    .filter((sibling) => sibling !== index && catalogue.offers.isOffered(sibling))
    .map((sibling) => productJson(catalogue, sibling, include, hour));
}

function variantsOf(catalogue: ShopCatalogue, index: number, include: VariantInclude): Variant[] {
  const { firstVariant, variantEnd } = catalogue.snapshot.product(index);
  const variants: Variant[] = [];
  for (let variant = firstVariant; variant < variantEnd; variant += 1) {
    if (catalogue.offers.hasVariant(variant)) variants.push(variantJson(catalogue, variant, include));
  }
  return variants;
}

function priceParts(
  catalogue: ShopCatalogue,
  index: number,
  include: ProductInclude,
): { priceRange?: PriceRange; reductionRange?: PriceRange; lowestPriorPrice?: LowestPriorPrice } {
  const cheapest = catalogue.offers.cheapestVariant(index);
  const dearest = catalogue.offers.dearestVariant(index);
  if (cheapest === undefined || dearest === undefined) return {};
  const lowest = catalogue.prices.price(cheapest);
  return {
    ...(include.priceRange ? { priceRange: { min: lowest.price, max: catalogue.prices.price(dearest).price } } : {}),
    ...(include.reductionRange ? { reductionRange: reductionRange(catalogue, index, cheapest) } : {}),
    ...(include.lowestPriorPrice ? { lowestPriorPrice: lowest.lowestPriorPrice } : {}),
  };
}

function reductionRange(catalogue: ShopCatalogue, index: number, cheapest: number): PriceRange {
  const { firstVariant, variantEnd } = catalogue.snapshot.product(index);
  const reduction = (variant: number) => catalogue.prices.reductionBasisPoints(variant);
  let least = cheapest;
  let most = cheapest;
  for (let variant = firstVariant; variant < variantEnd; variant += 1) {
    if (!catalogue.offers.hasVariant(variant)) continue;
    if (reduction(variant) < reduction(least)) least = variant;
    if (reduction(variant) > reduction(most)) most = variant;
  }
  return { min: catalogue.prices.price(least).price, max: catalogue.prices.price(most).price };
}

function imageJson(catalogue: ShopCatalogue, image: ImageDocument, attributes: Selection | null): ProductImage {
  return {
    hash: image.file,
    name: image.file,
    url: `/images/${image.file}`,
    ...(attributes ? { attributes: imageAttributes(catalogue, image, attributes) } : {}),
  };
}
