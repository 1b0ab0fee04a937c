import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { createTestShop, type TestGateway, type TestShop } from "#gateway/testing/test-gateway.ts";

import {
  idsOf,
  type ListingResponse,
  listingDocument,
  type LoadedListing,
  loadListing,
} from "./testing/load-listing.ts";

let shop: TestShop;
let gateway: TestGateway;
const listing = (variables?: Record<string, unknown>) => loadListing(gateway, variables);

beforeAll(async () => {
  shop = await createTestShop();
  gateway = await shop.gateway();
});
afterAll(() => shop.close());

describe("paging", () => {
  test("loading more by cursor shows every product once, in the order of the whole list", async () => {
    const whole = await listing({ first: 100 });
    expect(whole.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(whole.edges).toHaveLength(whole.totalCount);
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page: LoadedListing = await listing({ first: 7, after });
      seen.push(...idsOf(page));
      expect(page.totalCount).toBe(whole.totalCount);
      expect(page.pageInfo.hasPreviousPage).toBe(after !== null);
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual(idsOf(whole));
  });

  test("loading more continues on the version of the catalogue it began with", async () => {
    const before = await listing({ first: 5 });
    const { db } = shop.database;
    const versions = () => db.selectFrom("catalogue_version").select("version").orderBy("version", "desc").execute();
    const [began] = await versions();
    const [, , , , , sixth] = idsOf(await listing({ first: 6 }));
    const productId = Number(
      Buffer.from(sixth ?? "", "base64")
        .toString()
        .split(":")[1],
    );
    const switchTo = async (isActive: boolean): Promise<void> => {
      await db.updateTable("product").set({ is_active: isActive }).where("product_id", "=", productId).execute();
      await db
        .insertInto("catalogue_version")
        .values({ checksum: `active ${isActive}` })
        .execute();
      const expected = before.totalCount - (isActive ? 0 : 1);
      await expect
        .poll(async () => (await listing({ first: 5 })).totalCount, { timeout: 10_000, interval: 200 })
        .toBe(expected);
    };
    await switchTo(false);
    try {
      const response = await gateway.send<ListingResponse>(listingDocument, {
        variables: { first: 5, after: before.pageInfo.endCursor },
      });
      expect(
        response.calls.map((call) => new URL(call.path, "http://x").searchParams.get("catalogueVersion")),
      ).toContain(began?.version);
      expect(idsOf(response.data.category.listing)[0]).toBe(sixth);
    } finally {
      await switchTo(true);
    }
  });

  test("a numbered page is that part of the list", async () => {
    const whole = await listing({ first: 100 });
    expect(idsOf(await listing({ first: 5, page: 2 }))).toEqual(idsOf(whole).slice(5, 10));
    const beyond = await listing({ first: 5, page: 5000 });
    expect(beyond).toMatchObject({
      totalCount: whole.totalCount,
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, endCursor: null },
    });
  });

  test.each([
    ["first 0", { first: 0 }],
    ["first 101", { first: 101 }],
    ["page 0", { page: 0 }],
    ["a foreign cursor", { after: "bm90IG91cnM" }],
    ["cursor and page at once", { after: "MDs", page: 2 }],
    ["a version that is none", { version: "1' or '1'='1" }],
  ])("%s is a bad request", async (_name, variables) => {
    const { errors, calls } = await gateway.send(listingDocument, { variables });
    expect(errors).toMatchObject([{ extensions: { code: "BAD_REQUEST" } }]);
    expect(calls.filter((call) => call.path.startsWith("/v1/products"))).toEqual([]);
  });
});
