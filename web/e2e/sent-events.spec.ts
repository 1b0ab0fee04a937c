import { expect, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { metricsToken, pushedEvents, test } from "./shop/tag-manager-test.ts";

const log = (page: Page) => page.getByRole("group").filter({ has: page.locator("time") });

test("a visitor reads what was sent, to whom and under which consent, has it as a file, and erases it", async ({
  page,
  request,
}, testInfo) => {
  const metrics = async () =>
    (await request.get("/metrics", { headers: { authorization: `Bearer ${metricsToken}` } })).text();
  // other visitors of the same shop are counted too
  const counted = async (name: string) =>
    Number(new RegExp(`^${name}_count\\{page="home"\\} (\\d+)`, "m").exec(await metrics())?.[1] ?? 0);
  const before = await counted("shop_largest_contentful_paint_seconds");

  await test.step("nothing before a choice", async () => {
    await openPage(page, "/privacy/logboek");
    await expect(page.getByRole("heading", { name: "Er is niets verstuurd" })).toBeVisible();
    await expect(page.getByText("U heeft nog niet gekozen.")).toBeVisible();
  });

  await test.step("with consent a page and its speed", async () => {
    await openPage(page, "/");
    await page.getByRole("region", { name: "Mogen wij meekijken?" }).getByRole("button", { name: "Toestaan" }).click();
    await expect.poll(() => pushedEvents(page)).toContain("content_view /");
    // the code that measures is there
    await expect.poll(() => loadedScripts(page)).toContainEqual(expect.stringContaining("page-speed"));
    await openPage(page, "/privacy/logboek");
    await expect(page.getByText("U heeft toegestaan: statistiek en marketing.")).toBeVisible();
    await expect(log(page).filter({ hasText: "Laadtijd gemeten" })).toHaveCount(1);
    const view = log(page).filter({ hasText: "Pagina bekeken" }).last();
    await view.click();
    await expect(view.getByText("Google Tag Manager (GTM-TEST1)")).toBeVisible();
    await expect(view.getByText("statistiek en marketing")).toBeVisible();
    await expect(view.getByText('"path": "/"')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await check(page, `log of what was sent at ${width}`);
      await page.screenshot({ path: testInfo.outputPath(`log-${width}.png`), fullPage: true });
    }
  });

  await test.step("the shop counted the speed", async () => {
    await expect.poll(() => counted("shop_largest_contentful_paint_seconds")).toBe(before + 1);
    expect(await counted("shop_cumulative_layout_shift")).toBeGreaterThan(0);
    expect((await request.get("/metrics")).status()).toBe(401);
  });

  await test.step("export and erasure", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Downloaden" }).click();
    expect((await download).suggestedFilename()).toBe("verstuurd.json");
    await page.getByRole("contentinfo").getByRole("button", { name: "Cookie-instellingen" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Alles weigeren" }).click();
    await expect(page.getByText("U heeft geweigerd. Er wordt niets verstuurd.")).toBeVisible();
    await page.getByRole("button", { name: "Alles wissen" }).click();
    await expect(page.getByRole("heading", { name: "Er is niets verstuurd" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Er is niets verstuurd" })).toBeVisible();
  });
});

function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
}
