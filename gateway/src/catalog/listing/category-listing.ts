import { builder } from "#gateway/builder.ts";
import { CategoryRef } from "#gateway/catalog/category-ref.ts";
import { ProductListingRef } from "./listing.ts";
import { listingArguments, openListing } from "./listing-request.ts";
import { hasWords, nothingFound, readTerm } from "./listing-term.ts";
import { ProductSortRef } from "./sort.ts";

builder.objectField(CategoryRef, "listing", (t) =>
  t.field({
    type: ProductListingRef,
    nullable: true,
    description:
      "The products of the category and of all categories below it except those that stand apart (`standsApart`), sold-out ones included. Null only together with an error.",
    args: {
      ...listingArguments,
      term: t.arg.string({
        description:
          "Search term within the category, cut to 100 characters; without letters or digits it finds nothing. All products when null or empty.",
      }),
      sort: t.arg({
        type: ProductSortRef,
        required: true,
        defaultValue: "TOPSELLER",
        description: "Order of the products.",
      }),
    },
    resolve: (category, args, context, info) => {
      const term = readTerm(args.term ?? "", context);
      if (term === "") return openListing({ category }, args, context, info);
      return hasWords(term) ? openListing({ category, term }, args, context, info) : nothingFound({ category, term });
    },
  }),
);
