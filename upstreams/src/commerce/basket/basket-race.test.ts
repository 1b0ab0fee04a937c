import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { raceConnections, raceProcesses } from "../testing/race-processes.ts";
import { tenths, TestBaskets } from "../testing/test-baskets.ts";

let baskets: TestBaskets;
let processes: ReturnType<typeof raceProcesses>;

beforeAll(async () => {
  baskets = await TestBaskets.create({ max: raceConnections });
  processes = raceProcesses(baskets.upstream);
});

/** Sends the same call many times at once, spread over several processes on one database. */
function sendMany(count: number, path: string, body: unknown): Promise<Response[]> {
  const calls = Array.from({ length: count }, (_, call) =>
    baskets.upstream.call("POST", path, body, processes[call % processes.length]),
  );
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
    const rows = await baskets.upstream.database.db
      .selectFrom("basket")
      .where("basket_key", "=", key)
      .select("basket_id")
      .execute();
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
    for (let round = 0; round < (process.env["LONG"] ? 50 : 5); round += 1) {
      const key = baskets.newKey();
      const responses = await Promise.all(
        tenths.map((variant, index) => {
          const body = { variantId: baskets.variant(variant), quantity: 1 };
          return baskets.upstream.call("POST", `/v1/baskets/${key}/items`, body, processes[index % processes.length]);
        }),
      );
      expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
      const { items } = await baskets.get(key);
      expect(new Set(items.map(({ variant, quantity }) => `${variant.id} x ${quantity}`))).toEqual(
        new Set(tenths.map((variant) => `${baskets.variant(variant)} x 1`)),
      );
      expect(items).toHaveLength(10);
    }
  }, 300_000);

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
    const merges = [...Array(10).keys()].map((call) => {
      const [key, from] = call % 2 === 0 ? [first, second] : [second, first];
      return baskets.upstream.call("POST", `/v1/baskets/${key}/merge`, { from }, processes[call % processes.length]);
    });
    expect(new Set((await Promise.all(merges)).map((response) => response.status))).toEqual(new Set([200]));
    const pieces = [...(await baskets.get(first)).items, ...(await baskets.get(second)).items].reduce(
      (sum, item) => sum + item.quantity,
      0,
    );
    expect(pieces).toBe(5);
  });
});
