import { catalog } from "./nl/catalog.ts";
import { content } from "./nl/content/content.ts";
import { errors } from "./nl/errors.ts";
import { layout } from "./nl/layout.ts";
import { listing } from "./nl/listing.ts";
import { recommendations } from "./nl/recommendations.ts";
import { search } from "./nl/search/search.ts";
import { ui } from "./nl/ui.ts";
import { wishlist } from "./nl/wishlist/wishlist.ts";

/** The Dutch texts a visit begins with: the shell's, and those of the pages where most visitors arrive. */
export const nlStart = {
  layout,
  catalog,
  listing,
  content,
  errors,
  recommendations,
  search,
  ui,
  wishlist,
};
