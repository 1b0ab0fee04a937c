import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test, type Page } from "playwright/test";

import { openPage } from "./open-page.ts";
import { openByItsLine } from "./shop/opened-shop.ts";
import { startShop, type ShopProcess } from "./shop/shop-process.ts";

let shop: ShopProcess;
let dataFolder: string;

test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  dataFolder = await mkdtemp(join(tmpdir(), "belgian-shop-"));
  await chmod(dataFolder, 0o755);
  shop = await startShop({ dataFolder, settings: { LOG_LEVEL: "silent" } });
  expect((await fetch(`${shop.url}/be-nl`)).status).toBe(404);
  await openByItsLine(dataFolder, "be-nl");
  // which shops are open is asked for every half minute, and may be half a minute old
  await expect.poll(async () => (await fetch(`${shop.url}/be-nl`)).status, { timeout: 90_000 }).toBe(200);
});
test.afterAll(async () => {
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const at = (path: string) => `${shop.url}/be-nl${path}`;
const basketLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Winkelwagen" });

test("a shop that its line opens stands below its prefix: category, product, basket, search and checkout stay in it", async ({
  page,
}) => {
  const open = async (path: string) => {
    await openPage(page, at(path));
    await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
  };

  await test.step("links lead to pages of the same shop", async () => {
    await open("");
    await page.getByRole("main").getByRole("link", { name: "Bekijk de matrassen" }).click();
    await expect(page).toHaveURL(at("/matrassen"));
    await page.getByLabel("Sorteren op").selectOption("Prijs laag naar hoog");
    await expect(page).toHaveURL(at("/matrassen?sort=price-asc"));
    const more = page.getByRole("link", { name: "Meer producten laden" });
    await expect(more).toHaveAttribute("href", "/be-nl/matrassen?sort=price-asc&page=2");
    await more.click();
    await expect(page).toHaveURL(at("/matrassen?sort=price-asc&page=2"));
    await page.goBack();
    await expect(page).toHaveURL(at("/matrassen?sort=price-asc"));
  });

  await test.step("what is put into the basket lies in this shop's", async () => {
    await open("/badtextiel");
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/be-nl\/p\//);
    await page.getByRole("button", { name: "In winkelwagen" }).click();
    await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen 1 artikel");
    await open("/winkelwagen");
    await expect(page.getByRole("list", { name: "Artikelen in uw winkelwagen" }).getByRole("article")).toHaveCount(1);
    await page.goto(shop.url);
    await expect(page.locator("html")).toHaveAttribute("lang", "nl-NL");
    await expect(basketLink(page)).toHaveAccessibleName("Winkelwagen");
  });

  await test.step("redirects of the server and of the browser keep the prefix once", async () => {
    await open("/zoeken?term=wollen+dekbed");
    await expect(page).toHaveURL(at("/dekbedden/wollen-dekbedden"));
    await page.goto(at("/afrekenen"));
    await expect(page).toHaveURL(at("/inloggen?redirectUrl=%2Fafrekenen"));
    await page.getByRole("main").getByRole("link", { name: "Verder als gast" }).click();
    await expect(page).toHaveURL(at("/gastaanmelding?redirectUrl=%2Fafrekenen"));
  });

  await test.step("each page names the same page of the other shop of its language", async () => {
    await open("/kussens");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", at("/kussens"));
    const alternates = page.locator('link[rel="alternate"][hreflang]');
    await expect(alternates).toHaveCount(2);
    await expect(alternates.first()).toHaveAttribute("href", `${shop.url}/kussens`);
    await expect(alternates.last()).toHaveAttribute("href", at("/kussens"));
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const named = [...facts.join("").matchAll(/"(?:item|url)":"([^"]+)"/g)].map(([, address = ""]) => address);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((address) => !address.startsWith(at("/")))).toEqual([]);
  });

  await test.step("what is not there says so in the shop it was asked of; a shop that is not open is not there", async () => {
    expect((await page.goto(at("/nonsens")))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "nl-BE");
    expect((await page.goto(`${shop.url}/de/matratzen`))?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("lang", "nl-NL");
  });
});
