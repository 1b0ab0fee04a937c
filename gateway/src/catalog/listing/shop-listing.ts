import { builder } from "#gateway/builder.ts";
import { ShopRef } from "#gateway/catalog/shop.ts";
import { ProductListingRef } from "./listing.ts";
import { listingArguments, openListing } from "./listing-request.ts";
import { hasWords, nothingFound, readTerm } from "./listing-term.ts";
import { ProductSortRef } from "./sort.ts";

builder.objectField(ShopRef, "listing", (t) =>
  t.field({
    type: ProductListingRef,
    nullable: true,
    description:
      "The products of the whole shop, those of categories that stand apart and sold-out ones included, such as for its sale. Null only together with an error.",
    args: {
      ...listingArguments,
      term: t.arg.string({
        description:
          "Search term, cut to 100 characters; without letters or digits it finds nothing. All products when null or empty.",
      }),
      sort: t.arg({
        type: ProductSortRef,
        required: true,
        defaultValue: "TOPSELLER",
        description: "Order of the products.",
      }),
    },
    resolve: (_shop, args, context, info) => {
      const term = readTerm(args.term ?? "", context);
      if (term === "") return openListing({}, args, context, info);
      return hasWords(term) ? openListing({ term }, args, context, info) : nothingFound({ term });
    },
  }),
);
