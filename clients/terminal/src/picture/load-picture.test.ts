import { openServer } from "@warmeland/schema/process/open-server.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadPicture } from "./load-picture.ts";

const [red, blue] = ["#ff0000", "#0000ff"];
const half = (background: string) => ({ create: { width: 6, height: 4, channels: 4 as const, background } });
let server: Awaited<ReturnType<typeof openServer>>;

beforeAll(async () => {
  // red above blue, with a transparent column at its right
  const photo = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#00000000" } })
    .composite([
      { input: half(red), left: 0, top: 0 },
      { input: half(blue), left: 0, top: 4 },
    ])
    .webp({ lossless: true })
    .toBuffer();
  const handle = (request: Request) =>
    request.url.endsWith("/photo") ? new Response(new Uint8Array(photo)) : new Response(null, { status: 404 });
  server = await openServer({ handle, port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const load = (path: string, columns: number, rows: number) =>
  loadPicture(`http://127.0.0.1:${server.port}/${path}`, columns, rows, AbortSignal.timeout(5000));

test("a cell shows two pixels, one above the other; what is transparent has the colour of a tile", async () => {
  const cells = await load("photo", 8, 4);
  expect(cells.map((row) => row.length)).toEqual([8, 8, 8, 8]);
  expect(cells[0]?.[0]).toEqual({ upper: red, lower: red });
  expect(cells[3]?.[0]).toEqual({ upper: blue, lower: blue });
  expect(cells[0]?.[7]).toEqual({ upper: "#dcd6cb", lower: "#dcd6cb" });
});

test("a wide place shows the middle of it", async () => {
  const [row] = await load("photo", 8, 1);
  expect(row?.[0]).toEqual({ upper: red, lower: blue });
});

test("what is not there is an error", async () => {
  await expect(load("nothing", 8, 4)).rejects.toThrow("404");
});
