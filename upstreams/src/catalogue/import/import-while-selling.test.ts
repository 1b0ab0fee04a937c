import { afterAll, beforeAll, expect, test } from "vitest";

import { RpcTestShop } from "#upstreams/rpc/testing/rpc-test-shop.ts";

import { importCatalogue } from "./import-catalogue.ts";
import { manyProducts } from "#upstreams/catalogue/testing/many-products.ts";

const products = 400;
let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open();
  await importCatalogue({ db: shop.db, lines: manyProducts(products, "eerst") });
});
afterAll(() => shop.close());

/** The lines of a catalogue, of which the last is held back until `opened`. */
async function* heldBack(lines: Iterable<string>, held: () => void, opened: Promise<void>): AsyncGenerator<string> {
  const all = [...lines];
  yield* all.slice(0, -1);
  held();
  await opened;
  yield* all.slice(-1);
}

async function idOf(referenceKey: string): Promise<number> {
  const row = await shop.db
    .selectFrom("variant")
    .select("variant_id")
    .where("reference_key", "=", referenceKey)
    .executeTakeFirstOrThrow();
  return row.variant_id;
}

test.each(["new", "all"] as const)(
  "baskets are filled and orders placed while an import is under way (stock: %s)",
  async (stock) => {
    const variant = await idOf("10-0000-A-0");
    const before = await shop.stockOf(variant);
    const held = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const lines = heldBack(manyProducts(products, `opnieuw ${stock}`), held.resolve, gate.promise);
    const importing = importCatalogue({ db: shop.db, lines, stock });
    await held.promise;
    const startedAt = performance.now();
    const buyer = await shop.prepare([[variant, 2]]);
    const { status } = await shop.placeOrder(buyer);
    const milliseconds = performance.now() - startedAt;
    gate.resolve();
    const summary = await importing;
    expect(status).toBe(200);
    expect(milliseconds).toBeLessThan(5000);
    expect(summary.changes.product.changed).toBe(products);
    expect(await shop.stockOf(variant)).toBe(stock === "new" ? before - 2 : 7);
  },
);

test("an order that wants what the import is writing the stock of waits for its end and no longer", async () => {
  const variants = await Promise.all(["10-0399-A-1", "10-0000-A-1"].map(idOf));
  await shop.db.updateTable("stock").set({ quantity: 50 }).execute();
  const buyers = await Promise.all(
    Array.from({ length: 8 }, () => shop.prepare(variants.map((variant) => [variant, 1] as const))),
  );
  const importing = importCatalogue({ db: shop.db, lines: manyProducts(products, "voorraad"), stock: "all" });
  const responses = await Promise.all(buyers.map((buyer) => shop.placeOrder(buyer)));
  await importing;
  // whoever was late met the file's seven pieces; nobody met a deadlock
  expect(new Set(responses.map(({ status }) => status))).toEqual(
    new Set(responses.some(({ status }) => status === 412) ? [200, 412] : [200]),
  );
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(7);
});
