import { expect, type Page } from "playwright/test";

import { newAccount, newEmail, password, proveAddress } from "../records/account-person.ts";
import { requestAsVisitor } from "../request-as-visitor.ts";
import { openPage } from "../open-page.ts";
import type { Screen, Visit } from "./screen.ts";

const longPerson = {
  gender: "NO_CHOICE",
  firstName: "Wilhelmina-Alexandrina-Johanna-Maximiliana-Everdina",
  lastName: "van Bovenkerk-Wassenaarscheveen tot Nederhemert-Slangenburg",
};
const main = (page: Page) => page.getByRole("main");

async function signIn({ page, request }: Visit): Promise<void> {
  await requestAsVisitor(page, "signIn", { email: await newAccount(request), password });
}

async function proved(visit: Visit): Promise<void> {
  const email = await newAccount(visit.request);
  await requestAsVisitor(visit.page, "signIn", { email, password });
  await proveAddress(visit.page, visit.request, email);
}

async function withAddresses(visit: Visit): Promise<void> {
  await signIn(visit);
  await requestAsVisitor(visit.page, "updateProfile", {
    ...longPerson,
    birthdayVoucher: true,
    birthDate: "1980-02-29",
    phone: "+31 6 12345678",
  });
  const home = {
    gender: "FEMALE",
    firstName: "Anne",
    lastName: "Bos",
    street: "Prinsengracht",
    houseNumber: "263",
    zipCode: "1016 GV",
  };
  const addresses = [
    { address: { ...home, city: "Amsterdam", countryCode: "NL" }, isDefaultShipping: true },
    {
      address: {
        ...longPerson,
        companyName: "Vereniging tot Behoud van de Zuidwest-Friese Weverijen en Spinnerijen",
        street: "Burgemeester Adriaan van Walsum-Tichelaarsboulevard",
        houseNumber: "1234",
        addition: "begane grond",
        zipCode: "8754 HA",
        city: "Gasselterboerveenschemond aan de Wijde Aa",
        countryCode: "NL",
      },
      isDefaultBilling: true,
    },
    { address: { ...home, city: "Utrecht", countryCode: "NL", addition: "II" } },
  ];
  for (const address of addresses) await requestAsVisitor(visit.page, "saveAddress", address);
}

const parts = {
  "/account/gebruiker": "Persoonlijke gegevens",
  "/account/gebruiker/adressen": "Adresboek",
  "/account/gebruiker/wachtwoord": "Wachtwoord",
  "/account/gebruiker/privacy": "Uw gegevens downloaden",
} as const;
type PartPath = keyof typeof parts;

/** Opens a page of the account's data, once it is there. */
const at = async (path: PartPath, visit: Visit, prepare = signIn): Promise<void> => {
  await prepare(visit);
  await openPage(visit.page, path);
  await expect(main(visit.page).getByRole("heading", { level: 2, name: parts[path], exact: true })).toBeVisible();
};

/** A section of the account's data that is sent without what it needs. */
const section = (path: PartPath, title: string, button: string): Screen => ({
  name: `${path}, ${title} sent with errors`,
  reach: async (visit) => {
    await at(path, visit);
    const part = main(visit.page).getByRole("region", { name: title, exact: true });
    await part.getByRole("textbox").first().fill("");
    await part.getByRole("button", { name: button, exact: true }).click();
    await expect(part.getByText(/^Er (klopt nog één veld|kloppen nog \d+ velden) niet$/)).toBeVisible();
  },
});

/** What a customer sees of the account, and what a guest does. */
export const accountScreens: readonly Screen[] = [
  {
    name: "/account, new",
    reach: async (visit) => {
      await signIn(visit);
      await openPage(visit.page, "/account");
      await expect(visit.page.getByText("Welkom, Anne Bos")).toBeVisible();
    },
  },
  {
    name: "/account, with everything",
    reach: async (visit) => {
      await withAddresses(visit);
      await openPage(visit.page, "/account");
      await expect(visit.page.getByText(/^Welkom, Wilhelmina/)).toBeVisible();
    },
  },
  {
    name: "/account of a guest",
    reach: async ({ page }) => {
      await requestAsVisitor(page, "signInAsGuest", {
        gender: "MALE",
        firstName: "Sem",
        lastName: "Vos",
        email: newEmail(),
      });
      await openPage(page, "/account");
      await expect(page.getByRole("heading", { name: "U bestelt als gast" })).toBeVisible();
    },
  },
  {
    name: "guest mode left",
    reach: async ({ page }) => {
      await requestAsVisitor(page, "signInAsGuest", {
        gender: "MALE",
        firstName: "Sem",
        lastName: "Vos",
        email: newEmail(),
      });
      await openPage(page, "/account");
      await page.getByRole("button", { name: "Gastmodus verlaten" }).click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Inloggen" })).toBeVisible();
    },
  },
  {
    name: "/account whose data do not come",
    reach: async (visit) => {
      await signIn(visit);
      await visit.page.route("**/graphql", async (route) => {
        if (route.request().postData()?.includes("AccountPage")) await route.fulfill({ status: 503, body: "" });
        else await route.continue();
      });
      await openPage(visit.page, "/account");
      await expect(visit.page.getByText("Uw gegevens kunnen nu niet worden geladen.")).toBeVisible();
      expect(visit.complaints.splice(0).every((complaint) => complaint.startsWith("503"))).toBe(true);
    },
  },
  {
    name: "/e-mail-bevestigen by a bad link, refused",
    reach: async (visit) => {
      await signIn(visit);
      await openPage(visit.page, "/e-mail-bevestigen?token=verlopen");
      await main(visit.page).getByRole("button", { name: "E-mailadres bevestigen" }).click();
      await expect(main(visit.page).getByRole("alert")).toBeVisible();
    },
  },
  { name: "/account/gebruiker", reach: (visit) => at("/account/gebruiker", visit) },
  {
    name: "/account/slaapgegevens, nothing saved",
    reach: async (visit) => {
      await signIn(visit);
      await openPage(visit.page, "/account/slaapgegevens");
      await expect(visit.page.getByText(/^U hebt geen slaapgegevens bewaard/)).toBeVisible();
    },
  },
  {
    name: "/account/gebruiker/adressen with an address book",
    reach: (visit) => at("/account/gebruiker/adressen", visit, withAddresses),
  },
  section("/account/gebruiker", "Persoonlijke gegevens", "Gegevens opslaan"),
  section("/account/gebruiker", "E-mailadres", "E-mailadres wijzigen"),
  section("/account/gebruiker/wachtwoord", "Wachtwoord", "Wachtwoord wijzigen"),
  section("/account/gebruiker/privacy", "Uw gegevens downloaden", "Gegevens downloaden"),
  {
    name: "/account/gebruiker, saved",
    reach: async (visit) => {
      await at("/account/gebruiker", visit);
      await visit.page.getByRole("button", { name: "Gegevens opslaan" }).click();
      await expect(visit.page.getByText("Uw gegevens zijn opgeslagen.")).toBeVisible();
    },
  },
  {
    name: "/account/gebruiker, another e-mail address asked for",
    reach: async (visit) => {
      await at("/account/gebruiker", visit);
      const part = main(visit.page).getByRole("region", { name: "E-mailadres", exact: true });
      await part.getByLabel("Nieuw e-mailadres").fill(newEmail());
      await part.getByLabel("Huidig wachtwoord", { exact: true }).fill(password);
      await part.getByRole("button", { name: "E-mailadres wijzigen" }).click();
      await expect(part.getByText(/^Open de link die wij naar/)).toBeVisible();
    },
  },
  {
    name: "/account/gebruiker/privacy, data downloaded",
    reach: async (visit) => {
      await at("/account/gebruiker/privacy", visit);
      const part = main(visit.page).getByRole("region", { name: "Uw gegevens downloaden" });
      await part.getByLabel("Huidig wachtwoord", { exact: true }).fill(password);
      await part.getByRole("button", { name: "Gegevens downloaden" }).click();
      await expect(visit.page.getByText("Uw gegevens staan bij uw downloads.")).toBeVisible();
    },
  },
  {
    name: "/account/gebruiker/adressen, a new address",
    reach: async (visit) => {
      await at("/account/gebruiker/adressen", visit);
      await visit.page.getByRole("button", { name: "Adres toevoegen" }).click();
      await expect(visit.page.getByRole("dialog", { name: "Nieuw adres" })).toBeVisible();
    },
  },
  {
    name: "/account/gebruiker/adressen, an address changed with errors",
    reach: async (visit) => {
      await at("/account/gebruiker/adressen", visit, withAddresses);
      await visit.page.getByRole("button", { name: /^Adres wijzigen: Burgemeester/ }).click();
      const form = visit.page.getByRole("dialog", { name: "Adres wijzigen" });
      await form.getByLabel("Postcode").fill("geen");
      await form.getByLabel("Straat").fill("");
      await form.getByLabel("Huisnummer").fill("zes");
      await form.getByRole("button", { name: "Adres opslaan" }).click();
      await expect(form.getByText("Er kloppen nog 3 velden niet")).toBeVisible();
    },
  },
  {
    name: "/account/gebruiker/privacy, deleting the account with a wrong password",
    reach: async (visit) => {
      await at("/account/gebruiker/privacy", visit);
      await visit.page.getByRole("button", { name: "Account verwijderen" }).click();
      const dialog = visit.page.getByRole("dialog", { name: "Account verwijderen" });
      await dialog.getByLabel("Huidig wachtwoord", { exact: true }).fill("Onjuist-wachtwoord-1");
      await dialog.getByRole("button", { name: "Stuur mij de e-mail" }).click();
      await expect(dialog.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "/account/gebruiker/privacy, deletion asked for",
    reach: async (visit) => {
      await at("/account/gebruiker/privacy", visit, proved);
      await visit.page.getByRole("button", { name: "Account verwijderen" }).click();
      const dialog = visit.page.getByRole("dialog", { name: "Account verwijderen" });
      await dialog.getByLabel("Huidig wachtwoord", { exact: true }).fill(password);
      await dialog.getByRole("button", { name: "Stuur mij de e-mail" }).click();
      await expect(dialog.getByText("Kijk in uw e-mail")).toBeVisible();
    },
  },
];
