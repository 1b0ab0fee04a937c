import type { Product } from "@scayle/storefront-api";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { markNewVersion, seedProduct } from "../testing/seed-catalogue.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

interface ProductList {
  entities: Product[];
  pagination: { total: number };
}

let upstream: TestUpstream;

beforeAll(async () => {
  upstream = await createTestUpstream({
    categories: [{ path: "/slapen" }],
    products: [
      {
        key: "a",
        categories: ["/slapen"],
        variants: [
          { key: "a1", cents: 100, stock: 1 },
          { key: "a2", cents: 200 },
        ],
      },
      { key: "b", categories: ["/slapen"], variants: [{ key: "b1", stock: 1 }] },
    ],
  });
});

afterAll(() => upstream.close());

function list(query = "with=priceRange,variants"): Promise<ProductList> {
  return upstream.json<ProductList>("GET", `/v1/products?${query}`);
}

async function versionNow(): Promise<string | null> {
  return (await upstream.call("GET", "/v1/products")).headers.get("x-catalogue-version");
}

function later(milliseconds: number): void {
  upstream.clock.now = new Date(upstream.clock.now.getTime() + milliseconds);
}

async function setStock(key: string, quantity: number): Promise<void> {
  await upstream.database.db
    .updateTable("stock")
    .set({ quantity, changed_at: new Date() })
    .where("variant_id", "=", upstream.ids.variants.get(key) ?? 0)
    .execute();
}

describe("stock", () => {
  it("is followed within a second", async () => {
    expect((await list()).entities.map((product) => product.referenceKey)).toEqual(["b", "a"]);
    await setStock("a1", 0);
    await setStock("b1", 0);
    expect((await list()).pagination.total).toBe(2);
    later(1000);
    const { entities } = await list();
    expect(entities.map((product) => product.referenceKey)).toEqual(["a"]);
    expect(entities[0]).toMatchObject({
      priceRange: { min: { withTax: 200 } },
      variants: [{ stock: { quantity: 0 } }, { stock: { quantity: 10 } }],
    });
    const withSoldOut = await list("includeSoldOut=true");
    expect(withSoldOut.entities.map((product) => [product.referenceKey, product.isSoldOut])).toEqual([
      ["b", true],
      ["a", false],
    ]);
    await setStock("b1", 4);
    later(1000);
    expect((await list()).pagination.total).toBe(2);
  });

  it("of a basket is never old", async () => {
    const variantId = upstream.ids.variants.get("b1");
    await setStock("b1", 0);
    const response = await upstream.call("POST", "/v1/baskets/a-basket-key-of-30-characters/items", {
      variantId,
      quantity: 1,
    });
    expect(response.status).toBe(412);
    await setStock("b1", 4);
  });
});

describe("a new version of the catalogue", () => {
  it("replaces the old one while that goes on serving, and can be paged through for ten minutes", async () => {
    const version = await versionNow();
    await seedProduct(
      upstream.database.db,
      { key: "c", categories: ["/slapen"], variants: [{ key: "c1" }] },
      upstream.ids,
    );
    await markNewVersion(upstream.database.db);
    later(1000);
    expect((await list()).pagination.total).toBe(2);
    await expect.poll(async () => (await list()).pagination.total).toBe(3);
    expect(await versionNow()).not.toBe(version);
    expect((await list(`catalogueVersion=${version}`)).pagination.total).toBe(2);
    later(10 * 60_000);
    expect((await list(`catalogueVersion=${version}`)).pagination.total).toBe(3);
  });

  it("leaves those before it open for ten minutes, however many are imported meanwhile", async () => {
    const first = await versionNow();
    const { total } = (await list()).pagination;
    for (const key of ["e", "f", "g", "h"]) {
      const before = await versionNow();
      await seedProduct(
        upstream.database.db,
        { key, categories: ["/slapen"], variants: [{ key: `${key}1` }] },
        upstream.ids,
      );
      await markNewVersion(upstream.database.db);
      later(1000);
      await expect.poll(versionNow).not.toBe(before);
    }
    expect((await list()).pagination.total).toBe(total + 4);
    expect((await list(`catalogueVersion=${first}`)).pagination.total).toBe(total);
  });

  it("is loaded at once for a basket that holds something new", async () => {
    await seedProduct(
      upstream.database.db,
      { key: "d", categories: ["/slapen"], variants: [{ key: "d1" }] },
      upstream.ids,
    );
    await markNewVersion(upstream.database.db);
    const body = { variantId: upstream.ids.variants.get("d1"), quantity: 1 };
    const basket = await upstream.json("POST", "/v1/baskets/a-basket-key-of-31-characters/items", {
      body,
      status: 201,
    });
    expect(basket).toMatchObject({ items: [{ product: { referenceKey: "d" } }] });
  });
});

describe("an import between the snapshot and the prices of another shop", () => {
  it("never shows the new prices beside the old products", async () => {
    const other = await createTestUpstream({
      shops: [1001, 1002],
      categories: [{ path: "/slapen" }],
      products: [
        { key: "p", name: "Oud", categories: ["/slapen"], variants: [{ key: "p1", column: "be", cents: 100 }] },
      ],
    });
    const { db } = other.database;
    await other.json("GET", "/v1/products?includeSoldOut=true");
    await db.updateTable("variant_price").set({ with_tax_cents: 200 }).execute();
    await sql`update product set data = jsonb_set(data, '{name,nl}', '"Nieuw"')`.execute(db);
    await markNewVersion(db);
    const { entities } = await other.json<ProductList>("GET", "/v1/products?shopId=1002&with=priceRange");
    expect(entities[0]).toMatchObject({ priceRange: { min: { withTax: 200 } } });
    const { headers } = await other.call("GET", "/v1/products?shopId=1001");
    expect(headers.get("x-catalogue-version")).toBe("2");
    await other.close();
  });
});

describe("a database that fails", () => {
  it("leaves the last catalogue serving", async () => {
    await list();
    await upstream.database.db.schema.alterTable("stock").renameTo("stock_away").execute();
    await upstream.database.db.schema.alterTable("catalogue_version").renameTo("version_away").execute();
    later(1000);
    expect((await list()).pagination.total).toBeGreaterThan(0);
  });
});
