import { expect, type Page } from "playwright/test";

import { fillSignIn, newAccount, newEmail, password } from "../records/account-person.ts";
import { mailLink } from "../records/mail-link.ts";
import { openPage } from "../open-page.ts";
import type { Screen, Visit } from "./screen.ts";

const longest = `${"achternaam".repeat(5)}@${"voorbeeld".repeat(6)}.example`;
const main = (page: Page) => page.getByRole("main");

const opened = (path: string, title: string): Screen => ({
  name: path,
  reach: async ({ page }) => {
    await openPage(page, path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  },
});

const sentEmpty = (path: string, button: string): Screen => ({
  name: `${path}, sent empty`,
  reach: async ({ page }) => {
    await openPage(page, path);
    await main(page).getByRole("button", { name: button, exact: true }).click();
    await expect(
      page.locator(":focus").filter({ hasText: /^Er (klopt nog één veld|kloppen nog \d+ velden) niet/ }),
    ).toBeInViewport();
  },
});

/** What follows a link that works no more: its button is pressed, and the page says what to do instead. */
const spent = (path: string, button: string): Screen => ({
  name: `${path} by a bad link, refused`,
  reach: async ({ page }) => {
    await openPage(page, `${path}?token=verlopen`);
    await main(page).getByRole("button", { name: button, exact: true }).click();
    await expect(
      main(page)
        .getByRole("alert")
        .or(main(page).getByText(/^(Account niet gevonden|Wij hebben geen aanmelding gevonden)/)),
    ).toBeVisible();
  },
});

async function newsletterLink({ page, request }: Visit, path: string): Promise<string> {
  const email = newEmail();
  await openPage(page, "/");
  await page.getByLabel("E-mailadres voor de nieuwsbrief").fill(email);
  await page.getByRole("button", { name: "Aanmelden", exact: true }).click();
  await expect(page.getByText("Bevestig uw aanmelding via de e-mail")).toBeVisible();
  return mailLink(request, email, path);
}

/** Signing in, signing up, forgotten passwords, and the pages that mails lead to. */
export const signInScreens: readonly Screen[] = [
  opened("/inloggen", "Inloggen"),
  opened("/inloggen?redirectUrl=%2Fafrekenen", "Hoe wilt u bestellen?"),
  sentEmpty("/inloggen", "Inloggen"),
  {
    name: "/inloggen, refused",
    reach: async ({ page }) => {
      await openPage(page, "/inloggen");
      await fillSignIn(page, longest, "Onjuist-wachtwoord-1");
      await expect(page.getByText("Uw e-mailadres of wachtwoord is onjuist.")).toBeVisible();
      await page.getByRole("button", { name: "Toon" }).click();
    },
  },
  opened("/registreren", "Account aanmaken"),
  sentEmpty("/registreren", "Account aanmaken"),
  {
    name: "/registreren, half right, with a birthday",
    reach: async ({ page }) => {
      await openPage(page, "/registreren");
      await page.getByLabel("Voornaam").fill("Wilhelmina-Alexandrina-Johanna-Maximiliana-Everdina");
      await page.getByLabel("E-mailadres", { exact: true }).fill(longest);
      await page.getByLabel("Wachtwoord", { exact: true }).fill("deken");
      await page.getByLabel("Wachtwoord herhalen", { exact: true }).fill("laken");
      await page.getByLabel("Stuur mij op mijn verjaardag een kortingscode.").check();
      await main(page).getByRole("button", { name: "Account aanmaken" }).click();
      await expect(page.getByText("Voer uw geboortedatum in").first()).toBeVisible();
    },
  },
  {
    name: "/registreren, an address that has an account",
    reach: async ({ page, request }) => {
      const email = await newAccount(request);
      await openPage(page, "/registreren");
      await page.getByLabel("Mevrouw").check();
      await page.getByLabel("Voornaam").fill("Anne");
      await page.getByLabel("Achternaam").fill("Bos");
      await page.getByLabel("E-mailadres", { exact: true }).fill(email);
      await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
      await page.getByLabel("Wachtwoord herhalen", { exact: true }).fill(password);
      await main(page).getByRole("button", { name: "Account aanmaken" }).click();
      await expect(main(page).getByRole("link", { name: "Naar inloggen" })).toBeVisible();
    },
  },
  opened("/gastaanmelding", "Bestellen als gast"),
  sentEmpty("/gastaanmelding", "Verder als gast"),
  opened("/wachtwoord-vergeten", "Wachtwoord vergeten"),
  sentEmpty("/wachtwoord-vergeten", "Stuur mij een link"),
  {
    name: "/wachtwoord-vergeten, sent",
    reach: async ({ page }) => {
      await openPage(page, "/wachtwoord-vergeten");
      await page.getByLabel("E-mailadres", { exact: true }).fill(longest);
      await page.getByRole("button", { name: "Stuur mij een link" }).click();
      await expect(page.getByText("Kijk in uw e-mail")).toBeVisible();
    },
  },
  opened("/wachtwoord-resetten", "Nieuw wachtwoord kiezen"),
  sentEmpty("/wachtwoord-resetten?token=verlopen", "Wachtwoord opslaan"),
  {
    name: "/wachtwoord-resetten by a bad link, refused",
    reach: async ({ page }) => {
      await openPage(page, "/wachtwoord-resetten?token=verlopen");
      await page.getByLabel("Wachtwoord", { exact: true }).fill(password);
      await page.getByLabel("Wachtwoord herhalen", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Wachtwoord opslaan" }).click();
      await expect(main(page).getByRole("link", { name: "Nieuwe e-mail aanvragen" })).toBeVisible();
    },
  },
  {
    name: "/wachtwoord-resetten by the mail's link, and signing in after it",
    reach: async ({ page, request }) => {
      const email = await newAccount(request);
      await openPage(page, "/wachtwoord-vergeten");
      await page.getByLabel("E-mailadres", { exact: true }).fill(email);
      await page.getByRole("button", { name: "Stuur mij een link" }).click();
      await expect(page.getByText("Kijk in uw e-mail")).toBeVisible();
      await openPage(page, await mailLink(request, email, "/wachtwoord-resetten"));
      await page.getByLabel("Wachtwoord", { exact: true }).fill("Wollen-deken-8");
      await page.getByLabel("Wachtwoord herhalen", { exact: true }).fill("Wollen-deken-8");
      await page.getByRole("button", { name: "Wachtwoord opslaan" }).click();
      await expect(page.getByText("Uw wachtwoord is gewijzigd")).toBeVisible();
    },
  },
  opened("/e-mail-bevestigen?token=verlopen", "E-mailadres bevestigen"),
  opened("/e-mail-bevestigen", "E-mailadres bevestigen"),
  spent("/e-mail-wijzigen", "E-mailadres bevestigen"),
  opened("/account-verwijderen", "Uw account verwijderen"),
  spent("/account-verwijderen", "Account definitief verwijderen"),
  opened("/account-verwijderd", "Uw account is verwijderd"),
  {
    name: "the newsletter's form, refused",
    reach: async ({ page }) => {
      await openPage(page, "/");
      await page.getByLabel("E-mailadres voor de nieuwsbrief").fill("geen adres");
      await page.getByRole("button", { name: "Aanmelden", exact: true }).click();
      await expect(page.getByText("Voer een geldig e-mailadres in.")).toBeVisible();
    },
  },
  spent("/nieuwsbrief/bevestigen", "Aanmelding bevestigen"),
  opened("/nieuwsbrief/bevestigen", "Aanmelding bevestigen"),
  {
    name: "/nieuwsbrief/bevestigen by the mail's link",
    reach: async (visit) => {
      await openPage(visit.page, await newsletterLink(visit, "/nieuwsbrief/bevestigen"));
      await main(visit.page).getByRole("button", { name: "Aanmelding bevestigen" }).click();
      await expect(visit.page.getByText("Gelukt, u bent aangemeld.")).toBeVisible();
    },
  },
  opened("/nieuwsbrief/afmelden", "Afmelden voor de nieuwsbrief"),
  spent("/nieuwsbrief/afmelden", "Afmelden"),
  spent("/voorraadbericht/bevestigen", "Ja, mail mij"),
  opened("/voorraadbericht/bevestigen", "Bericht als het er weer is"),
  spent("/voorraadbericht/afmelden", "Wis mijn verzoek"),
  spent("/beoordelen/afmelden", "Vraag mij niet meer"),
  opened("/service/bestelling-volgen", "Bestelling volgen"),
  sentEmpty("/service/bestelling-volgen", "Bestelling bekijken"),
  opened("/service/herroepen", "Herroepen"),
  sentEmpty("/service/herroepen", "Verder"),
];
