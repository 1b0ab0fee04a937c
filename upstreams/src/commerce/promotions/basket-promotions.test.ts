import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { lines, TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";
import { addPromotions, promotionLine } from "./testing/test-promotions.ts";

let baskets: TestBaskets;

const gift = { promotionId: "gift", quantity: 1 };

beforeAll(async () => {
  baskets = await TestBaskets.create();
  await addPromotions(
    baskets.upstream.database.db,
    promotionLine("linen", { for: { products: ["sloop"] }, effect: { type: "automatic_discount", percent: 12.5 } }),
    promotionLine("gift", {
      for: { products: ["bed"] },
      minOrderCents: { nl: 60_000 },
      effect: { type: "gift", variants: ["sloop-sale", "bed-low"], most: 2 },
    }),
    promotionLine("readers", {
      priority: 1,
      code: "LEZERS20",
      for: { products: ["sloop"] },
      effect: { type: "automatic_discount", cents: { nl: 500 } },
    }),
    promotionLine("over", { to: "2026-02-01", effect: { type: "automatic_discount", percent: 50 } }),
  );
});

afterAll(() => baskets.close());

function states(basket: BasketResponse) {
  return Object.fromEntries(
    basket.promotions.map(({ promotionId, status, reason }) => [promotionId, [status, reason.code]]),
  );
}

function shortGift(active: boolean): string {
  return promotionLine("short", {
    active,
    priority: 5,
    for: { products: ["bed"] },
    effect: { type: "gift", variants: ["bed-low"] },
  });
}

function put(key: string, body: unknown, status = 200): Promise<BasketResponse> {
  return baskets.upstream.json("PUT", `/v1/baskets/${key}/promotions`, { body, status });
}

describe("an automatic discount", () => {
  it("lowers every piece, on top of a sale, and stands beside it", async () => {
    const basket = await baskets.add(baskets.newKey(), { variantId: baskets.variant("sloop-sale"), quantity: 2 });
    expect(basket.items[0]!.price.total).toMatchObject({
      withTax: 2616,
      appliedReductions: [
        { category: "sale", amount: { absoluteWithTax: 1000 } },
        { category: "promotion", type: "relative", promotionId: "linen", amount: { absoluteWithTax: 374 } },
      ],
    });
    expect(basket.cost).toMatchObject({
      withTax: 2616,
      appliedReductions: [
        { category: "sale", amount: { absoluteWithTax: 1000 } },
        { category: "promotion", amount: { absoluteWithTax: 374 } },
      ],
    });
    expect(basket.items[0]!.variant.price.withTax).toBe(1495);
    expect(states(basket)).toEqual({ linen: ["applied", "DISCOUNT_APPLIED"] });
  });

  it("gives way to a better one whose code was entered", async () => {
    const key = baskets.newKey();
    const variantId = baskets.variant("sloop-sale");
    const { items } = await baskets.add(key, { variantId, quantity: 1 });
    const tried = await baskets.upstream.json<BasketResponse>("POST", `/v1/baskets/${key}/promotion-code`, {
      body: { promotionCode: "lezers20" },
    });
    expect(tried.applicablePromotions).toMatchObject([{ itemId: items[0]!.key, promotion: { id: "readers" } }]);
    expect(tried).toMatchObject({ version: 1, cost: { withTax: 1308 } });
    const named = await put(key, [{ itemId: items[0]!.key, promotions: [{ id: "readers", code: "lezers20" }] }]);
    expect(named).toMatchObject({ cost: { withTax: 995 }, items: [{ promotionId: "readers" }] });
    expect(states(named)).toEqual({ readers: ["applied", "DISCOUNT_APPLIED"], linen: ["blocked", "OUTRANKED"] });
    const wrong = await baskets.change(key, items[0]!.key, {
      quantity: 1,
      promotionId: "readers",
      promotionCode: "MIS",
    });
    expect(states(wrong)).toEqual({ readers: ["blocked", "WRONG_CODE"], linen: ["applied", "DISCOUNT_APPLIED"] });
    expect(await baskets.change(key, items[0]!.key, { quantity: 1, promotionId: null })).toMatchObject({
      cost: { withTax: 1308 },
    });
    const unknown = await baskets.upstream.json<BasketResponse>("POST", `/v1/baskets/${key}/promotion-code`, {
      body: { promotionCode: "X" },
    });
    expect(unknown.applicablePromotions).toEqual([]);
  });
});

describe("a gift", () => {
  it("is taken when it is earned, and is gone with what earned it", async () => {
    const key = baskets.newKey();
    const bed = { variantId: baskets.variant("bed-1"), quantity: 1 };
    const sloop = { ...gift, variantId: baskets.variant("sloop-sale") };
    const before = await baskets.add(key, bed);
    expect(before.promotions).toMatchObject([
      { promotionId: "gift", status: "blocked", reason: { code: "MIN_ORDER_VALUE_NOT_REACHED" }, missingCents: 10_100 },
    ]);
    expect(await baskets.add(key, sloop, 412)).toMatchObject({ version: 1, refusals: [{ kind: "GiftNotEarned" }] });
    const main = before.items[0]!.key;
    const open = await baskets.change(key, main, { quantity: 2 });
    expect(open.promotions).toMatchObject([
      { reason: { code: "GIFT_TO_CHOOSE", gifts: 2 }, earnedGifts: 2, takenGifts: 0 },
    ]);
    const given = await baskets.add(key, { ...sloop, quantity: 3 }, 206);
    expect(given.cost.withTax).toBe(99_800);
    expect(given.items[1]).toMatchObject({ quantity: 2, price: { unit: { withTax: 0 }, total: { withTax: 0 } } });
    expect(states(given)).toMatchObject({ gift: ["applied", "GIFT_CHOSEN"] });
    const less = await baskets.change(key, main, { quantity: 1 });
    expect(lines(less)).toEqual([[bed.variantId, 1]]);
    expect(less.cost.withTax).toBe(49_900);
    expect((await baskets.get(key)).items).toHaveLength(1);
  });

  it("goes into an empty basket together with what earns it, and out of it too", async () => {
    const key = baskets.newKey();
    const items = [
      { ...gift, variantId: baskets.variant("bed-low") },
      { variantId: baskets.variant("bed-1"), quantity: 2 },
    ];
    const basket = await baskets.batch(key, { items });
    expect(basket.cost.withTax).toBe(99_800);
    const main = basket.items.find(({ promotionId }) => promotionId === undefined)!;
    expect(await baskets.upstream.json("DELETE", `/v1/baskets/${key}/items/${main.key}`)).toMatchObject({
      items: [],
      version: 2,
    });
  });

  it("lies beside the same article that is paid for, and never instead of it", async () => {
    const key = baskets.newKey();
    const variantId = baskets.variant("bed-low");
    const paid = await baskets.batch(key, {
      items: [
        { variantId: baskets.variant("bed-1"), quantity: 1 },
        { variantId, quantity: 2 },
      ],
    });
    const both = await baskets.add(key, { ...gift, variantId });
    expect(both.items.map(({ quantity, price }) => [quantity, price.total.withTax])).toEqual([
      [1, 49_900],
      [2, 20_002],
      [1, 0],
    ]);
    const paidKey = paid.items[1]!.key;
    expect(await put(key, [{ itemId: paidKey, promotions: [{ id: "gift" }] }], 412)).toMatchObject({ version: 2 });
    const [, , given] = both.items;
    const remaining = await put(key, [{ itemId: given!.key, promotions: [] }]);
    expect(remaining.cost.withTax).toBe(49_900 + 30_003);
  });

  it("survives a merge as far as it is earned there", async () => {
    const [guest, own] = [baskets.newKey(), baskets.newKey()];
    const items = [
      { variantId: baskets.variant("bed-1"), quantity: 2 },
      { ...gift, variantId: baskets.variant("sloop-sale") },
    ];
    await baskets.batch(guest, { items });
    await baskets.add(own, { variantId: baskets.variant("sloop-sale"), quantity: 1 });
    const merged = await baskets.merge(own, guest);
    expect(merged.items.map(({ quantity, price }) => [quantity, price.total.withTax])).toEqual([
      [2, 99_800],
      [1, 0],
      [1, 1308],
    ]);
    await baskets.batch(guest, { items: items.map((item) => Object.assign(item, { quantity: 2 })) });
    expect((await baskets.merge(own, guest, undefined, 206)).cost.withTax).toBe(1308 + 2 * 99_800);
  });

  it("of a promotion that is switched off is gone, not paid for", async () => {
    const { db } = baskets.upstream.database;
    await addPromotions(db, shortGift(true));
    const key = baskets.newKey();
    await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1 });
    const variantId = baskets.variant("bed-low");
    expect((await baskets.add(key, { variantId, quantity: 1, promotionId: "short" })).items).toHaveLength(2);
    await addPromotions(db, shortGift(false));
    expect(await baskets.get(key)).toMatchObject({ items: [{ quantity: 1 }], cost: { withTax: 49_900 } });
    expect((await baskets.change(key, (await baskets.get(key)).items[0]!.key, { quantity: 2 })).items).toHaveLength(1);
  });
});

it("a promotion that is named in vain gives nothing and says why", async () => {
  const key = baskets.newKey();
  const named = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 1, promotionId: "over" });
  expect(named.cost.withTax).toBe(49_900);
  expect(states(named)).toMatchObject({ over: ["blocked", "NOT_RUNNING"] });
  const body = { variantId: baskets.variant("bed-1"), quantity: 1, promotions: [{ id: "a" }, { id: "b" }] };
  expect((await baskets.upstream.call("POST", `/v1/baskets/${key}/items`, body)).status).toBe(400);
  await put(key, [{ itemId: "nobody", promotions: [] }], 404);
});
