import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "playwright/test";

import { processorWait } from "./shop/processor-wait.ts";
import { startShop, type ShopProcess } from "./shop/shop-process.ts";

// Nothing listens on port 9 of this machine: the content system and the recommender are down from the first request on.
const nobody = "http://127.0.0.1:9";
let shop: ShopProcess;
let dataFolder: string;

test.describe.configure({ mode: "serial", timeout: 150_000 });
test.beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "warmeland-dead-upstreams-"));
  await chmod(dataFolder, 0o755);
  shop = await startShop({
    dataFolder,
    settings: { CONTENT_URL: `${nobody}/v2`, RECOMMENDATIONS_URL: nobody, LOG_LEVEL: "silent" },
  });
});
test.afterAll(async () => {
  await shop.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

for (const [name, path, text] of [
  ["home", "/", "Matrassen"],
  ["category", "/dekbedden", "producten"],
  ["product", "/p/matras-duinrust-03-2417", "In winkelwagen"],
] as const) {
  test(`${name} is 200 within a second with what is left`, async ({ page }) => {
    const pid = shop.process.pid!;
    const [begun, waitedBefore] = [performance.now(), await processorWait(pid)];
    const response = await page.request.get(shop.url + path);
    // the journeys beside this one take their part of the machine
    const took = performance.now() - begun - ((await processorWait(pid)) - waitedBefore);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(text);
    expect(took).toBeLessThan(1000);
    await page.goto(shop.url + path);
    await expect(page.getByRole("navigation").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}
