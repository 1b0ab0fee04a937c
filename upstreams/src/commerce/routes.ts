import type { Endpoint } from "./commerce-call.ts";
import { takeEvent } from "./endpoints/analytics.ts";
import { getAttribute, listAttributes } from "./endpoints/attributes.ts";
import {
  addBasketItem,
  addBasketItems,
  changeBasketItem,
  chooseBasketDelivery,
  clearBasket,
  getBasket,
  mergeBaskets,
  nameBasketPromotions,
  removeBasketItem,
  tryPromotionCode,
} from "./endpoints/baskets.ts";
import { getCampaign, listCampaigns } from "./endpoints/campaigns.ts";
import { getCategory, listCategories } from "./endpoints/categories.ts";
import { listFilters, listFilterValues } from "./endpoints/filters.ts";
import { getNavigation, listNavigations } from "./endpoints/navigation.ts";
import { getProduct, listProducts } from "./endpoints/products.ts";
import { listPromotions } from "./endpoints/promotions.ts";
import { findRedirect, listRedirects } from "./endpoints/redirects.ts";
import { resolveSearch, suggestSearch } from "./endpoints/search.ts";
import { getShopConfiguration } from "./endpoints/shop-configuration.ts";
import { listSimilarProducts } from "./endpoints/similar-products.ts";
import { listTypeahead } from "./endpoints/typeahead.ts";
import { listVariants } from "./endpoints/variants.ts";
import {
  deleteWishlistShare,
  getSharedWishlist,
  getWishlistShare,
  putWishlistShare,
} from "./endpoints/shared-wishlists.ts";
import {
  addWishlistItem,
  addWishlistItems,
  clearWishlist,
  getWishlist,
  mergeIntoWishlist,
  removeWishlistItem,
} from "./endpoints/wishlists.ts";

interface Route {
  method: string;
  path: RegExp;
  endpoint: Endpoint;
}

const routes: readonly Route[] = [
  { method: "POST", path: /^\/v1\/analytics\/events$/, endpoint: takeEvent },
  { method: "GET", path: /^\/v1\/attributes$/, endpoint: listAttributes },
  { method: "GET", path: /^\/v1\/attributes\/([^/]+)$/, endpoint: getAttribute },
  { method: "GET", path: /^\/v1\/baskets\/([^/]+)$/, endpoint: getBasket },
  { method: "POST", path: /^\/v1\/baskets\/([^/]+)\/items$/, endpoint: addBasketItem },
  { method: "DELETE", path: /^\/v1\/baskets\/([^/]+)\/items$/, endpoint: clearBasket },
  { method: "POST", path: /^\/v1\/baskets\/([^/]+)\/items:batch$/, endpoint: addBasketItems },
  { method: "PATCH", path: /^\/v1\/baskets\/([^/]+)\/items\/([^/]+)$/, endpoint: changeBasketItem },
  { method: "DELETE", path: /^\/v1\/baskets\/([^/]+)\/items\/([^/]+)$/, endpoint: removeBasketItem },
  { method: "POST", path: /^\/v1\/baskets\/([^/]+)\/merge$/, endpoint: mergeBaskets },
  { method: "PUT", path: /^\/v1\/baskets\/([^/]+)\/delivery$/, endpoint: chooseBasketDelivery },
  { method: "PUT", path: /^\/v1\/baskets\/([^/]+)\/promotions$/, endpoint: nameBasketPromotions },
  { method: "POST", path: /^\/v1\/baskets\/([^/]+)\/promotion-code$/, endpoint: tryPromotionCode },
  { method: "GET", path: /^\/v1\/campaigns$/, endpoint: listCampaigns },
  { method: "GET", path: /^\/v1\/campaigns\/(\d{1,10})$/, endpoint: getCampaign },
  { method: "GET", path: /^\/v1\/categories$/, endpoint: listCategories },
  { method: "GET", path: /^\/v1\/categories\/(.+)$/, endpoint: getCategory },
  { method: "GET", path: /^\/v1\/filters$/, endpoint: listFilters },
  { method: "GET", path: /^\/v1\/filters\/([^/]+)\/values$/, endpoint: listFilterValues },
  { method: "GET", path: /^\/v1\/products$/, endpoint: listProducts },
  { method: "GET", path: /^\/v1\/products\/(\d{1,10})$/, endpoint: getProduct },
  { method: "GET", path: /^\/v1\/promotions$/, endpoint: listPromotions },
  { method: "GET", path: /^\/v1\/recommendations\/similar\/(\d{1,10})$/, endpoint: listSimilarProducts },
  { method: "GET", path: /^\/v1\/redirects$/, endpoint: listRedirects },
  { method: "POST", path: /^\/v1\/redirects$/, endpoint: findRedirect },
  { method: "GET", path: /^\/v1\/shop-configuration$/, endpoint: getShopConfiguration },
  { method: "POST", path: /^\/v1\/typeahead$/, endpoint: listTypeahead },
  { method: "GET", path: /^\/v1\/variants$/, endpoint: listVariants },
  { method: "GET", path: /^\/v1\/wishlists\/([^/]+)$/, endpoint: getWishlist },
  { method: "POST", path: /^\/v1\/wishlists\/([^/]+)\/items$/, endpoint: addWishlistItem },
  { method: "DELETE", path: /^\/v1\/wishlists\/([^/]+)\/items$/, endpoint: clearWishlist },
  { method: "POST", path: /^\/v1\/wishlists\/([^/]+)\/items:batch$/, endpoint: addWishlistItems },
  { method: "DELETE", path: /^\/v1\/wishlists\/([^/]+)\/items\/([^/]+)$/, endpoint: removeWishlistItem },
  { method: "POST", path: /^\/v1\/wishlists\/([^/]+)\/merge$/, endpoint: mergeIntoWishlist },
  { method: "GET", path: /^\/v1\/wishlists\/([^/]+)\/share$/, endpoint: getWishlistShare },
  { method: "PUT", path: /^\/v1\/wishlists\/([^/]+)\/share$/, endpoint: putWishlistShare },
  { method: "DELETE", path: /^\/v1\/wishlists\/([^/]+)\/share$/, endpoint: deleteWishlistShare },
  { method: "GET", path: /^\/v1\/shared-wishlists\/([^/]+)$/, endpoint: getSharedWishlist },
  { method: "GET", path: /^\/v2\/navigations$/, endpoint: listNavigations },
  { method: "GET", path: /^\/v2\/navigations\/([^/]+)$/, endpoint: getNavigation },
  { method: "GET", path: /^\/v2\/search\/resolve$/, endpoint: resolveSearch },
  { method: "GET", path: /^\/v2\/search\/suggestions$/, endpoint: suggestSearch },
];

/** The endpoint of a method and a decoded path with what the path captured; undefined when there is none. */
export function findRoute(method: string, path: string): { endpoint: Endpoint; captured: string[] } | undefined {
  for (const route of routes) {
    const found = route.method === method ? route.path.exec(path) : null;
    if (found) return { endpoint: route.endpoint, captured: found.slice(1) };
  }
  return undefined;
}
