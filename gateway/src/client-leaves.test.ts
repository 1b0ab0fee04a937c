import { request as httpRequest, type ClientRequest } from "node:http";
import { type OpenServer, openServer } from "@warmeland/schema/process/open-server.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

const clients = 200;
let shop: TestShop;
let server: OpenServer;
let underWay = 0;
let aborted = 0;

beforeAll(async () => {
  shop = await createTestShop();
  const { commerce } = shop.upstreams;
  const gateway = await shop.gateway({
    upstreams: {
      ...shop.upstreams,
      commerce: (request) => {
        // the shell is served, what one client alone requests hangs
        if (!new URL(request.url).pathname.startsWith("/v1/products")) return commerce!(request);
        underWay += 1;
        request.signal.addEventListener("abort", () => (aborted += 1));
        return new Promise(() => undefined);
      },
    },
  });
  server = await openServer({ handle: gateway.handle, port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

function send(page: number): ClientRequest {
  const { port } = server;
  const headers = { "content-type": "application/json" };
  const sent = httpRequest({ port, host: "127.0.0.1", path: "/graphql", method: "POST", headers, agent: false });
  sent.on("error", () => undefined);
  sent.end(
    JSON.stringify({
      query: `{ category(path: "/matrassen") { listing(first: 2, page: ${page}) { totalCount edges { node { name } } } } }`,
    }),
  );
  return sent;
}

test(`${clients} clients that hang up take their calls along, and leave the gateway well`, async () => {
  const complaints: unknown[] = [];
  const complain = (reason: unknown): void => void complaints.push(reason);
  process.on("unhandledRejection", complain);
  const connections = Array.from({ length: clients }, (_, index) => send(1 + index));
  await expect.poll(() => underWay, { timeout: 1500 }).toBeGreaterThan(20);
  const started = performance.now();
  const open = underWay;
  for (const client of connections) client.destroy();
  await expect.poll(() => aborted, { interval: 5, timeout: 3000 }).toBeGreaterThanOrEqual(open);
  expect(performance.now() - started).toBeLessThan(3000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.off("unhandledRejection", complain);
  expect(complaints).toEqual([]);
  // those that waited for a place never reached the upstream
  expect(underWay).toBeLessThanOrEqual(clients);
  const { port } = server;
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
