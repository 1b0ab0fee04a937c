import { account } from "./nl/account.ts";
import { contact } from "./nl/contact.ts";
import { basket } from "./nl/basket.ts";
import { checkout } from "./nl/checkout.ts";
import { dates } from "./nl/dates.ts";
import { delivery } from "./nl/delivery.ts";
import { fields } from "./nl/fields.ts";
import { merged } from "./nl/merged.ts";
import { menu } from "./nl/menu.ts";
import { orders } from "./nl/orders.ts";
import { product } from "./nl/product.ts";
import { personal } from "./nl/personal.ts";
import { preview } from "./nl/preview.ts";
import { promotions } from "./nl/promotions.ts";
import { profile } from "./nl/profile.ts";
import { restock } from "./nl/product/restock.ts";
import { reviews } from "./nl/product/reviews.ts";
import { wishlistPage } from "./nl/wishlist/wishlist-page.ts";
import { sentEvents } from "./nl/consent/sent-events.ts";
import { shipments } from "./nl/shipments.ts";
import { samples } from "./nl/product/samples.ts";
import { sizeHelp } from "./nl/product/size-help.ts";
import { searchFlyout } from "./nl/search/search-flyout.ts";
import { searchPage } from "./nl/search/search-page.ts";
import { withoutScripts } from "./nl/without-scripts.ts";

/** The Dutch texts of what comes after looking around; a browser loads them when a screen first needs one of them. */
export const nlLater = {
  basket,
  contact,
  checkout,
  dates,
  delivery,
  account,
  fields,
  orders,
  personal,
  profile,
  product,
  preview,
  promotions,
  restock,
  reviews,
  sentEvents,
  shipments,
  samples,
  sizeHelp,
  menu,
  merged,
  wishlistPage,
  searchFlyout,
  searchPage,
  withoutScripts,
};
