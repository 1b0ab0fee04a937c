import type { Category, CategoryFilter, Product } from "@scayle/storefront-api";
import { mayKeepTerm } from "@warmeland/schema/rules/search-term.ts";
import * as z from "zod";
import type { CallContext } from "#gateway/sources/call-context.ts";
import type { Upstream } from "#gateway/sources/http.ts";
import { commerceQuery, shellPolicy } from "./commerce-query.ts";
import { noteNeeds, type ProductNeeds, productParameters } from "./product-with.ts";

const categoryEntitySchema = z.looseObject({
  type: z.literal("category"),
  categorySuggestion: z.looseObject({
    category: z.looseObject({ id: z.int() }),
    filters: z.array(z.unknown()).default([]),
  }),
});
const productEntitySchema = z.looseObject({
  type: z.literal("product"),
  productSuggestion: z.looseObject({
    product: z.looseObject({ id: z.int(), masterKey: z.string(), images: z.array(z.unknown()) }),
  }),
});
const linkEntitySchema = z.looseObject({
  type: z.literal("navigationItem"),
  navigationItemSuggestion: z.looseObject({
    navigationItem: z.looseObject({
      name: z.string(),
      // a path of the shop itself; where other links lead is not ours to say
      linkTarget: z.looseObject({ url: z.string().regex(/^\/(?![/\\])/) }),
    }),
  }),
});
/** Entities of a kind we do not show, such as navigation items that are categories. */
const otherEntitySchema = z.looseObject({ type: z.string() });
const entitySchema = z.union([categoryEntitySchema, productEntitySchema, linkEntitySchema, otherEntitySchema]);
const suggestionsSchema = z.looseObject({
  suggestions: z.array(entitySchema),
  popular: z.array(z.string()).default([]),
  correctedTerm: z.string().optional(),
  matchedVariants: z.record(z.string(), z.int()).default({}),
});

export interface FoundCategory {
  readonly categoryId: Category["id"];
  /** Attribute values and marks that the rest of the term names. */
  readonly filters: readonly CategoryFilter[];
}

/** A page of the shop that is no listing and no product; its path without the shop's prefix. */
export interface FoundPage {
  readonly name: string;
  readonly path: string;
}

export interface FoundSuggestions {
  readonly popular: readonly string[];
  readonly pages: readonly FoundPage[];
  readonly categories: readonly FoundCategory[];
  readonly products: readonly Product[];
  /** By product id the variant with the size that was typed; only our own upstream sends it. */
  readonly matchedVariants: Readonly<Record<string, number>>;
  /** The term as the shop would write it, when it was misspelt; only our own upstream sends it. */
  readonly correctedTerm: string | undefined;
}

/** The one thing a term names, and how the shop would have written a misspelt one. */
export interface ResolvedTerm {
  readonly categoryId: Category["id"] | undefined;
  readonly product: Product | undefined;
  readonly page: FoundPage | undefined;
  readonly correctedTerm: string | undefined;
}

const correctionHeader = "x-corrected-term";

/** What a search term leads to (SCAYLE's search v2). Terms stay out of the trace, and long ones out of every copy. */
export class SearchCalls {
  private readonly upstream: Upstream;
  private readonly call: CallContext;

  constructor(upstream: Upstream, call: CallContext) {
    this.upstream = upstream;
    this.call = call;
  }

  /** What an unfinished term may become. */
  async suggestions(
    term: string,
    limits: { products: number; categories: number },
    needs: ProductNeeds,
  ): Promise<FoundSuggestions> {
    const response = await this.upstream.request(this.call, {
      path: "/v2/search/suggestions",
      tracePath: "/v2/search/suggestions",
      query: this.query(term, needs, { productLimit: limits.products, categoryLimit: limits.categories }),
      ...copies(term),
      parse: (body) => {
        const { suggestions, popular, correctedTerm, matchedVariants } = suggestionsSchema.parse(body);
        return {
          popular,
          correctedTerm,
          matchedVariants,
          pages: suggestions.flatMap((entity) => pageOf(entity) ?? []),
          categories: suggestions.flatMap((entity) => categoryOf(entity) ?? []),
          products: suggestions.flatMap((entity) => productOf(entity, needs) ?? []),
        };
      },
    });
    return response.data;
  }

  /** The category, product or page of the shop that the whole term names, if it names one. */
  async resolve(term: string, needs: ProductNeeds): Promise<ResolvedTerm> {
    const response = await this.upstream.request(this.call, {
      path: "/v2/search/resolve",
      tracePath: "/v2/search/resolve",
      query: this.query(term, needs),
      ...copies(term),
      readsHeaders: [correctionHeader],
      parse: (body, status, headers) => {
        const entity = status === 204 ? undefined : entitySchema.parse(body);
        return {
          categoryId: entity && categoryOf(entity)?.categoryId,
          product: entity && productOf(entity, needs),
          page: entity && pageOf(entity),
          correctedTerm: readCorrection(headers.get(correctionHeader)),
        };
      },
    });
    return response.data;
  }

  /** Counts a search that somebody submitted for the popular ones; `visitorMark` only sets visitors apart. */
  async count(term: string, visitorMark: string): Promise<void> {
    await this.upstream.request(this.call, {
      method: "POST",
      path: "/v1/analytics/events",
      query: commerceQuery(this.call),
      headers: { "x-visitor": visitorMark },
      body: { event_name: "search", search_term: term },
      parse: () => null,
    });
  }

  private query(term: string, needs: ProductNeeds, more: Readonly<Record<string, number>> = {}): URLSearchParams {
    return commerceQuery(this.call, { term, ...productParameters(needs, "product."), ...more });
  }
}

type Entity = z.output<typeof entitySchema>;

function categoryOf(entity: Entity): FoundCategory | undefined {
  const { success, data } = categoryEntitySchema.safeParse(entity);
  if (!success) return undefined;
  const { category, filters } = data.categorySuggestion;
  return { categoryId: category.id, filters: filters as CategoryFilter[] };
}

function productOf(entity: Entity, needs: ProductNeeds): Product | undefined {
  const { success, data } = productEntitySchema.safeParse(entity);
  if (!success) return undefined;
  const product = data.productSuggestion.product as unknown as Product;
  noteNeeds([product], needs);
  return product;
}

function pageOf(entity: Entity): FoundPage | undefined {
  const { success, data } = linkEntitySchema.safeParse(entity);
  if (!success) return undefined;
  const { name, linkTarget } = data.navigationItemSuggestion.navigationItem;
  return { name, path: linkTarget.url };
}

// responses for a term alone: requested at every letter typed
function copies(term: string) {
  return mayKeepTerm(term) ? { cache: shellPolicy } : {};
}

// a header holds no letters but plain ones
function readCorrection(header: string | null): string | undefined {
  if (header === null) return undefined;
  try {
    return decodeURIComponent(header) || undefined;
  } catch {
    return undefined;
  }
}
