import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test, type Page } from "playwright/test";

import { signInAsGuest } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { startShop, type ShopProcess } from "./shop/shop-process.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const hostile = `Kanarie</script><script>window.kanarie=1</script><img src=x onerror="window.kanarie=2"><!--<script>]]>&amp;\u2028{{7*7}}`;
const path = "/badtextiel/kanarie";
const productPath = /^\/p\/[a-z0-9-]+-99-6666/;

const texts = { nl: hostile };
const lines = [
  {
    type: "attribute",
    key: "kanarie",
    label: texts,
    valueType: "",
    multiSelect: false,
    filterable: true,
    visible: true,
    values: [{ value: "a", label: texts }],
  },
  {
    type: "category",
    path,
    name: texts,
    description: texts,
    hidden: false,
    supportedFilter: ["kanarie"],
    properties: { kanarie: hostile },
  },
  {
    type: "product",
    referenceKey: "99-6666-A",
    masterKey: "99-6666",
    firstLiveAt: "2025-01-06",
    categories: [path],
    name: texts,
    masterTitle: texts,
    subtitle: texts,
    description: texts,
    attributes: { kanarie: ["a"] },
    badges: [],
    images: [
      {
        file: "matras-01.webp",
        type: "packshot",
        description: texts,
        width: 1200,
        height: 900,
        averageColour: "#dfd9cf",
      },
    ],
    passport: {
      manufacturer: hostile,
      manufacturerAddress: hostile,
      safetyContact: hostile,
      composition: texts,
      care: texts,
      origin: texts,
    },
    delivery: { kind: "parcel" },
    soldRecently: 0,
    variants: [
      {
        referenceKey: "99-6666-A-1",
        title: texts,
        articleNumber: "99-6666-A-1",
        attributes: {},
        delivery: { min: 3, max: 5, unit: "day" },
        levies: [],
        stock: { quantity: 7, sellableWithoutStock: false },
        prices: { nl: { cents: 1995, vatRate: 0.21, history: [["2025-01-06", 1995]] } },
      },
    ],
  },
];

let shop: ShopProcess;
let dataFolder: string;

test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-hostile-"));
  await chmod(dataFolder, 0o755);
  shop = await startShop({ dataFolder, settings: { LOG_LEVEL: "silent" } });
  const { status, stderr } = spawnSync(
    process.execPath,
    ["upstreams/src/catalogue/import-command.ts", "-", "--partial"],
    {
      cwd: root,
      encoding: "utf8",
      input: lines.map((line) => JSON.stringify(line)).join("\n"),
      env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataFolder },
    },
  );
  if (status !== 0) throw new Error(stderr);
});
test.afterAll(async () => {
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function expectHarmless(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => "kanarie" in window), where).toBe(false);
  expect(await page.locator("img[onerror], script:text('kanarie=1')").count(), where).toBe(0);
}

test("a catalogue full of markup is shown as text, from the listing to the checkout", async ({ page, request }) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  // requested past the gateway, which would cache for a minute that there is no such category
  const upstream = `${shop.url}/upstreams/commerce/v1/categories${path}?shopId=1001`;
  const statusOfCategory = async (): Promise<number> =>
    (await request.get(upstream, { headers: { "x-access-token": "local" } })).status();
  await expect.poll(statusOfCategory, { timeout: 15_000 }).toBe(200);

  for (const address of [path, `${path}?nobody=knows`]) {
    const html = await (await request.get(shop.url + address)).text();
    expect(html.includes("&lt;/script&gt;&lt;script&gt;window.kanarie=1")).toBe(true);
    for (const markup of ["<script>window.kanarie", "<img src=x", "<!--<script"])
      expect(html.includes(markup), markup).toBe(false);
    const blocks = [...html.matchAll(/<script[^>]*type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)];
    expect(blocks.length).toBeGreaterThan(1);
    for (const [, json = ""] of blocks) expect(() => JSON.parse(json) as unknown).not.toThrow();
    expect(blocks.some(([, json = ""]) => JSON.stringify(JSON.parse(json)).includes("window.kanarie=1"))).toBe(true);
  }

  await openPage(page, shop.url);
  await expectHarmless(page, "home with its menus");
  await openPage(page, shop.url + path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kanarie</script>");
  await expectHarmless(page, "listing");
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL((url) => productPath.test(url.pathname));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kanarie</script>");
  await expectHarmless(page, "product, by a click");
  await openPage(page, page.url());
  await expectHarmless(page, "product, by its address");

  await page.getByRole("button", { name: "In winkelwagen" }).click();
  const flyout = page.getByRole("dialog", { name: /^Winkelwagen/ });
  await expect(flyout).toContainText("Kanarie</script>");
  await expectHarmless(page, "flyout");
  await openPage(page, `${shop.url}/winkelwagen`);
  await expect(page.getByRole("article")).toContainText("Kanarie</script>");
  await expectHarmless(page, "basket");

  await openPage(page, `${shop.url}/gastaanmelding?redirectUrl=%2Fafrekenen`);
  await signInAsGuest(page, newGuest());
  await expect(page.getByRole("complementary", { name: "Uw bestelling" })).toContainText("Kanarie</script>");
  await expectHarmless(page, "checkout");
  // nothing had to be held back: there was nothing to run
  expect(refused).toEqual([]);
});

test("the list of pages for search engines stays well-formed", async ({ page }) => {
  await page.goto(shop.url);
  const response = await page.request.get(`${shop.url}/sitemap.xml`);
  const errors = await page.evaluate(
    (xml) => new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("parsererror").length,
    await response.text(),
  );
  expect(errors).toBe(0);
});
