import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { latePaths } from "#app/locale/late-paths.ts";
import { paths } from "#app/locale/paths.ts";
import { recentSearches } from "#app/search/recent-searches.ts";
import { emptyFieldOptions, fittingOptions, type SearchOptions, startOptions, waysOut } from "./search-options.ts";
import { useSearchStart } from "./use-search-start.ts";
import { useSearchTotal } from "./use-search-total.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface SearchOffer {
  readonly options: SearchOptions;
  /** Whether the products are on their way. */
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Whether the shop has nothing for what is typed. */
  readonly isNothing: boolean;
  /** How many products a search would find; undefined when unknown. */
  readonly totalCount: number | undefined;
}

/** What the flyout offers for what is typed; what it offered before stays until the response has come. */
export function useSearchOffer(typed: string, isOpen: boolean): SearchOffer {
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.get);
  const { t } = useTranslation("searchFlyout");
  const start = useSearchStart(isOpen);
  const fitting = useSuggestions(typed, isOpen && typed !== "");
  const hasProducts = fitting.term === typed && (fitting.suggestions?.products.length ?? 0) > 0;
  const totalCount = useSearchTotal(typed, isOpen && typed !== "" && hasProducts);
  if (typed === "") {
    const options = emptyFieldOptions(start, recent, [
      { label: t("answers.order"), path: paths.orderLookUp },
      { label: t("answers.return"), path: `${latePaths.delivery}#terugsturen` },
      { label: t("answers.delivery"), path: latePaths.delivery },
    ]);
    const { isLoading, hasFailed } = start;
    return { options, isLoading, hasFailed: hasFailed && !isLoading, isNothing: false, totalCount: undefined };
  }
  const { suggestions, isLoading, hasFailed } = fitting;
  const { popular = [], pages = [], products = [], categories = [], didYouMean } = suggestions ?? {};
  const found = popular.length + pages.length + products.length + categories.length;
  const isNothing = suggestions !== undefined && fitting.term === typed && found === 0;
  if (isNothing) {
    return {
      options: waysOut(didYouMean, start, recent),
      isLoading,
      hasFailed,
      isNothing,
      totalCount: undefined,
    };
  }
  const offered = suggestions ? fittingOptions(typed, suggestions, recent) : startOptions(start.suggestions, recent);
  return {
    options: isLoading ? { ...offered, all: [], products: [] } : offered,
    isLoading,
    hasFailed,
    isNothing,
    totalCount,
  };
}
