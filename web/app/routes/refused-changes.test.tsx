import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type SettingsAction, settingsRefusals, tooManyTries } from "@warmeland/schema/testing/account-refusals.ts";
import { renderAccountPage } from "../layout/testing/render-account-page.tsx";
import { Toaster } from "#app/ui/feedback/toaster.tsx";
import { type SettingsPart, settingsPath } from "#app/account/settings/settings-part.ts";
import AccountUser from "./account/account-user.tsx";

interface Change {
  readonly operation: string;
  /** The part of the customer's data it stands on. */
  readonly part: SettingsPart;
  /** What opens the form, where it is not there at once. */
  readonly opener?: string;
  readonly place: readonly [role: "region" | "dialog", name: string];
  readonly fields?: Readonly<Record<string, string>>;
  readonly button: string;
  /** What is said without a response. */
  readonly unanswered: string;
}

const proof = { "Huidig wachtwoord": "Oud-laken-3" };
const unexpected = "Er is een onverwachte fout opgetreden.";
const notSaved = "De gegevens konden niet worden opgeslagen.";
const addressNotSaved = "Het adres kon niet worden opgeslagen.";
const door = "Voorbeeldstraat 12, Zwolle";

/** Each change of the page: what it sends, where it is filled in, and what it is sent with. */
const changes: Readonly<Record<SettingsAction, Change>> = {
  updateProfile: {
    operation: "UpdateProfile",
    part: "user",
    place: ["region", "Persoonlijke gegevens"],
    fields: { Telefoonnummer: "+31 6 12345678" },
    button: "Gegevens opslaan",
    unanswered: notSaved,
  },
  changeEmail: {
    operation: "ChangeEmail",
    part: "user",
    place: ["region", "E-mailadres"],
    fields: { "Nieuw e-mailadres": "nieuw@voorbeeld.nl", ...proof },
    button: "E-mailadres wijzigen",
    unanswered: notSaved,
  },
  updatePassword: {
    operation: "UpdatePassword",
    part: "password",
    place: ["region", "Wachtwoord"],
    fields: { ...proof, "Nieuw wachtwoord": "Linnen-laken-4", "Wachtwoord herhalen": "Linnen-laken-4" },
    button: "Wachtwoord wijzigen",
    unanswered: "Het bijwerken van het wachtwoord is mislukt. Probeer het opnieuw.",
  },
  saveAddress: {
    operation: "SaveAddress",
    part: "addresses",
    opener: `Adres wijzigen: ${door}`,
    place: ["dialog", "Adres wijzigen"],
    fields: { Achternaam: "Bakker" },
    button: "Adres opslaan",
    unanswered: addressNotSaved,
  },
  removeAddress: {
    operation: "RemoveAddress",
    part: "addresses",
    place: ["region", "Adresboek"],
    button: `Adres verwijderen: ${door}`,
    unanswered: addressNotSaved,
  },
  exportMyData: {
    operation: "ExportMyData",
    part: "privacy",
    place: ["region", "Uw gegevens downloaden"],
    fields: proof,
    button: "Gegevens downloaden",
    unanswered: unexpected,
  },
  requestAccountDeletion: {
    operation: "RequestAccountDeletion",
    part: "privacy",
    opener: "Account verwijderen",
    place: ["dialog", "Account verwijderen"],
    fields: proof,
    button: "Stuur mij de e-mail",
    unanswered: unexpected,
  },
};

const person = { gender: "FEMALE", firstName: "Sanne", lastName: "de Wit", phone: null };
const viewer = {
  __typename: "Customer",
  id: "customer",
  email: "sanne@voorbeeld.nl",
  isGuest: false,
  ...person,
  birthDate: null,
  birthdayVoucher: false,
  newsletter: false,
  isEmailConfirmed: true,
  addresses: [
    {
      __typename: "SavedAddress",
      id: "address",
      isDefaultShipping: true,
      isDefaultBilling: true,
      ...person,
      companyName: null,
      vatNumber: null,
      street: "Voorbeeldstraat",
      houseNumber: "12",
      addition: null,
      zipCode: "8011 AB",
      city: "Zwolle",
      countryCode: "NL",
    },
  ],
};

/** Does it on the page of a customer's data; gives what stands in the form afterwards. */
async function change(action: SettingsAction, response: object | undefined) {
  const { operation, part, opener, place, fields = {}, button } = changes[action];
  const page = (
    <>
      <AccountUser />
      <Toaster />
    </>
  );
  const { user } = renderAccountPage(page, { AccountUserPage: { viewer }, [operation]: response }, settingsPath(part));
  if (opener !== undefined) await user.click(await screen.findByRole("button", { name: opener }));
  const form = within(await screen.findByRole(place[0], { name: place[1] }));
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
  await user.click(form.getByRole("button", { name: button }));
  return () => Object.keys(fields).map((label) => form.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value);
}

// what makes the gateway respond so is tested with the same rows: `gateway/src/account/error-catalogue.test.ts`
test.each(settingsRefusals)(
  "%s, which the order service answered with %i: %s at the field %s reads %s, and the values stay",
  async (...row) => {
    const [action, , __typename, field, message] = row;
    const values = await change(action, { [action]: { __typename, field, message } });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(values()).toEqual(Object.values(changes[action].fields ?? {}));
  },
);

test.each(Object.keys(changes) as SettingsAction[])(
  "%s after too many tries says when the next is worth it",
  async (action) => {
    await change(action, { [action]: { __typename: "TooManyAttempts", field: null, ...tooManyTries } });
    expect(await screen.findByText(tooManyTries.text)).toBeTruthy();
  },
);

test.each(Object.keys(changes) as SettingsAction[])("%s without a response has its sentence", async (action) => {
  await change(action, undefined);
  expect(await screen.findByText(changes[action].unanswered)).toBeTruthy();
});
