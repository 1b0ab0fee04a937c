import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { BasketCalls } from "./basket-calls.ts";
import { FilterCalls } from "./filter-calls.ts";
import { ProductCalls } from "./product-calls.ts";
import { PromotionCalls } from "./promotion-calls.ts";
import { SearchCalls } from "./search-calls.ts";
import { ShopCalls } from "./shop-calls.ts";
import { WishlistCalls } from "./wishlist-calls.ts";

/** Calls to the commerce upstream in SCAYLE's Storefront API format, bound to one request. */
export class CommerceSource {
  readonly products: ProductCalls;
  readonly filters: FilterCalls;
  readonly promotions: PromotionCalls;
  readonly search: SearchCalls;
  readonly shop: ShopCalls;
  readonly baskets: BasketCalls;
  readonly wishlists: WishlistCalls;

  /** @param masterKeyFilter name of the product filter that takes master keys, `styleKey` at SCAYLE */
  constructor(upstream: Upstream, call: CallContext, masterKeyFilter: string) {
    this.products = new ProductCalls(upstream, call, masterKeyFilter);
    this.filters = new FilterCalls(upstream, call);
    this.promotions = new PromotionCalls(upstream, call);
    this.search = new SearchCalls(upstream, call);
    this.shop = new ShopCalls(upstream, call);
    this.baskets = new BasketCalls(upstream, call);
    this.wishlists = new WishlistCalls(upstream, call);
  }
}
