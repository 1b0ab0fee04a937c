import type { PostalAddress } from "@warmeland/schema/rules/account/address.ts";
import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";
import { shopById } from "@warmeland/schema/rules/shops.ts";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder, StoredOrderItem } from "#upstreams/rpc/orders/read-order.ts";

import { fillText } from "./fill-text.ts";
import type { MailLink } from "./mail-button.ts";
import { mailPaths } from "./texts/mail-paths.ts";
import { mailTexts, type MailTexts } from "./texts/mail-texts.ts";
import { pageUrl } from "./page-url.ts";
import type { OrderSuggestions } from "./suggestions/order-suggestions.ts";

export interface ConfirmationLine {
  name: string;
  /** Variant and article number. */
  details: string[];
  quantity: string;
  total: string;
  image: { file: string; alt: string } | null;
}

/** All that a confirmation says, formatted; the two forms of the mail only arrange it. */
export interface ConfirmationContent {
  texts: MailTexts["confirmation"];
  language: string;
  shopName: string;
  title: string;
  greeting: string;
  intro: string;
  facts: [label: string, value: string][];
  lines: ConfirmationLine[];
  totals: [label: string, value: string][];
  /** Stand under the total. */
  notes: string[];
  deliveries: string[];
  addresses: [label: string, lines: string[]][];
  /** Where the order is shown, and where it can be withdrawn from (docs/rules.md#withdrawal, docs/rules.md#return-from-payment). */
  follow: MailLink;
  withdraw: MailLink;
  help: string;
  legal: string;
  /** What goes with the order; null for who did not ask for it. */
  suggestions: OrderSuggestions | null;
}

/** Formats an order for its confirmation, in the language of its shop; links lead below `publicUrl`. */
export function confirmationContent(
  order: StoredOrder,
  shop: ShopDocument,
  publicUrl: string,
  suggestions: OrderSuggestions | null,
): ConfirmationContent {
  const { confirmation: texts, countries, language } = mailTexts(order.shopId);
  const { document } = order;
  const savedCents = order.items.flatMap(({ reductions }) => reductions).reduce((sum, { cents }) => sum + cents, 0);
  const country = shopById(order.shopId)?.country;
  const money = (cents: number): string => formatMoney(cents, order.currency, language);
  const day = (value: Date | string, timeZone: string): string =>
    new Intl.DateTimeFormat(language, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
      timeZone,
    }).format(new Date(value));
  return {
    texts,
    language,
    shopName: shop.name,
    title: fillText(texts.subject, { number: order.orderNumber, shop: shop.name }),
    greeting: fillText(texts.greeting, { name: `${document.customer.firstName} ${document.customer.lastName}` }),
    intro: introOf(order, texts),
    facts: [
      [texts.number, order.orderNumber],
      [texts.date, day(order.placedAt, "Europe/Amsterdam")],
      [texts.payment, document.paymentMethod.name],
    ],
    lines: order.items.map((item) => lineOf(item, document.promotions, texts, money)),
    totals: [
      [texts.subtotal, money(order.subtotalCents)],
      ...document.vouchers.map(({ code, discountCents }): [string, string] => [
        fillText(texts.voucher, { code }),
        `−${money(discountCents)}`,
      ]),
      [
        texts.shipping,
        document.shippingOption.priceCents === 0 ? texts.free : money(document.shippingOption.priceCents),
      ],
      ...(document.deliveryReduction
        ? [[document.deliveryReduction.name, `−${money(document.deliveryReduction.cents)}`] satisfies [string, string]]
        : []),
      ...document.fees.map(({ name, cents }): [string, string] => [name, money(cents)]),
      [texts.total, money(order.totalCents)],
    ],
    notes: [
      fillText(texts.vat, { amount: money(order.vatCents) }),
      ...(savedCents > 0 ? [fillText(texts.saved, { amount: money(savedCents) })] : []),
    ],
    deliveries: [
      document.shippingOption.name,
      ...(document.isTogether ? [texts.together] : []),
      ...shipments(order, texts, (date) => day(date, "UTC")),
    ],
    addresses: [
      [texts.shippingAddress, addressLines(document.shippingAddress, country, countries)],
      [texts.billingAddress, addressLines(document.billingAddress, country, countries)],
    ],
    follow: {
      label: texts.follow,
      url: pageUrl(
        publicUrl,
        order.shopId,
        document.customer.isGuest ? mailPaths.orderLookUp : mailPaths.accountOrders,
      ),
    },
    withdraw: { label: texts.withdraw, url: pageUrl(publicUrl, order.shopId, mailPaths.withdraw) },
    help: `${fillText(texts.help, { phone: shop.contact.phone, hours: shop.contact.phoneHours, email: shop.contact.email })} ${fillText(texts.withdrawal, { days: String(shop.returnDays) })}`,
    legal: fillText(texts.legal, {
      company: shop.contact.companyName,
      street: shop.contact.street,
      zipCode: shop.contact.zipCode,
      city: shop.contact.city,
      chamberOfCommerce: shop.contact.chamberOfCommerce,
      vatNumber: shop.contact.vatNumber,
    }),
    suggestions,
  };
}

function introOf({ status, totalCents, document }: StoredOrder, texts: MailTexts["confirmation"]): string {
  if (totalCents === 0) return texts.nothingToPay;
  return status === "ordered" ? fillText(texts.authorized, { method: document.paymentMethod.name }) : texts.paid;
}

// vouchers stand below the lines, so a line says what it cost without them
function lineOf(
  item: StoredOrderItem,
  promotions: StoredOrder["document"]["promotions"],
  texts: MailTexts["confirmation"],
  money: (cents: number) => string,
): ConfirmationLine {
  const totalCents = item.reductions.reduce(
    (sum, { category, cents }) => sum + (category === "voucher" ? cents : 0),
    item.totalCents,
  );
  const applied = promotions.filter(({ id }) => item.reductions.some(({ promotionId }) => promotionId === id));
  const article = fillText(texts.article, { number: item.articleNumber });
  return {
    name: item.name,
    details: [item.variantTitle, article, ...applied.map(({ name }) => name)].filter(Boolean),
    quantity: fillText(texts.quantity, {
      quantity: String(item.quantity),
      unit: item.isGift ? texts.free : money(item.unitCents),
    }),
    total: item.isGift ? texts.free : money(totalCents),
    image: item.image,
  };
}

/** When each package comes; of several, with what is in it. */
function shipments(
  { document: { packages }, items }: StoredOrder,
  texts: MailTexts["confirmation"],
  day: (date: string) => string,
): string[] {
  return packages.map(({ id, deliveryDate: { min, max } }) => {
    const days = min === max ? day(min) : fillText(texts.deliveryBetween, { from: day(min), to: day(max) });
    const names = new Set(items.filter(({ packageId }) => packageId === id).map(({ name }) => name));
    return packages.length === 1 ? days : fillText(texts.shipment, { days, names: [...names].join(", ") });
  });
}

function addressLines(
  address: PostalAddress,
  homeCountry: string | undefined,
  countries: MailTexts["countries"],
): string[] {
  const house = [address.houseNumber, address.addition].filter(Boolean).join(" ");
  return [
    address.companyName ?? "",
    `${address.firstName} ${address.lastName}`,
    `${address.street} ${house}`,
    `${address.zipCode} ${address.city}`,
    address.countryCode === homeCountry ? "" : countries[address.countryCode],
  ].filter(Boolean);
}
