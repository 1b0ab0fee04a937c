import { expect, type Page } from "playwright/test";

import { beginCheckout, endPayment, fillDelivery } from "./checkout-steps.ts";
import { newGuest, type Guest } from "./guest.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { leaveInStock, ordersOf, stockOf } from "./records/shop-records.ts";
import { test, watch } from "./shop/watched-test.ts";

const paying = (page: Page) => page.getByRole("heading", { level: 1, name: "Betalen" });
const refused = (page: Page) => page.getByRole("alert").filter({ hasText: "Een artikel is niet meer op voorraad" });

async function readyToOrder(page: Page, guest: Guest): Promise<void> {
  await page.getByRole("dialog").getByRole("link", { name: "Naar afrekenen" }).click();
  await beginCheckout(page, guest);
  await fillDelivery(page, guest);
  await page.getByRole("radio", { name: "iDEAL | Wero" }).check();
}

test("of two shoppers who order the last piece at the same moment, one pays and the other is notified", async ({
  page,
  browser,
  request,
  complaints,
}) => {
  const [first, second] = [newGuest(), newGuest()];
  const context = await browser.newContext();
  await watch(context, complaints);
  const otherPage = await context.newPage();
  const { product, variant } = await putIntoBasket(page, request, "/bedtextiel");
  await putIntoBasket(otherPage, request, "/bedtextiel", ({ variantId }) => variantId === variant.variantId);
  const stock = await stockOf(variant.variantId);
  await leaveInStock(variant.variantId, 1);
  try {
    await readyToOrder(page, first);
    await readyToOrder(otherPage, second);
    const pages = [page, otherPage];
    await Promise.all(pages.map((shopper) => shopper.getByRole("button", { name: /^Bestellen en betalen/ }).click()));

    for (const shopper of pages) await expect(paying(shopper).or(refused(shopper))).toBeVisible();
    const winner = (await paying(page).isVisible()) ? page : otherPage;
    const loser = winner === page ? otherPage : page;
    await expect(refused(loser)).toContainText(product.name);
    await expect(refused(loser).getByRole("link", { name: "Pas uw winkelwagen aan" })).toBeVisible();
    await endPayment(winner, "Betaald");
    await expect(winner.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();

    const orders = [...(await ordersOf(first.email)), ...(await ordersOf(second.email))];
    expect(orders).toMatchObject([{ status: "paid", totalCents: variant.cents }]);
    expect(await stockOf(variant.variantId)).toBe(0);
  } finally {
    await leaveInStock(variant.variantId, stock - 1);
    await context.close();
  }
});
