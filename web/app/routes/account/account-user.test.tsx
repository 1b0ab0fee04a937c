import { screen, within } from "@testing-library/react";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { renderAccountPage } from "#app/layout/testing/render-account-page.tsx";
import AccountUser, { loader } from "./account-user.tsx";

const viewer = {
  __typename: "Customer",
  id: "customer",
  firstName: "Sanne",
  lastName: "de Wit",
  email: "sanne@voorbeeld.example",
  gender: "FEMALE",
  phone: null,
  birthDate: null,
  birthdayVoucher: false,
  newsletter: false,
  addresses: [],
};

const sectionsAt = async (at: string) => {
  renderAccountPage(<AccountUser />, { AccountUserPage: { viewer } }, at);
  const main = within(screen.getByRole("main"));
  await main.findAllByRole("heading", { level: 2 });
  return main.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
};

test.each([
  ["/account/gebruiker", "Mijn gegevens", ["Persoonlijke gegevens", "E-mailadres"]],
  ["/account/gebruiker/adressen", "Adressen", ["Adresboek"]],
  ["/account/gebruiker/wachtwoord", "Wachtwoord", ["Wachtwoord"]],
  ["/account/gebruiker/privacy", "Nieuwsbrief en privacy", ["Nieuwsbrief", "Uw gegevens downloaden"]],
])("%s has its own part of the account and no other", async (path, title, sections) => {
  expect(await sectionsAt(path)).toEqual(sections);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  const navigation = within(screen.getByRole("navigation", { name: "Mijn account" }));
  expect(navigation.getByRole("link", { current: "page" }).getAttribute("href")).toBe(path);
});

test("an address without a part is not found", () => {
  const request = new Request("https://warmeland.example/account/gebruiker/iets");
  const context = new RouterContextProvider();
  expect(() => loader({ request, context } as never)).toThrow(expect.objectContaining({ status: 404 }));
});
