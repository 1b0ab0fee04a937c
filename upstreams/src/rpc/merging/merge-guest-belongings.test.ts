import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  addCustomer,
  fill,
  linesOf,
  newKey,
  signInWith,
  wish,
  wishesOf,
  type TestCustomer,
} from "../testing/merging-shop.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";
import type { WireLogin } from "../wire-account.ts";
import type { WireCheckout } from "../wire-checkout.ts";

let shop: RpcTestShop;
let variants: number[];
let customer: TestCustomer;
let guest: { basketKey: string; wishlistKey: string };

beforeAll(async () => {
  shop = await RpcTestShop.open({ databasePool: 25 });
  variants = [];
  for (let count = 0; count < 4; count += 1) variants.push(await shop.addVariant({ stock: count === 3 ? 0 : 50 }));
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await addCustomer(shop.db);
  guest = { basketKey: newKey(), wishlistKey: newKey() };
});

const variant = (index: number): number => variants[index]!;

describe("signing in", () => {
  test("brings both baskets and wishlists together once: nothing lost, nothing doubled", async () => {
    await fill(shop.db, customer.basketKey, [
      [variant(0), 1],
      [variant(1), 2],
    ]);
    await fill(shop.db, guest.basketKey, [
      [variant(1), 3],
      [variant(2), 1],
    ]);
    await wish(shop.db, customer.wishlistKey, [variant(0)]);
    await wish(shop.db, guest.wishlistKey, [variant(0), variant(2)]);
    const merged = await signInWith(shop, customer, guest);
    expect(merged).toEqual({
      basketItems: 4,
      wishlistItems: 1,
      basketItemsLeft: 0,
      wishlistItemsLeft: 0,
      undoKey: expect.any(String),
    });
    expect(await linesOf(shop.db, customer.basketKey)).toEqual([
      [variant(0), 1],
      [variant(1), 5],
      [variant(2), 1],
    ]);
    expect(await wishesOf(shop.db, customer.wishlistKey)).toEqual([variant(0), variant(2)]);
    expect([await linesOf(shop.db, guest.basketKey), await wishesOf(shop.db, guest.wishlistKey)]).toEqual([[], []]);
  });

  test("ten times at once merges once, with the same response for all (B4)", async () => {
    const lines = [0, 1, 2].map((index) => [variant(index), 2] as const);
    await fill(shop.db, customer.basketKey, lines);
    await fill(shop.db, guest.basketKey, lines);
    await wish(shop.db, guest.wishlistKey, [variant(1)]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => signInWith(shop, customer, guest)));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]).toMatchObject({ basketItems: 6, wishlistItems: 1 });
    expect(await linesOf(shop.db, customer.basketKey)).toEqual(lines.map(([id]) => [id, 4]));
  });

  test("again after a lost response finds nothing to merge and says what came of the first; later it says nothing", async () => {
    await fill(shop.db, guest.basketKey, [[variant(0), 2]]);
    const first = await signInWith(shop, customer, guest);
    expect(await signInWith(shop, customer, guest)).toEqual(first);
    shop.wait(61_000);
    expect(await signInWith(shop, customer, guest)).toMatchObject({ basketItems: 0, undoKey: null });
    expect(await linesOf(shop.db, customer.basketKey)).toEqual([[variant(0), 2]]);
  });

  test.each(["logout", "logoutEverywhere"])("after %s it tells nothing of a merge that was told", async (end) => {
    await fill(shop.db, guest.basketKey, [[variant(0), 1]]);
    const account = { email: `${newKey()}@voorbeeld.nl`, password: "Lange-Zin-2026-vol" };
    const person = { first_name: "Anne", last_name: "Bos", gender: "FEMALE", newsletter: false };
    const registered = await shop.call<WireLogin>("register", { ...person, ...account, guestKeys: guest });
    expect(registered.body.merged).toMatchObject({ basketItems: 1 });
    await shop.call(end, {}, { token: registered.body.token });
    const { body } = await shop.call<WireLogin>("login", { ...account, guestKeys: guest });
    expect(body.merged).toMatchObject({ basketItems: 0, undoKey: null });
    expect(await linesOf(shop.db, body.user.basketKey!)).toEqual([[variant(0), 1]]);
  });

  test("keeps what is sold out as a line that does not count", async () => {
    await fill(shop.db, guest.basketKey, [[variant(3), 2]]);
    expect(await signInWith(shop, customer, guest)).toMatchObject({ basketItems: 2 });
    expect(await linesOf(shop.db, customer.basketKey)).toEqual([[variant(3), 2]]);
  });

  test("leaves with the visitor what finds no room, and says so; sets stay together", async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => shop.addVariant()));
    for (let index = 0; index < 198; index += 1)
      await fill(shop.db, customer.basketKey, [[variant(0), 1]], { id: `set-${index}` });
    for (const id of [many[0]!, many[1]!, many[2]!]) await fill(shop.db, guest.basketKey, [[id, 2]], { id: "bed" });
    await fill(shop.db, guest.basketKey, [[variant(1), 999]]);
    expect(await signInWith(shop, customer, guest)).toMatchObject({
      basketItems: 999,
      basketItemsLeft: 6,
      undoKey: expect.any(String),
    });
    expect(await linesOf(shop.db, customer.basketKey)).toHaveLength(199);
    expect(await linesOf(shop.db, guest.basketKey)).toHaveLength(3);
    await fill(shop.db, guest.basketKey, [[variant(1), 5]]);
    expect(await signInWith(shop, customer, guest)).toMatchObject({ basketItems: 0, basketItemsLeft: 11 });
    expect((await linesOf(shop.db, guest.basketKey)).at(-1)).toEqual([variant(1), 5]);
  });

  test("a full wishlist takes nothing more, and the rest stays with the visitor", async () => {
    const first = await shop.addVariant();
    const { product_id } = await shop.db
      .selectFrom("variant")
      .select("product_id")
      .where("variant_id", "=", first)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 199 }, (_, index) => ({
      product_id,
      reference_key: `full-${index}`,
      position: index,
      data: JSON.stringify({}),
    }));
    const ids = await shop.db.insertInto("variant").values(rows).returning("variant_id").execute();
    await wish(
      shop.db,
      customer.wishlistKey,
      ids.map((row) => row.variant_id),
    );
    await wish(shop.db, guest.wishlistKey, [variant(0), variant(1)]);
    expect(await signInWith(shop, customer, guest)).toMatchObject({ wishlistItems: 1, wishlistItemsLeft: 1 });
    expect(await wishesOf(shop.db, guest.wishlistKey)).toEqual([variant(1)]);
  });

  test("ends a payment that is open for the visitor's basket and gives its stock back", async () => {
    const id = await shop.addVariant({ stock: 5 });
    const buyer = await shop.prepare([[id, 2]]);
    expect((await shop.placeOrder(buyer)).status).toBe(200);
    expect(await shop.stockOf(id)).toBe(3);
    const person = {
      first_name: "Anne",
      last_name: "Bos",
      gender: "FEMALE",
      password: "Lange-Zin-2026-vol",
      newsletter: false,
    };
    const guestKeys = { basketKey: buyer.basketKey };
    const { body } = await shop.call<WireLogin>("register", {
      ...person,
      email: `${newKey()}@voorbeeld.nl`,
      guestKeys,
    });
    expect(body.merged).toMatchObject({ basketItems: 2 });
    expect(await shop.stockOf(id)).toBe(5);
    expect(await linesOf(shop.db, body.user.basketKey!)).toEqual([[id, 2]]);
  });
});

describe("whose things they are (B6, B8)", () => {
  test("a second account gets nothing of the first one's, by its keys neither", async () => {
    await fill(shop.db, guest.basketKey, [[variant(0), 1]]);
    await signInWith(shop, customer, guest);
    const other = await addCustomer(shop.db);
    for (const keys of [guest, { basketKey: customer.basketKey, wishlistKey: customer.wishlistKey }])
      expect(await signInWith(shop, other, keys)).toMatchObject({ basketItems: 0, undoKey: null });
    expect(await linesOf(shop.db, customer.basketKey)).toEqual([[variant(0), 1]]);
    expect(await linesOf(shop.db, other.basketKey)).toEqual([]);
  });

  test("a guest who orders keeps the visitor's things", async () => {
    const token = await shop.signIn();
    const { body } = await shop.call<{ id: number }>("getUser", {}, { token });
    expect(body).not.toHaveProperty("basketKey");
    await fill(shop.db, guest.basketKey, [[variant(0), 1]]);
    expect(await signInWith(shop, { ...customer, customerId: String(body.id) }, guest)).toMatchObject({
      basketItems: 0,
    });
    expect(await linesOf(shop.db, guest.basketKey)).toEqual([[variant(0), 1]]);
  });
});

test("a guest who becomes the customer keeps the checkout that was begun", async () => {
  const buyer = await shop.prepare([[variant(0), 1]], { email: "gast@voorbeeld.nl" });
  const { customer_id: customerId } = await shop.db
    .updateTable("customer")
    .set({ is_guest: false })
    .where("email", "=", "gast@voorbeeld.nl")
    .returning("customer_id")
    .executeTakeFirstOrThrow();
  await signInWith(shop, { ...customer, customerId }, { basketKey: buyer.basketKey });
  const { body } = await shop.call<{ basketKey: string }>("getUser", {}, { token: buyer.token });
  const checkout = await shop.call<WireCheckout>("getCheckout", { basketKey: body.basketKey }, { token: buyer.token });
  expect(checkout.body).toMatchObject({ missing: [], shippingAddress: { city: "Zwolle" } });
});
