import { expect, type Page } from "playwright/test";

import { newAccount, newEmail, password } from "../records/account-person.ts";
import { findVariant } from "../records/catalogue.ts";
import { choosePayment, endPayment, fillDelivery, placeOrder, pressOrder } from "../checkout-steps.ts";
import { newGuest, type Guest } from "../guest.ts";
import { openPage } from "../open-page.ts";
import { orderAsVisitor, withdrawAsVisitor, type PlacedOrder } from "../order-as-visitor.ts";
import { requestAsVisitor } from "../request-as-visitor.ts";
import type { Screen, Visit } from "./screen.ts";
import { hasPlenty } from "../records/shop-records.ts";

const main = (page: Page) => page.getByRole("main");

/** A variant of each of these categories of which enough is in stock. */
async function variantsFrom({ request }: Visit, ...categories: string[]): Promise<number[]> {
  const found = await Promise.all(
    categories.map((path) => findVariant(request, path, (variant) => variant.sellable && hasPlenty(variant))),
  );
  return found.map(({ variant }) => variant.variantId);
}

/** A guest with a parcel and something for two people in the basket, at the delivery step. */
async function toDelivery(visit: Visit): Promise<Guest> {
  const guest = newGuest();
  const { firstName, lastName, email } = guest;
  for (const variantId of await variantsFrom(visit, "/kussens", "/matrassen/koudschuim"))
    await requestAsVisitor(visit.page, "addToBasket", { variantId, quantity: 1 });
  await requestAsVisitor(visit.page, "signInAsGuest", { gender: "FEMALE", firstName, lastName, email });
  await openPage(visit.page, "/afrekenen#/shipping");
  await expect(visit.page.getByRole("heading", { name: "Waar mogen wij bezorgen?" })).toBeVisible();
  return guest;
}

async function toPayment(visit: Visit): Promise<void> {
  await fillDelivery(visit.page, await toDelivery(visit));
  await expect(visit.page.getByRole("heading", { name: "Hoe wilt u betalen?" })).toBeVisible();
}

async function ordered(visit: Visit): Promise<PlacedOrder> {
  await requestAsVisitor(visit.page, "signIn", { email: await newAccount(visit.request), password });
  const [mattress = 0, duvet = 0] = await variantsFrom(visit, "/matrassen/koudschuim", "/dekbedden/winterdekbedden");
  return orderAsVisitor(visit.page, { [mattress]: 1, [duvet]: 2 }, { outcome: "paid", voucher: "WELKOM10" });
}

/** The steps of an order, and what becomes of it. */
export const orderScreens: readonly Screen[] = [
  {
    name: "checkout with nothing to order",
    reach: async ({ page }) => {
      await requestAsVisitor(page, "signInAsGuest", {
        gender: "MALE",
        firstName: "Sem",
        lastName: "Vos",
        email: newEmail(),
      });
      await openPage(page, "/afrekenen");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "checkout, who orders",
    reach: async (visit) => {
      await toDelivery(visit);
      await visit.page.goto("/afrekenen#/auth");
      await visit.page.reload();
      await expect(visit.page.getByRole("heading", { name: "Wie bestelt er?" })).toBeVisible();
    },
  },
  { name: "checkout, delivery", reach: async (visit) => void (await toDelivery(visit)) },
  {
    name: "checkout, delivery sent with errors",
    reach: async (visit) => {
      await toDelivery(visit);
      await visit.page.getByLabel("Factuuradres is hetzelfde als het bezorgadres").uncheck();
      await visit.page.getByRole("button", { name: "Verder naar betaling" }).click();
      await expect(visit.page.getByText(/^Er kloppen nog \d+ velden niet$/)).toBeVisible();
    },
  },
  { name: "checkout, payment", reach: toPayment },
  {
    name: "checkout, payment opened again",
    reach: async (visit) => {
      await toPayment(visit);
      await visit.page.reload();
      await expect(visit.page.getByRole("heading", { name: "Hoe wilt u betalen?" })).toBeVisible();
    },
  },
  {
    name: "checkout, payment sent with errors",
    reach: async (visit) => {
      await toPayment(visit);
      await choosePayment(visit.page, "Automatische incasso");
      await pressOrder(visit.page);
      await expect(visit.page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "checkout after a failed payment",
    reach: async (visit) => {
      await toPayment(visit);
      await placeOrder(visit.page, "iDEAL | Wero");
      await endPayment(visit.page, "Mislukt");
      await expect(visit.page.getByText("Uw betaling is niet gelukt")).toBeVisible();
    },
  },
  {
    name: "payment return that nobody knows",
    reach: async ({ page }) => {
      await openPage(page, "/betaling/terug/bestaat-niet");
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(main(page).getByRole("link").first()).toBeVisible();
    },
  },
  {
    name: "success",
    reach: async (visit) => {
      await toPayment(visit);
      await placeOrder(visit.page, "iDEAL | Wero");
      await endPayment(visit.page, "Betaald");
      await expect(visit.page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
      await openPage(visit.page, visit.page.url());
      await expect(visit.page.getByRole("heading", { level: 1, name: "Bedankt voor uw bestelling" })).toBeVisible();
    },
  },
  {
    name: "/account with an order",
    reach: async (visit) => {
      await ordered(visit);
      await openPage(visit.page, "/account");
      await expect(main(visit.page).getByRole("region", { name: "Uw laatste bestelling" })).toBeVisible();
    },
  },
  {
    name: "/account/bestellingen",
    reach: async (visit) => {
      const { number } = await ordered(visit);
      await openPage(visit.page, "/account/bestellingen");
      await expect(main(visit.page).getByText(number).first()).toBeVisible();
    },
  },
  {
    name: "/account/bestellingen, none yet",
    reach: async (visit) => {
      await requestAsVisitor(visit.page, "signIn", { email: await newAccount(visit.request), password });
      await openPage(visit.page, "/account/bestellingen");
      await expect(main(visit.page).getByRole("heading", { name: "U hebt nog niets besteld" })).toBeVisible();
    },
  },
  {
    name: "an order",
    reach: async (visit) => {
      const { id, number } = await ordered(visit);
      await openPage(visit.page, `/account/bestellingen/${encodeURIComponent(id)}`);
      await expect(main(visit.page).getByText(`Bestelling ${number}`)).toBeVisible();
    },
  },
  {
    name: "an order withdrawn in part",
    reach: async (visit) => {
      const order = await ordered(visit);
      await withdrawAsVisitor(visit.page, order, 1);
      await openPage(visit.page, `/account/bestellingen/${encodeURIComponent(order.id)}`);
      await expect(main(visit.page).getByText(`Bestelling ${order.number}`)).toBeVisible();
    },
  },
  {
    name: "an order that is not there",
    reach: async (visit) => {
      await requestAsVisitor(visit.page, "signIn", { email: await newAccount(visit.request), password });
      await openPage(visit.page, "/account/bestellingen/bestaat-niet");
      await expect(visit.page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
];
