import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTick } from "node:timers/promises";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openServer, type OpenServer } from "./open-server.ts";

const deadlineMs = 300;
const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const largestBody = 200 * kilobyte;
/** More than sockets of both sides hold for a reader that does not read. */
const longBody = "x".repeat(48 * megabyte);

let opened: OpenServer;
let reached: string[];

beforeEach(async () => {
  reached = [];
  const handle = async (request: Request): Promise<Response> => {
    reached.push(request.method);
    if (request.url.endsWith("/long")) return new Response(longBody);
    const text = request.method === "GET" ? "" : await request.text();
    return new Response(String(Buffer.byteLength(text)));
  };
  opened = await openServer({ handle, port: 0, host: "127.0.0.1", largestBody, deadlineMs });
});
afterEach(() => opened.close());

interface Result {
  status: number | undefined;
  text: string;
  /** Bytes the client could hand over before the response came. */
  sent: number;
}

/** Posts chunk after chunk, without announcing how many, until all are gone or a response comes. */
async function postChunks(size: number, headers: Record<string, string> = {}): Promise<Result> {
  const post = httpRequest({ host: "127.0.0.1", port: opened.port, method: "POST", headers, agent: false });
  post.on("error", () => undefined);
  const received = Promise.withResolvers<IncomingMessage>();
  const seen = new AbortController();
  post.once("response", (response: IncomingMessage) => {
    seen.abort();
    received.resolve(response);
  });
  post.once("close", () => received.reject(new Error("The connection ended without a response")));
  const chunk = Buffer.alloc(64 * kilobyte, "a");
  let sent = 0;
  while (sent < size && !seen.signal.aborted) {
    const part = chunk.subarray(0, Math.min(chunk.length, size - sent));
    if (!post.write(part))
      await Promise.race([once(post, "drain"), once(post, "close"), received.promise]).catch(() => undefined);
    sent += part.length;
    await nextTick();
  }
  post.end();
  const response = await received.promise;
  const text = (await response.toArray()).map(String).join("");
  return { status: response.statusCode, text, sent };
}

/** Opens a connection, sends the bytes, and returns how long the server holds it. */
async function heldFor(
  bytes: string,
  prepare: (socket: Socket) => void = () => undefined,
): Promise<{ ms: number; text: string }> {
  const socket = connect(opened.port, "127.0.0.1");
  const started = performance.now();
  let text = "";
  socket.on("error", () => undefined);
  socket.on("data", (data: Buffer) => (text += data.toString("latin1").slice(0, 2000)));
  prepare(socket);
  socket.write(bytes);
  const [accepted] = (await once(opened.server, "connection")) as [Socket];
  await new Promise((resolve) => accepted.once("close", resolve));
  const ms = performance.now() - started;
  // `once` of node:events would throw the reset that a writer may get
  if (!socket.isPaused() && !socket.closed) await new Promise((resolve) => socket.once("close", resolve));
  socket.destroy();
  return { ms, text };
}

describe("a body is counted while it comes in", () => {
  test("an endless one is refused at the limit, before anything reads it", async () => {
    const result = await postChunks(256 * megabyte);
    expect(result.status).toBe(413);
    expect(result.text).toContain("LIMIT_EXCEEDED");
    expect(result.sent).toBeLessThan(64 * megabyte);
    expect(reached).toEqual([]);
  });

  test("an announced one is refused before a byte of it is read", async () => {
    const { text } = await heldFor(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${largestBody + 1}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
    expect(reached).toEqual([]);
  });

  test.each([0, 1, 70 * kilobyte, largestBody])("one of %i bytes arrives whole, announced or not", async (size) => {
    expect(await postChunks(size)).toMatchObject({ status: 200, text: String(size) });
    expect(await postChunks(size, { "content-length": String(size) })).toMatchObject({
      status: 200,
      text: String(size),
    });
  });

  test("the connection serves the next request after one with a body", async () => {
    const { text } = await heldFor(
      `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\nabGET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/\r\n\r\n2HTTP\/1\.1 200 .*\r\n\r\n0$/s);
  });
});

describe("nobody holds a connection beyond the deadline", () => {
  test.each([
    ["says nothing", ""],
    ["sends half of its headers", "POST / HTTP/1.1\r\nhost: a\r\n"],
    ["sends half of the announced body", "POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nhalf"],
    ["sends half of a chunked body", "POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n"],
  ])("who %s", async (_name, bytes) => {
    expect((await heldFor(bytes)).ms).toBeLessThan(deadlineMs * 10);
  });

  test("who sends a byte now and then", async () => {
    let drip: NodeJS.Timeout | undefined;
    const { ms } = await heldFor("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9000\r\n\r\n", (socket) => {
      drip = setInterval(() => socket.write("a"), deadlineMs / 10);
    });
    clearInterval(drip);
    expect(ms).toBeLessThan(deadlineMs * 10);
  });

  test("who never reads the response", async () => {
    const { ms } = await heldFor("GET /long HTTP/1.1\r\nhost: a\r\n\r\n", (socket) => socket.pause());
    expect(reached).toEqual(["GET"]);
    expect(ms).toBeLessThan(deadlineMs * 10);
  });

  test("a response that is read takes the time it takes", async () => {
    const result = await new Promise<IncomingMessage>((resolve) =>
      httpRequest({ host: "127.0.0.1", port: opened.port, path: "/long", agent: false }, resolve).end(),
    );
    let bytes = 0;
    const started = performance.now();
    for await (const chunk of result) {
      bytes += (chunk as Buffer).length;
      // as over a slow line: well beyond the deadline in all, never as long without a byte
      const due = started + (bytes / longBody.length) * 3 * deadlineMs;
      if (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    }
    expect(bytes).toBe(longBody.length);
    expect(performance.now() - started).toBeGreaterThan(2 * deadlineMs);
  });
});

test("a server that drains keeps no connection for a next request", async () => {
  const send = () => fetch(`http://127.0.0.1:${opened.port}/`);
  expect((await send()).headers.get("connection")).toBe("keep-alive");
  opened.drain();
  expect((await send()).headers.get("connection")).toBe("close");
});
