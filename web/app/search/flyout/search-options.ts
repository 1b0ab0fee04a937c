import { paths } from "#app/locale/paths.ts";
import { searchAddress } from "#app/search/search-address.ts";
import type { SearchStartOffer } from "./use-search-start.ts";
import type { SuggestedProducts, Suggestions } from "./use-suggestions.ts";

/** Something the flyout offers to open. */
export interface SearchOption {
  readonly id: string;
  readonly href: string;
  /** The term it searches for; undefined when it opens something else. */
  readonly term?: string;
}

export interface CategoryOption extends SearchOption {
  readonly label: string;
  /** How many products it has; undefined when it is narrowed. */
  readonly count: number | undefined;
}

/** A page of the shop, such as that on returns. */
export interface PageOption extends SearchOption {
  readonly label: string;
}

export interface ProductOption extends SearchOption {
  readonly product: SuggestedProducts[number];
}

/** The options by group, in the order the arrow keys take. */
export interface SearchOptions {
  readonly didYouMean: readonly SearchOption[];
  readonly pages: readonly PageOption[];
  readonly popular: readonly SearchOption[];
  readonly categories: readonly CategoryOption[];
  readonly recent: readonly SearchOption[];
  readonly all: readonly SearchOption[];
  readonly products: readonly ProductOption[];
  /** What this browser looked at last. */
  readonly viewed: readonly ProductOption[];
  readonly bestsellers: readonly ProductOption[];
  /** Pages that answer what is asked most. */
  readonly answers: readonly PageOption[];
}

const recentBesideSuggestions = 3;

const none: SearchOptions = {
  didYouMean: [],
  pages: [],
  popular: [],
  categories: [],
  recent: [],
  all: [],
  products: [],
  viewed: [],
  bestsellers: [],
  answers: [],
};

/** What there is to offer without a term; nothing as long as a part of it is on its way. */
export function emptyFieldOptions(
  { suggestions, viewed, bestsellers, isLoading }: SearchStartOffer,
  recent: readonly string[],
  answers: readonly (Pick<PageOption, "label"> & { readonly path: string })[],
): SearchOptions {
  if (isLoading) return none;
  return {
    ...startOptions(suggestions, recent),
    viewed: productOptions("viewed", viewed),
    bestsellers: productOptions("bestseller", bestsellers),
    answers: answers.map(({ label, path }, index) => ({ id: `search-answer-${index}`, href: path, label })),
  };
}

/** Popular and recent searches, and categories while the shop knows no popular ones. */
export function startOptions(start: Suggestions | undefined, recent: readonly string[]): SearchOptions {
  const popular = searches("popular", start?.popular ?? []);
  const categories = popular.length > 0 ? [] : categoryOptions(start);
  return { ...none, popular, categories, recent: searches("recent", recent) };
}

/** What fits a term. */
export function fittingOptions(
  typed: string,
  fitting: Suggestions | undefined,
  recent: readonly string[],
): SearchOptions {
  const products = fitting?.products ?? [];
  return {
    ...none,
    pages: (fitting?.pages ?? []).map(({ name, path }, index) => ({
      id: `search-page-${index}`,
      href: path,
      label: name,
    })),
    popular: searches("popular", fitting?.popular ?? []),
    categories: categoryOptions(fitting),
    recent: searches("recent", recent.slice(0, recentBesideSuggestions)),
    all: searches("all", products.length > 0 ? [typed] : []),
    products: productOptions("product", products, fitting?.variantIds),
  };
}

/** The ways out when nothing fits: the term as the shop would write it, and what there is without one. */
export function waysOut(
  didYouMean: string | null | undefined,
  { suggestions, bestsellers }: SearchStartOffer,
  recent: readonly string[],
): SearchOptions {
  return {
    ...startOptions(suggestions, recent.slice(0, recentBesideSuggestions)),
    didYouMean: searches("meant", didYouMean ? [didYouMean] : []),
    bestsellers: productOptions("bestseller", bestsellers),
  };
}

/** The options in the order of the arrow keys. */
export function optionList({
  didYouMean,
  pages,
  popular,
  categories,
  recent,
  all,
  products,
  viewed,
  bestsellers,
  answers,
}: SearchOptions): readonly SearchOption[] {
  const found = [...didYouMean, ...pages, ...popular, ...categories, ...recent, ...all, ...products];
  return [...found, ...viewed, ...bestsellers, ...answers];
}

function productOptions(
  group: string,
  products: SuggestedProducts,
  variantIds: readonly (number | null)[] = [],
): ProductOption[] {
  return products.map((product, index) => ({
    id: `search-${group}-${index}`,
    href: paths.product(product.slug, variantIds[index] ?? undefined),
    product,
  }));
}

function searches(group: string, terms: readonly string[]): SearchOption[] {
  return terms.map((term, index) => ({ id: `search-${group}-${index}`, href: searchAddress(term), term }));
}

function categoryOptions(suggestions: Suggestions | undefined): CategoryOption[] {
  return (suggestions?.categories ?? []).map(({ label, path, narrowed, category }, index) => ({
    id: `search-category-${index}`,
    href: path,
    label,
    count: narrowed ? undefined : category.productCount,
  }));
}
