import { account } from "./nl/account.ts";
import { advisor } from "./nl/advisor.ts";
import { basket } from "./nl/basket.ts";
import { catalog } from "./nl/catalog.ts";
import { checkout } from "./nl/checkout.ts";
import { content } from "./nl/content.ts";
import { errors } from "./nl/errors.ts";
import { fields } from "./nl/fields.ts";
import { promotions } from "./nl/promotions.ts";
import { orders } from "./nl/orders.ts";
import { reviews } from "./nl/reviews.ts";
import { wishlist } from "./nl/wishlist.ts";

/** Every Dutch text of the gateway's responses; one file per domain. */
export const nl = {
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
} as const;

/** The same keys in any language. */
export type GatewayTexts = Readonly<Record<keyof typeof nl, string>>;
