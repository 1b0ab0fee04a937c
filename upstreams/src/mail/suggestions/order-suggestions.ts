import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { shopById } from "@warmeland/schema/rules/shops.ts";
import { slugify } from "@warmeland/schema/rules/slugify.ts";
import { sql } from "kysely";

import { textIn } from "#upstreams/commerce/text-in.ts";
import { linkToken } from "#upstreams/rpc/link-token.ts";
import { findSubscription } from "#upstreams/rpc/newsletter/subscriptions.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";

import { fillText } from "../fill-text.ts";
import type { MailLink } from "../mail-button.ts";
import { mailPaths } from "../texts/mail-paths.ts";
import type { MailSource } from "../mail-source.ts";
import { type MailTexts, mailTexts } from "../texts/mail-texts.ts";
import { pageUrl } from "../page-url.ts";
import { fitPiecesOf, type Offer, offersOf } from "./offers-of.ts";
import { suggestMasters } from "./suggest-masters.ts";

/** What a mail about an order suggests, formatted. */
export interface OrderSuggestions {
  heading: string;
  items: MailSuggestion[];
  /** Of which moment the prices are, and why the reader sees this. */
  notes: string[];
  leave: MailLink;
}

interface MailSuggestion {
  name: string;
  variant: string;
  price: string;
  image: { file: string; alt: string } | null;
  url: string;
}

const [fewest, most] = [3, 4];

/**
 * What goes with an order and is in stock, for a buyer who takes the newsletter; null for everybody else, and where there are fewer than three
 * (docs/rules.md#suggestions-in-mails).
 */
export async function orderSuggestions(source: MailSource, order: StoredOrder): Promise<OrderSuggestions | null> {
  const { db, recommendations, publicUrl } = source;
  const shop = shopById(order.shopId);
  if (!recommendations || !shop) return null;
  const subscriptionId = await findSubscription(db, order.shopId, order.email);
  if (subscriptionId === undefined) return null;
  const variantIds = order.items.map(({ variantId }) => variantId);
  const { rows: ordered } = await sql<{ masterKey: string; size: string | null }>`
    select p.master_key as "masterKey", v.data->'attributes'->'size'->>0 as size
    from variant v join product p on p.product_id = v.product_id
    where v.variant_id in (${sql.join(variantIds)})`.execute(db);
  const masters = await suggestMasters(
    recommendations,
    order.shopId,
    ordered.map(({ masterKey, size }) => ({ masterKey, size: size ?? undefined })),
  );
  const pieces = await fitPiecesOf(db, variantIds);
  const offers = (await offersOf(db, shop.priceColumn, masters, pieces)).slice(0, most);
  if (offers.length < fewest) return null;
  const texts = mailTexts(order.shopId);
  const { suggestions, language } = texts;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "Europe/Amsterdam" });
  return {
    heading: suggestions.heading,
    items: offers.map((offer) => suggestionOf(offer, order, texts, publicUrl)),
    notes: [fillText(suggestions.prices, { day: day.format(source.now()) }), suggestions.why],
    leave: {
      label: suggestions.leave,
      url: pageUrl(
        publicUrl,
        order.shopId,
        mailPaths.newsletterLeave,
        linkToken("newsletter-unsubscribe", subscriptionId, source.secret),
      ),
    },
  };
}

function suggestionOf(
  { master_key: masterKey, variant_id: variantId, cents, product, variant }: Offer,
  { shopId, currency }: StoredOrder,
  texts: MailTexts,
  publicUrl: string,
): MailSuggestion {
  const [image] = product.images;
  const name = textIn(product.name, texts);
  const title = textIn(variant.title, texts);
  const slug = `${slugify(textIn(product.masterTitle, texts))}-${masterKey}`;
  return {
    name,
    variant: name.startsWith(title) ? "" : title,
    price: formatMoney(cents, currency, texts.language),
    image: image ? { file: image.file, alt: textIn(image.description, texts) || name } : null,
    url: pageUrl(publicUrl, shopId, `${mailPaths.product}${slug}?variant=${variantId}`),
  };
}
