import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import type { StoredRefund } from "#upstreams/rpc/refunds/read-refund.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";

/** The mail that says the shop cancelled an order, and what becomes of the money; `refund` is what is given back because of it. */
export function orderCancelled(order: StoredOrder, refund: StoredRefund | undefined, shop: ShopDocument): Mail {
  const texts = mailTexts(order.shopId);
  const { cancelled, confirmation, refunded, language } = texts;
  const { customer, paymentMethod } = order.document;
  const name = `${customer.firstName} ${customer.lastName}`;
  // a payment that was only promised was never taken
  const isTaken = order.payment?.status === "paid";
  const givenBack = isTaken && refund ? refund : undefined;
  return letterMail(
    {
      key: `order-cancelled.${order.orderId}`,
      to: { name, address: order.email },
      subject: fillText(cancelled.subject, { number: order.orderNumber }),
      preview: cancelled.preview,
      heading: cancelled.heading,
      paragraphs: [
        fillText(confirmation.greeting, { name }),
        cancelled.intro,
        ...(givenBack ? [fillText(refunded.how, { method: paymentMethod.name })] : []),
        ...(isTaken ? [] : [cancelled.nothingTaken]),
      ],
      facts: [
        [confirmation.number, order.orderNumber],
        ...order.items.map(({ name: product, variantTitle, quantity }): [string, string] => [
          [product, variantTitle].filter(Boolean).join(", "),
          `${quantity} ×`,
        ]),
        ...(givenBack
          ? [[refunded.amount, formatMoney(givenBack.amountCents, order.currency, language)] satisfies [string, string]]
          : []),
      ],
      closing: [fillText(cancelled.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
    texts,
  );
}
