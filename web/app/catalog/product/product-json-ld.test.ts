import { defaultShop, shopByCode } from "@warmeland/schema/rules/shops.ts";
import { expect, test } from "vitest";
import { productJsonLd } from "./product-json-ld.ts";

const site = { origin: "https://shop.example", shop: defaultShop };
const shop = { name: "Warmeland", country: "NL", returnDays: 100, freeShipping: true };
const variant = (variantId: number, status: "IN_STOCK" | "LOW" | "MADE_TO_ORDER" | "SOLD_OUT", cents: number) => ({
  node: {
    variantId,
    articleNumber: `A-${variantId}`,
    title: `${variantId} cm`,
    sellable: status !== "SOLD_OUT",
    stock: { status },
    price: { withTax: { cents, currency: "EUR" } },
  },
});
const product = {
  name: "Matras Proef",
  slug: "matras-proef-03-0001",
  masterKey: "03-0001",
  description: "Een matras.",
  brand: { name: "Duinhof" },
  color: { values: [{ label: "zand" }] },
  rating: { score: 4.6, count: 312 },
  images: [{ url: "/images/a.webp" }, { url: "https://photos.example/b.webp" }],
  variants: {
    edges: [
      variant(1, "IN_STOCK", 39_900),
      variant(2, "LOW", 1295),
      variant(3, "MADE_TO_ORDER", 5),
      variant(4, "SOLD_OUT", 100),
    ],
  },
};
type Offers = { offers: Record<string, unknown>[] };

test("a product, its rating, and an offer for each variant with its price, state and terms", () => {
  const facts = productJsonLd(site, shop, product);
  expect(facts).toMatchObject({
    "@type": "Product",
    name: "Matras Proef",
    sku: "03-0001",
    color: "zand",
    brand: { "@type": "Brand", name: "Duinhof" },
    image: ["https://shop.example/images/a.webp", "https://photos.example/b.webp"],
    aggregateRating: { "@type": "AggregateRating", ratingValue: 4.6, reviewCount: 312, bestRating: 5, worstRating: 1 },
  });
  const { offers } = facts as Offers;
  expect(offers.map(({ price, availability, url }) => [price, availability, url])).toEqual([
    ["399.00", "https://schema.org/InStock", "https://shop.example/p/matras-proef-03-0001?variant=1"],
    ["12.95", "https://schema.org/LimitedAvailability", "https://shop.example/p/matras-proef-03-0001?variant=2"],
    ["0.05", "https://schema.org/MadeToOrder", "https://shop.example/p/matras-proef-03-0001?variant=3"],
    ["1.00", "https://schema.org/OutOfStock", "https://shop.example/p/matras-proef-03-0001?variant=4"],
  ]);
  expect(offers[0]).toMatchObject({
    priceCurrency: "EUR",
    seller: { name: "Warmeland" },
    hasMerchantReturnPolicy: { "@type": "MerchantReturnPolicy", merchantReturnDays: 100, applicableCountry: "NL" },
    shippingDetails: { shippingRate: { value: 0, currency: "EUR" }, shippingDestination: { addressCountry: "NL" } },
  });
});

test("what all offers share is written once and referred to", () => {
  const { offers } = productJsonLd(site, shop, product) as Offers;
  const ids = new Set(offers.map((offer) => (offer["hasMerchantReturnPolicy"] as { "@id": string })["@id"]));
  expect(ids.size).toBe(1);
  expect(offers[1]?.["hasMerchantReturnPolicy"]).toEqual({ "@id": [...ids][0] });
});

test("nothing is said that is not so: no rating without reviews, no terms the shop does not have", () => {
  const facts = productJsonLd(
    site,
    { ...shop, returnDays: 0, freeShipping: false },
    { ...product, rating: { score: 0, count: 0 }, color: null },
  );
  expect(Object.keys(facts)).not.toContain("aggregateRating");
  expect(Object.keys(facts)).not.toContain("color");
  expect(Object.keys((facts as Offers).offers[0]!)).not.toEqual(expect.arrayContaining(["hasMerchantReturnPolicy"]));
  expect(JSON.stringify(facts)).not.toContain("OfferShippingDetails");
});

test("in a shop below a prefix pages are named below it, and pictures as everywhere", () => {
  const belgian = { ...site, shop: shopByCode("be-nl")! };
  const { url, offers, image } = productJsonLd(belgian, shop, product) as Offers & { url: string; image: string[] };
  expect(url).toBe("https://shop.example/be-nl/p/matras-proef-03-0001");
  expect(offers[0]?.["url"]).toBe(`${url}?variant=1`);
  expect(image[0]).toBe("https://shop.example/images/a.webp");
});
