import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { type OpenServer, openServer } from "@warmeland/schema/process/open-server.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createOrderingShop, type OrderingShop } from "#gateway/testing/ordering-shop.ts";
import type { TestGateway } from "#gateway/testing/test-gateway.ts";

const folder = fileURLToPath(new URL("../../docs/api/", import.meta.url));
let shop: OrderingShop;
let gateway: TestGateway;
let server: OpenServer;
let origin: string;
/** Comes before the shop's own response to `/graphql`, once. */
let refusal: Response | undefined;

beforeAll(async () => {
  // the address of the payment's page has the port in it
  server = await openServer({ handle: (request) => handle(request), port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${server.port}`;
  shop = await createOrderingShop({ publicUrl: origin });
  gateway = await shop.gateway();
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

async function handle(request: Request): Promise<Response> {
  if (new URL(request.url).pathname.startsWith("/upstreams/")) return shop.outside(request);
  const refused = refusal;
  refusal = undefined;
  return refused ?? gateway.handle(request);
}

test("the example client orders a mattress without a cookie, pays for it and reads the order", async () => {
  const client = spawn(process.execPath, [`${folder}guest-order.ts`, origin]);
  let output = "";
  for (const stream of [client.stdout, client.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => client.once("close", resolve));
  const number = /^order (WL-\S+);/m.exec(output)?.[1];
  expect(number, output).toBeDefined();
  expect(output).toContain("payment: PAID");
  expect(output).toContain(`${number}: PAID`);
  const { db } = shop.database;
  expect(await db.selectFrom("shop_order").select(["order_number", "status"]).execute()).toEqual([
    { order_number: number, status: "paid" },
  ]);
});

/** A new visitor. */
const visit = async (): Promise<string> => {
  const { data } = await gateway.send<{ beginVisit: { token: string } }>(
    "mutation { beginVisit { ... on BeginVisitPayload { token } } }",
    { headers: { "x-client": "my-app/1.0" } },
  );
  return data.beginVisit.token;
};

describe("the example of a subscription", () => {
  type Follow = (visitor: string, onBasket: (basket: { version: number; count: number }) => void) => Promise<void>;

  /** The function of the page, aimed at this shop. */
  async function exampleOf(page: string): Promise<Follow> {
    const source = /```ts\n([^`]*async function follow[\s\S]*?)```/.exec(readFileSync(`${folder}${page}`, "utf8"))?.[1];
    const code = stripTypeScriptTypes(source?.replaceAll("http://localhost:3000", origin) ?? "");
    const { follow } = (await import(`data:text/javascript,${encodeURIComponent(`${code}\nexport { follow };`)}`)) as {
      follow: Follow;
    };
    return follow;
  }

  test("ends with what would be refused again", async () => {
    const follow = await exampleOf("subscriptions.md");
    await expect(follow("no visitor", () => {})).rejects.toThrow("beginVisit");
    refusal = new Response("not here", { status: 403 });
    await expect(follow(await visit(), () => {})).rejects.toThrow("403 not here");
  });

  test("comes back after what passes", async () => {
    const follow = await exampleOf("subscriptions.md");
    refusal = new Response("too many", { status: 429, headers: { "retry-after": "1" } });
    const told = vi.fn<(basket: { version: number }) => void>();
    void follow(await visit(), told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith({ version: 0, count: 0 }), { timeout: 10_000 });
  });
});
