import { receiveReturn } from "#upstreams/rpc/withdrawals/receive-return.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";
import { word } from "../read-option.ts";
import { neededOrder } from "./needed-order.ts";

/** Takes withdrawn pieces back: they are refunded and go into stock. */
export const returnOrder: ConsoleCommand = {
  usage: "NUMBER [--damaged]",
  summary: "withdrawn pieces are back: refunds them, and puts them into stock unless they are damaged",
  words: 1,
  options: { damaged: { type: "boolean" } },
  run: async (services, call) => {
    const order = await neededOrder(services, word(call));
    const { pieces, refundCents } = await receiveReturn(services, order.orderId, call.options["damaged"] !== true);
    if (pieces === 0) throw new ConsoleError(`Nothing of ${order.orderNumber} is awaited back`);
    return {
      done: `${pieces} pieces of ${order.orderNumber} are back, ${euros(refundCents, order.currency)} is refunded.`,
    };
  },
};
