import { expect, type Page } from "playwright/test";

import type { Guest } from "./guest.ts";

/** Fills in the guest sign-up and goes on. */
export async function signInAsGuest(page: Page, guest: Guest): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Bestellen als gast" })).toBeVisible();
  await page.getByRole("radio", { name: "Mevrouw" }).check();
  await page.getByLabel("Voornaam").fill(guest.firstName);
  await page.getByLabel("Achternaam").fill(guest.lastName);
  await page.getByLabel("E-mailadres", { exact: true }).fill(guest.email);
  await page.getByRole("button", { name: "Verder als gast" }).click();
}

/** From the sign-in page, where an anonymous visitor to the checkout arrives, to the first step that is left. */
export async function beginCheckout(page: Page, guest: Guest): Promise<void> {
  await expect(page).toHaveURL("/inloggen?redirectUrl=%2Fafrekenen");
  await page.getByRole("link", { name: "Verder als gast" }).click();
  await signInAsGuest(page, guest);
  await expect(page).toHaveURL("/afrekenen#/shipping");
}

/** Fills in the delivery step, whose name is known from the sign-up, and goes on to the payment. */
export async function fillDelivery(page: Page, guest: Guest): Promise<void> {
  await expect(page.getByRole("heading", { name: "Waar mogen wij bezorgen?" })).toBeVisible();
  await expect(page.getByLabel("Voornaam")).toHaveValue(guest.firstName);
  await expect(page.getByLabel("Achternaam")).toHaveValue(guest.lastName);
  await page.getByLabel("Postcode").fill(guest.zipCode);
  await page.getByLabel("Huisnummer").fill(guest.houseNumber);
  await page.getByLabel("Straat").fill(guest.street);
  await page.getByLabel("Plaats").fill(guest.city);
  await goToPayment(page);
}

/** Goes on from a delivery step that is filled in. */
export async function goToPayment(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Verder naar betaling" }).click();
  await expect(page).toHaveURL("/afrekenen#/payment");
}

export async function choosePayment(page: Page, method: string): Promise<void> {
  await page.getByRole("group", { name: "Hoe wilt u betalen?" }).getByRole("radio", { name: method }).check();
}

/** Presses the last button, which orders when nothing is left to say. */
export async function pressOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Bestellen en betalen/ }).click();
}

/** Chooses how to pay, places the order and arrives at the payment page. */
export async function placeOrder(page: Page, method: string): Promise<void> {
  await choosePayment(page, method);
  await pressOrder(page);
  await expect(page.getByRole("heading", { level: 1, name: "Betalen" })).toBeVisible();
}

/** Lets the payment end on the sandbox's page; the shopper is sent back to the shop. */
export async function endPayment(
  page: Page,
  outcome: "Betaald" | "Geautoriseerd" | "Mislukt" | "Verlopen" | "Geannuleerd",
): Promise<void> {
  await page.getByRole("button", { name: outcome, exact: true }).click();
}
