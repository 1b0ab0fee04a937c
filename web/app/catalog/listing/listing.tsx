import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useHref } from "react-router";
import { withinSentence } from "@warmeland/schema/rules/texts/within-sentence.ts";
import type { ItemList } from "#app/tracking/tracking-event.ts";
import { itemListAttributes } from "#app/tracking/tracked-items.ts";
import { Button } from "#app/ui/button.tsx";
import { ComparePlace } from "#app/catalog/compare/compare-place.tsx";
import { chosenFilters, chosenTerm } from "#app/catalog/filters/chosen-filters.ts";
import { FilterChips } from "#app/catalog/filters/filter-chips.tsx";
import { filterFormId, filterPanelId } from "#app/catalog/filters/drawer/filter-drawer-id.ts";
import { FilterPanel } from "#app/catalog/filters/filter-panel.tsx";
import type { CategoryLink } from "./filtered-out.tsx";
import { FilteredOut, IgnoredFilters } from "./late-listing-parts.ts";
import { ListingBar } from "./listing-bar.tsx";
import type { ListingOffer } from "#app/catalog/filters/listing-offer.ts";
import { ListingCards, type RenderTile } from "./listing-cards.tsx";
import type { ListingQuery } from "./listing-loader.ts";
import { listingPageSize } from "./listing-parameters.ts";
import type { PageVariables } from "./paging/cached-page.ts";
import type { ListingPage } from "./paging/listing-page.ts";
import { seenUpTo } from "./paging/listing-end.ts";
import { LoadEarlier } from "./paging/load-earlier.tsx";
import { LoadMore } from "./paging/load-more.tsx";
import { PendingCards } from "./paging/pending-cards.tsx";
import type { RenderCardAction } from "#app/catalog/product-card.tsx";
import { ProductGrid } from "#app/catalog/product-grid.tsx";
import { filteredSize } from "#app/catalog/variant/filtered-size.ts";
import { useDescribeBounds } from "#app/catalog/filters/use-describe-bounds.ts";
import { useEarlyTicks } from "#app/catalog/filters/use-early-ticks.ts";
import { useFailedNotice } from "./use-failed-notice.ts";
import { useFocusOnNewCards } from "./paging/use-focus-on-new-cards.ts";
import type { ListingAddress } from "./use-listing-address.ts";
import { useListingPages } from "./paging/use-listing-pages.ts";

interface ListingProps<Data, Variables extends PageVariables> {
  /** What reports call it. */
  readonly list: ItemList;
  /** What the listing is of, such as a category's name. */
  readonly name: string;
  /** The products in the middle of a sentence, when the name does not say: 'zoekresultaten'. */
  readonly things?: string;
  readonly address: ListingAddress;
  readonly query: ListingQuery<Data, Variables>;
  /** The last page on the screen. */
  readonly page: ListingPage;
  readonly offer: ListingOffer;
  readonly renderAction: RenderCardAction;
  readonly renderTile?: RenderTile | undefined;
  /** The products of the newest choice could not be had; what is shown is the one before. */
  readonly failed: boolean;
  /** Where else to look when nothing meets every choice. */
  readonly elsewhere: readonly CategoryLink[];
  /** The filters of narrow screens, whose code comes with the first opening. */
  readonly drawer: ReactNode;
}

/**
 * Products with everything to narrow them down: filters beside them, what is chosen and the order above, more below. The
 * boundaries let React take the page over piece by piece.
 */
export function Listing<Data, Variables extends PageVariables>({
  list,
  name,
  things,
  address,
  query,
  page,
  offer,
  renderAction,
  renderTile,
  failed,
  elsewhere,
  drawer,
}: ListingProps<Data, Variables>) {
  const { t, i18n } = useTranslation(["catalog", "listing"]);
  const named = things ?? withinSentence(name, i18n.language);
  const describeBounds = useDescribeBounds();
  const { current, chosen, change } = address;
  const pages = useListingPages(query, address.href(current));
  const first = pages.shown[0] ?? current.page;
  const last = pages.shown.at(-1) ?? current.page;
  useFocusOnNewCards(last);
  useEarlyTicks(address);
  useFailedNotice(failed);
  const basePath = useHref(address.basePath);
  const labels = [...chosenTerm(address, describeBounds), ...chosenFilters(chosen, offer, describeBounds)];
  const isChanging = change === "choice";
  return (
    <>
      <ListingBar total={page.totalCount} choices={labels.length} offer={offer} address={address} />
      <div className="lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:gap-x-[clamp(2rem,3.5vw,3.5rem)]">
        <aside
          id={filterPanelId}
          aria-label={t("listing:filters")}
          className="hidden scroll-mt-4 target:mb-6 target:block lg:block"
        >
          <form id={filterFormId} method="get" action={basePath} autoComplete="off">
            {chosen.term !== "" && <input type="hidden" name="term" value={chosen.term} />}
            <Suspense>
              <FilterPanel
                key={address.basePath}
                offer={offer}
                parameters={chosen}
                onChange={address.go}
                href={address.href}
                idPrefix="panel"
              />
            </Suspense>
            <noscript>
              {import.meta.env.SSR && (
                <Button type="submit" wide className="mt-4">
                  {t("listing:show")}
                </Button>
              )}
            </noscript>
          </form>
        </aside>
        <div className="min-w-0">
          <FilterChips chosen={labels} address={address} />
          <ComparePlace />
          {offer.ignoredFilters.length > 0 && (
            <Suspense>
              <IgnoredFilters offer={offer} />
            </Suspense>
          )}
          <div
            aria-busy={isChanging || undefined}
            className={isChanging ? "opacity-50 transition-opacity" : "transition-opacity"}
            {...itemListAttributes(list)}
          >
            {page.totalCount === 0 ? (
              <Suspense>
                <FilteredOut name={name} chosen={labels} address={address} elsewhere={elsewhere} />
              </Suspense>
            ) : (
              <>
                {first > 1 && (
                  <LoadEarlier pages={pages} href={address.href({ ...current, page: first - 1 })} things={named} />
                )}
                <ProductGrid label={t("listing", { name })} besideFilters>
                  {pages.shown.map((shown) => (
                    <Suspense key={shown}>
                      <ListingCards
                        list={list}
                        query={{ ...query, variables: { ...query.variables, page: shown } }}
                        size={filteredSize(offer, current)}
                        eager={shown === first}
                        renderAction={renderAction}
                        renderTile={renderTile}
                      />
                    </Suspense>
                  ))}
                  {change === "nextPage" && (
                    <PendingCards
                      count={Math.min(listingPageSize, page.totalCount - seenUpTo(last, page.totalCount))}
                    />
                  )}
                </ProductGrid>
                {!failed && (
                  <LoadMore
                    seen={seenUpTo(last, page.totalCount)}
                    total={page.totalCount}
                    things={named}
                    nextHref={page.pageInfo.hasNextPage ? address.href({ ...current, page: last + 1 }) : undefined}
                    loading={change === "nextPage"}
                  />
                )}
              </>
            )}
          </div>
        </div>
      </div>
      {drawer}
    </>
  );
}
