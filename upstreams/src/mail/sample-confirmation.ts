import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { sql } from "kysely";

import type { ProductDocument } from "#upstreams/catalogue/documents.ts";
import { textIn } from "#upstreams/commerce/text-in.ts";
import { readShopDocument } from "#upstreams/rpc/checkout/read-checkout.ts";

import { fillText } from "./fill-text.ts";
import { letterMail } from "./letter.ts";
import type { MailSource } from "./mail-source.ts";
import { mailTexts } from "./texts/mail-texts.ts";
import type { Mail } from "./mail-transport.ts";

/** The mail that confirms an order of free samples, by its id; null when it was erased. */
export async function sampleConfirmation(source: MailSource, id: string): Promise<Mail | null> {
  const { rows } = await sql<{ shop_id: number; email: string; address: PostalAddress; products: ProductDocument[] }>`
    select o.shop_id, o.email, o.address, jsonb_agg(p.data order by p.product_id) as products
    from sample_order o join sample_order_item i on i.sample_order_id = o.sample_order_id
      join product p on p.product_id = i.product_id
    where o.sample_order_id = ${id} group by o.sample_order_id`.execute(source.db);
  const [order] = rows;
  if (!order) return null;
  const texts = mailTexts(order.shop_id);
  const { samples, confirmation } = texts;
  const { address, products } = order;
  const name = `${address.firstName} ${address.lastName}`;
  const shop = await readShopDocument(source.db, order.shop_id);
  return letterMail(
    {
      key: `sample-confirmation.${id}`,
      to: { name, address: order.email },
      subject: samples.subject,
      preview: samples.preview,
      heading: samples.heading,
      paragraphs: [fillText(confirmation.greeting, { name }), samples.intro],
      facts: [
        ...products.map((product): [string, string] => [textIn(product.name, texts), samples.one]),
        [samples.costs, samples.free],
        [
          samples.to,
          [
            `${address.street} ${[address.houseNumber, address.addition].filter(Boolean).join(" ")}`,
            `${address.zipCode} ${address.city}`,
          ].join(", "),
        ],
      ],
      closing: [fillText(samples.help, { phone: shop.contact.phone, email: shop.contact.email })],
    },
    shop,
    texts,
  );
}
