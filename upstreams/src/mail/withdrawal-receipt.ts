import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import type { WireWithdrawal } from "#upstreams/rpc/wire-after-order.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import type { Mail } from "./mail-transport.ts";
import nl from "./texts/nl.json" with { type: "json" };

/** The receipt of a withdrawal with the moment it was received, to the second, as the law asks (Directive (EU) 2023/2673). */
export function withdrawalReceipt(order: StoredOrder, receipt: WireWithdrawal, shop: ShopDocument): Mail {
  const texts = nl.withdrawal;
  const name = `${order.document.customer.firstName} ${order.document.customer.lastName}`;
  const pieces = new Map<string, number>();
  for (const key of receipt.pieceKeys) pieces.set(lineOf(key), (pieces.get(lineOf(key)) ?? 0) + 1);
  const items = order.items.filter(({ itemKey }) => pieces.has(itemKey));
  return letterMail(
    {
      key: `withdrawal-receipt.${receipt.id}`,
      to: { name, address: order.email },
      subject: fillText(texts.subject, { number: order.orderNumber }),
      preview: texts.preview,
      heading: texts.heading,
      paragraphs: [
        fillText(nl.confirmation.greeting, { name }),
        texts.intro,
        receipt.toReturn.length > 0 ? fillText(texts.sendBack, { phone: shop.contact.phone }) : texts.nothingToSend,
      ],
      facts: [
        [nl.confirmation.number, order.orderNumber],
        [texts.receivedAt, momentOf(receipt.receivedAt)],
        ...items.map(({ itemKey, name: product, variantTitle }): [string, string] => [
          [product, variantTitle].filter(Boolean).join(", "),
          `${pieces.get(itemKey)} ×`,
        ]),
        [texts.refund, formatMoney(receipt.refundCents, order.currency, nl.language)],
      ],
      closing: [fillText(texts.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
  );
}

function lineOf(pieceKey: string): string {
  return pieceKey.slice(0, pieceKey.lastIndexOf("-"));
}

function momentOf(iso: string): string {
  return new Intl.DateTimeFormat(nl.language, {
    dateStyle: "full",
    timeStyle: "medium",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(iso));
}
