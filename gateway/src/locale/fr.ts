import { account } from "./fr/account.ts";
import { advisor } from "./fr/advisor.ts";
import { basket } from "./fr/basket.ts";
import { catalog } from "./fr/catalog.ts";
import { checkout } from "./fr/checkout.ts";
import { content } from "./fr/content.ts";
import { errors } from "./fr/errors.ts";
import { fields } from "./fr/fields.ts";
import { promotions } from "./fr/promotions.ts";
import { orders } from "./fr/orders.ts";
import { reviews } from "./fr/reviews.ts";
import { wishlist } from "./fr/wishlist.ts";
import type { GatewayTexts } from "./nl.ts";

/** Every French text of the gateway's responses. */
export const fr: GatewayTexts = {
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
