import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";

import { conformanceSeed } from "../testing/conformance-seed.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";
import { ends, whileFailing } from "../testing/while-failing.ts";

let upstream: TestUpstream;
const own = "wishlist-key-of-a-customer";
const guest = "wishlist-key-of-one-guest";
const batch = `/v1/wishlists/${own}/items:batch`;

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed, { max: 4, log: pino({ level: "silent" }) });
  await upstream.json("POST", batch, { body: { items: [product("03-1481-A")] }, status: 201 });
  await upstream.json("POST", `/v1/wishlists/${guest}/items:batch`, {
    body: { items: [product("03-1481-B"), variant("C1")] },
    status: 201,
  });
});
afterAll(() => upstream.close());

const product = (key: string) => ({ productId: upstream.ids.products.get(key) ?? -1 });
const variant = (key: string) => ({ variantId: upstream.ids.variants.get(key) ?? -1 });
const both = () => Promise.all([own, guest].map((key) => upstream.json("GET", `/v1/wishlists/${key}`)));

it.each(Object.keys(ends) as (keyof typeof ends)[])(
  "%s in the middle of several wishes, or of a merge, leaves nothing half done",
  async (end) => {
    const { db } = upstream.database;
    const before = await both();
    const when = `new.variant_id = ${variant("C1").variantId}`;
    await whileFailing(db, { table: "wishlist_item", event: "insert", when }, end, async () => {
      expect((await upstream.call("POST", batch, { items: [product("03-1481-B"), variant("C1")] })).status).toBe(500);
    });
    expect(await both()).toEqual(before);
    // the wish that both have is taken off before the others move
    await whileFailing(db, { table: "wishlist_item", event: "update", when }, end, async () => {
      expect((await upstream.call("POST", `/v1/wishlists/${own}/merge`, { from: guest })).status).toBe(500);
    });
    expect(await both()).toEqual(before);
  },
);
