import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "playwright/test";

import { mailLink } from "./mail-link.ts";
import { openPage } from "../open-page.ts";

export const password = "Linnen-laken-4";

const signUp = "mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }";

/** An address that no other journey knows. */
export function newEmail(): string {
  return `klant${randomUUID().replaceAll("-", "")}@voorbeeld.example`;
}

/** Makes an account without a browser. @returns its address */
export async function newAccount(request: APIRequestContext): Promise<string> {
  const email = newEmail();
  const input = { firstName: "Anne", lastName: "Bos", gender: "FEMALE", email, password };
  await request.post("/graphql", {
    headers: { "x-client": "journeys/1.0" },
    data: { query: signUp, variables: { input } },
  });
  return email;
}

/** Opens the link of the welcome mail with the account that is signed in. */
export async function proveAddress(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await openPage(page, await mailLink(request, email, "/e-mail-bevestigen"));
  await page.getByRole("button", { name: "E-mailadres bevestigen" }).click();
  await expect(page.getByText("Uw e-mailadres is bevestigd")).toBeVisible();
}

/** Signs in by the form, and goes to the account. */
export async function signIn(page: Page, email: string, withPassword = password): Promise<void> {
  await openPage(page, "/inloggen?redirectUrl=%2Faccount");
  await fillSignIn(page, email, withPassword);
  await page.waitForURL("**/account");
}

/** Fills the form of the sign-in page and sends it. */
export async function fillSignIn(page: Page, email: string, withPassword = password): Promise<void> {
  await page.getByLabel("E-mailadres", { exact: true }).fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(withPassword);
  await page.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
}
