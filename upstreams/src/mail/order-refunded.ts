import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import type { StoredRefund } from "#upstreams/rpc/refunds/read-refund.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";

/** The mail that says the shop gives money back: how much, for which order, why if it said so, and by which way. */
export function orderRefunded(order: StoredOrder, refund: StoredRefund, shop: ShopDocument): Mail {
  const texts = mailTexts(order.shopId);
  const { refunded, confirmation, language } = texts;
  const { customer, paymentMethod } = order.document;
  const name = `${customer.firstName} ${customer.lastName}`;
  const amount = formatMoney(refund.amountCents, order.currency, language);
  return letterMail(
    {
      key: `order-refunded.${refund.refundId}`,
      to: { name, address: order.email },
      subject: fillText(refunded.subject, { number: order.orderNumber }),
      preview: fillText(refunded.preview, { amount }),
      heading: refunded.heading,
      paragraphs: [
        fillText(confirmation.greeting, { name }),
        fillText(refunded.intro, { amount }),
        fillText(refunded.how, { method: paymentMethod.name }),
      ],
      facts: [
        [confirmation.number, order.orderNumber],
        ...(refund.description === order.orderNumber
          ? []
          : [[refunded.reason, refund.description] satisfies [string, string]]),
        [refunded.amount, amount],
      ],
      closing: [fillText(refunded.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
    texts,
  );
}
