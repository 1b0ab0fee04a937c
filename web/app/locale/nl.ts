import { account } from "./nl/account.ts";
import { basket } from "./nl/basket.ts";
import { catalog } from "./nl/catalog.ts";
import { checkout } from "./nl/checkout.ts";
import { content } from "./nl/content.ts";
import { delivery } from "./nl/delivery.ts";
import { errors } from "./nl/errors.ts";
import { fields } from "./nl/fields.ts";
import { layout } from "./nl/layout.ts";
import { search } from "./nl/search.ts";
import { listing } from "./nl/listing.ts";
import { recommendations } from "./nl/recommendations.ts";
import { reviews } from "./nl/reviews.ts";
import { ui } from "./nl/ui.ts";
import { wishlist } from "./nl/wishlist.ts";

/** Every Dutch text, by the domain that shows it: `useTranslation("basket")`, then `t("title")`. */
export const nl = {
  layout,
  catalog,
  listing,
  basket,
  checkout,
  account,
  content,
  delivery,
  errors,
  fields,
  recommendations,
  reviews,
  search,
  ui,
  wishlist,
};

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

/** The same keys in any language. */
export type Messages = Texts<typeof nl>;
