import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { group, TestBaskets } from "../testing/test-baskets.ts";

type Handle = (request: Request) => Promise<Response>;

let baskets: TestBaskets;
let processes: Handle[];

beforeAll(async () => {
  baskets = await TestBaskets.create();
  processes = [baskets.upstream.handle, ...Array.from({ length: 4 }, () => baskets.upstream.beside())];
});

/** Sends the same call many times at once, in turn to each of several processes on one database. */
function sendMany(count: number, path: string, body: unknown): Promise<Response[]> {
  const calls = Array.from({ length: count }, (_, turn) => baskets.upstream.call("POST", path, body, processes[turn % processes.length]));
  return Promise.all(calls);
}

afterAll(() => baskets.close());

describe("at the same time", () => {
  it("30 first adds make one basket that holds 30", async () => {
    const key = baskets.newKey();
    const body = { items: [{ variantId: baskets.variant("bed-1"), quantity: 1 }] };
    const responses = await sendMany(30, `/v1/baskets/${key}/items:batch`, body);
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    expect(await baskets.get(key)).toMatchObject({ version: 30, items: [{ quantity: 30 }] });
    const rows = await baskets.upstream.database.db.selectFrom("basket").where("basket_key", "=", key).select("basket_id").execute();
    expect(rows).toHaveLength(1);
  });

  it("30 plain adds of one variant add it once", async () => {
    const key = baskets.newKey();
    const body = { variantId: baskets.variant("bed-1"), quantity: 1 };
    const responses = await sendMany(30, `/v1/baskets/${key}/items`, body);
    const statuses = responses.map((response) => response.status).sort((first, second) => first - second);
    expect(statuses).toEqual([201, ...Array<number>(29).fill(409)]);
    expect(await baskets.get(key)).toMatchObject({ version: 1, items: [{ quantity: 1 }] });
  });

  it("adds of different variants are all there", async () => {
    const keys = ["bed-1", "bed-low", "bed-made", "sloop-sale"];
    for (let round = 0; round < (process.env["LONG"] ? 50 : 5); round += 1) {
      const key = baskets.newKey();
      // each variant in three sets: twelve lines, none of which exists before
      const bodies = [...Array(12).keys()].map((index) => ({
        variantId: baskets.variant(keys[index % keys.length] ?? ""),
        quantity: 1,
        itemGroup: group(`set-${Math.floor(index / keys.length)}`),
      }));
      const responses = await Promise.all(bodies.map((body) => baskets.upstream.call("POST", `/v1/baskets/${key}/items`, body)));
      expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
      expect((await baskets.get(key)).items).toHaveLength(12);
    }
  });

  it("adds never pass the stock", async () => {
    const key = baskets.newKey();
    const body = { items: [{ variantId: baskets.variant("bed-low"), quantity: 1 }] };
    await sendMany(12, `/v1/baskets/${key}/items:batch`, body);
    expect((await baskets.get(key)).items).toMatchObject([{ quantity: 3 }]);
  });

  it("merges of a pair in both directions end, and keep every piece", async () => {
    const [first, second] = [baskets.newKey(), baskets.newKey()];
    await baskets.add(first, { variantId: baskets.variant("bed-1"), quantity: 2 });
    await baskets.add(second, { variantId: baskets.variant("bed-1"), quantity: 3 });
    const merges = [...Array(10).keys()].map((turn) => {
      const [key, from] = turn % 2 === 0 ? [first, second] : [second, first];
      return baskets.upstream.call("POST", `/v1/baskets/${key}/merge`, { from }, processes[turn % processes.length]);
    });
    expect(new Set((await Promise.all(merges)).map((response) => response.status))).toEqual(new Set([200]));
    const pieces = [...(await baskets.get(first)).items, ...(await baskets.get(second)).items].reduce(
      (sum, item) => sum + item.quantity,
      0,
    );
    expect(pieces).toBe(5);
  });
});
