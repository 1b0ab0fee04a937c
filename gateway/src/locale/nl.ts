import { nlAccount } from "./nl-account.ts";
import { nlAdvisor } from "./nl-advisor.ts";
import { nlBasket } from "./nl-basket.ts";
import { nlCatalog } from "./nl-catalog.ts";
import { nlCheckout } from "./nl-checkout.ts";
import { nlContent } from "./nl-content.ts";
import { nlErrors } from "./nl-errors.ts";
import { nlFields } from "./nl-fields.ts";
import { nlPromotions } from "./nl-promotions.ts";
import { nlOrders } from "./nl-orders.ts";
import { nlReviews } from "./nl-reviews.ts";
import { nlWishlist } from "./nl-wishlist.ts";

/** Every Dutch text of the gateway's responses; one file per domain. */
export const nl = {
  ...nlErrors,
  ...nlFields,
  ...nlCatalog,
  ...nlBasket,
  ...nlPromotions,
  ...nlReviews,
  ...nlWishlist,
  ...nlAccount,
  ...nlOrders,
  ...nlCheckout,
  ...nlAdvisor,
  ...nlContent,
} as const;
