import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import type { StoredRefund } from "#upstreams/rpc/refunds/read-refund.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import type { Mail } from "./mail-transport.ts";
import nl from "./texts/nl.json" with { type: "json" };

/** The mail that says the shop cancelled an order, and what becomes of the money; `refund` is what is given back because of it. */
export function orderCancelled(order: StoredOrder, refund: StoredRefund | undefined, shop: ShopDocument): Mail {
  const texts = nl.cancelled;
  const { customer, paymentMethod } = order.document;
  const name = `${customer.firstName} ${customer.lastName}`;
  // a payment that was only promised was never taken
  const isTaken = order.payment?.status === "paid";
  const givenBack = isTaken && refund ? refund : undefined;
  return letterMail(
    {
      key: `order-cancelled.${order.orderId}`,
      to: { name, address: order.email },
      subject: fillText(texts.subject, { number: order.orderNumber }),
      preview: texts.preview,
      heading: texts.heading,
      paragraphs: [
        fillText(nl.confirmation.greeting, { name }),
        texts.intro,
        ...(givenBack ? [fillText(nl.refunded.how, { method: paymentMethod.name })] : []),
        ...(isTaken ? [] : [texts.nothingTaken]),
      ],
      facts: [
        [nl.confirmation.number, order.orderNumber],
        ...order.items.map(({ name: product, variantTitle, quantity }): [string, string] => [
          [product, variantTitle].filter(Boolean).join(", "),
          `${quantity} ×`,
        ]),
        ...(givenBack
          ? [
              [nl.refunded.amount, formatMoney(givenBack.amountCents, order.currency, nl.language)] satisfies [
                string,
                string,
              ],
            ]
          : []),
      ],
      closing: [fillText(texts.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
  );
}
