import { expect, test } from "vitest";

import type { ShopDocument } from "#upstreams/catalogue/documents.ts";
import type { StoredOrder } from "#upstreams/rpc/orders/read-order.ts";

import { orderConfirmation } from "./order-confirmation.ts";

const address = {
  firstName: "Sanne",
  lastName: "de Wit",
  gender: "FEMALE",
  companyName: undefined,
  street: "Voorbeeldstraat",
  houseNumber: "12",
  addition: "bis",
  zipCode: "8011 AB",
  city: "Zwolle",
  countryCode: "NL",
  phone: undefined,
} as const;

const order: StoredOrder = {
  orderId: "6f1f0f6e-0000-4000-8000-000000000001",
  orderNumber: "WL-7K3M-9QXD",
  shopId: 1001,
  basketId: "1",
  customerId: "1",
  email: "sanne@voorbeeld.nl",
  status: "paid",
  currency: "EUR",
  subtotalCents: 83_790,
  discountCents: 0,
  shippingCents: 1500,
  feeCents: 0,
  vatCents: 14_802,
  totalCents: 85_290,
  placedAt: new Date("2026-11-20T23:30:00Z"),
  expiresAt: new Date("2026-11-20T23:45:00Z"),
  settledAt: new Date("2026-11-20T23:31:00Z"),
  document: {
    customer: { firstName: "Sanne", lastName: "de Wit", isGuest: true },
    shippingAddress: address,
    billingAddress: { ...address, companyName: "Wit & Zonen", countryCode: "DE", zipCode: "10115", city: "Berlijn" },
    shippingOption: {
      key: "take_back",
      name: "Bezorgen en oud matras meenemen",
      priceCents: 1500,
      vatRate: 0.21,
      vatCents: 260,
    },
    fees: [],
    paymentMethod: { key: "ideal", name: "iDEAL | Wero" },
    packages: [
      { id: 1, carrierKey: "two_person", deliveryDate: { min: "2026-11-25", max: "2026-11-27" } },
      { id: 2, carrierKey: "parcel", deliveryDate: { min: "2026-12-01", max: "2026-12-01" } },
    ],
    vouchers: [],
    promotions: [],
    basketVersion: 4,
    paymentReturnUrl: "http://shop.test/betaling/terug",
  },
  items: [
    line("Matras Duinrust", 2, 39_900, "matras 01.webp"),
    { ...line("Handdoek <Texel> & co", 3, 1330, null), packageId: 2 },
  ],
  payment: { paymentId: "tr_1", method: "ideal", status: "paid", amountCents: 85_290, redirectUrl: null },
};

const shop: ShopDocument = {
  name: "Warmeland",
  contact: {
    companyName: "Warmeland B.V.",
    street: "Weverstraat 1",
    zipCode: "8011 AA",
    city: "Zwolle",
    country: "Nederland",
    email: "service@warmeland.example",
    phone: "038 000 00 00",
    phoneHours: "ma t/m vr",
    chamberOfCommerce: "1",
    vatNumber: "NL1",
  },
  returnDays: 100,
  shippingCents: { parcel: 0, two_person: 0 },
};

function line(name: string, quantity: number, unitCents: number, file: string | null): StoredOrder["items"][number] {
  return {
    itemKey: name,
    vatCents: 0,
    reductions: [],
    isGift: false,
    stockTaken: true,
    packageId: 1,
    name,
    variantTitle: "90 × 200 cm",
    articleNumber: "481",
    variantReferenceKey: "v",
    productId: 1,
    productReferenceKey: "p",
    masterKey: "03-1481",
    image: file ? { file, alt: "Matras", width: 4, height: 3, averageColour: null } : null,
    variantId: 1,
    quantity,
    unitCents,
    totalCents: unitCents * quantity,
    vatRate: 0.21,
  };
}

test("what was taken off delivery, and fees, stand between delivery and total", () => {
  const document = {
    ...order.document,
    deliveryReduction: { key: "autumn", name: "Korting op verzending", cents: 300 },
    fees: [
      { category: "service" as const, key: "service", name: "Servicekosten", cents: 121, vatRate: 0.21, vatCents: 21 },
    ],
  };
  const { text } = orderConfirmation(
    { ...order, shippingCents: 1200, feeCents: 121, totalCents: 85_111, document },
    shop,
    "https://shop.example",
  );
  expect(text.replaceAll("\u00a0", " ")).toContain(
    "Subtotaal: € 837,90\nVerzending: € 15,-\nKorting op verzending: −€ 3,-\nServicekosten: € 1,21\nTotaal: € 851,11",
  );
});

test("one delivery names its days alone, and says so when the customer asked for it", () => {
  const [first] = order.document.packages;
  const document = { ...order.document, packages: [first!], isTogether: true };
  const items = order.items.map((item) => Object.assign({}, item, { packageId: 1 }));
  const { text } = orderConfirmation({ ...order, document, items }, shop, "https://shop.example");
  expect(text).toContain(
    "U ontvangt alles in één keer, zoals u hebt gekozen.\nwoensdag 25 november 2026 tot en met vrijdag 27 november 2026\n",
  );
});

test("what sales, promotions and vouchers save stands with the VAT, and not at all when nothing does", () => {
  const reductions = [
    { category: "sale" as const, type: "relative" as const, cents: 4000 },
    { category: "voucher" as const, type: "relative" as const, cents: 1250 },
  ];
  const [first, ...others] = order.items;
  const { text, html } = orderConfirmation(
    { ...order, items: [{ ...first!, reductions }, ...others] },
    shop,
    "https://shop.example",
  );
  for (const form of [text, html]) expect(form.replaceAll("\u00a0", " ")).toContain("U bespaart € 52,50");
  expect(orderConfirmation(order, shop, "https://shop.example").text).not.toContain("U bespaart");
});

test("the confirmation says what was ordered, to the cent, and where it goes", () => {
  const mail = orderConfirmation(order, shop, "https://shop.example");
  expect(mail).toMatchObject({
    key: `order-confirmation.${order.orderId}`,
    to: { name: "Sanne de Wit", address: "sanne@voorbeeld.nl" },
    subject: "Uw bestelling WL-7K3M-9QXD bij Warmeland",
  });
  expect(mail.text.replaceAll("\u00a0", " ")).toBe(`Bedankt voor uw bestelling

Beste Sanne de Wit,
Wij hebben uw betaling ontvangen en gaan meteen met uw bestelling aan de slag.

Bestelnummer: WL-7K3M-9QXD
Besteldatum: zaterdag 21 november 2026
Betaalmethode: iDEAL | Wero

Bekijk uw bestelling:
https://shop.example/service/bestelling-volgen

Uw artikelen
- Matras Duinrust, 90 × 200 cm, Artikelnummer 481: 2 × € 399,- = € 798,-
- Handdoek <Texel> & co, 90 × 200 cm, Artikelnummer 481: 3 × € 13,30 = € 39,90

Subtotaal: € 837,90
Verzending: € 15,-
Totaal: € 852,90
Inclusief € 148,02 btw

Levering
Bezorgen en oud matras meenemen
woensdag 25 november 2026 tot en met vrijdag 27 november 2026: Matras Duinrust
dinsdag 1 december 2026: Handdoek <Texel> & co

Bezorgadres
Sanne de Wit
Voorbeeldstraat 12 bis
8011 AB Zwolle

Factuuradres
Wit & Zonen
Sanne de Wit
Voorbeeldstraat 12 bis
10115 Berlijn
Duitsland

Hebt u een vraag over uw bestelling? Bel ons op 038 000 00 00 (ma t/m vr) of mail naar service@warmeland.example. Houd uw bestelnummer bij de hand. U hebt 14 dagen bedenktijd: tot 14 dagen na ontvangst mag u uw bestelling herroepen, zonder reden op te geven. Daarnaast mag u alles 100 dagen proberen: zo lang na ontvangst retourneert u gratis.

Bestelling herroepen:
https://shop.example/service/herroepen

Warmeland B.V., Weverstraat 1, 8011 AA Zwolle. KvK 1, btw-nummer NL1.
`);
});

test("the formatted form escapes names and shows photos from the shop's address", () => {
  const { html } = orderConfirmation(order, shop, "https://shop.example");
  expect(html).toContain("Handdoek &#60;Texel&#62; &#38; co");
  expect(html).toContain('src="https://shop.example/images/matras%2001.webp?w=160"');
  expect(html).toContain("€\u00a0852,90");
  expect(html).not.toContain("<script");
});

test.each([
  ["a guest to the order look-up", true, "https://shop.example/service/bestelling-volgen"],
  ["a customer with an account to their orders", false, "https://shop.example/account/bestellingen"],
])("the confirmation leads %s, and both to withdrawing", (_, isGuest, url) => {
  const document = { ...order.document, customer: { ...order.document.customer, isGuest } };
  const { html, text } = orderConfirmation({ ...order, document }, shop, "https://shop.example");
  expect(text).toContain(`Bekijk uw bestelling:\n${url}\n`);
  expect(html).toMatch(new RegExp(`<a href="${url}"[^>]*>Bekijk uw bestelling</a>`));
  expect(html).toMatch(/<a href="https:\/\/shop\.example\/service\/herroepen"[^>]*>Bestelling herroepen<\/a>/);
});

test("a pay-later order does not say that it was paid", () => {
  const { text } = orderConfirmation({ ...order, status: "ordered" }, shop, "https://shop.example");
  expect(text).toContain("U betaalt later, via iDEAL | Wero.");
  expect(text).not.toContain("betaling ontvangen");
});

test("promotions, gifts and vouchers are named, and an order that costs nothing asks for no payment", () => {
  const [bed, towel] = order.items;
  const discounted: StoredOrder = {
    ...order,
    discountCents: 5000,
    items: [
      { ...bed!, totalCents: 74_800, reductions: [{ category: "voucher", type: "absolute", cents: 5000 }] },
      {
        ...towel!,
        unitCents: 0,
        totalCents: 0,
        isGift: true,
        reductions: [{ category: "promotion", type: "relative", cents: 3990, promotionId: "g" }],
      },
    ],
    document: {
      ...order.document,
      vouchers: [{ voucherId: "1", code: "SLAAP50", type: "absolute", value: 5000, discountCents: 5000 }],
      promotions: [{ id: "g", name: "Gratis handdoek", cents: 3990 }],
    },
  };
  const text = orderConfirmation(discounted, shop, "https://shop.example").text.replaceAll("\u00a0", " ");
  expect(text).toContain("Matras Duinrust, 90 × 200 cm, Artikelnummer 481: 2 × € 399,- = € 798,-");
  expect(text).toContain("Artikelnummer 481, Gratis handdoek: 3 × Gratis = Gratis");
  expect(text).toContain("Kortingscode SLAAP50: −€ 50,-");
  expect(orderConfirmation({ ...order, totalCents: 0 }, shop, "https://shop.example").text).toContain(
    "U hoeft niets te betalen.",
  );
});
