import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { storiesConsole } from "./shop/shop-console.ts";
import { test } from "./shop/watched-test.ts";

const slug = "ontdekken/film-van-de-proef";
const name = `proef-${crypto.randomUUID().slice(0, 8)}`;
const captions = `WEBVTT

00:00.000 --> 00:02.000
Een deken wordt geweven.
`;

const asset = (filename: string, alt = "") => ({ fieldtype: "asset", filename, alt });
const story = {
  uuid: "b9b1d5a5-0000-4000-8000-00000000f11a",
  id: 210_901,
  name: "Film van de proef",
  slug: "film-van-de-proef",
  full_slug: slug,
  created_at: "2026-11-24T09:00:00Z",
  published_at: null,
  content: {
    component: "page",
    _uid: "root",
    title: "Film van de proef",
    body: [
      { component: "page_head", _uid: "head", headline: "Zo wordt een deken geweven" },
      {
        component: "video",
        _uid: "film",
        headline: "In de weverij",
        video: asset(`/videos/${name}.webm`),
        image: asset("/images/kamer-01.webp", "Een slaapkamer"),
        captions: asset(`/videos/${name}.vtt`),
        caption: "Een deken in twee seconden.",
      },
    ],
  },
};

/** Two seconds of moving colours, recorded by the browser itself. */
async function recordFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
    const context = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start(200);
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const draw = (): void => {
        const elapsed = performance.now() - begun;
        context.fillStyle = `hsl(${elapsed / 5} 60% 50%)`;
        context.fillRect(0, 0, 320, 180);
        if (elapsed < 2000) requestAnimationFrame(draw);
        else resolve();
      };
      draw();
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return Buffer.from(base64, "base64");
}

test("a film loads once it is played, in ranges, with its captions, and nothing of anybody else", async ({
  page,
  request,
}, testInfo) => {
  await page.goto("about:blank");
  const film = await recordFilm(page);
  const folder = join(process.env["SHOP_DATA_DIR"] ?? "", "images");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webm`), film);
  await writeFile(join(folder, `${name}.vtt`), captions);
  const file = testInfo.outputPath("story.json");
  await writeFile(file, JSON.stringify(story));
  await storiesConsole("edit", slug, "--file", file);
  await storiesConsole("publish", slug);
  await expect.poll(async () => (await request.get(`/${slug}`)).status(), { timeout: 5000 }).toBe(200);

  const responses: { path: string; status: number; range: string | undefined }[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/videos/"))
      responses.push({ path: pathname, status: response.status(), range: response.headers()["content-range"] });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, `/${slug}`);
    await expect(page.getByRole("heading", { name: "In de weverij" })).toBeVisible();
    await check(page, `a film at ${width}`);
    await page.screenshot({ path: testInfo.outputPath(`film-${width}.png`), fullPage: true });
  }
  expect(responses.filter(({ path }) => path.endsWith(".webm"))).toEqual([]);

  const player = page.locator("video");
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  expect(responses).toContainEqual({
    path: `/videos/${name}.webm`,
    status: 206,
    range: `bytes 0-${film.byteLength - 1}/${film.byteLength}`,
  });
  await expect
    .poll(() =>
      player.evaluate(({ textTracks: [track] }: HTMLVideoElement) => ({
        mode: track?.mode,
        texts: Array.from(track?.cues ?? [], (cue) => (cue as VTTCue).text),
      })),
    )
    .toEqual({ mode: "showing", texts: ["Een deken wordt geweven."] });

  const part = await request.get(`/videos/${name}.webm`, { headers: { range: "bytes=4-11" } });
  expect([part.status(), await part.body()]).toEqual([206, film.subarray(4, 12)]);
  const beyond = await request.get(`/videos/${name}.webm`, { headers: { range: `bytes=${film.byteLength}-` } });
  expect(beyond.status()).toBe(416);
  for (const path of ["/videos/nergens.webm", "/videos/../package.json", `/videos/${name}.exe`, "/videos/"])
    expect((await request.get(path)).status(), path).toBe(404);
  await storiesConsole("unpublish", slug);
});
