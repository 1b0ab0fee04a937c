import { expect } from "playwright/test";
import sharp from "sharp";

import { check } from "./checks/check-accessibility.ts";
import { openPage } from "./open-page.ts";
import { orderAsVisitor } from "./order-as-visitor.ts";
import { newAccount, password } from "./records/account-person.ts";
import { findVariant } from "./records/catalogue.ts";
import { mailLink } from "./records/mail-link.ts";
import { arrivedDaysAgo, reviewIdOf } from "./records/review-records.ts";
import { hasPlenty, mailsTo } from "./records/shop-records.ts";
import { requestAsVisitor } from "./request-as-visitor.ts";
import { shopConsole } from "./shop/shop-console.ts";
import { test } from "./shop/watched-test.ts";

/** A photo as a telephone makes it: large, turned, and saying where it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 3000, height: 4000, channels: 3, background: "#9aa894" } })
    .withExif({ IFD0: { Make: "Telefoon" }, IFD3: { GPSLatitude: "52/1 22/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg({ quality: 90 })
    .toBuffer();

for (const width of [390, 1440]) {
  test(`a review with a photo goes by keyboard from the order to the page at ${width} px @long`, async ({
    page,
    request,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    const email = await newAccount(request);
    await requestAsVisitor(page, "signIn", { email, password });
    const { product, variant } = await findVariant(
      request,
      "/kussens",
      async (candidate) => candidate.sellable && (await hasPlenty({ variantId: candidate.variantId })),
    );
    const { number } = await orderAsVisitor(page, { [variant.variantId]: 1 }, { outcome: "paid" });
    await shopConsole("orders", "ship", number, "--carrier", "PostNL", "--tracking", "3SWARM1");
    await shopConsole("orders", "deliver", number);
    await arrivedDaysAgo(number, 22);
    await expect
      .poll(async () => (await mailsTo(email)).some((mail) => mail.includes("Hoe bevalt")), { timeout: 90_000 })
      .toBe(true);

    await openPage(page, await mailLink(request, email, "/beoordelen"));
    await expect(page.getByRole("heading", { level: 2, name: /^Hoe bevalt / })).toBeVisible();
    expect(page.url()).not.toContain("token");
    await check(page, `an empty review at ${width}`);
    await page.getByRole("button", { name: "Beoordeling versturen" }).press("Enter");
    await expect(page.getByText("Het veld Uw oordeel is een verplicht veld.")).toBeVisible();
    await check(page, `a review with everything missing at ${width}`);
    // by keyboard, as radio buttons are
    await page.getByRole("radio", { name: "Slecht, 1 ster" }).focus();
    for (let more = 0; more < 3; more += 1) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Goed, 4 sterren" })).toBeChecked();
    await page.getByRole("radio", { name: "Op de zij" }).press("Space");
    const title = `Mijn nek is rustig ${number}`;
    await page.getByLabel("In één zin").fill(title);
    await page
      .getByLabel("Uw ervaring")
      .fill("Na drie weken word ik wakker zonder stijve nek. De hoes ging goed in de was.");
    await page
      .getByLabel("Foto kiezen")
      .setInputFiles({ name: "kussen.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });
    await expect(page.getByRole("img", { name: "Foto 1 bij uw beoordeling" })).toBeVisible();
    await check(page, `a review with a photo at ${width}`);
    await page.getByRole("button", { name: "Beoordeling versturen" }).press("Enter");
    await expect(page.getByText("Dank u wel")).toBeVisible();
    await check(page, `a review that was sent at ${width}`);

    const id = await reviewIdOf(number);
    expect(await shopConsole("reviews", "list")).toContain(title);
    await shopConsole("reviews", "approve", id);
    await shopConsole("reviews", "answer", id, "--text", "Fijn om te horen, slaap lekker.");

    const card = page.getByRole("article", { name: title });
    await expect(async () => {
      await openPage(page, `/p/${product.slug}`);
      await expect(card).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 90_000 });
    await expect(card).toContainText("Geverifieerde aankoop");
    await expect(card).toContainText("Anne B. uit Amsterdam");
    await expect(card).toContainText("Fijn om te horen, slaap lekker.");
    const photo = card.getByRole("link", { name: /vergroten$/ });
    const served = await page.request.get((await photo.getAttribute("href"))!);
    const { format, exif, width: wide, height: high } = await sharp(await served.body()).metadata();
    expect({ format, exif, wide, high }).toEqual({ format: "webp", exif: undefined, wide: 900, high: 1200 });

    const strip = page.getByRole("region", { name: "Foto's van klanten" });
    await strip.getByRole("button").first().press("Enter");
    const large = page.getByRole("dialog", { name: "Foto's van klanten" });
    await expect(large.getByRole("img").first()).toBeVisible();
    await check(page, `a photo of a review at ${width}`);
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();

    const helped = card.getByRole("button", { name: /^Ja/ });
    await helped.press("Enter");
    await expect(helped).toHaveText("Ja (1)");
    await page.reload();
    await expect(helped).toHaveAttribute("aria-pressed", "true");
    const reviews = page.getByRole("region", { name: "Beoordelingen" });
    // what another journey filtered a moment ago may still be served
    await expect(async () => {
      await openPage(page, `/p/${product.slug}`);
      await reviews.getByLabel("Met foto").press("Space");
      await expect(reviews.getByText(/(?:past|passen) bij uw keuze/)).toBeVisible();
      await expect(card).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 90_000 });
    await reviews.getByText("Hoe komen wij aan beoordelingen?").press("Enter");
    await expect(reviews.getByText(/vragen wij kopers per e-mail/)).toBeVisible();
    await check(page, `reviews with a customer's at ${width}`);
  });
}
