import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { conformanceSeed } from "../testing/conformance-seed.ts";
import { raceConnections, raceProcesses } from "../testing/race-processes.ts";
import { createTestUpstream, type TestUpstream } from "../testing/test-upstream.ts";

let upstream: TestUpstream;
let keys = 0;
let key = "";

beforeAll(async () => {
  upstream = await createTestUpstream(conformanceSeed, { max: raceConnections });
});
beforeEach(async () => {
  key = `shared-wishlist-key-${String((keys += 1)).padStart(4, "0")}`;
  await upstream.json("POST", `/v1/wishlists/${key}/items`, {
    body: { productId: upstream.ids.products.get("03-1481-A") },
    status: 201,
  });
});
afterAll(() => upstream.close());

const share = async (method: string, of = key) =>
  (await upstream.json<{ token: string | null }>(method, `/v1/wishlists/${of}/share`)).token;
const look = (token: string | null) => upstream.call("GET", `/v1/shared-wishlists/${token}`);

test("a wishlist is shown by a token nobody guesses, without its key, and as it is now", async () => {
  expect(await share("GET")).toBeNull();
  const token = await share("PUT");
  expect(Buffer.from(token ?? "", "base64url")).toHaveLength(32);
  expect([await share("PUT"), await share("GET")]).toEqual([token, token]);
  const body = (await (await look(token)).json()) as object;
  expect(body).toMatchObject({ key: "", items: [{ product: { masterKey: "03-1481" } }] });
  expect(JSON.stringify(body)).not.toContain(key);
  await upstream.call("DELETE", `/v1/wishlists/${key}/items`);
  expect(await (await look(token)).json()).toEqual({ key: "", items: [] });
});

test("ten shares at once make one token", async () => {
  const processes = raceProcesses(upstream);
  const shares = Array.from({ length: 10 }, (_, index) =>
    upstream.call("PUT", `/v1/wishlists/${key}/share`, undefined, processes[index % processes.length]),
  );
  const tokens = await Promise.all(
    shares.map(async (response) => ((await (await response).json()) as { token: string }).token),
  );
  expect(new Set(tokens).size).toBe(1);
});

test("a token that was taken back is as unknown as one that never was, and a new one is another", async () => {
  const token = await share("PUT");
  expect(await share("DELETE")).toBeNull();
  const refused = await look(token);
  const unknown = await look("x".repeat(43));
  expect([refused.status, await refused.json()]).toEqual([unknown.status, await unknown.json()]);
  expect(refused.status).toBe(404);
  expect(await share("PUT")).not.toBe(token);
});

test.each(["", "short", "../baskets", `${"x".repeat(43)}x`, "%00".repeat(43)])("%j shows nothing", async (token) => {
  expect((await look(token)).status).toBe(404);
});
