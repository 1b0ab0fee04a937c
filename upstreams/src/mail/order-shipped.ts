import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";
import { readProgress } from "#upstreams/rpc/orders/order-progress.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";

/** The mail that says a package has left, with what is in it and where it can be followed; null when it never left. */
export async function orderShipped(
  db: Database,
  order: StoredOrder,
  packageId: number,
  shop: ShopDocument,
): Promise<Mail | null> {
  const progress = (await readProgress(db, [order.orderId]))(order.orderId);
  const shipment = progress.shipments.find((candidate) => candidate.packageId === packageId);
  if (!shipment) return null;
  const texts = mailTexts(order.shopId);
  const { shipped, confirmation } = texts;
  const { customer } = order.document;
  const items = order.items.filter((item) => item.packageId === packageId);
  return letterMail(
    {
      key: `order-shipped.${order.orderId}.${packageId}`,
      to: { name: `${customer.firstName} ${customer.lastName}`, address: order.email },
      subject: fillText(shipped.subject, { number: order.orderNumber }),
      preview: shipped.preview,
      heading: shipped.heading,
      paragraphs: [
        fillText(confirmation.greeting, { name: `${customer.firstName} ${customer.lastName}` }),
        shipped.intro,
      ],
      facts: [
        [confirmation.number, order.orderNumber],
        [shipped.carrier, shipment.carrier],
        [shipped.tracking, shipment.trackingCode],
        ...items.map(({ name, variantTitle, quantity }): [string, string] => [
          [name, variantTitle].filter(Boolean).join(", "),
          `${quantity} ×`,
        ]),
      ],
      ...(shipment.trackingUrl && { action: { label: shipped.follow, url: shipment.trackingUrl } }),
      closing: [fillText(shipped.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
    texts,
  );
}
