import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import type { StoredRefund } from "#upstreams/rpc/refunds/read-refund.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import type { Mail } from "./mail-transport.ts";
import nl from "./texts/nl.json" with { type: "json" };

/** The mail that says the shop gives money back: how much, for which order, why if it said so, and by which way. */
export function orderRefunded(order: StoredOrder, refund: StoredRefund, shop: ShopDocument): Mail {
  const texts = nl.refunded;
  const { customer, paymentMethod } = order.document;
  const name = `${customer.firstName} ${customer.lastName}`;
  const amount = formatMoney(refund.amountCents, order.currency, nl.language);
  return letterMail(
    {
      key: `order-refunded.${refund.refundId}`,
      to: { name, address: order.email },
      subject: fillText(texts.subject, { number: order.orderNumber }),
      preview: fillText(texts.preview, { amount }),
      heading: texts.heading,
      paragraphs: [
        fillText(nl.confirmation.greeting, { name }),
        fillText(texts.intro, { amount }),
        fillText(texts.how, { method: paymentMethod.name }),
      ],
      facts: [
        [nl.confirmation.number, order.orderNumber],
        ...(refund.description === order.orderNumber
          ? []
          : [[texts.reason, refund.description] satisfies [string, string]]),
        [texts.amount, amount],
      ],
      closing: [fillText(texts.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
  );
}
