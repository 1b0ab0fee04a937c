import { afterAll, beforeAll, expect, test } from "vitest";

import { raceConnections, raceProcesses } from "../testing/race-processes.ts";
import { group, groupedItems, TestBaskets } from "../testing/test-baskets.ts";

let baskets: TestBaskets;
let variantId: number;

beforeAll(async () => {
  baskets = await TestBaskets.create({ max: raceConnections });
  variantId = baskets.variant("bed-1");
});
afterAll(() => baskets.close());

async function refusal(path: string, body: unknown): Promise<{ status: number; code: unknown; message: unknown }> {
  const response = await baskets.upstream.call("POST", path, body);
  const { code, message } = (await response.json()) as { code: unknown; message: unknown };
  return { status: response.status, code, message };
}

const tooLarge = (kilobytes: number) => ({
  status: 400,
  code: 400,
  message: `The body is larger than ${kilobytes} kB`,
});
const named = (length: number) => ({ name: { key: "name", label: "Naam", value: "x".repeat(length) } });

test("ten thousand lines, a line of a megabyte and a line too many for one call are refused before anything is stored", async () => {
  const key = baskets.newKey();
  const batch = `/v1/baskets/${key}/items:batch`;
  expect(await refusal(batch, { items: groupedItems(variantId, 10_000), more: named(200_000) })).toEqual(
    tooLarge(1024),
  );
  const displayData = named(1_000_000);
  expect(await refusal(`/v1/baskets/${key}/items`, { variantId, quantity: 1, displayData })).toEqual(tooLarge(64));
  expect(await refusal(batch, { items: groupedItems(variantId, 201) })).toMatchObject({ status: 400, code: 400 });
  expect(await baskets.get(key)).toMatchObject({ version: 0, items: [] });
});

test("two hundred lines with two kilobytes of each kind of data go in by one call", async () => {
  const key = baskets.newKey();
  const data = named(2048 - JSON.stringify(named(0)).length);
  const items = groupedItems(variantId, 200).map((item) =>
    Object.assign(item, { displayData: data, customData: data }),
  );
  expect((await baskets.batch(key, { items })).items).toHaveLength(200);
});

test("two kilobytes of display data are stored, one byte more is not", async () => {
  const path = `/v1/baskets/${baskets.newKey()}/items`;
  const room = 2048 - JSON.stringify(named(0)).length;
  expect((await baskets.upstream.call("POST", path, { variantId, quantity: 1, displayData: named(room) })).status).toBe(
    201,
  );
  const more = { variantId, quantity: 1, displayData: named(room + 1), itemGroup: group("more") };
  expect(await refusal(path, more)).toMatchObject({
    status: 400,
    message: expect.stringContaining("larger than 2 kB") as string,
  });
});

test("of ten that take the last place of a basket at once one gets it", async () => {
  const key = baskets.newKey();
  await baskets.batch(key, { items: groupedItems(variantId, 199) });
  const processes = raceProcesses(baskets.upstream);
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => {
      const body = { variantId, quantity: 1, itemGroup: group(`last-${index}`) };
      return baskets.upstream.call("POST", `/v1/baskets/${key}/items`, body, processes[index % processes.length]);
    }),
  );
  expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
    201,
    ...Array<number>(9).fill(413),
  ]);
  expect((await baskets.get(key)).items).toHaveLength(200);
});
