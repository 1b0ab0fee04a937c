import { expect, test } from "vitest";

import { connectDatabase } from "#upstreams/database/connection.ts";
import { createTestDatabase } from "#upstreams/database/test-database.ts";

import { createHealth } from "./health.ts";
import { RpcTestShop } from "./testing/rpc-test-shop.ts";

test("the order service is healthy while its database responds", async () => {
  const shop = await RpcTestShop.open();
  expect((await shop.upstream.handle(new Request("http://rpc.internal/health"))).status).toBe(204);
  await shop.close();
});

test("it is not when nothing responds, and is again once something does", async () => {
  const nobody = connectDatabase("postgres://nobody@127.0.0.1:9/none");
  const health = createHealth(nobody);
  expect((await health()).status).toBe(503);
  expect((await health()).status).toBe(503);
  await nobody.destroy();
});

test("a hundred callers put one question to the database", async () => {
  const database = await createTestDatabase({ max: 1 });
  let questions = 0;
  const counted = new Proxy(database.db, {
    get: (target, name) => {
      if (name === "getExecutor") questions += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const responses = await Promise.all(Array.from({ length: 100 }, createHealth(counted)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204]));
  expect(questions).toBe(1);
  await database.close();
});
