import type { ItemList, TrackedItem } from "./tracking-event.ts";
import type { TrackingEvent } from "./tracking-event.ts";
import { events } from "./events.ts";

const listOfProduct = new Map<string, ItemList>();
const listId = "data-item-list-id";
const listName = "data-item-list-name";
let clickedList: ItemList | undefined;

/** Marks an element as a list, so that a click in it is attributed to it. */
export function itemListAttributes({ id, name }: ItemList) {
  return { [listId]: id, [listName]: name, "data-click-origin": id };
}

/** Remembers the list that was clicked in, if it was one. */
export function rememberItemList(target: Element): void {
  const list = target.closest(`[${listId}]`);
  clickedList = list ? { id: list.getAttribute(listId) ?? "", name: list.getAttribute(listName) ?? "" } : undefined;
}

/** Queues an event about products; each is said to come from the list it was last opened in. */
export function trackItems(name: string, items: readonly TrackedItem[], data: TrackingEvent["data"] = {}): void {
  if (items.length === 0) return;
  events.push({ name, data, items: items.map((item) => ({ list: listOfProduct.get(item.productId), ...item })) });
}

/** Queues a view of a product's page. */
export function trackProductView(item: TrackedItem): void {
  if (clickedList) listOfProduct.set(item.productId, clickedList);
  clickedList = undefined;
  trackItems("view_item", [item]);
}

/** Queues that a list, or its next page, came into view; `from` is the place of its first product, from 0. */
export function trackListView(list: ItemList, productIds: readonly string[], from = 0): void {
  const items = productIds.map((productId, index) => ({ productId, index: from + index, list }));
  trackItems("view_item_list", items, { item_list_id: list.id, item_list_name: list.name });
}
