import { expect } from "playwright/test";

import { beginCheckout, endPayment, fillDelivery, placeOrder } from "./checkout-steps.ts";
import { followHeaderLink } from "./header-link.ts";
import { newGuest } from "./guest.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { ordersOf, stockOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

const endings = [
  { outcome: "Geannuleerd", status: "cancelled", notice: "U hebt de betaling geannuleerd" },
  { outcome: "Mislukt", status: "failed", notice: "Uw betaling is niet gelukt" },
  { outcome: "Verlopen", status: "expired", notice: "De tijd om te betalen is verlopen" },
] as const;

for (const { outcome, status, notice } of endings) {
  test(`a payment that ends as '${outcome}' leads back to the checkout with the basket as it was, and ordering again works${outcome === "Mislukt" ? "" : " @long"}`, async ({
    page,
    request,
  }) => {
    const guest = newGuest();
    const { product, variant } = await putIntoBasket(page, request, "/dekbedden");
    const stockBefore = await stockOf(variant.variantId);
    await page.getByRole("dialog").getByRole("link", { name: "Naar afrekenen" }).click();
    await beginCheckout(page, guest);
    await fillDelivery(page, guest);
    await placeOrder(page, "Creditcard");
    expect(await stockOf(variant.variantId)).toBe(stockBefore - 1);

    await endPayment(page, outcome);
    await expect(page).toHaveURL("/afrekenen#/payment");
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Uw bestelling" })).toContainText(product.name);
    await expect(page.getByRole("radio", { name: "Creditcard" })).toBeChecked();
    expect(await stockOf(variant.variantId)).toBe(stockBefore);
    expect(await ordersOf(guest.email)).toMatchObject([{ status }]);

    await placeOrder(page, "Achteraf betalen");
    await endPayment(page, "Geautoriseerd");
    await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
    expect(await ordersOf(guest.email)).toMatchObject([{ status }, { status: "ordered", totalCents: variant.cents }]);
    expect(await stockOf(variant.variantId)).toBe(stockBefore - 1);
  });
}

test("going back from the payment page, a shopper can go on paying or end the payment and change the basket", async ({
  page,
  request,
}) => {
  const guest = newGuest();
  const { product, variant } = await putIntoBasket(page, request, "/kussens");
  const stockBefore = await stockOf(variant.variantId);
  await page.getByRole("dialog").getByRole("link", { name: "Naar afrekenen" }).click();
  await beginCheckout(page, guest);
  await fillDelivery(page, guest);
  await placeOrder(page, "iDEAL | Wero");
  const [order] = await ordersOf(guest.email);

  await page.goBack();
  const notice = page.getByText(`De betaling van bestelling ${order?.number} staat nog open`);
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Verder met betalen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Betalen" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Betaling annuleren" }).click();
  await expect(notice).toBeHidden();
  expect(await stockOf(variant.variantId)).toBe(stockBefore);
  expect(await ordersOf(guest.email)).toMatchObject([{ status: "cancelled" }]);

  await followHeaderLink(page, page.getByRole("banner").getByRole("link", { name: "Winkelwagen" }));
  await expect(page.getByRole("list", { name: "Artikelen in uw winkelwagen" })).toContainText(product.name);
  await page.getByRole("button", { name: "Eén meer" }).click();
  await expect(page.getByLabel("Aantal", { exact: true })).toHaveValue("2");
});
