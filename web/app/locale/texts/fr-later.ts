import { account } from "./fr/account.ts";
import { contact } from "./fr/contact.ts";
import { basket } from "./fr/basket.ts";
import { checkout } from "./fr/checkout.ts";
import { dates } from "./fr/dates.ts";
import { delivery } from "./fr/delivery.ts";
import { fields } from "./fr/fields.ts";
import { merged } from "./fr/merged.ts";
import { menu } from "./fr/menu.ts";
import { orders } from "./fr/orders.ts";
import { product } from "./fr/product.ts";
import { personal } from "./fr/personal.ts";
import { preview } from "./fr/preview.ts";
import { promotions } from "./fr/promotions.ts";
import { profile } from "./fr/profile.ts";
import { restock } from "./fr/product/restock.ts";
import { reviews } from "./fr/product/reviews.ts";
import { wishlistPage } from "./fr/wishlist/wishlist-page.ts";
import { sentEvents } from "./fr/consent/sent-events.ts";
import { shipments } from "./fr/shipments.ts";
import { samples } from "./fr/product/samples.ts";
import { sizeHelp } from "./fr/product/size-help.ts";
import { searchFlyout } from "./fr/search/search-flyout.ts";
import { searchPage } from "./fr/search/search-page.ts";
import { withoutScripts } from "./fr/without-scripts.ts";

/** The French texts of what comes after looking around; a browser loads them when a screen first needs one of them. */
export const frLater = {
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
