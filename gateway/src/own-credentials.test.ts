import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltInUpstreams, createBuiltInUpstreams } from "@warmeland/upstreams/src/built-in-upstreams.ts";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, testEnvironment, type TestShop } from "#gateway/testing/test-gateway.ts";

const token = "9KvQ2-wLr7_TzXb4MnYc8HsDf3GjPe6U";
let shop: TestShop;
let folder: string;
let service: BuiltInUpstreams;

beforeAll(async () => {
  shop = await createTestShop();
  folder = await mkdtemp(join(tmpdir(), "own-credentials-"));
  const environment = testEnvironment({ DATA_DIR: folder, RPC_TOKEN: token });
  service = createBuiltInUpstreams({
    environment,
    db: shop.database.db,
    databaseUrl: shop.database.url,
    log: pino({ level: "silent" }),
    standAlone: true,
  });
});
afterAll(async () => {
  await service.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

/** As over the network: the path below the service's address. */
const overNetwork = (request: Request): Promise<Response> =>
  service.handle(new Request(`http://upstreams:4000/upstreams/rpc${new URL(request.url).pathname}`, request));

const reset = `mutation { requestPasswordReset(input: { email: "iemand@voorbeeld.nl" }) { __typename } }`;

test("the order service as a service refuses whoever has no token, and a gateway that has it", async () => {
  const upstreams = { ...shop.upstreams, rpc: overNetwork };
  const trusted = await shop.gateway({ upstreams, settings: { RPC_TOKEN: token } });
  expect((await trusted.send(reset)).data).toEqual({
    requestPasswordReset: { __typename: "RequestPasswordResetPayload" },
  });
  const stranger = await shop.gateway({ upstreams });
  expect((await stranger.send(reset)).data).not.toEqual({
    requestPasswordReset: { __typename: "RequestPasswordResetPayload" },
  });

  for (const headers of [{}, { "x-access-token": "" }, { "x-access-token": `${token}x` }] as Record<string, string>[]) {
    const response = await overNetwork(
      new Request("http://rpc/rpc/getUser", {
        method: "POST",
        headers: { "x-shop-id": "1001", ...headers },
        body: "{}",
      }),
    );
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([401, "access-token-wrong"]);
  }
});

test("the payment provider reports without it", async () => {
  const report = new Request("http://upstreams:4000/webhooks/payments", {
    method: "POST",
    body: new URLSearchParams({ id: "tr_unknown" }),
  });
  expect((await service.handle(report)).status).toBe(200);
});
