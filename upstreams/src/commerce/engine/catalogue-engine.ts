import type { SearchIndex } from "../search/index/search-index.ts";
import type { ShopCatalogue } from "../snapshot/shop-catalogue.ts";
import { AttributeTexts } from "./attribute-texts.ts";
import { FragmentCache } from "./fragment-cache.ts";
import { ProductOrders } from "./product-orders.ts";
import { SearchCache } from "./search-cache.ts";

const megabyte = 1024 * 1024;

/**
 * What requests are served from: a shop's catalogue with its search index, its orders of products, and what was worked out of it before. It
 * lives as long as the catalogue it was made from, so that nothing cached outlives a version.
 */
export class CatalogueEngine {
  readonly catalogue: ShopCatalogue;
  /** In the shop's language. */
  readonly search: SearchIndex;
  readonly orders: ProductOrders;
  readonly cache = new SearchCache();
  readonly attributeTexts: AttributeTexts;
  /** Products as JSON. */
  readonly fragments = new FragmentCache(32 * megabyte);
  /** What no stock and no price changes of a variant, as JSON. */
  readonly variantFragments = new FragmentCache(8 * megabyte);

  constructor(catalogue: ShopCatalogue, search: SearchIndex) {
    this.catalogue = catalogue;
    this.search = search;
    this.orders = new ProductOrders(catalogue.snapshot, catalogue.offers);
    this.attributeTexts = new AttributeTexts(catalogue.snapshot.attributes, catalogue.shop);
  }

  /** Applies stock that `StockLevels.refresh` found changed, by variant index, and drops what was cached of it. */
  applyStock(variantIndexes: readonly number[]): void {
    const { snapshot } = this.catalogue;
    const { products, isMoved } = this.catalogue.applyStock(variantIndexes);
    for (const index of products) {
      // a product's JSON may carry its siblings, so theirs carries it
      for (const sibling of snapshot.productsByMaster.get(snapshot.product(index).masterKey) ?? [])
        this.fragments.forget(sibling);
      this.fragments.forget(index);
    }
    // most sales take a piece of many: what can be bought stays, and with it every search
    if (!isMoved) return;
    this.orders.forgetChanging();
    this.cache.clear();
  }
}
