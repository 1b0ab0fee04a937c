// @vitest-environment node
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import { createVideoRoute } from "./video-route.ts";

let asked: { path: string; method: string; headers: Record<string, string> }[];
beforeEach(() => {
  asked = [];
});

function createRoute(response: () => Response) {
  const route = createVideoRoute({
    log: pino({ level: "silent" }),
    originals: async ({ url, method, headers }) => {
      asked.push({ path: new URL(url).pathname, method, headers: Object.fromEntries(headers) });
      return response();
    },
  });
  return (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const url = new URL(path, "https://shop.example");
    return route(new Request(url, { headers, method }), url);
  };
}

const part = () =>
  new Response("0123", {
    status: 206,
    headers: {
      "content-type": "video/webm",
      "content-range": "bytes 0-3/10",
      "content-length": "4",
      "set-cookie": "a=b",
      server: "somebody",
    },
  });

test("a range goes to where the films are, and its part comes back with the headers of a film alone", async () => {
  const get = createRoute(part);
  const response = await get("/videos/film.webm", { range: "bytes=0-3", cookie: "session=1", authorization: "x" });
  expect([response.status, await response.text()]).toEqual([206, "0123"]);
  expect(asked).toEqual([{ path: "/images/film.webm", method: "GET", headers: { range: "bytes=0-3" } }]);
  const headers = Object.fromEntries(response.headers);
  expect(headers).toMatchObject({
    "content-type": "video/webm",
    "content-range": "bytes 0-3/10",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'") as string,
  });
  expect(Object.keys(headers)).not.toContain("set-cookie");
  expect(Object.keys(headers)).not.toContain("server");
});

test.each([304, 416])("a status of %d is passed on", async (status) => {
  expect((await createRoute(() => new Response(null, { status }))("/videos/film.webm")).status).toBe(status);
});

test("an unknown film is 404; one that cannot be had now is 503 and stored by nobody", async () => {
  expect((await createRoute(() => new Response(null, { status: 404 }))("/videos/weg.webm")).status).toBe(404);
  const broken = await createRoute(() => new Response("x", { status: 500 }))("/videos/film.webm");
  expect([broken.status, broken.headers.get("cache-control")]).toEqual([503, "no-store"]);
  const unreachable = createRoute(() => {
    throw new Error("nobody there");
  });
  expect((await unreachable("/videos/film.webm")).status).toBe(503);
});

test.each([
  "/videos/",
  "/videos/film.exe",
  "/videos/film.webp",
  "/videos/a/b.webm",
  "/videos/..%2fsecret.webm",
  "/videos/.hidden.mp4",
  "/videos/film.webm%00.mp4",
])("%s is no film, and nothing is asked for it", async (path) => {
  expect((await createRoute(part)(path)).status).toBe(404);
  expect(asked).toEqual([]);
});
