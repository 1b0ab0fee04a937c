import { blocks } from "./nl/content/blocks.ts";
import { compare } from "./nl/product/compare.ts";
import { consent } from "./nl/consent/consent.ts";
import { door } from "./nl/advisor/door.ts";
import { emptyListing } from "./nl/empty-listing.ts";
import { hardness } from "./nl/advisor/hardness.ts";
import { planner } from "./nl/advisor/planner.ts";
import { quickListing } from "./nl/quick-listing.ts";
import { writeReview } from "./nl/product/write-review.ts";
import { nlLater } from "./nl-later.ts";
import { nlStart } from "./nl-start.ts";

/** Every Dutch text, by the domain that shows it: `useTranslation("basket")`, then `t("title")`. */
export const nl = {
  ...nlStart,
  ...nlLater,
  blocks,
  compare,
  consent,
  door,
  emptyListing,
  hardness,
  planner,
  quickListing,
  writeReview,
};

type Texts<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Texts<Of[Key]> };

/** The same keys in any language. */
export type Messages = Texts<typeof nl>;
