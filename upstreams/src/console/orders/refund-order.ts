import { runTransaction } from "#upstreams/rpc/orders/run-transaction.ts";
import { lockOrder } from "#upstreams/rpc/orders/lock-order.ts";
import { payRefunds } from "#upstreams/rpc/refunds/pay-refunds.ts";
import { requestRefund } from "#upstreams/rpc/refunds/request-refund.ts";

import { ConsoleError, type ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";
import { centsOf, neededOption, textOption, word } from "../read-option.ts";
import { neededOrder } from "./needed-order.ts";

/** Gives a part of a payment back, such as for a late delivery; never more than was paid. The customer gets a mail with the reason. */
export const refundOrder: ConsoleCommand = {
  usage: "NUMBER --amount EUROS [--reason TEXT]",
  summary: "gives money back, without anything coming back; the customer gets a mail, with the reason if there is one",
  words: 1,
  options: { amount: { type: "string" }, reason: { type: "string" } },
  run: async (services, call) => {
    const order = await neededOrder(services, word(call));
    const cents = centsOf(neededOption(call, "amount"), "--amount");
    const description = textOption(call, "reason") ?? order.orderNumber;
    const now = services.now();
    if (order.payment?.status !== "paid") throw new ConsoleError(`${order.orderNumber} has not been paid`);
    const refund = await runTransaction(services.db, async (trx) => {
      await lockOrder(trx, order.orderId);
      const requested = await requestRefund(trx, order, { cents, description, now });
      if (requested) await services.outbox.enqueue(trx, { template: "order-refunded", id: requested.refundId });
      return requested;
    });
    if (!refund) throw new ConsoleError(`Everything of ${order.orderNumber} has been given back`);
    services.outbox.sendSoon();
    await payRefunds(services, order.orderId);
    return { done: `${euros(refund.cents, order.currency)} of ${order.orderNumber} is refunded.` };
  },
};
