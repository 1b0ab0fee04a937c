import type { LowestPriorPrice, PriceRange, Product, ProductImage, Variant } from "@scayle/storefront-api";

import type { ImageDocument } from "#upstreams/catalogue/documents.ts";
import { isNew } from "../search/is-new.ts";
import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import { baseCategories, productCategories } from "./category-json.ts";
import { imageAttributes, productAdvancedAttributes, productAttributes } from "./product-attributes.ts";
import type { ProductInclude, Selection, VariantInclude } from "./product-include.ts";
import { rfc3339 } from "./rfc3339.ts";
import { variantJson } from "./variant-json.ts";

/** A product in SCAYLE's form with what is asked for; `hour` (see `isNew`) decides whether it counts as new. */
export function productJson(engine: CatalogueEngine, index: number, include: ProductInclude, hour: number): Product {
  const { snapshot, shop, offers } = engine.catalogue;
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
      .map((image) => imageJson(engine, image, include.imageAttributes)),
    ...(include.attributes ? { attributes: productAttributes(engine, index, document, include.attributes) } : {}),
    ...(include.advancedAttributes
      ? { advancedAttributes: productAdvancedAttributes(engine, index, document, include.advancedAttributes) }
      : {}),
    ...(include.variants ? { variants: variantsOf(engine, index, include.variants) } : {}),
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
    ...(include.siblings ? { siblings: siblingsOf(engine, index, include.siblings, hour) } : {}),
    ...priceParts(engine, index, include),
  };
}

/** Products that differ from this one in colour only: active, offered, sold out or not. */
function siblingsOf(engine: CatalogueEngine, index: number, include: ProductInclude, hour: number): Product[] {
  const siblings =
    engine.catalogue.snapshot.productsByMaster.get(engine.catalogue.snapshot.product(index).masterKey) ?? [];
  return siblings
    .filter((sibling) => sibling !== index && engine.catalogue.offers.isOffered(sibling))
    .map((sibling) => productJson(engine, sibling, include, hour));
}

function variantsOf(engine: CatalogueEngine, index: number, include: VariantInclude): Variant[] {
  const { firstVariant, variantEnd } = engine.catalogue.snapshot.product(index);
  const variants: Variant[] = [];
  for (let variant = firstVariant; variant < variantEnd; variant += 1) {
    if (engine.catalogue.offers.hasVariant(variant)) variants.push(variantJson(engine, variant, include));
  }
  return variants;
}

function priceParts(
  engine: CatalogueEngine,
  index: number,
  include: ProductInclude,
): { priceRange?: PriceRange; reductionRange?: PriceRange; lowestPriorPrice?: LowestPriorPrice } {
  const cheapest = engine.catalogue.offers.cheapestVariant(index);
  const dearest = engine.catalogue.offers.dearestVariant(index);
  if (cheapest === undefined || dearest === undefined) return {};
  const lowest = engine.catalogue.prices.price(cheapest);
  return {
    ...(include.priceRange
      ? { priceRange: { min: lowest.price, max: engine.catalogue.prices.price(dearest).price } }
      : {}),
    ...(include.reductionRange ? { reductionRange: reductionRange(engine, index, cheapest) } : {}),
    ...(include.lowestPriorPrice ? { lowestPriorPrice: lowest.lowestPriorPrice } : {}),
  };
}

function reductionRange(engine: CatalogueEngine, index: number, cheapest: number): PriceRange {
  const { firstVariant, variantEnd } = engine.catalogue.snapshot.product(index);
  const reduction = (variant: number) => engine.catalogue.prices.reductionBasisPoints(variant);
  let least = cheapest;
  let most = cheapest;
  for (let variant = firstVariant; variant < variantEnd; variant += 1) {
    if (!engine.catalogue.offers.hasVariant(variant)) continue;
    if (reduction(variant) < reduction(least)) least = variant;
    if (reduction(variant) > reduction(most)) most = variant;
  }
  return { min: engine.catalogue.prices.price(least).price, max: engine.catalogue.prices.price(most).price };
}

function imageJson(engine: CatalogueEngine, image: ImageDocument, attributes: Selection | null): ProductImage {
  return {
    hash: image.file,
    name: image.file,
    url: `/images/${image.file}`,
    ...(attributes ? { attributes: imageAttributes(engine, image, attributes) } : {}),
  };
}
