import { expect, type BrowserContext, type Page } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { beginCheckout, endPayment, fillDelivery, placeOrder } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { openPage } from "./open-page.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { tagManagerId, test, pushedEvents } from "./shop/tag-manager-test.ts";

const script = `https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`;
const collect = "https://www.google-analytics.com/g/collect?en=";

const banner = (page: Page) => page.getByRole("region", { name: "Mogen wij meekijken?" });
const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie-instellingen" });
const footerButton = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Cookie-instellingen" });
const goTo = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name }).click();

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).toSorted();
}

async function choose(page: Page, label: "Weigeren" | "Toestaan"): Promise<void> {
  await banner(page).getByRole("button", { name: label }).click();
  await expect(banner(page)).toBeHidden();
}

test("before a choice nothing of others is requested and only needed cookies are there; a refusal leaves it so", async ({
  page,
  context,
  heard,
}) => {
  for (const path of ["/", "/matrassen", "/p/matras-duinrust-03-2417"]) {
    await openPage(page, path);
    await expect(banner(page)).toBeVisible();
  }
  expect(await cookieNames(context)).toEqual(["locale"]);
  await choose(page, "Weigeren");
  await expect(page.getByText("Uw keuze is bewaard")).toBeVisible();
  await page.reload();
  await goTo(page, "Algemene voorwaarden");
  await expect(page.getByRole("heading", { level: 1, name: "Algemene voorwaarden" })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  // longer than the content view and the queue wait together
  await page.waitForTimeout(1800);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  const [stored, ...others] = (await context.cookies()).filter(({ name }) => name !== "locale");
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    name: "consent",
    sameSite: "Lax",
    path: "/",
    value: expect.stringMatching(/^2\.\d{4}-\d\d-\d\d$/),
  });
  expect((stored!.expires * 1000 - Date.now()) / 86_400_000).toBeCloseTo(180, 0);
  expect(heard).toEqual({ thirdParties: [], warnings: [], errors: [] });
});

test("a guest orders beside the question; with consent what was held is reported in order, and taken back it ends", async ({
  page,
  context,
  request,
  heard,
}) => {
  const guest = newGuest();
  await test.step("ordering without a choice", async () => {
    await putIntoBasket(page, request, "/dekbedden", () => true);
    await page
      .getByRole("dialog", { name: /^Winkelwagen/ })
      .getByRole("link", { name: "Naar afrekenen" })
      .click();
    await beginCheckout(page, guest);
    await fillDelivery(page, guest);
    await placeOrder(page, "iDEAL | Wero");
    await endPayment(page, "Betaald");
    await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
    expect(heard.thirdParties).toEqual([]);
  });

  await test.step("agreeing", async () => {
    await page.waitForTimeout(600);
    await choose(page, "Toestaan");
    await expect.poll(() => heard.thirdParties.at(-1)).toBe(`${collect}purchase`);
    expect(heard.thirdParties.filter((url) => !url.startsWith(collect))).toEqual([script]);
    // the page between payment and thanks counts when it was there long enough
    expect((await pushedEvents(page)).join()).toMatch(
      /^gtm\.js,(content_view \/betaling\/terug,)?content_view \/succes,purchase$/,
    );
    const layer = await page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer));
    for (const personal of [guest.email, guest.firstName, guest.lastName, guest.street, "token"])
      expect(layer).not.toContain(personal);
    expect(layer).toContain('"currency":"EUR"');
    expect(await cookieNames(context)).toContain("_ga");
  });

  await test.step("the next page is reported within two seconds", async () => {
    await goTo(page, "Algemene voorwaarden");
    await expect.poll(() => pushedEvents(page)).toContain("content_view /service/algemene-voorwaarden");
    expect(heard.thirdParties.filter((url) => url === script)).toHaveLength(1);
  });

  await test.step("taking it back", async () => {
    await footerButton(page).click();
    await settings(page).getByRole("button", { name: "Alles weigeren" }).click();
    await expect(settings(page)).toBeHidden();
    expect(await cookieNames(context)).not.toContain("_ga");
    const requestsBefore = heard.thirdParties.length;
    const loaded = page.waitForRequest((next) => next.isNavigationRequest());
    await goTo(page, "Privacyverklaring");
    await loaded;
    await expect(page.getByRole("heading", { level: 1, name: "Privacyverklaring" })).toBeVisible();
    await page.waitForTimeout(1800);
    expect(heard.thirdParties).toHaveLength(requestsBefore);
    expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
    expect(await cookieNames(context)).not.toContain("_ga");
  });
  expect(heard).toMatchObject({ warnings: [], errors: [] });
});

test("a choice counts in every open tab, and one purpose is not the other", async ({ page, context, heard }) => {
  await openPage(page, "/");
  const other = await context.newPage();
  await openPage(other, "/matrassen");
  await banner(other).getByRole("button", { name: "Zelf kiezen" }).click();
  const marketing = settings(other).getByRole("checkbox", { name: /^Marketing/ });
  await expect(marketing).not.toBeChecked();
  await marketing.check();
  await settings(other).getByRole("button", { name: "Keuze bewaren" }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => pushedEvents(page)).toEqual(["gtm.js", "content_view /"]);
  await expect.poll(() => pushedEvents(other)).toEqual(["gtm.js", "content_view /matrassen", "view_item_list"]);
  // two tabs, each with the script; statistics were not granted, so the container counts nothing
  expect(heard.thirdParties).toEqual([script, script]);
});

test("where the script is blocked there is one warning, and the shop works", async ({ page, context, heard }) => {
  await context.route("https://www.googletagmanager.com/**", (route) => route.abort("blockedbyclient"));
  await openPage(page, "/");
  await choose(page, "Toestaan");
  await goTo(page, "Algemene voorwaarden");
  await expect
    .poll(() => heard.warnings)
    .toEqual([expect.stringMatching(/^The tag manager GTM-TEST1 is not initialised: /)]);
  await goTo(page, "Privacyverklaring");
  await expect(page.getByRole("heading", { level: 1, name: "Privacyverklaring" })).toBeVisible();
  await page.waitForTimeout(1800);
  expect(heard.warnings).toHaveLength(1);
  expect(heard.errors).toEqual([expect.stringContaining("ERR_BLOCKED_BY_CLIENT")]);
});

for (const width of [390, 1440]) {
  test(`at ${width} px question and choice are for everybody, and cover nothing that is needed${width === 390 ? "" : " @long"}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, "/p/matras-duinrust-03-2417");
    await expect(banner(page)).toBeVisible();
    await check(page, "question");
    const refuse = await banner(page).getByRole("button", { name: "Weigeren" }).boundingBox();
    const accept = await banner(page).getByRole("button", { name: "Toestaan" }).boundingBox();
    expect(refuse).toMatchObject({ width: accept!.width, height: accept!.height, y: accept!.y });

    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    if (width === 390) await page.locator(".ui-bottom-bar").getByRole("button").click({ trial: true });
    await footerButton(page).focus();
    const [button, question] = [await footerButton(page).boundingBox(), await banner(page).boundingBox()];
    expect(button!.y + button!.height).toBeLessThanOrEqual(question!.y);

    await banner(page).getByRole("button", { name: "Zelf kiezen" }).press("Enter");
    await expect(settings(page).getByRole("heading", { name: "Cookie-instellingen" })).toBeFocused();
    await check(page, "choice");
    await page.keyboard.press("Escape");
    await expect(banner(page).getByRole("button", { name: "Zelf kiezen" })).toBeFocused();
    await banner(page).getByRole("button", { name: "Weigeren" }).press("Enter");
    await expect(page.locator("[data-anchor-links]")).toBeFocused();
  });
}
