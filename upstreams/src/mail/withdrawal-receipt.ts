import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";
import type { WireWithdrawal } from "#upstreams/rpc/wire-after-order.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";

/** The receipt of a withdrawal with the moment it was received, to the second, as the law asks (Directive (EU) 2023/2673). */
export function withdrawalReceipt(order: StoredOrder, receipt: WireWithdrawal, shop: ShopDocument): Mail {
  const texts = mailTexts(order.shopId);
  const { withdrawal, confirmation, language } = texts;
  const name = `${order.document.customer.firstName} ${order.document.customer.lastName}`;
  const pieces = new Map<string, number>();
  for (const key of receipt.pieceKeys) pieces.set(lineOf(key), (pieces.get(lineOf(key)) ?? 0) + 1);
  const items = order.items.filter(({ itemKey }) => pieces.has(itemKey));
  return letterMail(
    {
      key: `withdrawal-receipt.${receipt.id}`,
      to: { name, address: order.email },
      subject: fillText(withdrawal.subject, { number: order.orderNumber }),
      preview: withdrawal.preview,
      heading: withdrawal.heading,
      paragraphs: [
        fillText(confirmation.greeting, { name }),
        withdrawal.intro,
        receipt.toReturn.length > 0
          ? fillText(withdrawal.sendBack, { phone: shop.contact.phone })
          : withdrawal.nothingToSend,
      ],
      facts: [
        [confirmation.number, order.orderNumber],
        [withdrawal.receivedAt, momentOf(receipt.receivedAt, language)],
        ...items.map(({ itemKey, name: product, variantTitle }): [string, string] => [
          [product, variantTitle].filter(Boolean).join(", "),
          `${pieces.get(itemKey)} ×`,
        ]),
        [withdrawal.refund, formatMoney(receipt.refundCents, order.currency, language)],
      ],
      closing: [fillText(withdrawal.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
    texts,
  );
}

function lineOf(pieceKey: string): string {
  return pieceKey.slice(0, pieceKey.lastIndexOf("-"));
}

function momentOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: "full",
    timeStyle: "medium",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(iso));
}
