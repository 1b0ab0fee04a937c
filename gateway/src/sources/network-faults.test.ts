import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { defaultShop } from "@warmeland/schema/rules/shops.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallContext } from "./call-context.ts";
import { networkTransport, Upstream } from "./http.ts";
import type { UpstreamError } from "./upstream-error.ts";

const timeoutMs = 600;
const megabyte = 1024 * 1024;
const json = { "content-type": "application/json" };

// 64 kB on the wire, 64 MB behind it
const bomb = gzipSync(Buffer.alloc(64 * megabyte));
let server: Server;
let baseUrl: string;
let reached: string[] = [];
let closed: string[] = [];

/** How a real upstream misbehaves, by path. */
const faults: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  "/hang": () => undefined,
  "/hang-in-body": (response) => void response.writeHead(200, json).write('{"a":'),
  "/drip": (response) => {
    response.writeHead(200, { ...json, "content-length": "1000" });
    const timer = setInterval(() => response.write("1"), 100);
    response.once("close", () => clearInterval(timer));
  },
  "/reset": (_response, request) => void request.socket.destroy(),
  "/reset-in-body": (response) => {
    response.writeHead(200, { ...json, "content-length": "1000" }).write('{"a":');
    setTimeout(() => response.destroy(), 20);
  },
  "/500": (response) => void response.writeHead(500, json).end("{}"),
  "/429": (response) => void response.writeHead(429, { ...json, "retry-after": "3600" }).end("{}"),
  "/page": (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  "/garbage": (response) => void response.writeHead(200, json).end('{"a":'),
  "/other-shape": (response) => void response.writeHead(200, json).end('{"b":1}'),
  "/redirect": (response) => void response.writeHead(302, { location: "/inside" }).end(),
  "/no-http": (_response, request) => void request.socket.end("hello\r\n\r\n"),
  "/huge": (response) => {
    response.writeHead(200, json);
    const chunk = Buffer.alloc(megabyte, "x");
    const writeChunks = (): void => {
      while (!response.destroyed && response.write(chunk));
      if (!response.destroyed) response.once("drain", writeChunks);
    };
    writeChunks();
  },
  "/bomb": (response) => void response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(bomb),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "";
    reached.push(path);
    response.once("close", () => closed.push(path));
    (faults[path] ?? faults["/500"])?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function call(signal: AbortSignal = new AbortController().signal): CallContext {
  return {
    shop: defaultShop,
    correlationId: "test-call",
    signal,
    sessionToken: undefined,
    personal: false,
    clientAddress: undefined,
    trace: [],
  };
}

function parse(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("a" in body)) throw new TypeError("unfit");
  return body;
}

async function failureOf(
  path: string,
  at = baseUrl,
  signal?: AbortSignal,
): Promise<{ error: UpstreamError; ms: number }> {
  reached = [];
  closed = [];
  const upstream = new Upstream({ name: "commerce", transport: networkTransport, baseUrl: at, timeoutMs });
  const started = performance.now();
  const error = await upstream.request(call(signal), { path, parse }).then(
    () => expect.unreachable(),
    (failure: unknown) => failure as UpstreamError,
  );
  return { error, ms: performance.now() - started };
}

test.each([
  ["hangs", "/hang", "timeout"],
  ["hangs in its response", "/hang-in-body", "timeout"],
  ["drips", "/drip", "timeout"],
  ["breaks off", "/reset", "network"],
  ["breaks off in its response", "/reset-in-body", "network"],
  ["fails", "/500", "status"],
  ["limits the rate", "/429", "status"],
  ["responds with a page", "/page", "malformed"],
  ["responds with half of something", "/garbage", "malformed"],
  ["returns something else", "/other-shape", "malformed"],
  ["sends the gateway elsewhere", "/redirect", "status"],
  ["speaks another language", "/no-http", "network"],
  ["responds without end", "/huge", "too-large"],
  ["responds with a bomb", "/bomb", "too-large"],
])("an upstream that %s is given up in time", async (_name, path, fault) => {
  const before = process.memoryUsage().rss;
  const { error, ms } = await failureOf(path);
  expect(error).toMatchObject({ name: "UpstreamError", upstream: "commerce", fault });
  expect(ms).toBeLessThan(timeoutMs + 2000);
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * megabyte);
  // a redirect is not followed, and nothing is sent more than twice
  expect(new Set(reached)).toEqual(new Set([path]));
  expect(reached.length).toBeLessThanOrEqual(2);
  // nothing is left open behind it
  await expect.poll(() => closed.length, { timeout: 1000 }).toBe(reached.length);
});

test.each([
  ["nobody listens", "http://127.0.0.1:9"],
  ["nobody knows the name", "http://nobody.invalid"],
  ["the certificate is none", "https://127.0.0.1:PORT"],
])("where %s the call fails at once", async (_name, address) => {
  const { error, ms } = await failureOf("/hang", address.replace("PORT", new URL(baseUrl).port));
  expect(error).toMatchObject({ fault: "network" });
  expect(ms).toBeLessThan(timeoutMs + 2000);
});

test("a client that goes away ends the call on the wire", async () => {
  const client = new AbortController();
  const failing = failureOf("/hang", baseUrl, client.signal);
  await expect.poll(() => reached).toEqual(["/hang"]);
  const started = performance.now();
  client.abort();
  expect((await failing).error).toMatchObject({ fault: "aborted" });
  await expect.poll(() => closed, { interval: 5, timeout: 2000 }).toEqual(["/hang"]);
  expect(performance.now() - started).toBeLessThan(2000);
});
