import {
  addPromotions,
  promotionLine,
  voucherLine,
} from "@warmeland/upstreams/src/commerce/promotions/testing/test-promotions.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { basketDocuments } from "#gateway/testing/basket-documents.ts";
import type { GraphqlClient } from "#gateway/testing/graphql-client.ts";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import { openShopper, type Shopper } from "#gateway/testing/shopper.ts";

let shop: OrderingShop;
let gateway: GraphqlClient;
let shopper: Shopper;
let cents: number;
let variantId: number;
let promoted: number;

beforeAll(async () => {
  shop = await createOrderingShop();
  const { db } = shop.database;
  const [one, two] = await db
    .selectFrom("variant")
    .innerJoin("stock", "stock.variant_id", "variant.variant_id")
    .innerJoin("product", "product.product_id", "variant.product_id")
    .innerJoin("variant_price", (join) =>
      join.onRef("variant_price.variant_id", "=", "variant.variant_id").on("price_column", "=", "nl"),
    )
    .select(["variant.variant_id as variantId", "product.reference_key as product", "with_tax_cents as cents"])
    .distinctOn("variant.product_id")
    .where("quantity", ">", 20)
    .where("with_tax_cents", ">", 3000)
    .orderBy("variant.product_id")
    .limit(2)
    .execute();
  ({ cents, variantId } = one!);
  promoted = two!.variantId;
  await addPromotions(
    db,
    promotionLine("less", {
      to: "2100-01-01",
      for: { products: [two!.product] },
      effect: { type: "automatic_discount", percent: 10 },
    }),
    promotionLine("readers", {
      to: "2100-01-01",
      priority: 5,
      code: "LEZERS20",
      for: { products: [two!.product] },
      minQuantity: 2,
      effect: { type: "automatic_discount", percent: 20 },
    }),
    voucherLine("TIEN"),
    voucherLine("VIJF", { discount: { cents: { nl: 500 } }, combinesWithVouchers: true }),
    voucherLine("TWEE", { discount: { cents: { nl: 200 } }, combinesWithVouchers: true }),
    voucherLine("VOORBIJ", { to: "2026-01-01" }),
    voucherLine("STRAKS", { from: "2099-01-01" }),
    voucherLine("GROOT", { minOrderCents: { nl: cents + 2500 } }),
    voucherLine("ANDER", { for: { products: [two!.product] } }),
    voucherLine("ZONDER-ACTIE", { for: { products: [two!.product] }, combinesWithPromotions: false }),
    voucherLine("EENMALIG", { limit: 1 }),
    voucherLine("EIGEN", { limitPerCustomer: 1 }),
    voucherLine("EERSTE", { firstOrderOnly: true }),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  // the limits of one visitor are not those of the next
  gateway = await shop.gateway();
  shopper = openShopper(gateway);
});

const voucher = "code name type value status because missing { cents } discount { cents }";
const promotion = "code name status because reduction { cents }";
const fields = `version codePromotions { ${promotion} } voucher { code } vouchers { ${voucher} } discount { cents } subtotal { cents } total { cents } basket { vouchers { code status } cost { withTax { cents } } }`;
const errors = `... on UserError { code message field } ... on InvalidInput { fields { field code message } } ... on VoucherMinimumNotReached { missing { cents } minimum { cents } } ... on TooManyAttempts { retryAfterSeconds } ... on CheckoutConflict { fresh: checkout { version } }`;
const redeemDocument = `mutation ($input: RedeemVoucherInput!) { result: redeemVoucher(input: $input) { __typename ... on RedeemVoucherPayload { checkout { ${fields} } } ${errors} } }`;
const removeDocument = `mutation ($input: RemoveVoucherInput!) { result: removeVoucher(input: $input) { __typename ... on RemoveVoucherPayload { checkout { ${fields} } } ... on UserError { code message field } } }`;

interface Result {
  result: {
    __typename: string;
    code: string;
    message: string;
    checkout: { version: number; total: { cents: number } };
  };
}

async function run(document: string, code: string) {
  const response = await shopper.send<Result>(document, { variables: { input: { code } } });
  expect(response.errors).toEqual([]);
  return response.data.result;
}

const redeem = (code: string) => run(redeemDocument, code);

test("a voucher lowers checkout and basket, once, and can be taken off again", async () => {
  await shopper.prepare(variantId);
  const discount = Math.round(cents / 10);
  const lowered = {
    voucher: { code: "TIEN" },
    vouchers: [
      {
        code: "TIEN",
        name: "Korting TIEN",
        type: "RELATIVE",
        value: 10,
        status: "APPLIED",
        missing: null,
        discount: { cents: discount },
      },
    ],
    subtotal: { cents },
    discount: { cents: discount },
    basket: { vouchers: [{ code: "TIEN", status: "APPLIED" }], cost: { withTax: { cents: cents - discount } } },
  };
  const first = await redeem(" ti en ");
  expect(first).toMatchObject({ __typename: "RedeemVoucherPayload", checkout: lowered });
  expect((await redeem("TIEN")).checkout).toMatchObject(lowered);
  expect((await run(removeDocument, "tien")).checkout).toMatchObject({
    voucher: null,
    vouchers: [],
    discount: { cents: 0 },
  });
  expect((await run(removeDocument, "tien")).__typename).toBe("RemoveVoucherPayload");
});

test("two that allow it go together", async () => {
  await shopper.prepare(variantId);
  await redeem("VIJF");
  expect((await redeem("TWEE")).checkout).toMatchObject({
    discount: { cents: 700 },
    vouchers: [{ code: "VIJF" }, { code: "TWEE" }],
  });
});

const euros = (amount: number) => `€\u00a0${(amount / 100).toFixed(2).replace(".", ",").replace(/,00$/, ",-")}`;

describe("a voucher is refused with a sentence of its own", () => {
  test.each([
    [
      "NOOIT",
      "VoucherNotFound",
      "VOUCHER_NOT_FOUND",
      "Deze kortingscode kennen wij niet. Controleer de letters en cijfers.",
    ],
    ["VOORBIJ", "VoucherExpired", "VOUCHER_EXPIRED", "Deze kortingscode is verlopen."],
    ["STRAKS", "VoucherExpired", "VOUCHER_NOT_VALID_YET", "Deze kortingscode is nog niet geldig."],
    [
      "ANDER",
      "VoucherWithoutItems",
      "VOUCHER_WITHOUT_ITEMS",
      "Deze kortingscode geldt niet voor de artikelen in uw winkelwagen.",
    ],
  ])("%s: %s", async (code, __typename, errorCode, message) => {
    await shopper.prepare(variantId);
    expect(await redeem(code)).toEqual({ __typename, code: errorCode, message, field: "code" });
  });

  test("below its minimum it says what is missing", async () => {
    await shopper.prepare(variantId);
    expect(await redeem("GROOT")).toMatchObject({
      __typename: "VoucherMinimumNotReached",
      missing: { cents: 2500 },
      minimum: { cents: cents + 2500 },
      message: `Deze kortingscode geldt vanaf ${euros(cents + 2500)}. U komt nog €\u00a025,- tekort.`,
    });
  });

  test("used by an order it is used up, for everybody or for this customer", async () => {
    for (const code of ["EENMALIG", "EIGEN"]) {
      await shopper.prepare(variantId);
      const { checkout } = await redeem(code);
      const { payment } = await shopper.run("placeOrder", {
        idempotencyKey: `voucher-${code}-0001`,
        checkoutVersion: checkout.version,
        acceptedTotalCents: checkout.total.cents,
      });
      const returnKey = await shop.pay(payment.redirectUrl ?? "", "paid");
      await shopper.run("settleReturn", { returnKey });
    }
    await shopper.prepare(variantId);
    expect(await redeem("EENMALIG")).toMatchObject({
      __typename: "VoucherUsedUp",
      code: "VOUCHER_USED_UP",
      message: "Deze kortingscode is al gebruikt en geldt niet nog een keer.",
    });
    expect(await redeem("EIGEN")).toMatchObject({
      code: "VOUCHER_USED_BY_CUSTOMER",
      message: "U hebt deze kortingscode al eerder gebruikt.",
    });
    expect(await redeem("EERSTE")).toMatchObject({
      __typename: "VoucherUsedUp",
      code: "VOUCHER_FOR_FIRST_ORDER",
      message: "Deze kortingscode geldt alleen voor uw eerste bestelling, en u hebt al een bestelling bij ons.",
    });
  });

  test("beside another voucher, and on what a promotion lowered, it says with what it does not go", async () => {
    await shopper.prepare(promoted);
    expect(await redeem("ZONDER-ACTIE")).toMatchObject({
      __typename: "VoucherNotCombinable",
      code: "VOUCHER_NOT_COMBINABLE_WITH_PROMOTIONS",
      message: "Deze kortingscode geldt niet voor artikelen waarop al een actie geldt.",
    });
    await redeem("VIJF");
    expect(await redeem("TIEN")).toMatchObject({
      code: "VOUCHER_NOT_COMBINABLE_WITH_VOUCHERS",
      message: "Deze kortingscode kan niet samen met een andere code. Verwijder eerst de andere.",
    });
  });

  test("too many guesses end the guessing, with how long", async () => {
    await shopper.prepare(variantId);
    for (let guess = 0; guess < 10; guess += 1) await redeem(`RAAD-${guess}`);
    expect(await redeem("VIJF")).toMatchObject({
      __typename: "TooManyAttempts",
      message: expect.stringMatching(/^Te veel pogingen\. Probeer het over \d+ min\. opnieuw\.$/) as string,
    });
  });

  test("nothing, too much and control characters are no codes", async () => {
    await shopper.prepare(variantId);
    expect(await redeem("  ")).toMatchObject({
      __typename: "InvalidInput",
      fields: [{ field: "code", code: "required", message: "Het veld Kortingscode is een verplicht veld." }],
    });
    expect(await redeem("x".repeat(61))).toMatchObject({ fields: [{ field: "code", code: "tooLong" }] });
    expect(await redeem("A\u0000B")).toMatchObject({
      __typename: "InvalidInput",
      fields: [{ field: "code", code: "invalid" }],
    });
  });
});

test("a voucher that no longer counts stays, and says why", async () => {
  await shopper.prepare(variantId, 2);
  expect((await redeem("GROOT")).__typename).toBe("RedeemVoucherPayload");
  const { data: read } = await shopper.send<{ basket: { items: { key: string }[] } }>("{ basket { items { key } } }");
  const less = `mutation ($input: UpdateBasketItemInput!) { updateBasketItem(input: $input) { __typename } }`;
  await shopper.send(less, { variables: { input: { itemKey: read.basket.items[0]!.key, quantity: 1 } } });
  const { data } = await shopper.send(`{ checkout { ${fields} } }`);
  expect(data).toMatchObject({
    checkout: {
      discount: { cents: 0 },
      vouchers: [
        {
          status: "BLOCKED",
          because: `Deze kortingscode geldt vanaf ${euros(cents + 2500)}. U komt nog €\u00a025,- tekort.`,
          missing: { cents: 2500 },
        },
      ],
    },
  });
});

test("without a session nothing is redeemed, without a basket there is nothing to redeem for", async () => {
  expect(await redeem("TIEN")).toMatchObject({ __typename: "NotSignedIn" });
});

test("the code of a promotion is redeemed as a voucher's is, says what it lacks, and can be taken off again", async () => {
  await shopper.prepare(promoted);
  const lacking = {
    code: "LEZERS20",
    name: "Actie readers",
    status: "BLOCKED",
    because: "Nog 1 artikel voor readers.",
  };
  expect((await redeem("lezers20")).checkout).toMatchObject({ vouchers: [], codePromotions: [lacking] });
  await shopper.send(basketDocuments.add, { variables: { input: { variantId: promoted } } });
  const { checkout } = await redeem("LEZERS20");
  expect(checkout).toMatchObject({
    codePromotions: [{ code: "LEZERS20", status: "APPLIED", because: expect.stringMatching(/^U bespaart /) }],
  });
  expect((await run(removeDocument, "LEZERS20")).checkout).toMatchObject({ codePromotions: [] });
  expect(await redeem("lezers20")).toMatchObject({ __typename: "RedeemVoucherPayload" });
});

test("the code of a promotion that nothing in the basket is for is refused as such", async () => {
  await shopper.prepare(variantId);
  expect(await redeem("LEZERS20")).toMatchObject({
    __typename: "VoucherWithoutItems",
    message: "Deze kortingscode geldt niet voor de artikelen in uw winkelwagen.",
  });
});
