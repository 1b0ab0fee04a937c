import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "playwright/test";

import { importForeignShop } from "./shop/foreign-shop.ts";
import { startShop, type ShopProcess } from "./shop/shop-process.ts";

let shop: ShopProcess;
let dataFolder: string;

test.describe.configure({ timeout: 900_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataFolder = await mkdtemp(join(tmpdir(), "own-shop-"));
  await chmod(dataFolder, 0o755);
  await importForeignShop(dataFolder);
  shop = await startShop({ dataFolder, settings: { LOG_LEVEL: "silent", RATE_LIMITS: "off" } });
});
test.afterAll(async () => {
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

/** What the record says is 30 days and € 4,95 or € 49,95; the law's 14 days, and the 30 of a reduction, stand beside it. */
const contradicted = [
  /\b(?!14\b|30\b)\d{1,3} dagen (?:proberen|retour|om te retourneren|na ontvangst|bedenktijd)/i,
  /\bgratis (?:bezorg|verzend|thuisbezorg)/i,
  /\bbezorg\w* is gratis/i,
];

test("a shop made of somebody's CSV has no dead link, no word of the built-in shop and no promise of its own @long", async ({
  request,
  page,
}) => {
  const sitemap = await (await request.get(`${shop.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(listed.filter((path) => path.startsWith("/p/")).length).toBe(2962);
  const seen = new Map<string, string>([["/", "the start"], ...listed.map((path) => [path, "the sitemap"] as const)]);
  const problems: string[] = [];
  for (const [path, from] of seen) {
    const response = await request.get(shop.url + path);
    if (response.status() !== 200) problems.push(`${response.status()} ${path} (from ${from})`);
    if (!(response.headers()["content-type"] ?? "").startsWith("text/html")) continue;
    const html = await response.text();
    if (/warmeland/i.test(html)) problems.push(`${path} says ${/.{0,60}warmeland.{0,60}/i.exec(html)?.[0]}`);
    const text = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, " ").replaceAll(/<[^>]+>/g, " ");
    for (const promise of contradicted) if (promise.test(text)) problems.push(`${path}: ${promise.exec(text)?.[0]}`);
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), shop.url + path);
      // listings narrowed by filters are pages of the same categories
      const isPage = target.search === "" || target.pathname.startsWith("/p/");
      if (target.origin === new URL(shop.url).origin && isPage && !seen.has(target.pathname))
        seen.set(target.pathname, path);
    }
  }
  expect(problems).toEqual([]);

  await page.goto(shop.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welkom bij Tuin en Keuken");
  await expect(page.getByRole("region", { name: "Service" })).toContainText("Bezorgd vanaf €\u00a04,95");
  await expect(page.getByRole("heading", { name: "Nieuw in de winkel" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Retourneren" }).click();
  await expect(page.getByText("Tot 30 dagen na ontvangst kunt u een artikel retourneren.")).toBeVisible();
});
