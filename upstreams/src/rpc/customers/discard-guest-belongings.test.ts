import { afterAll, beforeAll, expect, test } from "vitest";

import { addCustomer, fill, linesOf, newKey, wish, wishesOf } from "../testing/merging-shop.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import { discardGuestBelongings } from "./discard-guest-belongings.ts";

const day = 24 * 3_600_000;
let shop: RpcTestShop;
let bed: number;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  bed = await shop.addVariant({ stock: 100 });
});
afterAll(() => shop.close());

function discard(): Promise<void> {
  return discardGuestBelongings(shop.upstream.services);
}

/** Belongings of a key that were changed last some days ago. */
async function belongings(daysAgo: number, keys: { basketKey: string; wishlistKey: string }): Promise<typeof keys> {
  await fill(shop.db, keys.basketKey, [[bed, 2]]);
  await wish(shop.db, keys.wishlistKey, [bed]);
  const changed_at = new Date(shop.now.getTime() - daysAgo * day);
  await shop.db.updateTable("basket").set({ changed_at }).where("basket_key", "=", keys.basketKey).execute();
  await shop.db.updateTable("wishlist").set({ changed_at }).where("wishlist_key", "=", keys.wishlistKey).execute();
  return keys;
}

const newKeys = () => ({ basketKey: newKey(), wishlistKey: newKey() });

async function held({ basketKey, wishlistKey }: { basketKey: string; wishlistKey: string }): Promise<[number, number]> {
  return [(await linesOf(shop.db, basketKey)).length, (await wishesOf(shop.db, wishlistKey)).length];
}

test("a visitor's basket and wishlist end 180 days after their last change, links to it too; a customer's stay", async () => {
  const young = await belongings(179, newKeys());
  const old = await belongings(181, newKeys());
  const customers = await belongings(1000, await addCustomer(shop.db));
  await shop.db
    .insertInto("wishlist_share")
    .columns(["token", "wishlist_id"])
    .expression((query) =>
      query
        .selectFrom("wishlist")
        .select((row) => [row.val("a-link").as("token"), "wishlist_id"])
        .where("wishlist_key", "=", old.wishlistKey),
    )
    .execute();
  await discard();
  expect([await held(young), await held(old), await held(customers)]).toEqual([
    [1, 1],
    [0, 0],
    [1, 1],
  ]);
  expect(
    await shop.db.selectFrom("basket").select("basket_id").where("basket_key", "=", old.basketKey).execute(),
  ).toEqual([]);
  expect(await shop.db.selectFrom("wishlist_share").select("token").execute()).toEqual([]);
  shop.wait(2 * day);
  await discard();
  expect([await held(young), await held(customers)]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test("more of them than are held at once go in one round", async () => {
  const changed_at = new Date(shop.now.getTime() - 200 * day);
  const rows = Array.from({ length: 1100 }, () => ({ basket_key: newKey(), shop_id: 1001, changed_at }));
  await shop.db.insertInto("basket").values(rows).execute();
  await discard();
  const left = await shop.db.selectFrom("basket").select("basket_id").where("changed_at", "=", changed_at).execute();
  expect(left).toEqual([]);
});

test("a basket stays while its payment is open; afterwards its order is all that is left", async () => {
  const buyer = await shop.prepare([[bed, 1]]);
  const placed = await shop.placeOrder(buyer);
  await shop.db
    .updateTable("basket")
    .set({ changed_at: new Date(shop.now.getTime() - 200 * day) })
    .where("basket_key", "=", buyer.basketKey)
    .execute();
  await discard();
  expect(await linesOf(shop.db, buyer.basketKey)).toEqual([[bed, 1]]);
  await shop.settle(await shop.choose(placed.body.payment.redirectUrl, "failed"));
  await shop.db
    .updateTable("basket")
    .set({ changed_at: new Date(shop.now.getTime() - 200 * day) })
    .where("basket_key", "=", buyer.basketKey)
    .execute();
  await discard();
  const rows = await shop.db
    .selectFrom("basket as b")
    .leftJoin("basket_item as i", "i.basket_id", "b.basket_id")
    .leftJoin("checkout as c", "c.basket_id", "b.basket_id")
    .select(["b.state", "i.item_key", "c.shipping_address"])
    .where("basket_key", "=", buyer.basketKey)
    .execute();
  expect(rows).toEqual([{ state: "closed", item_key: null, shipping_address: null }]);
  expect((await shop.call("getCheckout", { basketKey: buyer.basketKey }, buyer)).body.code).toBe("basket-not-found");
  const order = await shop.call("getOrder", { id: placed.body.orderId }, buyer);
  expect(order.status).toBe(200);
});
