import { createEventQueue } from "./event-queue.ts";

/**
 * The events of this tab. The tag manager takes them once the visitor agrees; a shop without one connects nobody and warns nobody, as there is
 * nothing amiss: they are held and end with the tab.
 */
export const events = createEventQueue({
  order: [
    "content_view",
    "view_item_list",
    "view_item",
    "add_to_cart",
    "remove_from_cart",
    "begin_checkout",
    "add_payment_info",
    "purchase",
  ],
  flushDelay: 1000,
  limit: 200,
});
