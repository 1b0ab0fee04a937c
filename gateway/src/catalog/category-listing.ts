import { builder } from "#gateway/builder.ts";
import { CategoryRef } from "./category-ref.ts";
import { ProductListingRef } from "./listing.ts";
import { listingArguments, openListing } from "./listing-request.ts";
import { ProductSortRef } from "./sort.ts";

builder.objectField(CategoryRef, "listing", (t) =>
  t.field({
    type: ProductListingRef,
    description: "The products of the category and of all categories below it, sold-out ones included.",
    args: {
      ...listingArguments,
      sort: t.arg({ type: ProductSortRef, required: true, defaultValue: "TOPSELLER", description: "Order of the products." }),
    },
    resolve: (category, args, context, info) => openListing({ category }, args, context, info),
  }),
);
