// @vitest-environment node
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createImageRoute } from "./image-route.ts";
import { openImageStore } from "./image-store.ts";

const log = pino({ level: "silent" });
let folder: string;
let fetched: string[];
let photo: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-"));
  fetched = [];
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#dcd6cb" } })
    .webp()
    .toBuffer();
});
afterEach(() => rm(folder, { recursive: true }));

async function createRoute(originals?: (request: Request) => Promise<Response>, maxBytes = 1024 * 1024) {
  const store = await openImageStore({ folder, maxBytes });
  const route = createImageRoute({
    store,
    log,
    originals:
      originals ??
      (async ({ url }) => {
        fetched.push(new URL(url).pathname);
        return url.endsWith("/matras-01.webp")
          ? new Response(new Uint8Array(photo))
          : new Response(null, { status: 404 });
      }),
  });
  return (path: string, headers: Record<string, string> = {}) => {
    const url = new URL(path, "https://shop.example");
    return route(new Request(url, { headers }), url);
  };
}

test("a photo comes as WebP in the width that was requested, four by three", async () => {
  const get = await createRoute();
  const response = await get("/images/matras-01.webp?w=320");
  expect(response.headers.get("content-type")).toBe("image/webp");
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 240, format: "webp" });
});

test("a photo is never made wider than it is", async () => {
  const get = await createRoute();
  const { width } = await sharp(await (await get("/images/matras-01.webp?w=1600")).arrayBuffer()).metadata();
  expect(width).toBe(800);
});

test("it is rendered once, also for many at the same time, and stored for the next start", async () => {
  const get = await createRoute();
  await Promise.all(Array.from({ length: 20 }, () => get("/images/matras-01.webp?w=320")));
  expect(fetched).toHaveLength(1);
  const afterRestart = await createRoute();
  expect((await afterRestart("/images/matras-01.webp?w=320")).status).toBe(200);
  expect(fetched).toHaveLength(1);
});

test("a client that has it gets 304", async () => {
  const get = await createRoute();
  const etag = (await get("/images/matras-01.webp?w=320")).headers.get("etag")!;
  expect((await get("/images/matras-01.webp?w=320", { "if-none-match": etag })).status).toBe(304);
});

test.each(["?w=321", "?w=0", "?w=-320", "?w=1e3", "?w=320px", "?w=", "?w=99999999999"])(
  "%s is not a width we offer",
  async (query) => {
    const get = await createRoute();
    expect((await get(`/images/matras-01.webp${query}`)).status).toBe(400);
    expect(fetched).toEqual([]);
  },
);

test.each([
  "/images/",
  "/images/..%2f..%2fetc%2fpasswd",
  "/images/..%5c..%5csecret.webp",
  "/images/a/b.webp",
  "/images/.env",
  "/images/matras-01.webp%00.png",
  "/images/matras-01.svg",
  "/images/https:%2f%2fevil.example%2fx.webp",
  "/images/%E0%A4%A.webp",
])("%s is no photo, and nothing is fetched for it", async (path) => {
  const get = await createRoute();
  expect((await get(path)).status).toBe(404);
  expect(fetched).toEqual([]);
});

test("an unknown photo is 404, a broken one 503, and neither is stored", async () => {
  const unknown = await createRoute();
  expect((await unknown("/images/weg.webp?w=320")).status).toBe(404);
  const broken = await createRoute(async () => new Response("<html>"));
  const response = await broken("/images/matras-01.webp?w=320");
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await readdir(folder)).toEqual([]);
});

test("the folder stays within its room", async () => {
  const get = await createRoute(undefined, 1500);
  const widths = [160, 240, 320, 480, 640, 800];
  for (const width of widths) expect((await get(`/images/matras-01.webp?w=${width}`)).status).toBe(200);
  await expect.poll(async () => (await readdir(folder)).length).toBeLessThan(widths.length);
});

test("a photo of a customer's review is stored nowhere, and is gone when it is taken back", async () => {
  const photos = [new Response(new Uint8Array(photo)), new Response(null, { status: 404 })];
  const get = await createRoute(async () => photos.shift()!);
  const address = "/images/beoordeling-1d3b4f6a-0000-4000-8000-000000000000.webp?w=320";
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(await readdir(folder)).toEqual([]);
  expect((await get(address)).status).toBe(404);
});

test("what Storyblok's image service knows to ask for comes in its format, and is stored like any photo", async () => {
  const get = await createRoute();
  const path = "/images/matras-01.webp/m/320x240/smart/filters:format(jpeg):quality(60):blur(2)";
  const response = await get(path);
  expect(response.headers.get("content-type")).toBe("image/jpeg");
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 240, format: "jpeg" });
  expect((await get(path)).status).toBe(200);
  expect(fetched).toHaveLength(1);
  expect((await get("/images/matras-01.webp/m/321x0")).status).toBe(400);
});

test("who asks for many filters at once is refused, and holds up no photo of a page", async () => {
  const get = await createRoute();
  const filtered = Array.from({ length: 40 }, (_, index) =>
    get(`/images/matras-01.webp/m/800x0/filters:blur(${index + 1})`),
  );
  const plain = await get("/images/matras-01.webp?w=480");
  expect(plain.status).toBe(200);
  const statuses = (await Promise.all(filtered)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});
