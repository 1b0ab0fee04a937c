import { account } from "./de/account.ts";
import { advisor } from "./de/advisor.ts";
import { basket } from "./de/basket.ts";
import { catalog } from "./de/catalog.ts";
import { checkout } from "./de/checkout.ts";
import { content } from "./de/content.ts";
import { errors } from "./de/errors.ts";
import { fields } from "./de/fields.ts";
import { orders } from "./de/orders.ts";
import { promotions } from "./de/promotions.ts";
import { reviews } from "./de/reviews.ts";
import { wishlist } from "./de/wishlist.ts";
import type { GatewayTexts } from "./nl.ts";

/** Every German text of the gateway's responses; one file per domain. */
export const de: GatewayTexts = {
  ...errors,
  ...fields,
  ...catalog,
  ...basket,
  ...promotions,
  ...reviews,
  ...wishlist,
  ...account,
  ...orders,
  ...checkout,
  ...advisor,
  ...content,
};
