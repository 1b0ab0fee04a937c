import type { ApolloClient } from "@apollo/client";
import type { ShopLocale } from "@warmeland/schema/rules/shops.ts";
import type { TrackingEvent } from "./tracking-event.ts";
import type { SendEvents } from "./event-queue.ts";
import { createItemLookUp, type LookedUpItem } from "./look-up-items.ts";
import { itemsValue, trackingItem } from "./tracking-item.ts";

/** The shops' price columns in the order in which reports number them. */
const countryColumns = ["de", "at", "ch", "fr", "be", "nl"] as const;

/**
 * Lets events through with what the shop says of their items, in the order they came. When the page is left, what is
 * cached by then is reported.
 */
export function completeItems(client: ApolloClient, shop: ShopLocale, send: SendEvents): SendEvents {
  const lookUp = createItemLookUp(client);
  let before: Promise<void> | undefined;

  const country = { country: shop.priceColumn, country_column: countryColumns.indexOf(shop.priceColumn) };
  const complete = (event: TrackingEvent, found: readonly LookedUpItem[]): TrackingEvent => {
    const { name, data, items } = event;
    if (name === "content_view") return event;
    return {
      name,
      data: { ...data, ...country, ...(items && { ...itemsValue(found), items: found.map(trackingItem) }) },
    };
  };
  return (batch, isLeaving) => {
    const items = batch.flatMap((event) => event.items ?? []);
    const reported = (found: readonly LookedUpItem[]) => {
      let from = 0;
      send(
        batch.map((event) => {
          const completed = complete(event, found.slice(from, from + (event.items?.length ?? 0)));
          from += event.items?.length ?? 0;
          return completed;
        }),
        isLeaving,
      );
    };
    if (isLeaving || (!before && items.length === 0)) return reported(lookUp.cached(items));
    const sent = (before ?? Promise.resolve())
      .then(async () => reported(await lookUp.look(items)))
      .finally(() => {
        if (before === sent) before = undefined;
      });
    before = sent;
  };
}
