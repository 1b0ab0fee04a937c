import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { undoMerge } from "./undo-merge.ts";
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

let shop: RpcTestShop;
let first: number;
let second: number;
let customer: TestCustomer;
let guest: { basketKey: string; wishlistKey: string };
let undoKey: string;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  first = await shop.addVariant({ stock: 50 });
  second = await shop.addVariant({ stock: 50 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  customer = await addCustomer(shop.db);
  guest = { basketKey: newKey(), wishlistKey: newKey() };
  await fill(shop.db, customer.basketKey, [[first, 1]]);
  await fill(shop.db, guest.basketKey, [
    [second, 2],
    [first, 3],
  ]);
  await wish(shop.db, customer.wishlistKey, [first]);
  await wish(shop.db, guest.wishlistKey, [second, first]);
  undoKey = (await signInWith(shop, customer, guest)).undoKey ?? "";
});

const undo = (by: TestCustomer = customer, key = undoKey): Promise<void> =>
  undoMerge(shop.upstream.services, by.customerId, key);
const belongings = async (keys: { basketKey: string; wishlistKey: string }) => [
  await linesOf(shop.db, keys.basketKey),
  await wishesOf(shop.db, keys.wishlistKey),
];

test("puts both back as they were, once; the second time it does nothing", async () => {
  const asItWas = [
    [[[first, 1]], [first]],
    [
      [
        [second, 2],
        [first, 3],
      ],
      [second, first],
    ],
  ];
  await undo();
  expect([await belongings(customer), await belongings(guest)]).toEqual(asItWas);
  await fill(shop.db, customer.basketKey, [[second, 7]]);
  await undo();
  expect((await belongings(customer))[0]).toEqual([
    [first, 1],
    [second, 7],
  ]);
});

test.each([
  ["basket", () => fill(shop.db, customer.basketKey, [])],
  ["wishlist", () => shop.db.deleteFrom("wishlist_item").where("variant_id", "=", second).execute()],
])("is refused once the %s has changed, and changes nothing", async (reason, change) => {
  await change();
  const before = [await belongings(customer), await belongings(guest)];
  await expect(undo()).rejects.toMatchObject({ status: 409, code: "belongings-changed" });
  await expect(
    undo().catch((problem: { toResponse: () => Response }) => problem.toResponse().json()),
  ).resolves.toMatchObject({ reason });
  expect([await belongings(customer), await belongings(guest)]).toEqual(before);
});

test("somebody else's, an unknown and an old one cannot be undone", async () => {
  const other = await addCustomer(shop.db);
  for (const attempt of [() => undo(other), () => undo(customer, randomUUID())])
    await expect(attempt()).rejects.toMatchObject({ status: 404, code: "merge-not-found" });
  shop.wait(25 * 3_600_000);
  await expect(undo()).rejects.toMatchObject({ status: 404 });
});

test("needs a session", async () => {
  expect((await shop.call("undoMerge", { undoKey })).status).toBe(401);
  const token = await shop.signIn();
  expect((await shop.call("undoMerge", { undoKey }, { token })).body.code).toBe("merge-not-found");
  expect((await shop.call("undoMerge", { undoKey: "nonsense" }, { token })).status).toBe(400);
});

test("a link to the visitor's wishlist goes along when nothing else comes into sight by it, and back", async () => {
  const share = async (wishlistKey: string): Promise<string> => {
    const token = newKey();
    const { wishlist_id } = await shop.db
      .selectFrom("wishlist")
      .select("wishlist_id")
      .where("wishlist_key", "=", wishlistKey)
      .executeTakeFirstOrThrow();
    await shop.db.insertInto("wishlist_share").values({ token, wishlist_id }).execute();
    return token;
  };
  const shown = async (token: string): Promise<string | undefined> =>
    (
      await shop.db
        .selectFrom("wishlist_share")
        .innerJoin("wishlist", "wishlist.wishlist_id", "wishlist_share.wishlist_id")
        .select("wishlist_key")
        .where("token", "=", token)
        .executeTakeFirst()
    )?.wishlist_key;
  const visitor = { wishlistKey: newKey() };
  await wish(shop.db, visitor.wishlistKey, [second]);
  const token = await share(visitor.wishlistKey);
  await signInWith(shop, customer, visitor);
  expect(await shown(token)).toBe(visitor.wishlistKey);

  const newcomer = await addCustomer(shop.db);
  await wish(shop.db, visitor.wishlistKey, [second]);
  const { undoKey: key } = await signInWith(shop, newcomer, visitor);
  expect(await shown(token)).toBe(newcomer.wishlistKey);
  await undo(newcomer, key ?? "");
  expect(await shown(token)).toBe(visitor.wishlistKey);
});
