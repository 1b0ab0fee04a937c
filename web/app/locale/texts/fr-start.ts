import { catalog } from "./fr/catalog.ts";
import { content } from "./fr/content/content.ts";
import { errors } from "./fr/errors.ts";
import { layout } from "./fr/layout.ts";
import { listing } from "./fr/listing.ts";
import { recommendations } from "./fr/recommendations.ts";
import { search } from "./fr/search/search.ts";
import { ui } from "./fr/ui.ts";
import { wishlist } from "./fr/wishlist/wishlist.ts";

/** The French texts a visit begins with: the shell's, and those of the pages where most visitors arrive. */
export const frStart = {
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
