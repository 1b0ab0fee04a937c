import { createEventQueue } from "./event-queue.ts";

/** The events of this tab. Nothing is connected to it yet, so they are held and end with the tab. */
export const events = createEventQueue({
  order: ["content_view", "view_item_list", "view_item", "add_to_cart", "begin_checkout", "purchase"],
  flushDelay: 1000,
  limit: 200,
});
