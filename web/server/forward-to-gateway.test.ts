// @vitest-environment node
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createGatewayForwarder } from "./forward-to-gateway.ts";

const log = pino({ level: "silent" });
let server: Server;
let gateway: string;
let seen: { request: IncomingMessage; body: string } | undefined;

beforeEach(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      seen = { request, body: Buffer.concat(chunks).toString() };
      response.setHeader("set-cookie", ["__Host-visitor=a; Path=/", "__Host-session=b; Path=/"]);
      response.setHeader("content-type", "application/json");
      const compressed = request.headers["accept-encoding"] === "br";
      if (compressed) response.setHeader("content-encoding", "br");
      response.end(compressed ? brotliCompressSync('{"data":{}}') : '{"data":{}}');
    });
  });
  server.listen(0);
  await once(server, "listening");
  gateway = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const incoming = (headers: Record<string, string> = {}) =>
  new Request("http://shop.example/graphql?a=1", {
    method: "POST",
    body: '{"query":"{a}"}',
    headers: { "content-type": "application/json", ...headers },
  });

test("a request arrives with body and cookies, the response with every cookie it sets", async () => {
  const forward = createGatewayForwarder({ gateway, trustProxy: false, log });
  const response = await forward(incoming({ cookie: "__Host-visitor=x" }), "203.0.113.7");
  expect(await response.json()).toEqual({ data: {} });
  expect(response.headers.getSetCookie()).toHaveLength(2);
  expect(seen?.body).toBe('{"query":"{a}"}');
  expect(seen?.request.url).toBe("/graphql?a=1");
  expect(seen?.request.headers["cookie"]).toBe("__Host-visitor=x");
  expect(seen?.request.headers["x-forwarded-host"]).toBe("shop.example");
});

test("a forged client address is replaced; behind a trusted proxy the one it names goes on, and not its own", async () => {
  await createGatewayForwarder({ gateway, trustProxy: false, log })(
    incoming({ "x-forwarded-for": "198.51.100.1" }),
    "203.0.113.7",
  );
  expect(seen?.request.headers["x-forwarded-for"]).toBe("203.0.113.7");
  await createGatewayForwarder({ gateway, trustProxy: true, log })(
    incoming({ "x-forwarded-for": "198.51.100.1" }),
    "203.0.113.7",
  );
  expect(seen?.request.headers["x-forwarded-for"]).toBe("198.51.100.1");
});

test("what the gateway compressed for the client arrives as it was sent, and who accepts none gets none", async () => {
  const forward = createGatewayForwarder({ gateway, trustProxy: false, log });
  const response = await forward(incoming({ "accept-encoding": "br" }));
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe('{"data":{}}');
  await forward(incoming());
  expect(seen?.request.headers["accept-encoding"]).toBeUndefined();
});

test("a gateway out of reach is a typed 502", async () => {
  const response = await createGatewayForwarder({ gateway: "http://localhost:1", trustProxy: false, log })(incoming());
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }] });
});

test("a subscription goes on past the time that a response may take, and ends with its client", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let closed = false;
  const live = createServer((_request, response) => {
    response.on("close", () => (closed = true));
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    response.write(":\n\n");
    setInterval(() => response.write("event: next\n\n"), 20).unref();
  }).listen(0);
  try {
    await once(live, "listening");
    const address = `http://localhost:${(live.address() as AddressInfo).port}`;
    const leaving = new AbortController();
    const request = new Request(incoming(), { signal: leaving.signal });
    const response = await createGatewayForwarder({ gateway: address, trustProxy: false, log })(request);
    vi.advanceTimersByTime(60_000);
    const reader = response.body!.getReader();
    for (let chunk = 0; chunk < 3; chunk += 1) expect((await reader.read()).done).toBe(false);
    leaving.abort();
    await expect(reader.closed).rejects.toThrow();
    await vi.waitUntil(() => closed);
  } finally {
    vi.useRealTimers();
    live.closeAllConnections();
    live.close();
  }
});
