import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from "react";
import { useTranslation } from "react-i18next";
import { magnifyingGlassIcon } from "#app/ui/icon/icon-paths.ts";
import { clockCounterClockwiseIcon, folderIcon, infoIcon } from "#app/ui/icon/late-icon-paths.ts";
import { forgetViewed } from "#app/catalog/product/viewed-products.ts";
import { classes } from "#app/ui/classes.ts";
import { textLinkClasses } from "#app/ui/text-link.tsx";
import { OptionGroup } from "./option-group.tsx";
import { OptionRows } from "./option-rows.tsx";
import { ProductOptions } from "./product-options.tsx";
import { RecentControls } from "./recent-controls.tsx";
import { recentSearches } from "#app/search/recent-searches.ts";
import { StartOptions } from "./start-options.tsx";
import { moveActive } from "./move-active.ts";
import { optionList, type SearchOption } from "./search-options.ts";
import { useSearchOffer } from "./use-search-offer.ts";
import { useRecordSearch } from "#app/search/use-record-search.ts";

/** What the field hands on to the flyout. */
export interface FlyoutKeys {
  /** Moves among the options and opens the active one; what it took it prevents. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSubmitted: (term: string) => void;
}

interface SearchFlyoutProps {
  /** Id of the list, for `aria-controls`. */
  readonly id: string;
  readonly typed: string;
  readonly isOpen: boolean;
  readonly keys: Ref<FlyoutKeys>;
  /** A term that was submitted before this code had come. */
  readonly early: string | undefined;
  /** Called with the active option, for `aria-activedescendant`. */
  readonly onActive: (optionId: string | undefined) => void;
  readonly onChosen: () => void;
}

/** Suggestions under the search field: a list the arrow keys walk through while the focus stays in the field. */
export function SearchFlyout({ id, typed, isOpen, keys, early, onActive, onChosen }: SearchFlyoutProps) {
  const { t } = useTranslation(["searchFlyout", "searchPage"]);
  const { options, isLoading, hasFailed, isNothing, totalCount } = useSearchOffer(typed, isOpen);
  const onSubmitted = useRecordSearch();
  const [chosen, setActive] = useState<{ readonly id: string | undefined; readonly typed: string }>();
  const list = optionList(options);
  const active = isOpen && chosen?.typed === typed ? list.find((option) => option.id === chosen.id) : undefined;
  const show = (option: SearchOption | undefined) => {
    setActive({ id: option?.id, typed });
    onActive(option?.id);
    if (option) document.getElementById(option.id)?.scrollIntoView({ block: "nearest" });
  };
  const onChoose = ({ term }: SearchOption) => {
    if (term !== undefined) onSubmitted(term);
    onChosen();
  };
  useImperativeHandle(keys, () => ({
    onSubmitted,
    onKeyDown(event) {
      if (event.key === "Enter" && active) document.getElementById(active.id)?.click();
      else if (event.key === "Delete" && active && options.recent.includes(active))
        recentSearches.remove(active.term ?? "");
      else {
        const moved = moveActive(list, active, event.key);
        if (!moved) return;
        show(moved.to);
      }
      event.preventDefault();
    },
  }));
  const catchUp = useEffectEvent(() => {
    if (early !== undefined) onSubmitted(early);
  });
  useEffect(() => catchUp(), []);
  if (!isOpen) return null;

  const recent = options.recent.flatMap(({ term }) => term ?? []);
  const rows = { typed, activeId: active?.id, onChoose };
  // Beside results a narrow window has no room for it.
  const recentPlace = classes("col-start-1 row-start-3 mt-5", typed !== "" && !isNothing && "max-lg:hidden");
  const isEmpty = list.length === 0 && !isLoading;
  // what is offered instead of something is new, so that the sentence above it moves nothing
  const stage = typed === "" ? "start" : isNothing ? "nothing" : "fitting";
  return (
    <div
      data-click-origin="search-flyout"
      className="mx-auto grid max-w-page px-gutter pt-4 pb-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-16 lg:pt-8 lg:pb-10"
    >
      <p role="status" className="sr-only">
        {isLoading ? t("loading") : t("count", { count: list.length })}
      </p>
      {(isNothing || hasFailed) && (
        <p className="row-start-1 mb-4 font-semibold lg:col-span-2" role={hasFailed ? "status" : undefined}>
          {hasFailed ? t("failed") : t("nothing", { term: typed })}
        </p>
      )}
      <div
        key={stage}
        role="listbox"
        id={id}
        aria-label={t("suggestions")}
        aria-busy={isLoading}
        className="contents"
        hidden={isEmpty}
      >
        <div role="presentation" className="row-start-2 grid content-start gap-y-5">
          {options.didYouMean.length > 0 && (
            <OptionRows
              {...rows}
              options={options.didYouMean}
              icon={magnifyingGlassIcon}
              textOf={(option) => t("searchPage:didYouMean", { term: option.term })}
            />
          )}
          {options.pages.length > 0 && (
            <OptionRows {...rows} options={options.pages} icon={infoIcon} textOf={(option) => option.label} />
          )}
          {options.popular.length > 0 && (
            <OptionGroup id={`${id}-popular`} heading={t("popular")}>
              <OptionRows {...rows} options={options.popular} icon={magnifyingGlassIcon} textOf={termOf} />
            </OptionGroup>
          )}
          {options.categories.length > 0 && (
            <OptionGroup id={`${id}-categories`} heading={t("categories")}>
              <OptionRows
                {...rows}
                options={options.categories}
                icon={folderIcon}
                textOf={(option) => option.label}
                countOf={(option) => option.count}
              />
            </OptionGroup>
          )}
        </div>
        {recent.length > 0 && (
          <OptionGroup id={`${id}-recent`} heading={t("recent")} className={classes(recentPlace, "pr-12")}>
            <OptionRows
              {...rows}
              options={options.recent}
              icon={clockCounterClockwiseIcon}
              textOf={termOf}
              labelOf={(option) => t("recentHint", { term: option.term })}
            />
          </OptionGroup>
        )}
        {stage !== "fitting" && (
          <StartOptions
            id={id}
            options={options}
            activeId={active?.id}
            onChoose={onChoose}
            className={classes(startPlace, "grid gap-y-6")}
          />
        )}
        {/* without anything above it that will not move it */}
        {stage === "fitting" && (options.products.length > 0 || (isLoading && list.length > 0)) && (
          <ProductOptions
            id={`${id}-products`}
            options={options}
            isLoading={isLoading}
            totalCount={totalCount}
            activeId={active?.id}
            onChoose={onChoose}
          />
        )}
      </div>
      {recent.length > 0 && <RecentControls key={`recent-${stage}`} terms={recent} className={recentPlace} />}
      {options.viewed.length > 0 && (
        <div className={classes(startPlace, "pointer-events-none")}>
          <button
            type="button"
            aria-label={t("forgetViewed")}
            onClick={forgetViewed}
            className={`${textLinkClasses} touch-target pointer-events-auto ml-auto block h-8 text-xs`}
          >
            {t("clearRecent")}
          </button>
        </div>
      )}
    </div>
  );
}

const startPlace = "col-start-1 row-start-4 mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:mt-0";

function termOf({ term = "" }: SearchOption): string {
  return term;
}
