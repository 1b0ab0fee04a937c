import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { raceConnections, raceProcesses } from "../testing/race-processes.ts";
import { lines, TestBaskets, type BasketResponse } from "../testing/test-baskets.ts";

let baskets: TestBaskets;

beforeAll(async () => {
  baskets = await TestBaskets.create({ max: raceConnections });
});

afterAll(() => baskets.close());

const keyOf = (count: number): string => `write-key-of-this-test-${count}`;

/** Adds one bed under an idempotency key. */
function add(key: string, writeKey: string, { variant = "bed-1", path = "items" } = {}): Promise<BasketResponse> {
  const item = { variantId: baskets.variant(variant), quantity: 1, existingItemHandling: "AddQuantityToExisting" };
  const body = path === "items" ? item : { items: [item] };
  return baskets.upstream.json("POST", `/v1/baskets/${key}/${path}`, {
    body,
    status: 201,
    headers: { "idempotency-key": writeKey },
  });
}

describe("a write that is repeated", () => {
  it("is done once, the first of a basket too", async () => {
    const key = baskets.newKey();
    for (let time = 0; time < 3; time += 1)
      expect(await add(key, keyOf(1))).toMatchObject({ version: 1, items: [{ quantity: 1 }] });
    for (let time = 0; time < 3; time += 1)
      expect(await add(key, keyOf(2))).toMatchObject({ version: 2, items: [{ quantity: 2 }] });
    await add(key, keyOf(3), { variant: "sloop-sale", path: "items:batch" });
    const last = await add(key, keyOf(3), { variant: "sloop-sale", path: "items:batch" });
    expect(lines(last)).toEqual([
      [baskets.variant("bed-1"), 2],
      [baskets.variant("sloop-sale"), 1],
    ]);
  });

  it("is done once when all repetitions come at the same moment", async () => {
    const key = baskets.newKey();
    const processes = raceProcesses(baskets.upstream);
    const body = { variantId: baskets.variant("bed-1"), quantity: 1, existingItemHandling: "AddQuantityToExisting" };
    const headers = { "idempotency-key": keyOf(1) };
    const responses = await Promise.all(
      Array.from({ length: 2 * processes.length }, (_, index) =>
        baskets.upstream.call("POST", `/v1/baskets/${key}/items`, body, processes[index % processes.length], headers),
      ),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await baskets.get(key)).toMatchObject({ version: 1, items: [{ quantity: 1 }] });
  });

  it("returns the basket as it is now, and is recognised for the last twenty writes", async () => {
    const key = baskets.newKey();
    for (let count = 1; count <= 20; count += 1) await add(key, keyOf(count));
    expect(await add(key, keyOf(1))).toMatchObject({ version: 20, items: [{ quantity: 20 }] });
    await add(key, keyOf(21));
    expect(await add(key, keyOf(1))).toMatchObject({ version: 22, items: [{ quantity: 22 }] });
  });

  it("may be tried again after a refusal", async () => {
    const key = baskets.newKey();
    const item = { variantId: baskets.variant("bed-none"), quantity: 1 };
    const headers = { "idempotency-key": keyOf(1) };
    await baskets.upstream.json("POST", `/v1/baskets/${key}/items`, { body: item, status: 412, headers });
    expect(await add(key, keyOf(1))).toMatchObject({ version: 1, items: [{ quantity: 1 }] });
  });

  it("needs a key that is no guess", async () => {
    for (const writeKey of ["short", "x".repeat(65), "with spaces in it it is"]) {
      const headers = { "idempotency-key": writeKey };
      const body = { variantId: baskets.variant("bed-1"), quantity: 1 };
      await baskets.upstream.json("POST", `/v1/baskets/${baskets.newKey()}/items`, { body, status: 400, headers });
    }
  });
});
