import { hasLapsed } from "#upstreams/rpc/orders/payment/lapsed-payment.ts";
import { readProgress } from "#upstreams/rpc/orders/order-progress.ts";
import { paymentStatus } from "#upstreams/rpc/orders/payment/payment-status.ts";
import { withdrawalRight } from "#upstreams/rpc/withdrawals/withdrawal-right.ts";
import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";

import type { ConsoleCommand } from "../console-command.ts";
import { euros } from "../euros.ts";
import { word } from "../read-option.ts";
import { neededOrder } from "./needed-order.ts";

/** One order with its lines, packages and all that happened to it. */
export const showOrder: ConsoleCommand = {
  usage: "NUMBER",
  summary: "one order with lines, packages, withdrawals and refunds",
  words: 1,
  run: async (services, call) => {
    const order = await neededOrder(services, word(call));
    const progress = (await readProgress(services.db, [order.orderId]))(order.orderId);
    const { deadline, pieces } = withdrawalRight(order, progress, services.now());
    const { document } = order;
    return {
      facts: {
        number: order.orderNumber,
        status: order.status,
        placed: order.placedAt.toISOString(),
        history: lines(progress.events.map(({ status, at }) => `${at} ${status}`)),
        customer: `${document.customer.firstName} ${document.customer.lastName} <${order.email}>${document.customer.isGuest ? " (guest)" : ""}`,
        items: lines(
          order.items.map(
            (item) =>
              `${item.quantity} x ${item.name}, ${item.variantTitle} [${item.articleNumber}] package ${item.packageId}: ${euros(item.totalCents, order.currency)}`,
          ),
        ),
        delivery: `${document.shippingOption.name}: ${euros(order.shippingCents, order.currency)}`,
        fees: lines(document.fees.map(({ name, cents }) => `${name}: ${euros(cents, order.currency)}`)),
        total: euros(order.totalCents, order.currency),
        payment: `${document.paymentMethod.name}: ${paymentStatus(order)} ${order.payment?.paymentId ?? ""}${hasLapsed(order.status, order.payment?.status) ? " (lapsed: nothing may leave)" : ""}`,
        "ship to": address(document.shippingAddress),
        "bill to": address(document.billingAddress),
        packages: lines(
          document.packages.map(({ id, carrierKey, deliveryDate }) => {
            const shipment = progress.shipments.find(({ packageId }) => packageId === id);
            const promised = `${id} (${carrierKey}) promised ${deliveryDate.min} to ${deliveryDate.max}`;
            if (!shipment) return `${promised}, not shipped`;
            const delivered = shipment.deliveredAt ? `, delivered ${shipment.deliveredAt}` : "";
            return `${promised}, ${shipment.carrier} ${shipment.trackingCode} shipped ${shipment.shippedAt}${delivered}`;
          }),
        ),
        "may be withdrawn": `${pieces.length} pieces until ${deadline?.toISOString() ?? "14 days after delivery"}`,
        withdrawn: lines(
          progress.withdrawals.flatMap(({ receivedAt, pieces: withdrawn }) =>
            withdrawn.map(
              ({ key, returnedAt }) => `${receivedAt} ${key} ${returnedAt ? `back ${returnedAt}` : "not back yet"}`,
            ),
          ),
        ),
        refunds: lines(
          progress.refunds.map(
            ({ amountCents, at, paidAt }) =>
              `${at} ${euros(amountCents, order.currency)} ${paidAt ? "paid" : "under way"}`,
          ),
        ),
      },
    };
  },
};

function lines(texts: readonly string[]): string | null {
  return texts.length > 0 ? texts.join("\n") : null;
}

function address(at: PostalAddress): string {
  const house = [at.houseNumber, at.addition].filter(Boolean).join(" ");
  return `${[at.companyName, `${at.firstName} ${at.lastName}`].filter(Boolean).join(", ")}, ${at.street} ${house}, ${at.zipCode} ${at.city}, ${at.countryCode}`;
}
