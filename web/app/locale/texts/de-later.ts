import { account } from "./de/account.ts";
import { contact } from "./de/contact.ts";
import { basket } from "./de/basket.ts";
import { checkout } from "./de/checkout.ts";
import { dates } from "./de/dates.ts";
import { delivery } from "./de/delivery.ts";
import { fields } from "./de/fields.ts";
import { merged } from "./de/merged.ts";
import { menu } from "./de/menu.ts";
import { orders } from "./de/orders.ts";
import { product } from "./de/product.ts";
import { personal } from "./de/personal.ts";
import { preview } from "./de/preview.ts";
import { promotions } from "./de/promotions.ts";
import { profile } from "./de/profile.ts";
import { restock } from "./de/product/restock.ts";
import { reviews } from "./de/product/reviews.ts";
import { wishlistPage } from "./de/wishlist/wishlist-page.ts";
import { sentEvents } from "./de/consent/sent-events.ts";
import { shipments } from "./de/shipments.ts";
import { samples } from "./de/product/samples.ts";
import { sizeHelp } from "./de/product/size-help.ts";
import { searchFlyout } from "./de/search/search-flyout.ts";
import { searchPage } from "./de/search/search-page.ts";
import { withoutScripts } from "./de/without-scripts.ts";

/** The German texts of what comes after looking around; a browser loads them when a screen first needs one of them. */
export const deLater = {
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
