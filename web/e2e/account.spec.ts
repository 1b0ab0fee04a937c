import { expect } from "playwright/test";

import { fillSignIn, newAccount, newEmail, password, proveAddress, signIn } from "./records/account-person.ts";
import { mailLink } from "./records/mail-link.ts";
import { openPage } from "./open-page.ts";
import { test } from "./shop/watched-test.ts";

test("an account is made, changed, left, and got back into by the mail after its password was forgotten", async ({
  page,
  request,
}) => {
  const email = newEmail();
  await openPage(page, "/registreren");
  await page.getByLabel("Mevrouw").check();
  await page.getByLabel("Voornaam").fill("Sanne");
  await page.getByLabel("Achternaam").fill("de Wit");
  await page.getByLabel("E-mailadres", { exact: true }).fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
  await page.getByLabel("Wachtwoord herhalen", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Account aanmaken" }).click();
  await expect(page).toHaveURL("/account");
  await expect(page.getByText("Welkom, Sanne de Wit")).toBeVisible();

  await page.getByRole("navigation", { name: "Mijn account" }).getByRole("link", { name: "Mijn gegevens" }).click();
  await page.getByLabel("Voornaam").fill("Susanne");
  await page.getByRole("button", { name: "Gegevens opslaan" }).click();
  await expect(page.getByText("Uw gegevens zijn opgeslagen.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Susanne" })).toBeVisible();

  await page.getByRole("button", { name: "Uitloggen", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(page).toHaveURL("/inloggen?redirectUrl=%2Faccount%2Fgebruiker");
  await expect(page.getByText("Susanne")).toHaveCount(0);

  await page.getByRole("link", { name: "Wachtwoord vergeten?" }).click();
  // the page before it asks for an address too
  await expect(page.getByRole("heading", { level: 1, name: "Wachtwoord vergeten" })).toBeVisible();
  await page.getByLabel("E-mailadres", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Stuur mij een link" }).click();
  await expect(page.getByText("Kijk in uw e-mail")).toBeVisible();

  const response = await page.goto(await mailLink(request, email, "/wachtwoord-resetten"));
  expect(response?.headers()).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  await expect(page).toHaveURL("/wachtwoord-resetten");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("Wollen-deken-8");
  await page.getByLabel("Wachtwoord herhalen", { exact: true }).fill("Wollen-deken-8");
  await page.getByRole("button", { name: "Wachtwoord opslaan" }).click();
  await expect(page.getByText("Uw wachtwoord is gewijzigd")).toBeVisible();
  await fillSignIn(page, email, "Wollen-deken-8");
  await expect(page.getByRole("banner").getByRole("link", { name: "Susanne" })).toBeVisible();
});

test("an account goes when the mail's last word is spoken, in every tab", async ({ page, context, request }) => {
  const email = await newAccount(request);
  await signIn(page, email);
  await proveAddress(page, request, email);
  const other = await context.newPage();
  await openPage(other, "/account");
  await expect(other.getByText("Welkom, Anne Bos")).toBeVisible();

  await openPage(page, "/account/gebruiker/privacy");
  await page.getByRole("button", { name: "Account verwijderen" }).click();
  const dialog = page.getByRole("dialog", { name: "Account verwijderen" });
  await dialog.getByLabel("Huidig wachtwoord", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Stuur mij de e-mail" }).click();
  await expect(dialog.getByText("Kijk in uw e-mail")).toBeVisible();
  await page.goto(await mailLink(request, email, "/account-verwijderen"));
  await page.getByRole("button", { name: "Account definitief verwijderen" }).click();
  await expect(page).toHaveURL("/account-verwijderd");
  await expect(other).toHaveURL("/inloggen?redirectUrl=%2Faccount");

  await fillSignIn(other, email);
  await expect(other.getByText("Uw e-mailadres of wachtwoord is onjuist.")).toBeVisible();
});

test("the newsletter comes after a second yes and goes with one click", async ({ page, request }) => {
  const email = newEmail();
  await openPage(page, "/");
  await page.getByLabel("E-mailadres voor de nieuwsbrief").fill("geen adres");
  await page.getByRole("button", { name: "Aanmelden", exact: true }).click();
  await expect(page.getByText("Voer een geldig e-mailadres in.")).toBeVisible();
  await page.getByLabel("E-mailadres voor de nieuwsbrief").fill(email);
  await page.getByRole("button", { name: "Aanmelden", exact: true }).click();
  await expect(page.getByText("Bevestig uw aanmelding via de e-mail")).toBeVisible();

  const confirm = await mailLink(request, email, "/nieuwsbrief/bevestigen");
  await openPage(page, confirm);
  await page.getByRole("main").getByRole("button", { name: "Aanmelding bevestigen" }).click();
  await expect(page.getByText("Gelukt, u bent aangemeld.")).toBeVisible();
  await openPage(page, await mailLink(request, email, "/nieuwsbrief/afmelden"));
  await page.getByRole("main").getByRole("button", { name: "Afmelden" }).click();
  await expect(page.getByText("U bent afgemeld")).toBeVisible();
});
