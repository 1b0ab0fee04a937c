import type { CatalogueEngine } from "../engine/catalogue-engine.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { ProductMatcher } from "./product-matcher.ts";
import type { ProductQuery } from "./product-query.ts";

export interface SimilarProduct {
  index: number;
  /** 0 to 1. */
  likeness: number;
}

const attributeShare = 0.7;

/**
 * Products of the same main category that meet a query, the most alike first: by the attribute values they share (of all either has) and by
 * how near their lowest prices are.
 */
export function similarProducts(
  engine: CatalogueEngine,
  options: { index: number; query: ProductQuery; ignoreSameMasterKey: boolean; limit: number; hour: number },
): SimilarProduct[] {
  const { index, query, ignoreSameMasterKey, limit, hour } = options;
  const { snapshot } = engine.catalogue;
  const { categoryIds, masterKey } = snapshot.product(index);
  const categoryId = query.categoryId ?? categoryIds[0];
  const found = new ProductMatcher(engine, { ...query, categoryId }, hour).matches();
  const alike = new LikenessTo(engine.catalogue, index);
  return [...found]
    .filter((other) => other !== index && !(ignoreSameMasterKey && snapshot.product(other).masterKey === masterKey))
    .map((other) => ({ index: other, likeness: alike.of(other) }))
    .sort((first, second) => second.likeness - first.likeness || first.index - second.index)
    .slice(0, limit);
}

class LikenessTo {
  private readonly catalogue: ShopCatalogue;
  private readonly values: ReadonlySet<number>;
  private readonly cents: number;

  constructor(catalogue: ShopCatalogue, index: number) {
    this.catalogue = catalogue;
    this.values = new Set(catalogue.snapshot.product(index).valueIds);
    this.cents = catalogue.offers.lowestCents(index);
  }

  of(other: number): number {
    const values = this.catalogue.snapshot.product(other).valueIds;
    const shared = values.filter((id) => this.values.has(id)).length;
    const either = this.values.size + values.length - shared;
    const cents = this.catalogue.offers.lowestCents(other);
    const nearness = Math.min(cents, this.cents) / Math.max(cents, this.cents, 1);
    return attributeShare * (either === 0 ? 0 : shared / either) + (1 - attributeShare) * nearness;
  }
}
