import { request as httpRequest } from "node:http";

import { expect } from "playwright/test";

import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

const shopUrl = process.env.SHOP_URL ?? "";
const canary = "kanarie7f3a";
const break1 = `"><script>window.${canary}=1</script>`;
const break2 = `'--></script><img src=x onerror=window.${canary}=1>`;

interface Received {
  status: number;
  location: string | undefined;
  text: string;
}

/** Sends a path as it stands: `fetch` would tidy it up first. */
function get(path: string): Promise<Received> {
  const { hostname, port } = new URL(shopUrl);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers: { accept: "text/html" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}

const reflecting = [break1, break2, "\u2028</script>", "{{7*7}}"].flatMap((text) => {
  const written = encodeURIComponent(text);
  return [
    `/${written}`,
    `/p/${written}-99-9999`,
    `/service/${written}`,
    `/matrassen?sort=${written}`,
    `/matrassen?brand=${written}&minPrice=${written}&page=${written}`,
    `/matrassen?term=${written}`,
    `/matrassen?${written}=1`,
    `/p/matras-duinrust-03-2417?variant=${written}`,
    `/inloggen?redirectUrl=${written}`,
    `/gastaanmelding?redirectUrl=${written}`,
    `/succes?token=${written}`,
    `/betaling/terug/${written}`,
  ];
});

test("nothing of an address becomes markup of its page", async () => {
  for (const path of reflecting) {
    const { status, text } = await get(path);
    expect(status, path).toBeLessThan(500);
    expect(text, path).not.toMatch(new RegExp(`<script>window\\.${canary}|<img[^>]*onerror`));
    expect(text, path).not.toContain("{{7*7}}</");
    for (const [, block] of text.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
      expect(() => JSON.parse(block ?? "") as unknown, path).not.toThrow();
  }
});

test("nothing of an address runs in the browser", async ({ page, complaints }) => {
  for (const path of [
    "/",
    "/matrassen?sort=",
    "/p/matras-duinrust-03-2417?variant=",
    "/gastaanmelding?redirectUrl=",
    "/matrassen#",
  ]) {
    for (const text of [break1, break2, `javascript:window.${canary}=1`]) {
      await page.goto(path + encodeURIComponent(text));
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(await page.evaluate((name) => name in window, canary), path).toBe(false);
    }
  }
  expect(complaints).toEqual([]);
});

test("a redirect never leads away from the shop", async () => {
  for (const path of [
    "//evil.example/",
    "//evil.example",
    "///evil.example/",
    "/\\evil.example/",
    "/\\/evil.example/",
    "//evil.example/%2f..",
    "/%5cevil.example/",
    "/%2f%2fevil.example/",
    "/.//evil.example/",
    "/matrassen/..//evil.example/",
    "/%09/evil.example/",
    "//evil.example:80@shop/",
    "/p//evil.example-03-2417",
    "http://evil.example/",
    "/matrassen/%0d%0aset-cookie:a=b/",
  ]) {
    const { status, location } = await get(path);
    expect(status, path).toBeLessThan(500);
    if (location === undefined) continue;
    expect(location, path).toMatch(/^\/(?![/\\])/);
    expect(new URL(location, shopUrl).origin, path).toBe(new URL(shopUrl).origin);
  }
});

test("no address leads out of the folders of files and photos", async () => {
  for (const folder of ["/images/", "/assets/", "/builds/", "/"]) {
    for (const way of [
      "../.env",
      "..%2f..%2f.env",
      "%2e%2e/%2e%2e/package.json",
      "..%5c..%5cpackage.json",
      "....//package.json",
      "%c0%ae%c0%ae/package.json",
      "x%00.js",
      "%",
      "%zz",
      "%E0%A4%A",
      "a".repeat(4000),
      "/etc/passwd",
      "..;/package.json",
    ]) {
      const { status, text } = await get(folder + way);
      expect([301, 400, 404], folder + way).toContain(status);
      expect(text, folder + way).not.toMatch(/"workspaces"|root:x:0/);
    }
  }
  expect((await get("/matrassen")).status).toBe(200);
});

test("parameters that name what every object has change nothing", async ({ page }) => {
  for (const query of [
    "__proto__[x]=1",
    "__proto__=1",
    "constructor[prototype][x]=1",
    "filters[constructor]=1",
    "sort=__proto__",
    "page=constructor",
    "toString=1&valueOf=1",
  ]) {
    const { status, text } = await get(`/matrassen?${query}`);
    expect(status, query).toBe(200);
    expect(text, query).toContain("<title>Matrassen | Warmeland</title>");
  }
  await openPage(page, "/matrassen?__proto__[polluted]=1&constructor[prototype][polluted]=1");
  expect(await page.evaluate(() => "polluted" in {})).toBe(false);
});
