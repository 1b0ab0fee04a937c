import type { Product } from "@scayle/storefront-api";
import { builder } from "#gateway/builder.ts";
import { hasWords, readTerm } from "#gateway/catalog/listing/listing-term.ts";
import { ProductRef } from "#gateway/catalog/product/product-ref.ts";
import { productNeeds } from "#gateway/catalog/product/product-needs.ts";
import type { GatewayContext } from "#gateway/context.ts";
import type { FoundPage } from "#gateway/sources/commerce/search-calls.ts";
import { type CategorySuggestion, categorySuggestions, CategorySuggestionRef } from "./category-suggestion.ts";
import { isExistingPage } from "./existing-page.ts";
import { SuggestedPageRef } from "./suggested-page.ts";

interface SearchSuggestions {
  readonly term: string;
  readonly popular: readonly string[];
  readonly pages: readonly FoundPage[];
  readonly categories: readonly CategorySuggestion[];
  readonly products: readonly Product[];
  readonly variantIds: readonly (number | null)[];
  readonly didYouMean: string | null;
}

const limits = { products: 4, categories: 4 };

const SearchSuggestionsRef = builder.objectRef<SearchSuggestions>("SearchSuggestions").implement({
  description: "Suggestions for a term that is still being typed.",
  fields: (t) => ({
    term: t.exposeString("term", {
      description: "The normalised term: on one line, with single spaces, at most 100 characters of it.",
    }),
    popular: t.exposeStringList("popular", {
      description: "Popular recent terms that begin with it, at most 6; without a term the most popular of all.",
    }),
    pages: t.field({
      type: [SuggestedPageRef],
      description: "Other pages that match, such as the one on returns; mostly none.",
      resolve: async ({ pages }, _args, context) => {
        const exist = await Promise.all(pages.map((page) => isExistingPage(page, context)));
        return pages.filter((_page, index) => exist[index]);
      },
    }),
    categories: t.field({
      type: [CategorySuggestionRef],
      description: "Matching categories, at most 4; without a term those that sell best.",
      resolve: ({ categories }) => [...categories],
    }),
    products: t.field({
      type: [ProductRef],
      description: "Matching products, best first, at most 4, one colour of each; none without a term.",
      resolve: ({ products }) => [...products],
    }),
    variantIds: t.field({
      type: ["Int"],
      nullable: { list: false, items: true },
      description:
        "For each of `products` the number of its variant with the size that was typed, to be shown first; null without one.",
      resolve: ({ variantIds }) => [...variantIds],
    }),
    didYouMean: t.exposeString("didYouMean", {
      nullable: true,
      description: "The corrected term when it looks misspelt; null otherwise.",
    }),
    totalCount: t.int({
      nullable: true,
      description:
        "How many products a search for the term would find; null without a term. It costs one more upstream call: select it only where it is shown.",
      resolve: ({ term }, _args, context) => (hasWords(term) ? countResults(term, context) : null),
    }),
  }),
});

builder.queryField("searchSuggestions", (t) =>
  t.field({
    type: SearchSuggestionsRef,
    nullable: true,
    description:
      "Suggestions for a term that is still being typed. They do not count as a search. Null only together with an error.",
    args: { term: t.arg.string({ required: true, description: "What was typed so far, which may be nothing." }) },
    resolve: async (_root, args, context, info) => {
      const term = readTerm(args.term, context);
      const { commerce } = context.sources;
      const typed = hasWords(term) ? term : "";
      const [found, tree] = await Promise.all([
        commerce.search.suggestions(typed, limits, productNeeds(info, "products.")),
        commerce.shop.categoryTree(),
      ]);
      const { popular, pages, products, correctedTerm, matchedVariants } = found;
      const isNothing = term !== "" && typed === "";
      return {
        term,
        popular,
        pages,
        products,
        variantIds: products.map(({ id }) => matchedVariants[id] ?? null),
        categories: isNothing ? [] : categorySuggestions(found.categories, tree.byId),
        didYouMean: correctedTerm ?? null,
      };
    },
  }),
);

async function countResults(term: string, context: GatewayContext): Promise<number> {
  const parameters = { "filters[term]": term, includeSoldOut: true, perPage: 1, page: 1 };
  const page = await context.sources.commerce.products.page(parameters, {
    parts: new Set(),
    siblings: undefined,
    variants: undefined,
  });
  return page.pagination.total;
}
