import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import pino from "pino";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#gateway/testing/test-gateway.ts";

let shop: TestShop;
let server: Server;
let status = 404;
let arrivals: string[] = [];

beforeAll(async () => {
  shop = await createTestShop();
  server = createServer((request, response) => {
    arrivals.push(request.url ?? "");
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => {
  arrivals = [];
});

afterAll(async () => {
  server.close();
  await shop.close();
});

const behindForeignContent = async () => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const { port } = server.address() as AddressInfo;
  const gateway = await shop.gateway({
    settings: { CONTENT_URL: `http://127.0.0.1:${port}/v2` },
    log: pino({ level: "error" }, sink),
  });
  return { gateway, lines };
};

test("a hundred made-up stories cost a foreign content system no more than five calls a second", async () => {
  status = 404;
  const { gateway } = await behindForeignContent();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => gateway.send(`{ story(slug: "made-up-${index}") { title } }`)),
  );
  const seconds = (performance.now() - started) / 1000;
  expect(arrivals.length).toBeGreaterThan(0);
  expect(arrivals.length).toBeLessThanOrEqual(1 + 5 * seconds);
});

test("a content system that wants a token is named in the log, once for many calls", async () => {
  status = 401;
  const { gateway, lines } = await behindForeignContent();
  for (const slug of ["home", "service/hulp"])
    expect((await gateway.send(`{ story(slug: "${slug}") { title } }`)).data).toEqual({ story: null });
  // a made-up one of before may still be on its way
  expect(arrivals.filter((address) => !address.includes("made-up"))).toHaveLength(2);
  expect(lines.filter(({ msg }) => msg === "You need to provide an access token")).toHaveLength(1);
});
