import type { AdvancedAttribute, AttributeGroup, Product, Variant } from "@scayle/storefront-api";
import { shopByCode } from "@warmeland/schema/rules/shops.ts";
import { describe, expect, test } from "vitest";
import { badgesOf } from "#gateway/catalog/badge.ts";
import { deliveryTimeOf } from "./delivery-time.ts";
import { imageOf } from "#gateway/catalog/image.ts";
import { levyOf } from "#gateway/catalog/levy.ts";
import { reductionPercent } from "#gateway/catalog/price.ts";
import { productPriceOf } from "./product-price.ts";
import { ratingOf } from "#gateway/catalog/rating.ts";
import { wholePercent } from "#gateway/catalog/reduction.ts";
import { stockStatus } from "#gateway/catalog/stock.ts";

const attribute = (key: string, value: string): [string, AttributeGroup] => [
  key,
  { id: 1, key, label: key, type: "", multiSelect: false, values: { id: 1, label: value, value } },
];
const table = (key: string, rows: (string | number)[][]): [string, AdvancedAttribute] => [
  key,
  {
    id: null,
    key,
    label: "",
    type: "",
    values: [{ fieldSet: rows.map((cells) => cells.map((value) => ({ value }))), groupSet: [] }],
  },
];
const price = (withTax: number, absoluteWithTax = 0) => ({
  withTax,
  appliedReductions:
    absoluteWithTax > 0
      ? [
          {
            category: "sale",
            type: "relative",
            amount: { relative: absoluteWithTax / (withTax + absoluteWithTax), absoluteWithTax },
          },
        ]
      : [],
});

// what a test leaves out, the function under test must not look at
const product = (parts: object): Product =>
  ({ id: 1, isSoldOut: false, isNew: false, isActive: true, images: [], ...parts }) as unknown as Product;
const variant = (parts: object): Variant => ({ id: 1, ...parts }) as unknown as Variant;

const variantAt = (withTax: number, quantity: number) =>
  variant({ price: price(withTax), stock: { quantity, isSellableWithoutStock: false } });

const withLevies = (rows: (string | number)[][]) =>
  variant({ advancedAttributes: Object.fromEntries([table("variantPriceEcoTax", rows)]) });

const withTimes = (min: string, max: string, unit: string) =>
  variant({
    advancedAttributes: Object.fromEntries([
      table("variantMinDeliveryTime", [[min]]),
      table("variantMaxDeliveryTime", [[max]]),
      table("variantUnitDeliveryTime", [[unit]]),
    ]),
  });

describe("badges", () => {
  test("stand in the shop's order, with the colours of the design", () => {
    const everything = product({
      isSoldOut: true,
      isNew: true,
      priceRange: { min: price(40_000, 10_000), max: price(60_000) },
      attributes: Object.fromEntries(
        ["metalFree", "allergySuitable", "productFilterMadeInGermany", "vegan", "topReview", "bestseller"].map((key) =>
          attribute(key, "true"),
        ),
      ),
      advancedAttributes: Object.fromEntries([table("badgeBasis", [["vegan", "certified"]])]),
    });
    expect(badgesOf(everything).map(({ key, color }) => `${key} ${color}`)).toEqual([
      "soldOut BASIC",
      "sale SALE",
      "new BASIC",
      "bestseller TEASER",
      "topReview TEASER",
      "vegan BASIC",
      "madeInGermany BASIC",
      "allergySuitable BASIC",
      "metalFree BASIC",
    ]);
    expect(badgesOf(everything).find(({ key }) => key === "sale")?.percent).toBe(20);
    expect(badgesOf(everything).find(({ key }) => key === "vegan")?.basis).toBe("certified");
  });

  test("are missing for what is not so", () => {
    expect(
      badgesOf(
        product({
          priceRange: { min: price(40_000), max: price(40_000) },
          attributes: Object.fromEntries([attribute("vegan", "false")]),
        }),
      ),
    ).toEqual([]);
  });
});

test.each([
  [0.29, 29],
  [0.2999, 29],
  [0.57, 57],
  [1, 100],
  [0.009, 0],
])("%d is %i percent, rounded down", (fraction, percent) => {
  expect(wholePercent(fraction)).toBe(percent);
});

test("a reduction below one percent is not announced in percent", () => {
  expect(reductionPercent(price(99_900, 100) as never)).toBeNull();
});

describe("the price of a product", () => {
  test("is its range's lowest, with `from` when variants differ", () => {
    expect(productPriceOf(product({ priceRange: { min: price(100), max: price(200) } }))).toMatchObject({
      startingFrom: true,
      current: { price: { withTax: 100 } },
    });
    expect(productPriceOf(product({ priceRange: { min: price(100), max: price(100) } })).startingFrom).toBe(false);
  });

  test("without a range is that of the cheapest variant that can be bought", () => {
    expect(
      productPriceOf(product({ variants: [variantAt(100, 0), variantAt(150, 2), variantAt(200, 9)] })),
    ).toMatchObject({
      startingFrom: true,
      current: { price: { withTax: 150 } },
    });
    expect(productPriceOf(product({ variants: [variantAt(300, 0), variantAt(250, 0)] })).current.price.withTax).toBe(
      250,
    );
    expect(() => productPriceOf(product({}))).toThrow("no price");
  });
});

describe("levies", () => {
  test.each([
    ["nl-NL", [["nl", "mattress", 350]], 350],
    ["nl-NL", [["nl", "10005", 120]], null],
    [
      "be-nl",
      [
        ["be", "10006", 120],
        ["be", "10007", 30],
        ["fr", "10005", 999],
      ],
      150,
    ],
    ["fr-FR", [["fr", "10005", 0]], null],
    ["fr-FR", [["fr", "99999", 500]], null],
    ["de-DE", [["de", "10005", 500]], null],
    ["be-fr", [["be", "mattress", 500]], null],
  ])("%s with %j is %s", (code, rows, cents) => {
    expect(levyOf(withLevies(rows), shopByCode(code)!)?.amount.cents ?? null).toBe(cents);
  });
});

test.each([
  [5, false, "IN_STOCK"],
  [4, false, "LOW"],
  [1, false, "LOW"],
  [1, true, "IN_STOCK"],
  [0, true, "MADE_TO_ORDER"],
  [0, false, "SOLD_OUT"],
])("%i pieces (sellable without stock: %s) are %s", (quantity, isSellableWithoutStock, status) => {
  expect(stockStatus({ quantity, isSellableWithoutStock } as never)).toBe(status);
});

describe("delivery times", () => {
  test("carry the product's way of delivery", () => {
    expect(
      deliveryTimeOf(
        withTimes("2", "3", "week"),
        product({ attributes: Object.fromEntries([attribute("shippingType", "two_person")]) }),
      ),
    ).toEqual({ min: 2, max: 3, unit: "WEEK", kind: "TWO_PERSON" });
    expect(deliveryTimeOf(withTimes("1", "1", "day"), product({}))).toMatchObject({ kind: "PARCEL" });
  });
  test.each([
    ["", "", ""],
    ["1", "x", "day"],
    ["1", "2", "fortnight"],
    ["1", "0", "day"],
  ])("%s to %s %s is unknown", (min, max, unit) => {
    expect(deliveryTimeOf(withTimes(min, max, unit), product({}))).toBeNull();
  });
});

test("a photo of a foreign commerce has a usual size, the product's name, and no colour that is none", () => {
  expect(
    imageOf(
      { hash: "abc", name: "x", attributes: Object.fromEntries([attribute("imageAverageColour", "red; x")]) },
      "Matras",
    ),
  ).toEqual({
    url: "/images/abc",
    alt: "Matras",
    width: 1600,
    height: 1200,
    averageColor: null,
    kind: "PACKSHOT",
  });
});

test("a score without reviews is none", () => {
  expect(
    ratingOf(
      product({
        attributes: Object.fromEntries([attribute("masterReviewsCount", "0"), attribute("masterReviewsScore", "4.5")]),
      }),
    ),
  ).toEqual({ score: 0, count: 0 });
  expect(
    ratingOf(
      product({
        attributes: Object.fromEntries([attribute("masterReviewsCount", "12"), attribute("masterReviewsScore", "4.5")]),
      }),
    ),
  ).toEqual({ score: 4.5, count: 12 });
});
