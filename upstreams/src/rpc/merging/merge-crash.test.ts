import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, expect, test } from "vitest";

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

const step = process.env["LONG"] ? 1 : 6;
const script = fileURLToPath(new URL("../testing/killed-merge.ts", import.meta.url));
let shop: RpcTestShop;
let variants: number[];

beforeAll(async () => {
  shop = await RpcTestShop.open();
  variants = await Promise.all([1, 2, 3].map(() => shop.addVariant()));
});
afterAll(() => shop.close());

/** Merges in another process that kills itself after so many statements; says whether it came through. */
function killedMerge(
  { customerId }: TestCustomer,
  guest: { basketKey: string; wishlistKey: string },
  statements: number,
): Promise<boolean> {
  const args = [script, shop.database.url, customerId, guest.basketKey, guest.wishlistKey, String(statements)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}

test("a merge that is killed after any statement has happened as a whole or not at all, and signing in again finishes it (B5)", async () => {
  const [first, second, third] = variants as [number, number, number];
  const merged = [
    [
      [first, 1],
      [second, 5],
      [third, 1],
    ],
    [first, second],
    [],
    [],
  ];
  let kills = 0;
  for (let statements = 1, isThrough = false; !isThrough; statements += step) {
    const customer = await addCustomer(shop.db);
    const guest = { basketKey: newKey(), wishlistKey: newKey() };
    await fill(shop.db, customer.basketKey, [
      [first, 1],
      [second, 2],
    ]);
    await fill(shop.db, guest.basketKey, [
      [second, 3],
      [third, 1],
    ]);
    await wish(shop.db, customer.wishlistKey, [first]);
    await wish(shop.db, guest.wishlistKey, [second]);
    const all = () =>
      Promise.all([
        linesOf(shop.db, customer.basketKey),
        wishesOf(shop.db, customer.wishlistKey),
        linesOf(shop.db, guest.basketKey),
        wishesOf(shop.db, guest.wishlistKey),
      ]);
    const before = await all();
    isThrough = await killedMerge(customer, guest, statements);
    kills += isThrough ? 0 : 1;
    expect([before, merged]).toContainEqual(await all());
    await signInWith(shop, customer, guest);
    expect(await all()).toEqual(merged);
  }
  expect(kills).toBeGreaterThan(1);
}, 600_000);
