import { afterAll, beforeAll, expect, test } from "vitest";

import { findCommand, runConsole } from "#upstreams/console/run-console.ts";

import { discardOld } from "../orders/sweep.ts";
import { RpcTestShop } from "../testing/rpc-test-shop.ts";

let shop: RpcTestShop;

beforeAll(async () => {
  shop = await RpcTestShop.open();
});
afterAll(() => shop.close());

const uses = (client: string, version: string, field: string, times: number) => ({
  client,
  version,
  field,
  count: times,
});
const count = (...counted: object[]) => shop.call("countApiUsage", { uses: counted });

async function usage(...options: string[]): Promise<unknown> {
  const found = findCommand(["api", "usage", ...options, "--json"])!;
  const { exitCode, output } = await runConsole(shop.upstream.services, found.command, found.rest);
  expect(exitCode, output).toBe(0);
  return JSON.parse(output);
}

test("what several gateways count at once is added up by client, version and field", async () => {
  const reports = Array.from({ length: 8 }, () =>
    count(
      uses("kiosk", "1.0", "", 5),
      uses("kiosk", "1.0", "Basket.key", 2),
      uses("app", "2.1", "", 1),
      uses("app", "2.1", "", 1),
    ),
  );
  expect((await Promise.all(reports)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 204));
  const last = shop.upstream.services.now().toISOString().slice(0, 10);
  expect(await usage()).toEqual([
    { client: "app", version: "2.1", deprecated: null, requests: 16, last },
    { client: "kiosk", version: "1.0", deprecated: null, requests: 40, last },
    { client: "kiosk", version: "1.0", deprecated: "Basket.key", requests: 16, last },
  ]);
  expect(await usage("--client", "kiosk")).toHaveLength(2);
});

test("days before those asked for are left out, and after two years gone", async () => {
  const old = { client: "old", version: "0.1", field: "", uses: 7 };
  await shop.db
    .insertInto("api_usage")
    .values([
      { ...old, day: new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10) },
      { ...old, day: "2020-01-01" },
    ])
    .execute();
  expect(await usage("--client", "old")).toEqual([]);
  expect(await usage("--client", "old", "--days", "60")).toMatchObject([{ requests: 7 }]);
  await discardOld(shop.upstream.services);
  expect(await shop.db.selectFrom("api_usage").select("day").where("uses", "=", "7").execute()).toHaveLength(1);
  expect(await usage("--client", "old", "--days", "999999999")).toMatchObject([{ requests: 7 }]);
});

test.each([
  ["no uses", []],
  ["a name with a space", [uses("a b", "1", "", 1)]],
  ["no coordinate", [uses("kiosk", "1", "drop table", 1)]],
  ["a fraction", [uses("kiosk", "1", "", 0.5)]],
  ["more than a gateway has", Array.from({ length: 1001 }, () => uses("kiosk", "1", "", 1))],
])("%s is no report", async (_what, counted) => {
  expect((await count(...counted)).status).toBe(400);
});
