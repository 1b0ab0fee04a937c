import { builder } from "#gateway/builder.ts";
import { ProductListingRef } from "#gateway/catalog/listing/listing.ts";
import { listingArguments, openListing } from "#gateway/catalog/listing/listing-request.ts";
import { hasWords, nothingFound, readTerm } from "#gateway/catalog/listing/listing-term.ts";
import { needsOf } from "#gateway/catalog/product/product-needs.ts";
import { ProductSortRef } from "#gateway/catalog/listing/sort.ts";
import type { GatewayContext } from "#gateway/context.ts";
import { once } from "#gateway/request/once.ts";
import type { ResolvedTerm } from "#gateway/sources/commerce/search-calls.ts";
import { SearchRedirectRef, searchRedirect } from "./search-redirect.ts";

interface SearchResult {
  readonly term: string;
  /** Loaded at most once, and only when a document selects it. */
  readonly resolved: () => Promise<ResolvedTerm>;
}

const SearchResultRef = builder.objectRef<SearchResult>("SearchResult").implement({
  description: "The result of a search.",
  fields: (t) => ({
    term: t.exposeString("term", {
      description: "The normalised term: on one line, with single spaces, at most 100 characters of it.",
    }),
    redirect: t.field({
      type: SearchRedirectRef,
      nullable: true,
      description:
        "The category, product or page of the shop the whole term names, to be shown instead of results; null when it names none.",
      resolve: async ({ term, resolved }, _args, context) => searchRedirect(term, await resolved(), context),
    }),
    didYouMean: t.string({
      nullable: true,
      description:
        "The corrected term when it looks misspelt, whose results the listing already shows; null otherwise.",
      resolve: async ({ resolved }) => (await resolved()).correctedTerm ?? null,
    }),
    listing: t.field({
      type: ProductListingRef,
      nullable: true,
      description:
        "The products the term finds in the whole shop, sold-out ones last; empty for a term without letters and digits. Null only together with an error.",
      args: {
        ...listingArguments,
        sort: t.arg({
          type: ProductSortRef,
          required: true,
          defaultValue: "RELEVANCE",
          description: "Order of the products.",
        }),
      },
      resolve: ({ term }, args, context, info) =>
        hasWords(term) ? openListing({ term }, args, context, info) : nothingFound({ term }),
    }),
  }),
});

builder.queryField("search", (t) =>
  t.field({
    type: SearchResultRef,
    description: "Searches the shop. Any text is accepted; one that cannot be searched for finds nothing.",
    args: {
      term: t.arg.string({ required: true, description: "What was typed; what is longer than 100 characters is cut." }),
    },
    resolve: (_root, args, context) => {
      const term = readTerm(args.term, context);
      return { term, resolved: once(() => resolveTerm(term, context)) };
    },
  }),
);

async function resolveTerm(term: string, context: GatewayContext): Promise<ResolvedTerm> {
  if (!hasWords(term)) return { categoryId: undefined, product: undefined, page: undefined, correctedTerm: undefined };
  return context.sources.commerce.search.resolve(term, needsOf("variants"));
}
