import { expect } from "playwright/test";

import { check } from "./checks/check-accessibility.ts";
import { findVariant } from "./records/catalogue.ts";
import { mailLink } from "./records/mail-link.ts";
import { openPage } from "./open-page.ts";
import { leaveInStock, mailsTo, stockOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

for (const width of [390, 1440]) {
  test(`who waits for a sold-out variant at ${width} px confirms, gets one mail when it is back, and can be forgotten${width === 390 ? "" : " @long"}`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { product, variant } = await findVariant(
      request,
      "/matrassen",
      ({ sellable }, _variants, { soldOut }) => !sellable && !soldOut,
    );
    const before = await stockOf(variant.variantId);
    const email = `wachtend-${crypto.randomUUID()}@voorbeeld.example`;
    await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
    const form = page.getByRole("region", { name: "Mail mij als hij er weer is" });
    await form.getByLabel("E-mailadres").fill("geen adres");
    await form.getByRole("button", { name: "Mail mij" }).click();
    await expect(form.getByText("Voer een geldig e-mailadres in.")).toBeVisible();
    await check(page, `a sold-out variant with a wrong address at ${width}`);
    await form.getByLabel("E-mailadres").fill(email);
    await form.getByRole("button", { name: "Mail mij" }).click();
    await expect(form.getByText(/^Bevestig uw verzoek via de e-mail/)).toBeVisible();

    await openPage(page, await mailLink(request, email, "/voorraadbericht/bevestigen"));
    await page.getByRole("button", { name: "Ja, mail mij" }).click();
    await expect(page.getByText("Gelukt. U krijgt één e-mail zodra het er weer is.")).toBeVisible();
    await check(page, `a confirmed wish at ${width}`);
    try {
      await leaveInStock(variant.variantId, 5);
      await expect.poll(async () => (await mailsTo(email)).length, { timeout: 45_000 }).toBe(2);

      // sold out and back once more: whoever has begun to wait since then is told, the first is not told again
      await leaveInStock(variant.variantId, 0);
      const later = `later-${crypto.randomUUID()}@voorbeeld.example`;
      await expect(async () => {
        await openPage(page, `/p/${product.slug}?variant=${variant.variantId}`);
        await expect(form).toBeVisible({ timeout: 1000 });
      }).toPass();
      await form.getByLabel("E-mailadres").fill(later);
      await form.getByRole("button", { name: "Mail mij" }).click();
      await openPage(page, await mailLink(request, later, "/voorraadbericht/bevestigen"));
      await page.getByRole("button", { name: "Ja, mail mij" }).click();
      await expect(page.getByText("Gelukt. U krijgt één e-mail zodra het er weer is.")).toBeVisible();
      await leaveInStock(variant.variantId, 5);
      await expect.poll(async () => (await mailsTo(later)).length, { timeout: 45_000 }).toBe(2);
      expect(await mailsTo(email)).toHaveLength(2);
      await openPage(page, await mailLink(request, email, "/voorraadbericht/afmelden"));
      await page.getByRole("button", { name: "Wis mijn verzoek" }).click();
      await expect(page.getByText("Uw verzoek is gewist.")).toBeVisible();
    } finally {
      await leaveInStock(variant.variantId, before);
    }
  });
}
