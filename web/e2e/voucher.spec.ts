import { expect, type Page } from "playwright/test";

import { formatMoney } from "@warmeland/schema/rules/price/format-money.ts";

import { check } from "./checks/check-accessibility.ts";
import { beginCheckout, endPayment, fillDelivery, placeOrder } from "./checkout-steps.ts";
import { newGuest } from "./guest.ts";
import { putIntoBasket } from "./put-into-basket.ts";
import { database, ordersOf } from "./records/shop-records.ts";
import { test } from "./shop/watched-test.ts";

const euros = (cents: number) => formatMoney(cents, "EUR", "nl-NL");
const field = (page: Page) => page.getByRole("textbox", { name: "Kortingscode" });

/** Counts a voucher as used by orders of others, as often as it can be. */
async function useUp(code: string): Promise<void> {
  const db = await database();
  const { use_limit: limit } = await db
    .selectFrom("voucher")
    .select("use_limit")
    .where("code", "=", code)
    .executeTakeFirstOrThrow();
  if (limit === null) throw new Error(`${code} has no limit`);
  await db.updateTable("voucher").set({ used: limit }).where("code", "=", code).execute();
}

async function attempt(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await page.getByRole("button", { name: "Toepassen" }).click();
}

test("a voucher that is wrong, expired, used up or worth more says so; one that counts lowers the order", async ({
  page,
  request,
}) => {
  const guest = newGuest();
  await useUp("EENMALIG");
  const { variant } = await putIntoBasket(
    page,
    request,
    "/badtextiel",
    ({ cents, sellable }) => sellable && cents > 2500,
  );
  const quantity = Math.ceil(5000 / variant.cents) + 1;
  await page.goto("/winkelwagen");
  await page.getByLabel("Aantal", { exact: true }).fill(String(quantity));
  await page.getByLabel("Aantal", { exact: true }).press("Enter");
  const goods = quantity * variant.cents;
  await expect(page.getByRole("complementary", { name: "Overzicht" })).toContainText(euros(goods));
  await page.goto("/afrekenen");
  await beginCheckout(page, guest);
  await fillDelivery(page, guest);

  await page.getByText("Hebt u een kortingscode?").click();
  for (const [code, text] of [
    ["BESTAATNIET", "Deze kortingscode kennen wij niet. Controleer de letters en cijfers."],
    ["ZOMER26", "Deze kortingscode is verlopen."],
    ["EENMALIG", "Deze kortingscode is al gebruikt en geldt niet nog een keer."],
    ["WARM25", `Deze kortingscode geldt vanaf ${euros(25_000)}. U komt nog ${euros(25_000 - goods)} tekort.`],
  ] as const) {
    await attempt(page, code);
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(RegExp.escape(text)));
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
  }
  await check(page, "voucher refused");

  const discount = Math.round(goods / 10);
  await attempt(page, "welkom10");
  const summary = page.getByRole("complementary", { name: "Uw bestelling" });
  await expect(summary).toContainText(`Kortingscode WELKOM10−\u00a0${euros(discount)}`);
  await expect(page.getByRole("list", { name: "Uw kortingscodes" })).toContainText(
    "10% korting op uw eerste bestelling",
  );
  await check(page, "voucher redeemed");
  await page.getByRole("button", { name: "Verwijderen: kortingscode WELKOM10" }).click();
  await expect(summary).not.toContainText("WELKOM10");
  await attempt(page, "welkom10");
  await expect(summary).toContainText(euros(goods - discount));

  await placeOrder(page, "iDEAL | Wero");
  await endPayment(page, "Betaald");
  const receipt = page.getByRole("region", { name: "Uw bestelling" });
  await expect(receipt).toContainText(`−\u00a0${euros(discount)}`);
  await expect(receipt).toContainText(euros(goods - discount));
  expect(await ordersOf(guest.email)).toMatchObject([{ status: "paid", totalCents: goods - discount }]);
});
