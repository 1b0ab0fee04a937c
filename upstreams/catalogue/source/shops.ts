import type { ShopLine } from "#upstreams/catalogue/lines/shop-line.ts";

const dutch: ShopLine["contact"] = {
  companyName: "Warmeland B.V.",
  street: "Dekenkade 1",
  zipCode: "3812 ZW",
  city: "Amersfoort",
  country: "Nederland",
  email: "klantenservice@warmeland.example",
  phone: "088 000 10 00",
  phoneHours: "maandag tot en met vrijdag van 9 tot 18 uur",
  chamberOfCommerce: "00000000",
  vatNumber: "NL000000000B00",
};

const german = { country: "Niederlande", phone: "+31 88 000 10 10", phoneHours: "Montag bis Freitag von 9 bis 18 Uhr" };
const french = { country: "Pays-Bas", phone: "+31 88 000 10 20", phoneHours: "du lundi au vendredi de 9 h à 18 h" };

const shop = (
  shopId: number,
  locale: string,
  postage: { parcel: number; two_person: number },
  contact: Partial<ShopLine["contact"]>,
  deliveryDays?: ShopLine["deliveryDays"],
): ShopLine => ({
  type: "shop",
  shopId,
  locale,
  name: "Warmeland",
  contact: { ...dutch, ...contact },
  returnDays: 100,
  shippingCents: postage,
  ...(deliveryDays && { deliveryDays }),
  stories: "built-in",
  // the others follow when their pages have addresses
  open: locale === "nl-NL",
});

const free = { parcel: 0, two_person: 0 };

/** Two vans on weekdays, one on Saturdays, twelve addresses each. */
const vans = { monday: 24, tuesday: 24, wednesday: 24, thursday: 24, friday: 24, saturday: 12 };

/** Who sells in each of the shops of schema/rules/shops.ts: one company in Amersfoort, reached in the shop's language. */
export const shopLines: ShopLine[] = [
  shop(1001, "nl-NL", free, {}, vans),
  shop(1002, "be-nl", free, { email: "belgie@warmeland.example", phone: "+31 88 000 10 00" }),
  shop(1003, "be-fr", free, { ...french, email: "belgique@warmeland.example" }),
  shop(1004, "de-DE", free, { ...german, email: "kundendienst@warmeland.example" }),
  shop(1005, "at-DE", { parcel: 495, two_person: 2900 }, { ...german, email: "oesterreich@warmeland.example" }),
  shop(1006, "ch-de", { parcel: 995, two_person: 4900 }, { ...german, email: "schweiz@warmeland.example" }),
  shop(1007, "ch-fr", { parcel: 995, two_person: 4900 }, { ...french, email: "suisse@warmeland.example" }),
  shop(1008, "fr-FR", { parcel: 495, two_person: 2900 }, { ...french, email: "france@warmeland.example" }),
];
