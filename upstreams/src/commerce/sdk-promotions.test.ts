import type { StorefrontAPIClient } from "@scayle/storefront-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { addPromotions, promotionLine } from "./promotions/testing/test-promotions.ts";
import { conformanceSeed } from "./testing/conformance-seed.ts";
import { sdkClient } from "./testing/sdk-client.ts";
import { createTestUpstream, type TestUpstream } from "./testing/test-upstream.ts";

let upstream: TestUpstream;
let sdk: StorefrontAPIClient;

const withPromotions = { with: { items: { promotion: true }, applicablePromotions: true } };

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed);
  sdk = sdkClient(upstream.handle);
  await addPromotions(
    upstream.database.db,
    promotionLine("second", { priority: 20, effect: { type: "automatic_discount", percent: 5 } }),
    promotionLine("first", {
      priority: 10,
      minOrderCents: { nl: 10_000_000 },
      terms: { nl: "Zolang de voorraad strekt." },
      effect: { type: "automatic_discount", percent: 50 },
    }),
    promotionLine("later", { from: "2026-12-01", effect: { type: "cheapest", of: 3 } }),
    promotionLine("gift", { priority: 30, effect: { type: "gift", variants: ["A140"], most: 1 } }),
    promotionLine("secret", { code: "GEHEIM", effect: { type: "automatic_discount", cents: { nl: 100 } } }),
    promotionLine("german", { shops: ["de-DE"], effect: { type: "automatic_discount", percent: 5 } }),
    promotionLine("off", { active: false, effect: { type: "automatic_discount", percent: 5 } }),
  );
});

afterAll(() => upstream.close());

const variant = (key: string) => upstream.ids.variants.get(key) ?? 0;

describe("promotions", () => {
  it("are listed by page, the one that wins first", async () => {
    const { entities, pagination } = await sdk.promotions.get({ pagination: { page: 1, perPage: 3 } });
    expect(entities.map(({ id }) => id)).toEqual(["first", "later", "second"]);
    expect(pagination).toMatchObject({ current: 3, total: 4, page: 1, last: 2 });
    expect(entities[0]).toEqual({
      id: "first",
      name: "Actie first",
      displayName: "first",
      schedule: { from: "2026-01-01T00:00:00.000Z", to: "2027-01-01T00:00:00.000Z" },
      isActive: true,
      priority: 10,
      effect: { type: "automatic_discount", additionalData: { type: "relative", value: 50 } },
      conditions: [{ level: "global", key: "min-order-value", condition: "payload.totals.withTax >= 10000000" }],
      customData: {
        product: { badgeLabel: "first" },
        terms: "Zolang de voorraad strekt.",
        needsCode: false,
        minOrderValue: 10_000_000,
      },
    });
  });

  it("are listed by moment and by id, and the code of one is never shown", async () => {
    const now = await sdk.promotions.get({ activeAt: "2026-11-20T12:00:00Z" as never });
    expect(now.entities.map(({ id }) => id)).toEqual(["first", "second", "gift"]);
    expect(now.entities.at(-1)).toMatchObject({
      effect: {
        type: "buy_x_get_y",
        additionalData: { variantIds: [variant("A140")], applicableItemSelectionType: "variant_ids" },
      },
      customData: { giftConditions: { minQuantity: 1 } },
    });
    const named = await sdk.promotions.getByIds(["secret", "gift", "german", "off", "nobody"]);
    expect(named.entities.map(({ id }) => id)).toEqual(["secret", "gift"]);
    expect(JSON.stringify(named)).not.toContain("GEHEIM");
    expect((await upstream.call("GET", "/v1/promotions?activeAt=yesterday")).status).toBe(400);
  });
});

describe("the basket's promotions", () => {
  const key = "sdk-promotion-basket-000001";

  it("are named, changed and tried by the SDK", async () => {
    const added = await sdk.basket.addItem(key, variant("A140"), 1, {
      promotions: [{ id: "first" }],
      ...withPromotions,
    });
    expect(added).toMatchObject({ type: "success", statusCode: 201 });
    const item = added.basket.items[0]!;
    const applied = { id: "second", isValid: true, failedConditions: [] };
    expect(item).toMatchObject({ promotionId: "second", promotion: applied, promotions: [applied] });
    expect(added.basket.applicablePromotions?.map(({ itemId, promotion }) => [itemId, promotion.id])).toEqual([
      [item.key, "first"],
      [item.key, "second"],
      [item.key, "gift"],
    ]);

    const applicable = await sdk.basket.getApplicablePromotionsByCode(key, "GEHEIM");
    expect(applicable).toMatchObject({
      basket: { applicablePromotions: [{ itemId: item.key, promotion: { id: "secret" } }] },
    });
    const named = await sdk.basket.bulkUpdatePromotions(key, {
      items: [{ itemId: item.key, promotions: [{ id: "secret", code: "GEHEIM" }] }],
    });
    expect(named).toMatchObject({ type: "success", basket: { items: [{ promotionId: "secret" }] } });
    const updated = await sdk.basket.updateItem(key, item.key, 1, { promotions: [] });
    expect(updated).toMatchObject({ type: "success", basket: { items: [{ promotionId: "second" }] } });
  });

  it("say which condition a named one fails, when they are asked for", async () => {
    const plain = await sdk.basket.get(key);
    expect(plain.basket.items[0]).not.toHaveProperty("promotion");
    expect(plain.basket).not.toHaveProperty("applicablePromotions");
    const other = "sdk-promotion-basket-000002";
    await upstream.database.db
      .updateTable("promotion")
      .set({ is_active: false })
      .where("promotion_key", "in", ["second"])
      .execute();
    await addPromotions(upstream.database.db);
    await sdk.basket.addItem(other, variant("A140"), 1, { promotionId: "first" });
    const { basket } = await sdk.basket.get(other, withPromotions);
    expect(basket.items).toMatchObject([
      {
        promotionId: "first",
        promotion: { id: "first", isValid: false, failedConditions: [{ key: "min-order-value", level: "global" }] },
      },
    ]);
    expect(basket.applicablePromotions?.map(({ promotion }) => promotion.id)).toEqual(["first", "gift"]);
  });
});
