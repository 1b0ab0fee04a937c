import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPacedTransport } from "./paced-transport.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function paced() {
  const sent: { readonly path: string; readonly at: number }[] = [];
  const transport = createPacedTransport(
    (request) => {
      const path = new URL(request.url).pathname;
      sent.push({ path, at: performance.now() });
      return Promise.resolve(new Response(null, { status: path.startsWith("/real") ? 200 : 404 }));
    },
    { perSecond: 5, waitMs: 500 },
  );
  const send = (path: string, signal = new AbortController().signal): Promise<number | string> =>
    transport(new Request(`http://content.test${path}`, { signal })).then(
      ({ status }) => status,
      (error: { fault?: string }) => error.fault ?? "unknown",
    );
  return { send, sent };
}

test("however many are requested, five a second go out, and the others are refused at once or when they have waited", async () => {
  const { send, sent } = paced();
  const responses: (number | string)[] = [];
  for (let count = 0; count < 300; count += 1) {
    void send(`/made-up-${count}`).then((response) => responses.push(response));
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(1000);
  for (const { at } of sent)
    expect(sent.filter((other) => other.at >= at && other.at < at + 999).length).toBeLessThanOrEqual(5);
  expect(sent.length).toBeGreaterThan(13);
  expect(responses).toHaveLength(300);
  expect(new Set(responses)).toEqual(new Set([404, "overloaded"]));
});

test("a path found before goes ahead of an unknown one that came earlier", async () => {
  const { send, sent } = paced();
  expect(await send("/real")).toBe(200);
  const unknown = send("/made-up");
  const found = send("/real");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await found).toBe(200);
  expect(await unknown).toBe(404);
  expect(sent.map(({ path }) => path)).toEqual(["/real", "/real", "/made-up"]);
});

test("an aborted request leaves its place in the queue to the next", async () => {
  const { send, sent } = paced();
  await send("/real");
  const client = new AbortController();
  const gone = send("/made-up", client.signal);
  client.abort();
  expect(await gone).toBe("overloaded");
  const next = send("/real/next");
  await vi.advanceTimersByTimeAsync(200);
  expect(await next).toBe(200);
  expect(sent.map(({ path }) => path)).toEqual(["/real", "/real/next"]);
});

test("where nobody listens, those who wait give up with the first; the next who comes tries anew", async () => {
  let isThere = false;
  const transport = createPacedTransport(
    () => (isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError("fetch failed"))),
    { perSecond: 5, waitMs: 500 },
  );
  const send = (path: string) => transport(new Request(`http://content.test${path}`));
  const failures = ["/a", "/b", "/c", "/d"].map((path) => send(path).catch((error: Error) => error.message));
  expect(await Promise.all(failures)).toEqual(Array.from({ length: 4 }, () => "fetch failed"));
  isThere = true;
  const next = send("/a");
  await vi.advanceTimersByTimeAsync(200);
  expect((await next).status).toBe(200);
});
