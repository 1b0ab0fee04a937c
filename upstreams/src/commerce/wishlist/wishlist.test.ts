import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { conformanceSeed } from "../testing/conformance-seed.ts";
import { raceConnections, raceProcesses } from "../testing/race-processes.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

interface WishlistResponse {
  key: string;
  items: {
    key: string;
    productId: number;
    variantId: number | null;
    product: { isActive: boolean; masterKey: string };
  }[];
}

let upstream: TestUpstream;
let processes: ReturnType<typeof raceProcesses>;
let keys = 0;
let key = "";

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed, { max: raceConnections });
  processes = raceProcesses(upstream);
});
beforeEach(() => {
  key = newKey();
});
afterAll(() => upstream.close());

const newKey = () => `wishlist-key-of-this-test-${String((keys += 1)).padStart(4, "0")}`;
const product = (reference: string) => upstream.ids.products.get(reference) ?? -1;
const variant = (reference: string) => upstream.ids.variants.get(reference) ?? -1;
const path = (of = key, more = "") => `/v1/wishlists/${of}${more}`;
const read = (of = key) => upstream.json<WishlistResponse>("GET", path(of));
const add = (body: unknown, status = 201, of = key) =>
  upstream.json<WishlistResponse>("POST", path(of, "/items"), { body, status });
const wishes = (wishlist: WishlistResponse) => wishlist.items.map((item) => [item.productId, item.variantId]);

test("an unknown key is an empty wishlist, and reading makes no row", async () => {
  expect(await read()).toEqual({ key, items: [] });
  expect(
    await upstream.database.db.selectFrom("wishlist").where("wishlist_key", "=", key).select("wishlist_id").execute(),
  ).toEqual([]);
});

test("a product and one of its variants are two wishes; the same wish again is 409 with the wishlist", async () => {
  await add({ productId: product("03-1481-A") });
  await add({ variantId: variant("A140"), customData: { note: "logeerkamer" } });
  const refused = await add({ productId: product("03-1481-A") }, 409);
  expect(wishes(refused)).toEqual([
    [product("03-1481-A"), null],
    [product("03-1481-A"), variant("A140")],
  ]);
  expect(refused.items[1]).toMatchObject({ customData: { note: "logeerkamer" }, variant: { id: variant("A140") } });
});

test("what the shop does not have is 412, and nothing is stored", async () => {
  expect(await add({ productId: 999_999 }, 412)).toEqual({ key, items: [] });
  expect(await add({ variantId: 999_999 }, 412)).toEqual({ key, items: [] });
});

test.each([{}, { productId: 1, variantId: 2 }, { productId: "1" }, { productId: 0 }, []])(
  "a wish such as %j is 400",
  async (body) => {
    expect((await upstream.call("POST", path(key, "/items"), body)).status).toBe(400);
  },
);

test("one item is removed, then all of them; removing again is 404", async () => {
  const { items } = await add({ productId: product("03-1481-A") });
  await add({ productId: product("04-0001-A") });
  const itemPath = path(key, `/items/${items[0]!.key}`);
  expect(wishes(await upstream.json("DELETE", itemPath))).toEqual([[product("04-0001-A"), null]]);
  expect((await upstream.call("DELETE", itemPath)).status).toBe(404);
  expect((await upstream.call("DELETE", path(key, "/items/nobody"))).status).toBe(404);
  expect(await upstream.json("DELETE", path(key, "/items"))).toEqual({ key, items: [] });
});

test("nobody removes an item of another wishlist by its key", async () => {
  const { items } = await add({ productId: product("03-1481-A") });
  expect((await upstream.call("DELETE", path(newKey(), `/items/${items[0]!.key}`))).status).toBe(404);
  expect((await read()).items).toHaveLength(1);
});

test("a batch is stored whole or not at all, and skips what is there", async () => {
  await add({ productId: product("03-1481-A") });
  const items = [
    { productId: product("03-1481-A") },
    { productId: product("04-0001-A") },
    { productId: product("04-0001-A") },
  ];
  const batch = path(key, "/items:batch");
  expect(wishes(await upstream.json("POST", batch, { body: { items }, status: 201 }))).toEqual([
    [product("03-1481-A"), null],
    [product("04-0001-A"), null],
  ]);
  const withUnknown = { items: [{ variantId: variant("C1") }, { productId: 999_999 }] };
  await upstream.json("POST", batch, { body: withUnknown, status: 412 });
  expect((await read()).items).toHaveLength(2);
});

test("merging moves what is new, keeps what is there and leaves nothing behind; again it finds nothing", async () => {
  const guest = newKey();
  await add({ productId: product("03-1481-A") });
  await add({ productId: product("03-1481-A") }, 201, guest);
  await add({ variantId: variant("C1") }, 201, guest);
  const expected = [
    [product("03-1481-A"), null],
    [product("04-0001-A"), variant("C1")],
  ];
  for (let time = 0; time < 2; time += 1)
    expect(wishes(await upstream.json("POST", path(key, "/merge"), { body: { from: guest } }))).toEqual(expected);
  expect(await read(guest)).toEqual({ key: guest, items: [] });
});

test("merges in both directions at once lose and double nothing", async () => {
  for (let round = 0; round < (process.env["LONG"] ? 50 : 5); round += 1) {
    const [one, other] = [newKey(), newKey()];
    await add({ productId: product("03-1481-A") }, 201, one);
    await add({ variantId: variant("A90") }, 201, one);
    await add({ productId: product("03-1481-A") }, 201, other);
    await add({ variantId: variant("C1") }, 201, other);
    const merges = [
      [one, other],
      [other, one],
    ].map(([into, from], index) => upstream.call("POST", path(into, "/merge"), { from }, processes[index]));
    expect((await Promise.all(merges)).map((response) => response.status)).toEqual([200, 200]);
    const all = [...wishes(await read(one)), ...wishes(await read(other))].map(String);
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
    expect(all).toHaveLength(3);
  }
});

test("30 adds of one wish at once store it once", async () => {
  const body = { productId: product("03-1481-A") };
  const calls = Array.from({ length: 30 }, (_, index) =>
    upstream.call("POST", path(key, "/items"), body, processes[index % processes.length]),
  );
  const statuses = (await Promise.all(calls))
    .map((response) => response.status)
    .sort((first, second) => first - second);
  expect(statuses).toEqual([201, ...Array<number>(29).fill(409)]);
  expect((await read()).items).toHaveLength(1);
});

test("the 201st wish is 413", async () => {
  await add({ productId: product("03-1481-A") });
  await upstream.database.db
    .insertInto("product")
    .values(
      Array.from({ length: 200 }, (_, number) => ({
        reference_key: `filler-${number}`,
        master_key: "99-0000",
        first_live_at: new Date(0),
        data: JSON.stringify({}),
      })),
    )
    .execute();
  const { wishlist_id: wishlistId } = await upstream.database.db
    .selectFrom("wishlist")
    .where("wishlist_key", "=", key)
    .select("wishlist_id")
    .executeTakeFirstOrThrow();
  const fillers = await upstream.database.db
    .selectFrom("product")
    .where("master_key", "=", "99-0000")
    .select("product_id")
    .limit(199)
    .execute();
  await upstream.database.db
    .insertInto("wishlist_item")
    .values(
      fillers.map(({ product_id: productId }) => ({
        wishlist_id: wishlistId,
        product_id: productId,
        variant_id: null,
        item_group: null,
      })),
    )
    .execute();
  await add({ productId: product("04-0001-A") }, 413);
});
