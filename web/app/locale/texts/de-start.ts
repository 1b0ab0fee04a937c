import { catalog } from "./de/catalog.ts";
import { content } from "./de/content/content.ts";
import { errors } from "./de/errors.ts";
import { layout } from "./de/layout.ts";
import { listing } from "./de/listing.ts";
import { recommendations } from "./de/recommendations.ts";
import { search } from "./de/search/search.ts";
import { ui } from "./de/ui.ts";
import { wishlist } from "./de/wishlist/wishlist.ts";

/** The German texts a visit begins with: the shell's, and those of the pages where most visitors arrive. */
export const deStart = {
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
