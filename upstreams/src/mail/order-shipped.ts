import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { Database } from "#upstreams/database/connection.ts";
import { readProgress } from "#upstreams/rpc/orders/order-progress.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import type { Mail } from "./mail-transport.ts";
import nl from "./texts/nl.json" with { type: "json" };

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
  const texts = nl.shipped;
  const { customer } = order.document;
  const items = order.items.filter((item) => item.packageId === packageId);
  return letterMail(
    {
      key: `order-shipped.${order.orderId}.${packageId}`,
      to: { name: `${customer.firstName} ${customer.lastName}`, address: order.email },
      subject: fillText(texts.subject, { number: order.orderNumber }),
      preview: texts.preview,
      heading: texts.heading,
      paragraphs: [
        fillText(nl.confirmation.greeting, { name: `${customer.firstName} ${customer.lastName}` }),
        texts.intro,
      ],
      facts: [
        [nl.confirmation.number, order.orderNumber],
        [texts.carrier, shipment.carrier],
        [texts.tracking, shipment.trackingCode],
        ...items.map(({ name, variantTitle, quantity }): [string, string] => [
          [name, variantTitle].filter(Boolean).join(", "),
          `${quantity} ×`,
        ]),
      ],
      ...(shipment.trackingUrl && { action: { label: texts.follow, url: shipment.trackingUrl } }),
      closing: [fillText(texts.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
  );
}
