// @vitest-environment node
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { readImageRequest } from "./image-request.ts";
import { renderImage } from "./render-image.ts";

const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };
let photo: Buffer;

// 1600 x 800, red on the left and blue on the right
beforeAll(async () => {
  const half = await sharp({ create: { width: 800, height: 800, channels: 3, background: blue } })
    .png()
    .toBuffer();
  photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: red } })
    .composite([{ input: half, left: 800, top: 0 }])
    .png()
    .toBuffer();
});

async function rendered(service: string) {
  const requested = readImageRequest(new URL(`/images/a.png/m/${service}`, "https://shop.example"));
  if (!requested || requested === "bad") return expect.unreachable(`${service} is refused`);
  const bytes = await renderImage(photo, requested);
  const { width, height, format } = await sharp(bytes).metadata();
  const pixels = await sharp(bytes).removeAlpha().raw().toBuffer();
  const at = (left: number, top: number) => {
    const from = (Math.round(top * (height - 1)) * width + Math.round(left * (width - 1))) * 3;
    const [r = 0, , b = 0] = pixels.subarray(from, from + 3);
    return r > b ? "red" : "blue";
  };
  return { width, height, format, at, bytes };
}

test.each([
  ["320x0", 320, 160],
  ["0x200", 400, 200],
  ["320x240", 320, 240],
  ["fit-in/320x240", 320, 160],
  ["2000x0", 1600, 800],
  ["", 960, 480],
  ["320x0/filters:rotate(90)", 160, 320],
  ["320x427/smart", 320, 427],
])("%s is %i by %i", async (service, width, height) => {
  expect(await rendered(service)).toMatchObject({ width, height, format: "webp" });
});

test("what is cut off leaves the focal area; without one the middle stays", async () => {
  const left = await rendered("320x320/filters:focal(100x400:101x401)");
  expect([left.at(0.05, 0.5), left.at(0.95, 0.5)]).toEqual(["red", "red"]);
  const right = await rendered("320x320/filters:focal(1500x400:1501x401)");
  expect([right.at(0.05, 0.5), right.at(0.95, 0.5)]).toEqual(["blue", "blue"]);
  const middle = await rendered("320x320");
  expect([middle.at(0.05, 0.5), middle.at(0.95, 0.5)]).toEqual(["red", "blue"]);
});

test("a crop is the part of the original that is left", async () => {
  const part = await rendered("800x0:1600x800/320x0");
  expect(part).toMatchObject({ width: 320, height: 320 });
  expect(part.at(0.05, 0.5)).toBe("blue");
});

test("a crop beyond the original ends with it", async () => {
  expect(await rendered("1200x400:9999x9999/160x0")).toMatchObject({ width: 160, height: 160 });
});

test.each(["jpeg", "png", "webp"])("format(%s) is the format", async (format) => {
  expect(await rendered(`160x0/filters:format(${format})`)).toMatchObject({ format });
});

test("a lower quality weighs less, a blurred edge is soft, brightness adds white", async () => {
  const noise = await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: red,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const size = async (filters: string) => {
    const requested = readImageRequest(new URL(`/images/a.png/m/640x0/filters:${filters}`, "https://shop.example"));
    return requested && requested !== "bad" ? (await renderImage(noise, requested)).byteLength : expect.unreachable();
  };
  expect(await size("quality(20)")).toBeLessThan((await size("quality(90)")) / 2);
  expect(await size("blur(20)")).toBeLessThan((await size("quality(85)")) / 2);
  const { channels } = await sharp((await rendered("160x0/filters:brightness(50)")).bytes).stats();
  const before = await sharp((await rendered("160x0")).bytes).stats();
  expect(channels[1]!.mean).toBeGreaterThan(before.channels[1]!.mean + 100);
});

test.each([
  "321x0",
  "320x2668",
  "320",
  "filters:quality(101)",
  "filters:quality(-1)",
  "filters:blur(1e1)",
  "filters:rotate(45)",
  "filters:format(svg)",
  "filters:watermark(https://evil.example/x.png)",
  "filters:focal(1x2)",
  "320x0/extra",
  "100x100:50x50/320x0",
  "filters:blur(5)/320x0",
  "..%2f..%2fsecret",
])("%s is not offered", (service) => {
  expect(readImageRequest(new URL(`https://shop.example/images/a.png/m/${service}`))).toBe("bad");
});

test("a folder below a photo that is no service is no photo", () => {
  expect(readImageRequest(new URL("https://shop.example/images/a.png/x/320x0"))).toBeUndefined();
});
