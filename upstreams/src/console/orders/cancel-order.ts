import { cancelOrder as cancel } from "#upstreams/rpc/orders/cancel-order.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";
import { word } from "../read-option.ts";
import { neededOrder } from "./needed-order.ts";

/** Cancels an order of which nothing has left. */
export const cancelOrder: ConsoleCommand = {
  usage: "NUMBER",
  summary:
    "cancels an order of which nothing has left: stock and vouchers go back, the payment is refunded, the customer gets a mail",
  words: 1,
  run: async (services, call) => {
    const order = await neededOrder(services, word(call));
    const cents = await cancel(services, order.orderId);
    return { done: `${order.orderNumber} is cancelled, ${euros(cents, order.currency)} is refunded.` };
  },
};
