import { expect } from "playwright/test";

import { findVariant } from "./records/catalogue.ts";
import { beginCheckout, endPayment, fillDelivery, placeOrder } from "./checkout-steps.ts";
import { choose } from "./records/variant-options.ts";
import { recordGraphqlRequests } from "./graphql-requests.ts";
import { newGuest } from "./guest.ts";
import { followHeaderLink } from "./header-link.ts";
import { openPage } from "./open-page.ts";
import { hasPlenty, mailsTo, ordersOf, stockOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

test("a guest finds a mattress, orders it and pays", async ({ page, request }) => {
  const { product, variant } = await findVariant(
    request,
    "/matrassen",
    (variant, variants) =>
      variant.sellable && !!variant.size && !!variant.hardness && variants.length > 3 && hasPlenty(variant),
  );
  const guest = newGuest();
  const stockBefore = await stockOf(variant.variantId);
  const basketLink = page.getByRole("banner").getByRole("link", { name: "Winkelwagen" });

  await test.step("from the home page through a category to the product", async () => {
    await openPage(page, "/");
    await page.getByRole("main").getByRole("link", { name: "Bekijk de matrassen" }).click();
    await expect(page).toHaveURL("/matrassen");
    await page
      .getByRole("list", { name: "Producten in Matrassen" })
      .getByRole("link", { name: product.name, exact: true })
      .click();
    await expect(page).toHaveURL(`/p/${product.slug}`);
    await expect(page.getByRole("heading", { level: 1, name: product.name })).toBeVisible();
  });

  await test.step("choosing and adding takes one request; header and flyout follow without another", async () => {
    const operations = recordGraphqlRequests(page);
    await choose(page, "Maat", variant.size ?? "");
    await choose(page, "Hardheid", variant.hardness ?? "");
    await expect(page).toHaveURL(`/p/${product.slug}?variant=${variant.variantId}`);
    await page.getByRole("button", { name: "In winkelwagen" }).click();
    const flyout = page.getByRole("dialog", { name: "Winkelwagen (1)" });
    await expect(flyout).toContainText(`${product.name} is toegevoegd`);
    await expect(flyout.getByText(variant.price).last()).toBeVisible();
    await flyout.getByRole("button", { name: "Sluiten" }).click();
    await expect(flyout).toBeHidden();
    await expect(basketLink).toHaveAccessibleName("Winkelwagen 1 artikel");
    expect(operations).toEqual(["AddToBasket"]);
  });

  await test.step("the basket page has it, with its price", async () => {
    await followHeaderLink(page, basketLink);
    await expect(page.getByRole("heading", { level: 1, name: "Winkelwagen" })).toBeVisible();
    const line = page.getByRole("list", { name: "Artikelen in uw winkelwagen" }).getByRole("article");
    await expect(line).toHaveCount(1);
    await expect(line).toContainText(product.name);
    await expect(page.getByRole("complementary", { name: "Overzicht" })).toContainText(variant.price);
  });

  await test.step("checking out as a guest", async () => {
    await page.getByRole("complementary", { name: "Overzicht" }).getByRole("link", { name: "Naar afrekenen" }).click();
    await beginCheckout(page, guest);
    await fillDelivery(page, guest);
    await placeOrder(page, "iDEAL | Wero");
    await expect(page.getByText(variant.price)).toBeVisible();
    expect(await ordersOf(guest.email)).toMatchObject([{ status: "payment_open" }]);
    expect(await stockOf(variant.variantId)).toBe(stockBefore - 1);
    expect(await mailsTo(guest.email)).toEqual([]);
  });

  await test.step("paying leads to the success page; order, stock and mail are there", async () => {
    await endPayment(page, "Betaald");
    await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
    await expect(page).toHaveURL(/\/succes\?token=/);
    const [order, ...more] = await ordersOf(guest.email);
    expect(more).toEqual([]);
    expect(order).toEqual({
      number: order?.number,
      status: "paid",
      currency: "EUR",
      subtotalCents: variant.cents,
      shippingCents: 0,
      totalCents: variant.cents,
      items: [{ variantId: variant.variantId, quantity: 1, unitCents: variant.cents, totalCents: variant.cents }],
      payment: { method: "ideal", status: "paid", amountCents: variant.cents },
    });
    await expect(page.getByRole("main")).toContainText(`Uw bestelnummer is ${order?.number}`);
    await expect(page.getByRole("main")).toContainText(guest.email);
    await expect(page.getByRole("region", { name: "Uw bestelling" })).toContainText(variant.price);
    expect(await stockOf(variant.variantId)).toBe(stockBefore - 1);
    await expect.poll(() => mailsTo(guest.email)).toHaveLength(1);
    await expect(basketLink).toHaveAccessibleName("Winkelwagen");
  });

  await test.step("the page cannot be used twice: a reload shows the order, another mail is not sent", async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
    expect(await ordersOf(guest.email)).toHaveLength(1);
    expect(await mailsTo(guest.email)).toHaveLength(1);
  });

  await test.step("the demonstration's mailbox shows the confirmation", async () => {
    const [order] = await ordersOf(guest.email);
    await page.goto("/dev/mail");
    await page
      .getByRole("row", { name: guest.email })
      .getByRole("link", { name: `Uw bestelling ${order?.number} bij Warmeland` })
      .click();
    const mail = page.frameLocator("iframe");
    await expect(mail.getByRole("heading", { level: 1 })).toHaveText("Bedankt voor uw bestelling");
    await expect(mail.getByText(variant.price).first()).toBeVisible();
    await expect(mail.getByRole("img").first()).toBeVisible();
  });
});
