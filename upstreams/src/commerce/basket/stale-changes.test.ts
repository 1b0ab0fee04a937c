import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";

const rounds = process.env["LONG"] ? 50 : 5;
vi.setConfig({ testTimeout: 600_000 });
let baskets: TestBaskets;
let processes: ((request: Request) => Promise<Response>)[];

beforeAll(async () => {
  baskets = await TestBaskets.create({ max: 25 });
  processes = [baskets.upstream.handle, ...Array.from({ length: 4 }, () => baskets.upstream.beside())];
});
afterAll(() => baskets.close());

async function change(
  key: string,
  itemKey: string,
  body: object,
  index: number,
): Promise<{ status: number; basket: BasketResponse }> {
  const path = `/v1/baskets/${key}/items/${itemKey}`;
  const response = await baskets.upstream.call("PATCH", path, body, processes[index % processes.length]);
  return { status: response.status, basket: (await response.json()) as BasketResponse };
}

test("of ten tabs that change the basket they all see one does; the others get a conflict, with the basket as it now is", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const key = baskets.newKey();
    const { items, version } = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 20 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => change(key, items[0]!.key, { quantity: tab + 1, version }, tab)),
    );
    const made = responses.flatMap(({ status }, tab) => (status === 200 ? tab + 1 : []));
    expect(made).toHaveLength(1);
    for (const { status, basket } of responses) {
      expect([200, 409]).toContain(status);
      expect(basket).toMatchObject({ key, version: version + 1, items: [{ quantity: made[0] }] });
    }
  }
});

test("without a version the last one counts, every one is made, and each is shown a basket that was", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const key = baskets.newKey();
    const { items, version } = await baskets.add(key, { variantId: baskets.variant("bed-1"), quantity: 20 });
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => change(key, items[0]!.key, { quantity: tab + 1 }, tab)),
    );
    const byVersion = responses.map(({ status, basket }) => ({
      status,
      version: basket.version,
      quantity: basket.items[0]!.quantity,
    }));
    expect(byVersion.map((each) => each.status)).toEqual(responses.map(() => 200));
    expect(byVersion.map((each) => each.version).sort((one, other) => one - other)).toEqual(
      responses.map((_, index) => version + index + 1),
    );
    for (const [tab, { quantity }] of byVersion.entries()) expect(quantity).toBe(tab + 1);
    const last = byVersion.find((each) => each.version === version + 10)!;
    expect(await baskets.get(key)).toMatchObject({ version: version + 10, items: [{ quantity: last.quantity }] });
  }
});
